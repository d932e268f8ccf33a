"""Cthulhu Wars: what players do between two actions (CW-3.23 to CW-3.27)."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.core.asks import Ask, Script, Steps
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.ability import Ability
from mythos.games.cthulhu_wars.moves import ASK_REACTION, DECLINE, Order
from mythos.games.cthulhu_wars.spellbooks import take_books
from mythos.games.cthulhu_wars.state import DRAFT, OVER, War
from mythos.games.cthulhu_wars.table import Table


def after_action(s: War, t: Table) -> Script:
    """Spellbooks first, then abilities in turn order from the First Player (CW-3.24).

    The round is repeated until nobody wants more: a reaction may meet a requirement.

    RULING: what one does the others may answer, even if they declined before, for there is time
    until the next action (CW-13.3, CW-20.15); who did it himself is not asked again for the same.
    """
    yield from take_books(s, t)
    declined: dict[Seat, list[Move]] = {}
    used = True
    while used:
        used = False
        for seat in t.order(s):
            if t.reactions[seat] and (yield from _react(s, t, seat, declined)):
                used = True
                declined = {each: said for each, said in declined.items() if each == seat}
                yield from take_books(s, t)
    for ability in t.passed:
        ability.passed(s)


def _react(s: War, t: Table, seat: Seat, declined: dict[Seat, list[Move]]) -> Steps[bool]:
    """One seat uses what it likes; the answer says whether it used anything.

    What it has declined is offered again only when something new is on offer, or happened.
    """
    used = yield from _by_order(s, t, seat)
    while (moves := offers(s, t.reactions[seat])) and moves != declined.get(seat):
        move = yield Ask(seat, ASK_REACTION, [*moves, DECLINE])
        if move is DECLINE:
            declined[seat] = moves
            break
        yield from t.handlers[seat][type(move)].play(s, move)
        declined.pop(seat, None)
        used = True
    return used


def _by_order(s: War, t: Table, seat: Seat) -> Steps[bool]:
    """What the seat always wants happens without a question."""
    used = False
    for ability in t.reactions[seat]:
        if ability.order(s) == Order.ALWAYS and ability.active(s):
            for move in list(ability.reactions(s))[:1]:
                yield from ability.play(s, move)
                used = True
    return used


def offers(s: War, abilities: Sequence[Ability]) -> list[Move]:
    """All reactions that these abilities allow now and their owner has not forgone."""
    return [
        move
        for each in abilities
        if each.active(s) and each.order(s) != Order.NEVER
        for move in each.reactions(s)
    ]


def at_any_time(s: War, t: Table, seat: Seat) -> list[Move]:
    """What the seat may do whenever anybody is asked (CW-30, section D)."""
    if s.phase in (DRAFT, OVER) or seat >= t.players or not t.anytime[seat]:
        return []
    return [move for each in t.anytime[seat] if each.active(s) for move in each.anytime(s)]
