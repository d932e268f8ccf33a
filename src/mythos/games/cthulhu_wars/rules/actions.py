"""Cthulhu Wars: the common actions are carried out (CW-3.14, CW-3.15, CW-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from mythos.core.asks import NO_PARAMS, Ask, Later, Request, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.battle import declare, fight_out
from mythos.games.cthulhu_wars.rules import gates, prices
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import bring, figure_name, shift, zones_of
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import capture
from mythos.games.cthulhu_wars.rules.menu import (
    battle_cost,
    moves_left,
    permitted,
    recruits,
    summons,
    takable,
    unit_moves,
)
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_CAPTURED,
    ASK_MOVE,
    ASK_RECRUIT,
    ASK_SUMMON,
    DONE,
    AbandonGate,
    Attack,
    Awaken,
    Capture,
    ControlGate,
    CreateGate,
    Lose,
    MoveLast,
    MoveUnit,
    PerformRitual,
    Recruit,
    Summon,
    SummonLast,
    made,
)
from mythos.games.cthulhu_wars.rules.prices import TAX, gate_price, pay, ritual_price, summon_price
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.thralls import thralls
from mythos.games.cthulhu_wars.rules.units import Kind

Carrier = Callable[..., Script]
ALONG: Final = Ability.taken_along
MOVING: Final = Ability.moving
DONE_MOVING: Final = Ability.move_done
RECRUITS_MANY: Final = Ability.recruits_many
ENDS: Final = Ability.action_ends_in


def act(s: War, t: Layout, seat: Seat, move: Move) -> Script:
    """Carry out a common action or an ability's."""
    common = COMMON.get(type(move))
    if t.waiting[ENDS][seat] and not isinstance(move, (Attack, *GATE_CHANGES)):
        yield from note_end(s, t, seat, move)
    if common is not None:
        yield from common(s, t, seat, move)
    else:
        yield from t.handlers[seat][type(move)].carry_out(s, move)


def ends_in(s: War, t: Layout, seat: Seat, move: Move) -> Sequence[Zone]:
    """The zones in which an action, or a step of one, ends or at which it is directed: where it
    would be taxed (CW-26.20).
    """
    if isinstance(move, GATE_CHANGES):
        return ()
    ability = t.handlers[seat].get(type(move))
    if ability is not None:
        return ability.tax_zones(s, move)
    zone: str | None = getattr(move, "zone", None)
    return () if zone is None else (t.zone(zone),)


def note_end(s: War, t: Layout, seat: Seat, move: Move) -> Iterable[Request]:
    """Who waits for it hears where an action of the seat ends."""
    if not t.waiting[ENDS][seat]:
        return ()
    return t.steps(ENDS, s, seat, sum(1 << zone for zone in {*ends_in(s, t, seat, move)}))


def cost_of(s: War, t: Layout, seat: Seat, move: Move) -> int:
    """The Power that a move takes before it is carried out: for whoever pays it, and for whoever
    shows it (CW-1.26). What is no action of the seat is free.
    """
    common = COSTS.get(type(move))
    if common is not None:
        return common(s, t, seat, move)
    ability = t.handlers[seat].get(type(move))
    return ability.price(s, move) if ability is not None else 0


def _cost_of_recruit(s: War, t: Layout, seat: Seat, move: Recruit) -> int:
    return t.price(s, seat, t.cost[t.kinds[seat][move.unit]], t.zone(move.zone))


def _cost_of_summon(s: War, t: Layout, seat: Seat, move: Summon) -> int:
    base = summon_price(s, t, seat, t.kinds[seat][move.unit])
    return t.price(s, seat, base, t.zone(move.zone))


def _cost_of_awakening(s: War, t: Layout, seat: Seat, move: Awaken) -> int:
    return t.awakenings[seat][move.unit].price(s, move)


def _cost_of_gate(s: War, t: Layout, seat: Seat, move: CreateGate) -> int:
    zone = t.zone(move.zone)
    return t.price(s, seat, gate_price(s, t, seat, zone), zone)


def _cost_of_move(s: War, t: Layout, seat: Seat, move: MoveUnit) -> int:
    return t.price(s, seat, prices.MOVE, t.zone(move.zone))


