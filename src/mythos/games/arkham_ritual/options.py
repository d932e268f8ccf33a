"""Arkham Ritual: what a table agrees on before the first round (AR-1.5, AR-2, AR-11.3, AR-12)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from mythos.core.options import ANY_SEAT, SeatOption
from mythos.games.arkham_ritual.cards import CARDS, CULTIST, MAD_PROFESSOR, Card, Type, card


class FourthEvent(StrEnum):
    MAGICAL_ORB = "magical_orb"
    TRAPEZOHEDRON = "trapezohedron"


class FirstCharacter(StrEnum):
    INVESTIGATOR = "investigator"
    WARY_STUDENT = "wary_student"


class SecondCharacter(StrEnum):
    CULTIST = "cultist"
    MAD_PROFESSOR = "mad_professor"


class GreatOldOne(StrEnum):
    CTHULHU = "cthulhu"
    NYARLATHOTEP = "nyarlathotep"
    YOG_SOTHOTH = "yog_sothoth"
    HASTUR = "hastur"
    MYSTERY = "mystery"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options; their explanations are the texts `arkham-ritual-option-<name>`."""

    event: FourthEvent = FourthEvent.MAGICAL_ORB
    first_character: FirstCharacter = FirstCharacter.INVESTIGATOR
    second_character: SecondCharacter = SecondCharacter.CULTIST
    great_old_one: GreatOldOne = GreatOldOne.CTHULHU
    house_pair: bool = False
    doom_track: bool = False
    competitive: bool = False
    first_player: SeatOption = ANY_SEAT
    confession: bool = False
    round_limit: Annotated[int, Meta(ge=1, le=1000)] = 50


@cache
def deck_of(options: Options) -> tuple[Card, ...]:
    """The 22 cards of this table, sorted (AR-2.1 to AR-2.5; two Gates, R-1)."""
    characters = [card(options.first_character), card(options.second_character)]
    if options.house_pair:  # no legal deck, but a house may play it
        characters = [CULTIST, MAD_PROFESSOR]
    artifacts = [
        each
        for each, entry in enumerate(CARDS)
        if entry.type is Type.ARTIFACT
        for _ in range(entry.copies)
    ]
    events = [card(name) for name in ("elder_sign", "gate_1", "gate_2", options.event)]
    return tuple(sorted([*artifacts, *events, *characters, card(options.great_old_one)]))
