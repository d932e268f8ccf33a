"""Cthulhu Wars: the bots, in three levels that people understand.

All try each action in imagined worlds, carry it out with all the dice it takes, and compare how
they would stand. The novice overlooks much; the adept judges by rule of thumb; the high priest
knows what has won games for its faction, and ends the game when it is won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mythos.core.dice import Chance, Dice, derive
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.core.sight import Sight
from mythos.games.cthulhu_wars.bots.evaluation import chance
from mythos.games.cthulhu_wars.bots.policy import choose
from mythos.games.cthulhu_wars.bots.weights import PLAIN, Weights
from mythos.games.cthulhu_wars.rules.actions import last_of
from mythos.games.cthulhu_wars.rules.ends import result_of
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_MOVE,
    ASK_SUMMON,
    DONE,
    REVEALS,
    AbandonGate,
    ControlGate,
    Pass,
    TakeBook,
)
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from mythos.games.cthulhu_wars.rules.state import DOOM_TO_END, War
from mythos.thinking.planner import Planner

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.game import CthulhuWars

MENUS: Final = ("action", "second", "more")
"""The questions at which an action is chosen."""
HASTY: Final = (AbandonGate, Pass)
"""Moves that are hardly ever good; considered only if there is nothing else."""
MANY: Final = 3
SHARED: Final = 0.5
FOLLOWERS: Final = (ASK_MOVE, ASK_SUMMON)
"""The questions who is next, the last answer to which is that nobody is."""
ENDINGS: Final = ("action", "more")
"""The questions at which the own turn is about to end, and the game with it (CW-9.1)."""
GLANCES: Final = 16
SURE: Final = 0.75
"""In so many of the imagined worlds the game has to be won before it is ended."""


class Warlord(Planner):
    """Tries every action worth considering."""

    keeps = 0.2
    """Most differences are plain after one look: the rest of the looks goes to the best."""
    overlooks = 1
    """Only one in so many moves of a long menu is considered."""
    weights: Weights | None = PLAIN
    """None: those of the faction it plays."""

    def choose(self, sight: Sight, /) -> Move:
        """Who moves or summons says at once whether another is to follow, and is not asked."""
        move = super().choose(sight)
        last = last_of(move)
        return last if last in sight.ask.beside and not self.goes_on(sight, move) else move

    def goes_on(self, sight: Sight, move: Move) -> bool:
        """Is it better if another follows this one?"""
        ask = moved(sight, move, Dice(derive(self._seed, "next"))).asked[:1]
        if not ask or ask[0].question not in FOLLOWERS:
            return bool(ask)
        follow = Sight(ask[0], sight.view, sight.players, lambda _, dice: moved(sight, move, dice))
        return self.rank(follow, self._considered(follow))[0][0] is not DONE

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        moves = [move for move in sight.ask.moves if type(move) not in HASTY]
        if self.overlooks > 1 and len(moves) > MANY:
            moves = [move for move in moves if not dice.below(self.overlooks)] or moves[:1]
        return self.mixed(sight, moves or list(sight.ask.moves))

    def mixed(self, sight: Sight, moves: list[Move]) -> list[Move]:
        """Spellbooks look alike to the outlook. Where there are neutral ones, which stand behind
        the faction's own, chance says which of them comes first.
        """
        if type(moves[0]) is not TakeBook:
            return moves
        dice = Dice(derive(self._seed, "books", self._asked))
        if not any(card.book for card in layout_of(sight.imagine(dice)).loyalty):
            return moves
        pile = list(moves)
        return [pile.pop(dice.below(len(pile))) for _ in moves]

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        return standing(after(sight, move, dice), sight.seat, self.weights)


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
    """Knows what counts for its faction, looks more often, and knows when to end the game."""

    weights = None

    def __init__(self, seed: bytes, looks: int = 200, ms: int = 0) -> None:
        super().__init__(seed, looks, ms)

    def choose(self, sight: Sight, /) -> Move:
        return self.finale(sight) or super().choose(sight)

    def finale(self, sight: Sight) -> Move | None:
        """An Elder Sign to reveal, if all of them end the game now and it is as good as won.

        In an Action Phase it ends with the turn, before anybody can perform a ritual (CW-9.1).
        """
        if sight.ask.question.key not in ENDINGS:
            return None
        seat, won = sight.seat, 0
        for number in range(GLANCES):
            s: War = sight.imagine(Dice(derive(self._seed, "finale", number))).state
            own = s.hidden_signs[seat]
            if not own or not complete(s, seat) or s.doom[seat] + sum(own) < DOOM_TO_END:
                return None
            won += leads(s, seat)
        return REVEALS[own[-1]] if won >= SURE * GLANCES else None


def leads(s: War, seat: int) -> bool:
    """Would the seat win alone if all Elder Signs were revealed now?"""
    total = [
        doom + sum(held) if complete(s, each) else 0
        for each, (doom, held) in enumerate(zip(s.doom, s.hidden_signs, strict=True))
    ]
    return total[seat] > max(each for other, each in enumerate(total) if other != seat)


def after(sight: Sight, move: Move, dice: Dice) -> World[War]:
    """An imagined world in which the move was made and everything it leads to."""
    return settled(moved(sight, move, dice), sight.seat, dice)


def moved(sight: Sight, move: Move, dice: Chance) -> World[War]:
    """An imagined world in which the move was made, at its next question."""
    world: World[War] = sight.imagine(dice)
    world.answer(sight.seat, move)
    return world


def settled(world: World[War], seat: int, dice: Dice) -> World[War]:
    """Up to the next choice of an action. A Gate of the seat's that stands empty is taken, and
    nobody else is moved.
    """
    s = world.state
    t = layout_of(world)
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
        elif key in ("doom", "signs"):
            break
        elif ask.question in FOLLOWERS:
            world.answer(ask.seat, ask.moves[-1])
        else:
            world.answer(ask.seat, choose(t, ask, dice))
    return world


def layout_of(world: World[War]) -> Layout:
    """What the world is played with."""
    game: CthulhuWars = world.game  # type: ignore[assignment]
    return game.catalogue.layout(world.state.table).at(world.state)


def standing(world: World[War], seat: int, w: Weights | None) -> float:
    """1 for a won game, a half for a shared one; else the chance that the outlook gives."""
    s = world.state
    result = result_of(s)
    if result is None:
        return chance(s, layout_of(world), seat, w)
    if seat not in result.winners:
        return 0.0
    return 1.0 if len(result.winners) == 1 else SHARED


BOTS: Final = {"adept": Adept, "high-priest": HighPriest, "novice": Novice}
