"""Rise of the Cults: how well each seat stands, for bots and hints.

A seat's strength is its points and, while rounds are left, what it could make into points: Rituals
with the Terror to back them, sites, tokens and cards. Shares of strength are chances of winning.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.scoring import points
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    LEVELS,
    NPC,
    Cults,
    cards,
    in_play,
    is_npc,
    sanity_of,
)

RITUAL: Final = 0.30
"""For a level on the board."""
SITE: Final = 0.55
TOKEN: Final = 0.11
ICON: Final = 0.05
CARD: Final = 0.10
"""For every icon of bought cards, wherever they are."""
MARKER: Final = 0.18
"""For a Plan marker still to be used."""
DEAD: Final = 0.15
READY: Final = 0.9
"""For a district where Terror could succeed with what is at hand, at best."""
STEEPNESS: Final = 0.9
NPC_ROUND: Final = 0.9
"""What the automaton gains in a round."""


def prospects(s: Cults) -> list[float]:
    """Each seat's share, from its strength beside the others'."""
    left = s.options.rounds - s.round
    scored = points(s)
    strengths = [scored[seat] + potential(s, seat, left) for seat in range(s.players)]
    top = max(strengths)
    weights = [exp(STEEPNESS * (each - top)) for each in strengths]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    return shares[:1] if s.solo else shares


def potential(s: Cults, seat: Seat, left: int) -> float:
    """What is not a point yet; it fades as the rounds run out."""
    future = 0.35 + 0.65 * min(1.0, left / 4)
    rituals = sum(LEVELS[code] for code in s.rituals[seat * 4 : seat * 4 + 4])
    sites = s.sites[seat].bit_count()
    if is_npc(s, seat):
        return future * (rituals * RITUAL + s.tokens[NPC * 3] * TOKEN) + left * NPC_ROUND
    markers = sum(stack.count(seat) for stack in s.plans)
    held = sum(s.tokens[seat * 3 : seat * 3 + 3])
    value = rituals * RITUAL + sites * SITE + held * TOKEN + deck_value(s, seat)
    return future * value + markers * MARKER + best_terror(s, seat)


def deck_value(s: Cults, seat: Seat) -> float:
    """Icons in the hand, bought cards anywhere, dead weight."""
    table = cards(s)
    first, dead = table.first_district, table.disorganization
    value = 0.0
    for card in s.hands[seat]:
        value += ICON * (table.attack[card] + table.power[card] + table.terror[card])
    for zone in (s.hands[seat], s.decks[seat], s.discards[seat]):
        for card in zone:
            if card == dead:
                value -= DEAD
            elif card >= first:
                icons = table.attack[card] + table.power[card] + table.terror[card]
                value += CARD * icons
    return value


def best_terror(s: Cults, seat: Seat) -> float:
    """How near the best district is to Terror, while a marker could still be used there."""
    terror = cards(s).terror
    means = s.tokens[seat * 3 + 2] + sum(terror[card] for card in s.hands[seat])
    best = 0.0
    for district in in_play(s):
        levels = LEVELS[s.rituals[seat * 4 + district]]
        if not levels or seat not in s.plans[district]:
            continue
        free = sum(s.dominance[district::4]) < DOMINANCE_FIELDS
        reach = min(1.0, (levels + means) / (sanity_of(s, district) + 1))
        best = max(best, reach * reach * (READY if free else READY / 2))
    return best
