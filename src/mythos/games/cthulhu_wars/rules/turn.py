"""Cthulhu Wars: the Action Phase, one choice at a time (CW-3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from mythos.core.asks import NO_PARAMS, Ask, Later, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.battle import fight_out
from mythos.games.cthulhu_wars.rules import two_players
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.actions import GATE_CHANGES, act, declare_attack, last_moves
from mythos.games.cthulhu_wars.rules.ends import end_if_over, has_won
from mythos.games.cthulhu_wars.rules.habits import battle_sites, take_free_gates, wants_more
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import (
    battles_are_unlimited,
    main_actions,
    permitted,
    unlimited_actions,
)
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_ACTION,
    ASK_MORE,
    ASK_SECOND,
    DECLINE,
    END_TURN,
    PASS,
    Attack,
)
from mythos.games.cthulhu_wars.rules.reactions import after_action
from mythos.games.cthulhu_wars.rules.spellbooks import take_books
from mythos.games.cthulhu_wars.rules.state import GATHER, War

UNLIMITED: Final = Ability.unlimited
ASLEEP: Final = Ability.asleep
FORCED: Final = Ability.forced
CHOSEN: Final = Ability.chosen


def begin_action_phase(s: War, t: Layout) -> Script:
    """The First Player has the first turn (CW-3.2)."""
    s.round += 1
    s.turn = s.first
    s.turn_begins = True
    tell(s, "round", number=s.round, seat=s.first)
    yield from t.steps_of_all(Ability.action_phase_begins, s)


def turn(s: War, t: Layout) -> Script:
    """One choice of the player on turn, carried out, and what others do after it (CW-3.3)."""
    seat = s.turn
    if s.battle is not None:
        yield from fight_out(s, t, s.battle)
        yield from finish_action(s, t, seat)
        return
    if s.turn_begins:
        s.turn_begins = False
        if not can_act(s, t, seat):
            s.deed = ""
            if not awake(s, t):  # decay took the last of it: ask before the phase closes (CW-3.10)
                yield from after_action(s, t)
            end_turn(s, t)
            return
        tell(s, "turn", seat=seat)
    ask = _ask(s, t, seat)
    s.pause = True
    stuck = not s.presence[seat] and len(ask.moves) == 1  # who has units can always move one
    move: Move = ask.moves[0] if stuck else (yield ask)
    s.pause, s.doer, s.deed = False, seat, str(move)
    if t.waiting[CHOSEN][seat]:
        yield from t.steps(Ability.chosen, s, seat, move)
    if move is END_TURN:
        if battles_are_unlimited(s, t, seat):
            s.spurned[seat] = battle_sites(s, t, seat)
        if take_free_gates(s, t, seat):
            yield from after_action(s, t)
        end_turn(s, t)
        return
    if move is PASS:
        tell(s, "passed", seat=seat, number=s.power[seat])
        s.power[seat] = 0
        yield from after_action(s, t)
        end_turn(s, t)
        return
    _classify(s, t, seat, move)
    if isinstance(move, Attack):
        yield from declare_attack(s, t, seat, move)
        if s.battle is not None:
            return  # a battle is a beat of its own, so that copies in it are cheap
    else:
        yield from act(s, t, seat, move)
    yield from finish_action(s, t, seat)


def finish_action(s: War, t: Layout, seat: Seat) -> Script:
    """Others react; the turn ends if there is nothing left in it that a player would want
    (CW-3.23, CW-26.2). Who has won need not wait for anybody.
    """
    if t.loyalty:
        t = t.at(s)  # the action may have brought a card
    if s.winner >= 0:
        end_turn(s, t)
        return
    done = s.acted and not asleep(s, t, seat)
    if done and s.gates[t.nobody] & s.presence[seat]:
        yield from take_books(s, t)
        take_free_gates(s, t, seat)  # no reaction could bar it, so one window does for both
    yield from after_action(s, t)
    while done and take_free_gates(s, t, seat):  # a reaction has left another one
        yield from after_action(s, t)
    if s.acted and (asleep(s, t, seat) or not wants_more(s, t, seat) or has_won(s, t)):
        end_turn(s, t)


def _ask(s: War, t: Layout, seat: Seat) -> Ask:
    """Main actions until one is done, Unlimited Actions always (CW-3.3, CW-40.14).

    Who gains Power meanwhile is asked anew (CW-30.1).
    """
    question, menu = (ASK_MORE, more_menu) if s.acted else (ASK_ACTION, action_menu)
    again = partial(_ask, s, t, seat) if t.has_anytime else None
    moves = Later(lambda: menu(s, t, seat))
    beside = Later(lambda: last_moves(s, t, seat, moves))
    return Ask(seat, question, moves, NO_PARAMS, again, beside)


def more_menu(s: War, t: Layout, seat: Seat) -> list[Move]:
    """What is left to do after the main action."""
    return allowed(s, t, seat, [*unlimited_actions(s, t, seat), END_TURN])


def action_menu(s: War, t: Layout, seat: Seat) -> list[Move]:
    """All main actions, then whatever is not one of them."""
    main, others = main_actions(s, t, seat), unlimited_actions(s, t, seat)
    if s.may_count_as_main:
        main.append(END_TURN)
    if not main or may_pass(s, t, seat):
        main.append(PASS)
    main += [each for each in others if each not in main] if t.waiting[UNLIMITED][seat] else others
    return allowed(s, t, seat, main)


def allowed(s: War, t: Layout, seat: Seat, menu: list[Move]) -> list[Move]:
    """What is left of the menu: only what is forced, if anything is, and nothing that an ability
    forbids, as long as there is something else.
    """
    if t.waiting[FORCED][seat]:
        menu = compelled(s, t, seat, menu)
    return permitted(s, t, seat, menu) or [PASS if not s.acted else END_TURN]


def compelled(s: War, t: Layout, seat: Seat, menu: list[Move]) -> list[Move]:
    """What is forced, each ability after the other: one of which an earlier one leaves nothing but
    giving up asks for the impossible and is passed over.
    """
    free = True
    for counts, hears in t.waiting[FORCED][seat]:
        forced = list(hears(s)) if counts(s) else []
        left = [each for each in menu if each in forced]
        if forced and free:
            menu, free = left or forced, False
        elif left and left != [PASS]:
            menu = left
    return menu


def may_pass(s: War, t: Layout, seat: Seat) -> bool:
    """Passing is instead of acting, so not after an Unlimited Action (CW-3.6, CW-3.13); with two
    players only the last Power is given up (CW-12.11, CW-40.7).
    """
    return not s.begun and (t.players > 2 or s.power[seat] == 1)


def _classify(s: War, t: Layout, seat: Seat, move: Move) -> None:
    """Is it the main action? What may be unlimited is judged afterwards (CW-3.19, CW-22.2)."""
    if isinstance(move, GATE_CHANGES):
        s.begun = True
        return
    s.gates_taken = 0
    if is_unlimited(s, t, seat, move):
        s.begun = s.may_count_as_main = True
    else:
        s.acted = True


def second_action(s: War, t: Layout, seat: Seat, barred: tuple[type[Move], ...]) -> Script:
    """Others react, then the seat may add another main action, but none of these (CW-3.25).

    There is no Unlimited Action in between (CW-23.22); what costs nothing is possible without
    Power, for the turn has begun (CW-40.41).
    """
    yield from after_action(s, t)
    found = permitted(s, t, seat, main_actions(s, t, seat))
    moves = [each for each in found if not isinstance(each, barred)]
    if moves:
        beside = Later(lambda: last_moves(s, t, seat, moves))
        move = yield Ask(seat, ASK_SECOND, [*moves, DECLINE], NO_PARAMS, None, beside)
        if move is not DECLINE:
            yield from act(s, t, seat, move)


def is_unlimited(s: War, t: Layout, seat: Seat, move: Move) -> bool:
    """May this be done without using up the main action?"""
    if isinstance(move, Attack):
        return battles_are_unlimited(s, t, seat)
    return move in t.offers(Ability.unlimited, s, seat)


def can_act(s: War, t: Layout, seat: Seat) -> bool:
    """Whoever has no Power when his turn comes, or sleeps, is skipped (CW-3.7, CW-26.2); decay
    comes first (CW-12.7).
    """
    sleeps = asleep(s, t, seat)
    if t.players == 2:
        two_players.decay(s, seat, idle=sleeps)
    return s.power[seat] > 0 and not sleeps


def awake(s: War, t: Layout) -> bool:
    """Has anybody Power and turns to come (CW-3.10)?"""
    if not t.everybody[ASLEEP]:
        return any(s.power)
    return any(power and not asleep(s, t, seat) for seat, power in enumerate(s.power))


def asleep(s: War, t: Layout, seat: Seat) -> bool:
    """Does the seat sit out the rest of the Action Phase (CW-26.2)?"""
    return bool(t.waiting[ASLEEP][seat]) and t.vetoed(Ability.asleep, s, seat)


def end_turn(s: War, t: Layout) -> None:
    """The next player in turn order; the phase ends when nobody has Power (CW-3.8, CW-3.10).

    Whoever could still gain Power was asked after the last action.
    """
    s.turn_begins, s.acted, s.begun, s.may_count_as_main = True, False, False, False
    s.fought = s.gates_taken = s.left = 0
    s.moved = []
    s.turn = (s.turn + s.direction) % t.players
    if not end_if_over(s, t) and not awake(s, t):
        s.phase = GATHER