def _cost_of_attack(s: War, t: Layout, seat: Seat, move: Attack) -> int:
    return battle_cost(s, t, seat, t.zone(move.zone), move.to)


def _cost_of_capture(s: War, t: Layout, seat: Seat, move: Capture) -> int:
    return t.price(s, seat, prices.CAPTURE, t.zone(move.zone))


def _cost_of_ritual(s: War, t: Layout, seat: Seat, _move: PerformRitual) -> int:
    return ritual_price(s, t, seat)


def recruit(s: War, t: Layout, seat: Seat, move: Recruit) -> Script:
    """Pay and place the Cultist (CW-4.1); whoever brings many goes on as he likes (CW-54.42)."""
    while True:
        kind, zone = t.kinds[seat][move.unit], t.zone(move.zone)
        pay(s, seat, cost_of(s, t, seat, move))
        if s.owner[kind] != seat:
            yield from t.steps(Ability.recruits_foreign, s, seat, kind)
        bring(s, t, kind, zone, t.cost[kind])
        tell(s, "recruited", seat=seat, unit=move.unit, zone=move.zone)
        yield from note_end(s, t, seat, move)
        if not t.waiting[RECRUITS_MANY][seat] or not t.vetoed(RECRUITS_MANY, s, seat):
            return
        s.taxed |= 1 << zone
        s.deed = str(move)
        ask = _ask_next_recruit(s, t, seat)
        answer = (yield ask) if len(ask.moves) > 1 else DONE
        if not isinstance(answer, Recruit):
            s.taxed = 0
            return
        move = answer


def _ask_next_recruit(s: War, t: Layout, seat: Seat) -> Ask:
    """Who comes next; asked anew if the seat gains Power meanwhile (CW-30.1)."""
    found = permitted(s, t, seat, recruits(s, t, seat, zones_of(s, t, seat)))
    again = partial(_ask_next_recruit, s, t, seat) if t.has_anytime else None
    return Ask(seat, ASK_RECRUIT, [*found, DONE], NO_PARAMS, again)


def summon(s: War, t: Layout, seat: Seat, move: Summon) -> Script:
    """Pay and place the Monster (CW-4.3); whoever brings many goes on as he likes (CW-22.2)."""
    while True:
        yield from _summon_one(s, t, seat, move)
        if isinstance(move, SummonLast) or not summons_many(s, t, seat):
            return
        ask = _ask_next_summon(s, t, seat)
        answer = (yield ask) if len(ask.moves) > 1 else DONE
        if not isinstance(answer, Summon):
            return
        move = answer


def _summon_one(s: War, t: Layout, seat: Seat, move: Summon) -> Script:
    kind, zone = t.kinds[seat][move.unit], t.zone(move.zone)
    pay(s, seat, cost_of(s, t, seat, move))
    s.deed = str(made(Summon, move.unit, move.zone))
    bring(s, t, kind, zone, summon_price(s, t, seat, kind))
    tell(s, "summoned", seat=seat, unit=move.unit, zone=move.zone)
    yield from note_end(s, t, seat, move)
    yield from t.steps(Ability.summoned, s, seat, kind, zone)


def summons_many(s: War, t: Layout, seat: Seat) -> bool:
    """Does a Summon action of the seat bring any number of Monsters (CW-22.2)?"""
    return t.vetoed(Ability.summons_many, s, seat)


def _ask_next_summon(s: War, t: Layout, seat: Seat) -> Ask:
    """Who comes next; asked anew if the seat gains Power meanwhile (CW-30.1)."""
    found = permitted(s, t, seat, summons(s, t, seat))
    again = partial(_ask_next_summon, s, t, seat) if t.has_anytime else None
    beside = Later(lambda: last_moves(s, t, seat, found))
    return Ask(seat, ASK_SUMMON, [*found, DONE], NO_PARAMS, again, beside)


def awaken(s: War, t: Layout, seat: Seat, move: Awaken) -> Script:
    """The Great Old One's own steps (CW-4.5)."""
    pay(s, seat, cost_of(s, t, seat, move))
    yield from t.awakenings[seat][move.unit].appear(s, t.zone(move.zone))


