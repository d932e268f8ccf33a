"""Arkham Noir: what the player chooses before the first turn (AN-17, AN-15.1, R-4)."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated

from msgspec import Meta, Struct


class Victory(StrEnum):
    """Adjustment 1: five kinds, or also the Ancient Forgotten Being among them (AN-17)."""

    FIVE_KINDS = "five_kinds"
    FORGOTTEN_BEING = "forgotten_being"


class Victims(IntEnum):
    """Adjustment 2: how many victims are in the game; the rest stays in the box (AN-17)."""

    FOUR = 4
    FIVE = 5
    SIX = 6


class Limit(IntEnum):
    """Adjustment 3: how many stability or time cards are too many (AN-17.1)."""

    FIVE = 5
    SIX = 6


class Contact(StrEnum):
    """Which sides of the contact may be used, or none (AN-15.1)."""

    BOTH = "both"
    SKELETON_KEY = "skeleton_key"
    CARD_GAIN = "card_gain"
    NONE = "none"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options; their explanations are the texts `arkham-noir-option-<name>`."""

    victory: Victory = Victory.FIVE_KINDS
    victims: Victims = Victims.FIVE
    limit: Limit = Limit.FIVE
    contact: Contact = Contact.BOTH
    storm_counts_for_strain: bool = True
    deck: Annotated[str, Meta(max_length=100_000)] = ""
    """The whole text of another edition; part of every record, so it replays anywhere."""
