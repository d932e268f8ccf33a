"""Cthulhu Wars: what a unit is (CW-1.6 to CW-1.11)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from msgspec import Struct

Kind = int
"""A seat's kind of unit: its number in the roster of the table."""


class Rank(IntEnum):
    """The four types of units (CW-1.6)."""

    CULTIST = 0
    MONSTER = 1
    TERROR = 2
    GREAT_OLD_ONE = 3


class Unit(Struct, frozen=True):
    """A line of a faction's unit table."""

    name: str
    rank: Rank
    count: int
    cost: int
    combat: int = 0
    worth: int = 0
    """Doom for the opponent with two players when the cost varies (CW-12.5); else the cost."""
    awakening: int = 0
    """What half of it is paid for when somebody is rewarded by it (CW-40.25); else the cost."""


def cultist(name: str, count: int, cost: int) -> Unit:
    return Unit(name, Rank.CULTIST, count, cost)


def monster(name: str, count: int, cost: int, combat: int = 0) -> Unit:
    return Unit(name, Rank.MONSTER, count, cost, combat)


def great_old_one(
    name: str, cost: int, combat: int = 0, *, worth: int = 0, awakening: int = 0
) -> Unit:
    return Unit(name, Rank.GREAT_OLD_ONE, 1, cost, combat, worth, awakening)


ACOLYTE: Final = cultist("acolyte", 6, 1)
HIGH_PRIEST: Final = cultist("high_priest", 1, 3)
ON_GATE: Final = "_on_gate"
HIT: Final = "_hit"
