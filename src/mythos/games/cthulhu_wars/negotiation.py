"""Cthulhu Wars: a demand on several seats together, settled by offers in the open
(CW-21.20 to CW-21.25).

Everybody in the talks says in turn order what he would contribute, or leaves. As soon as all that
are left have spoken and their offers add up to the demand exactly, it is agreed. After three rounds
without that the talks have failed.
"""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, Steps
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.moves import ASK_OFFER, LEAVE, Offer
from mythos.games.cthulhu_wars.state import War

ROUNDS: Final = 3
"""RULING: the minute on the clock (CW-21.23) is three rounds of offers."""
OFFERS: Final = tuple(Offer(number) for number in range(32))


def negotiate(
    s: War, order: list[Seat], limits: dict[Seat, int], demand: int
) -> Steps[dict[Seat, int] | None]:
    """What each seat contributes, or None if there is no agreement (CW-21.22).

    A seat that has left is not needed any more (CW-21.21); one that is alone decides alone
    (CW-21.25).
    """
    talking = [seat for seat in order if limits[seat]]
    offers: dict[Seat, int] = {}
    for _ in range(ROUNDS):
        for seat in list(talking):
            if sum(limits[each] for each in talking) < demand:
                return None
            answer = yield _question(seat, limits, demand, talking, offers)
            if answer is LEAVE:
                talking.remove(seat)
                offers.pop(seat, None)
                tell(s, "left-talks", seat=seat)
            else:
                offers[seat] = answer.number
                tell(s, "offered", seat=seat, number=answer.number, demand=demand)
            if len(offers) == len(talking) and sum(offers.values()) == demand:
                return offers
    return None


def _question(
    seat: Seat, limits: dict[Seat, int], demand: int, talking: list[Seat], offers: dict[Seat, int]
) -> Ask:
    """Any number up to what the seat has; who is alone pays all or nothing."""
    others = sum(number for each, number in offers.items() if each != seat)
    params = {"number": demand, "others": others}
    if len(talking) == 1:
        return Ask(seat, ASK_OFFER, [OFFERS[demand], LEAVE], params)
    top = min(limits[seat], demand)
    return Ask(seat, ASK_OFFER, [*OFFERS[: top + 1], LEAVE], params)
