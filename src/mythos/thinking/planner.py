"""Planning: a bot that tries the moves worth considering in many imagined worlds.

All moves meet the same worlds and the same chance to come, so that luck cancels out; after each
round the worse ones are dropped, so that most of the thinking goes to the best. What is
worth considering, and how a try is played and judged, is the game's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import ceil, log

from mythos.core.dice import Dice, derive
from mythos.core.moves import Move
from mythos.core.sight import Sight
from mythos.thinking.budget import patience


class Planner(ABC):
    """Thinks for so many looks ahead, or for `ms` milliseconds if they are given."""

    keeps = 0.5
    """So many of the moves are still considered after each round, the best of them."""

    def __init__(self, seed: bytes, looks: int = 100, ms: int = 0) -> None:
        self._seed = seed
        self._looks = looks
        self._seconds = ms / 1000
        self._asked = 0
        self.looks_done = 0

    @abstractmethod
    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        """The moves worth considering, interjections too."""

    @abstractmethod
    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        """Imagine a world, make the move, play on for a while: how well does the seat stand?"""

    def choose(self, sight: Sight, /) -> Move:
        """The move after which the imagined games end best."""
        moves = self._considered(sight)
        return self.rank(sight, moves)[0][0] if len(moves) > 1 else moves[0]

    def advise(self, sight: Sight, /) -> list[tuple[Move, float]]:
        """The answers to the question that are worth considering, each with its prospects."""
        found = self._considered(sight)
        return self.rank(sight, [move for move in found if move in sight.ask.moves] or found)

    def rank(self, sight: Sight, moves: list[Move]) -> list[tuple[Move, float]]:
        """The moves with the mean result of their looks, the most looked at first."""
        total = dict.fromkeys(moves, 0.0)
        done = dict.fromkeys(moves, 0)
        alive, rounds = moves, max(1, ceil(log(len(moves), 1 / self.keeps)))
        for number in range(rounds):
            for seed in self._seeds(number, rounds, len(alive)):
                for move in alive:
                    total[move] += self.look(sight, move, Dice(seed))
                    done[move] += 1
                self.looks_done += len(alive)
            alive = sorted(alive, key=lambda move: total[move], reverse=True)
            alive = alive[: ceil(len(alive) * self.keeps)]
        order = sorted(moves, key=lambda move: (done[move], total[move]), reverse=True)
        return [(move, total[move] / done[move]) for move in order]

    def _considered(self, sight: Sight) -> list[Move]:
        self._asked += 1
        return self.candidates(sight, Dice(derive(self._seed, self._asked)))

    def _seeds(self, number: int, rounds: int, moves: int) -> Iterator[bytes]:
        """The worlds of one round: as many as its share of the budget allows, and at least one."""
        looks = ceil(self._looks / (moves * rounds))
        for look in patience(looks, self._seconds / rounds):
            yield derive(self._seed, self._asked, number, look)
