"""Cthulhu Wars: Gates and who holds them (CW-5.1 to CW-5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility, UnitPower
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import ABANDONED, NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import Kind

GATE_POWER: Final = 2
# Asked for at every step of every playout, so looked up by a short name.
LIVING: Final = Ability.living_gates
KEEPERS: Final = Ability.gate_keepers
NO_DOOM: Final = Ability.gate_gives_no_doom
DENIED: Final = Ability.denies_gate
YIELD: Final = Ability.gate_income
MOVED: Final = Ability.gate_moved
REMOVED: Final = Ability.gate_removed


def gates_of(s: War, t: Layout, seat: Seat) -> tuple[Zone, ...]:
    """The zones whose Gate the seat controls (CW-5.1)."""
    return t.decode(s.gates[seat] & t.land)


def gate_count(s: War, t: Layout, seat: Seat) -> int:
    """How many Gates the seat controls, one on its faction card and units that are Gates
    themselves included (CW-8.1, CW-24.7).
    """
    number = s.gates[seat].bit_count()
    return number + len(living_gates(s, t, seat)) if t.waiting[LIVING][seat] else number


def living_gates(s: War, t: Layout, seat: Seat) -> Sequence[Zone]:
    """The zones where a unit of the seat is a Gate itself (CW-24.6)."""
    return t.amount(Ability.living_gates, s, seat, ())


def gates_on_map(s: War, t: Layout, zones: int = -1) -> int:
    """How many Gates there are in these zones, whoever holds them (CW-24.7, CW-24.31)."""
    held = (sum(s.gates) & t.land & zones).bit_count()
    if not t.everybody[LIVING]:
        return held
    alive = t.at(s).amount_of_all(Ability.living_gates, s, ())
    return held + sum(zones >> zone & 1 for zone in alive)


def has_gate(s: War, t: Layout, zone: Zone) -> bool:
    """Is there a Gate of whatever kind in the zone?"""
    return s.keepers[zone] != NO_GATE or gates_on_map(s, t, 1 << zone) > 0


def living_gate(s: War, t: Layout, zone: Zone) -> Kind | None:
    """The unit in the zone that is a Gate itself, if there is one (CW-24.6)."""
    for seat in range(t.players):
        for each in t.counting(Ability.living_gates, s, seat):
            if isinstance(each, UnitPower | CardAbility) and zone in each.living_gates(s, ()):
                return each.kind
    return None


def slumbering(s: War, t: Layout, seat: Seat) -> Kind | None:
    """The Cultist of the Gate on the seat's faction card, if there is one (CW-25.16)."""
    keeper = s.keepers[t.board.size + seat]
    return None if keeper in (NO_GATE, ABANDONED) else keeper


def abandoned(s: War, t: Layout) -> tuple[Zone, ...]:
    """The zones with an abandoned Gate."""
    return t.decode(s.gates[t.nobody] & t.land)


def gate_doom(s: War, t: Layout, seat: Seat) -> int:
    """The Gates that bring the seat Doom: all it controls, but those that count for nothing
    (CW-8.1).
    """
    if not t.everybody[NO_DOOM] and not t.everybody[DENIED]:
        return gate_count(s, t, seat)
    zones = (*gates_of(s, t, seat), *living_gates(s, t, seat))
    idle = [
        zone
        for zone in zones
        if t.vetoed_by_any(Ability.gate_gives_no_doom, s, zone)
        or t.vetoed_by_any(Ability.denies_gate, s, seat, zone)
    ]
    return gate_count(s, t, seat) - len(idle)


def gate_power(s: War, t: Layout, seat: Seat) -> int:
    """What the seat's Gates give in Gather Power: 2 each, unless an ability says otherwise
    (CW-6.3).
    """
    if not t.everybody[YIELD]:
        return GATE_POWER * gate_count(s, t, seat)
    zones = (*gates_of(s, t, seat), *living_gates(s, t, seat))
    power = [t.amount_of_all(Ability.gate_income, s, GATE_POWER, zone) for zone in zones]
    return sum(power) + GATE_POWER * (gate_count(s, t, seat) - len(zones))


def keeping_kinds(s: War, t: Layout, seat: Seat) -> Sequence[Kind]:
    """The kinds that may build and hold Gates: Cultists, and whom an ability adds (CW-5.2)."""
    own = t.fixed[seat] if t.fixed else t.own(s, seat)
    kinds: Sequence[Kind] = own.keeping
    return t.amount(Ability.gate_keepers, s, seat, kinds) if t.waiting[KEEPERS][seat] else kinds


def set_keeper(s: War, t: Layout, place: int, keeper: int) -> None:
    """Nobody, no Gate at all, or a kind is what a Gate's place holds from now on."""
    old, bit = s.keepers[place], 1 << place
    if old != NO_GATE:
        s.gates[s.owner[old] if old != ABANDONED else t.nobody] &= ~bit
    if keeper != NO_GATE:
        s.gates[s.owner[keeper] if keeper != ABANDONED else t.nobody] |= bit
    s.keepers[place] = keeper


def control(s: War, t: Layout, seat: Seat, zone: Zone, kind: Kind) -> None:
    """A unit steps on an abandoned Gate (CW-3.14)."""
    set_keeper(s, t, zone, kind)
    tell(s, "gate-controlled", seat=seat, zone=t.board.names[zone], unit=t.names[kind])


def abandon(s: War, t: Layout, zone: Zone) -> None:
    """The Gate has nobody on it any more (CW-3.15, CW-5.4)."""
    set_keeper(s, t, zone, ABANDONED)
    tell(s, "gate-abandoned", zone=t.board.names[zone])


def create(s: War, t: Layout, seat: Seat, zone: Zone) -> None:
    """A new Gate stands there, abandoned until somebody steps on it (CW-4.6, CW-4.7)."""
    set_keeper(s, t, zone, ABANDONED)
    tell(s, "gate-created", seat=seat, zone=t.board.names[zone])


def bring(s: War, t: Layout, seat: Seat, zone: Zone) -> Script:
    """A seat brings a Gate into play, and what there is to choose about it."""
    create(s, t, seat, zone)
    yield from t.steps_of_all(Ability.gate_created, s, seat, zone)


def moved(s: War, t: Layout, origin: int, place: int) -> None:
    """A Gate has been carried from one place to another: who keeps count of Gates hears of it."""
    for _, hears in t.everybody[MOVED]:
        hears(s, origin, place)


def remove(s: War, t: Layout, zone: Zone) -> None:
    """The Gate leaves the map; whoever stood on it stays (CW-5.6)."""
    set_keeper(s, t, zone, NO_GATE)
    for _, hears in t.everybody[REMOVED]:
        hears(s, zone)
    tell(s, "gate-removed", zone=t.board.names[zone])
