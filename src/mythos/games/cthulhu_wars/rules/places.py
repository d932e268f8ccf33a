"""Cthulhu Wars: where figures are (CW-1.10 to CW-1.12); `figures` says how they get elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mythos.core.seats import Seat

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import War
    from mythos.games.cthulhu_wars.rules.units import Kind


def count(s: War, t: Layout, kind: Kind, place: int) -> int:
    return s.figures[place * t.size + kind]


def here(s: War, t: Layout, seat: Seat, zone: Zone) -> bool:
    """Has the seat a unit in the zone?"""
    return bool(s.presence[seat] >> zone & 1)


def counts_here(s: War, t: Layout, seat: Seat, zone: Zone) -> list[int]:
    """How many figures of each of the seat's kinds are in the zone."""
    figures, base = s.figures, zone * t.size
    return [figures[base + kind] for kind in t.own(s, seat).kinds]


def zones_of(s: War, t: Layout, seat: Seat) -> tuple[Zone, ...]:
    """The zones with units of the seat (CW-1.12: on the map)."""
    return t.decode(s.presence[seat])


def zones_with(s: War, t: Layout, kind: Kind) -> list[Zone]:
    """The zones that hold figures of this kind."""
    figures, size = s.figures, t.size
    return [zone for zone in zones_of(s, t, s.owner[kind]) if figures[zone * size + kind]]


def on_map(s: War, t: Layout, kind: Kind) -> int:
    """How many figures of this kind stand in zones (CW-1.12)."""
    return sum(s.figures[kind : t.pool * t.size : t.size])


def in_play(s: War, t: Layout, kind: Kind) -> int:
    """How many are on the map or, in play, on their faction card or a spellbook (CW-1.12)."""
    owner, number = s.owner[kind], on_map(s, t, kind)
    if kind in t.neutral:
        number += sum(s.figures[t.book_places.start * t.size + kind :: t.size])
    return number + s.figures[t.cards[owner] * t.size + kind] if owner != t.nobody else number


def faction_gods(s: War, t: Layout, seat: Seat) -> int:
    """How many Great Old Ones of other factions are in play, independent ones apart (CW-1.9,
    CW-24.5, CW-54.61).
    """
    return sum(
        in_play(s, t, kind)
        for enemy in t.others[seat]
        for kind in t.own(s, enemy).greats
        if kind not in t.independent
    )


def keeper_of(s: War, t: Layout, kind: Kind) -> int | None:
    """The card from which a figure of this kind has to be brought back, if there is none in the
    Pool (CW-53.155).
    """
    if t.keeping and not in_pool(s, t, kind):
        for card in t.keeping:
            if kind not in t.kinds_of_card[card] and s.figures[t.on_loyalty[card] * t.size + kind]:
                return card
    return None


def in_pool(s: War, t: Layout, kind: Kind) -> int:
    return s.figures[t.pool * t.size + kind]
