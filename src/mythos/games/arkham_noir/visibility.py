"""Arkham Noir: what lies open and what does not (AN-2, AN-22.3)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mythos.core.dice import Chance
from mythos.core.seats import Seat
from mythos.games.arkham_noir.contact import SKELETON_KEY_SIDES, key_obstacle
from mythos.games.arkham_noir.deck import NO_CARD, Card, CardInfo, Deck
from mythos.games.arkham_noir.ends import ENDINGS
from mythos.games.arkham_noir.fitting import obstacle
from mythos.games.arkham_noir.state import (
    HAND_LIMIT,
    KINDS_TO_WIN,
    NO_CASE,
    OVER,
    PLAYER,
    Noir,
    cards,
    kinds_of,
)


class Case(Struct, frozen=True):
    """An open case: its victim and everything to the right of it, in order (AN-1.9)."""

    victim: str
    row: tuple[str, ...]
    kinds: int
    closing: bool


class Placing(Struct, frozen=True):
    """Whether a card of the hand, or the hot lead, fits a case; if not, why, and which clause."""

    card: str
    case: str
    reason: str
    clause: str
    by_contact: bool
    """Would it fit with the contact's skeleton key?"""


class View(Struct, frozen=True):
    """What one seat may know. Nothing else is ever sent to it."""

    seat: Seat
    turn: int
    over: bool
    ending: str
    """`won`, `mind` or `victims`; empty while the game runs."""
    victory: str
    limit: int
    """So many cards in the stability or the time-loss area are too many."""
    kinds_to_win: int
    hand_limit: int
    trail: tuple[str | None, ...]
    """The trail row; slot 0 is the hot lead, None an empty slot."""
    hand: tuple[str, ...]
    """Empty for whoever only watches."""
    hand_size: int
    cases: tuple[Case, ...]
    pile: int
    unseen: tuple[str, ...]
    """What is in the draw pile, by subtraction, in no order; empty for whoever only watches."""
    discards: tuple[str, ...]
    time_loss: tuple[str, ...]
    stability: tuple[str, ...]
    big_picture: tuple[str, ...]
    kinds: int
    """How many kinds lie in the Big Picture."""
    closed: tuple[str, ...]
    closed_victims: tuple[str, ...]
    victims_left: int
    storms_left: int
    storms_out: tuple[str, ...]
    formula_waits: bool
    contact: str
    """Which sides may be used: `both`, `skeleton_key`, `card_gain`; `none` when it is out."""
    source: str | None
    """The card whose effects are being resolved."""
    placing: tuple[Placing, ...]
    """Every card in reach against every open case, for the player."""
    cards: tuple[CardInfo, ...]
    """The cards of the edition in play as they are printed."""


def view(s: Noir, seat: Seat) -> View:
    """The table of areas, row by row: all is open but the hand and the stacks (AN-2, AN-22.3)."""
    deck, mine = cards(s), seat == PLAYER
    name = deck.names
    return View(
        seat=seat,
        turn=s.turn,
        over=s.phase == OVER,
        ending=ENDINGS.get(s.ending, ""),
        victory=s.options.victory,
        limit=s.options.limit,
        kinds_to_win=KINDS_TO_WIN,
        hand_limit=HAND_LIMIT,
        trail=tuple(None if card == NO_CARD else name[card] for card in s.trail),
        hand=_named(deck, s.hand) if mine else (),
        hand_size=len(s.hand),
        cases=tuple(_case(s, deck, case) for case in range(len(s.rows))),
        pile=len(s.pile),
        unseen=_named(deck, s.pile) if mine else (),
        discards=_named(deck, s.discards),
        time_loss=_named(deck, s.time_loss),
        stability=_named(deck, s.stability),
        big_picture=_named(deck, s.big_picture),
        kinds=kinds_of(deck, s.big_picture),
        closed=_named(deck, s.closed),
        closed_victims=tuple(deck.victim_names[victim] for victim in s.closed_victims),
        victims_left=s.victim_stack,
        storms_left=len(s.storm_stack),
        storms_out=_named(deck, s.storms_out),
        formula_waits=s.formula_waits,
        contact="none" if s.contact_used else s.options.contact,
        source=None if s.source == NO_CARD else name[s.source],
        placing=tuple(placings(s, deck)) if mine and s.phase != OVER else (),
        cards=deck.infos,
    )


def _named(deck: Deck, area: Iterable[Card]) -> tuple[str, ...]:
    return tuple(deck.names[card] for card in area)


def _case(s: Noir, deck: Deck, case: int) -> Case:
    row = s.rows[case]
    victim = deck.victim_names[s.victims[case]]
    return Case(victim, _named(deck, row), kinds_of(deck, row), case == s.closing != NO_CASE)


def placings(s: Noir, deck: Deck) -> Iterable[Placing]:
    """Where each card in reach goes, and why not where it does not (AN-5)."""
    lead = [card for card in s.trail[:1] if card != NO_CARD]
    can_open = not s.contact_used and s.options.contact in SKELETON_KEY_SIDES
    for card in (*lead, *s.hand):
        for case, victim in enumerate(s.victims):
            why = obstacle(s, card, case)
            by_contact = can_open and card in s.hand and key_obstacle(s, card, case) is None
            reason, clause = (why.key, why.clause) if why else ("", "")
            where = deck.victim_names[victim]
            yield Placing(deck.names[card], where, reason, clause, by_contact)


def imagine(s: Noir, seat: Seat, dice: Chance) -> None:
    """Nothing is to be dealt anew: what is hidden is only the order of piles that have none here
    (AN-22.3). The box is part of the victims nobody has seen.
    """
