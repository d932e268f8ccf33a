"""Arkham Ritual: the state (AR-19.2), flat, with what each seat has learned beyond plain sight."""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Audience, Seat, only
from mythos.core.state import State, state
from mythos.games.arkham_ritual.cards import NO_CARD, Card
from mythos.games.arkham_ritual.options import Options

NO_SEAT: Final[Seat] = -1
MAX_SANITY: Final = 7


# Which beat comes next. Plain numbers: they are read at every step of every playout.
OPENING: Final = 0
DEAL: Final = 1
TURN: Final = 2
OVER: Final = 3


@state
class Ritual(State):
    """A game of Arkham Ritual. Holders are the real seats, then the dummies."""

    options: Options
    players: int
    onlookers: Audience
    """All real seats: those who see every held card but their own."""
    deck: tuple[Card, ...]
    phase: int
    sanity: list[int]
    held: list[Card]
    pile: list[Card]
    """The draw pile as a sorted multiset, without the top card while somebody knows it."""
    discards: list[Card]
    top: Card = NO_CARD
    top_seen_by: Audience = 0
    top_colour_known: bool = False
    transit: Card = NO_CARD
    transit_seen_by: Audience = 0
    transit_colour_known: bool = False
    handler: Seat = NO_SEAT
    own_seen: Audience = 0
    """The seats that know their own held card, because they peeked at it before they took it."""
    coloured: Audience = 0
    """The seats of whose held card everybody knows the colour, from the Trapezohedron."""
    removed: Card = NO_CARD
    removed_by: Seat = NO_SEAT
    down: Audience = 0
    active: Seat = NO_SEAT
    round: int = 0
    turn: int = 0
    doom: int = 0

    @property
    def deck_size(self) -> int:
        return len(self.pile) + (self.top != NO_CARD)


def seers_of(s: Ritual, holder: Seat) -> Audience:
    """Who sees the held card of a real player: every real player except that one (AR-14)."""
    return s.onlookers & ~only(holder)


def change_sanity(s: Ritual, seat: Seat, change: int) -> int:
    """Gain or lose sanity within 0 to 7 (AR-3.3); returns the change that really happened."""
    before = s.sanity[seat]
    s.sanity[seat] = min(MAX_SANITY, max(0, before + change))
    return s.sanity[seat] - before
