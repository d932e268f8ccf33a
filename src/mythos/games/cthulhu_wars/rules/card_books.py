"""Cthulhu Wars: the spellbooks of independent Great Old Ones are placed (CW-50.22, CW-50.57)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.card import GodRequirement
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import DECLINE, PLACE_BOOK
from mythos.games.cthulhu_wars.rules.state import War

ASK_CARD_BOOK: Final = Question("card-book", "CW-50.57")


def all_books(s: War, t: Layout, seat: Seat) -> int:
    """A seat's spellbooks on its faction card and on the cards of its independent Great Old Ones;
    nobody has none (CW-50.22).
    """
    if seat == t.nobody:
        return 0
    mine = sum(
        s.loyalty[card] == seat and bool(s.earned >> card & 1) for card in t.cards_with_books
    )
    return s.taken[seat].bit_count() + mine


def take_card_books(s: War, t: Layout) -> Script:
    """Every card whose requirement is met gets its spellbook.

    RULING: what can only help is placed without a question; who is asked and declines is asked
    again in the next Doom Phase, if the requirement is still met then.
    """
    for requirement in t.of_held_gods:
        bit, held = requirement.bit, s.loyalty[requirement.card] == requirement.seat
        done = (s.earned | s.refused) & bit
        if held and not done and (s.due & bit or requirement.holds(s)):
            yield from _place(s, t, requirement)


def _place(s: War, t: Layout, requirement: GodRequirement) -> Script:
    card, seat = t.loyalty[requirement.card].code, requirement.seat
    if requirement.burden:
        answer = yield Ask(seat, ASK_CARD_BOOK, [PLACE_BOOK, DECLINE], {"card": card})
        if answer is DECLINE:
            s.refused |= requirement.bit
            return
    s.due &= ~requirement.bit
    s.earned |= requirement.bit
    tell(s, "card-book", seat=seat, card=card)
