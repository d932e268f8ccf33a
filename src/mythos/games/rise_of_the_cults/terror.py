"""Rise of the Cults: Terror, second stage of the Dominance Plan (RC-12.14 to RC-12.20)."""

from __future__ import annotations

from mythos.core.asks import Ask, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat, only
from mythos.games.rise_of_the_cults.abilities import use_abilities
from mythos.games.rise_of_the_cults.moves import (
    ASK_PAY_TERROR,
    ASK_REMOVE,
    ASK_REPLACE,
    ASK_TERROR,
    ASK_TERROR_ABILITY,
    DONE,
    REMOVE,
    REPLACE,
    TERRORIZE,
    Replace,
    Terrorize,
)
from mythos.games.rise_of_the_cults.operations import bonus
from mythos.games.rise_of_the_cults.paying import pay, worth
from mythos.games.rise_of_the_cults.rituals import take_ritual
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    DOMINANCE_MARKERS,
    LEVELS,
    PRESENT,
    Cults,
    cards,
    dominance_of,
    others,
    sanity_of,
)
from mythos.games.rise_of_the_cults.words import DISTRICTS, FREAK, Op, Window


def terrorize(s: Cults, seat: Seat, district: int, markers: int) -> Script:
    """If wanted and possible: abilities, payment, Dominance markers, one Ritual less (RC-12.14 to
    RC-12.17, RC-18.11, RC-19.21).
    """
    enough = missing(s, seat, district) <= possible_terror(s, seat, district)
    if not enough:
        tell(s, "no-terror", only(seat), seat=seat, number=sanity_of(s, district))
        if s.solo:
            return
    params: dict[str, int | str] = {
        "number": sanity_of(s, district),
        "levels": LEVELS[s.rituals[seat * 4 + district]],
        "district": str(DISTRICTS[district]),
        "markers": markers,
    }
    # RULING: who cannot is asked as well: the others do not learn what a hand is worth.
    moves = [TERRORIZE, DONE] if enough else [DONE]
    move: Move = yield Ask(seat, ASK_TERROR, moves, params)
    if type(move) is not Terrorize:
        return
    terror, s.prize = cards(s).terror, markers

    def is_enough() -> bool:
        return missing(s, seat, district) <= worth(s, seat, terror, FREAK)

    yield from use_abilities(s, seat, Window.TERROR, ASK_TERROR_ABILITY, may_stop=is_enough)
    if not is_enough():
        return
    yield from pay(s, seat, ASK_PAY_TERROR, missing(s, seat, district), terror, FREAK)
    s.prize = 0
    tell(s, "terror", seat=seat, district=str(DISTRICTS[district]))
    for _ in range(markers):
        yield from place_dominance(s, seat, district)
    if not s.ward_ritual:
        yield from remove_ritual(s, seat, district)


def missing(s: Cults, seat: Seat, district: int) -> int:
    """What Rituals and abilities lack to be greater than the Sanity (RC-12.15)."""
    return sanity_of(s, district) + 1 - LEVELS[s.rituals[seat * 4 + district]] - s.terror


def possible_terror(s: Cults, seat: Seat, district: int) -> int:
    """Icons of the hand, Freaks, and what abilities in the hand could add (RC-12.15, RC-12.16)."""
    table = cards(s)
    total, ready = worth(s, seat, table.terror, FREAK), table.with_window[Window.TERROR]
    for card in s.hands[seat]:
        if card in ready:
            effects = table.effects[card]
            gains = [bonus(s, seat, each, district) for each in effects if each.op is Op.TERROR]
            total += table.net(card, sum(gains), table.terror)
    return total


def place_dominance(s: Cults, seat: Seat, district: int) -> Script:
    """On an empty field; only where there is none, in another player's place if wanted (RC-2.10,
    RC-12.18, RC-12.19, RC-19.10).
    """
    if dominance_of(s, seat) == DOMINANCE_MARKERS:
        tell(s, "no-marker", seat=seat)
        return
    held = [other for other in others(s, seat) if s.dominance[other * 4 + district]]
    if fields_used(s, district) == DOMINANCE_FIELDS:
        if not held:
            return
        move: Move = yield Ask(seat, ASK_REPLACE, [*(REPLACE[other] for other in held), DONE])
        if type(move) is not Replace:
            return
        replace(s, seat, move.holder, district)
    add_dominance(s, seat, district)


def fields_used(s: Cults, district: int) -> int:
    return sum(s.dominance[district::4])


def replace(s: Cults, seat: Seat, holder: Seat, district: int) -> None:
    """The other marker returns to its owner's supply (RC-12.18)."""
    s.dominance[holder * 4 + district] -= 1
    tell(s, "replaced", seat=seat, holder=holder, district=str(DISTRICTS[district]))


def add_dominance(s: Cults, seat: Seat, district: int) -> None:
    s.dominance[seat * 4 + district] += 1
    tell(s, "dominance", seat=seat, district=str(DISTRICTS[district]))


def remove_ritual(s: Cults, seat: Seat, district: int) -> Script:
    """One own Ritual of the executor's choice leaves the district (RC-12.20)."""
    moves = [REMOVE[level] for level in PRESENT[s.rituals[seat * 4 + district]]]
    move = moves[0] if len(moves) == 1 else (yield Ask(seat, ASK_REMOVE, moves))
    take_ritual(s, seat, district, move.level)
    tell(s, "ritual-removed", seat=seat, level=move.level, district=str(DISTRICTS[district]))
