"""Cthulhu Wars: the Leng Spider, whose thirst turns pain into death (CW-51.6)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import Fighter, fighters, of_kind, side_of
from mythos.games.cthulhu_wars.battle.results import turn_pains_into_kills
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility, battle_of, plays
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import monster

SPIDER: Final = monster("leng_spider", 3, 2, combat=1)
PAINS: Final = 2
KILLS: Final = 1


class Whose(StrEnum):
    """The side whose Pains are turned."""

    ENEMY = "enemy"
    OWN = "own"


class Bloodthirst(Move):
    """A Spider turns two Pains of so many into a Kill (CW-51.6).

    The number makes it another offer when there are more: who has declined is asked again.
    """

    whose: Whose
    number: int


class BloodthirstPower(CardAbility):
    """Each Spider of the battle, dead or alive, turns two Pains of one side into a Kill, once
    (CW-51.6).
    """

    name = "bloodthirst"
    unit = SPIDER.name
    orders = (Order.NEVER, Order.AFTER_PAINS)
    usual = Order.AFTER_PAINS

    def _fresh(self, b: Battle) -> list[Fighter]:
        """The Spiders that have not drunk yet."""
        return [f for f in of_kind(b, self.kind) if not b.used[f]]

    def _side(self, b: Battle, whose: Whose) -> int:
        own = side_of(b, self.seat)
        return own if whose == Whose.OWN else 1 - own

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        if not self._fresh(b):
            return ()
        pains = {whose: self._pains(b, self._side(b, whose)) for whose in Whose}
        return [made(Bloodthirst, whose, n) for whose, n in pains.items() if n >= PAINS]

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        return self.after_kills(s, b)

    def _pains(self, b: Battle, side: int) -> int:
        """What a side has got or is to get; what was a Kill before stays what it is (CW-10.26)."""
        assigned = sum(b.pained[f] - b.kills_ever[f] + b.killed[f] for f in fighters(b, side))
        return b.pains[side] + assigned

    @plays(Bloodthirst)
    def drink(self, s: War, move: Bloodthirst) -> Script:
        b = battle_of(s)
        b.used[self._fresh(b)[0]] = 1
        tell(s, "bloodthirst", seat=self.seat, whose=move.whose.value)
        yield from turn_pains_into_kills(s, self.t, b, self._side(b, move.whose), PAINS, KILLS)


CARD: Final = Card(
    "leng_spider",
    (SPIDER,),
    box="dreamlands_underworld",
    abilities=(BloodthirstPower,),
    arrives=at_your_gate,
)
