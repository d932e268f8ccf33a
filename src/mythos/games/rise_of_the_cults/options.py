"""Rise of the Cults: what the table agrees on before the first round (RC-1.4, RC-1.5, RC-3.1,
RC-3.6, RC-4.1, RC-15.5).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from mythos.core.options import ANY_SEAT, EachSeatOption, SeatOption


class Rounds(IntEnum):
    """Six rounds, or more up to the end of the Round track (RC-4.1)."""

    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10


class Layout(StrEnum):
    """District cards drafted, or as recommended for a first game (RC-3.5, RC-3.6, RC-15.3)."""

    USUAL = "usual"
    """As for a first game for whoever plays alone, else drafted."""
    DRAFT = "draft"
    FIRST_GAME = "first_game"


class EditionOption(StrEnum):
    """With or without the cards that only the larger printing has (RC-1.4)."""

    EXTENDED = "extended"
    BASE = "base"


class Objective(StrEnum):
    """The solo Objective: drawn, or one of the eight (RC-15.5)."""

    DRAWN = "drawn"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"


class NpcCult(StrEnum):
    """Which cult the NPC of a solo game leads (RC-15.1)."""

    DRAWN = "drawn"
    CTHULHU = "cthulhu"
    HASTUR = "hastur"
    DAGON = "dagon"
    CHAUGNAR_FAUGN = "chaugnar_faugn"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options; their explanations are the texts `rise-of-the-cults-option-<name>`."""

    rounds: Rounds = Rounds.SIX
    layout: Layout = Layout.USUAL
    edition: EditionOption = EditionOption.EXTENDED
    cults: EachSeatOption = ""
    """Cults in seat order, `dagon,drawn`; a seat without one gets one of the others."""
    first_cultist: SeatOption = ANY_SEAT
    npc_cult: NpcCult = NpcCult.DRAWN
    objective: Objective = Objective.ONE
    """RULING: the one that is meant for a first game, also where nobody has said that it is one."""
    deck: Annotated[str, Meta(max_length=200_000)] = ""
    """The whole text of another edition; part of every record, so it replays anywhere."""
