"""Cthulhu Wars: how well each seat stands, for bots that look ahead (CW-9.5).

Two things win: six spellbooks before the end, and then the most Doom. So a seat's chance to be
complete in time comes first, and the Doom it may expect by then is set against that of its rivals.
What brings a faction's own spellbooks nearer its requirements know.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.bots.weights import Weights
from mythos.games.cthulhu_wars.rules import prices
from mythos.games.cthulhu_wars.rules.figures import in_play, in_pool
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_of
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import capture_rank
from mythos.games.cthulhu_wars.rules.spellbooks import book_count, complete
from mythos.games.cthulhu_wars.rules.state import (
    ABANDONED,
    ALL_BOOKS,
    DOOM_TO_END,
    DRAFT,
    NO_GATE,
    START,
    War,
)
from mythos.games.cthulhu_wars.rules.units import Kind, Rank

FREE: Final = (NO_GATE, ABANDONED)
SIGN: Final = 5 / 3
"""An Elder Sign's mean value."""
ROUGHLY: Final = 0.7
"""Of each missing spellbook so much is still to be done, for those whom nobody looks at closely."""


def outlook(s: War, t: Layout) -> list[float]:
    """Each seat's chance to win; what is missing to one is humanity's."""
    return [chance(s, t, seat) for seat in range(t.players)]


def chance(s: War, t: Layout, seat: Seat, w: Weights | None = None) -> float:
    """One seat's chance to be complete in time, and then to have more Doom than the others who
    are; their spellbooks are counted without a closer look.

    Without weights its faction's own count.
    """
    if s.phase in (DRAFT, START):
        return 1 / t.players
    w = w or t.factions[seat].weights
    left = rounds_left(s, t, w)
    gain = income(s, t, seat)
    own = doom_to_come(s, t, seat, left, gain, w) + w.site * w.gate * sites(s, t, seat) * left
    rivals = sum(
        exp(rival(s, t, each, left, w) - own / w.spread)
        for each in range(t.players)
        if each != seat
    )
    return exp(in_time(s, seat, missing(s, t, seat, gain), left, w)) / (1 + rivals)


def rival(s: War, t: Layout, seat: Seat, left: float, w: Weights) -> float:
    """The logarithm of another seat's weight. Who is behind with spellbooks may yet catch up."""
    books = ROUGHLY * (ALL_BOOKS - book_count(s, seat))
    doom = doom_to_come(s, t, seat, left, income(s, t, seat), w)
    return w.catches_up * in_time(s, seat, books, left, w) + doom / w.spread


def rounds_left(s: War, t: Layout, w: Weights) -> float:
    """How long it may go on, by the leader's Doom and by the ritual track (CW-9.1)."""
    by_doom = (DOOM_TO_END - max(s.doom)) / w.doom_a_round
    by_track = (len(t.track) - s.ritual) / (w.rituals * t.players)
    return max(0.0, min(by_doom, by_track))


def in_time(s: War, seat: Seat, books: float, left: float, w: Weights) -> float:
    """The logarithm of the chance to finish so many spellbooks before the end (CW-9.5)."""
    if complete(s, seat):
        return 0.0
    late = w.steep * (books - w.books_a_round * left)
    return -log(1 + exp(late)) - w.open / (left + 0.5) - w.book * books


def missing(s: War, t: Layout, seat: Seat, gain: int) -> float:
    """Spellbooks still to come, less what is done for them already."""
    met = s.met[seat]
    return sum(1 - each.nearness(s, gain) for each in t.requirements[seat] if not met & each.bit)


def doom_to_come(s: War, t: Layout, seat: Seat, left: float, gain: int, w: Weights) -> float:
    """Doom at the end if things go on like this."""
    gates = gate_count(s, t, seat) - w.risk * threatened(s, t, seat)
    value: float = s.doom[seat] + SIGN * len(s.hidden_signs[seat]) + w.gate * gates * (left + 0.3)
    value += w.power * s.power[seat] ** w.thrift * (left + 2.5) + w.income * gain * (left + 0.5)
    if t.loyalty:
        value += holdings(s, t, seat, left, w)
    for kind in t.own(s, seat).kinds:
        if kind in t.neutral:
            continue
        if t.great[kind]:
            value += (w.great * left + 1) * in_play(s, t, kind)
        elif not t.cultist[kind]:
            value += w.unit * t.cost[kind] * in_play(s, t, kind)
    return value


def holdings(s: War, t: Layout, seat: Seat, left: float, w: Weights) -> float:
    """What the seat's cards are worth: figures in play by what they cost and how they fight, those
    that can still be brought for less than that, independent Great Old Ones and their spellbooks.
    """
    value = 0.0
    for card, holder in enumerate(s.loyalty):
        if holder != seat:
            continue
        if s.earned >> card & 1:
            value += w.god_book * left
        harvest = t.loyalty[card].harvest * left
        for kind in t.kinds_of_card[card]:
            there = in_play(s, t, kind)
            value += harvest * there
            if t.great[kind]:
                value += (w.independent * left + 1) * there
            elif not t.cultist[kind]:
                cost, gain = t.cost[kind], edge(t, kind)
                value += (w.unit * cost + w.edge * gain) * there
                value += w.bargain * gain * in_pool(s, t, kind)
    return value


def edge(t: Layout, kind: Kind) -> int:
    """How much more a figure is worth than it costs: a Monster of a faction costs one Power more
    than it has dice, about.
    """
    return max(0, t.combat[kind] + 1 - t.cost[kind])


def sites(s: War, t: Layout, seat: Seat) -> int:
    """Where the seat can build a Gate or take one, as far as its Power goes."""
    taken = empty = 0
    for zone in t.decode(s.presence[seat] & ~s.gates[seat]):
        if s.keepers[zone] in FREE and any(
            s.figures[zone * t.size + kind] for kind in t.own(s, seat).cultists
        ):
            if s.keepers[zone] == NO_GATE:
                empty += 1
            else:
                taken += 1
    return taken + min(empty, s.power[seat] // prices.GATE)


def threatened(s: War, t: Layout, seat: Seat) -> int:
    """Gates of the seat whose keeper an enemy could capture at once (CW-4.19)."""
    found = 0
    for zone in gates_of(s, t, seat):
        for other in range(t.players):
            if other != seat and s.presence[other] >> zone & 1:
                rank = capture_rank(s, t, other, zone)
                if rank != Rank.CULTIST and rank > capture_rank(s, t, seat, zone):
                    found += 1
                    break
    return found
