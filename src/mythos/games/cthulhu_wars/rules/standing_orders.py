"""Cthulhu Wars: standing orders for optional abilities, so that nobody is asked over and over.

An order changes no rule: it answers for its seat as the seat could answer itself (CW-1.21). It can
be given at any time, and in the place of an answer to the question that it is about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mythos.core.asks import NO_PARAMS, Ask, Later, Question, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import DECLINE, Order, StandingOrder, made
from mythos.games.cthulhu_wars.rules.state import DRAFT, OVER, War


def possible_orders(s: War, t: Layout, seat: Seat) -> list[Move]:
    """Every order that would change something, for abilities the seat has."""
    if s.phase in (DRAFT, OVER) or seat >= t.players:
        return []
    return [move for each in t.with_orders[seat] if each.owned(s) for move in _others(s, each)]


def _others(s: War, ability: Ability) -> list[Move]:
    """The orders for an ability that are not in force; what works by itself is not switched on or
    off in the middle of a battle.
    """
    if not ability.orders or (s.battle is not None and not ability.asks):
        return []
    now = ability.order(s)
    every = (Order.ASK, *ability.orders) if ability.asks else ability.orders
    return [made(StandingOrder, ability.name, order) for order in every if order != now]


def give_order(s: War, t: Layout, seat: Seat, move: StandingOrder) -> Script:
    """The ability is answered for from now on."""
    for ability in t.with_orders[seat]:
        if ability.name == move.ability and ability.owned(s):
            ability.give_order(s, move.order)
    tell(s, "order", seat=seat, ability=move.ability, order=move.order.value)
    yield from ()


def offer(
    s: War,
    t: Layout,
    seat: Seat,
    question: Question,
    moves: Sequence[Move],
    params: Mapping[str, int | str] = NO_PARAMS,
    *,
    refusable: bool = True,
) -> Steps[Move | None]:
    """Abilities to use or to do without, with their orders beside them; None if the seat gave an
    order instead, after which it is to be seen what is left to ask.
    """
    beside = Later(lambda: _orders_for(s, t, seat, moves))
    offered = [*moves, DECLINE] if refusable else moves
    move: Move = yield Ask(seat, question, offered, params, None, beside)
    if isinstance(move, StandingOrder):
        yield from give_order(s, t, seat, move)
        return None
    return move


def _orders_for(s: War, t: Layout, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The orders for the abilities behind these moves."""
    abilities = dict.fromkeys(t.handlers[seat][type(move)] for move in moves)
    return [move for each in abilities for move in _others(s, each)]
