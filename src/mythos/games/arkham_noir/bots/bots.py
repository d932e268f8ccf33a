"""Arkham Noir: the planner, a bot that looks ahead.

For every move worth considering it imagines how the draws could fall, lets instinct play some turns
from there, and asks the outlook how such a desk ends.
"""

from __future__ import annotations

from typing import Final

from mythos.core.dice import Dice
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.core.sight import Sight
from mythos.games.arkham_noir.bots.evaluation import Reading
from mythos.games.arkham_noir.bots.policy import best_action, play_on
from mythos.games.arkham_noir.bots.weights import judgement
from mythos.games.arkham_noir.contact import uses
from mythos.games.arkham_noir.ends import score
from mythos.games.arkham_noir.moves import DONE, CardGain, Collect, SkeletonKey, Take
from mythos.games.arkham_noir.state import KINDS_TO_WIN, OVER, PLAYER, WON, Noir
from mythos.games.arkham_noir.turn import actions, has_lead
from mythos.thinking.planner import Planner

FEW: Final = 6
"""So many cards are compared when one may be taken out of many."""
CONSOLATION: Final = 0.7
POWER: Final = 1.5
"""What a lost game is worth that lacked nothing but a little luck; less the more was missing."""
DELAY: Final = 0.002
"""What a turn costs that a win comes later: to win now is better than just as surely later."""


class Detective(Planner):
    """Looks so many turns ahead, with instinct at the desk."""

    def __init__(self, seed: bytes, looks: int = 160, ms: int = 0, turns: int = 5) -> None:
        super().__init__(seed, looks, ms)
        self._turns = turns

    def candidates(self, sight: Sight, dice: Dice) -> list[Move]:
        """The moves of the question without those that others dominate, and the contact's uses."""
        s: Noir = sight.imagine(dice).state
        reading = Reading(s, judgement().card)
        moves = without_dominated(reading, list(sight.ask.moves))
        if sight.ask.question.key in ("action", "no-lead", "before-clean-up"):
            moves += promising_uses(reading)
        return moves

    def look(self, sight: Sight, move: Move, dice: Dice) -> float:
        """One imagined game after the move, as far as this planner looks."""
        world: World[Noir] = sight.imagine(dice)
        s, first = world.state, world.state.turn
        if move in sight.ask.moves:
            world.answer(PLAYER, move)
        else:
            world.interject(PLAYER, move)
        play_on(world, self._turns)
        return outcome(s) - (DELAY * (s.turn - first) if has_won(s) else 0.0)


def outcome(s: Noir) -> float:
    """1 for a won game, less for a lost one; what the outlook says of one that goes on."""
    if s.phase == OVER:
        if has_won(s):
            return 1.0
        share: float = min(score(s), KINDS_TO_WIN) / KINDS_TO_WIN
        return CONSOLATION * float(share**POWER)
    if not has_lead(s):
        return prospects(s)
    reading = Reading(s, judgement().card)
    move = best_action(reading, actions(s))
    return within(reading.scores([move], judgement().outlook)[0])


def has_won(s: Noir) -> bool:
    return s.ending == WON


def prospects(s: Noir) -> float:
    """What the outlook says of a desk, also in the middle of an action."""
    return within(Reading(s, judgement().card).standing(judgement().outlook))


def within(value: float) -> float:
    return min(1.0, max(0.0, value))


# What is worth considering.


def without_dominated(reading: Reading, moves: list[Move]) -> list[Move]:
    """Of many cards to take only the best few; of puzzle clues only those that can help."""
    numbers = reading.deck.numbers
    takes = [move for move in moves if type(move) is Take]
    if len(takes) > FEW:
        takes.sort(key=lambda move: reading.worth(numbers[move.card]), reverse=True)
        return [*takes[:FEW], *(move for move in moves if type(move) is not Take)]
    if type(moves[0]) is Collect:
        useful = [move for move in moves[:-1] if _helps(reading, numbers[move.card])]  # type: ignore[attr-defined]
        return useful or [DONE]
    return moves


def _helps(reading: Reading, card: int) -> bool:
    """A new kind, the Forgotten Being if it is asked for, or a half of the formula."""
    s, deck = reading.s, reading.deck
    being = card == deck.forgotten_being and s.options.victory == "forgotten_being"
    return reading.is_useful(card) or being


def promising_uses(reading: Reading) -> list[Move]:
    """The contact for a puzzle clue that helps, or for a card when the limit is near."""
    s, numbers = reading.s, reading.deck.numbers
    near = [area for area in (s.stability, s.time_loss) if len(area) >= s.options.limit - 1]
    found: list[Move] = []
    for move in uses(s):
        if isinstance(move, SkeletonKey):
            if _helps(reading, numbers[move.card]):
                found.append(move)
        elif isinstance(move, CardGain) and any(numbers[move.card] in area for area in near):
            found.append(move)
    return found
