"""Cthulhu Wars: the Dimensional Shambler, which waits outside of the world (CW-51.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.off_the_map import OffTheMap
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import ACTION, War
from mythos.games.cthulhu_wars.rules.units import Kind, monster

SHAMBLER: Final = monster("dimensional_shambler", 3, 2, combat=2)
WAITING: Final = 0
ACTED: Final = 1


class WalkBetween(AtZone):
    """A Shambler that waits steps into a zone (CW-51.8)."""


class WalkBetweenWorlds(OffTheMap):
    """Who is summoned waits on the faction card; after any action it steps into any zone
    (CW-51.8). The counters: how many wait, whether there was an action in this Action Phase.
    """

    name = "walk_between_worlds"
    unit = SHAMBLER.name
    counters = 2
    orders = (Order.NEVER, Order.BESIDE_ENEMIES, Order.IN_DANGER)
    usual = Order.IN_DANGER

    def summoned(self, s: War, kind: Kind, zone: Zone) -> None:
        if kind == self.kind:
            self.wait(s, zone)

    def wait(self, s: War, origin: int) -> None:
        """A Shambler goes onto the faction card."""
        shift(s, self.t, self.kind, origin, self.t.cards[self.seat])
        s.counters[self.at + WAITING] += 1
        self.tell(s, "shambler-waits")

    def waits_on_card(self, s: War, number: int, kind: Kind) -> int:
        return s.counters[self.at + WAITING] if kind == self.kind else number

    def action_phase_begins(self, s: War) -> None:
        s.counters[self.at + ACTED] = 0

    def reactions_closed(self, s: War) -> None:
        if self.in_effect(s) and s.phase == ACTION and s.deed:
            s.counters[self.at + ACTED] = 1

    def reactions(self, s: War) -> Iterable[Move]:
        waits = s.phase == ACTION and s.counters[self.at + WAITING]
        acted = s.counters[self.at + ACTED] or (s.deed and not s.pause)
        return self.in_zones(WalkBetween, self.t.zones) if waits and acted else ()

    @plays(WalkBetween)
    def step(self, s: War, move: WalkBetween) -> None:
        s.counters[self.at + WAITING] -= 1
        shift(s, self.t, self.kind, self.t.cards[self.seat], self.t.zone(move.zone))
        self.tell(s, "walk-between", zone=move.zone)


def onto_your_card(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The first waits on the buyer's faction card (CW-51.8)."""
    t.ability(seat, WalkBetweenWorlds).wait(s, t.pool)
    yield from ()


CARD: Final = Card(
    "dimensional_shambler",
    (SHAMBLER,),
    box="azathoth_box",
    abilities=(WalkBetweenWorlds,),
    arrives=onto_your_card,
)
