"""Cthulhu Wars: the map, composed of two printed halves (CW-1.1 to CW-1.5, CW-2, CW-50)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from mythos.core.errors import BrokenGame

FOLDER: Final = Path(__file__).parent.parent / "maps" / "boards"
Zone = int


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a map file: `start` lists start glyphs, `ys_glyph` the mark of the land."""

    id: str
    kind: Literal["land", "ocean"]
    x: int
    y: int
    start: tuple[str, ...]
    ys_glyph: Literal["", "slashes", "chevron", "circle"]
    adj: tuple[str, ...]
    shared: bool = False
    name_en: str = ""
    name_de: str = ""
    name_de_status: str = ""
    # What only some worlds have: a letter that two zones share, a number of a die, or just a mark.
    tunnel: str = ""
    stairs: str = ""
    archway: bool = False
    citadel: tuple[int, ...] = ()
    pyramid: tuple[int, ...] = ()
    tome: str = ""
    glacier: bool = False
    bhole_home: bool = False
    oubliette: bool = False
    worm_start: bool = False
    watcher_postern: bool = False
    laboratory: bool = False
    slime_overlook: bool = False
    slime_sea: bool = False


MARKS: Final = (
    "tunnel", "stairs", "archway", "citadel", "pyramid", "tome", "glacier", "bhole_home",
    "oubliette", "worm_start", "watcher_postern", "laboratory", "slime_overlook", "slime_sea",
)  # fmt: skip
PASSAGES: Final = ("tunnel", "stairs")
"""Marks whose two zones of one letter are adjacent for every purpose."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What a map file says about itself."""

    id: str
    family: str
    piece: str
    side: str
    zone_count: int
    schema: int = 1
    title_en: str = ""
    title_de: str = ""
    status: str = ""
    source: str = ""
    wraps: bool = False
    joins_with: tuple[str, ...] = ()
    canvas: tuple[int, int] = (1000, 600)


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """Two zones of different pieces that touch."""

    a: str
    b: str
    via: Literal["seam", "wrap"]


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a map, as its file has it."""

    map: Head
    zone: tuple[Area, ...]
    link: tuple[Link, ...] = ()


class Board:
    """A composed map: zones are numbers in the order of their names' first appearance."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        areas: dict[str, Area] = {}
        neighbours: dict[str, dict[str, None]] = {}
        for piece in pieces:
            for area in piece.zone:
                areas.setdefault(area.id, area)
                neighbours.setdefault(area.id, {}).update(dict.fromkeys(area.adj))
        for one, other in (*_links(pieces), *_passages(areas)):
            neighbours[one][other] = neighbours[other][one] = None
        self.family = pieces[0].map.family
        self.areas = tuple(areas.values())
        self.names = tuple(areas)
        self.size = len(self.names)
        self.numbers: dict[str, Zone] = {name: zone for zone, name in enumerate(self.names)}
        self.adjacent = tuple(
            tuple(sorted(self.numbers[each] for each in neighbours[name])) for name in self.names
        )
        self.marks = {
            mark: {zone: v for zone, area in enumerate(self.areas) if (v := getattr(area, mark))}
            for mark in MARKS
        }
        """The zones with a mark of their world, each with its value."""
        arches = set(self.marks["archway"])
        self.move_adjacent = tuple(
            tuple(sorted({*near, *(arches if zone in arches else ())} - {zone}))
            for zone, near in enumerate(self.adjacent)
        )
        """Where one step of a Move action leads: through archways, too, unlike a retreat."""
        self.ocean = tuple(area.kind == "ocean" for area in self.areas)
        self.glyph = tuple(area.ys_glyph for area in self.areas)
        self._starts: dict[str, tuple[Zone, ...]] = {}
        for zone, area in enumerate(self.areas):
            for glyph in area.start:
                self._starts[glyph] = (*self._starts.get(glyph, ()), zone)
        self._check()
        self._steps = [self._steps_from(zone) for zone in range(self.size)]

    def _steps_from(self, zone: Zone) -> list[int]:
        """How far all zones are."""
        steps, edge, far = {zone: 0}, [zone], 0
        while edge:
            far += 1
            edge = sorted({n for each in edge for n in self.adjacent[each] if n not in steps})
            steps.update(dict.fromkeys(edge, far))
        return [steps.get(other, self.size) for other in range(self.size)]

    def distance(self, zone: Zone, other: Zone) -> int:
        """The number of steps between two zones."""
        return self._steps[zone][other]

    def _check(self) -> None:
        for zone, near in enumerate(self.adjacent):
            for other in near:
                if zone not in self.adjacent[other] or other == zone:
                    pair = f"{self.names[zone]} and {self.names[other]}"
                    raise BrokenGame(f"map: {pair} are not adjacent both ways (CW-50.2)")

    def starts(self, glyph: str) -> tuple[Zone, ...]:
        """The zones with this start glyph (CW-2.9)."""
        return self._starts.get(glyph, ())

    def within(self, zone: Zone, steps: int) -> tuple[Zone, ...]:
        """All other zones that so many steps of a Move action reach."""
        reached = {zone}
        for _ in range(steps):
            reached |= {near for each in sorted(reached) for near in self.move_adjacent[each]}
        return tuple(sorted(reached - {zone}))


def _links(pieces: tuple[Piece, ...]) -> list[tuple[str, str]]:
    return [(each.a, each.b) for piece in pieces for each in piece.link]


def _passages(areas: Mapping[str, Area]) -> list[tuple[str, str]]:
    """The two ends of every tunnel and every staircase."""
    found = []
    for mark in PASSAGES:
        letters: dict[str, list[str]] = {}
        for area in areas.values():
            if letter := getattr(area, mark):
                letters.setdefault(letter, []).append(area.id)
        for letter, ends in letters.items():
            if len(ends) != 2:
                raise BrokenGame(f"map: {mark} {letter} has {len(ends)} ends: {', '.join(ends)}")
            found.append((ends[0], ends[1]))
    return found


def read_piece(name: str, folder: Path = FOLDER) -> Piece:
    """One half of a map from its file; wrong data is refused with the file and the reason."""
    data = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    try:
        piece = msgspec.convert(data, Piece)
    except msgspec.ValidationError as error:
        raise BrokenGame(f"{name}.toml: {error}") from None
    if len(piece.zone) != piece.map.zone_count:
        raise BrokenGame(f"{name}.toml: {len(piece.zone)} zones, not {piece.map.zone_count}")
    return piece


@cache
def board_of(pieces: str) -> Board:
    """The board of `west+east`, two names of map files."""
    return Board(tuple(read_piece(name) for name in pieces.split("+")))
