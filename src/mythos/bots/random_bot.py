"""The random bot: the measure of all others."""

from __future__ import annotations

from mythos.core.dice import Dice
from mythos.core.moves import Move
from mythos.core.sight import Sight


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, seed: bytes) -> None:
        self._dice = Dice(seed)

    def choose(self, sight: Sight, /) -> Move:
        moves = sight.ask.moves
        return moves[self._dice.below(len(moves))]
