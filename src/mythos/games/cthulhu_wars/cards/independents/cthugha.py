"""Cthulhu Wars: Cthugha, the flame that takes another's place (CW-53.21 to CW-53.25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.battle import offers
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, counts, fighters, side_of, sides
from mythos.games.cthulhu_wars.battle.results import dies
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import figure_name, in_play, shift
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import to_supply
from mythos.games.cthulhu_wars.rules.moves import Awaken, Order, made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit, OfUnitAt
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Battle, How, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one


def combat_of_cthugha(clash: Clash, number: int) -> int:
    """As many dice as a Great Old One of the enemy has in this battle; 0 without one (CW-53.21).

    RULING: the one with the most; nobody would choose another.
    """
    s, t, enemy = clash.s, clash.t, clash.enemy
    numbers = _numbers(clash)
    mirror = Clash(s, t, enemy, clash.seat, clash.zone, not clash.attacking, numbers)
    dice = [
        formula(mirror, 1) if (formula := t.formulas[kind]) else t.combat[kind]
        for kind in t.own(s, enemy).greats
        if numbers[kind]
    ]
    return max(dice, default=0)


def _numbers(clash: Clash) -> Sequence[int]:
    """The enemy's units by kind: those that take part, or all where there is no battle yet."""
    s, t, b = clash.s, clash.t, clash.s.battle
    if b is not None and b.zone == clash.zone and {clash.seat, clash.enemy} == {*sides(b)}:
        return counts(t, b, side_of(b, clash.enemy))
    return s.figures[clash.zone * t.size : (clash.zone + 1) * t.size]


CTHUGHA: Final = great_old_one("cthugha", 6, combat_of_cthugha)


class Ignite(OfUnitAt):
    """Cthugha comes instead of this Great Old One (CW-53.21)."""


class SpareUnit(OfUnit):
    """A Kill on an enemy's unit becomes a Pain (CW-53.22)."""


class AwakenCthugha(Independent):
    """It replaces the Great Old One at the Gate, for 6 less what that one's awakening costs; what
    is less than nothing is gained (CW-53.21, CW-53.25).
    """

    name = "awaken_cthugha"
    awakens = CTHUGHA.name

    def actions(self, s: War) -> Iterable[Move]:
        t, names, power = self.t, self.t.board.names, s.power[self.seat]
        moves: list[Move] = [
            made(Ignite, t.names[kind], names[zone])
            for zone in gates_of(s, t, self.seat)
            for kind in t.own(s, self.seat).greats
            if s.figures[zone * t.size + kind] and self._net(s, kind, zone) <= power
        ]
        if t.vetoed(Ability.awakens_alone, s, self.seat) and self.cost_now(s) <= power:
            moves += [made(Awaken, self.awakens, names[zone]) for zone in self.zones(s)]
        return moves

    def _net(self, s: War, kind: Kind, zone: Zone) -> int:
        """The price, or less than nothing."""
        return self.taxed(s, self.cost_now(s) - self._worth(s, kind), zone)

    def _worth(self, s: War, kind: Kind) -> int:
        """What awakening that one would cost again; an independent one its printed price."""
        t = self.t
        way = t.awakenings[self.seat][t.names[kind]]
        if isinstance(way, Independent):
            return way.printed_cost(s)
        return t.amount(Ability.reawaken_price, s, self.seat, t.cost[kind])

    def price(self, s: War, move: Move) -> int:
        if isinstance(move, Ignite):
            return max(self._net(s, self.kind_of(move.unit), self.t.zone(move.zone)), 0)
        return super().price(s, move)

    @plays(Ignite)
    def ignite(self, s: War, move: Ignite) -> Script:
        """The other one is replaced, not lost; an independent one goes back to the supply."""
        t, kind, zone = self.t, self.kind_of(move.unit), self.t.zone(move.zone)
        gain = max(-self._net(s, kind, zone), 0)
        s.power[self.seat] += gain
        shift(s, t, kind, zone, t.pool)
        self.tell(s, "ignited", unit=move.unit, number=gain)
        if kind in t.independent and not in_play(s, t, kind):
            to_supply(s, t, t.card_of_kind[kind])
        yield from self.appear(s, zone)


class FireVampires(Tactic, GodPower):
    """With Cthugha in the battle, enemy units that would die retreat instead, for 1 Power each;
    not those of a faction without Power or asleep (CW-53.22).

    RULING: who may still save his unit himself does so first (CW-26.4), so where the enemy has
    something to use after the Kills ours waits until the Pains are assigned.
    """

    name = "fire_vampires"
    unit = CTHUGHA.name
    orders = (Order.NEVER,)

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        if not self._burns(s, b) or offers(s, self.t, b, self.enemy(b), Ability.after_kills):
            return ()
        return list(self._doomed(s, b))

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        return list(self._doomed(s, b)) if self._burns(s, b) else ()

    def _burns(self, s: War, b: Battle) -> bool:
        if self.side(b) < 0 or not self.ours(b, self.unit):
            return False
        enemy = self.enemy(b)
        if enemy == self.t.nobody or not s.power[enemy]:
            return False
        return not self.t.vetoed(Ability.asleep, s, enemy)

    def _doomed(self, s: War, b: Battle) -> dict[Move, Fighter]:
        t = self.t
        dead = [f for f in fighters(b, 1 - self.side(b)) if dies(s, t, b, f)]
        named = {figure_name(t, b.kinds[f], bool(b.on_gate[f])): f for f in dead}
        return {made(SpareUnit, name): f for name, f in named.items()}

    @plays(SpareUnit)
    def spare(self, s: War, move: SpareUnit) -> Script:
        b, t = self.battle(s), self.t
        f = self._doomed(s, b)[move]
        b.pained[f] += b.killed[f]
        b.killed[f] = 0
        s.power[self.seat] += 1
        self.tell(s, "fire-vampires", unit=t.names[b.kinds[f]], to=self.enemy(b))
        if t.ability(self.seat, Firestorm).active(s):
            yield from gain_signs(s, t, self.seat, 1)


class KillAGod(GodRequirement):
    """Kill a Great Old One of an enemy's in a battle (CW-53.23)."""

    name = "kill_a_god"

    def enemy_lost(self, s: War, loss: Loss) -> None:
        killed = loss.how == How.KILLED and loss.in_battle and loss.by == self.seat
        if killed and self.t.great[loss.kind]:
            self.earn(s)


class Firestorm(GodBook):
    """Every unit that Fire Vampires spare also brings an Elder Sign (CW-53.24)."""

    name = "firestorm"


CARD: Final = Card(
    "cthugha",
    (CTHUGHA,),
    box="independents_1",
    abilities=(AwakenCthugha, FireVampires, KillAGod, Firestorm),
)
