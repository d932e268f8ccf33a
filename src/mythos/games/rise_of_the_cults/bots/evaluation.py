"""Rise of the Cults: how well each seat stands, for bots and hints.

A seat's strength is its points and what could become points: Rituals, sites, tokens, cards, markers
not yet used, and the Plan that is being executed. Shares of strength are chances of winning.
"""

from __future__ import annotations

from math import exp

from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.bots.weights import (
    BOUGHT,
    DEAD,
    FIGHT,
    HALF,
    ICON,
    LEVEL,
    MARKER,
    NPC_ATTACK,
    NPC_ROUND,
    READY,
    SITE,
    STEEPNESS,
    TOKEN,
)
from mythos.games.rise_of_the_cults.cards import Cards
from mythos.games.rise_of_the_cults.scoring import points
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    LEVELS,
    NOWHERE,
    PRESENT,
    RECRUITMENT,
    Cults,
    cards,
    has_site,
    in_play,
    is_npc,
    rituals_of,
    rule,
    sanity_of,
)
from mythos.games.rise_of_the_cults.words import (
    AUGMENTATION,
    BLUFF,
    BLUFF_TOKENS,
    DOMINANCE,
    FREAK,
    INFLUENCE,
    PREPARATION,
    THUG,
)


def prospects(s: Cults) -> list[float]:
    """Each seat's share, from its strength beside the others'."""
    left = s.options.rounds - s.round
    future = 0.3 + 0.7 * min(1.0, left / 3)
    table, scored = cards(s), points(s)
    strengths = [scored[seat] + potential(s, table, seat, future) for seat in range(s.players)]
    if s.solo:
        strengths[1] += left * NPC_ROUND
    if s.plan != NOWHERE:
        add_plan(s, table, strengths, future)
    top = max(strengths)
    weights = [exp(STEEPNESS * (each - top)) for each in strengths]
    total = sum(weights)
    return [weight / total for weight in weights[: 1 if s.solo else None]]


def potential(s: Cults, table: Cards, seat: Seat, future: float) -> float:
    """What is not a point yet; it fades as the rounds run out."""
    value = sum([LEVELS[code] for code in s.rituals[seat * 4 : seat * 4 + 4]]) * LEVEL
    if is_npc(s, seat):
        return future * value
    value += s.sites[seat].bit_count() * SITE + sum(s.tokens[seat * 3 : seat * 3 + 3]) * TOKEN
    if s.phase == RECRUITMENT and seat == s.active:
        value += sum(s.dice[:3]) * TOKEN
    first, dead = table.first_district, table.disorganization
    value += ICON * sum([icons(table, card) for card in s.hands[seat]])
    for zone in (s.hands[seat], s.decks[seat], s.discards[seat]):
        for card in zone:
            if card >= first:
                value += -DEAD if card == dead else BOUGHT * icons(table, card)
    return future * value + markers(s, table, seat)


def icons(table: Cards, card: int) -> int:
    return table.attack[card] + table.power[card] + table.terror[card]


def markers(s: Cults, table: Cards, seat: Seat) -> float:
    """Plan markers on the board, and the best Terror they could bring."""
    value = best = 0.0
    means = terror_means(s, table, seat)
    for district in in_play(s):
        number = s.plans[district].count(seat)
        if not number:
            continue
        levels = LEVELS[s.rituals[seat * 4 + district]]
        footing = 1.0 + 0.5 * bool(levels) + 0.3 * has_site(s, seat, district)
        value += MARKER * footing * number
        if levels:
            reach = min(1.0, (levels + means) / (sanity_of(s, district) + 1))
            best = max(best, READY * reach * reach * room(s, district))
    return value + best


def room(s: Cults, district: int) -> float:
    """Empty Dominance fields are worth more than replacing a marker."""
    return 1.0 if sum(s.dominance[district::4]) < DOMINANCE_FIELDS else 0.4


