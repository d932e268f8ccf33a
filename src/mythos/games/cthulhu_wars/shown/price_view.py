"""Cthulhu Wars: what moves and units cost, for whoever shows it before they are made."""

from __future__ import annotations

from collections.abc import Iterable

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.actions import cost_of
from mythos.games.cthulhu_wars.rules.figures import in_pool
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind


def prices_of(s: War, t: Layout, seat: Seat, moves: Iterable[Move]) -> dict[str, int]:
    """What each of these moves takes, by the functions that take it; what is free is left out."""
    if not s.figures:  # the factions are not drafted yet
        return {}
    costs = {move: cost_of(s, t, seat, move) for move in moves}
    return {move: cost for move, cost in costs.items() if cost}


def unit_price(s: War, t: Layout, seat: Seat, kind: Kind) -> int:
    """What bringing a unit into play costs the seat, before taxes."""
    if seat == t.nobody:
        return t.cost[kind]
    if t.great[kind]:
        return t.awakenings[seat][t.names[kind]].cost_now(s)
    return t.cost[kind] if t.cultist[kind] else summon_price(s, t, seat, kind)


def can_awaken(s: War, t: Layout, seat: Seat, kind: Kind) -> bool:
    """Do the conditions hold for this Great Old One, whatever the Power (CW-4.5)?"""
    return in_pool(s, t, kind) > 0 and bool(t.awakenings[seat][t.names[kind]].zones(s))
