"""Cthulhu Wars: Gates and who holds them (CW-5.1 to CW-5.6)."""

from __future__ import annotations

from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.board import Zone
from mythos.games.cthulhu_wars.state import ABANDONED, NO_GATE, War
from mythos.games.cthulhu_wars.table import Table
from mythos.games.cthulhu_wars.units import Kind


def gates_of(s: War, t: Table, seat: Seat) -> list[Zone]:
    """The zones whose Gate the seat controls (CW-5.1)."""
    low, high = t.ranges[seat].start, t.ranges[seat].stop
    return [zone for zone in t.zones if low <= s.keepers[zone] < high]


def gate_count(s: War, t: Table, seat: Seat) -> int:
    """How many Gates the seat controls, one on its faction card included (CW-8.1)."""
    low, high = t.ranges[seat].start, t.ranges[seat].stop
    return sum(low <= keeper < high for keeper in s.keepers)


def abandoned(s: War, t: Table) -> list[Zone]:
    return [zone for zone in t.zones if s.keepers[zone] == ABANDONED]


def gates_on_map(s: War, t: Table) -> list[Zone]:
    return [zone for zone in t.zones if s.keepers[zone] != NO_GATE]


def keeping_kinds(s: War, t: Table, seat: Seat) -> list[Kind]:
    """The kinds that may build and hold Gates: Cultists, and whom an ability adds (CW-5.2)."""
    kinds = t.cultists[seat]
    for ability in t.keeps_gates[seat]:
        if ability.active(s):
            kinds = [*kinds, *ability.keeps_gates(s)]
    return kinds


def control(s: War, t: Table, seat: Seat, zone: Zone, kind: Kind) -> None:
    """A unit steps on an abandoned Gate (CW-3.14)."""
    s.keepers[zone] = kind
    tell(s, "gate-controlled", seat=seat, zone=t.board.names[zone], unit=t.names[kind])


def abandon(s: War, t: Table, seat: Seat, zone: Zone) -> None:
    """The unit steps off its Gate and stays in the zone (CW-3.15)."""
    s.keepers[zone] = ABANDONED
    tell(s, "gate-abandoned", zone=t.board.names[zone])


def create(s: War, t: Table, seat: Seat, zone: Zone) -> None:
    """A new Gate stands there, abandoned until somebody steps on it (CW-4.6, CW-4.7)."""
    s.keepers[zone] = ABANDONED
    tell(s, "gate-created", seat=seat, zone=t.board.names[zone])
