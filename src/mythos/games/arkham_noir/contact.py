"""Arkham Noir: the contact, Randolph Carter: once a game, one of two sides, at any moment (AN-15).

RULING: the sheet allows any time, the reference only two windows (R-10, R-12). The sheet is
followed: the contact is an interjection at every question, also in the middle of an action.

RULING: its first side places a clue of the hand, not the hot lead (R-12). The contact is used
besides the action of a turn, and the hot lead is what that action is about: with the lead gone, the
turn would have none (AN-4.2). Who wants the lead there takes it into the hand first.
"""

from __future__ import annotations

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.game import WhyNot
from mythos.core.moves import Move
from mythos.games.arkham_noir.deck import LOCK, SKELETON_LOCK, Card
from mythos.games.arkham_noir.drawing import check_stability, to_hand
from mythos.games.arkham_noir.ends import GameEnds
from mythos.games.arkham_noir.fitting import obstacle
from mythos.games.arkham_noir.moves import CardGain, SkeletonKey
from mythos.games.arkham_noir.options import Contact
from mythos.games.arkham_noir.placing import place
from mythos.games.arkham_noir.state import TURN, Noir, cards

SKELETON_KEY_SIDES = (Contact.BOTH, Contact.SKELETON_KEY)
CARD_GAIN_SIDES = (Contact.BOTH, Contact.CARD_GAIN)


def uses(s: Noir) -> list[Move]:
    """What the contact can do now (AN-15.1, AN-15.2)."""
    if s.contact_used or s.phase != TURN:
        return []
    deck = cards(s)
    found: list[Move] = []
    if s.options.contact in SKELETON_KEY_SIDES:
        for card in s.hand:
            for case in range(len(s.rows)):
                if key_obstacle(s, card, case) is None:
                    found.append(deck.skeleton_key[card][s.victims[case]])
    if s.options.contact in CARD_GAIN_SIDES:
        found += [deck.card_gain[card] for card in (*s.stability, *s.time_loss)]
    return found


def key_obstacle(s: Noir, clue: Card, case: int) -> WhyNot | None:
    """Only locks are waived, and only on an open case (AN-15.3)."""
    if cards(s).condition[clue] not in (LOCK, SKELETON_LOCK):
        return WhyNot("no-lock", "AN-15.3")
    if case == s.closing:
        # RULING: a case that is being closed is open no more; its five kinds were tested (AN-4.3).
        return WhyNot("being-closed", "AN-15.3")
    return obstacle(s, clue, case, by_contact=True)


def use_contact(s: Noir, move: Move) -> Script:
    """The card is used and out (AN-15.1); a loss by it ends the game at once (R-26)."""
    s.contact_used = True
    try:
        if isinstance(move, SkeletonKey):
            yield from use_skeleton_key(s, move)
        else:
            assert isinstance(move, CardGain)
            yield from gain_card(s, cards(s).numbers[move.card])
    except GameEnds:
        pass


def use_skeleton_key(s: Noir, move: SkeletonKey) -> Script:
    """A stability check, then the clue from the hand without a key (AN-15.3, R-12)."""
    deck = cards(s)
    clue, case = deck.numbers[move.card], s.victims.index(deck.victim_numbers[move.case])
    tell(s, "contact-key", card=move.card, case=move.case)
    yield from check_stability(s)
    s.hand.remove(clue)
    s.contact_clue = clue
    yield from place(s, clue, case)


def gain_card(s: Noir, clue: Card) -> Script:
    """A card of the stability or the time-loss area into the hand (AN-15.4)."""
    lost = clue in s.stability
    (s.stability if lost else s.time_loss).remove(clue)
    tell(s, "contact-gain", card=cards(s).names[clue], area="stability" if lost else "time")
    yield from to_hand(s, clue)
