"""Cthulhu Wars: where figures are and how they get from one place to another (CW-1.10 to CW-1.18).

A figure is named by its kind and place; `on_gate` says that the one which controls the Gate is
meant. Other figures of one kind in one zone cannot be told apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.gates import abandon
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.places import (
    count,
    counts_here,
    here,
    in_play,
    in_pool,
    keeper_of,
    on_map,
    zones_of,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait

__all__ = [
    "anybody_here", "bring", "choices", "count", "counts_here", "figure_name", "give", "give_card",
    "here", "in_play", "in_pool", "keeper_of", "on_map", "place", "shift", "zones_of", "zones_with",
]  # fmt: skip


GREY: Final = int(Trait.GREY)


def anybody_here(s: War, t: Layout, seat: Seat, zone: Zone) -> bool:
    """Has the seat a unit there, by the figures themselves?"""
    figures, base = s.figures, zone * t.size
    own = t.fixed[seat] if t.fixed else t.own(s, seat)
    for kind in own.kinds:  # noqa: SIM110 (run for every step of a unit)
        if figures[base + kind]:
            return True
    return False


def shift(s: War, t: Layout, kind: Kind, origin: int, place: int, *, on_gate: bool = False) -> None:
    """A figure goes from one place to another; a Gate that it leaves is abandoned (CW-1.18). A grey
    one goes to the box instead of the Pool (CW-56.14).
    """
    figures, at, seat = s.figures, origin * t.size + kind, s.owner[kind]
    if t.some_leave and place == t.pool and t.traits[kind] & GREY:
        place = t.gone
    figures[at] -= 1
    figures[place * t.size + kind] += 1
    if place < t.pool:
        s.presence[seat] |= 1 << place
    if origin < t.pool:
        if s.keepers[origin] == kind and (on_gate or not figures[at]):
            abandon(s, t, origin)
        if not figures[at] and not anybody_here(s, t, seat, origin):
            s.presence[seat] &= ~(1 << origin)


def place(s: War, t: Layout, kind: Kind, zone: Zone) -> None:
    """A figure comes from the Pool; it never stands on the Gate at once (CW-23.27)."""
    shift(s, t, kind, t.pool, zone)


def bring(s: War, t: Layout, kind: Kind, zone: Zone, price: int) -> None:
    """A figure is recruited or summoned: from the Pool, or from a card that keeps it, whose owner
    gets the price; nobody gets it while the card is in the supply (CW-53.155).
    """
    card = keeper_of(s, t, kind)
    if card is None:
        place(s, t, kind, zone)
        return
    shift(s, t, kind, t.on_loyalty[card], zone)
    holder = s.loyalty[card]
    if holder != t.nobody and price:
        s.power[holder] += price
        tell(s, "paid-to-keeper", seat=s.owner[kind], to=holder, unit=t.names[kind], number=price)


def choices(s: War, t: Layout, kinds: Iterable[Kind], zone: Zone) -> list[tuple[Kind, bool]]:
    """The figures of these kinds in a zone that differ: beside the Gate, on the Gate."""
    found: list[tuple[Kind, bool]] = []
    for kind in kinds:
        number = s.figures[zone * t.size + kind]
        keeps = s.keepers[zone] == kind
        if number > keeps:
            found.append((kind, False))
        if keeps:
            found.append((kind, True))
    return found


def figure_name(t: Layout, kind: Kind, on_gate: bool = False, hit: bool = False) -> str:
    """What a figure is called in moves."""
    return t.figure_names[kind][hit][on_gate]


def give(s: War, t: Layout, kind: Kind, seat: Seat) -> None:
    """All figures of a kind are somebody else's from now on, wherever they are; a Gate that one of
    them holds goes with it.
    """
    before, zones = s.owner[kind], [zone for zone in t.zones if s.figures[zone * t.size + kind]]
    owner = bytearray(s.owner)
    owner[kind] = seat
    s.owner = bytes(owner)
    for zone in zones:
        s.presence[seat] |= 1 << zone
        if not anybody_here(s, t, before, zone):
            s.presence[before] &= ~(1 << zone)
    for place, keeper in enumerate(s.keepers):
        if keeper == kind:
            s.gates[before] &= ~(1 << place)
            s.gates[seat] |= 1 << place


def give_card(s: War, t: Layout, card: int, seat: Seat) -> None:
    """A loyalty card and all its units change hands."""
    s.loyalty[card] = seat
    for kind in t.kinds_of_card[card]:
        give(s, t, kind, seat)
