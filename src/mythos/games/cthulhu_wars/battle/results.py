"""Cthulhu Wars: assigning Kills and Pains (CW-10.14 to CW-10.27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from mythos.core.asks import Ask, Question, Script, Steps
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import (
    Fighter,
    by_name,
    enlist,
    fighters,
    pick,
    sides,
)
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.figures import zones_with
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate, hear_losses, kill, survived
from mythos.games.cthulhu_wars.rules.moves import ASK_KILL, ASK_PAIN, AssignKill, AssignPain, made
from mythos.games.cthulhu_wars.rules.state import (
    ELIMINATED,
    FIGHTS,
    PAINS,
    REMOVED,
    SPARED,
    Battle,
    War,
)
from mythos.games.cthulhu_wars.rules.units import Kind, Trait

STAMINA: Final = Ability.stamina
ABSENT: Final = Ability.absent_targets
DEFENDER_FIRST: Final = (1, 0)
"""The order in which the sides assign (CW-40.16)."""


def stamina(s: War, t: Layout, b: Battle, fighter: Fighter) -> int:
    """How many results a unit takes: one, unless an ability says otherwise (CW-10.16)."""
    kind = b.kinds[fighter]
    owner = s.owner[kind]
    return t.amount(Ability.stamina, s, owner, 1, kind) if t.waiting[STAMINA][owner] else 1


def results_left(s: War, t: Layout, b: Battle, fighter: Fighter) -> int:
    """How many more results it can be assigned."""
    return stamina(s, t, b, fighter) - b.killed[fighter] - b.pained[fighter]


def dies(s: War, t: Layout, b: Battle, fighter: Fighter) -> bool:
    """Killed, that is: all the results it can take are Kills (CW-20.17)."""
    return b.killed[fighter] >= stamina(s, t, b, fighter)


def must_retreat(s: War, t: Layout, b: Battle, side: int) -> list[Fighter]:
    """The fighters of a side that have to retreat: a result, but not dead, and in the zone."""
    hit = [f for f in fighters(b, side) if b.killed[f] + b.pained[f] and b.where[f] == b.zone]
    return [f for f in hit if not dies(s, t, b, f)]


def can_be_hurt(s: War, t: Layout, b: Battle) -> bool:
    """Would one more Pain for both sides be assigned to anybody?"""
    return any(
        sum(results_left(s, t, b, f) for f in fighters(b, side)) > b.pains[side] for side in (0, 1)
    )


def chooser(s: War, t: Layout, b: Battle, side: int) -> Seat:
    """Everybody assigns to his own units, unless an ability gives that away (CW-10.14)."""
    own, other = sides(b)[side], sides(b)[1 - side]
    away = own == t.nobody or t.vetoed(Ability.assigns_for, s, other, b)
    return other if away and other != t.nobody else own


def assign_kills(s: War, t: Layout, b: Battle, side: int) -> Script:
    """The enemy's Kills go to units that can take one; what is too much is ignored (CW-10.15)."""
    while b.kills[side]:
        target = yield from _target(s, t, b, side, KILL)
        if target is None:
            b.kills[side] = 0
            return
        b.killed[target] += 1
        b.kills_ever[target] += 1
        b.kills[side] -= 1
        yield from t.steps_of_all(Ability.kill_assigned, s, b, target)


def assign_pains(s: War, t: Layout, b: Battle, side: int) -> Script:
    """After all Kills, to units without a result; what is too much is ignored (CW-10.23)."""
    while b.pains[side]:
        target = yield from _target(s, t, b, side, PAIN)
        if target is None:
            b.pains[side] = 0
            return
        b.pained[target] += 1
        b.pains[side] -= 1
        yield from t.steps_of_all(Ability.pain_assigned, s, b, target)


class Result(NamedTuple):
    """What is assigned in a battle, and what can make a difference to it."""

    question: Question
    verb: type[Move]
    proof: Trait
    targets: Callable[[Any, War, Sequence[Fighter], Battle], Sequence[Fighter]]


KILL: Final = Result(ASK_KILL, AssignKill, Trait.NO_KILL, Ability.kill_targets)
PAIN: Final = Result(ASK_PAIN, AssignPain, Trait.NO_PAIN, Ability.pain_targets)


def _target(s: War, t: Layout, b: Battle, side: int, result: Result) -> Steps[Fighter | None]:
    """Who gets the next result of a side; nobody if none can take it. No question if all that can
    take it get one.
    """
    free: Sequence[Fighter] = [f for f in fighters(b, side) if results_left(s, t, b, f)]
    if t.some_resist:
        free = [f for f in free if not t.traits[b.kinds[f]] & result.proof]
    every = free
    if t.everybody[result.targets]:
        free = t.amount_of_all(result.targets, s, free, b)
    if not free:
        return None
    left = b.kills[side] if result is KILL else b.pains[side]
    room = sum(results_left(s, t, b, f) for f in free)
    if result is KILL and left <= room and len(free) == len(every):
        absent = _absent(s, t, b, side)
        if absent:
            return (yield from _pick_anywhere(s, t, b, side, free, absent))
    if left >= room:
        return free[0]
    seat = chooser(s, t, b, side)
    return (yield from pick(t, b, seat, result.question, free, result.verb, left))


