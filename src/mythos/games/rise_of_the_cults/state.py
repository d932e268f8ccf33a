"""Rise of the Cults: the state (RC-1, RC-2, RC-16), flat.

A *cell* is a seat in a district: `seat * 4 + district`. Rituals of a cell, and a seat's supply of
them, are one packed number: two bits for each level. Decks and hands are sorted multisets, so they
have no order to leak.
"""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.core.state import State, state
from mythos.games.rise_of_the_cults.cards import NO_CARD, Card, Cards, cards_of
from mythos.games.rise_of_the_cults.options import Options

NPC: Final[Seat] = 1
"""The automaton's place in a solo game (RC-15)."""
RITUAL_FIELDS: Final = (0, 0, 3, 4, 5)
"""By number of cults; solo counts as two (RC-2.5, RC-18.5)."""
DOMINANCE_FIELDS: Final = 4
"""In each district, whatever the number of players (RC-2.10, RC-19.3)."""
DOMINANCE_MARKERS: Final = 8
SITES: Final = 4
SITE_COST: Final = 5
PLAN_LIMIT: Final = 2
RULES: Final = (4, 5, 6, 5, 2, 0, 0, 0)
"""Markers, token limit, cards drawn, dice, Bluff tokens, and what is added to costs (RC-17.12)."""
DIE: Final = (0, 0, 1, 1, 2, 3)
"""The faces of a Recruitment die (RC-1.2, RC-18.4)."""
NOWHERE: Final = -1

RITUAL: Final = (0, 1, 4, 16)
"""One Ritual of each level in the packed number."""
ALL_RITUALS: Final = 2 * RITUAL[1] + 2 * RITUAL[2] + RITUAL[3]
LEVELS: Final = tuple((code & 3) + 2 * (code >> 2 & 3) + 3 * (code >> 4) for code in range(64))
"""Attack and Terror of the Rituals in a packed number (RC-10.7)."""
NUMBER: Final = tuple((code & 3) + (code >> 2 & 3) + (code >> 4) for code in range(64))
"""How many Rituals a packed number holds."""
PRESENT: Final = tuple(
    tuple(level for level in (1, 2, 3) if code >> 2 * (level - 1) & 3) for code in range(64)
)
"""Which levels a packed number holds, the lowest first."""

# Which beat comes next. Plain numbers: they are read at every step of every playout.
SET_UP: Final = 0
DRAFT: Final = 1
PROLOGUE: Final = 2
FIRST_SITES: Final = 3
CITY: Final = 4
MOBILIZATION: Final = 5
ABILITIES: Final = 6
RECRUITMENT: Final = 7
PLANNING: Final = 8
ACTION: Final = 9
HIDING: Final = 10
OVER: Final = 11


