"""Cthulhu Wars: what players do between two actions (CW-3.23 to CW-3.27)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Script, Steps
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import can_capture
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_REACTION,
    ASK_REACTION_IN_PHASE,
    DECLINE,
    Order,
)
from mythos.games.cthulhu_wars.rules.spellbooks import take_books
from mythos.games.cthulhu_wars.rules.standing_orders import offer
from mythos.games.cthulhu_wars.rules.state import DRAFT, OVER, PHASES, War

REACTIONS: Final = Ability.reactions
CLOSED: Final = Ability.reactions_closed
HEARS_ALL: Final = (Order.ASK, Order.ALWAYS)


def after_action(s: War, t: Layout) -> Script:
    """Spellbooks first, then abilities in turn order from the First Player (CW-3.24).

    The round is repeated until nobody wants more: a reaction may meet a requirement.

    RULING: what one does the others may answer, even if they declined before, for there is time
    until the next action (CW-13.3, CW-20.15); who did it himself is not asked again for the same.
    """
    if t.loyalty:
        t = t.at(s)  # the action may have brought a card
    yield from take_books(s, t)
    declined: dict[Seat, list[Move]] = {}
    used = True
    while used:
        used = False
        for seat in t.turn_order(s):
            if _could_react(s, t, seat) and (yield from _react(s, t, seat, declined)):
                used = True
                declined = {each: said for each, said in declined.items() if each == seat}
                yield from take_books(s, t)
    if t.everybody[CLOSED]:
        yield from t.steps_of_all(Ability.reactions_closed, s)


def _could_react(s: War, t: Layout, seat: Seat) -> bool:
    """Has the seat anything at all to react with?"""
    for counts, _ in t.waiting[REACTIONS][seat]:  # noqa: SIM110 (run after every action)
        if counts(s):
            return True
    return False


def _react(s: War, t: Layout, seat: Seat, declined: dict[Seat, list[Move]]) -> Steps[bool]:
    """One seat uses what it likes; the answer says whether it used anything.

    What it has declined is offered again only when something new is on offer, or happened.
    """
    used = yield from _by_order(s, t, seat)
    while (moves := offers(s, t, seat)) and moves != declined.get(seat):
        move = yield from _offer(s, t, seat, moves)
        if move is None:
            used = (yield from _by_order(s, t, seat)) or used
        elif move is DECLINE:
            declined[seat] = moves
            s.dangers[seat] = danger(s, t, seat)  # who has declined need not decline again
            break
        else:
            yield from _use(s, t, seat, move)
            declined.pop(seat, None)
            used = True
    return used


def _offer(s: War, t: Layout, seat: Seat, moves: Sequence[Move]) -> Steps[Move | None]:
    """The question says who did what, or which phase it is."""
    if s.deed:
        to_what: dict[str, int | str] = {"by": s.doer, "deed": s.deed}
        return (yield from offer(s, t, seat, ASK_REACTION, moves, to_what))
    phase = {"phase": PHASES[s.phase]}
    return (yield from offer(s, t, seat, ASK_REACTION_IN_PHASE, moves, phase))


def _use(s: War, t: Layout, seat: Seat, move: Move) -> Script:
    """What one does others may answer."""
    yield from t.handlers[seat][type(move)].carry_out(s, move)
    s.doer, s.deed = seat, str(move)


def _by_order(s: War, t: Layout, seat: Seat) -> Steps[bool]:
    """What the seat always wants happens without a question."""
    used = False
    own, waiting = t.holders[REACTIONS][seat], t.waiting[REACTIONS][seat]
    for ability, (counts, hears) in zip(own, waiting, strict=True):
        if ability.order(s) == Order.ALWAYS and counts(s):
            for move in list(hears(s))[:1]:
                yield from ability.carry_out(s, move)
                used = True
    return used


def offers(s: War, t: Layout, seat: Seat) -> list[Move]:
    """All reactions that a seat's abilities allow now and of which it wants to hear."""
    found: list[Move] = []
    own, waiting = t.holders[REACTIONS][seat], t.waiting[REACTIONS][seat]
    for ability, (counts, hears) in zip(own, waiting, strict=True):
        order = ability.order(s)
        if order != Order.NEVER and counts(s):
            moves = hears(s)
            found += moves if order in HEARS_ALL else _worth_asking(s, t, ability, moves)
    return found


def _worth_asking(s: War, t: Layout, ability: Ability, moves: Iterable[Move]) -> list[Move]:
    """Those that are now or never, beside an enemy, or in a danger that was not there before."""
    moves = list(moves)
    if not moves or ability.presses(s):
        return moves
    if ability.order(s) == Order.OWN_TURN:
        return moves if s.turn == ability.seat else []
    if ability.order(s) == Order.IN_DANGER:
        now = danger(s, t, ability.seat)
        known = now if s.doer == ability.seat else s.dangers[ability.seat]
        s.dangers[ability.seat] = now & known  # what he brings about himself he knows
        zones = now & ~known
    else:
        zones = sum(1 << zone for zone in t.zones if beside_enemies(s, ability.seat, zone))
    return [move for move in moves if zones >> t.zone(move.values["zone"]) & 1]


def beside_enemies(s: War, seat: Seat, zone: Zone) -> bool:
    return any(p >> zone & 1 for other, p in enumerate(s.presence[:-1]) if other != seat)


def danger(s: War, t: Layout, seat: Seat) -> int:
    """The zones, as bits, where somebody could capture a Cultist of the seat (CW-4.19)."""
    found = 0
    for enemy, presence in enumerate(s.presence[:-1]):
        if enemy != seat:
            for zone in t.decode(presence & s.presence[seat] & ~found):
                found |= can_capture(s, t, enemy, seat, zone) << zone
    return found


def at_any_time(s: War, t: Layout, seat: Seat) -> list[Move]:
    """What the seat may do whenever anybody is asked (CW-30, section D), and between two actions
    whatever it could answer the last one with, asked or not (CW-3.23).
    """
    if s.phase in (DRAFT, OVER) or seat >= t.players:
        return []
    found = t.offers(Ability.anytime, s, seat)
    if s.pause:
        found += [
            move
            for each in t.counting(REACTIONS, s, seat)
            if each.order(s) != Order.NEVER
            for move in t.heard(REACTIONS, each)(s)
            if move not in found
        ]
    return found


def interject(s: War, t: Layout, seat: Seat, move: Move) -> Script:
    """What others may answer, if it is a reaction to the last action."""
    ability, pause = t.handlers[seat][type(move)], s.pause
    s.pause = False
    if move in ability.anytime(s):
        yield from ability.carry_out(s, move)
    else:
        yield from _use(s, t, seat, move)
        yield from after_action(s, t)
    s.pause = pause
