"""Rise of the Cults: the automaton of the solo game, to the letter (RC-15.8 to RC-15.23).

Every step is told, so that whoever plays against it can follow it.
"""

from __future__ import annotations

from mythos.core.asks import Draw, Roll, Script, Steps
from mythos.core.events import tell
from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.edition import Effect
from mythos.games.rise_of_the_cults.operations import OPERATE
from mythos.games.rise_of_the_cults.rituals import (
    advance,
    has_ritual_elsewhere,
    move_ritual,
    place_ritual,
)
from mythos.games.rise_of_the_cults.state import (
    DIE,
    NPC,
    PRESENT,
    RULES,
    Cults,
    cards,
    in_play,
)
from mythos.games.rise_of_the_cults.words import DICE, DISTRICTS, THUG, Op, Window
from mythos.games.rise_of_the_cults.zones import destroy, gain

HUMAN = 0
REVEALS = 3
DICE_ROLLS = 3
PREPARATION, INFLUENCE, DOMINANCE, AUGMENTATION, BLUFF = 1, 2, 3, 4, 5
"""The lines of the table, the fifth being the Bluff (RC-15.11, RC-18.14)."""
LINES = ("", "preparation", "influence", "dominance", "augmentation", "bluff")


def choose_line(s: Cults, district: int) -> Steps[int]:
    """Roll the die and follow the table until something can be executed (RC-15.10, RC-15.11)."""
    (line,) = yield Roll(4)
    tell(s, "npc-rolled", number=line, plan=LINES[line], district=str(DISTRICTS[district]))
    while reason := obstacle(s, district, line):
        why, line = reason
        tell(s, f"npc-{why}", plan=LINES[line])
    return int(line)


def obstacle(s: Cults, district: int, line: int) -> tuple[str, int] | None:
    """Why a line cannot be done, and the line to go to; the field is checked before the supply
    (RC-15.11, RC-15.14, RC-18.17).
    """
    if line == PREPARATION and not s.free[district]:
        return "no-field", DOMINANCE
    if line == PREPARATION and not s.supply[NPC]:
        return "no-ritual-in-supply", INFLUENCE
    if line == INFLUENCE and not s.free[district]:
        return "no-field", DOMINANCE
    if line == INFLUENCE and not has_ritual_elsewhere(s, NPC, district):
        return "no-ritual-elsewhere", DOMINANCE
    if line == DOMINANCE and not s.rituals[NPC * 4 + district]:
        return "no-ritual-here", AUGMENTATION
    if line == AUGMENTATION and not (s.left[district * 2] or _dead(s) in s.discards[NPC]):
        return "nothing-to-augment", BLUFF
    return None


def _dead(s: Cults) -> Card:
    return cards(s).disorganization


def prepare(s: Cults, district: int) -> None:
    """Its highest Ritual in supply, then the Investigator (RC-15.11, RC-18.16)."""
    level = PRESENT[s.supply[NPC]][-1]
    place_ritual(s, NPC, district, level)
    tell(s, "ritual", seat=NPC, level=level, district=str(DISTRICTS[district]))
    advance(s, district)


def influence(s: Cults, district: int) -> Script:
    """Move a Ritual here, raise it, set a card aside unseen (RC-15.11 to RC-15.13)."""
    level, source = ritual_to_move(s, district)
    move_ritual(s, NPC, level, source, district, rises=True)
    is_known = bool(s.npc_top)
    card = yield from draw(s)
    if card is not None:
        s.hands[NPC] = sorted([*s.hands[NPC], card])
        if is_known:
            s.shown[NPC] = sorted([*s.shown[NPC], card])
        tell(s, "npc-set-aside", seat=NPC, number=len(s.hands[NPC]))


def ritual_to_move(s: Cults, district: int) -> tuple[int, int]:
    """From districts with a higher number, else a lower one; the lowest level, among equals the
    highest number (RC-15.12, RC-19.15).
    """
    there = [each for each in in_play(s) if s.rituals[NPC * 4 + each]]
    higher = [each for each in there if each > district]
    choice = higher or [each for each in there if each < district]
    lowest = min(PRESENT[s.rituals[NPC * 4 + each]][0] for each in choice)
    having = [each for each in choice if PRESENT[s.rituals[NPC * 4 + each]][0] == lowest]
    return lowest, having[-1]