def create_gate(s: War, t: Layout, seat: Seat, move: CreateGate) -> Script:
    """Pay and put the Gate there (CW-4.6)."""
    zone = t.zone(move.zone)
    pay(s, seat, cost_of(s, t, seat, move))
    yield from gates.bring(s, t, seat, zone)


def move_units(s: War, t: Layout, seat: Seat, move: MoveUnit, origin: Zone | None = None) -> Script:
    """One unit after the other, one Power each, until the seat has enough (CW-4.10); all from one
    zone if it must be so.

    A tax on a zone is paid once for the whole action, not for each unit (CW-26.20).
    """
    return go_on_moving(s, t, seat, s.power[seat], move, origin)


def go_on_moving(
    s: War,
    t: Layout,
    seat: Seat,
    before: int,
    move: MoveUnit | None = None,
    origin: Zone | None = None,
) -> Script:
    """A Move action from this unit on, or from the question who moves; so much Power was there
    before the action.
    """
    ways: list[MoveUnit] | None = None
    while True:
        if move is not None:
            _move_one(s, t, seat, move)
            if t.waiting[ENDS][seat]:
                yield from note_end(s, t, seat, move)
            if t.waiting[ALONG][seat]:
                kind, start = t.kinds[seat][move.unit], t.zone(move.origin)
                yield from t.steps(Ability.taken_along, s, seat, kind, start, t.zone(move.zone))
            if isinstance(move, MoveLast):
                break
            ways = moves_left(s, t, seat, ways, move) if ways else None
        ways = unit_moves(s, t, seat) if ways is None else ways
        ask = _ask_next(s, t, seat, origin, ways)
        answer: Move = (yield ask) if len(ask.moves) > 1 else DONE
        if answer is DONE:
            break
        move = answer if isinstance(answer, MoveUnit) else None
        if move is None:  # what an ability lets the seat do in between
            yield from t.handlers[seat][type(answer)].carry_out(s, answer)
            ways = None
    s.taxed = 0
    if t.waiting[DONE_MOVING][seat]:
        yield from t.steps(Ability.move_done, s, seat, before - s.power[seat])


def _move_one(s: War, t: Layout, seat: Seat, move: MoveUnit) -> None:
    zone = t.zone(move.zone)
    pay(s, seat, t.price(s, seat, prices.MOVE, zone) if t.everybody[TAX] else prices.MOVE)
    s.taxed |= 1 << zone
    plain = move if type(move) is MoveUnit else made(MoveUnit, move.unit, move.origin, move.zone)
    s.deed = str(plain)
    travel(s, t, t.kinds[seat][move.unit], t.zone(move.origin), zone)
    if s.log is not None:  # the most frequent of all events: not even its words are gathered
        tell(s, "moved", seat=seat, unit=move.unit, origin=move.origin, zone=move.zone)


def _ask_next(s: War, t: Layout, seat: Seat, origin: Zone | None, ways: list[MoveUnit]) -> Ask:
    """Which unit goes next; asked anew if the seat gains Power meanwhile (CW-30.1)."""
    found = permitted(s, t, seat, ways)
    if origin is not None:
        found = [each for each in found if each.origin == t.board.names[origin]]
    again = partial(_ask_anew, s, t, seat, origin, ways) if t.has_anytime else None
    beside = Later(lambda: last_moves(s, t, seat, found))
    anywhere = origin is None and t.waiting[MOVING][seat]
    besides = t.offers(Ability.moving, s, seat) if anywhere else []
    return Ask(seat, ASK_MOVE, [*found, *besides, DONE], NO_PARAMS, again, beside)


def _ask_anew(s: War, t: Layout, seat: Seat, origin: Zone | None, ways: list[MoveUnit]) -> Ask:
    """The same after something has happened; the ways are put right for whoever goes by them."""
    ways[:] = unit_moves(s, t, seat)
    return _ask_next(s, t, seat, origin, ways)


