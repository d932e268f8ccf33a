"""Cthulhu Wars: the bots, in three levels that people understand.

The novice and the adept try each action in imagined worlds, carry it out with all the dice it
takes, and compare how they would stand; the novice overlooks much. The high priest does the same
to find the few actions worth a thought, and follows each of them to the best action after it.
"""

from __future__ import annotations

from typing import Final

from mythos.core.dice import Dice, derive
from mythos.core.fate import DiceFate
from mythos.core.moves import Move
from mythos.core.planning import Planner
from mythos.core.run import World
from mythos.core.sight import Sight
from mythos.games.cthulhu_wars.ends import result_of
from mythos.games.cthulhu_wars.instinct import choose
from mythos.games.cthulhu_wars.moves import (
    DECLINE,
    END_TURN,
    PASS,
    AbandonGate,
    Attack,
    ControlGate,
    Pass,
)
from mythos.games.cthulhu_wars.outlook import chance
from mythos.games.cthulhu_wars.set_up import table_of
from mythos.games.cthulhu_wars.state import ACTION, War

MENUS: Final = ("action", "second", "more")
"""The questions at which an action is chosen."""
HASTY: Final = (AbandonGate, Pass)
"""Moves that are hardly ever good; considered only if there is nothing else."""
FORESIGHT: Final = 0.5
"""What may come counts less than what is there: others may come between."""
THROWS: Final = 3
"""So often a battle to come is fought, lest the best of many be the one with the luckiest dice."""
MANY: Final = 3
NOTHING: Final = {"action": PASS, "more": END_TURN, "second": DECLINE}
"""How to do nothing, by the question."""
SHARED: Final = 0.5


class Warlord(Planner):
    """Tries every action worth considering."""

    keeps = 0.2
    """Most differences are plain after one look: the rest of the looks goes to the best."""
    overlooks = 1
    """Only one in so many moves of a long menu is considered."""

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        moves = [move for move in sight.ask.moves if type(move) not in HASTY]
        if self.overlooks > 1 and len(moves) > MANY:
            moves = [move for move in moves if not dice.below(self.overlooks)] or moves[:1]
        return moves or list(sight.ask.moves)

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        return standing(after(sight, move, dice).state, sight.seat)


class Novice(Warlord):
    """Overlooks much, and looks once."""

    overlooks = 4

    def __init__(self, seed: bytes, looks: int = 12, ms: int = 0) -> None:
        super().__init__(seed, looks, ms)


class Adept(Warlord):
    """Considers everything, and the best of it several times."""

    def __init__(self, seed: bytes, looks: int = 60, ms: int = 0) -> None:
        super().__init__(seed, looks, ms)


class HighPriest(Warlord):
    """Follows the adept's best ideas one action further."""

    keeps = 0.4

    def __init__(self, seed: bytes, looks: int = 16, ms: int = 0, ideas: int = 6) -> None:
        super().__init__(seed, looks, ms)
        self._ideas = ideas
        self._adept = Adept(derive(seed, "adept"))

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        moves = super().candidates(sight, dice)
        if len(moves) > self._ideas:
            ranked = self._adept.rank(sight, moves)
            ranked.sort(key=lambda each: each[1], reverse=True)
            moves = [move for move, _ in ranked[: self._ideas]]
        return moves

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        world = after(sight, move, dice)
        now = standing(world.state, sight.seat)
        return now + FORESIGHT * (followed(world, sight.seat, dice) - now)


def after(sight: Sight, move: Move, dice: Dice) -> World[War]:
    """An imagined world in which the move was made and everything it leads to."""
    world: World[War] = sight.imagine(dice)
    world.answer(sight.seat, move)
    return settled(world, sight.seat, dice)


def settled(world: World[War], seat: int, dice: Dice) -> World[War]:
    """Up to the next choice of an action. A Gate of the seat's that stands empty is taken, and
    nobody else is moved.
    """
    s = world.state
    t = table_of(s.table)
    while world.request is not None:
        ask = world.asked[0]
        key = ask.question.key
        if key in MENUS:
            free = None
            if ask.seat == seat and s.gates[t.players] & s.presence[seat]:
                free = next((each for each in ask.moves if type(each) is ControlGate), None)
            if free is None:
                break
            world.answer(ask.seat, free)
        elif key == "doom":
            break
        elif key == "move":
            world.answer(ask.seat, ask.moves[-1])
        else:
            world.answer(ask.seat, choose(t, ask, dice))
    return world


def followed(world: World[War], seat: int, dice: Dice) -> float:
    """How well the seat can stand after one more action, if nobody comes between."""
    s = world.state
    best = standing(s, seat)
    if s.phase != ACTION or s.power[seat] == 0 or len(s.power) == 2:
        return best
    s.power = [power if each == seat else 0 for each, power in enumerate(s.power)]
    best = standing(s, seat)
    while world.request is not None:
        ask = world.asked[0]
        if ask.question.key not in MENUS:
            return best
        if ask.seat == seat and ask.question.key == "action":
            break
        world.answer(ask.seat, NOTHING[ask.question.key])
    for move in world.asked[0].moves if world.request is not None else ():
        if type(move) not in HASTY:
            throws = THROWS if type(move) is Attack else 1
            best = max(best, sum(then(world, seat, move, dice) for _ in range(throws)) / throws)
    return best


def then(world: World[War], seat: int, move: Move, dice: Dice) -> float:
    """How well the seat stands after another action from here."""
    again: World[War] = World(world.game, world.state.copy(), DiceFate(dice)).begin()
    again.answer(seat, move)
    return standing(settled(again, seat, dice).state, seat)


def standing(s: War, seat: int) -> float:
    """1 for a won game, a half for a shared one; else the chance that the outlook gives."""
    result = result_of(s)
    if result is None:
        return chance(s, table_of(s.table), seat)
    if seat not in result.winners:
        return 0.0
    return 1.0 if len(result.winners) == 1 else SHARED


BOTS: Final = {"adept": Adept, "high-priest": HighPriest, "novice": Novice}