def terror_means(s: Cults, table: Cards, seat: Seat) -> int:
    return s.tokens[seat * 3 + FREAK] + sum([table.terror[card] for card in s.hands[seat]])


# The Plan in progress.


def add_plan(s: Cults, table: Cards, strengths: list[float], future: float) -> None:
    """What the Plan will bring its executor, as far as it is not on the board yet."""
    seat, where, plan = s.active, s.where, s.plan
    if is_npc(s, seat) and not s.participants:
        return
    value = -s.owed * ICON * future
    if plan == BLUFF:
        value += rule(s, BLUFF_TOKENS) * TOKEN * future
    elif plan == AUGMENTATION:
        value += 0.1 + future * BOUGHT * sum([icons(table, s.stacks[each]) for each in s.cart])
    elif plan == INFLUENCE:
        value += 0.1
    elif plan == PREPARATION:
        value += preparation(s, seat, where, future)
    elif plan == DOMINANCE:
        fight(s, table, strengths, future)
    strengths[seat] += value


def preparation(s: Cults, seat: Seat, where: int, future: float) -> float:
    """The site that will stand, the Ritual that is being paid for."""
    if s.level:
        return s.level * LEVEL * future + (not s.rituals[seat * 4 + where])
    levels = PRESENT[s.supply[seat]]
    if has_site(s, seat, where) and levels and s.free[where]:
        return levels[0] * LEVEL * future
    return 0.0 if has_site(s, seat, where) else 0.5 * SITE * future


def fight(s: Cults, table: Cards, strengths: list[float], future: float) -> None:
    """Who will win the Confrontation, and what that means for each of its participants."""
    seat, where = s.active, s.where
    if s.prize:
        strengths[seat] += s.prize * room(s, where)
        return
    fighters = list(s.participants) or possible_fighters(s, seat, where)
    attacks = [attack(s, table, each, where) for each in fighters]
    top = max(attacks)
    weights = [exp(FIGHT * (each - top)) for each in attacks]
    total = sum(weights)
    for fighter, weight in zip(fighters, weights, strict=True):
        chance = weight / total
        stake = LEVELS[s.rituals[fighter * 4 + where]] * LEVEL * future
        stake += DEAD + 0.5 * has_site(s, fighter, where)
        strengths[fighter] -= (1 - chance) * stake
        if fighter == seat:
            strengths[seat] += chance * terror_prize(s, table, seat, where, len(fighters))


def possible_fighters(s: Cults, seat: Seat, where: int) -> list[Seat]:
    """The executor, and those who have a Ritual here or could bring one."""
    rivals = [
        other
        for other in range(s.players)
        if other != seat
        and (s.rituals[other * 4 + where] or (s.free[where] and rituals_of(s, other)))
    ]
    return [seat, *rivals]


def attack(s: Cults, table: Cards, seat: Seat, where: int) -> float:
    """Rituals and what is committed; of what could still be committed, a part."""
    total = float(LEVELS[s.rituals[seat * 4 + where]] + s.fists[seat] + s.attack[seat])
    total += sum([table.attack[card] for card in s.sealed[seat]])
    if is_npc(s, seat):
        return total + (0 if s.revealed >> seat & 1 else NPC_ATTACK + s.tokens[seat * 3 + THUG])
    if not s.committed >> seat & 1:
        hand = sum([table.attack[card] for card in s.hands[seat]])
        total += HALF * (hand + s.tokens[seat * 3 + THUG])
    return total


def terror_prize(s: Cults, table: Cards, seat: Seat, where: int, fighters: int) -> float:
    """Markers times the chance that Terror exceeds the Sanity."""
    if is_npc(s, seat):
        return 1.0
    levels = LEVELS[s.rituals[seat * 4 + where]]
    enough = levels + terror_means(s, table, seat) > sanity_of(s, where)
    return (2.0 if fighters == 1 else 1.0) * room(s, where) if enough else 0.0
