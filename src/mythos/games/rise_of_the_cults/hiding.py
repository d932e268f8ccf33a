"""Rise of the Cults: the Hiding Phase (RC-13, RC-15.21)."""

from __future__ import annotations

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.city import end_round_effects
from mythos.games.rise_of_the_cults.cult_phase import next_seat, start
from mythos.games.rise_of_the_cults.moves import ASK_HIDE
from mythos.games.rise_of_the_cults.state import CITY, Cults, cards, is_npc, rule
from mythos.games.rise_of_the_cults.words import TOKEN_LIMIT
from mythos.games.rise_of_the_cults.zones import return_tokens


def hide(s: Cults) -> Script:
    """Each in turn discards the hand and keeps few tokens; the NPC shuffles its deck (RC-13.1,
    RC-13.2, RC-15.21, RC-18.12).
    """
    seat = s.active
    if is_npc(s, seat):
        s.decks[seat] = sorted(s.decks[seat] + s.npc_top)
        s.npc_top.clear()
    else:
        discard_hand(s, seat)
        over = sum(s.tokens[seat * 3 : seat * 3 + 3]) - rule(s, TOKEN_LIMIT)
        if over > 0:
            yield from return_tokens(s, seat, ASK_HIDE, over)
    next_seat(s, CITY)
    if s.phase == CITY:
        end_round(s)


def discard_hand(s: Cults, seat: Seat) -> None:
    """The whole rest of the hand, seen by all (RC-13.1, RC-16)."""
    hand = s.hands[seat]
    if s.log is not None and hand:
        tell(s, "discarded", seat=seat, cards=tuple(cards(s).names[card] for card in hand))
    s.discards[seat] += hand
    hand.clear()
    s.shown[seat].clear()
    for viewer in range(seat, s.players * s.players, s.players):
        s.peeked[viewer] = ()


def end_round(s: Cults) -> None:
    """First Cultist and Round marker go on, Plan markers come back, effects of the round end
    (RC-13.3, RC-15.1, RC-19.17).
    """
    if not s.solo:
        s.first = (s.first + 1) % s.players
    s.round += 1
    s.board = [0] * (5 * s.players)
    end_round_effects(s)
    start(s, CITY)
    tell(s, "round", number=s.round, rounds=int(s.options.rounds))
