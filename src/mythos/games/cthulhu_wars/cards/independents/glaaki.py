"""Cthulhu Wars: Gla'aki, strong by the dead (CW-53.181 to CW-53.184)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.gather import reward
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.places import count, in_pool
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import ACTION, War
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, Kind, great_old_one


def combat_of_glaaki(clash: Clash, number: int) -> int:
    """As many dice as there are Acolytes in the Pool (CW-53.181)."""
    return in_pool(clash.s, clash.t, clash.t.acolyte[clash.seat])


GLAAKI: Final = great_old_one("glaaki", 4, combat_of_glaaki)


class AwakenGlaaki(Independent):
    """In the usual way, for 4 (CW-53.181)."""

    name = "awaken_glaaki"
    awakens = GLAAKI.name


class TombHerd(GodPower):
    """1 Power for each Acolyte in the Pool, before captives come back (CW-53.182)."""

    name = "tomb_herd"
    unit = GLAAKI.name

    def income(self, s: War, power: int) -> int:
        return power + self.in_pool(s, ACOLYTE.name)


class FirstWithoutPower(GodRequirement):
    """We are the first in an Action Phase who has no Power (CW-53.183). The counter: who was, as
    far as it is known, counted from 1; it is the same for all seats.

    RULING: of several at once the first in turn order; it counts for this Action Phase.
    """

    name = "first_without_power"
    counters = 1

    def holds(self, s: War) -> bool:
        return s.phase == ACTION and self._first(s) == 1 + self.seat

    def _first(self, s: War) -> int:
        known = s.counters[self.at]
        return known or next((1 + e for e in self.t.turn_order(s) if not s.power[e]), 0)

    def reactions_closed(self, s: War) -> None:
        if s.phase == ACTION and not s.counters[self.at]:
            s.counters[self.at] = self._first(s)

    def refresh(self, s: War) -> None:
        s.counters[self.at] = 0


class GreenDecay(GodBook):
    """Every captured Cultist whom we return brings an Elder Sign instead of Power (CW-53.184).

    RULING: what only costs us something stays what it is, and brings no sign.
    """

    name = "green_decay"

    def ransom(self, s: War, power: int, kind: Kind) -> int:
        return min(power, 0) if self.t.cultist[kind] else power

    def gather_begins(self, s: War) -> Script:
        t, prison = self.t, self.t.prisons[self.seat]
        cultists = [kind for kind, is_one in enumerate(t.cultist) if is_one]
        held = [kind for kind in cultists if count(s, t, kind, prison)]
        signs = sum(count(s, t, kind, prison) for kind in held if reward(s, t, kind) >= 0)
        if signs:
            self.tell(s, "green-decay", number=signs)
        yield from gain_signs(s, t, self.seat, signs)


CARD: Final = Card(
    "glaaki",
    (GLAAKI,),
    box="ramsey_campbell_1",
    abilities=(AwakenGlaaki, TombHerd, FirstWithoutPower, GreenDecay),
)
