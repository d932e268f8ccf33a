"""Cthulhu Wars: zones that are closed to units on their way, by whatever means they go (CW-52.7).

Only what goes from place to place asks here; what is placed, summoned or replaced does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

CLOSED: Final = Ability.closed_zones


def kept_out(s: War, t: Layout, kind: Kind, zone: Zone, *, escorted: bool = False) -> bool:
    """May a unit of this kind not go there? A Great Old One may, and who goes with one."""
    if not t.everybody[CLOSED] or escorted or t.great[kind]:
        return False
    return bool(closed_to(s, t, s.owner[kind]) >> zone & 1)


def closed_to(s: War, t: Layout, seat: Seat) -> int:
    """The zones, as bits, where units of a seat may not go without a Great Old One."""
    return t.at(s).amount_of_all(Ability.closed_zones, s, 0, seat)


def open_zones(s: War, t: Layout, kind: Kind, zones: Iterable[Zone]) -> list[Zone]:
    """Those of the zones where a unit of this kind may go by itself."""
    return [zone for zone in zones if not kept_out(s, t, kind, zone)]


def gods_in(s: War, t: Layout, seat: Seat, zone: Zone) -> int:
    """How many Great Old Ones of a seat are in a zone."""
    return sum(s.figures[zone * t.size + kind] for kind in t.own(s, seat).greats)


def led_there(s: War, t: Layout, seat: Seat, zone: Zone) -> bool:
    """Has a Great Old One of the seat gone there in this turn, so that others may follow?

    RULING: who is led goes after the Great Old One, in whatever order the player thinks of it.
    """
    return any(zone * t.size + kind in s.moved for kind in t.own(s, seat).greats)
