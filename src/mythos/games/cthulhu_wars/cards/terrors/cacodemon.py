"""Cthulhu Wars: the Cacodemon, whom nobody dares to approach (CW-52.7)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.places import zones_with
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import terror

CACODEMON: Final = terror("cacodemon", 4, combat=3)


class CosmicTerror(CardAbility):
    """Enemies do not go into its zone, but Great Old Ones and who goes with one (CW-52.7).

    RULING: with one means in the same Move action or by the same effect; one that is there already
    does not help. A slumbering Gate that comes back is placed, and so is its Cultist.
    """

    name = "cosmic_terror"
    unit = CACODEMON.name

    def closed_zones(self, s: War, zones: int, seat: Seat) -> int:
        if seat == self.seat:
            return zones
        return zones | reduce(or_, (1 << zone for zone in zones_with(s, self.t, self.kind)), 0)


CARD: Final = Card("cacodemon", (CACODEMON,), abilities=(CosmicTerror,), arrives=at_your_gate)
