"""Cthulhu Wars: how well each seat stands, for bots that look ahead (CW-9.5).

Everything is counted in Doom: what is on the track, what Elder Signs are worth on average, what
Gates and units will bring in the rounds to come, and spellbooks, without which nobody wins.
"""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.figures import in_play
from mythos.games.cthulhu_wars.gates import gate_count
from mythos.games.cthulhu_wars.spellbooks import book_count
from mythos.games.cthulhu_wars.state import DRAFT, START, War
from mythos.games.cthulhu_wars.table import Table

SIGN: Final = 5 / 3
BOOK: Final = 3.0
GATE: Final = 3.0
POWER: Final = 0.3
UNIT: Final = 0.4
"""For each Power that its figure costs."""
SHARPNESS: Final = 3


def standing(s: War, t: Table, seat: Seat) -> float:
    """One seat's prospects, in Doom."""
    units = sum(t.cost[kind] * in_play(s, t, kind) for kind in t.ranges[seat])
    known = s.doom[seat] + SIGN * len(s.held[seat]) + BOOK * book_count(s, seat)
    return known + GATE * gate_count(s, t, seat) + POWER * s.power[seat] + UNIT * units


def prospects(s: War, t: Table) -> list[float]:
    """Each seat's share, the leader's larger than his lead."""
    if s.phase in (DRAFT, START):
        return [1 / t.players] * t.players
    strengths = [(1 + standing(s, t, seat)) ** SHARPNESS for seat in range(t.players)]
    total = sum(strengths)
    return [strength / total for strength in strengths]
