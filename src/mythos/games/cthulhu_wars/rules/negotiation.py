"""Cthulhu Wars: a demand on several seats together, settled by offers in the open
(CW-21.20 to CW-21.25).

Everybody in the talks says in turn order what he would contribute, or leaves. As soon as all that
are left have spoken and their offers add up to the demand exactly, it is agreed. After three rounds
without that the talks have failed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mythos.core.asks import Ask, Question, Steps
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.moves import ASK_OFFER, LEAVE, Offer, Share, made
from mythos.games.cthulhu_wars.rules.state import LEFT, SILENT, Talks, War

ROUNDS: Final = 3
"""RULING: the minute on the clock (CW-21.23) is three rounds of offers."""
OFFERS: Final = tuple(Offer(number) for number in range(32))


def negotiate(
    s: War, by: Seat, stake: str, limits: Mapping[Seat, int], demand: int
) -> Steps[dict[Seat, int] | None]:
    """What each seat contributes, or None if there is no agreement (CW-21.22).

    `limits` says in turn order what the seats have to give; who has nothing takes no part
    (CW-21.20).
    """
    seats = [seat for seat, limit in limits.items() if limit]
    talks = s.talks = Talks(
        by=by, stake=stake, demand=demand, seats=seats,
        limits=[limits[seat] for seat in seats], offers=[SILENT] * len(seats),
    )  # fmt: skip
    agreed = yield from _talk(s, talks)
    s.talks = None
    return agreed


def _talk(s: War, talks: Talks) -> Steps[dict[Seat, int] | None]:
    """A seat that has left is not needed any more (CW-21.21); one that is alone decides alone,
    also when the last of the others has left after it spoke (CW-21.25).
    """
    for talks.round in range(1, ROUNDS + 1):
        for at in talking(talks):
            if not _possible(talks, at):
                return None
            agreed = yield from _hear(s, talks, at)
            if agreed is not None:
                return agreed
    left = talking(talks)
    if len(left) == 1 and _possible(talks, left[0]):
        return (yield from _hear(s, talks, left[0]))
    return None


def _hear(s: War, talks: Talks, at: int) -> Steps[dict[Seat, int] | None]:
    """One seat makes an offer or leaves; the answer is the agreement, if there is one now."""
    answer = yield _question(talks, at)
    seat = talks.seats[at]
    if answer is LEAVE:
        talks.offers[at] = LEFT
        tell(s, "left-talks", seat=seat)
    else:
        talks.offers[at] = answer.number
        tell(s, "offered", seat=seat, number=answer.number, demand=talks.demand)
    offers = {talks.seats[each]: talks.offers[each] for each in talking(talks)}
    agreed = SILENT not in offers.values() and sum(offers.values()) == talks.demand
    return offers if agreed else None


def talking(talks: Talks) -> list[int]:
    """The places in the lists of those who have not left."""
    return [at for at, offer in enumerate(talks.offers) if offer != LEFT]


def _possible(talks: Talks, at: int) -> bool:
    """Can there still be an agreement? In the last round who spoke before has had his last word,
    unless all others leave.
    """
    fixed = [each for each in talking(talks) if each < at and talks.round == ROUNDS]
    if len(fixed) == 1 and talks.limits[fixed[0]] >= talks.demand:
        return True
    said = sum(talks.offers[each] for each in fixed)
    rest = sum(talks.limits[each] for each in talking(talks) if each not in fixed)
    return said <= talks.demand <= said + rest


def _question(talks: Talks, at: int) -> Ask:
    """Any number up to what the seat has; who is alone pays all or nothing."""
    others = sum(max(offer, 0) for each, offer in enumerate(talks.offers) if each != at)
    params: dict[str, int | str] = {
        "number": talks.demand, "stake": talks.stake, "others": others,
        "round": talks.round, "rounds": ROUNDS,
    }  # fmt: skip
    seat, top = talks.seats[at], min(talks.limits[at], talks.demand)
    if talking(talks) == [at]:
        return Ask(seat, ASK_OFFER, [OFFERS[talks.demand], LEAVE], params)
    return Ask(seat, ASK_OFFER, [*OFFERS[: top + 1], LEAVE], params)


def distribute(
    by: Seat, question: Question, limits: Mapping[Seat, int], demand: int
) -> Steps[dict[Seat, int]]:
    """One seat fixes what each of the others bears, all that they can together; the owners pick
    (CW-40.37, CW-24.17).
    """
    shares: dict[Seat, int] = {}
    seats, left = list(limits), min(demand, sum(limits.values()))
    for number, seat in enumerate(seats):
        rest = sum(limits[each] for each in seats[number + 1 :])
        low, high = max(left - rest, 0), min(limits[seat], left)
        moves = [made(Share, seat, part) for part in range(low, high + 1)]
        move = (yield Ask(by, question, moves, {"number": left})) if len(moves) > 1 else moves[0]
        shares[seat] = move.number
        left -= move.number
    return shares
