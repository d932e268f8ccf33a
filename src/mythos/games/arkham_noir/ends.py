"""Arkham Noir: how the game ends (AN-16)."""

from __future__ import annotations

from typing import Final

from mythos.core.events import tell
from mythos.core.game import Result
from mythos.games.arkham_noir.state import (
    LOST_BY_MIND,
    LOST_BY_VICTIMS,
    OVER,
    PLAYER,
    WON,
    Noir,
    cards,
    kinds_of,
)

ENDINGS: Final = {WON: "won", LOST_BY_MIND: "mind", LOST_BY_VICTIMS: "victims"}


class GameEnds(Exception):
    """Leaves whatever is half done; the rest is dropped (AN-6.6, R-26)."""


def win(s: Noir) -> None:
    """The Big Picture is complete (AN-16.1)."""
    _end(s, WON)


def lose_by_mind(s: Noir) -> None:
    """Too many cards in the stability area (AN-16.2)."""
    _end(s, LOST_BY_MIND)


def lose_by_victims(s: Noir) -> None:
    """A victim must be drawn and none is left (AN-16.3)."""
    _end(s, LOST_BY_VICTIMS)


def _end(s: Noir, ending: int) -> None:
    s.phase, s.ending = OVER, ending
    tell(s, "game-over", ending=ENDINGS[ending], number=score(s))
    raise GameEnds


def score(s: Noir) -> int:
    """How many kinds of puzzle clues lie in the Big Picture."""
    return kinds_of(cards(s), s.big_picture)


def result_of(s: Noir) -> Result | None:
    """How the game ended; None while it runs."""
    if s.phase != OVER:
        return None
    return Result((PLAYER,) if s.ending == WON else (), (score(s),))
