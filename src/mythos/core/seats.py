"""Seats and audiences. A seat is an int, an audience is a bit mask over seats.

A spectator is a seat number that holds nothing: it sees what is public and no more.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
Audience: TypeAlias = int

SPECTATOR: Final[Seat] = 62
EVERYONE: Final[Audience] = -1
NOBODY: Final[Audience] = 0


def only(*seats: Seat) -> Audience:
    """These seats and nobody else, spectators excluded."""
    audience = NOBODY
    for seat in seats:
        audience |= 1 << seat
    return audience


def but(audience: Audience, *seats: Seat) -> Audience:
    """The audience without these seats."""
    return audience & ~only(*seats)


def hears(audience: Audience, seat: Seat) -> bool:
    """Does this seat belong to the audience?"""
    return bool(audience >> seat & 1)
