"""Cthulhu Wars: Crawford Tillinghast, who shows what is there (CW-56.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import Fighter, enlist
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.priests import PriestPower, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.figures import in_play, in_pool, place
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.state import EXEMPT, REMOVED, REPLACED, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind

CRAWFORD: Final = unique_priest("crawford_tillinghast")
MOST: Final = 3
SHOWN: Final = 0
SPENT: Final = 1
ASK_SHOWN: Final = Question("ultraviolets", "CW-56.3")


class ShowUltraviolets(Move):
    """Crawford Tillinghast starts his machine (CW-56.3)."""


class BringUltraviolet(OfUnit):
    """One of those whom it shows (CW-56.3)."""


class Ultraviolets(Tactic, PriestPower):
    """Before the dice of a battle of ours he is eliminated for Monsters and Cultists of the Pool
    that cost 3 together; they fight, and are eliminated after it (CW-56.3). The counters: the
    fighters that he brought, as bits, and what they cost.

    RULING: what a summoning costs now counts. Of those alike the ones he brought are lost first,
    for nobody would choose otherwise (CW-1.24). The figure of another High Priest is his, so it is
    not in the Pool yet.
    """

    name = "ultraviolets"
    unit = CRAWFORD.name
    counters = 2
    sequence = 99
    orders = (Order.NEVER,)
    answers = (BringUltraviolet,)

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = in_play(s, self.t, self.kind) and self._costs(s)
        return (made(ShowUltraviolets),) if ready else ()

    def _costs(self, s: War) -> dict[Kind, int]:
        """Who could come for what is left."""
        t, own = self.t, self.t.own(s, self.seat)
        costs = {kind: t.cost[kind] for kind in own.cultists if kind != self.kind}
        costs |= {kind: summon_price(s, t, self.seat, kind) for kind in own.monsters}
        left = MOST - s.counters[self.at + SPENT]
        return {k: cost for k, cost in costs.items() if cost <= left and in_pool(s, t, k)}

    @plays(ShowUltraviolets)
    def show(self, s: War, move: ShowUltraviolets) -> Script:
        b = self.battle(s)
        for fighter, kind in enumerate(b.kinds):
            if kind == self.kind:
                b.status[fighter] = REMOVED
        self.give_up(s)
        s.counters[self.at + SHOWN] = s.counters[self.at + SPENT] = 0
        self.tell(s, "ultraviolets", zone=self.t.board.names[b.zone])
        yield from several(self.seat, ASK_SHOWN, partial(self._comers, s, b))

    def _comers(self, s: War, b: Battle) -> dict[Move, Callable[[], None]]:
        return {
            made(BringUltraviolet, self.t.names[kind]): partial(self._come, s, b, kind, cost)
            for kind, cost in self._costs(s).items()
        }

    def _come(self, s: War, b: Battle, kind: Kind, cost: int) -> None:
        s.counters[self.at + SPENT] += cost
        place(s, self.t, kind, b.zone)
        self._mark(s, b, kind)
        self.tell(s, "placed", unit=self.t.names[kind], zone=self.t.board.names[b.zone])

    def _mark(self, s: War, b: Battle, kind: Kind) -> None:
        s.counters[self.at + SHOWN] |= 1 << len(b.kinds)
        enlist(b, kind, self.side(b))

    def promoted(self, s: War, b: Battle, fighter: int, kind: Kind, number: int) -> None:
        """What one of them becomes is gone after the battle, too."""
        if s.counters[self.at + SHOWN] >> fighter & 1:
            for _ in range(number):
                self._mark(s, b, kind)
                b.where[-1], b.status[-1] = b.where[fighter], EXEMPT

    def after_any_battle(self, s: War, b: Battle) -> None:
        for f in self._to_go(s, b):
            eliminate(s, self.t, b.kinds[f], b.where[f], self.seat)
            b.status[f] = REMOVED
        s.counters[self.at + SHOWN] = s.counters[self.at + SPENT] = 0

    def _to_go(self, s: War, b: Battle) -> list[Fighter]:
        """Those whom he brought, less as many as were lost of others who looked the same."""
        marked, fighting = s.counters[self.at + SHOWN], range(len(b.kinds))
        shown = [f for f in fighting if marked >> f & 1]
        others = [f for f in fighting if not marked >> f & 1 and not b.on_gate[f]]
        alive = [f for f in shown if b.status[f] not in (REMOVED, REPLACED)]
        for lost in (f for f in others if b.status[f] == REMOVED):
            alike = next((f for f in alive if b.kinds[f] == b.kinds[lost]), None)
            if alike is not None:
                alive.remove(alike)
        return alive


CARD: Final = priest_card(CRAWFORD, Ultraviolets)
