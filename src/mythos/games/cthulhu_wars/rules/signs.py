"""Cthulhu Wars: Elder Signs, secret until they are revealed (CW-1.29 to CW-1.32, CW-40.17)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat, only
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import REVEALS
from mythos.games.cthulhu_wars.rules.state import OVER, War

SIGNS: Final = (*(1,) * 18, *(2,) * 12, *(3,) * 6)
NAMES: Final = ("none", "sign_1", "sign_2", "sign_3")


def gain_signs(s: War, t: Layout, seat: Seat, number: int) -> Script:
    """Draw at random, look, keep face down; from an empty pool come points of Doom (CW-1.32)."""
    for _ in range(number):
        if t.awaited_by_any(Ability.sign_due):
            s.sign_due = True
            yield from t.steps_of_all(Ability.sign_due, s, seat)
            if not s.sign_due:
                continue
            s.sign_due = False
        if not s.sign_pool:
            s.doom[seat] += 1
            tell(s, "no-sign-left", seat=seat)
            continue
        value: int = yield Draw(s.sign_pool, NAMES)
        insort(s.hidden_signs[seat], value)
        tell(s, "sign", seat=seat)
        tell(s, "sign-seen", only(seat), reveals=True, seat=seat, number=value)


def reveals(s: War, seat: Seat) -> Sequence[Move]:
    """Any of the own Elder Signs, at any time, in any phase (CW-1.31)."""
    if s.phase == OVER or seat >= len(s.hidden_signs):
        return ()
    return [REVEALS[value] for value in sorted(set(s.hidden_signs[seat]))]


def reveal(s: War, seat: Seat, value: int) -> None:
    """Its value becomes Doom; it leaves the game and never goes back to the pool (CW-1.31)."""
    s.hidden_signs[seat].remove(value)
    s.doom[seat] += value
    tell(s, "revealed", reveals=True, seat=seat, number=value)


def show(s: War, t: Layout, seat: Seat, value: int) -> Script:
    """A seat reveals a sign of its own accord, and what that brings besides."""
    reveal(s, seat, value)
    yield from t.steps(Ability.sign_revealed, s, seat, value)
