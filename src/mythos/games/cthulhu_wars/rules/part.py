"""Cthulhu Wars: what an ability sees of the table from its owner's seat.

Units are called by their names: a writer of parts says `self.in_play(s, "acolyte")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from mythos.core.events import Value, tell
from mythos.core.moves import Move
from mythos.core.seats import EVERYONE, Seat
from mythos.games.cthulhu_wars.rules import places
from mythos.games.cthulhu_wars.rules.moves import made

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import War
    from mythos.games.cthulhu_wars.rules.units import Kind

M = TypeVar("M", bound=Move)


class Part:
    """Something of a seat's, or nobody's: its own units by name, its zones, its enemies."""

    def __init__(self, t: Layout, seat: Seat) -> None:
        self.t = t
        self.seat = seat
        self.enemies = t.others[seat]
        """All other seats."""

    def kind_of(self, unit: str) -> Kind:
        return self.t.kinds[self.seat][unit]

    def count(self, s: War, unit: str, place: int) -> int:
        """How many of its owner's units of this name are in a place."""
        return places.count(s, self.t, self.t.kinds[self.seat][unit], place)

    def on_map(self, s: War, unit: str) -> int:
        return places.on_map(s, self.t, self.t.kinds[self.seat][unit])

    def in_play(self, s: War, unit: str) -> int:
        return places.in_play(s, self.t, self.t.kinds[self.seat][unit])

    def in_pool(self, s: War, unit: str) -> int:
        return places.in_pool(s, self.t, self.t.kinds[self.seat][unit])

    def zones_with(self, s: War, unit: str) -> list[Zone]:
        """The zones that hold its owner's units of this name."""
        return places.zones_with(s, self.t, self.t.kinds[self.seat][unit])

    def own_zones(self, s: War) -> tuple[Zone, ...]:
        """The zones with units of its owner."""
        return self.t.decode(s.presence[self.seat])

    def own_gates(self, s: War) -> tuple[Zone, ...]:
        """The zones whose Gate its owner controls (CW-5.1)."""
        return self.t.decode(s.gates[self.seat] & self.t.land)

    def own_cultists(self, s: War) -> int:
        """How many Cultists of its owner, of all kinds, are on the map."""
        return sum(places.on_map(s, self.t, kind) for kind in self.t.own(s, self.seat).cultists)

    def cultist_zones(self, s: War) -> list[Zone]:
        """The zones with Cultists of its owner, of whatever kind."""
        cultists = self.t.own(s, self.seat).cultists
        return [zone for zone in self.own_zones(s) if self.any_here(s, cultists, zone)]

    def enemy_gods(self, s: War) -> list[Kind]:
        """The Great Old Ones of all other seats."""
        return [kind for enemy in self.enemies for kind in self.t.own(s, enemy).greats]

    def in_zones(self, move: type[M], zones: Iterable[Zone]) -> list[M]:
        """A move of this class, which names a zone, for each of the zones."""
        names = self.t.board.names
        return [made(move, names[zone]) for zone in zones]

    def any_here(self, s: War, kinds: Sequence[Kind], zone: Zone) -> bool:
        """Is a unit of one of these kinds in the zone?"""
        figures, base = s.figures, zone * self.t.size
        return any(figures[base + kind] for kind in kinds)

    def tell(self, s: War, key: str, **params: Value) -> None:
        """What its owner has done, for everybody to hear."""
        if s.log is not None:
            tell(s, key, EVERYONE, reveals=False, seat=self.seat, **params)
