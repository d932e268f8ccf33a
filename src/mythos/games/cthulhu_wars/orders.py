"""Cthulhu Wars: standing orders for optional abilities, so that nobody is asked over and over.

An order changes no rule: it answers for its seat as the seat could answer itself (CW-1.21).
"""

from __future__ import annotations

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.moves import Order, StandingOrder, made
from mythos.games.cthulhu_wars.state import DRAFT, OVER, War
from mythos.games.cthulhu_wars.table import Table


def possible_orders(s: War, t: Table, seat: Seat) -> list[Move]:
    """Every order that would change something, for abilities the seat has."""
    if s.phase in (DRAFT, OVER) or seat >= t.players:
        return []
    return [
        made(StandingOrder, ability.name, order)
        for ability in t.ordered[seat]
        if ability.active(s)
        for order in (Order.ASK, *ability.orders)
        if order != ability.order(s)
    ]


def give_order(s: War, t: Table, seat: Seat, move: StandingOrder) -> Script:
    """The ability is answered for from now on."""
    ability = next(each for each in t.ordered[seat] if each.name == move.ability)
    ability.give_order(s, move.order)
    tell(s, "order", seat=seat, ability=move.ability, order=move.order.value)
    yield from ()
