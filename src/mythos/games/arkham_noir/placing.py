"""Arkham Noir: what happens when a clue is placed, step by step; the formula (AN-6, AN-10)."""

from __future__ import annotations

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.games.arkham_noir.deck import FORMULA, NO_CARD, Card
from mythos.games.arkham_noir.drawing import check_stability, to_hand
from mythos.games.arkham_noir.effects import add_storm, resolve_effects
from mythos.games.arkham_noir.fitting import clues_in
from mythos.games.arkham_noir.state import STORM_TRIGGER, STRAIN_FROM, Noir, cards


def place(s: Noir, clue: Card, case: int) -> Script:
    """Join the row, strain, effects, formula, storm: always in this order (AN-6.1 to AN-6.5,
    R-17, AN-22.5).
    """
    deck, row = cards(s), s.rows[case]
    strained = is_strained(s, row)
    # Both tests look at the row as it is now: a clue that the contact places while the effects
    # are resolved is no part of them.
    neighbours = clue == deck.right_half and bool(row) and row[-1] == deck.left_half
    row.append(clue)
    third = deck.time[clue] and sum(deck.time[card] for card in row) == STORM_TRIGGER
    if s.log is not None:
        tell(s, "placed", card=deck.names[clue], case=deck.victim_names[s.victims[case]])
    if strained:
        tell(s, "strain", case=deck.victim_names[s.victims[case]])
        yield from check_stability(s)
    if deck.effects[clue]:
        yield from resolve_effects(s, clue, case)
    if neighbours:
        yield from gain_formula(s)
    if third:  # never made up for by a fourth (AN-9.1, AN-9.5, R-6, R-15, R-16)
        yield from add_storm(s, case)


def is_strained(s: Noir, row: list[Card]) -> bool:
    """Seven cards or more before this one: clues and, unless switched off, the storm (AN-6.2,
    AN-6.6, R-4).
    """
    if len(row) < STRAIN_FROM:
        return False
    return s.options.storm_counts_for_strain or clues_in(row) >= STRAIN_FROM


def gain_formula(s: Noir) -> Script:
    """The formula goes straight to the hand, once in a game (AN-10.1, AN-10.2, R-18, R-21)."""
    if not s.formula_waits:
        return
    s.formula_waits = False
    tell(s, "formula", card=cards(s).names[FORMULA])
    yield from to_hand(s, FORMULA)


def both_halves_found(s: Noir) -> bool:
    """Both halves lie in the Big Picture or the closed cases (AN-10.3)."""
    deck, found = cards(s), (*s.big_picture, *s.closed)
    return deck.left_half in found and deck.right_half in found


def forget_contact_clue(s: Noir, row: list[Card]) -> None:
    """A clue that leaves its row is locked like any other when it comes back (AN-15.3)."""
    if s.contact_clue in row:
        s.contact_clue = NO_CARD
