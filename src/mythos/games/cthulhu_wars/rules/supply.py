"""Cthulhu Wars: which cards are in the game, as it was agreed or drawn (CW-50.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mythos.core.asks import Draw, Steps
from mythos.core.errors import BrokenGame
from mythos.games.cthulhu_wars.rules.card import Card, Sort

ALL: Final = "all"
STARTER: Final = "starter"
DRAWN: Final = "drawn_"
MOST_DRAWN: Final = 4
DRAWN_SORTS: Final = (Sort.MONSTER, Sort.TERROR, Sort.INDEPENDENT)
"""What a random supply has so many of each."""


def choices_of(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """Everything that the option `cards` may name: all, a few to begin with, a random supply, all
    of a sort, all of a box, single cards.
    """
    drawn = [f"{DRAWN}{number}" for number in range(1, MOST_DRAWN + 1)]
    boxes = sorted({card.box for card in cards.values() if card.box})
    found = (ALL, STARTER, *drawn, *sorts_of(cards), *boxes, *cards)
    if twice := sorted({each for each in found if found.count(each) > 1}):
        raise BrokenGame(f"cards and boxes of one name: {', '.join(twice)}")
    return found


def sets_of(cards: Mapping[str, Card]) -> dict[str, list[str]]:
    """What each name of several cards stands for."""
    named = (each for each in choices_of(cards) if each not in cards and not each.startswith(DRAWN))
    return {each: agreed(cards, each) for each in named}


def sorts_of(cards: Mapping[str, Card]) -> list[str]:
    """The sets that each hold all cards of a sort."""
    return [plural(sort) for sort in Sort if any(card.sort == sort for card in cards.values())]


def plural(sort: Sort) -> str:
    return f"{sort.value}s"


def agreed(cards: Mapping[str, Card], text: str) -> list[str]:
    """The codes of the cards that a choice names, however it names them, in their order."""
    if not text:
        return []
    wanted = set(text.split(","))
    return [code for code, card in cards.items() if wanted & set(_names(card))]


def _names(card: Card) -> Iterable[str]:
    yield from (card.code, plural(card.sort), ALL)
    if card.box:
        yield card.box
    if card.starter:
        yield STARTER


def to_draw(text: str) -> int:
    """How many of each sort are drawn besides those that are named."""
    numbers = [int(each[len(DRAWN) :]) for each in text.split(",") if each.startswith(DRAWN)]
    return max(numbers, default=0)


def draw_cards(cards: Mapping[str, Card], text: str, codes: Sequence[str]) -> Steps[list[str]]:
    """Those that are named, and so many more of each sort by chance."""
    if not text:
        return []
    found, names = fitting(cards, agreed(cards, text), codes), tuple(cards)
    open_to = fitting(cards, names, codes)
    for sort in DRAWN_SORTS:
        pile = [
            number
            for number, code in enumerate(names)
            if cards[code].sort == sort and code in open_to and code not in found
        ]
        for _ in range(min(to_draw(text), len(pile))):
            number = yield Draw(pile, names)
            found.append(names[number])
    return sorted(found, key=names.index)


def fitting(cards: Mapping[str, Card], wanted: Sequence[str], codes: Sequence[str]) -> list[str]:
    """Without the Great Old Ones of factions that play themselves (CW-54)."""
    return [code for code in wanted if not cards[code].rival or cards[code].rival not in codes]
