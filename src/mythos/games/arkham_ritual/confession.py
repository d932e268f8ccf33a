"""Arkham Ritual: looking at the own card by accident, an optional interjection (AR-16.3)."""

from __future__ import annotations

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.ends import end_game_at_once
from mythos.games.arkham_ritual.state import Ritual, change_sanity, seers_of


def confess(s: Ritual, seat: Seat) -> Script:
    """Looked at the own card: back to the deck, shuffle, draw anew unseen, lose 1 (AR-16.3)."""
    own = s.held[seat]
    # RULING: whoever confesses has looked, so the card that goes back is named to all players.
    tell(s, "confessed", s.onlookers, reveals=True, seat=seat, card=NAMES[own])
    tell(s, "confessed-unseen", ~s.onlookers, seat=seat)
    s.pile.append(own)
    # RULING: a card that is being looked at with the Orb is in a hand, not on the deck, so it is
    # not shuffled. A known top card meets no other question: it is drawn before the next one.
    s.pile.sort()
    s.held[seat] = yield Draw(s.pile, NAMES)
    s.own_seen &= ~(1 << seat)
    s.coloured &= ~(1 << seat)
    tell(s, "dealt", seers_of(s, seat), seat=seat, card=NAMES[s.held[seat]])
    change_sanity(s, seat, -1)
    tell(s, "lost", seat=seat, number=1, left=s.sanity[seat])
    if s.sanity[seat] == 0:
        end_game_at_once(s)
