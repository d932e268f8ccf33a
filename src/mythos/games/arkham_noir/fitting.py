"""Arkham Noir: where a clue fits, and why it does not fit elsewhere (AN-5)."""

from __future__ import annotations

from typing import Final

from mythos.core.game import WhyNot
from mythos.games.arkham_noir.deck import (
    FIRST_STORM,
    LOCK,
    MINIMUM,
    SKELETON_LOCK,
    STORM_LOCK,
    Card,
    Deck,
)
from mythos.games.arkham_noir.state import Noir, cards

CHAIN: Final = WhyNot("chain", "AN-5.1")
NO_KEY: Final = WhyNot("no-key", "AN-5.4")
NO_SKELETON_KEY: Final = WhyNot("no-skeleton-key", "AN-5.5")
TOO_FEW: Final = WhyNot("minimum", "AN-5.7")
NO_LIGHTNING: Final = WhyNot("no-lightning", "AN-5.8")
SECOND_STORM_LOCK: Final = WhyNot("second-storm-lock", "AN-5.8")


def end_of_chain(deck: Deck, s: Noir, case: int) -> int:
    """The right symbols of the last card: a clue, a storm or the victim (AN-5.1, AN-5.2)."""
    row = s.rows[case]
    return deck.right[row[-1]] if row else deck.victim_right[s.victims[case]]


def obstacle(s: Noir, clue: Card, case: int, *, by_contact: bool = False) -> WhyNot | None:
    """What keeps the clue from the right end of this row; None if it fits (AN-5.1, AN-5.3)."""
    deck = cards(s)
    if not deck.left[clue] & end_of_chain(deck, s, case):
        return CHAIN
    if by_contact and deck.condition[clue] in (LOCK, SKELETON_LOCK):  # AN-15.3
        return None
    return unmet_condition(deck, s, clue, case)


def unmet_condition(deck: Deck, s: Noir, clue: Card, case: int) -> WhyNot | None:
    """The clue's condition, if the row does not meet it yet (AN-5.3)."""
    condition, row = deck.condition[clue], s.rows[case]
    if condition in (LOCK, SKELETON_LOCK):
        return key_lacking(deck, s, clue, row)
    if condition == MINIMUM:
        return None if clues_in(row) >= deck.minimum[clue] else TOO_FEW
    if condition == STORM_LOCK:
        return lightning_lacking(deck, row)
    return None


def key_lacking(deck: Deck, s: Noir, clue: Card, row: list[Card]) -> WhyNot | None:
    """Z <= X and L + Z <= K + X, the new clue counted among the locks only (AN-5.4 to AN-5.6,
    AN-5.9, R-22).
    """
    locks = skeleton_locks = keys = skeleton_keys = 0
    for card in row:
        keys += deck.is_key[card]
        skeleton_keys += deck.is_skeleton_key[card]
        if card != s.contact_clue:  # what the contact opened uses up no key (AN-15.3)
            locks += deck.condition[card] == LOCK
            skeleton_locks += deck.condition[card] == SKELETON_LOCK
    if deck.condition[clue] == SKELETON_LOCK:
        if skeleton_locks >= skeleton_keys:
            return NO_SKELETON_KEY
    elif skeleton_locks > skeleton_keys:
        return NO_KEY
    return None if locks + skeleton_locks + 1 <= keys + skeleton_keys else NO_KEY


def lightning_lacking(deck: Deck, row: list[Card]) -> WhyNot | None:
    """A storm with the lightning mark, and at most one storm-lock clue a case (AN-5.8)."""
    if not any(deck.lightning[card] for card in row):
        return NO_LIGHTNING
    locked = any(deck.condition[card] == STORM_LOCK for card in row)
    return SECOND_STORM_LOCK if locked else None


def clues_in(row: list[Card]) -> int:
    """How many clues a row has; the storm is none (AN-5.7)."""
    return len(row) - has_storm(row)


def has_storm(row: list[Card]) -> bool:
    return bool(row) and max(row) >= FIRST_STORM
