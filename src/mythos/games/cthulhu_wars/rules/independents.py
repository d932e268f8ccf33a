"""Cthulhu Wars: how independent Great Old Ones come into play (CW-50.21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.game import WhyNot
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import Ability, Awakener, CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import give_card, in_pool, place
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.hooks import Held
from mythos.games.cthulhu_wars.rules.moves import Awaken, made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

PRICE: Final = Ability.awaken_price


class Independent(Awakener, CardAbility):
    """At a Gate that one controls, beside a Great Old One of one's own, for its price: whoever
    awakens it has its card (CW-50.21, CW-50.29).
    """

    shown = False
    prices_itself = True
    held_by = Held.NOBODY

    @cached_property
    def kind(self) -> Kind:
        return self.t.kinds[self.seat][self.awakens]

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] == self.t.nobody

    def zones(self, s: War) -> Sequence[Zone]:
        """A unit that is a Gate itself is no Gate for this (CW-50.26)."""
        t, gates = self.t, gates_of(s, self.t, self.seat)
        if not gates or t.vetoed(Ability.awakens_alone, s, self.seat):
            return gates
        greats = t.own(s, self.seat).greats
        return [zone for zone in gates if any(s.figures[zone * t.size + kind] for kind in greats)]

    def printed_cost(self, s: War) -> int:
        """What the card says; a few say something else."""
        return self.t.cost[self.kind]

    def cost_now(self, s: War) -> int:
        t, cost = self.t, self.printed_cost(s)
        if not t.waiting[PRICE][self.seat]:
            return cost
        return t.at(s).amount(Ability.awaken_price, s, self.seat, cost, self.kind)

    def price(self, s: War, move: Move) -> int:
        (zone,) = self.tax_zones(s, move)
        return self.taxed(s, self.cost_now(s), zone)

    @cached_property
    def _least(self) -> int:
        """It never costs less."""
        fixed = type(self).printed_cost is Independent.printed_cost
        discounts = self.t.waiting[PRICE][self.seat]
        return self.t.cost[self.kind] if fixed and not discounts else 0

    def actions(self, s: War) -> Iterable[Move]:
        if s.power[self.seat] < self._least:
            return ()
        if self.cost_now(s) > s.power[self.seat] or not in_pool(s, self.t, self.kind):
            return ()
        names = self.t.board.names
        return [made(Awaken, self.awakens, names[zone]) for zone in self.zones(s)]

    def why_not(self, s: War, move: Move) -> WhyNot | None:
        """Somebody has it, or it is not the place for it (CW-50.21)."""
        if not self.in_effect(s):
            return WhyNot("card-taken", "CW-50.21")
        (zone,) = self.tax_zones(s, move)
        usual = type(self).zones is Independent.zones
        if usual and zone not in gates_of(s, self.t, self.seat):
            return WhyNot("no-gate", "CW-50.21")
        if zone not in self.zones(s):
            return WhyNot("no-god-here" if usual else "cannot-awaken", "CW-50.21")
        return WhyNot("no-power", "CW-1.26") if self.price(s, move) > s.power[self.seat] else None

    def appear(self, s: War, zone: Zone) -> Script:
        """Card and figures come to whoever awakens it, and what that brings (CW-50.21)."""
        t, seat = self.t, self.seat
        give_card(s, t, self.card, seat)
        offering = self.offering(s, zone)
        if offering is not None:
            yield from offering
        for _ in range(in_pool(s, t, self.kind)):
            place(s, t, self.kind, zone)
        tell(s, "awakened", seat=seat, unit=self.awakens, zone=t.board.names[zone])
        reward = self.reward(s, zone)
        if reward is not None:
            yield from reward
        yield from t.steps(Ability.awakened, s, seat, self.kind)
        yield from t.steps(Ability.card_came, s, seat, self.card)
        yield from t.steps_of_all(Ability.any_awakened, s, seat, self.kind)

    def offering(self, s: War, zone: Zone) -> Script | None:
        """What has to be given besides the Power, before it appears."""
        return None

    def reward(self, s: War, zone: Zone) -> Script | None:
        """What the card itself says that its awakening brings."""
        return None
