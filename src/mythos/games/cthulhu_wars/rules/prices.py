"""Cthulhu Wars: what actions cost (CW-1.25, CW-1.26)."""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

GATE: Final = 3
MOVE: Final = 1
BATTLE: Final = 1
CAPTURE: Final = 1
INSTANT_DEATH: Final = 10
"""What a ritual costs when the marker is on Instant Death (CW-2.4)."""

TAX: Final = Ability.tax
SUMMON: Final = Ability.summon_price
RITUAL: Final = Ability.ritual_price


def price(s: War, t: Layout, seat: Seat, base: int, zone: Zone) -> int:
    """An action's price in a zone, taxes included (CW-26.20)."""
    return t.price(s, seat, base, zone)


def taxed(s: War, t: Layout, seat: Seat) -> bool:
    """Does anybody's ability tax the seat at all?"""
    for owner, counts, _ in t.by_owner[TAX]:  # noqa: SIM110 (run for every menu)
        if owner != seat and counts(s):
            return True
    return False


def summon_price(s: War, t: Layout, seat: Seat, kind: Kind) -> int:
    """What summoning a unit costs before taxes."""
    cost = t.cost[kind]
    return t.amount(SUMMON, s, seat, cost, kind) if t.waiting[SUMMON][seat] else cost


def gate_price(s: War, t: Layout, seat: Seat, zone: Zone) -> int:
    """What creating a Gate costs before taxes (CW-4.6)."""
    return t.amount(Ability.gate_price, s, seat, GATE, zone)


def battle_price(s: War, t: Layout, seat: Seat, zone: Zone, enemy: Seat) -> int:
    """What declaring a battle costs before taxes (CW-4.15)."""
    return t.amount(Ability.battle_price, s, seat, BATTLE, zone, enemy)


def pooled_monsters(s: War, t: Layout, seat: Seat, *, highest: bool = False) -> list[Kind]:
    """The Monsters of the seat's Pool with the lowest or the highest cost; no Terrors (CW-40.49),
    but neutral ones, each for itself (CW-50.8).

    RULING: the cost is what summoning one would take now, for it is not fixed for all.
    """
    pool = t.pool * t.size
    costs = {k: summon_price(s, t, seat, k) for k in t.own(s, seat).monsters if s.figures[pool + k]}
    wanted = (max if highest else min)(costs.values(), default=0)
    return [kind for kind, cost in costs.items() if cost == wanted]


def ritual_cost(s: War, t: Layout) -> int:
    """The value of the marker's space (CW-8.5, CW-2.4)."""
    return t.track[s.ritual] if s.ritual < len(t.track) else INSTANT_DEATH


def ritual_price(s: War, t: Layout, seat: Seat) -> int:
    """What a ritual costs a seat now."""
    cost = ritual_cost(s, t)
    return t.amount(RITUAL, s, seat, cost) if t.waiting[RITUAL][seat] else cost


def pay(s: War, seat: Seat, power: int) -> None:
    """A price is paid before the action is carried out (CW-1.26)."""
    s.power[seat] -= power
