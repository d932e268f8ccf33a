"""Cthulhu Wars: what must be true of every state (CW-1.10, CW-1.15, CW-1.27, CW-1.29, CW-5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.figures import counts_here
from mythos.games.cthulhu_wars.rules.gates import keeping_kinds
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.signs import SIGNS
from mythos.games.cthulhu_wars.rules.state import ABANDONED, DRAFT, NO_GATE, REMOVED, REPLACED, War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait


def flaws_of(s: War, t: Layout) -> list[str]:
    """Everything that is wrong with a state; nothing, if the rules are."""
    if s.phase == DRAFT:
        return []
    parts = (_figures, _prisons, _gates, _numbers, _signs, _books, _battle)
    return [flaw for part in parts for flaw in part(s, t)]


def _figures(s: War, t: Layout) -> Iterable[str]:
    """The number of figures is a hard limit (CW-1.10)."""
    for kind, unit in enumerate(t.units):
        everywhere = s.figures[kind :: t.size]
        if min(everywhere) < 0 or sum(everywhere) != unit.count:
            yield f"{unit.name} of seat {s.owner[kind]}: {everywhere}"
    for seat, presence in enumerate(s.presence):
        zones = [zone for zone in t.zones if any(counts_here(s, t, seat, zone))]
        if presence != sum(1 << zone for zone in zones):
            yield f"seat {seat} is said to be in {presence:b}"


def _prisons(s: War, t: Layout) -> Iterable[str]:
    """A captive is another's (CW-1.15); nobody captures his own."""
    for seat, prison in enumerate(t.prisons):
        held = [s.figures[prison * t.size + kind] for kind in t.own(s, seat).kinds]
        if any(held):
            yield f"seat {seat} is its own prisoner: {held}"


def _gates(s: War, t: Layout) -> Iterable[str]:
    """A controlled Gate has a unit of its controller in its place that may hold it (CW-5.1)."""
    for place, keeper in enumerate(s.keepers):
        if keeper in (NO_GATE, ABANDONED):
            continue
        on_card = place >= t.board.size
        where = t.cards[place - t.board.size] if on_card else place
        if not s.figures[where * t.size + keeper]:
            yield f"nobody stands on the gate of place {place}"
        if keeper not in _could_keep(s, t, s.owner[keeper]):
            yield f"a {t.names[keeper]} stands on the gate of place {place}"
    for seat in range(t.players + 1):
        places = [p for p, keeper in enumerate(s.keepers) if gate_holder(s, t, keeper) == seat]
        if s.gates[seat] != sum(1 << place for place in places):
            yield f"seat {seat} is said to hold the gates {s.gates[seat]:b}"


def _could_keep(s: War, t: Layout, seat: int) -> Sequence[Kind]:
    """Who may hold a Gate of the seat's, also by an ability that is silenced, or by a spellbook
    that was taken away since, and who holds on to one (CW-51.2, CW-55.2).
    """
    keeping = Trait.KEEPS_GATE
    kinds: Sequence[Kind] = (
        *keeping_kinds(s, t, seat), *(k for k in t.own(s, seat).kinds if t.traits[k] & keeping),
    )  # fmt: skip
    for ability in t.holders[Ability.gate_keepers][seat]:
        kinds = ability.gate_keepers(s, kinds)
    return kinds


def gate_holder(s: War, t: Layout, keeper: int) -> int | None:
    """The seat behind a keeper, the number of seats for an abandoned Gate."""
    if keeper == NO_GATE:
        return None
    return t.players if keeper == ABANDONED else s.owner[keeper]


def _numbers(s: War, t: Layout) -> Iterable[str]:
    """Power and Doom are never negative, markers are on their tracks (CW-1.27, CW-2.4, CW-12.1)."""
    if min(s.power) < 0 or min(s.doom) < 0:
        yield f"power {s.power}, doom {s.doom}"
    if not 0 <= s.ritual <= len(t.track):
        yield f"the ritual marker is on {s.ritual}"
    if s.decay and t.players > 2:
        yield f"decay {s.decay} with {t.players} players"
    if not (0 <= s.turn < t.players and 0 <= s.first < t.players and s.direction in (1, -1)):
        yield f"turn {s.turn}, first {s.first}, way {s.direction}"


def _signs(s: War, t: Layout) -> Iterable[str]:
    """No Elder Sign appears from nowhere, and the pool has no order (CW-1.29, CW-1.31)."""
    if s.sign_pool != sorted(s.sign_pool) or any(own != sorted(own) for own in s.hidden_signs):
        yield "the elder signs have an order"
    known = [*s.sign_pool, *(value for own in s.hidden_signs for value in own)]
    for value in (1, 2, 3):
        if known.count(value) > SIGNS.count(value):
            yield f"there are {known.count(value)} elder signs of {value}"


def _books(s: War, t: Layout) -> Iterable[str]:
    """A spellbook for every requirement that is met, but for those still owed (CW-5.7)."""
    for seat in range(t.players):
        books, met, owed = s.books[seat], s.met[seat], s.owed[seat]
        if books.bit_count() + owed.bit_count() != met.bit_count() or owed & ~met:
            yield f"seat {seat} has {books:b} for {met:b}, and {owed:b} to come"
        if books >> len(t.books[seat]) or met >> len(t.requirements[seat]):
            yield f"seat {seat} has a spellbook that there is not"


def _battle(s: War, t: Layout) -> Iterable[str]:
    """Whoever fights stands where the battle says (CW-4.17)."""
    b = s.battle
    if b is None:
        return
    for kind in dict.fromkeys(b.kinds):
        for zone in dict.fromkeys(b.where):
            here = [
                f
                for f, each in enumerate(b.kinds)
                if each == kind and b.where[f] == zone and b.status[f] not in (REMOVED, REPLACED)
            ]
            if len(here) > s.figures[zone * t.size + kind]:
                yield f"{len(here)} {t.names[kind]} fight in {t.board.names[zone]}"
