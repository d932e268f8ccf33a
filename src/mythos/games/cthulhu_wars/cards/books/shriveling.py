"""Cthulhu Wars: Shriveling, which an enemy is paid for (CW-55.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import by_name, remove
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import NeutralBook, plays
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind


class Shrivel(OfUnit):
    """An enemy's Monster or Cultist withers before the dice (CW-55.3)."""


class Shriveling(Tactic, NeutralBook):
    """Once in a battle of ours we eliminate an enemy's Monster or Cultist of our choice; its owner
    gains what it costs at that moment (CW-55.3).
    """

    name = "shriveling"
    orders = (Order.NEVER,)

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        if self.spent(b):
            return ()
        return [made(Shrivel, name) for name in by_name(self.t, b, self.prey(b))]

    def _worth(self, s: War, kind: Kind) -> int:
        """What another of its kind would cost its owner now."""
        t, owner = self.t, s.owner[kind]
        if owner == t.nobody or t.cultist[kind]:
            return t.cost[kind]
        return summon_price(s, t, owner, kind)

    @plays(Shrivel)
    def play(self, s: War, move: Shrivel) -> None:
        b, t = self.battle(s), self.t
        victim = by_name(t, b, self.prey(b))[move.unit]
        owner, power = self.enemy(b), self._worth(s, b.kinds[victim])
        self.spend(b)
        self.tell(s, "shriveling", to=owner, unit=t.names[b.kinds[victim]])
        remove(s, t, b, victim, self.seat)
        if owner != t.nobody and power:
            s.power[owner] += power
            tell(s, "power-gained", seat=owner, number=power)


CARD: Final = Card("shriveling", book=Shriveling, box="azathoth_box")
