"""Cthulhu Wars: how well each seat stands, for bots that look ahead (CW-9.5).

Counted in Doom: what is on the track, what Elder Signs are worth on average, spellbooks, without
which nobody wins, what Gates and figures will bring in the rounds to come, and what is at risk.
"""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.figures import in_play
from mythos.games.cthulhu_wars.gates import gate_count, gates_of
from mythos.games.cthulhu_wars.spellbooks import book_count
from mythos.games.cthulhu_wars.state import ALL_BOOKS, DOOM_TO_END, DRAFT, START, War
from mythos.games.cthulhu_wars.table import Table

SIGN: Final = 5 / 3
BOOK: Final = 5.0
"""For each spellbook; the last ones weigh more the nearer the end is."""
LATE: Final = 9.0
WAY: Final = 0.55
"""How much of a spellbook it is worth to be all but there."""
GATE: Final = 3.0
CULTIST: Final = 0.9
UNIT: Final = 0.45
"""For each Power that a Monster's figure costs."""
GREAT: Final = 4.5
"""For a Great Old One in play, whatever it cost."""
POWER: Final = 0.25
CAPTIVE: Final = 0.8
RISK: Final = 1.1
"""For a zone whose Cultists an enemy could capture."""
SHARPNESS: Final = 4


def outlook(s: War, t: Table) -> list[float]:
    """Each seat's share, the leader's larger than his lead."""
    if s.phase in (DRAFT, START):
        return [1 / t.players] * t.players
    late = nearness(s, t)
    strengths = [(2 + standing(s, t, seat, late)) ** SHARPNESS for seat in range(t.players)]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def nearness(s: War, t: Table) -> float:
    """How near the end is, by the leader's Doom or by the ritual track."""
    return max(max(s.doom) / DOOM_TO_END, s.ritual / len(t.track)) ** 2


def standing(s: War, t: Table, seat: Seat, late: float) -> float:
    """One seat's prospects, in Doom; never negative."""
    books = book_count(s, seat)
    value = s.doom[seat] + SIGN * len(s.held[seat]) + BOOK * books
    value -= LATE * late * (ALL_BOOKS - books)
    for requirement in t.requirements[seat]:
        if requirement.open(s):
            done, needed = requirement.progress(s)
            value += BOOK * WAY * done / needed
    value += GATE * gate_count(s, t, seat) * (1.2 - late) + POWER * s.power[seat]
    for kind in t.ranges[seat]:
        number = in_play(s, t, kind)
        if number:
            value += number * _figure(t, kind)
    value += CAPTIVE * sum(s.figures[t.prisons[seat] * t.size : (t.prisons[seat] + 1) * t.size])
    return max(0.0, value - RISK * threatened(s, t, seat))


def _figure(t: Table, kind: int) -> float:
    if t.cultist[kind]:
        return CULTIST
    return GREAT if t.great[kind] else UNIT * t.cost[kind]


def threatened(s: War, t: Table, seat: Seat) -> int:
    """Zones with a Gate of the seat, no protector, and an enemy who could take its keeper."""
    found = 0
    for zone in gates_of(s, t, seat):
        if zone >= t.pool or _guarded(s, t, seat, zone):
            continue
        found += any(
            other != seat and s.presence[other] >> zone & 1 and _guarded(s, t, other, zone)
            for other in range(t.players)
        )
    return found


def _guarded(s: War, t: Table, seat: Seat, zone: int) -> bool:
    """Is a Monster or a Great Old One of the seat here?"""
    base = zone * t.size
    return any(s.figures[base + kind] for kind in t.ranges[seat] if not t.cultist[kind])
