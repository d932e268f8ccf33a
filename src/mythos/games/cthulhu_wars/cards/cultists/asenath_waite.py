"""Cthulhu Wars: Asenath Waite, who takes others' places (CW-56.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.priests import LastDeed, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import in_pool
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfUnit
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

ASENATH: Final = unique_priest("asenath_waite")
MOST: Final = 3
ASK_VICTIM: Final = Question("asenath-victim", "CW-56.2")
ASK_HEIR: Final = Question("asenath-heir", "CW-56.2")


class FromBeyond(AtZone):
    """Asenath Waite looks for another body (CW-56.2)."""


class Displace(Move):
    """Say whose place is taken (CW-56.2)."""

    to: int
    unit: str
    zone: str


class Supplant(OfUnit):
    """Say which unit of ours is there then (CW-56.2)."""


class ThingFromBeyond(LastDeed):
    """Between actions a unit of our Pool that costs 3 or less takes the place of an enemy's Monster
    or Cultist, and she is eliminated (CW-56.2).

    RULING: what a summoning costs now counts. What is nobody's is no enemy's. The figure of another
    High Priest is hers, so it is not in the Pool yet.
    """

    name = "thing_from_beyond"
    unit = ASENATH.name
    answers = (Displace, Supplant)

    def reactions(self, s: War) -> Iterable[Move]:
        zones = self.zones_with(s, self.unit)
        possible = zones and self._heirs(s) and any(True for _ in self._exposed(s))
        return self.in_zones(FromBeyond, zones) if possible else ()

    def _heirs(self, s: War) -> list[Kind]:
        t, seat, own = self.t, self.seat, self.t.own(s, self.seat)
        costs = {kind: t.cost[kind] for kind in own.cultists if kind != self.kind}
        costs |= {kind: summon_price(s, t, seat, kind) for kind in own.lesser}
        return [kind for kind, cost in costs.items() if cost <= MOST and in_pool(s, t, kind)]

    def _victims(self, s: War) -> dict[Displace, tuple[Kind, Zone, bool]]:
        t, names = self.t, self.t.board.names
        return {
            made(Displace, enemy, figure_name(t, kind, keeps), names[zone]): (kind, zone, keeps)
            for enemy, kind, zone, keeps in self._exposed(s)
        }

    def _exposed(self, s: War) -> Iterator[tuple[Seat, Kind, Zone, bool]]:
        """Enemies' Cultists and Monsters: whose, who, where, and whether on the Gate."""
        t = self.t
        return (
            (enemy, kind, zone, keeps)
            for enemy in self.enemies
            for zone in t.decode(s.presence[enemy])
            for kind, keeps in choices(s, t, t.own(s, enemy).kinds, zone)
            if t.lesser[kind]
        )

    @plays(FromBeyond)
    def take_place(self, s: War, move: FromBeyond) -> Script:
        t, seat = self.t, self.seat
        kind, zone, keeps = yield from ask_which(seat, ASK_VICTIM, self._victims(s))
        heirs = {made(Supplant, t.names[heir]): heir for heir in self._heirs(s)}
        heir = yield from ask_which(seat, ASK_HEIR, heirs, {"zone": t.board.names[zone]})
        owner, unit = s.owner[kind], t.names[heir]
        shift(s, t, kind, zone, t.pool, on_gate=keeps)
        place(s, t, heir, zone)
        lost, where = t.names[kind], t.board.names[zone]
        self.tell(s, "thing-from-beyond", to=owner, lost=lost, unit=unit, zone=where)
        self.give_up(s)


CARD: Final = priest_card(ASENATH, ThingFromBeyond)