@state
class Cults(State):
    """A game of Rise of the Cults. In a solo game the NPC is the second of two cults."""

    options: Options
    players: int
    """How many cults are on the board, the NPC included."""
    solo: bool
    phase: int
    cults: list[int]
    """Which cult each seat leads (RC-1.5)."""
    unplaced: list[Card]
    """District cards not yet on the board (RC-3.5)."""
    stacks: list[Card]
    """Guardian and Action card of each district: `district * 2` and `district * 2 + 1`."""
    left: list[int]
    """How many copies each of these stacks still has."""
    sanity: list[int]
    sanity_change: list[int]
    track: list[int]
    """How many advances each Investigator still needs to arrive (RC-2.7, RC-19.2)."""
    arrived: list[int]
    free: list[int]
    """Free Ritual fields of each district (RC-2.5)."""
    rituals: list[int]
    """Packed Rituals of each cell."""
    supply: list[int]
    """Packed Rituals each seat still has."""
    sites: list[int]
    """The districts with a Cult Site of each seat, as bits."""
    dominance: list[int]
    """Dominance markers of each cell."""
    plans: list[list[Seat]]
    """The stack of Plan markers in each district, the top one last (RC-7.3)."""
    board: list[int]
    """Markers on the Plan board: `seat * 5 + plan` (RC-8.5)."""
    decks: list[list[Card]]
    hands: list[list[Card]]
    """In a solo game the NPC's are the cards that lie face down beside its supply (RC-15.13)."""
    discards: list[list[Card]]
    destroyed: list[list[Card]]
    tokens: list[int]
    """Cultist tokens behind the screens: `seat * 3 + token`."""
    shown: list[list[Card]]
    """Cards of each hand that everybody has seen go there or being shown (RC-16)."""
    peeked: list[tuple[Card, ...]]
    """What one seat has seen of another's hand: `seat * players + other` (RC-17.9)."""
    city_deck: list[int]
    city_out: list[int]
    """City cards revealed so far; the last one is in force (RC-5.1)."""
    change: list[int]
    """What City cards add to the numbers of RULES (RC-17.12)."""
    dice: list[int]
    """How many of the dice on the table show each face, while somebody recruits."""
    sealed: list[list[Card]]
    """Cards each seat has committed to the Confrontation (RC-12.7)."""
    fists: list[int]
    """Thugs in each closed fist (RC-12.7)."""
    attack: list[int]
    """What cards' abilities add to each seat's Attack total, as far as they are used (RC-12.9)."""
    npc_top: list[Card]
    """Cards that lie, known to all, on top of the NPC's deck, the top one last (RC-15.11)."""
    cart: list[int]
    """The stacks from which the active seat is buying: `district * 2 + kind` (RC-9.2)."""
    discounts: list[int]
    """What single purchases of this Plan cost less, by abilities (RC-17.9)."""
    barred: list[Card]
    """Cards the active seat drew inside the present window: too late for it (RC-17.8)."""
    participants: tuple[Seat, ...] = ()
    """Who fights, in the order of commitment; empty without a Confrontation (RC-12.6)."""
    committed: int = 0
    """Who has committed, as bits."""
    revealed: int = 0
    """Who has revealed, as bits."""
    rolls: int = 0
    """How many rolls of the dice are still allowed (RC-6.4)."""
    first: Seat = 0
    active: Seat = 0
    step: int = 0
    """How many steps of the phase are done."""
    round: int = 1
    prologue: int = NO_CARD
    objective: int = NO_CARD
    discount_each: int = 0
    """What every card bought in this Plan costs less."""
    site_discount: int = 0
    hold: bool = False
    """The Investigator does not advance for this Preparation (RC-17.9)."""
    terror: int = 0
    """What abilities add to the Terror total (RC-12.15)."""
    after_confrontation: bool = False
    """The executor has won a Confrontation in this Plan (RC-17.10)."""
    ward_ritual: bool = False
    """No Ritual is removed after this Terror (RC-17.9)."""
    wards: int = 0
    """Who takes no Disorganization card from this Confrontation, as bits (RC-17.9)."""
    owed: int = 0
    """What is still to be paid, in Power or Terror (RC-4.8, RC-12.15)."""
    level: int = 0
    """The Ritual that is being paid for (RC-10.4)."""
    prize: int = 0
    """The Dominance markers at stake in the present Terror (RC-12.17)."""
    plan: int = NOWHERE
    """The Plan that is being executed."""
    where: int = NOWHERE
    """Its district."""


def cards(s: Cults) -> Cards:
    """The tables of the edition in play."""
    return cards_of(s.options.deck)


def in_play(s: Cults) -> range:
    """The districts in play: Rivertown only with four cults (RC-2.4, RC-18.3)."""
    return range(4) if s.players == 4 else range(3)


def rule(s: Cults, key: int) -> int:
    """A number of the rules as City cards have changed it (RC-5.4)."""
    return RULES[key] + s.change[key]


def sanity_of(s: Cults, district: int) -> int:
    """Token, arrived Investigators and City cards, never below 0 (RC-2.9)."""
    total = s.sanity[district] + s.arrived[district] + s.sanity_change[district]
    return total if total > 0 else 0


def has_site(s: Cults, seat: Seat, district: int) -> bool:
    return bool(s.sites[seat] >> district & 1)


def others(s: Cults, seat: Seat) -> list[Seat]:
    """The other seats, clockwise from the left (RC-0.1)."""
    players = s.players
    return [(seat + ahead) % players for ahead in range(1, players)]


def is_npc(s: Cults, seat: Seat) -> bool:
    return s.solo and seat == NPC


def dominance_of(s: Cults, seat: Seat) -> int:
    """Dominance markers of a seat on the board."""
    return sum(s.dominance[seat * 4 : seat * 4 + 4])


def rituals_of(s: Cults, seat: Seat) -> int:
    """Rituals of a seat on the board, levels disregarded."""
    return sum(NUMBER[code] for code in s.rituals[seat * 4 : seat * 4 + 4])


def disorganization_of(s: Cults, seat: Seat) -> int:
    """Disorganization cards in all zones of a seat (RC-14.4, RC-18.19)."""
    dead = cards(s).disorganization
    zones = (s.decks[seat], s.hands[seat], s.discards[seat], s.sealed[seat])
    return sum(zone.count(dead) for zone in zones)
