"""Cthulhu Wars: what only the two-player game has: Decay, halved numbers (CW-12)."""

from __future__ import annotations

from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.state import War


def decay(s: War, seat: Seat, *, idle: bool = False) -> None:
    """At the start of a turn the idle and those without Power raise the marker, the others pay it
    (CW-12.7, CW-12.9).

    Who cannot pay it, or has nothing left after it, takes no action (CW-12.8, CW-40.8).
    """
    if idle or not s.power[seat]:
        s.decay += 1
        tell(s, "decay", number=s.decay)
    elif s.decay:
        s.power[seat] = max(s.power[seat] - s.decay, 0)
        tell(s, "decay-paid", seat=seat, number=s.decay)


def halved(number: int) -> int:
    """Half, rounded up (CW-12.15, CW-12.16)."""
    return (number + 1) // 2
