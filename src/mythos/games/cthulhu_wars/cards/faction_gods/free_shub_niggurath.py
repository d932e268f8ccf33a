"""Cthulhu Wars: Shub-Niggurath as an independent (CW-54.41 to CW-54.44)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import shift, zones_of
from mythos.games.cthulhu_wars.rules.gates import gate_count
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import pick_here
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import AtZoneTo
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

ASK_SWAPPED: Final = Question("incarnate", "CW-54.44")


def combat_of_free_shub_niggurath(clash: Clash, number: int) -> int:
    """The Gates that her owner controls (CW-54.41)."""
    return gate_count(clash.s, clash.t, clash.seat)


class Incarnate(AtZoneTo):
    """Shub-Niggurath swaps places with a unit of a faction in another Area (CW-54.44)."""


class AwakenFreeShubNiggurath(Independent):
    """In the usual way, for 4 (CW-54.41)."""

    name = "awaken_free_shub_niggurath"
    awakens = "shub_niggurath"


class Fertile(GodPower):
    """One Recruit action brings any number of Cultists (CW-54.42)."""

    name = "fertile"
    unit = "shub_niggurath"

    def recruits_many(self, s: War) -> bool:
        return True


class ShareWithAll(GodRequirement):
    """A common Area with every enemy (CW-54.43)."""

    name = "share_with_all"

    def _shared(self, s: War) -> int:
        mine = s.presence[self.seat]
        return sum(1 for enemy in self.enemies if mine & s.presence[enemy])

    def holds(self, s: War) -> bool:
        return self._shared(s) == len(self.enemies)

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((self._shared(s), len(self.enemies)),)


class FreeAvatar(GodBook):
    """She and a Monster or Cultist elsewhere, whom its owner chooses, swap places (CW-54.44)."""

    name = "free_avatar"
    unit = "shub_niggurath"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t, homes = self.t, self.zones_with(s, self.unit)
        return [
            made(Incarnate, t.board.names[zone], seat)
            for seat in range(t.players)
            for zone in zones_of(s, t, seat)
            if homes and zone not in homes and self.any_here(s, self._partners(s, seat), zone)
        ]

    def _partners(self, s: War, seat: Seat) -> list[Kind]:
        own = self.t.own(s, seat)
        return own.cultists + own.monsters

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """A tax on either end counts, but only the higher one (CW-40.33)."""
        return (*self.zones_with(s, self.unit), *super().tax_zones(s, move))

    @plays(Incarnate)
    def swap(self, s: War, move: Incarnate) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        (origin,) = self.zones_with(s, self.unit)
        partners = self._partners(s, move.to)
        kind, on_gate = yield from pick_here(s, t, move.to, ASK_SWAPPED, partners, zone)
        shift(s, t, kind, zone, origin, on_gate=on_gate)
        shift(s, t, self.kind, origin, zone)
        self.tell(s, "incarnate", to=move.to, zone=move.zone, unit=t.names[kind])


CARD: Final = Card(
    "free_shub_niggurath",
    (great_old_one("shub_niggurath", 4, combat_of_free_shub_niggurath),),
    box="faction_gods",
    abilities=(AwakenFreeShubNiggurath, Fertile, ShareWithAll, FreeAvatar),
    rival="bg",
)
