"""Cthulhu Wars: whose units are which: what a seat has, sorted by what they can do (CW-1.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mythos.games.cthulhu_wars.rules.units import PLAIN, Kind, Rank, Trait, Unit

STAYS: Final = Trait.NO_MOVE | Trait.CARRIED


class Holding(NamedTuple):
    """The kinds of one seat, or of nobody."""

    kinds: Sequence[Kind]
    guests: Sequence[Kind]
    """Those of loyalty cards, which may change hands."""
    cultists: list[Kind]
    monsters: list[Kind]
    greats: list[Kind]
    lesser: list[Kind]
    """Monsters and Terrors: of one rank when it comes to captures (CW-1.8)."""
    summonable: list[Kind]
    movable: list[Kind]
    earning: list[Kind]
    """Who gives Power in Gather Power (CW-6.2)."""
    keeping: list[Kind]
    """Who builds and holds Gates (CW-5.2)."""
    capturable: list[Kind]
    great_captors: list[Kind]
    lesser_captors: list[Kind]
    blocking: list[Kind]
    """Who bars retreats (CW-10.31)."""
    all_block: bool


def holding(units: Sequence[Unit], kinds: Sequence[Kind], guests: Sequence[Kind]) -> Holding:
    """The kinds of a seat: its own and its guests."""
    every: Sequence[Kind] = (*kinds, *guests) if guests else kinds

    def of(*ranks: Rank, without: Trait = PLAIN) -> list[Kind]:
        found = [kind for kind in every if units[kind].rank in ranks]
        return [kind for kind in found if not units[kind].traits & without]

    everybody = tuple(Rank)
    return Holding(
        kinds=every,
        guests=guests,
        cultists=of(Rank.CULTIST),
        monsters=of(Rank.MONSTER),
        greats=of(Rank.GREAT_OLD_ONE),
        lesser=of(Rank.MONSTER, Rank.TERROR),
        summonable=[
            *of(Rank.MONSTER, without=Trait.NOT_SUMMONED),
            *of(Rank.TERROR, without=Trait.NOT_SUMMONED),
        ],
        movable=of(*everybody, without=STAYS),
        earning=of(Rank.CULTIST, without=Trait.NO_POWER),
        keeping=of(Rank.CULTIST, without=Trait.NO_GATE),
        capturable=of(Rank.CULTIST, without=Trait.NOT_CAPTURED),
        great_captors=of(Rank.GREAT_OLD_ONE, without=Trait.NO_CAPTURE),
        lesser_captors=of(Rank.MONSTER, Rank.TERROR, without=Trait.NO_CAPTURE),
        blocking=of(*everybody, without=Trait.NO_BLOCK),
        all_block=len(of(*everybody, without=Trait.NO_BLOCK)) == len(every),
    )


def split(
    units: Sequence[Unit], ranges: Sequence[range], neutral: range, owner: bytes
) -> tuple[Holding, ...]:
    """What everybody has by whose the kinds are, nobody last."""
    return tuple(
        holding(units, own, tuple(kind for kind in neutral if owner[kind] == seat))
        for seat, own in enumerate((*ranges, ()))
    )
