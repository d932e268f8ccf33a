"""Arkham Noir: a turn: the action phase with its five actions, then clean-up (AN-4, AN-13)."""

from __future__ import annotations

from mythos.core.asks import NO_PARAMS, Ask, Draw, Script, choose
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.arkham_noir.closing import can_close, close
from mythos.games.arkham_noir.contact import uses
from mythos.games.arkham_noir.deck import NO_CARD, Card
from mythos.games.arkham_noir.drawing import discard, draw_victim, go_cold, to_hand
from mythos.games.arkham_noir.ends import GameEnds, lose_by_mind, win
from mythos.games.arkham_noir.fitting import unmet_condition
from mythos.games.arkham_noir.moves import (
    ASK_ACTION,
    ASK_BEFORE_CLEAN_UP,
    ASK_NO_LEAD,
    CLEAN_UP,
    PASS,
    CleanUp,
    Close,
    Keep,
    PlaceFromHand,
    PlaceLead,
)
from mythos.games.arkham_noir.placing import place
from mythos.games.arkham_noir.state import PLAYER, TRAIL_SIZE, Noir, cards, wins


def turn(s: Noir) -> Script:
    """Action phase, then clean-up phase, until the game ends (AN-4.1, R-26)."""
    s.turn += 1
    try:
        yield from act(s)
        if must_ask_before_clean_up(s):
            yield Ask(PLAYER, ASK_BEFORE_CLEAN_UP, [CLEAN_UP])
        yield from clean_up(s)
    except GameEnds:
        pass


# The action phase.


def act(s: Noir) -> Script:
    """Take the hot lead from slot 0 and do exactly one of five things (AN-4.2, AN-4.3)."""
    if has_lead(s):
        move: Move = yield Ask(PLAYER, ASK_ACTION, actions(s), NO_PARAMS, lambda: question(s))
    elif uses(s):
        move = yield from choose(lambda: question(s))
    else:
        return
    if isinstance(move, CleanUp):
        return
    deck, lead = cards(s), take_lead(s)
    if isinstance(move, Keep):
        if s.log is not None:
            tell(s, "kept", card=deck.names[lead])
        yield from to_hand(s, lead)
    elif isinstance(move, PlaceLead):
        yield from place(s, lead, s.victims.index(deck.victim_numbers[move.case]))
    else:
        discard(s, lead)
        if isinstance(move, PlaceFromHand):
            yield from place_from_hand(s, move)
        elif isinstance(move, Close):
            yield from close(s, s.victims.index(deck.victim_numbers[move.case]))


def has_lead(s: Noir) -> bool:
    """Is there a hot lead in slot 0? (AN-4.6, R-3)

    RULING: a storm that the contact's clue brings before the action may discard the hot lead. The
    row is not shifted in the action phase (AN-4.5), so there is none then and no action.
    """
    return bool(s.trail) and s.trail[0] != NO_CARD


def question(s: Noir) -> Ask:
    """The question for an action; without a hot lead there is none, only the contact (AN-4.6)."""
    if has_lead(s):
        return Ask(PLAYER, ASK_ACTION, actions(s))
    return Ask(PLAYER, ASK_NO_LEAD, [CLEAN_UP])


def actions(s: Noir) -> list[Move]:
    """What is legal, tested before anything is discarded (AN-4.2, AN-4.3)."""
    deck, lead, hand = cards(s), s.trail[0], s.hand
    left, right, condition = deck.left, deck.right, deck.condition
    moves: list[Move] = [deck.keep[lead], PASS]
    for case, row in enumerate(s.rows):
        victim = s.victims[case]
        end = right[row[-1]] if row else deck.victim_right[victim]
        if left[lead] & end and (
            not condition[lead] or unmet_condition(deck, s, lead, case) is None
        ):
            moves.append(deck.place_lead[lead][victim])
        for card in hand:
            if left[card] & end and (
                not condition[card] or unmet_condition(deck, s, card, case) is None
            ):
                moves.append(deck.place_from_hand[card][victim])
        if len(row) > 4 and can_close(s, case):
            moves.append(deck.close[victim])
    return moves


def take_lead(s: Noir) -> Card:
    """The hot lead leaves slot 0, which stays empty until clean-up (AN-4.2, AN-4.5)."""
    lead, s.trail[0] = s.trail[0], NO_CARD
    return lead


def place_from_hand(s: Noir, move: PlaceFromHand) -> Script:
    """One card of the hand on an open case (AN-4.2 c)."""
    deck = cards(s)
    clue = deck.numbers[move.card]
    s.hand.remove(clue)
    yield from place(s, clue, s.victims.index(deck.victim_numbers[move.case]))


# The clean-up phase.


def must_ask_before_clean_up(s: Noir) -> bool:
    """Is this the last moment for the contact to avert something? (AN-15.2, R-10, R-27)

    RULING: any moment is allowed, but a question after every action would only be in the way. It
    comes when clean-up is about to strike; otherwise the next turn's question is as good.
    """
    limit = s.options.limit
    full = len(s.stability) >= limit or len(s.time_loss) >= limit
    return full and not wins(s) and bool(uses(s))


def clean_up(s: Noir) -> Script:
    """Victory, stability, time, trail row, in this order (AN-13.1 to AN-13.5, AN-8.4,
    AN-16.4).
    """
    if wins(s):
        win(s)
    if len(s.stability) >= s.options.limit:
        lose_by_mind(s)
    if len(s.time_loss) >= s.options.limit:
        yield from lose_time(s)
    kept = [card for card in s.trail if card != NO_CARD]
    s.trail = kept
    names, drawn = cards(s).names, len(kept)
    while len(kept) < TRAIL_SIZE:
        if not s.pile:
            yield from go_cold(s)
            if not s.pile:
                break  # the present refill stops (AN-14.3, R-9)
        kept.append((yield Draw(s.pile, names)))
    if s.log is not None and len(kept) > drawn:
        tell(s, "trail", reveals=True, cards=tuple(names[card] for card in kept[drawn:]))


def lose_time(s: Noir) -> Script:
    """A new victim, then all lost time to the discard pile, moved and not discarded again (AN-13.3,
    AN-13.4, AN-8.2, R-14).
    """
    tell(s, "time-is-up", number=len(s.time_loss))
    yield from draw_victim(s)
    s.discards += s.time_loss
    s.time_loss.clear()
