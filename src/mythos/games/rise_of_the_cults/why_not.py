"""Rise of the Cults: why a move is not possible now, with the clause behind it."""

from __future__ import annotations

from mythos.core.game import WhyNot
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.state import Cults


def why_not(s: Cults, seat: Seat, move: str) -> WhyNot | None:
    """The first rule in the way."""
    return None
