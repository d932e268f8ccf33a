"""Cthulhu Wars: Atlach-Nacha, whose web ends the world (CW-53.61 to CW-53.64)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import great_old_one

ATLACH: Final = great_old_one("atlach_nacha", 6, combat=4)
WEBS: Final = 6


class SpinWeb(AtZone):
    """A Web comes to the zone of Atlach-Nacha (CW-53.62)."""


class CosmicWeb(Move):
    """The game is won (CW-53.64)."""


class AwakenAtlachNacha(Independent):
    """In the usual way, for 6 (CW-53.61)."""

    name = "awaken_atlach_nacha"
    awakens = ATLACH.name


class Spinnerets(GodPower):
    """A Web in its zone, if there is none (CW-53.62). The counter: the zones with Webs as bits; it
    is the same for all seats, so the next owner goes on with what there is.
    """

    name = "spinnerets"
    unit = ATLACH.name
    cost = 1
    counters = 1

    def webs(self, s: War) -> int:
        """How many there are."""
        return s.counters[self.at].bit_count()

    def actions(self, s: War) -> Iterable[Move]:
        free = [z for z in self.zones_with(s, self.unit) if not s.counters[self.at] >> z & 1]
        return self.in_zones(SpinWeb, free) if self.webs(s) < WEBS else ()

    @plays(SpinWeb)
    def spin(self, s: War, move: SpinWeb) -> None:
        s.counters[self.at] |= 1 << self.t.zone(move.zone)
        self.tell(s, "web", zone=move.zone, number=self.webs(s))

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        """One seat's is enough: the counter is everybody's."""
        lies = self.seat == 0 and s.counters[self.at] >> zone & 1
        return (*names, "web") if lies else names


class SixWebs(GodRequirement):
    """Webs in six zones (CW-53.63)."""

    name = "six_webs"

    def _webs(self, s: War) -> int:
        return self.t.ability(self.seat, Spinnerets).webs(s)

    def holds(self, s: War) -> bool:
        return self._webs(s) >= WEBS

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((self._webs(s), WEBS),)


class CosmicWebBook(GodBook):
    """As an action we win at once, alone, whatever we have (CW-53.64)."""

    name = "cosmic_web"

    def actions(self, s: War) -> Iterable[Move]:
        return (made(CosmicWeb),)

    @plays(CosmicWeb)
    def win(self, s: War, move: CosmicWeb) -> None:
        s.winner = self.seat
        self.tell(s, "cosmic-web")


CARD: Final = Card(
    "atlach_nacha",
    (ATLACH,),
    box="independents_2",
    abilities=(AwakenAtlachNacha, Spinnerets, SixWebs, CosmicWebBook),
)
