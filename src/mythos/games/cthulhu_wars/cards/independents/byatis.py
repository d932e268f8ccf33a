"""Cthulhu Wars: Byatis, the toad that stays (CW-53.131 to CW-53.134)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.results import dies
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import choices, shift
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import REMOVED, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one

BYATIS: Final = great_old_one("byatis", 4, combat=4, traits=Trait.NO_MOVE)


class Forget(AtZone):
    """The enemies' Cultists of a zone come to Byatis (CW-53.134)."""


class AwakenByatis(Independent):
    """In the usual way, for 4 (CW-53.131)."""

    name = "awaken_byatis"
    awakens = BYATIS.name


class ToadOfBerkeley(GodPower):
    """An Elder Sign at the start of the Doom Phase, if no unit of an enemy is in its zone
    (CW-53.132).
    """

    name = "toad_of_berkeley"
    unit = BYATIS.name

    def doom_phase_begins(self, s: War) -> Script | None:
        alone = any(not self._disturbed(s, zone) for zone in self.zones_with(s, self.unit))
        return gain_signs(s, self.t, self.seat, 1) if alone else None

    def _disturbed(self, s: War, zone: Zone) -> bool:
        return any(s.presence[enemy] >> zone & 1 for enemy in self.enemies)


class SurvivesAKill(Tactic, GodRequirement):
    """It survives a battle in which a unit of the enemy was killed (CW-53.133)."""

    name = "byatis_survives"

    def after_own_battle(self, s: War, b: Battle) -> None:
        if not self.in_effect(s):
            return
        side, toad = self.side(b), self.kind_of(BYATIS.name)
        gone = [f for f, status in enumerate(b.status) if status == REMOVED]
        alive = any(kind == toad and f not in gone for f, kind in enumerate(b.kinds))
        if alive and any(b.side[f] != side and dies(s, self.t, b, f) for f in gone):
            self.earn(s)


class GodOfForgetfulness(GodBook):
    """All Cultists of enemies in one zone beside Byatis come to it (CW-53.134)."""

    name = "god_of_forgetfulness"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        near = (self.t.board.adjacent[zone] for zone in self.zones_with(s, BYATIS.name))
        zones = [zone for each in near for zone in each if choices(s, self.t, self._prey(s), zone)]
        return self.in_zones(Forget, zones)

    def _prey(self, s: War) -> list[Kind]:
        return [kind for enemy in self.enemies for kind in self.t.own(s, enemy).cultists]

    @plays(Forget)
    def forget(self, s: War, move: Forget) -> None:
        t, origin = self.t, self.t.zone(move.zone)
        (home,) = self.zones_with(s, BYATIS.name)
        self.tell(s, "forget", zone=t.board.names[home], origin=move.zone)
        while found := choices(s, t, self._prey(s), origin):
            kind, on_gate = found[0]
            shift(s, t, kind, origin, home, on_gate=on_gate)


CARD: Final = Card(
    "byatis",
    (BYATIS,),
    box="independents_4",
    abilities=(AwakenByatis, ToadOfBerkeley, SurvivesAKill, GodOfForgetfulness),
    harvest=1.2,
)