def _absent(s: War, t: Layout, b: Battle, side: int) -> Sequence[Kind]:
    """The kinds of a side that may take a Kill from afar, if it assigns for itself (CW-56.9)."""
    seat = sides(b)[side]
    if not t.waiting[ABSENT][seat] or chooser(s, t, b, side) != seat:
        return ()
    return t.amount(ABSENT, s, seat, (), b)


def _pick_anywhere(
    s: War, t: Layout, b: Battle, side: int, free: Sequence[Fighter], absent: Sequence[Kind]
) -> Steps[Fighter]:
    """Who takes a Kill: one of the fighters, or one from afar, who is one of them then."""
    here: dict[Move, Fighter] = {
        made(AssignKill, name): each for name, each in by_name(t, b, free).items()
    }
    away: dict[Move, Kind] = {made(AssignKill, t.names[kind]): kind for kind in absent}
    params: dict[str, int | str] = {"zone": t.board.names[b.zone], "number": b.kills[side]}
    move = yield Ask(sides(b)[side], ASK_KILL, [*here, *away], params)
    if move in here:
        return here[move]
    kind = away[move]
    (zone,) = zones_with(s, t, kind)
    enlist(b, kind, side, on_gate=s.keepers[zone] == kind)
    b.where[-1] = zone
    return len(b.kinds) - 1


def can_be_eliminated(s: War, t: Layout, b: Battle, fighter: Fighter) -> bool:
    """Is it there, and not dead already (CW-10.18, CW-26.29)?"""
    out = b.status[fighter]
    return out == SPARED or (out == FIGHTS and not dies(s, t, b, fighter))


def must_eliminate(
    s: War,
    t: Layout,
    b: Battle,
    side: int,
    question: Question,
    candidates: Sequence[Fighter],
    *,
    can_be_withstood: bool = False,
) -> Script:
    """A side picks one of these fighters for an elimination, together with the Kills (CW-10.17).

    Who has a Kill that stands is not available, who was spared is; if nobody is left, nothing
    happens (CW-10.18, CW-40.50).
    """
    free = [f for f in candidates if can_be_eliminated(s, t, b, f)]
    if free:
        lost = yield from pick(t, b, chooser(s, t, b, side), question, free)
        kind, owner = b.kinds[lost], s.owner[b.kinds[lost]]
        if can_be_withstood and t.vetoed(Ability.withstands, s, owner, kind):
            yield from t.steps(Ability.withstood, s, owner, kind)
        else:
            b.status[lost] = ELIMINATED


def turn_pains_into_kills(
    s: War, t: Layout, b: Battle, side: int, pains: int, kills: int
) -> Script:
    """A side takes its Pains back, assigns the new Kills, and what is left of the Pains
    (CW-10.26, CW-40.16). A Pain that was a Kill before stays where it is. Before the Pains are
    assigned they are only counted. Where Kills count as Pains the new ones do, too (CW-25.17).
    """
    for f in fighters(b, side):
        kept = b.kills_ever[f] - b.killed[f]
        b.pains[side] += b.pained[f] - kept
        b.pained[f] = kept
    b.pains[side] -= pains
    softened = t.vetoed(Ability.kills_become_pains, s, sides(b)[side], b)
    (b.pains if softened else b.kills)[side] += kills
    yield from assign_kills(s, t, b, side)
    if b.step == PAINS:
        yield from assign_pains(s, t, b, side)


def remove_killed(s: War, t: Layout, b: Battle) -> Script:
    """All killed and eliminated units leave at the same time, before any retreat (CW-10.28);
    before they go, one may be saved.
    """
    if t.awaited_by_any(Ability.dying):
        for f, out in enumerate(b.status):
            if out == ELIMINATED or (out == FIGHTS and dies(s, t, b, f)):
                yield from t.steps(Ability.dying, s, s.owner[b.kinds[f]], b, f)
    dead = [f for side in (0, 1) for f in fighters(b, side) if dies(s, t, b, f)]
    for f, out in enumerate(b.status):
        if b.kills_ever[f] and out in (FIGHTS, SPARED) and f not in dead:
            survived(s, t, b.kinds[f])
    for f in dead:
        by = sides(b)[1 - b.side[f]]
        kill(s, t, b.kinds[f], b.where[f], by, on_gate=bool(b.on_gate[f]))
        b.status[f] = REMOVED
    for f, out in enumerate(b.status):
        if out == ELIMINATED:
            by = sides(b)[1 - b.side[f]]
            eliminate(s, t, b.kinds[f], b.zone, by, on_gate=bool(b.on_gate[f]))
            b.status[f] = REMOVED
    yield from hear_losses(s, t)
