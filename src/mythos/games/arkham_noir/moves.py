"""Arkham Noir: the moves and the questions they answer (AN-4.2, AN-22.1).

A card is called by its name, a case by its victim's.
"""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Question
from mythos.core.moves import Move


class Keep(Move):
    """Put the hot lead into the hand (AN-4.2 a)."""

    card: str


class PlaceLead(Move):
    """Place the hot lead on an open case (AN-4.2 b)."""

    card: str
    case: str


class PlaceFromHand(Move):
    """Discard the hot lead, then place a card of the hand (AN-4.2 c)."""

    card: str
    case: str


class Close(Move):
    """Discard the hot lead, then close an open case (AN-4.2 d)."""

    case: str


class Pass(Move):
    """Discard the hot lead, nothing more (AN-4.2 e)."""


class Discard(Move):
    """Discard a card of the hand or of the trail row, as the question says (AN-4.4, AN-7)."""

    card: str


class Take(Move):
    """Take a card of the area that the question names (AN-7.3)."""

    card: str


class Give(Move):
    """The card of the hand that goes where the taken one lay (AN-7.7)."""

    card: str


class Reshuffle(Move):
    """Shuffle the discard pile into the draw pile (AN-7)."""


class Reveal(Move):
    """Reveal the top storm and play it on this case (AN-9.2)."""


class Decline(Move):
    """Do without an optional effect (AN-7.1)."""


class Collect(Move):
    """Put a puzzle clue of the case into the Big Picture (AN-11.3)."""

    card: str


class Done(Move):
    """No further puzzle clue; or nothing is left to choose from (AN-11.3, AN-7.2)."""


class CleanUp(Move):
    """Go on to the clean-up phase (AN-4.6, AN-15.2)."""


class SkeletonKey(Move):
    """The contact: a stability check, then a locked clue of the hand without a key (AN-15.3)."""

    card: str
    case: str


class CardGain(Move):
    """The contact: take a card of the stability or the time-loss area (AN-15.4)."""

    card: str


MOVES: Final = (
    Keep, PlaceLead, PlaceFromHand, Close, Pass, Discard, Take, Give, Reshuffle, Reveal, Decline,
    Collect, Done, CleanUp, SkeletonKey, CardGain,
)  # fmt: skip

PASS: Final = Pass()
RESHUFFLE: Final = Reshuffle()
REVEAL: Final = Reveal()
DECLINE: Final = Decline()
DONE: Final = Done()
CLEAN_UP: Final = CleanUp()

ASK_ACTION: Final = Question("action", "AN-4.2")
ASK_NO_LEAD: Final = Question("no-lead", "AN-4.6")
ASK_BEFORE_CLEAN_UP: Final = Question("before-clean-up", "AN-15.2")
ASK_HAND_LIMIT: Final = Question("hand-limit", "AN-4.4")
ASK_TAKE_TRAIL: Final = Question("take-trail", "AN-7.3")
ASK_TAKE_DISCARD: Final = Question("take-discard", "AN-7.3")
ASK_TAKE_CLOSED: Final = Question("take-closed", "AN-7.3")
ASK_TAKE_STABILITY: Final = Question("take-stability", "AN-7.3")
ASK_TAKE_TIME: Final = Question("take-time", "AN-7.3")
ASK_SEARCH: Final = Question("search", "AN-7.6")
ASK_SWAP: Final = Question("swap", "AN-7.7")
ASK_SWAP_FOR: Final = Question("swap-for", "AN-7.7")
ASK_RESHUFFLE: Final = Question("reshuffle", "AN-7.1")
ASK_REVEAL_STORM: Final = Question("reveal-storm", "AN-9.2")
ASK_DISCARD_HAND: Final = Question("discard-hand", "AN-7.5")
ASK_DISCARD_TRAIL: Final = Question("discard-trail", "AN-7.5")
ASK_COLLECT: Final = Question("collect", "AN-11.3")
ASK_BONUS: Final = Question("bonus", "AN-11.5")
