"""Cthulhu Wars: Joseph Curwen, who calls up and puts down Gates (CW-56.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.priests import LastDeed, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.gates import bring, has_gate, remove
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War

JOSEPH: Final = unique_priest("joseph_curwen")
ASK_SPHERES: Final = Question("beyond-the-spheres", "CW-56.6")


class BeyondTheSpheres(AtZone):
    """Joseph Curwen goes beyond the spheres (CW-56.6)."""


class CallUp(AtZone):
    """A new Gate (CW-56.6)."""


class PutDown(AtZone):
    """One Gate of ours less (CW-56.6)."""


class Spheres(LastDeed):
    """Between actions he is eliminated to remove a Gate of ours, or to put a new one where we have
    a unit (CW-56.6).

    RULING: the zone is chosen while he is still there, so it may be his own.
    """

    name = "beyond_the_spheres"
    unit = JOSEPH.name
    answers = (CallUp, PutDown)

    def reactions(self, s: War) -> Iterable[Move]:
        zones = self.zones_with(s, self.unit)
        return self.in_zones(BeyondTheSpheres, zones) if zones and self._ways(s) else ()

    def _ways(self, s: War) -> list[AtZone]:
        free = [zone for zone in self.own_zones(s) if not has_gate(s, self.t, zone)]
        return [*self.in_zones(CallUp, free), *self.in_zones(PutDown, self.own_gates(s))]

    @plays(BeyondTheSpheres)
    def go(self, s: War, move: BeyondTheSpheres) -> Script:
        ways = self._ways(s)
        answer = (yield Ask(self.seat, ASK_SPHERES, ways)) if len(ways) > 1 else ways[0]
        self.give_up(s)
        zone: Zone = self.t.zone(answer.zone)
        if isinstance(answer, CallUp):
            yield from bring(s, self.t, self.seat, zone)
        else:
            remove(s, self.t, zone)


CARD: Final = priest_card(JOSEPH, Spheres)
