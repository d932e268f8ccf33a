"""Arkham Ritual: the cards (AR-1). The table itself is `cards.toml`, a card is its place in it."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from mythos.core.errors import BrokenGame

Card: TypeAlias = int
NO_CARD: Final[Card] = -1


class Type(StrEnum):
    """The four card types (AR-1.2)."""

    ARTIFACT = "artifact"
    EVENT = "event"
    CHARACTER = "character"
    GREAT_OLD_ONE = "great_old_one"


class Colour(StrEnum):
    """Blue cards are pure, red ones are cursed (AR-1.3)."""

    BLUE = "blue"
    RED = "red"


COLOURS: Final = {
    Type.ARTIFACT: (Colour.BLUE, Colour.RED),
    Type.EVENT: (Colour.BLUE,),
    Type.CHARACTER: (Colour.BLUE,),
    Type.GREAT_OLD_ONE: (Colour.RED,),
}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the card table; `set` is the swap mark (AR-1.4, R-2)."""

    id: str
    type: Type
    colour: Colour
    copies: Annotated[int, Meta(ge=1, le=2)]
    set: Literal["base", "alt", "promo"]
    kind: str = ""


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Entry]


def read_cards(file: Path) -> tuple[Entry, ...]:
    """The card table of a file; wrong data is refused with file, entry and reason."""
    try:
        cards = msgspec.toml.decode(file.read_bytes(), type=_Table).card
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenGame(f"{file.name}: {error}") from None
    seen: set[str] = set()
    for number, card in enumerate(cards, 1):
        if card.id in seen:
            raise BrokenGame(f"{file.name}: card {number} ({card.id}): the id is used twice")
        if (card.kind == "") == (card.type is Type.ARTIFACT):
            raise BrokenGame(f"{file.name}: card {number} ({card.id}): only artifacts have a kind")
        if card.colour not in COLOURS[card.type]:  # AR-1.3
            raise BrokenGame(
                f"{file.name}: card {number} ({card.id}): no {card.type} is so coloured"
            )
        seen.add(card.id)
    return tuple(cards)


CARDS: Final = read_cards(Path(__file__).parent / "cards.toml")
NAMES: Final = tuple(card.id for card in CARDS)
KINDS: Final = tuple(dict.fromkeys(card.kind for card in CARDS if card.kind))
KIND: Final = tuple(
    KINDS.index(card.kind) if card.kind else -1 - place for place, card in enumerate(CARDS)
)
"""The artifact kind of each card; every other card has a negative number of its own."""
RED: Final = tuple(card.colour is Colour.RED for card in CARDS)
IS_ARTIFACT: Final = tuple(card.type is Type.ARTIFACT for card in CARDS)
IS_EVENT: Final = tuple(card.type is Type.EVENT for card in CARDS)
IS_GREAT_OLD_ONE: Final = tuple(card.type is Type.GREAT_OLD_ONE for card in CARDS)


def card(name: str) -> Card:
    """The card with this id."""
    return NAMES.index(name)


ELDER_SIGN: Final = card("elder_sign")
GATES: Final = (card("gate_1"), card("gate_2"))
MAGICAL_ORB: Final = card("magical_orb")
TRAPEZOHEDRON: Final = card("trapezohedron")
INVESTIGATOR: Final = card("investigator")
WARY_STUDENT: Final = card("wary_student")
CULTIST: Final = card("cultist")
MAD_PROFESSOR: Final = card("mad_professor")
CTHULHU: Final = card("cthulhu")
NYARLATHOTEP: Final = card("nyarlathotep")
YOG_SOTHOTH: Final = card("yog_sothoth")
HASTUR: Final = card("hastur")
MYSTERY: Final = card("mystery")
PRINTED_GREAT_OLD_ONES: Final = (CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, HASTUR)
