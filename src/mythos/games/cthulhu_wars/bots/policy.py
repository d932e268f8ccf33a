"""Cthulhu Wars: a quick answer to the questions inside an action, for imagined games.

Whoever loses a figure gives the cheapest; everything else is left to the dice, so that many looks
ahead see many ways to go on. It names no faction.
"""

from __future__ import annotations

from typing import Any, Final

from mythos.core.asks import Ask
from mythos.core.dice import Chance
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import AssignKill, Lose, Sacrifice
from mythos.games.cthulhu_wars.rules.units import HIT, ON_GATE

OTHER_PRICE: Final = 3
LOSSES: Final = (AssignKill, Lose, Sacrifice)


def choose(t: Layout, ask: Ask, dice: Chance) -> Move:
    """The move that instinct makes."""
    moves = ask.moves
    if len(moves) == 1:
        return moves[0]
    if type(moves[0]) in LOSSES:
        return min(moves, key=lambda move: price_of(t, ask.seat, move))
    return moves[dice.below(len(moves))]


def price_of(t: Layout, seat: Seat, move: Any) -> int:
    """What the figure that is to go would cost; whoever stands on a Gate is dear."""
    name: str = move.unit
    at_gate = name.endswith(ON_GATE)
    kind = t.kinds[seat].get(name.removesuffix(ON_GATE).removesuffix(HIT))
    cost = t.cost[kind] if kind is not None else OTHER_PRICE
    return cost * 2 + 3 * at_gate
