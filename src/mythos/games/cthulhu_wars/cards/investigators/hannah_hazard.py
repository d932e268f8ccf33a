"""Cthulhu Wars: Hannah Hazard, who fights alone (CW-57.8)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.battle.fighters import of_kind
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Trait

HANNAH: Final = investigator("hannah_hazard", traits=Trait.NO_KILL | Trait.NO_PAIN)
PAIN: Final = 1


class Loner(Tactic, CardAbility):
    """We declare battles beside her zone only; there, and where she fights herself, the enemy has a
    Pain more (CW-57.8).
    """

    name = "loner"
    unit = HANNAH.name

    def forbids_battle(self, s: War, zone: Zone) -> bool:
        stands = self.zones_with(s, self.unit)
        return bool(stands) and zone not in self.t.board.adjacent[stands[0]]

    def rolled(self, s: War, b: Battle) -> None:
        side = self.side(b)
        if side < 0 or not (of_kind(b, self.kind) or self._beside(s, b)):
            return
        b.pains[1 - side] += PAIN
        self.tell(s, "loner", zone=self.t.board.names[b.zone])

    def _beside(self, s: War, b: Battle) -> bool:
        """Have we declared it beside her zone?"""
        near = self.t.board.adjacent[b.zone]
        return b.attacker == self.seat and any(self.count(s, self.unit, zone) for zone in near)


CARD: Final = investigating(HANNAH, Loner)
