"""Cthulhu Wars: the bots, in three levels that people understand.

All of them imagine what they cannot see, let instinct play on for everybody to the end of the
round, and compare how they would stand; they differ in how long they think. The novice also
overlooks half of what it could do.
"""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, AskAll
from mythos.core.dice import Dice
from mythos.core.moves import Move
from mythos.core.planning import Planner
from mythos.core.run import World
from mythos.core.sight import Sight
from mythos.games.cthulhu_wars.ends import result_of
from mythos.games.cthulhu_wars.instinct import choose
from mythos.games.cthulhu_wars.moves import AbandonGate, Pass
from mythos.games.cthulhu_wars.outlook import outlook
from mythos.games.cthulhu_wars.set_up import table_of
from mythos.games.cthulhu_wars.state import War

HASTY: Final = (AbandonGate, Pass)
"""Moves that are hardly ever good; considered only if there is little else."""
MANY: Final = 3
SHARED: Final = 0.5


class Warlord(Planner):
    """Thinks for so many looks, each at most `depth` decisions long."""

    overlooks = 1
    """Only one in so many moves of a long menu is considered."""

    def __init__(self, seed: bytes, looks: int, ms: int = 0, depth: int = 60) -> None:
        super().__init__(seed, looks, ms)
        self._depth = depth

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        moves = list(sight.ask.moves)
        if len(moves) > MANY:
            moves = [move for move in moves if type(move) not in HASTY] or moves
        if self.overlooks > 1 and len(moves) > MANY:
            moves = [move for move in moves if not dice.below(self.overlooks)] or moves[:1]
        return moves

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        world: World[War] = sight.imagine(dice)
        world.answer(sight.seat, move)
        play_on(world, self._depth, dice)
        return standing(world.state, sight.seat)


class Novice(Warlord):
    """Overlooks much and looks ahead a little."""

    overlooks = 2

    def __init__(self, seed: bytes, looks: int = 12, ms: int = 0, depth: int = 8) -> None:
        super().__init__(seed, looks, ms, depth)


class Adept(Warlord):
    """Looks ahead to the end of the round, some times."""

    def __init__(self, seed: bytes, looks: int = 48, ms: int = 0, depth: int = 40) -> None:
        super().__init__(seed, looks, ms, depth)


class HighPriest(Warlord):
    """Looks ahead to the end of the round, many times."""

    def __init__(self, seed: bytes, looks: int = 400, ms: int = 0, depth: int = 60) -> None:
        super().__init__(seed, looks, ms, depth)


def play_on(world: World[War], depth: int, dice: Dice) -> None:
    """Instinct for everybody, to the next round or through so many decisions."""
    s, start = world.state, world.state.round
    t = table_of(s.table)
    for _ in range(depth):
        request = world.request
        if request is None or (s.round != start and s.battle is None):
            return
        if type(request) is AskAll:
            ask = world.asked[0]
        else:
            assert isinstance(request, Ask)
            ask = request
        world.answer(ask.seat, choose(s, t, ask, dice))


def standing(s: War, seat: int) -> float:
    """1 for a won game, a half for a shared one; else the share that the outlook gives."""
    result = result_of(s)
    if result is None:
        return outlook(s, table_of(s.table))[seat]
    if seat not in result.winners:
        return 0.0
    return 1.0 if len(result.winners) == 1 else SHARED


BOTS: Final = {"adept": Adept, "high-priest": HighPriest, "novice": Novice}
