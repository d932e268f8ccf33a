"""Arkham Noir: why a move is not possible now, with the clause behind it (AN-4, AN-5, AN-11)."""

from __future__ import annotations

from mythos.core.errors import BadMove
from mythos.core.game import WhyNot
from mythos.core.moves import Move, parse_move
from mythos.games.arkham_noir.closing import can_close
from mythos.games.arkham_noir.contact import CARD_GAIN_SIDES, SKELETON_KEY_SIDES, key_obstacle
from mythos.games.arkham_noir.deck import NO_CARD
from mythos.games.arkham_noir.fitting import obstacle
from mythos.games.arkham_noir.moves import (
    MOVES,
    CardGain,
    Close,
    Collect,
    Discard,
    Give,
    Keep,
    Pass,
    PlaceFromHand,
    PlaceLead,
    SkeletonKey,
    Take,
)
from mythos.games.arkham_noir.state import NO_CASE, Noir, cards

ACTIONS = (Keep, PlaceLead, PlaceFromHand, Close, Pass)
NOT_THERE = WhyNot("not-there", "AN-7.3")


def why_not(s: Noir, move: str) -> WhyNot | None:
    """The first rule in the way."""
    try:
        wanted = parse_move(MOVES, move)
    except BadMove:
        return None
    if isinstance(wanted, SkeletonKey | CardGain):
        return _why_no_contact(s, wanted)
    if isinstance(wanted, ACTIONS):
        return _why_no_action(s, wanted)
    if isinstance(wanted, Collect):
        return _why_not_collected(s, wanted)
    if isinstance(wanted, Take | Discard | Give):
        return NOT_THERE
    return None


def _why_no_action(s: Noir, move: Move) -> WhyNot | None:
    """One action a turn, and only with a hot lead (AN-4.2, AN-4.6)."""
    if not s.trail or s.trail[0] == NO_CARD:
        return WhyNot("no-lead", "AN-4.6")
    if isinstance(move, Close):
        case = _case(s, move.case)
        if case == NO_CASE:
            return WhyNot("no-case", "AN-4.2")
        return None if can_close(s, case) else WhyNot("too-few-kinds", "AN-11.1")
    if isinstance(move, PlaceLead | PlaceFromHand):
        return _why_not_placed(s, move)
    return WhyNot("not-the-lead", "AN-4.2") if isinstance(move, Keep) else None


def _why_not_placed(s: Noir, move: PlaceLead | PlaceFromHand) -> WhyNot | None:
    card, case = cards(s).numbers.get(move.card, NO_CARD), _case(s, move.case)
    if isinstance(move, PlaceLead) and card != s.trail[0]:
        return WhyNot("not-the-lead", "AN-4.2")
    if isinstance(move, PlaceFromHand) and card not in s.hand:
        return WhyNot("not-in-hand", "AN-4.2")
    return WhyNot("no-case", "AN-4.2") if case == NO_CASE else obstacle(s, card, case)


def _why_no_contact(s: Noir, move: SkeletonKey | CardGain) -> WhyNot | None:
    sides = SKELETON_KEY_SIDES if isinstance(move, SkeletonKey) else CARD_GAIN_SIDES
    if s.contact_used or s.options.contact not in sides:
        return WhyNot("contact-out", "AN-15.1")
    card = cards(s).numbers.get(move.card, NO_CARD)
    if isinstance(move, CardGain):
        return WhyNot("not-lost", "AN-15.4")
    if card not in s.hand:
        return WhyNot("not-in-hand", "AN-15.3")
    case = _case(s, move.case)
    return WhyNot("no-case", "AN-15.3") if case == NO_CASE else key_obstacle(s, card, case)


def _why_not_collected(s: Noir, move: Collect) -> WhyNot:
    deck = cards(s)
    card = deck.numbers.get(move.card, NO_CARD)
    if s.closing == NO_CASE or card not in s.rows[s.closing]:
        return WhyNot("not-in-row", "AN-11.3")
    if not deck.puzzle[card]:
        return WhyNot("no-puzzle", "AN-11.3")
    return WhyNot("five-kinds-stay", "AN-11.3")


def _case(s: Noir, name: str) -> int:
    victim = cards(s).victim_numbers.get(name, NO_CASE)
    return s.victims.index(victim) if victim in s.victims else NO_CASE
