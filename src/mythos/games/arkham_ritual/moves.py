"""Arkham Ritual: the moves and the questions they answer (AR-19.1)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Question
from mythos.core.moves import Move
from mythos.core.seats import Seat

MAX_PLAYERS: Final = 7


class Give(Move):
    """The active player gives the drawn card to a follower, never keeps it (AR-5.3, AR-16.1)."""

    to: Seat


class Take(Move):
    """A follower takes the travelling card (AR-5.5)."""


class Pass(Move):
    """A follower hands the travelling card on (AR-5.6)."""

    to: Seat


class Refuse(Move):
    """The last follower refuses; all have passed (AR-5.7)."""


class Keep(Move):
    """The Orb's card goes back on top (AR-8.4)."""


class Remove(Move):
    """The Orb's card leaves the round (AR-8.4)."""


class Confess(Move):
    """I have looked at my own card by accident (AR-16.3)."""


MOVES: Final = (Give, Take, Pass, Refuse, Keep, Remove, Confess)

ASK_GIVE: Final = Question("give", "AR-5.3")
ASK_TAKE_OR_PASS: Final = Question("take-or-pass", "AR-5.4")
ASK_TAKE_OR_REFUSE: Final = Question("take-or-refuse", "AR-5.7")
ASK_ORB: Final = Question("orb", "AR-8.4")


def _seats(mask: int) -> list[Seat]:
    return [seat for seat in range(MAX_PLAYERS) if mask >> seat & 1]


# The moves depend on nothing but the hands that are down, so they are made once, by hand mask.
GIVES: Final = tuple(tuple(Give(to) for to in _seats(mask)) for mask in range(1 << MAX_PLAYERS))
TAKES_AND_PASSES: Final = tuple(
    (Take(), *(Pass(to) for to in _seats(mask))) if mask else (Take(), Refuse())
    for mask in range(1 << MAX_PLAYERS)
)
KEEP_OR_REMOVE: Final = (Keep(), Remove())
CONFESS: Final = (Confess(),)
