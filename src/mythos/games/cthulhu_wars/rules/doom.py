"""Cthulhu Wars: the Doom Phase (CW-8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from mythos.core.asks import NO_PARAMS, Ask, Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.actions import cost_of
from mythos.games.cthulhu_wars.rules.ends import end_if_over, is_over
from mythos.games.cthulhu_wars.rules.figures import in_play
from mythos.games.cthulhu_wars.rules.gates import gate_doom
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import ASK_DOOM, ASK_SIGNS, DONE, RITUAL, Reveal
from mythos.games.cthulhu_wars.rules.prices import pay, ritual_price
from mythos.games.cthulhu_wars.rules.reactions import after_action
from mythos.games.cthulhu_wars.rules.signs import SIGNS, gain_signs, reveals, show
from mythos.games.cthulhu_wars.rules.spellbooks import complete, take_books
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM_TO_END, DOOM_TURN, War
from mythos.games.cthulhu_wars.rules.turn import begin_action_phase

RIVAL_BEGINS: Final = Ability.rival_doom_begins


def doom_for_gates(s: War, t: Layout) -> Script:
    """Everybody gains 1 Doom for each Gate he controls; not with two players (CW-8.1, CW-12.14)."""
    s.refused = 0
    yield from t.steps_of_all(Ability.doom_phase_begins, s)
    if t.players > 2:
        for seat in range(t.players):
            s.doom[seat] += gate_doom(s, t, seat)
            tell(s, "doom", seat=seat, number=s.doom[seat])
    s.phase, s.turn = DOOM_TURN, s.first
    s.turn_begins = True


def doom_turn(s: War, t: Layout) -> Script:
    """One choice in a Doom turn: a ritual at most once, and abilities, in any order (CW-8.2)."""
    seat = s.turn
    if s.turn_begins:
        s.turn_begins, s.deed = False, ""
        if t.everybody[RIVAL_BEGINS]:
            for other in t.turn_order(s):
                if other != seat:
                    yield from t.steps(Ability.rival_doom_begins, s, other, seat)
        yield from t.steps(Ability.doom_begins, s, seat)
        yield from after_action(s, t)
        t = t.at(s)
    ask = _ask_doom(s, t, seat)
    s.pause = True
    move = (yield ask) if len(ask.moves) + len(ask.beside) > 1 else DONE
    s.pause, s.doer, s.deed = False, seat, str(move)
    if isinstance(move, Reveal):
        yield from show(s, t, seat, move.number)
    elif move is DONE:
        yield from end_doom_turn(s, t)
    elif move is RITUAL:
        pay(s, seat, cost_of(s, t, seat, move))
        yield from ritual(s, t, seat)
        yield from after_action(s, t)
    else:
        yield from t.handlers[seat][type(move)].carry_out(s, move)
        yield from after_action(s, t)


def could_end(s: War, t: Layout, seat: Seat) -> bool:
    """Could the seat's hidden Elder Signs bring it to the end of a game that it may win (CW-1.31,
    CW-9.1, CW-9.5)?

    Then there is time to reveal them, though there is nothing else to do. By the number of the
    signs: their values are secret.
    """
    most = s.doom[seat] + max(SIGNS) * len(s.hidden_signs[seat])
    return most >= DOOM_TO_END and complete(s, seat) and not is_over(s, t)


def _ask_doom(s: War, t: Layout, seat: Seat) -> Ask:
    """What there is to do; asked anew if the seat gains Power meanwhile (CW-30.1)."""
    moves = t.offers(Ability.doom_turn, s, seat)
    if can_perform(s, t, seat):
        moves.insert(0, RITUAL)
    again = partial(_ask_doom, s, t, seat)
    if not moves and could_end(s, t, seat):
        return Ask(seat, ASK_SIGNS, [DONE], NO_PARAMS, again, reveals(s, seat))
    return Ask(seat, ASK_DOOM, [*moves, DONE], NO_PARAMS, again)


def can_perform(s: War, t: Layout, seat: Seat) -> bool:
    """May the seat, on turn, perform a ritual now: once, and for its price (CW-8.2, CW-8.5)?"""
    return not s.performed and s.power[seat] >= ritual_price(s, t, seat)


def ritual(s: War, t: Layout, seat: Seat, times: int = 1) -> Script:
    """Advance the marker, 1 Doom for each Gate, so many times, then what rivals make of it
    (CW-40.48), 1 Elder Sign for each own Great Old One in play (CW-8.5). On the last number the
    marker moves to Instant Death (CW-8.8).
    """
    last = s.ritual == len(t.track)
    s.ritual = min(s.ritual + 1, len(t.track))
    s.performed = True
    doom, signs = ritual_gain(s, t, seat)
    s.ritual_doom = doom * times
    for rival in t.turn_order(s):
        if rival != seat:
            yield from t.steps(Ability.rival_ritual, s, rival, seat)
    s.doom[seat] += s.ritual_doom
    tell(s, "ritual", seat=seat, number=s.ritual_doom)
    s.ritual_doom = 0
    if s.ritual == len(t.track) and not last:
        tell(s, "instant-death")
    yield from gain_signs(s, t, seat, signs)
    yield from t.steps(Ability.after_own_ritual, s, seat)


def ritual_gain(s: War, t: Layout, seat: Seat) -> tuple[int, int]:
    """The Doom and the Elder Signs that a ritual would bring the seat now (CW-8.5); none for
    independent Great Old Ones (CW-50.24).
    """
    signs = sum(in_play(s, t, k) for k in t.own(s, seat).greats if k not in t.independent)
    return gate_doom(s, t, seat), t.amount(Ability.ritual_signs, s, seat, signs)


def end_doom_turn(s: War, t: Layout) -> Script:
    """The next player's Doom turn; after the last the phase ends with all that belongs to its end,
    also when the game ends with it (CW-8.9, CW-9.2).
    """
    yield from t.steps(Ability.doom_done, s, s.turn)
    s.turn_begins, s.performed = True, False
    s.turn = (s.turn + s.direction) % t.players
    if s.turn != s.first:
        return
    yield from t.steps_of_all(Ability.doom_over, s)
    yield from take_books(s, t)
    if not end_if_over(s, t):
        s.phase = ACTION
        yield from begin_action_phase(s, t)
