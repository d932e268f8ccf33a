"""Cthulhu Wars: units that are summoned to somewhere else than the map (CW-51.2, CW-51.8)."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind


class OffTheMap(CardAbility):
    """Its unit needs a Gate to be summoned, and does not come there.

    RULING: from which Gate makes no difference, so only the cheapest is offered.
    """

    def summoning_zones_of_kind(self, s: War, zones: Sequence[Zone], kind: Kind) -> Sequence[Zone]:
        if kind != self.kind or not zones:
            return zones
        return (min(zones, key=lambda zone: self.taxed(s, 0, zone)),)
