"""Cthulhu Wars: what a unit is (CW-1.6 to CW-1.11)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mythos.games.cthulhu_wars.options import Handicap

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.battle.clash import Clash

Kind = int
"""A kind of unit: its number in the roster of the table. Whose it is, is in the state."""
Combat: TypeAlias = "Callable[[Clash, int], int]"
"""The dice of a group: where and against whom, how many figures."""


class Rank(IntEnum):
    """The four types of units (CW-1.6)."""

    CULTIST = 0
    MONSTER = 1
    TERROR = 2
    GREAT_OLD_ONE = 3


class Trait(IntFlag):
    """In what a kind differs from others of its rank. What a rank has by itself needs no trait."""

    NO_MOVE = 1
    """Does not go by a Move action."""
    NO_CAPTURE = 2
    """Captures nobody; it protects like any other."""
    NOT_CAPTURED = 4
    """A Cultist that is never captured."""
    NO_KILL = 8
    """Cannot be assigned a Kill."""
    NO_PAIN = 16
    """Cannot be assigned a Pain."""
    NO_GATE = 32
    """A Cultist that neither builds nor holds Gates."""
    NO_POWER = 64
    """A Cultist that gives no Power in Gather Power."""
    NOT_SUMMONED = 128
    """A Monster or Terror that comes by other means than a Summon action."""
    NO_BLOCK = 256
    """Bars no retreat."""
    CARRIED = 512
    """Goes only with another unit: moved by whoever carries it, never by itself."""
    OPPONENT = 1024
    """May be attacked while it is nobody's."""
    NO_BATTLE = 2048
    """Takes no part in battles."""
    KEEPS_GATE = 4096
    """Holds on to a Gate that it has, though it takes none."""
    NOT_RECRUITED = 8192
    """A Cultist that comes by other means than a Recruit action."""
    GREY = 16384
    """Goes to the box instead of the Pool; only whoever has the handicap has it (CW-56.14)."""


PLAIN: Final = Trait(0)


class Unit(Struct, frozen=True):
    """A line of a unit table."""

    name: str
    rank: Rank
    count: int
    cost: int
    combat: int | Combat = 0
    worth: int = 0
    """Doom for the opponent with two players when the cost varies (CW-12.5); else the cost."""
    awakening: int = 0
    """What half of it is paid for when somebody is rewarded by it (CW-40.25); else the cost."""
    traits: Trait = PLAIN


def cultist(name: str, count: int, cost: int, *, combat: int = 0, traits: Trait = PLAIN) -> Unit:
    return Unit(name, Rank.CULTIST, count, cost, combat, traits=traits)


def monster(
    name: str, count: int, cost: int, combat: int | Combat = 0, *, traits: Trait = PLAIN
) -> Unit:
    return Unit(name, Rank.MONSTER, count, cost, combat, traits=traits)


def terror(name: str, cost: int, combat: int | Combat = 0, *, traits: Trait = PLAIN) -> Unit:
    return Unit(name, Rank.TERROR, 1, cost, combat, traits=traits)


def great_old_one(
    name: str,
    cost: int,
    combat: int | Combat = 0,
    *,
    worth: int = 0,
    awakening: int = 0,
    traits: Trait = PLAIN,
) -> Unit:
    return Unit(name, Rank.GREAT_OLD_ONE, 1, cost, combat, worth, awakening, traits)


ACOLYTE: Final = cultist("acolyte", 6, 1)
GREY_ACOLYTE: Final = cultist("grey_acolyte", 1, 1, traits=Trait.GREY)
HIGH_PRIEST: Final = cultist("high_priest", 1, 3)
ON_GATE: Final = "_on_gate"
HIT: Final = "_hit"


def acolytes_of(handicap: str) -> tuple[Unit, ...]:
    """The Acolytes of a seat: six; five and a grey one for whoever plays too well, seven for
    whoever does not play well enough (CW-56.14).
    """
    if handicap == Handicap.STRONG:
        return replace(ACOLYTE, count=ACOLYTE.count - 1), GREY_ACOLYTE
    more = int(handicap == Handicap.WEAK)
    return (replace(ACOLYTE, count=ACOLYTE.count + more) if more else ACOLYTE,)
