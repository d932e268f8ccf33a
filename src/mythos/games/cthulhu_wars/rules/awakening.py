"""Cthulhu Wars: awakening Great Old Ones (CW-4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import Ability, Awakener, Requirement
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.families import variant
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.moves import Awaken, made
from mythos.games.cthulhu_wars.rules.nearness import NEAR
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

READY: Final = 0.4
"""How near an awakening is that can be paid in the next round."""


class Awakening(Awakener):
    """How a Great Old One comes into play: where, and for what (CW-4.5). The counter: it has been
    awakened before.
    """

    shown = False
    counters = 1
    prices_itself = True

    def __init_subclass__(cls) -> None:
        if "name" not in vars(cls):
            cls.name = f"awaken_{cls.awakens}"
        super().__init_subclass__()

    @property
    def kind(self) -> Kind:
        return self.t.kinds[self.seat][self.awakens]

    def zones(self, s: War) -> Sequence[Zone]:
        """At a Gate of ours, unless its sheet says otherwise."""
        return self.own_gates(s)

    def cost_now(self, s: War) -> int:
        """Less for one that has been awakened before, if an ability says so (CW-20.2)."""
        t, seat = self.t, self.seat
        cost = t.cost[self.kind]
        if s.counters[self.at]:
            cost = t.amount(Ability.reawaken_price, s, seat, cost)
        return t.amount(Ability.awaken_price, s, seat, cost, self.kind)

    def price(self, s: War, move: Move) -> int:
        (zone,) = self.tax_zones(s, move)
        return self.taxed(s, self.cost_now(s), zone)

    def awakened(self, s: War, kind: Kind) -> Script | None:
        if kind == self.kind:
            s.counters[self.at] = 1
        return None

    def offering(self, s: War, zone: Zone) -> Script | None:
        """What has to be given besides the Power."""
        return None

    def actions(self, s: War) -> Iterable[Move]:
        t, kind, power = self.t, self.kind, s.power[self.seat]
        if not s.figures[t.pool * t.size + kind] or self.cost_now(s) > power:
            return ()
        return [made(Awaken, self.awakens, t.board.names[zone]) for zone in self.zones(s)]

    def appear(self, s: War, zone: Zone) -> Script:
        """All steps as one action: give, appear, and what the awakening brings (CW-4.5)."""
        t, seat = self.t, self.seat
        offering = self.offering(s, zone)
        if offering is not None:
            yield from offering
        place(s, t, self.kind, zone)
        tell(s, "awakened", seat=seat, unit=self.awakens, zone=t.board.names[zone])
        yield from t.steps(Ability.awakened, s, seat, self.kind)
        yield from t.steps_of_all(Ability.any_awakened, s, seat, self.kind)


class AwakenRequirement(Requirement):
    """Awaken a certain Great Old One."""

    unit: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if "name" not in vars(cls):
            cls.name = f"awaken_{cls.unit}"
        super().__init_subclass__()

    def awakened(self, s: War, kind: Kind) -> Script | None:
        if self.t.names[kind] == self.unit:
            self.earn(s)
        return None

    def nearness(self, s: War, gain: int) -> float:
        """Ready now; or the Power that the next round brings, and a place for it."""
        way = self.t.awakenings[self.seat][self.unit]
        price, place = way.cost_now(s), 1.0 if way.zones(s) else 0.5
        if s.power[self.seat] >= price:
            return NEAR * place
        return READY * place * min(1.0, gain / price)


def awaken(unit: str) -> type[AwakenRequirement]:
    """The requirement to awaken this Great Old One."""
    return variant(AwakenRequirement, f"awaken_{unit}", unit=unit)
