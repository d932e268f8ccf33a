"""Cthulhu Wars: the Bloated Woman behind her velvet fan (CW-53.151 to CW-53.155)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import Fighter
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.masks import MaskAwakening
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import in_pool, shift
from mythos.games.cthulhu_wars.rules.gates import gates_of, living_gates
from mythos.games.cthulhu_wars.rules.moves import DECLINE, Order, made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.spellbooks import book_count, complete
from mythos.games.cthulhu_wars.rules.standing_orders import offer
from mythos.games.cthulhu_wars.rules.state import ALL_BOOKS, EXEMPT, REMOVED, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

NAME: Final = "bloated_woman"
ASK_FAN: Final = Question("velvet-fan", "CW-53.152")
ASK_LOOMS: Final = Question("disaster-looms", "CW-53.154")


class VelvetFan(OfUnit):
    """A lost unit of the enemy goes onto the card (CW-53.152)."""


class LetDisasterLoom(Move):
    """Our Gates give Elder Signs instead of Power this time (CW-53.154)."""


class AwakenBloatedWoman(MaskAwakening):
    """In the usual way for 4; the Crawling Chaos pays 3 (CW-53.151)."""

    name = "awaken_bloated_woman"
    awakens = NAME


class VelvetFanPower(Tactic, GodPower):
    """After a battle with her one Monster or Cultist that the enemy lost in it goes onto her card,
    and who brings it back pays its Power to her owner (CW-53.152, CW-53.155).
    """

    name = "velvet_fan"
    unit = NAME
    orders = (Order.NEVER,)

    def after_own_battle(self, s: War, b: Battle) -> Script | None:
        """Heard also when she died in it: then the card lies in the supply (CW-53.155)."""
        shared = self._took_part(b) and (self.active(s) or s.loyalty[self.card] == self.t.nobody)
        return self._choose(s, b) if shared and self._prey_lost(s, b) else None

    def _took_part(self, b: Battle) -> bool:
        side = self.side(b)
        return any(
            kind == self.kind and b.side[f] == side and b.status[f] != EXEMPT
            for f, kind in enumerate(b.kinds)
        )

    def _prey_lost(self, s: War, b: Battle) -> dict[Move, Kind]:
        t, enemy = self.t, 1 - self.side(b)
        lost: list[Fighter] = [f for f, out in enumerate(b.status) if out == REMOVED]
        return {
            made(VelvetFan, t.names[b.kinds[f]]): b.kinds[f]
            for f in lost
            if b.side[f] == enemy and t.lesser[b.kinds[f]] and in_pool(s, t, b.kinds[f])
        }

    def _choose(self, s: War, b: Battle) -> Script:
        while self.order(s) != Order.NEVER:
            move = yield from offer(s, self.t, self.seat, ASK_FAN, list(self._prey_lost(s, b)))
            if move is None:
                continue
            if move is not DECLINE:
                yield from self.carry_out(s, move)
            return

    @plays(VelvetFan)
    def take(self, s: War, move: VelvetFan) -> None:
        t, b = self.t, self.battle(s)
        kind = self._prey_lost(s, b)[move]
        shift(s, t, kind, t.pool, t.on_loyalty[self.card])
        self.tell(s, "velvet-fan", unit=move.unit, to=s.owner[kind])

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        if s.loyalty[self.card] != self.seat:
            return shown
        base = self.t.on_loyalty[self.card] * self.t.size
        number = sum(s.figures[base : base + self.t.size]) - s.figures[base + self.kind]
        return (*shown, ("velvet_fan", number)) if number else shown


class AllSixBooks(GodRequirement):
    """All six spellbooks are on the faction card, neutral ones among them (CW-53.153)."""

    name = "six_books"

    def holds(self, s: War) -> bool:
        return complete(s, self.seat)

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(book_count(s, self.seat), ALL_BOOKS), ALL_BOOKS),)


class DisasterLooms(GodBook):
    """In Gather Power our Gates may give an Elder Sign each instead of Power (CW-53.154).

    The counter: they do. RULING: all Gates on the map or none; one on a faction card gives Power.
    """

    name = "disaster_looms"
    counters = 1
    orders = (Order.ALWAYS, Order.NEVER)

    def gather_begins(self, s: War) -> Script | None:
        s.counters[self.at] = 0
        return self._decide(s) if self._gates(s) else None

    def _gates(self, s: War) -> list[Zone]:
        t = self.t
        return [*gates_of(s, t, self.seat), *living_gates(s, t, self.seat)]

    def _decide(self, s: War) -> Script:
        move: Move | None = None
        while move is None and self.order(s) == Order.ASK:
            number = {"number": len(self._gates(s))}
            moves = [made(LetDisasterLoom)]
            move = yield from offer(s, self.t, self.seat, ASK_LOOMS, moves, number)
        wanted = self.order(s) == Order.ALWAYS if move is None else move is not DECLINE
        if wanted:
            yield from self.carry_out(s, made(LetDisasterLoom))

    @plays(LetDisasterLoom)
    def loom(self, s: War, move: LetDisasterLoom) -> None:
        s.counters[self.at] = 1
        self.tell(s, "disaster-looms")

    def gate_income(self, s: War, power: int, zone: Zone) -> int:
        return 0 if s.counters[self.at] and zone in self._gates(s) else power

    def after_income(self, s: War) -> Script | None:
        if not s.counters[self.at]:
            return None
        s.counters[self.at] = 0
        return gain_signs(s, self.t, self.seat, len(self._gates(s)))


CARD: Final = Card(
    "bloated_woman",
    (great_old_one(NAME, 4, combat=1),),
    box="masks",
    abilities=(AwakenBloatedWoman, VelvetFanPower, AllSixBooks, DisasterLooms),
    keeps=True,
)
