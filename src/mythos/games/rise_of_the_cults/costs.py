"""Rise of the Cults: what things cost, and what a seat could pay (RC-4.8, RC-9.3, RC-10)."""

from __future__ import annotations

from mythos.games.rise_of_the_cults.cards import Cards
from mythos.games.rise_of_the_cults.state import SITE_COST, Cults
from mythos.games.rise_of_the_cults.words import COST_CARD, COST_RITUAL, COST_SITE


def card_price(s: Cults, table: Cards, field: int) -> int:
    """Base cost, one per arrived Investigator, City cards; not below 0 (RC-9.3)."""
    price = table.cost[s.stacks[field]] + s.arrived[field >> 1] + s.change[COST_CARD]
    return price if price > 0 else 0


def site_price(s: Cults, district: int) -> int:
    """Five and one per arrived Investigator (RC-10.3)."""
    price = SITE_COST + s.arrived[district] + s.change[COST_SITE]
    return price if price > 0 else 0


def ritual_price(s: Cults, district: int, level: int) -> int:
    """The level and one per arrived Investigator (RC-10.4)."""
    price = level + s.arrived[district] + s.change[COST_RITUAL]
    return price if price > 0 else 0
