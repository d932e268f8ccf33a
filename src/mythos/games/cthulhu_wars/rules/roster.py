"""Cthulhu Wars: whose units are which: what a seat has, sorted by what they can do (CW-1.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Trait, Unit

RANKS: Final = tuple(Rank)
KEPT_HOLDINGS: Final = 4096
STAYS: Final = Trait.NO_MOVE | Trait.CARRIED


@dataclass(frozen=True, slots=True)
class Holding:
    """The kinds of one seat, or of nobody."""

    kinds: Sequence[Kind]
    guests: Sequence[Kind]
    """Those of loyalty cards, which may change hands."""
    cultists: list[Kind]
    monsters: list[Kind]
    greats: list[Kind]
    lesser: list[Kind]
    """Monsters and Terrors: of one rank when it comes to captures (CW-1.8)."""
    recruitable: list[Kind]
    summonable: list[Kind]
    movable: list[Kind]
    portable: list[Kind]
    """Who goes along when an ability of its owner moves units: not what never moves."""
    earning: list[Kind]
    """Who gives Power in Gather Power (CW-6.2)."""
    keeping: list[Kind]
    """Who builds and holds Gates (CW-5.2)."""
    capturable: list[Kind]
    guards: list[Kind]
    """Who protects Cultists from Monsters."""
    great_captors: list[Kind]
    lesser_captors: list[Kind]
    fighting: list[Kind]
    """Who has dice of his own."""
    blocking: list[Kind]
    """Who bars retreats (CW-10.31)."""
    all_block: bool
    plain: bool
    """No guests, no traits."""


def holding(units: Sequence[Unit], kinds: Sequence[Kind], guests: Sequence[Kind]) -> Holding:
    """The kinds of a seat: its own and its guests."""
    every: Sequence[Kind] = (*kinds, *guests) if guests else kinds

    ranked: dict[int, list[Kind]] = {rank: [] for rank in RANKS}
    for kind in every:
        ranked[units[kind].rank].append(kind)
    cultists, monsters, terrors, greats = ranked.values()
    lesser = [*monsters, *terrors]
    traits = {kind: int(units[kind].traits) for kind in every}
    marked = any(traits.values())

    def without(trait: Trait, found: list[Kind]) -> list[Kind]:
        return [kind for kind in found if not traits[kind] & int(trait)] if marked else found

    everybody = list(every)
    movable = without(STAYS, everybody)
    blocking = without(Trait.NO_BLOCK, everybody)
    return Holding(
        kinds=every,
        guests=guests,
        cultists=cultists,
        monsters=monsters,
        greats=greats,
        lesser=lesser,
        recruitable=without(Trait.NOT_RECRUITED, cultists),
        summonable=without(Trait.NOT_SUMMONED, lesser),
        movable=movable,
        portable=without(Trait.NO_MOVE, everybody),
        earning=without(Trait.NO_POWER, cultists),
        keeping=without(Trait.NO_GATE, cultists),
        capturable=without(Trait.NOT_CAPTURED, cultists),
        guards=[*greats, *lesser],
        great_captors=without(Trait.NO_CAPTURE, greats),
        lesser_captors=without(Trait.NO_CAPTURE, lesser),
        fighting=[k for k in everybody if units[k].combat],
        blocking=blocking,
        all_block=len(blocking) == len(everybody),
        plain=not guests and not marked and bool(everybody),
    )


class Roster(dict[bytes, tuple[Holding, ...]]):
    """What everybody has, nobody last, by whose the kinds are; made when somebody asks for it."""

    def __init__(self, units: Sequence[Unit], ranges: Sequence[range], neutral: range) -> None:
        self._units, self._neutral = units, neutral
        self._own: tuple[Sequence[Kind], ...] = (*ranges, ())
        self._made: dict[tuple[int, tuple[Kind, ...]], Holding] = {}

    def __missing__(self, owner: bytes) -> tuple[Holding, ...]:
        if len(self) >= KEPT_HOLDINGS:
            self.clear()
        guests: list[list[Kind]] = [[] for _ in self._own]
        for kind in self._neutral:
            guests[owner[kind]].append(kind)
        found = tuple(self._holding(seat, tuple(each)) for seat, each in enumerate(guests))
        self[owner] = found
        return found

    def _holding(self, seat: int, guests: tuple[Kind, ...]) -> Holding:
        found = self._made.get((seat, guests))
        if found is None:
            if len(self._made) >= KEPT_HOLDINGS:
                self._made.clear()
            found = self._made[seat, guests] = holding(self._units, self._own[seat], guests)
        return found
