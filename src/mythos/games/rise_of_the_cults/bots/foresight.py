"""Rise of the Cults: what the automaton will bring to a Confrontation, by what everybody may know.

Whoever counts along knows the cards that it has not shown yet, those on top of its deck, how many
it has set aside, its Thugs and its Rituals (RC-15.11 to RC-15.19).
"""

from __future__ import annotations

from typing import Final

from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.npc import DICE_ROLLS, REVEALS
from mythos.games.rise_of_the_cults.operations import bonus
from mythos.games.rise_of_the_cults.state import (
    DIE,
    LEVELS,
    NPC,
    PRESENT,
    RULES,
    Cults,
    cards,
    in_play,
)
from mythos.games.rise_of_the_cults.words import DICE, THUG, Op, Window

MISSES: Final = (1 - DIE.count(THUG) / len(DIE)) ** DICE_ROLLS
"""How often a die shows no Thug although all that do not are rolled again."""
DRAWN: Final = 1.4
"""What a card adds that an ability reveals."""


def npc_attack(s: Cults, district: int) -> float:
    """The Attack that it will probably reach there; 0 if it will not take part."""
    levels = LEVELS[s.rituals[NPC * 4 + district]]
    if s.active != NPC and not s.participants:
        levels += reinforcement(s, district)
    if not levels:
        return 0.0
    dice = RULES[DICE] * (1 - MISSES)
    return levels + dice + s.tokens[NPC * 3 + THUG] + cards_to_come(s, district)


def reinforcement(s: Cults, district: int) -> int:
    """The level of the Ritual that it brings in (RC-15.15)."""
    if not s.free[district]:
        return 0
    there = [s.rituals[NPC * 4 + each] for each in in_play(s) if each != district]
    return max((PRESENT[code][-1] for code in there if code), default=0)


def cards_to_come(s: Cults, district: int) -> float:
    """Those on top, those set aside, and the mean of those that nobody has seen (RC-15.18)."""
    known = s.npc_top[-REVEALS:] + s.shown[NPC]
    hidden = list(s.hands[NPC])
    for card in s.shown[NPC]:
        hidden.remove(card)
    unseen = s.decks[NPC] + hidden or s.discards[NPC]
    number = max(0, REVEALS - len(s.npc_top)) + len(hidden)
    mean = sum([worth(s, card, district) for card in unseen]) / len(unseen) if unseen else 0.0
    return sum([worth(s, card, district) for card in known]) + number * mean


def worth(s: Cults, card: Card, district: int) -> float:
    """Icons, and what its ability does to the difference between the totals (RC-15.22)."""
    table = cards(s)
    found = float(table.attack[card])
    if table.window[card] is not Window.CONFRONTATION:
        return found
    for effect in table.effects[card]:
        if effect.op is Op.ATTACK:
            found += bonus(s, NPC, effect, district)
        elif effect.op is Op.WEAKEN:
            found += effect.n
        elif effect.op is Op.GAIN:
            found += effect.thug + effect.any
        elif effect.op is Op.DRAW:
            found += DRAWN * effect.n
    return found
