"""Cthulhu Wars: Nyogtha, one thing in two places (CW-53.111 to CW-53.116)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.battle import declare, fight_out
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import can_attack
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.actions import travel
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import capture, pick_here
from mythos.games.cthulhu_wars.rules.menu import (
    barred,
    can_capture,
    kept_from_battle,
    reach,
    stopped,
)
from mythos.games.cthulhu_wars.rules.moves import ASK_CAPTURED, DECLINE, Awaken, made
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.shapes import AtZone, AtZoneTo
from mythos.games.cthulhu_wars.rules.state import REMOVED, Battle, How, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Unit

ATTACKING: Final = 4
ATTACKED: Final = 1
ASK_MOVE: Final = Question("from-below-move", "CW-53.112")
ASK_BATTLE: Final = Question("from-below-battle", "CW-53.113")
ASK_CAPTURE: Final = Question("from-below-capture", "CW-53.114")


def combat_of_nyogtha(clash: Clash, number: int) -> int:
    """4 each in battles that its faction declared, otherwise 1 (CW-53.111)."""
    return number * (ATTACKING if clash.attacking else ATTACKED)


NYOGTHA: Final = Unit("nyogtha", Rank.GREAT_OLD_ONE, 2, 6, combat_of_nyogtha, worth=3, awakening=6)


class BelowMove(Move):
    """The other Nyogtha goes, too (CW-53.112)."""

    origin: str
    zone: str


class BelowBattle(AtZoneTo):
    """A battle where the other Nyogtha is (CW-53.113)."""


class BelowCapture(AtZoneTo):
    """The other Nyogtha takes a captive, too (CW-53.114)."""


class NightmareWeb(AtZone):
    """The Nyogtha of the Pool comes to a zone with a unit of ours (CW-53.116)."""


class AwakenNyogtha(Independent):
    """In the usual way, for 6: all that are in the Pool, also when the other is in play
    (CW-53.111).
    """

    name = "awaken_nyogtha"
    awakens = NYOGTHA.name

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] in (self.t.nobody, self.seat)


class FromBelow(Tactic, GodPower):
    """What one does by a Move, Battle or Capture action the other may do as well, for nothing but
    taxes (CW-53.112 to CW-53.114). The counter: the other is at it.
    """

    name = "from_below"
    unit = NYOGTHA.name
    answers = (BelowMove, BelowBattle, BelowCapture)
    counters = 1

    def taken_along(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> Script | None:
        moves = self._ways(s) if kind == self.kind else []
        return self._follow(s, moves) if moves else None

    def _ways(self, s: War) -> list[BelowMove]:
        """Where the one that has not moved can go."""
        t, names, power = self.t, self.t.board.names, s.power[self.seat]
        steps = reach(s, t, self.seat, self.kind)
        rested = [
            zone
            for zone in self.zones_with(s, self.unit)
            if self.count(s, self.unit, zone) > s.moved.count(zone * t.size + self.kind)
        ]
        return [
            made(BelowMove, names[zone], names[to])
            for zone in rested
            for to in t.board.within(zone, steps)
            if self.taxed(s, 0, to) <= power and not stopped(s, t, self.seat, self.kind, to)
        ]

    def _follow(self, s: War, moves: Sequence[BelowMove]) -> Script:
        answer = yield Ask(self.seat, ASK_MOVE, [*moves, DECLINE])
        if not isinstance(answer, BelowMove):
            return
        t, origin, zone = self.t, self.t.zone(answer.origin), self.t.zone(answer.zone)
        pay(s, self.seat, self.taxed(s, 0, zone))
        s.taxed |= 1 << zone
        travel(s, t, self.kind, origin, zone)
        self.tell(s, "moved", unit=self.unit, origin=answer.origin, zone=answer.zone)

    def battle_closed(self, s: War, b: Battle) -> Script | None:
        """One after the other, against whom we like, under the rule of one battle for each zone."""
        fought = [f for f, kind in enumerate(b.kinds) if kind == self.kind]
        if b.attacker != self.seat or len(fought) != 1 or s.counters[self.at]:
            return None
        zones = self.zones_with(s, self.unit)
        if b.status[fought[0]] != REMOVED and self.count(s, self.unit, b.where[fought[0]]) == 1:
            zones = [zone for zone in zones if zone != b.where[fought[0]]]
        moves = [move for zone in zones for move in self._attacks(s, zone)]
        return self._fight(s, moves) if moves else None

    def _attacks(self, s: War, zone: Zone) -> list[BelowBattle]:
        t, seat = self.t, self.seat
        if s.fought >> zone & 1 or barred(s, t, seat, zone) or kept_from_battle(s, t, seat, zone):
            return []
        there = [e for e in t.opponents if e != seat and s.presence[e] >> zone & 1]
        return [
            made(BelowBattle, t.board.names[zone], enemy)
            for enemy in there
            if can_attack(s, t, seat, enemy, zone)
        ]

    def _fight(self, s: War, moves: Sequence[BelowBattle]) -> Script:
        answer = yield Ask(self.seat, ASK_BATTLE, [*moves, DECLINE])
        if not isinstance(answer, BelowBattle):
            return
        t, zone = self.t, self.t.zone(answer.zone)
        s.counters[self.at] = 1
        s.fought |= 1 << zone
        yield from declare(s, t, zone, self.seat, answer.to)
        if s.battle is not None:
            yield from fight_out(s, t, s.battle)
        s.counters[self.at] = 0

    def enemy_lost(self, s: War, loss: Loss) -> Script | None:
        """A captive of a Capture action where a Nyogtha is was taken by it."""
        t = self.t
        if loss.how != How.CAPTURED or loss.by != self.seat or loss.zone not in t.zones:
            return None
        if s.counters[self.at]:
            s.counters[self.at] = 0
            return None
        acted = s.deed == str(t.capture[loss.zone][loss.owner])
        moves = self._captures(s, loss.zone) if acted else []
        return self._take(s, moves) if moves else None

    def _captures(self, s: War, zone: Zone) -> list[BelowCapture]:
        """Where the other one is."""
        t, number = self.t, self.count(s, self.unit, zone)
        zones = self.zones_with(s, self.unit) if number else []
        return [
            made(BelowCapture, t.board.names[where], enemy)
            for where in zones
            if where != zone or number > 1
            for enemy in self.enemies
            if can_capture(s, t, self.seat, enemy, where)
        ]

    def _take(self, s: War, moves: Sequence[BelowCapture]) -> Script:
        answer = yield Ask(self.seat, ASK_CAPTURE, [*moves, DECLINE])
        if not isinstance(answer, BelowCapture):
            return
        t, zone, victim = self.t, self.t.zone(answer.zone), answer.to
        s.counters[self.at] = 1
        kinds = t.own(s, victim).capturable
        kind, on_gate = yield from pick_here(s, t, victim, ASK_CAPTURED, kinds, zone)
        capture(s, t, kind, zone, self.seat, on_gate=on_gate)
        yield from t.steps(Ability.captured, s, self.seat, kind)


class SurvivesAGod(Tactic, GodRequirement):
    """A Nyogtha fought against a Great Old One, and one is still in play (CW-53.115)."""

    name = "nyogtha_survives"

    def after_own_battle(self, s: War, b: Battle) -> None:
        fought = self.kind_of(NYOGTHA.name) in b.kinds and self.gods(b)
        if self.in_effect(s) and fought and self.in_play(s, NYOGTHA.name):
            self.earn(s)


class NightmareWebBook(GodBook):
    """As an Awaken action, for 2, the one of the Pool comes where we have a unit (CW-53.116)."""

    name = "nightmare_web"
    awakens = NYOGTHA.name
    stands_for = Awaken
    cost = 2

    def price(self, s: War, move: Move) -> int:
        t, kind = self.t, self.kind_of(NYOGTHA.name)
        price = t.amount(Ability.awaken_price, s, self.seat, self.cost, kind)
        return self.taxed(s, price, t.zone(move.values["zone"]))

    def actions(self, s: War) -> Iterable[Move]:
        waits = self.in_pool(s, NYOGTHA.name)
        return self.in_zones(NightmareWeb, self.own_zones(s)) if waits else ()

    @plays(NightmareWeb)
    def rise(self, s: War, move: NightmareWeb) -> Script:
        t, kind = self.t, self.kind_of(NYOGTHA.name)
        place(s, t, kind, t.zone(move.zone))
        self.tell(s, "awakened", unit=NYOGTHA.name, zone=move.zone)
        yield from t.steps(Ability.awakened, s, self.seat, kind)
        yield from t.steps_of_all(Ability.any_awakened, s, self.seat, kind)


CARD: Final = Card(
    "nyogtha",
    (NYOGTHA,),
    box="independents_4",
    abilities=(AwakenNyogtha, FromBelow, SurvivesAGod, NightmareWebBook),
)
