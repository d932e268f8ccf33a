"""Arkham Ritual: setting up the game and each round (AR-3, AR-4, AR-13)."""

from __future__ import annotations

from mythos.core.asks import Draw, Roll, Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.arkham_ritual.cards import NAMES, NO_CARD
from mythos.games.arkham_ritual.options import Options, deck_of
from mythos.games.arkham_ritual.state import (
    DEAL,
    MAX_SANITY,
    NO_SEAT,
    OPENING,
    TURN,
    Ritual,
    seers_of,
)


def dummies(players: int) -> int:
    """Two straw players at three, one at four, none from five on (AR-13.1)."""
    return max(0, 5 - players)


def set_up(options: Options, players: int) -> Ritual:
    """Everybody starts with 7 sanity; nothing is dealt yet (AR-3.1)."""
    return Ritual(
        options=options,
        players=players,
        onlookers=(1 << players) - 1,
        deck=deck_of(options),
        phase=OPENING,
        sanity=[MAX_SANITY] * players,
        held=[NO_CARD] * (players + dummies(players)),
        pile=[],
        discards=[],
    )


def opening(s: Ritual) -> Script:
    """Who begins the first round: whom the table names, else chance (AR-4.4, R-3)."""
    s.active = s.options.first_player
    if s.active == NO_SEAT:
        (face,) = yield Roll(s.players)
        s.active = face - 1
    tell(s, "begins", seat=s.active)
    s.phase = DEAL


def deal(s: Ritual) -> Script:
    """Shuffle all 22 cards and deal one to every holder (AR-4.1, AR-4.2, AR-13.2, AR-19.4)."""
    s.round += 1
    s.turn = 0
    s.pile = list(s.deck)
    s.discards = []
    s.top = s.removed = NO_CARD
    s.top_seen_by, s.top_colour_known, s.removed_by = 0, False, NO_SEAT
    s.own_seen = s.coloured = 0
    tell(s, "round", number=s.round, first=s.active)
    for holder in range(len(s.held)):
        s.held[holder] = yield Draw(s.pile, NAMES)
    if s.log is not None:
        _tell_deal(s)
    s.phase = TURN


def _tell_deal(s: Ritual) -> None:
    """Everybody sees every card but the own one; dummies lie open (AR-4.3, AR-14)."""
    for holder, held in enumerate(s.held):
        if holder < s.players:
            tell(s, "dealt", seers_of(s, holder), seat=holder, card=NAMES[held])
        else:
            tell(s, "dealt-dummy", number=holder - s.players + 1, card=NAMES[held])


def first_of_next_round(s: Ritual) -> Seat:
    """The least sanity begins; ties are met clockwise from the last active player (AR-4.5, R-4)."""
    least = min(s.sanity)
    for step in range(1, s.players + 1):
        seat = (s.active + step) % s.players
        if s.sanity[seat] == least:
            return seat
    raise AssertionError("somebody has the least sanity")