def last_moves(s: War, t: Layout, seat: Seat, moves: Iterable[Move]) -> list[Move]:
    """The same steps for whoever knows that nobody is to follow, and need not be asked."""
    kinds = (MoveUnit, Summon) if summons_many(s, t, seat) else MoveUnit
    return [last_of(move) for move in moves if isinstance(move, kinds)]


def last_of(move: Move) -> Move:
    """The move after which nobody is asked who follows, if there is such a move."""
    last: Move = move
    if isinstance(move, MoveUnit):
        last = made(MoveLast, move.unit, move.origin, move.zone)
    elif isinstance(move, Summon):
        last = made(SummonLast, move.unit, move.zone)
    return last


def travel(s: War, t: Layout, kind: Kind, origin: Zone, zone: Zone) -> None:
    """A unit that has not moved goes (CW-4.11, CW-4.12).

    RULING: the one on the Gate is the last of its kind to go; who wants it to go first abandons
    the Gate before. Units that a double action has taken along have moved. Those that obey
    somebody else do not go.
    """
    at = origin * t.size + kind
    last = s.figures[at] - (thralls(s, t, kind, origin) or s.moved.count(at)) == 1
    shift(s, t, kind, origin, zone, on_gate=last)
    s.moved.append(zone * t.size + kind)


def declare_attack(s: War, t: Layout, seat: Seat, move: Attack) -> Script:
    """Pay and declare, once a turn in each zone (CW-10.1, CW-3.20)."""
    zone = t.zone(move.zone)
    pay(s, seat, cost_of(s, t, seat, move))
    s.fought |= 1 << zone
    yield from note_end(s, t, seat, move)
    yield from declare(s, t, zone, seat, move.to)


def attack(s: War, t: Layout, seat: Seat, move: Attack) -> Script:
    """Declare the battle and fight it out (CW-4.15)."""
    yield from declare_attack(s, t, seat, move)
    if s.battle is not None:
        yield from fight_out(s, t, s.battle)


def take_captive(s: War, t: Layout, seat: Seat, move: Capture) -> Script:
    """The victim chooses which of his Cultists is taken (CW-4.22)."""
    zone = t.zone(move.zone)
    pay(s, seat, cost_of(s, t, seat, move))
    found = {made(Lose, figure_name(t, *each)): each for each in takable(s, t, seat, move.to, zone)}
    params = {"zone": move.zone}
    kind, on_gate = yield from ask_which(move.to, ASK_CAPTURED, found, params)
    capture(s, t, kind, zone, seat, on_gate=on_gate)
    yield from t.steps(Ability.captured, s, seat, kind)


def control_gate(s: War, t: Layout, seat: Seat, move: ControlGate) -> Script:
    """A Cultist steps on an abandoned Gate (CW-3.14)."""
    zone = t.zone(move.zone)
    s.gates_taken |= 1 << zone
    gates.control(s, t, seat, zone, t.kinds[seat][move.unit])
    yield from ()


def abandon_gate(s: War, t: Layout, seat: Seat, move: AbandonGate) -> Script:
    """The unit steps off the Gate (CW-3.15)."""
    zone = t.zone(move.zone)
    if s.turn == seat:
        s.left |= 1 << zone
    gates.abandon(s, t, zone)
    yield from ()


COMMON: Final[dict[type[Move], Carrier]] = {
    Recruit: recruit,
    Summon: summon,
    SummonLast: summon,
    Awaken: awaken,
    CreateGate: create_gate,
    MoveUnit: move_units,
    MoveLast: move_units,
    Attack: attack,
    Capture: take_captive,
    ControlGate: control_gate,
    AbandonGate: abandon_gate,
}
COSTS: Final[dict[type[Move], Callable[..., int]]] = {
    Recruit: _cost_of_recruit,
    Summon: _cost_of_summon,
    SummonLast: _cost_of_summon,
    Awaken: _cost_of_awakening,
    CreateGate: _cost_of_gate,
    MoveUnit: _cost_of_move,
    MoveLast: _cost_of_move,
    Attack: _cost_of_attack,
    Capture: _cost_of_capture,
    PerformRitual: _cost_of_ritual,
}
GATE_CHANGES: Final = (ControlGate, AbandonGate)
