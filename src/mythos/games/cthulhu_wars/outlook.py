"""Cthulhu Wars: how well each seat stands, for bots that look ahead (CW-9.5).

Two things win: six spellbooks before the end, and then the most Doom. So a seat's chance to be
complete in time comes first, and the Doom it may expect by then is set against that of its rivals.
What brings a faction's own spellbooks nearer its requirements know.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars import prices
from mythos.games.cthulhu_wars.figures import in_play
from mythos.games.cthulhu_wars.gates import gate_count, gates_of
from mythos.games.cthulhu_wars.gather import income
from mythos.games.cthulhu_wars.menu import capture_rank
from mythos.games.cthulhu_wars.spellbooks import book_count, complete
from mythos.games.cthulhu_wars.state import (
    ABANDONED,
    ALL_BOOKS,
    DOOM_TO_END,
    DRAFT,
    NO_GATE,
    START,
    War,
)
from mythos.games.cthulhu_wars.table import Table
from mythos.games.cthulhu_wars.units import Rank

FREE: Final = (NO_GATE, ABANDONED)
SIGN: Final = 5 / 3
"""An Elder Sign's mean value."""
DOOM_A_ROUND: Final = 5.0
"""What the leader gains in a round, about."""
RITUALS: Final = 0.5
"""Rituals of each seat in a round, about."""
BOOKS_A_ROUND: Final = 1.5
STEEP: Final = 1.3
"""How fast the chance to be complete falls with each spellbook behind time."""
OPEN: Final = 1.5
"""How much it presses that spellbooks are missing when the end is near."""
SPREAD: Final = 5.0
"""So much more Doom makes victory about three times as likely."""
BOOK: Final = 1.0
"""What a spellbook is worth besides, in the same measure."""
CATCHES_UP: Final = 0.5
ROUGHLY: Final = 0.7
"""Of each missing spellbook so much is still to be done, for those whom nobody looks at closely."""
GATE: Final = 1.6
"""Doom from a Gate in a round: its own, and its share in rituals."""
GREAT: Final = 1.5
"""Doom from a Great Old One in a round: its share in rituals, and fear."""
INCOME: Final = 0.22
"""Doom for each Power gained in a round to come."""
POWER: Final = 0.32
"""For the root of the Power at hand: the first is dear, what is more than enough is not."""
UNIT: Final = 0.22
"""For each Power that a Monster's figure costs."""
SITE: Final = 0.35
"""How much of a Gate it is worth to stand where one can be built or taken."""
RISK: Final = 0.55
"""How much of a Gate is lost if an enemy can take its keeper."""


def outlook(s: War, t: Table) -> list[float]:
    """Each seat's chance to win; what is missing to one is humanity's."""
    return [chance(s, t, seat) for seat in range(t.players)]


def chance(s: War, t: Table, seat: Seat) -> float:
    """One seat's chance to be complete in time, and then to have more Doom than the others who
    are; their spellbooks are counted without a closer look.
    """
    if s.phase in (DRAFT, START):
        return 1 / t.players
    left = rounds_left(s, t)
    gain = income(s, t, seat)
    own = doom_to_come(s, t, seat, left, gain) + SITE * GATE * sites(s, t, seat) * left
    rivals = sum(
        exp(rival(s, t, each, left) - own / SPREAD) for each in range(t.players) if each != seat
    )
    return exp(in_time(s, seat, missing(s, t, seat, gain), left)) / (1 + rivals)


def rival(s: War, t: Table, seat: Seat, left: float) -> float:
    """The logarithm of another seat's weight. Who is behind with spellbooks may yet catch up."""
    books = ROUGHLY * (ALL_BOOKS - book_count(s, seat))
    doom = doom_to_come(s, t, seat, left, income(s, t, seat))
    return CATCHES_UP * in_time(s, seat, books, left) + doom / SPREAD


def rounds_left(s: War, t: Table) -> float:
    """How long it may go on, by the leader's Doom and by the ritual track (CW-9.1)."""
    by_doom = (DOOM_TO_END - max(s.doom)) / DOOM_A_ROUND
    by_track = (len(t.track) - s.ritual) / (RITUALS * t.players)
    return max(0.0, min(by_doom, by_track))


def in_time(s: War, seat: Seat, books: float, left: float) -> float:
    """The logarithm of the chance to finish so many spellbooks before the end (CW-9.5)."""
    if complete(s, seat):
        return 0.0
    late = STEEP * (books - BOOKS_A_ROUND * left)
    return -log(1 + exp(late)) - OPEN / (left + 0.5) - BOOK * books


def missing(s: War, t: Table, seat: Seat, gain: int) -> float:
    """Spellbooks still to come, less what is done for them already."""
    met = s.met[seat]
    return sum(1 - each.nearness(s, gain) for each in t.requirements[seat] if not met & each.bit)


def doom_to_come(s: War, t: Table, seat: Seat, left: float, gain: int) -> float:
    """Doom at the end if things go on like this."""
    gates = gate_count(s, t, seat) - RISK * threatened(s, t, seat)
    value = s.doom[seat] + SIGN * len(s.held[seat]) + GATE * gates * (left + 0.3)
    value += POWER * sqrt(s.power[seat]) * (left + 2.5) + INCOME * gain * (left + 0.5)
    for kind in t.ranges[seat]:
        if t.great[kind]:
            value += (GREAT * left + 1) * in_play(s, t, kind)
        elif not t.cultist[kind]:
            value += UNIT * t.cost[kind] * in_play(s, t, kind)
    return value


def sites(s: War, t: Table, seat: Seat) -> int:
    """Where the seat can build a Gate or take one, as far as its Power goes."""
    taken = empty = 0
    for zone in t.decode(s.presence[seat] & ~s.gates[seat]):
        if s.keepers[zone] in FREE and any(
            s.figures[zone * t.size + kind] for kind in t.cultists[seat]
        ):
            if s.keepers[zone] == NO_GATE:
                empty += 1
            else:
                taken += 1
    return taken + min(empty, s.power[seat] // prices.GATE)


def threatened(s: War, t: Table, seat: Seat) -> int:
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
