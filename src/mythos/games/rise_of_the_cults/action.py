"""Rise of the Cults: the Action Phase, one turn after the other (RC-8, RC-12.1, RC-15.9)."""

from __future__ import annotations

from mythos.core.asks import Ask, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults import npc
from mythos.games.rise_of_the_cults.augmentation import augment, can_augment
from mythos.games.rise_of_the_cults.confrontation import NO_CONFRONTATION, NOT_WON, WON, confront
from mythos.games.rise_of_the_cults.cult_phase import start
from mythos.games.rise_of_the_cults.influence import can_influence, influence
from mythos.games.rise_of_the_cults.moves import (
    ASK_BLUFF,
    ASK_PLAN,
    BLUFF_MOVE,
    DISTRICT_NUMBERS,
    EXECUTE,
    PLAN_NUMBERS,
    Bluff,
    Execute,
)
from mythos.games.rise_of_the_cults.preparation import can_prepare, prepare
from mythos.games.rise_of_the_cults.rituals import take_ritual
from mythos.games.rise_of_the_cults.scoring import end_game
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    DOMINANCE_MARKERS,
    HIDING,
    NOWHERE,
    NPC,
    PLAN_LIMIT,
    PRESENT,
    Cults,
    dominance_of,
    in_play,
    is_npc,
    rituals_of,
    rule,
)
from mythos.games.rise_of_the_cults.terror import (
    add_dominance,
    fields_used,
    missing,
    possible_terror,
    replace,
    terrorize,
)
from mythos.games.rise_of_the_cults.words import (
    AUGMENTATION,
    BLUFF,
    BLUFF_TOKENS,
    DISTRICTS,
    DOMINANCE,
    INFLUENCE,
    PLANS,
    PREPARATION,
)
from mythos.games.rise_of_the_cults.zones import take_tokens


def take_turn(s: Cults) -> Script:
    """Take an own marker from the top of a stack and use it, or pass without one; then the next
    seat (RC-8.1, RC-8.2, RC-19.16).
    """
    seat = s.active
    tops = [each for each in in_play(s) if s.plans[each] and s.plans[each][-1] == seat]
    if tops and is_npc(s, seat):
        yield from npc_turn(s, tops[0])
    elif tops:
        yield from turn(s, seat, tops)
    elif any(seat in stack for stack in s.plans):
        tell(s, "passed", seat=seat)
    s.active = (seat + 1) % s.players
    if not any(s.plans):
        end_phase(s)


def end_phase(s: Cults) -> None:
    """On to the Hiding Phase; in the last round the game ends (RC-4.2, RC-14.1, RC-21.8)."""
    if s.round == s.options.rounds:
        end_game(s)
    else:
        start(s, HIDING)


def turn(s: Cults, seat: Seat, tops: list[int]) -> Script:
    """Execute a Plan in the district of the marker, or bluff (RC-8.1, RC-8.3, RC-8.7)."""
    move: Execute | Bluff = yield Ask(seat, ASK_PLAN, choices(s, seat, tops))
    district = DISTRICT_NUMBERS[move.district]
    s.plans[district].pop()
    if isinstance(move, Bluff):
        yield from bluff(s, seat, district)
        return
    plan = PLAN_NUMBERS[move.plan]
    s.board[seat * 5 + plan] += 1
    s.plan, s.where = plan, district
    tell(s, "executed", seat=seat, plan=str(PLANS[plan]), district=move.district)
    yield from PLAN_SCRIPTS[plan](s, seat, district)
    forget_plan(s)


def forget_plan(s: Cults) -> None:
    """What abilities did for this Plan ends with it (RC-17.3)."""
    s.plan = s.where = NOWHERE
    s.discounts.clear()
    s.discount_each = s.site_discount = s.terror = s.prize = 0
    s.hold = s.after_confrontation = s.ward_ritual = False


