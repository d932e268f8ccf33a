"""Cthulhu Wars: what must be true of every state (CW-1.10, CW-1.27, CW-5.1)."""

from __future__ import annotations

from collections.abc import Iterable

from mythos.games.cthulhu_wars.figures import counts_here
from mythos.games.cthulhu_wars.signs import SIGNS
from mythos.games.cthulhu_wars.state import ABANDONED, DRAFT, NO_GATE, War
from mythos.games.cthulhu_wars.table import Table


def flaws_of(s: War, t: Table) -> list[str]:
    """Everything that is wrong with a state; nothing, if the rules are."""
    if s.phase == DRAFT:
        return []
    return [*_figures(s, t), *_gates(s, t), *_numbers(s, t)]


def _figures(s: War, t: Table) -> Iterable[str]:
    """The number of figures is a hard limit (CW-1.10)."""
    for kind, unit in enumerate(t.units):
        everywhere = s.figures[kind :: t.size]
        if min(everywhere) < 0 or sum(everywhere) != unit.count:
            yield f"{unit.name} of seat {t.owner[kind]}: {everywhere}"
    for seat, presence in enumerate(s.presence):
        zones = [zone for zone in t.zones if any(counts_here(s, t, seat, zone))]
        if t.decode(presence) != tuple(zones):
            yield f"seat {seat} is said to be in {presence:b}"


def _gates(s: War, t: Table) -> Iterable[str]:
    """A controlled Gate has a unit of its controller in its place (CW-5.1)."""
    for place, keeper in enumerate(s.keepers[: t.board.size]):
        if keeper not in (NO_GATE, ABANDONED) and not s.figures[place * t.size + keeper]:
            yield f"nobody stands on the gate of {t.board.names[place]}"
    for seat in range(t.players + 1):
        places = [p for p, keeper in enumerate(s.keepers) if gate_holder(t, keeper) == seat]
        if s.gates[seat] != sum(1 << place for place in places):
            yield f"seat {seat} is said to hold the gates {s.gates[seat]:b}"


def gate_holder(t: Table, keeper: int) -> int | None:
    """The seat behind a keeper, the number of seats for an abandoned Gate."""
    if keeper == NO_GATE:
        return None
    return t.players if keeper == ABANDONED else t.owner[keeper]


def _numbers(s: War, t: Table) -> Iterable[str]:
    """Power is never negative, no Elder Sign appears from nowhere (CW-1.27, CW-1.29)."""
    if min(s.power) < 0:
        yield f"power {s.power}"
    if s.signs != sorted(s.signs):
        yield "the elder signs have an order"
    if len(s.signs) + sum(map(len, s.held)) > len(SIGNS):
        yield "there are too many elder signs"
    for seat in range(t.players):
        if s.books[seat].bit_count() + s.owed[seat].bit_count() != s.met[seat].bit_count():
            yield f"seat {seat} has {s.books[seat]:b} for {s.met[seat]:b}"
