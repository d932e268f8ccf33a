"""Cthulhu Wars: Undimensioned, by which units change places (CW-55.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import NeutralBook, plays
from mythos.games.cthulhu_wars.rules.actions import travel
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.figures import count
from mythos.games.cthulhu_wars.rules.menu import stopped
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.thralls import thralls
from mythos.games.cthulhu_wars.rules.units import Kind, Trait

ASK_REARRANGED: Final = Question("rearranged", "CW-55.6")


class Rearrange(Move):
    """Units are moved among the Areas that we hold (CW-55.6)."""


class Rearranged(Move):
    """One of them goes (CW-55.6)."""

    unit: str
    origin: str
    zone: str


class Undimensioned(NeutralBook):
    """As an action our units change places among the Areas that we are in (CW-55.6).

    RULING: each goes once, for wherever several goes would take it one does; a tax on an Area is
    paid when the first of them comes there (CW-26.20).
    """

    name = "undimensioned"
    cost = 2
    answers = (Rearranged,)

    def actions(self, s: War) -> Iterable[Move]:
        some = any(True for _ in self._journeys(s, self.own_zones(s), self.cost))
        return (made(Rearrange),) if some else ()

    def _ways(self, s: War, zones: Sequence[Zone]) -> dict[Move, Callable[[], None]]:
        """Who can still go where."""
        t, names = self.t, self.t.board.names
        return {
            made(Rearranged, t.names[kind], names[origin], names[zone]): partial(
                self._go, s, kind, origin, zone
            )
            for kind, origin, zone in self._journeys(s, zones)
        }

    def _journeys(
        self, s: War, zones: Sequence[Zone], spent: int = 0
    ) -> Iterator[tuple[Kind, Zone, Zone]]:
        """Who can still go from where to where, by what is left when so much is spent."""
        t, left = self.t, s.power[self.seat] - spent
        open_to = [zone for zone in zones if self.taxed(s, 0, zone) <= left]
        free = [k for k in t.own(s, self.seat).kinds if not t.traits[k] & int(Trait.NO_MOVE)]
        return (
            (kind, origin, zone)
            for origin in zones
            for kind in free
            if count(s, t, kind, origin) - thralls(s, t, kind, origin)
            > s.moved.count(origin * t.size + kind)
            for zone in open_to
            if zone != origin and not stopped(s, t, self.seat, kind, zone)
        )

    def _go(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> None:
        names = self.t.board.names
        s.power[self.seat] -= self.taxed(s, 0, zone)
        s.taxed |= 1 << zone
        travel(s, self.t, kind, origin, zone)
        unit = self.t.names[kind]
        self.tell(s, "moved", unit=unit, origin=names[origin], zone=names[zone])

    @plays(Rearrange)
    def play(self, s: War, move: Rearrange) -> Script:
        zones = self.own_zones(s)
        self.tell(s, "rearrange")
        yield from several(self.seat, ASK_REARRANGED, partial(self._ways, s, zones))
        s.taxed = 0


CARD: Final = Card("undimensioned", book=Undimensioned, box="azathoth_box")
