"""Arkham Noir: the detective's instinct: a quick choice at every question.

Nobody wins often by instinct alone, but it plays a turn in a fraction of a millisecond, and the
planner asks it again and again what would become of a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mythos.core.asks import Ask
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.games.arkham_noir.bots.evaluation import Reading
from mythos.games.arkham_noir.bots.weights import judgement
from mythos.games.arkham_noir.contact import uses
from mythos.games.arkham_noir.deck import NO_CARD, STORM_LOCK, Card
from mythos.games.arkham_noir.moves import CardGain
from mythos.games.arkham_noir.state import HAND_LIMIT, PLAYER, Noir, cards

NEARLY_EMPTY: Final = 6
ALWAYS: Final = ("take-stability", "bonus")
"""What is taken from the stability area can at worst be discarded again."""
DISCARDS: Final = ("hand-limit", "discard-hand", "discard-trail")


def choose(s: Noir, ask: Ask) -> Move:
    """The move that instinct makes."""
    moves = ask.moves
    if len(moves) == 1:
        return moves[0]
    reading, question = Reading(s, judgement().card), ask.question.key
    if question == "action":
        return best_action(reading, list(moves))
    if question == "collect":
        return best_puzzle(reading, moves)
    if question in DISCARDS:
        return min(moves, key=lambda move: reading.reluctance(_card(s, move)))
    if question == "swap-for":
        return min(moves, key=lambda move: reading.worth(_card(s, move)))
    if question == "reshuffle":
        welcome = len(s.discards) >= reading.card_weights.reshuffle or len(s.pile) < NEARLY_EMPTY
        return moves[0 if welcome else 1]
    if question == "reveal-storm":
        return moves[0 if wants_lightning(reading) else 1]
    return best_take(reading, ask)


def best_action(reading: Reading, moves: list[Move]) -> Move:
    scores = reading.scores(moves, judgement().instinct)
    return moves[scores.index(max(scores))]


def best_puzzle(reading: Reading, moves: Sequence[Move]) -> Move:
    """A new kind for the Big Picture, if possible one that the row shows twice; or enough."""
    s, deck = reading.s, reading.deck
    kinds = [deck.kind[card] for card in s.rows[s.closing]]
    best, rank = moves[-1], 0
    for move in moves[:-1]:
        card = _card(s, move)
        value = 0
        if reading.is_useful(card):
            value = 3 if kinds.count(deck.kind[card]) > 1 else 2
        if card == deck.forgotten_being and s.options.victory == "forgotten_being":
            value += 5
        if value > rank:
            best, rank = move, value
    return best


def best_take(reading: Reading, ask: Ask) -> Move:
    """The card that is worth most, unless the hand is full of better ones."""
    s, moves = reading.s, ask.moves
    best = max(moves[:-1], key=lambda move: reading.worth(_card(s, move)))
    question = ask.question.key
    if question in ALWAYS or (len(s.hand) < HAND_LIMIT and question != "swap"):
        return best
    worst = min(reading.worth(card) for card in s.hand)
    margin = reading.card_weights.margin
    if question == "take-time":
        margin = reading.card_weights.margin_time
    elif question == "swap":
        margin = 0.0
    return best if reading.worth(_card(s, best)) > worst + margin else moves[-1]


def wants_lightning(reading: Reading) -> bool:
    """A useful clue with a storm lock is within reach."""
    s, deck = reading.s, reading.deck
    near = (card for card in (*s.hand, *s.trail) if card != NO_CARD)
    return any(deck.condition[card] == STORM_LOCK and reading.is_useful(card) for card in near)


def _card(s: Noir, move: Any) -> Card:
    return cards(s).numbers[move.card]


def play_on(world: World[Noir], turns: int) -> None:
    """Follow instinct for so many turns, to the next question for an action, or to the end."""
    s = world.state
    last = s.turn + turns
    while (request := world.request) is not None:
        assert isinstance(request, Ask)
        question = request.question.key
        if question == "action" and s.turn > last and not world.waiting:
            return
        if question == "before-clean-up" and (rescue := best_rescue(s)) is not None:
            world.interject(PLAYER, rescue)
        else:
            world.answer(PLAYER, choose(s, request))


def best_rescue(s: Noir) -> Move | None:
    """The card that the contact should bring back before clean-up strikes."""
    area = s.stability if len(s.stability) >= s.options.limit else s.time_loss
    reading = Reading(s, judgement().card)
    gains = [move for move in uses(s) if type(move) is CardGain and _card(s, move) in area]
    return max(gains, key=lambda move: reading.worth(_card(s, move)), default=None)
