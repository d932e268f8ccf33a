"""Arkham Noir: the state (AN-2), flat. A pile is a sorted multiset, so it has no order to leak."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.seats import Seat
from mythos.core.state import State, state
from mythos.games.arkham_noir.deck import NO_CARD, Card, Deck, deck_of
from mythos.games.arkham_noir.options import Options

PLAYER: Final[Seat] = 0
TRAIL_SIZE: Final = 5
HAND_LIMIT: Final = 3
KINDS_TO_CLOSE: Final = 5
KINDS_FOR_BONUS: Final = 6
KINDS_TO_WIN: Final = 5
STRAIN_FROM: Final = 7
STORM_TRIGGER: Final = 3
NO_CASE: Final = -1

# Which beat comes next. Plain numbers: they are read at every step of every playout.
SETUP: Final = 0
TURN: Final = 1
OVER: Final = 2

# How the game ended.
RUNNING: Final = 0
WON: Final = 1
LOST_BY_MIND: Final = 2
LOST_BY_VICTIMS: Final = 3


@state
class Noir(State):
    """A game of Arkham Noir. Case n has the victim `victims[n]` and the row `rows[n]`."""

    options: Options
    phase: int
    pile: list[Card]
    """The draw pile, sorted (AN-2)."""
    victim_pool: list[int]
    """The victims nobody has seen, sorted: those of the stack and those in the box."""
    victim_stack: int
    """How many of them are still to come (AN-3.1)."""
    storm_stack: list[Card]
    """The storms still to come, sorted (AN-3.4)."""
    trail: list[Card]
    """The trail row; slot 0 is the hot lead, NO_CARD an empty slot until clean-up (AN-7.8)."""
    hand: list[Card]
    victims: list[int]
    rows: list[list[Card]]
    discards: list[Card]
    time_loss: list[Card]
    stability: list[Card]
    big_picture: list[Card]
    closed: list[Card]
    closed_victims: list[int]
    storms_out: list[Card]
    formula_waits: bool = True
    """The formula lies beside the open cases until it is gained (AN-10.1)."""
    contact_used: bool = False
    contact_clue: Card = NO_CARD
    """The clue in a row that the contact placed: it uses up no key (AN-15.3)."""
    turn: int = 0
    closing: int = NO_CASE
    """The case that is just being closed: no longer open, not yet gone."""
    source: Card = NO_CARD
    """The card whose effects are being resolved, for whoever looks on."""
    ending: int = RUNNING


def cards(s: Noir) -> Deck:
    """The tables of the edition in play."""
    return deck_of(s.options.deck)


def kinds_of(deck: Deck, clues: Iterable[Card]) -> int:
    """How many different kinds these clues show; a storm shows none (AN-1.8, AN-11.1)."""
    kind, mask = deck.kind, 0
    for clue in clues:
        mask |= kind[clue]
    return mask.bit_count()


def wins(s: Noir) -> bool:
    """Puzzle clues of five kinds in the Big Picture; hard: the Forgotten Being too (AN-16.1, R-11,
    R-24, AN-17).
    """
    picture = s.big_picture
    if len(picture) < KINDS_TO_WIN:
        return False
    deck = cards(s)
    if kinds_of(deck, picture) < KINDS_TO_WIN:
        return False
    return s.options.victory == "five_kinds" or deck.forgotten_being in picture
