"""Cthulhu Wars: what unique High Priests have in common (CW-56.1)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.figures import zones_with
from mythos.games.cthulhu_wars.rules.losses import eliminate, eliminate_off_map
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST, Trait, Unit, cultist


def unique_priest(name: str) -> Unit:
    """A Cultist like the generic High Priest, who comes in his place (CW-56.1)."""
    return cultist(name, 1, HIGH_PRIEST.cost, traits=Trait.NOT_RECRUITED)


def priest_card(unit: Unit, *abilities: type[CardAbility]) -> Card:
    """The card of a unique High Priest: nobody buys it (CW-56.1)."""
    return Card(
        unit.name, (unit,), sort=Sort.CULTIST, box="priests", abilities=abilities, priest=True
    )


class PriestPower(CardAbility):
    """What a unique High Priest can do while he is in play and no captive (CW-56.1)."""

    def give_up(self, s: War) -> None:
        """He is eliminated as a part of it, on the map or off it."""
        t, kind, zones = self.t, self.kind, zones_with(s, self.t, self.kind)
        if not zones:
            eliminate_off_map(s, t, kind, self.seat, self.seat)
            return
        eliminate(s, t, kind, zones[0], self.seat, on_gate=s.keepers[zones[0]] == kind)


class LastDeed(PriestPower):
    """What he does between two actions, and is eliminated for (CW-56.1).

    RULING: while he is on the map, as with the Unspeakable Oath (CW-1.12).
    """

    orders = (Order.NEVER, Order.BESIDE_ENEMIES, Order.IN_DANGER)
    usual = Order.IN_DANGER
