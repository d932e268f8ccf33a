"""Rise of the Cults: the bots, in three levels that people understand.

A novice follows instinct but is often distracted, an adept follows it, and a high priest looks
ahead: it imagines the hands and the dice, lets instinct play on for everybody, and compares.
"""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask
from mythos.core.dice import Dice
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.core.sight import Sight
from mythos.games.rise_of_the_cults.bots.evaluation import prospects
from mythos.games.rise_of_the_cults.bots.policy import choose
from mythos.games.rise_of_the_cults.moves import Reroll
from mythos.games.rise_of_the_cults.scoring import result_of
from mythos.games.rise_of_the_cults.state import PLANNING, RECRUITMENT, Cults
from mythos.thinking.planner import Planner

DISTRACTED: Final = 40
"""So many of a hundred answers of a novice are any answer."""
TRIFLES: Final = ("pay", "pay-terror", "hide", "stack")
"""Where instinct is as good as thinking."""
TIE: Final = 0.5


class Novice:
    """Knows the game, but does not always pay attention."""

    def __init__(self, seed: bytes, distracted: int = DISTRACTED) -> None:
        self._dice = Dice(seed)
        self._distracted = distracted

    def choose(self, sight: Sight, /) -> Move:
        moves = sight.ask.moves
        if len(moves) > 1 and self._dice.below(100) < self._distracted:
            return moves[self._dice.below(len(moves))]
        return follow(sight, self._dice)


class Adept:
    """Follows instinct; it knows no more of the others than its own sight."""

    def __init__(self, seed: bytes) -> None:
        self._dice = Dice(seed)

    def choose(self, sight: Sight, /) -> Move:
        return follow(sight, self._dice)


def follow(sight: Sight, dice: Dice) -> Move:
    """Instinct in one world that agrees with what the seat knows."""
    if len(sight.ask.moves) == 1:
        return sight.ask.moves[0]
    s: Cults = sight.imagine(dice).state
    return choose(s, sight.ask)


class HighPriest(Planner):
    """Looks ahead to the end of the round, or so many decisions."""

    def __init__(self, seed: bytes, looks: int = 60, ms: int = 0, depth: int = 40) -> None:
        super().__init__(seed, looks, ms)
        self._depth = depth

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        """All moves, but for trifles, and of the dice only to roll one or two kinds again."""
        ask = sight.ask
        if ask.question.key in TRIFLES:
            return [follow(sight, dice)]
        if ask.question.key == "dice":
            s: Cults = sight.imagine(dice).state
            return [move for move in ask.moves if is_plain(s, move)]
        return list(ask.moves)

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        world: World[Cults] = sight.imagine(dice)
        world.answer(sight.seat, move)
        play_on(world, self._depth)
        return standing(world.state, sight.seat)


def is_plain(s: Cults, move: Move) -> bool:
    """Keep, or roll all dice with some faces again and none with others, the blanks always."""
    if not isinstance(move, Reroll):
        return not s.dice[3]
    again = (move.thugs, move.adepts, move.freaks, move.blanks)
    return again[3] == s.dice[3] and all(
        number in (0, s.dice[face]) for face, number in enumerate(again[:3])
    )


def play_on(world: World[Cults], depth: int) -> None:
    """Instinct for everybody, at most through so many decisions, and on to a quiet moment."""
    s = world.state
    done = 0
    while (request := world.request) is not None:
        assert isinstance(request, Ask)
        if done >= depth and s.plan < 0:
            return
        if s.phase in (RECRUITMENT, PLANNING) and done >= depth // 2:
            return
        world.answer(request.seat, choose(s, request))
        done += 1


def standing(s: Cults, seat: int) -> float:
    """1 for a won game, a half for a shared one; else the chances that the board gives."""
    result = result_of(s)
    if result is None:
        return prospects(s)[seat]
    if seat not in result.winners:
        return 0.0
    return 1.0 if len(result.winners) == 1 else TIE


BOTS: Final = {"adept": Adept, "high-priest": HighPriest, "novice": Novice}
