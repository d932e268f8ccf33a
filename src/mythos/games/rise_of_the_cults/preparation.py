"""Rise of the Cults: the Preparation Plan (RC-10)."""

from __future__ import annotations

from mythos.core.asks import Ask, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.abilities import use_abilities
from mythos.games.rise_of_the_cults.costs import ritual_price, site_price
from mythos.games.rise_of_the_cults.moves import (
    ASK_PAY,
    ASK_PREPARATION,
    ASK_RITUAL,
    DONE,
    PERFORM,
    PerformRitual,
)
from mythos.games.rise_of_the_cults.paying import pay, worth
from mythos.games.rise_of_the_cults.rituals import advance, place_ritual
from mythos.games.rise_of_the_cults.state import PRESENT, Cults, cards, has_site
from mythos.games.rise_of_the_cults.words import ADEPT, DISTRICTS, Op, Window


def can_prepare(s: Cults, seat: Seat, district: int) -> bool:
    """Could the site or a Ritual be paid after the Investigator has moved? (RC-8.6, RC-10.6,
    RC-21.6)
    """
    site = has_site(s, seat, district)
    if site and not (s.free[district] and s.supply[seat]):
        return False
    hold, discount = possible_help(s, seat)
    return is_affordable(s, seat, district, hold=hold, discount=discount)


def possible_help(s: Cults, seat: Seat) -> tuple[bool, int]:
    """Can abilities in the hand hold the Investigator, and what could they take off a site?"""
    table, hold, discount = cards(s), False, 0
    ready = table.with_window[Window.PREPARATION]
    for card in s.hands[seat]:
        if card in ready:
            hold = hold or Op.INVESTIGATOR in table.ops[card]
            gain = sum(effect.n for effect in table.effects[card] if effect.op is Op.DISCOUNT)
            discount += table.net(card, gain, table.power)
    return hold, discount


def is_affordable(s: Cults, seat: Seat, district: int, *, hold: bool, discount: int) -> bool:
    """The site, or where it stands the cheapest Ritual in supply, at the price after the advance
    (RC-10.2 to RC-10.4).
    """
    coming = int(s.track[district] == 1 and not hold)
    if has_site(s, seat, district):
        price = ritual_price(s, district, PRESENT[s.supply[seat]][0] + coming)
    else:
        price = max(0, site_price(s, district) + coming - discount)
    return price <= worth(s, seat, cards(s).power, ADEPT)


def prepare(s: Cults, seat: Seat, district: int) -> Script:
    """Abilities, the Investigator, Cult Site, Ritual, in this order (RC-10.1, RC-10.2,
    RC-17.7).
    """

    def is_possible() -> bool:
        return is_affordable(s, seat, district, hold=s.hold, discount=s.site_discount)

    yield from use_abilities(s, seat, Window.PREPARATION, ASK_PREPARATION, may_stop=is_possible)
    if not is_possible():  # the discarded card of an ability took its icons along (RC-17.5)
        return
    if s.hold:
        tell(s, "held", district=str(DISTRICTS[district]))
    else:
        advance(s, district)
    if has_site(s, seat, district):
        yield from perform_ritual(s, seat, district, optional=False)
    else:
        yield from build_site(s, seat, district)
        yield from perform_ritual(s, seat, district, optional=True)


def build_site(s: Cults, seat: Seat, district: int) -> Script:
    """Without a site of its own the Plan begins with one; it is paid by itself (RC-10.3,
    RC-10.5).
    """
    price = max(0, site_price(s, district) - s.site_discount)
    yield from pay(s, seat, ASK_PAY, price, cards(s).power, ADEPT)
    s.sites[seat] |= 1 << district
    if s.log is not None:
        tell(s, "site", seat=seat, district=str(DISTRICTS[district]))


def perform_ritual(s: Cults, seat: Seat, district: int, *, optional: bool) -> Script:
    """One Ritual of a level in supply on a free field (RC-10.4)."""
    moves: list[Move] = [PERFORM[level] for level in payable_levels(s, seat, district)]
    if not moves:
        return
    if optional:
        moves.append(DONE)
    move: Move = yield Ask(seat, ASK_RITUAL, moves)
    if type(move) is PerformRitual:
        s.level = move.level
        price = ritual_price(s, district, move.level)
        yield from pay(s, seat, ASK_PAY, price, cards(s).power, ADEPT)
        s.level = 0
        place_ritual(s, seat, district, move.level)
        if s.log is not None:
            tell(s, "ritual", seat=seat, level=move.level, district=str(DISTRICTS[district]))


def payable_levels(s: Cults, seat: Seat, district: int) -> list[int]:
    if not s.free[district]:
        return []
    power = worth(s, seat, cards(s).power, ADEPT)
    levels = PRESENT[s.supply[seat]]
    return [level for level in levels if ritual_price(s, district, level) <= power]
