"""Cthulhu Wars: the units in a battle and what has become of them (CW-4.17, CW-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Question, Steps, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import count, figure_name, shift, zones_with
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.moves import Lose, made
from mythos.games.cthulhu_wars.rules.state import (
    ELIMINATED,
    EXEMPT,
    FIGHTS,
    PRE_BATTLE,
    REMOVED,
    RETREATS,
    SPARED,
    Battle,
    War,
)
from mythos.games.cthulhu_wars.rules.thralls import COMMANDS, followers, thralls
from mythos.games.cthulhu_wars.rules.units import Kind, Trait

Fighter = int
"""A fighter's number in the lists of the battle."""
PRESENT: Final = (FIGHTS, ELIMINATED, SPARED)
"""What a fighter can be while its abilities count and others' abilities ask for it."""


def muster(s: War, t: Layout, zone: Zone, attacker: Seat, defender: Seat) -> Battle:
    """All units of both factions in the zone take part (CW-4.17), each for whom it obeys, but those
    that never fight.
    """
    b = Battle(
        zone=zone, attacker=attacker, defender=defender, step=PRE_BATTLE,
        rolls=[[], []], kills=[0, 0], pains=[0, 0], spoils=[0, 0], abilities_used=0,
        kinds=[], side=[], on_gate=[], where=[], status=[], extra=[], used=[], killed=[],
        kills_ever=[], pained=[],
    )  # fmt: skip
    for side, seat in enumerate((attacker, defender)):
        for kind in t.own(s, seat).kinds:
            if t.traits[kind] & Trait.NO_BATTLE:
                continue
            obey = s.figures[zone * t.size + kind] - thralls(s, t, kind, zone)
            for number in range(obey):
                enlist(b, kind, side, on_gate=number == 0 and s.keepers[zone] == kind)
        for kind, led in followers(s, t, seat, zone):
            for _ in range(led):
                enlist(b, kind, side)
    return b


def enlist(b: Battle, kind: Kind, side: int, *, on_gate: bool = False) -> None:
    """One more fighter, without any result."""
    b.kinds.append(kind)
    b.side.append(side)
    b.on_gate.append(int(on_gate))
    b.where.append(b.zone)
    for each in (b.status, b.extra, b.used, b.killed, b.kills_ever, b.pained):
        each.append(0)


def sides(b: Battle) -> tuple[Seat, Seat]:
    return b.attacker, b.defender


def side_of(b: Battle, seat: Seat) -> int:
    """0 for the attacker, 1 for the defender, -1 for a bystander."""
    return 0 if seat == b.attacker else 1 if seat == b.defender else -1


def fighters(b: Battle, side: int) -> list[Fighter]:
    """The fighters of a side that still take part (CW-10.6)."""
    return [f for f, own in enumerate(b.side) if own == side and b.status[f] == FIGHTS]


def of_kind(b: Battle, kind: Kind) -> list[Fighter]:
    """The fighters of one kind that take part, whatever they have been assigned (CW-10.19)."""
    return [f for f, each in enumerate(b.kinds) if each == kind and b.status[f] in PRESENT]


def lesser(t: Layout, b: Battle, side: int) -> list[Fighter]:
    """The Monsters and Cultists of a side that still take part (CW-1.8)."""
    return [f for f in fighters(b, side) if t.lesser[b.kinds[f]]]


def counts(t: Layout, b: Battle, side: int) -> list[int]:
    """How many of each kind take part on a side."""
    numbers = [0] * t.size
    for fighter in fighters(b, side):
        numbers[b.kinds[fighter]] += 1
    return numbers


def call(t: Layout, b: Battle, fighter: Fighter) -> str:
    """What a fighter is called; those called alike are alike for whoever chooses.

    A result makes a difference as long as further ones are assigned.
    """
    hit = b.step < RETREATS and b.killed[fighter] + b.pained[fighter] > 0
    return figure_name(t, b.kinds[fighter], bool(b.on_gate[fighter]), hit)


def borrowed(t: Layout, b: Battle, fighter: Fighter) -> bool:
    """Does it fight for somebody else than its own faction?"""
    kind = b.kinds[fighter]
    return kind not in t.neutral and t.first_owner[kind] != sides(b)[b.side[fighter]]


def by_name(t: Layout, b: Battle, candidates: Sequence[Fighter]) -> dict[str, Fighter]:
    """One fighter for each name among the candidates.

    RULING: of those that differ only in the dice they have gained the owner gives up the one with
    the fewest, and of those alike another's before his own; nobody would choose otherwise (CW-1.24,
    CW-20.14).
    """
    named: dict[str, Fighter] = {}
    ordered = sorted(candidates, key=b.extra.__getitem__)
    if t.everybody[COMMANDS]:
        ordered.sort(key=lambda f: not borrowed(t, b, f))
    for fighter in ordered:
        named.setdefault(call(t, b, fighter), fighter)
    return named


def pick(
    t: Layout,
    b: Battle,
    seat: Seat,
    question: Question,
    candidates: Sequence[Fighter],
    verb: type[Move] = Lose,
    number: int = 1,
) -> Steps[Fighter]:
    """A seat picks one of several fighters; no question if all are alike."""
    found = {made(verb, name): each for name, each in by_name(t, b, candidates).items()}
    params: dict[str, int | str] = {"zone": t.board.names[b.zone], "number": number}
    return (yield from ask_which(seat, question, found, params))


def remove(s: War, t: Layout, b: Battle, fighter: Fighter, by: Seat) -> None:
    """A fighter is eliminated before the dice: it is out at once (CW-10.6)."""
    b.status[fighter] = REMOVED
    eliminate(s, t, b.kinds[fighter], b.zone, by, on_gate=bool(b.on_gate[fighter]))


def spare(b: Battle, fighter: Fighter) -> None:
    """A result was assigned, but it does nothing: it counts only for others (CW-10.41)."""
    b.status[fighter] = SPARED


def exempt(b: Battle, fighter: Fighter) -> None:
    """A fighter stays in the zone and takes no further part (CW-10.6, CW-10.7)."""
    b.status[fighter] = EXEMPT


def expel(s: War, t: Layout, b: Battle, fighter: Fighter, zone: Zone) -> None:
    """A fighter is driven into another zone and takes no further part (CW-26.30)."""
    exempt(b, fighter)
    shift(s, t, b.kinds[fighter], b.zone, zone, on_gate=bool(b.on_gate[fighter]))
    b.where[fighter] = zone


def could_join_from(s: War, t: Layout, b: Battle, kind: Kind) -> list[Zone]:
    """Where units of a kind could be called to the battle from: not those driven out of it, for
    nothing more is done with them (CW-26.30).
    """
    gone = [zone for f, zone in enumerate(b.where) if b.kinds[f] == kind and b.status[f] == EXEMPT]
    return [
        zone
        for zone in zones_with(s, t, kind)
        if zone == b.zone or count(s, t, kind, zone) > gone.count(zone)
    ]


def decided(b: Battle) -> bool:
    """One side has nobody left: the battle is over before the dice (CW-10.8)."""
    return not fighters(b, 0) or not fighters(b, 1)