def augment(s: Cults, district: int) -> None:
    """A Guardian from here on top of its deck, then a dead card out of its discard pile
    (RC-15.11, RC-15.14).
    """
    field = district * 2
    if s.left[field]:
        s.left[field] -= 1
        s.npc_top.append(s.stacks[field])
        tell(s, "npc-guardian", seat=NPC, card=cards(s).names[s.stacks[field]])
    if _dead(s) in s.discards[NPC]:
        destroy(s, NPC, _dead(s), s.discards[NPC])


def bluff(s: Cults) -> None:
    """Two Thugs for its next Confrontation; City cards do not change that (RC-15.11, RC-15.23)."""
    gain(s, NPC, THUG, 2)


# Confrontation.


def reinforce(s: Cults, district: int) -> None:
    """Its highest Ritual from the other districts, among equals from the highest number; always if
    it can (RC-15.15, RC-19.14).
    """
    there = [each for each in in_play(s) if each != district and s.rituals[NPC * 4 + each]]
    if there:
        level, source = max((PRESENT[s.rituals[NPC * 4 + each]][-1], each) for each in there)
        move_ritual(s, NPC, level, source, district)


def fight(s: Cults) -> Script:
    """Three cards of its deck, the cards set aside, abilities, Thugs and dice (RC-15.18,
    RC-15.19).
    """
    s.sealed[NPC] = s.hands[NPC]
    s.hands[NPC] = []
    s.shown[NPC].clear()
    s.revealed |= 1 << NPC
    s.committed |= 1 << NPC
    yield from reveal_cards(s, REVEALS)
    table, used = cards(s), 0
    while used < len(s.sealed[NPC]):  # an ability may reveal further cards
        card = s.sealed[NPC][used]
        used += 1
        if table.window[card] is Window.CONFRONTATION:
            tell(s, "used", seat=NPC, card=table.names[card])
            for effect in table.effects[card]:
                yield from operate(s, effect)
    thugs = yield from roll_thugs(s)
    s.fists[NPC] = s.tokens[NPC * 3 + THUG] + thugs
    s.tokens[NPC * 3 + THUG] = 0
    if s.log is not None:
        shown = tuple(table.names[card] for card in s.sealed[NPC])
        thugs = s.fists[NPC]
        tell(s, "revealed", reveals=True, seat=NPC, cards=shown, count=len(shown), number=thugs)


def reveal_cards(s: Cults, number: int) -> Script:
    """The top cards of its deck join the fight; a dead card counts nothing and is not replaced
    (RC-15.19).
    """
    for _ in range(number):
        card = yield from draw(s)
        if card is not None:
            s.sealed[NPC].append(card)


def draw(s: Cults) -> Steps[Card | None]:
    """The top card of its deck, made anew from the discard pile when it runs out (RC-15.19)."""
    if s.npc_top:
        return s.npc_top.pop()
    deck = s.decks[NPC]
    if not deck:
        deck += sorted(s.discards[NPC])
        s.discards[NPC].clear()
        s.shown[NPC] = s.hands[NPC][:]
    if not deck:
        return None
    drawn: Card = yield Draw(deck, cards(s).names)
    return drawn


def operate(s: Cults, effect: Effect) -> Script:
    """How the NPC carries out operations: cards are revealed, tokens are Thugs, the human is the
    target (RC-15.22).
    """
    if effect.op is Op.DRAW:
        yield from reveal_cards(s, effect.n)
    elif effect.op is Op.GAIN:
        gain(s, NPC, THUG, effect.thug + effect.any)
    elif effect.op in (Op.ATTACK, Op.WEAKEN, Op.WARD):
        yield from OPERATE[effect.op](s, NPC, effect, HUMAN)


def roll_thugs(s: Cults) -> Steps[int]:
    """Five dice, all that are not Thugs rolled again, twice (RC-15.18)."""
    thugs = 0
    for _ in range(DICE_ROLLS):
        faces: list[int] = yield Roll(6, RULES[DICE] - thugs)
        thugs += sum(DIE[face - 1] == THUG for face in faces)
        if thugs == RULES[DICE]:
            break
    tell(s, "npc-thugs", number=thugs)
    return thugs
