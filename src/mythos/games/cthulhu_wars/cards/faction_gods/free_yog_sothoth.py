"""Cthulhu Wars: Yog-Sothoth as an independent (CW-54.61 to CW-54.64)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.gates import has_gate, set_keeper
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.places import faction_gods
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import ABANDONED, NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import great_old_one


def combat_of_free_yog_sothoth(clash: Clash, number: int) -> int:
    """The Great Old Ones of enemy factions in play (CW-54.61)."""
    return faction_gods(clash.s, clash.t, clash.seat)


class CarryGate(AtZone):
    """Yog-Sothoth takes the Gate of his Area to another one (CW-54.62)."""


class AwakenFreeYogSothoth(Independent):
    """In the usual way, for 6 (CW-54.61)."""

    name = "awaken_free_yog_sothoth"
    awakens = "yog_sothoth"


class OuterDimensional(GodPower):
    """He goes with the Gate of his Area and whoever controls it to any Area without a Gate, unless
    an enemy Great Old One is with him (CW-54.62).

    RULING: it is the printed Gate that he takes; he himself cannot be carried (CW-50.62).
    """

    name = "outer_dimensional"
    unit = "yog_sothoth"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t, gods = self.t, self.enemy_gods(s)
        homes = [
            zone
            for zone in self.zones_with(s, self.unit)
            if s.keepers[zone] != NO_GATE and not self.any_here(s, gods, zone)
        ]
        free = [zone for zone in t.zones if homes and not has_gate(s, t, zone)]
        return self.in_zones(CarryGate, free)

    @plays(CarryGate)
    def carry(self, s: War, move: CarryGate) -> None:
        t, zone, (origin,) = self.t, self.t.zone(move.zone), self.zones_with(s, self.unit)
        keeper = s.keepers[origin]
        set_keeper(s, t, origin, NO_GATE)
        shift(s, t, self.kind, origin, zone)
        if keeper != ABANDONED:
            shift(s, t, keeper, origin, zone)
        set_keeper(s, t, zone, keeper)
        names = t.board.names
        self.tell(s, "carry-gate", origin=names[origin], zone=move.zone)


class MeetGod(GodRequirement):
    """He shares an Area with an enemy Great Old One (CW-54.63)."""

    name = "meet_god"
    unit = "yog_sothoth"

    def holds(self, s: War) -> bool:
        gods = self.enemy_gods(s)
        return any(self.any_here(s, gods, zone) for zone in self.zones_with(s, self.unit))


class FreeKeyAndGate(GodBook):
    """He is a Gate of ours wherever he is, beside another one, too (CW-54.64)."""

    name = "free_key_and_gate"
    unit = "yog_sothoth"

    def living_gates(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        return (*zones, *self.zones_with(s, self.unit))


CARD: Final = Card(
    "free_yog_sothoth",
    (great_old_one("yog_sothoth", 6, combat_of_free_yog_sothoth),),
    box="faction_gods",
    abilities=(AwakenFreeYogSothoth, OuterDimensional, MeetGod, FreeKeyAndGate),
    rival="ow",
)
