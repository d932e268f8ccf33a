"""Cthulhu Wars: Rhan-Tegoth as an independent (CW-54.91 to CW-54.94)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import Fighter, of_kind
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.glyphs import under_glyph
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.state import FIGHTS, Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

HERALD_PRICE: Final = 5
GLYPH: Final = "WW"


class Endure(Move):
    """1 Power: a Kill on Rhan-Tegoth becomes a Pain (CW-54.94)."""


class AwakenFreeRhanTegoth(Independent):
    """In the usual way, for 4 (CW-54.91)."""

    name = "awaken_free_rhan_tegoth"
    awakens = "rhan_tegoth"


class FreeHerald(GodPower):
    """Our rituals never cost more than 5; the marker advances all the same (CW-54.92)."""

    name = "free_herald"
    unit = "rhan_tegoth"

    def ritual_price(self, s: War, price: int) -> int:
        return min(price, HERALD_PRICE)


class GateInTheIce(GodRequirement):
    """Control a Gate under a glyph of the Windwalker (CW-54.93)."""

    name = "gate_in_the_ice"

    def holds(self, s: War) -> bool:
        return bool(under_glyph(s, self.t, self.seat, GLYPH))


class FreeEternal(Tactic, GodBook):
    """1 Power turns a Kill on him into a Pain (CW-54.94)."""

    name = "free_eternal"
    unit = "rhan_tegoth"
    cost = 1
    orders = (Order.ALWAYS, Order.NEVER)

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Endure),) if self._killed(b) else ()

    after_pains = after_kills

    def _killed(self, b: Battle) -> list[Fighter]:
        return [f for f in of_kind(b, self.kind) if b.killed[f] and b.status[f] == FIGHTS]

    @plays(Endure)
    def endure(self, s: War, move: Endure) -> None:
        b = self.battle(s)
        fighter = self._killed(b)[0]
        b.killed[fighter] -= 1
        b.pained[fighter] += 1
        self.tell(s, "endure")


CARD: Final = Card(
    "free_rhan_tegoth",
    (great_old_one("rhan_tegoth", 4, combat=2),),
    box="faction_gods",
    abilities=(AwakenFreeRhanTegoth, FreeHerald, GateInTheIce, FreeEternal),
    rival="ww",
)
