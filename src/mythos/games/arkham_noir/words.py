"""Arkham Noir: the words printed on the cards: kinds, methods, conditions, effects (AN-1, AN-7)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """The six kinds of clues, and the formula's own (AN-1.4)."""

    PERSON = "person"
    THREAT = "threat"
    ARTIFACT = "artifact"
    EVIDENCE = "evidence"
    LOCATION = "location"
    MONSTER = "monster"
    FORMULA = "formula"


class Method(StrEnum):
    """The method symbols on the edges; ALL fits every one of them (AN-1.5)."""

    COLLECTION = "collection"
    SURVEILLANCE = "surveillance"
    INTERVIEW = "interview"
    RESEARCH = "research"
    ALL = "all"


class ConditionType(StrEnum):
    """What must already lie in the row (AN-5.3)."""

    NONE = "none"
    LOCK = "lock"
    MIN = "min"
    STORM = "storm"
    SKELETON = "skeleton"


class Key(StrEnum):
    NONE = "none"
    KEY = "key"
    SKELETON = "skeleton"


class Mark(StrEnum):
    """The one mark in the lower right corner (AN-1.6, R-2)."""

    NONE = "none"
    TIME = "time"
    STABILITY = "stability"


class Half(StrEnum):
    """Half of the formula symbol (AN-1.3)."""

    NONE = "none"
    LEFT = "left"
    RIGHT = "right"


class Op(StrEnum):
    """The effects, in the order of the reference's table (AN-7)."""

    TAKE_TRAIL = "take_trail"
    TAKE_DISCARD = "take_discard"
    TAKE_CLOSED = "take_closed"
    TAKE_STABILITY = "take_stability"
    TAKE_TIME = "take_time"
    SEARCH_DRAW = "search_draw"
    RESHUFFLE_DISCARD = "reshuffle_discard"
    SWAP_LOSS = "swap_loss"
    REVEAL_STORM = "reveal_storm"
    DISCARD_HAND = "discard_hand"
    DISCARD_TRAIL = "discard_trail"
    STABILITY_CHECK = "stability_check"


MANDATORY: Final = frozenset({Op.DISCARD_HAND, Op.DISCARD_TRAIL, Op.STABILITY_CHECK})
"""The black effects; all others are brown, the player's choice (AN-7.1)."""

EFFECT_TOTALS: Final = {
    Op.TAKE_TRAIL: 9,
    Op.TAKE_DISCARD: 4,
    Op.TAKE_CLOSED: 2,
    Op.TAKE_STABILITY: 2,
    Op.TAKE_TIME: 4,
    Op.SEARCH_DRAW: 2,
    Op.RESHUFFLE_DISCARD: 2,
    Op.SWAP_LOSS: 1,
    Op.REVEAL_STORM: 1,
    Op.DISCARD_HAND: 4,
    Op.DISCARD_TRAIL: 5,
    Op.STABILITY_CHECK: 20,
}
"""The published totals over clues, storms and the formula together (AN-7.4, R-5)."""
