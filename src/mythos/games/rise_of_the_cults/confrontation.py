"""Rise of the Cults: the Confrontation, first stage of the Dominance Plan (RC-12.3 to RC-12.13)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mythos.core.asks import Ask, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults import npc
from mythos.games.rise_of_the_cults.moves import (
    ASK_COMMIT,
    ASK_FIST,
    ASK_REINFORCE,
    DISTRICT_NUMBERS,
    DONE,
    Commit,
    MoveRitual,
    fists,
)
from mythos.games.rise_of_the_cults.operations import carry_out
from mythos.games.rise_of_the_cults.rituals import movable, move_ritual, return_rituals
from mythos.games.rise_of_the_cults.state import LEVELS, Cults, cards, is_npc, others, rituals_of
from mythos.games.rise_of_the_cults.words import DISTRICTS, THUG, Window
from mythos.games.rise_of_the_cults.zones import disorganize, forget

# How the first stage ended for the executor.
NO_CONFRONTATION: Final = 0
WON: Final = 1
NOT_WON: Final = 2


def confront(s: Cults, seat: Seat, district: int) -> Steps[int]:
    """Reinforcement, commitment, reveal, result (RC-12.3 to RC-12.6, RC-15.17, RC-19.9,
    RC-21.3).
    """
    rest = others(s, seat)
    if not any(rituals_of(s, other) for other in rest):
        return NO_CONFRONTATION
    for other in rest:
        yield from reinforce(s, other, district)
    fighters = [other for other in rest if s.rituals[other * 4 + district]]
    if not fighters:
        return NO_CONFRONTATION
    s.participants = (seat, *fighters)
    tell(s, "confrontation", seats=s.participants, district=str(DISTRICTS[district]))
    for fighter in order_of_commitment(s):
        yield from commit(s, fighter)
    for fighter in order_of_commitment(s):
        yield from reveal(s, fighter)
    return decide(s, seat, district)


def order_of_commitment(s: Cults) -> tuple[Seat, ...]:
    """The executor, then clockwise; alone, the human before the NPC (RC-12.7, RC-15.18)."""
    return tuple(sorted(s.participants)) if s.solo else s.participants


def reinforce(s: Cults, seat: Seat, district: int) -> Script:
    """Another player may bring in one Ritual, its level unchanged, while a field is free (RC-12.4,
    RC-15.16, RC-19.20).
    """
    if not s.free[district]:
        return
    if is_npc(s, seat):
        npc.reinforce(s, district)
        return
    moves = movable(s, seat, district)
    if not moves:
        return
    moves.append(DONE)
    move: Move = yield Ask(seat, ASK_REINFORCE, moves, {"district": str(DISTRICTS[district])})
    if type(move) is MoveRitual:
        move_ritual(s, seat, move.level, DISTRICT_NUMBERS[move.district], district)


def commit(s: Cults, seat: Seat) -> Script:
    """Cards face down, one after the other, then Thugs into the fist; only the number of cards is
    public (RC-12.7, RC-21.4).

    RULING: who has no Thugs is not asked about the fist. Whoever counts along knows that anyway.
    """
    if is_npc(s, seat):
        return
    table = cards(s)
    while s.hands[seat]:
        moves: list[Move] = [table.commit[card] for card in sorted(set(s.hands[seat]))]
        moves.append(DONE)
        move = yield Ask(seat, ASK_COMMIT, moves, {"number": len(s.sealed[seat])})
        if type(move) is not Commit:
            break
        card = table.numbers[move.card]
        s.hands[seat].remove(card)
        insort(s.sealed[seat], card)
    thugs = s.tokens[seat * 3 + THUG]
    if thugs:
        closed = yield Ask(seat, ASK_FIST, fists(thugs))
        s.fists[seat] = closed.number
        s.tokens[seat * 3 + THUG] -= closed.number
    s.committed |= 1 << seat
    tell(s, "committed", seat=seat, number=len(s.sealed[seat]))


def reveal(s: Cults, seat: Seat) -> Script:
    """Turn over cards and Thugs and use the abilities of the cards (RC-12.8, RC-17.2).

    RULING: these abilities can only help their owner, so they are used without a question; only
    the target of an ability is asked for.
    """
    if is_npc(s, seat):
        yield from npc.fight(s)
        return
    table = cards(s)
    s.revealed |= 1 << seat
    for card in s.sealed[seat]:
        forget(s, seat, card)
    if s.log is not None:
        shown = tuple(table.names[card] for card in s.sealed[seat])
        thugs = s.fists[seat]
        tell(s, "revealed", reveals=True, seat=seat, cards=shown, count=len(shown), number=thugs)
    for card in s.sealed[seat][:]:
        if table.window[card] is Window.CONFRONTATION:
            tell(s, "used", seat=seat, card=table.names[card])
            yield from carry_out(s, seat, table.effects[card])


def total(s: Cults, seat: Seat, district: int) -> int:
    """Icons, Thugs, Rituals and abilities, not below 0 (RC-12.9, RC-17.13)."""
    attack = cards(s).attack
    icons = sum([attack[card] for card in s.sealed[seat]])
    rituals = LEVELS[s.rituals[seat * 4 + district]]
    return max(0, icons + s.fists[seat] + rituals + s.attack[seat])


def decide(s: Cults, seat: Seat, district: int) -> int:
    """The single highest total wins; a tie at the top has no winner (RC-12.10 to RC-12.13,
    RC-18.9, RC-19.11).
    """
    totals = {fighter: total(s, fighter, district) for fighter in s.participants}
    top = max(totals.values())
    best = [fighter for fighter in s.participants if totals[fighter] == top]
    winner = best[0] if len(best) == 1 else None
    for fighter in s.participants:
        tell(s, "attack-total", seat=fighter, number=totals[fighter])
    if winner is None:
        tell(s, "confrontation-tied", number=top)
    else:
        tell(s, "confrontation-won", seat=winner)
    clear(s)
    for fighter in s.participants:
        if fighter != winner:
            return_rituals(s, fighter, district)
            if not s.wards >> fighter & 1:
                disorganize(s, fighter)
    s.participants, s.committed, s.revealed, s.wards = (), 0, 0, 0
    return WON if winner == seat else NOT_WON


def clear(s: Cults) -> None:
    """All committed cards are discarded, all committed Thugs go back (RC-12.12, RC-19.12)."""
    for fighter in s.participants:
        s.discards[fighter] += s.sealed[fighter]
        s.sealed[fighter].clear()
        s.fists[fighter] = 0
        s.attack[fighter] = 0