def choices(s: Cults, seat: Seat, tops: list[int]) -> list[Move]:
    """Every Plan that can be carried out, at most twice in a round each, and the Bluff (RC-8.4,
    RC-8.5, RC-8.6, RC-18.6, RC-21.7).
    """
    moves: list[Move] = []
    used = s.board[seat * 5 : seat * 5 + 4]
    for district in tops:
        for plan, can in enumerate(CAN):
            if used[plan] < PLAN_LIMIT and can(s, seat, district):
                moves.append(EXECUTE[plan][district])
        moves.append(BLUFF_MOVE[district])
    return moves


def bluff(s: Cults, seat: Seat, district: int) -> Script:
    """Give the Plan up for two tokens of choice (RC-8.4)."""
    s.board[seat * 5 + BLUFF] += 1
    s.plan, s.where = BLUFF, district
    tell(s, "bluffed", seat=seat, district=str(DISTRICTS[district]))
    yield from take_tokens(s, seat, ASK_BLUFF, rule(s, BLUFF_TOKENS))
    forget_plan(s)


def can_dominate(s: Cults, seat: Seat, district: int) -> bool:
    """At least one own Ritual there (RC-12.1).

    RULING: the parts of the Plan are Confrontation and Terror (RC-8.6). A Confrontation is possible
    if a rival is here or could come; whether one does is only known when the Plan is executed.
    """
    if not s.rituals[seat * 4 + district]:
        return False
    for other in range(s.players):
        if other != seat and (
            s.rituals[other * 4 + district] or (s.free[district] and rituals_of(s, other))
        ):
            return True
    return missing(s, seat, district) <= possible_terror(s, seat, district)


def dominate(s: Cults, seat: Seat, district: int) -> Script:
    """Confrontation, then Terror: two markers if nobody stood up, one after a victory (RC-12.2,
    RC-12.13, RC-12.14, RC-12.17).
    """
    outcome = yield from confront(s, seat, district)
    if outcome == NOT_WON:
        return
    s.after_confrontation = outcome == WON
    yield from terrorize(s, seat, district, 2 if outcome == NO_CONFRONTATION else 1)


CAN = (can_augment, can_prepare, can_influence, can_dominate)
PLAN_SCRIPTS = (augment, prepare, influence, dominate)


# The NPC.


def npc_turn(s: Cults, district: int) -> Script:
    """The marker in the lowest district, the die, and what the table says; no limit, no payment
    (RC-15.9 to RC-15.11, RC-18.15).
    """
    s.plans[district].pop()
    line = yield from npc.choose_line(s, district)
    plan = NPC_PLANS[line]
    s.board[NPC * 5 + plan] += 1
    s.plan, s.where = plan, district
    if plan == PREPARATION:
        npc.prepare(s, district)
    elif plan == INFLUENCE:
        yield from npc.influence(s, district)
    elif plan == DOMINANCE:
        yield from npc_dominate(s, district)
    elif plan == AUGMENTATION:
        npc.augment(s, district)
    else:
        npc.bluff(s)
    forget_plan(s)


NPC_PLANS = (BLUFF, PREPARATION, INFLUENCE, DOMINANCE, AUGMENTATION, BLUFF)
"""Which area of the Plan board a line of its table belongs to."""


def npc_dominate(s: Cults, district: int) -> Script:
    """Its Terror always succeeds; it replaces human markers and gives up its lowest Ritual
    (RC-15.20).
    """
    outcome = yield from confront(s, NPC, district)
    if outcome == NOT_WON:
        return
    tell(s, "terror", seat=NPC, district=str(DISTRICTS[district]))
    for _ in range(2 if outcome == NO_CONFRONTATION else 1):
        if dominance_of(s, NPC) == DOMINANCE_MARKERS:
            tell(s, "no-marker", seat=NPC)
        elif fields_used(s, district) < DOMINANCE_FIELDS:
            add_dominance(s, NPC, district)
        elif s.dominance[district]:
            replace(s, NPC, npc.HUMAN, district)
            add_dominance(s, NPC, district)
    level = PRESENT[s.rituals[NPC * 4 + district]][0]
    take_ritual(s, NPC, district, level)
    tell(s, "ritual-removed", seat=NPC, level=level, district=str(DISTRICTS[district]))
