"""Cthulhu Wars: pained units retreat (CW-10.29 to CW-10.36)."""

from __future__ import annotations

from mythos.core.asks import Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import Fighter, call, pick, sides
from mythos.games.cthulhu_wars.battle.results import must_retreat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import CLOSED, kept_out
from mythos.games.cthulhu_wars.rules.figures import count, shift
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_DIRECT,
    ASK_RETREAT,
    ASK_SURROUNDED,
    DECLINE,
    Order,
)
from mythos.games.cthulhu_wars.rules.standing_orders import offer
from mythos.games.cthulhu_wars.rules.state import REMOVED, SPARED, Battle, War


def retreats(s: War, t: Layout, b: Battle) -> Script:
    """First all pained units of the attacker, then all of the defender (CW-10.29), each by its
    owner, unless somebody takes that over (CW-10.34).
    """
    director, order = yield from _director(s, t, b)
    for side in order:
        owner = sides(b)[side]
        if director is None:
            director_of_side = owner if owner != t.nobody else sides(b)[1 - side]
        else:
            director_of_side = director
        yield from retreat_side(s, t, b, side, director_of_side)


def _director(s: War, t: Layout, b: Battle) -> Steps[tuple[Seat | None, tuple[int, int]]]:
    """Whoever may direct all retreats is asked, in turn order; None if the owners do."""
    if t.awaited_by_any(Ability.retreats) and can_be_directed(s, t, b):
        for seat in t.turn_order(s):
            for ability in t.counting(Ability.retreats, s, seat):
                first = yield from _direct(s, b, ability)
                if first is not None:
                    return seat, (first, 1 - first)
    return None, (0, 1)


def can_be_directed(s: War, t: Layout, b: Battle) -> bool:
    """Does it make a difference who directs the retreats: more than one way for a side, or one for
    each, when who goes first may bar it to the other?
    """
    ways = [
        len(ways_out(s, t, b.zone, sides(b)[1 - side])) if must_retreat(s, t, b, side) else 0
        for side in (0, 1)
    ]
    return max(ways) > 1 or min(ways) > 0


def _direct(s: War, b: Battle, ability: Ability) -> Steps[int | None]:
    """Which side goes first, if the owner of the ability directs the retreats."""
    moves = list(ability.retreats(s, b))
    while moves and ability.heeds(s, b):
        asks = ability.order(s) != Order.ALWAYS
        if not asks and len(moves) == 1:
            return 0
        t, seat = ability.t, ability.seat
        move = yield from offer(s, t, seat, ASK_DIRECT, moves, refusable=asks)
        if move is not None:
            return None if move is DECLINE else moves.index(move)
    return None


def retreat_side(s: War, t: Layout, b: Battle, side: int, chooser: Seat) -> Script:
    """Each pained unit to an adjacent Area, or surrounded (CW-10.30, CW-10.32)."""
    enemy = sides(b)[1 - side]
    pained = must_retreat(s, t, b, side)
    every = ways_out(s, t, b.zone, enemy)
    if t.everybody[CLOSED]:  # others may follow where a Great Old One goes
        pained.sort(key=lambda f: not t.great[b.kinds[f]])
    stuck: list[Fighter] = []
    for fighter in pained:
        ways = [way for way in every if not _closed(s, t, b, fighter, way)]
        if not ways:
            stuck.append(fighter)
            continue
        name = call(t, b, fighter)
        params: dict[str, int | str] = {"unit": t.names[b.kinds[fighter]], "to": sides(b)[side]}
        found = {t.retreat[way][name]: way for way in ways}
        zone = yield from ask_which(chooser, ASK_RETREAT, found, params)
        kind = b.kinds[fighter]
        shift(s, t, kind, b.zone, zone, on_gate=bool(b.on_gate[fighter]))
        b.where[fighter] = zone
        place = t.board.names[zone]
        tell(s, "retreated", seat=sides(b)[side], unit=t.names[kind], zone=place)
    if stuck:
        yield from surrounded(s, t, b, side, stuck)


def _closed(s: War, t: Layout, b: Battle, fighter: Fighter, way: Zone) -> bool:
    """Is a way closed to a fighter, unless a Great Old One of its side has gone there?"""
    if not t.everybody[CLOSED]:
        return False
    side, fighting = b.side[fighter], range(len(b.kinds))
    led = any(t.great[b.kinds[f]] and b.side[f] == side and b.where[f] == way for f in fighting)
    return kept_out(s, t, b.kinds[fighter], way, escorted=led)


def ways_out(s: War, t: Layout, zone: Zone, enemy: Seat) -> list[Zone]:
    """Adjacent Areas without a unit of the faction just fought (CW-10.31)."""
    barred, near = s.presence[enemy], t.board.adjacent[zone]
    if not t.some_yield or t.own(s, enemy).all_block:
        return [each for each in near if not barred >> each & 1]
    blocking = t.own(s, enemy).blocking
    return [each for each in near if not any(count(s, t, kind, each) for kind in blocking)]


def surrounded(s: War, t: Layout, b: Battle, side: int, pained: list[Fighter]) -> Script:
    """The owner picks one pained unit, which is eliminated; the others stay (CW-10.32)."""
    owner, enemy = sides(b)[side], sides(b)[1 - side]
    chooser = owner if owner != t.nobody else enemy
    lost = yield from pick(t, b, chooser, ASK_SURROUNDED, pained)
    tell(s, "surrounded", seat=owner, zone=t.board.names[b.zone])
    if t.vetoed(Ability.survives_surrounded, s, owner, b, lost):
        return
    yield from t.steps(Ability.surrounded, s, owner, b, lost)
    if b.status[lost] == SPARED:
        return
    eliminate(s, t, b.kinds[lost], b.zone, enemy, on_gate=bool(b.on_gate[lost]))
    b.status[lost] = REMOVED
