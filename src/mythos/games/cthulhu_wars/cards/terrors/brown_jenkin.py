"""Cthulhu Wars: Brown Jenkin, who comes back again and again (CW-52.6)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.games.cthulhu_wars.cards.market import at_your_gate, own_gates, where
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.gates import living_gates
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import terror

JENKIN: Final = terror("brown_jenkin", 2)
TITTER: Final = 2


class LoathsomeTitter(CardAbility):
    """At an enemy's Gate it brings 2 Power, and 1 for each enemy Cultist there (CW-52.6).

    RULING: a unit that is a Gate of an enemy is one.
    """

    name = "loathsome_titter"
    unit = JENKIN.name

    def income(self, s: War, power: int) -> int:
        return power + sum(self._worth(s, zone) for zone in self.zones_with(s, self.unit))

    def _worth(self, s: War, zone: Zone) -> int:
        t = self.t
        if not any(s.gates[e] >> zone & 1 or zone in living_gates(s, t, e) for e in self.enemies):
            return 0
        cultists = [kind for enemy in self.enemies for kind in t.own(s, enemy).cultists]
        return TITTER + sum(s.figures[zone * t.size + kind] for kind in cultists)


class Familiar(CardAbility):
    """From the Pool it comes to a Gate of ours as soon as we can pay 2 Power (CW-52.6).

    RULING: looked at between two actions, in every Doom turn and right after the income of Gather
    Power; it is not summoned.
    """

    name = "familiar"
    unit = JENKIN.name

    def put_right(self, s: War) -> Script | None:
        gates = own_gates(s, self.t, self.seat)
        price = self.t.cost[self.kind]
        ready = self.in_pool(s, self.unit) and s.power[self.seat] >= price and gates
        return self._come(s, price) if ready else None

    def after_income(self, s: War) -> Script | None:
        return self.put_right(s)

    def _come(self, s: War, price: int) -> Script:
        gates = own_gates(s, self.t, self.seat)
        zone = yield from where(s, self.t, self.seat, self.kind, gates)
        if zone is not None:
            pay(s, self.seat, price)
            place(s, self.t, self.kind, zone)
            self.tell(s, "familiar", zone=self.t.board.names[zone])


CARD: Final = Card(
    "brown_jenkin", (JENKIN,), abilities=(LoathsomeTitter, Familiar), arrives=at_your_gate
)
