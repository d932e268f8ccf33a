"""Cthulhu Wars: what statistics count of the cards: bought, awakened, taken, used.

A card is used when a move of its own is made, when its figures are sent or brought into play, and
when it does something by itself that is told: an event is a card's if its words lie with its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from mythos.core.events import Event
from mythos.core.game import Deed
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.card import Card as LoyaltyCard
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import MoveLast, MoveUnit, Recruit, Summon, SummonLast
from mythos.games.cthulhu_wars.rules.state import War

BOUGHT: Final = "bought"
AWAKENED: Final = "awakened"
TAKEN: Final = "taken"
USED: Final = "used"
COMMANDS: Final = (Summon, SummonLast, Recruit, MoveUnit, MoveLast)
"""The common actions by which figures are brought into play or sent somewhere."""
TEXTS: Final = Path(__file__).parents[1] / "texts"
TOLD: Final = re.compile(r"^cthulhu-wars-event-([\w-]+) =", re.MULTILINE)
Card = int
"""The number of a card among those of the table."""


def deeds_of(s: War, t: Layout, seat: Seat, move: Move, events: Sequence[Event]) -> list[Deed]:
    """What a move and all that it led to count for; a card is used once by it."""
    found = [Deed(by, t.loyalty[card].code, what) for by, card, what in _got(t, events)]
    uses = dict.fromkeys(_uses(s, t, seat, move, events))
    return found + [Deed(by, t.loyalty[card].code, USED) for by, card in uses]


def _got(t: Layout, events: Sequence[Event]) -> Iterator[tuple[Seat, Card, str]]:
    """Cards that come to a seat."""
    for event in events:
        seat = event.params.get("seat")
        for card, each in enumerate(t.loyalty):
            if isinstance(seat, int) and (how := _comes(each, event)):
                yield seat, card, how


def _comes(card: LoyaltyCard, event: Event) -> str:
    """How a card came to somebody, if that is what is told."""
    told = event.params
    if event.key == "bought" and told["card"] == card.code:
        return BOUGHT
    if event.key == "awakened" and told["unit"] in [unit.name for unit in card.units]:
        return AWAKENED
    book = card.book.name if card.book is not None else None
    return TAKEN if event.key in ("book", "book-instead") and told["book"] == book else ""


def _uses(
    s: War, t: Layout, seat: Seat, move: Move, events: Sequence[Event]
) -> Iterator[tuple[Seat, Card]]:
    """Whoever has a card uses it, though others may have to answer for it or to be told of it."""
    commanded = move.unit if isinstance(move, COMMANDS) else None
    for card, each in enumerate(t.loyalty):
        holder = s.loyalty[card]
        own = type(move) in each.moves or commanded in [unit.name for unit in each.units]
        if own and holder in (seat, t.nobody):
            yield seat, card
        for event in events:
            if event.key in told_by(each.code):
                told = event.params.get("seat", seat)
                yield (
                    (told if isinstance(told, int) else seat) if holder == t.nobody else holder,
                    card,
                )


@lru_cache(maxsize=256)
def told_by(code: str) -> frozenset[str]:
    """The events whose words lie with those of a card."""
    return frozenset(TOLD.findall((TEXTS / code / "en.ftl").read_text(encoding="utf-8")))
