"""Cthulhu Wars: the King in Yellow as an independent (CW-54.11 to CW-54.14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Roll, Script, ask_which
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import counts_here, in_pool, place
from mythos.games.cthulhu_wars.rules.gates import living_gates
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import Place, made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

TOKENS: Final = 12
PLACED_COST: Final = 2
ASK_PLACED: Final = Question("profane-place", "CW-54.12")


class Profane(Move):
    """A die against our units in the King's Area (CW-54.12)."""


class AwakenFreeKing(Independent):
    """In the usual way, for 2 (CW-54.11)."""

    name = "awaken_free_king"
    awakens = "king_in_yellow"


class FreeDesecrate(GodPower):
    """As an action, for 2: a marker if the die is not higher than our units there, and a cheap unit
    in any case (CW-54.12). The counter: the markers, as bits.
    """

    name = "free_desecrate"
    unit = "king_in_yellow"
    cost = 2
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        tokens = s.counters[self.at]
        free = [zone for zone in self.zones_with(s, self.unit) if not tokens >> zone & 1]
        possible = free and tokens.bit_count() < TOKENS and self._cheap(s)
        return (made(Profane),) if possible else ()

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        return self.zones_with(s, self.unit)

    def _cheap(self, s: War) -> list[Kind]:
        t, own = self.t, self.t.own(s, self.seat)
        every = own.cultists + own.monsters
        return [kind for kind in every if in_pool(s, t, kind) and t.cost[kind] <= PLACED_COST]

    @plays(Profane)
    def profane(self, s: War, move: Profane) -> Script:
        t, (zone,) = self.t, self.zones_with(s, self.unit)
        name = t.board.names[zone]
        (face,) = yield Roll(6)
        self.tell(s, "profane", zone=name, number=face)
        if face <= sum(counts_here(s, t, self.seat, zone)):
            s.counters[self.at] |= 1 << zone
            self.tell(s, "profaned", zone=name)
            t.ability(self.seat, DesecrateEnemyGate).desecrated(s, zone)
        cheap = {made(Place, t.names[kind]): kind for kind in self._cheap(s)}
        kind = yield from ask_which(self.seat, ASK_PLACED, cheap)
        place(s, t, kind, zone)
        self.tell(s, "placed", unit=t.names[kind], zone=name)

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        """They lie there whoever has the card: said once for all."""
        lies = self.seat == 0 and s.counters[self.at] >> zone & 1
        return (*names, "desecration") if lies else names


class DesecrateEnemyGate(GodRequirement):
    """Place a marker beside a Gate that an enemy controls (CW-54.13)."""

    name = "desecrate_enemy_gate"

    def desecrated(self, s: War, zone: Zone) -> None:
        """A marker has come to a zone."""
        enemies = self.enemies
        held = any(
            s.gates[enemy] >> zone & 1 or zone in living_gates(s, self.t, enemy)
            for enemy in enemies
        )
        if held and self.in_effect(s):
            self.earn(s)


class FreeFeast(GodBook):
    """1 Power for each Area with a marker (CW-54.14)."""

    name = "free_feast"

    def income(self, s: War, power: int) -> int:
        return power + s.counters[self.t.ability(self.seat, FreeDesecrate).at].bit_count()


CARD: Final = Card(
    "free_king_in_yellow",
    (great_old_one("king_in_yellow", 2),),
    box="faction_gods",
    abilities=(AwakenFreeKing, FreeDesecrate, DesecrateEnemyGate, FreeFeast),
    rival="ys",
)
