"""The greedy bot: one move ahead, over sampled worlds, by the game's own evaluation."""

from __future__ import annotations

from mythos.core.dice import Dice, derive
from mythos.core.moves import Move
from mythos.core.sight import Sight


class Greedy:
    """The move after which it stands best on average, over a few worlds it holds possible.

    Every move is tried in the same worlds with the same chance to come, so that luck cancels out.
    """

    def __init__(self, seed: bytes, worlds: int = 12) -> None:
        self._seed = seed
        self._worlds = worlds
        self._asked = 0

    def choose(self, sight: Sight, /) -> Move:
        moves = sight.ask.moves
        if len(moves) == 1:
            return moves[0]
        self._asked += 1
        seeds = [derive(self._seed, self._asked, number) for number in range(self._worlds)]
        return max(moves, key=lambda move: sum(_value(sight, move, seed) for seed in seeds))


def _value(sight: Sight, move: Move, seed: bytes) -> float:
    """How well the seat stands after the move in the world that this seed makes."""
    world = sight.imagine(Dice(seed))
    world.answer(sight.seat, move)
    return world.values()[sight.seat]
