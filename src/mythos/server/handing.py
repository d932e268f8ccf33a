"""A seat of a running game changes hands: whose eyes somebody has had, what the table says to it.

Nobody gets a second seat's eyes: whoever holds or held a seat may come back to it, to no other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mythos.core.seats import Seat
from mythos.server.log import Begun, Holder, Played, Row, SeatAnswered, SeatAsked, SeatGiven
from mythos.server.protocol import OfferInfo


class Offer(Struct):
    """A seat that is to change hands once the table agrees."""

    seat: Seat
    holder: Holder
    """Who is to have it."""
    by: str
    """The name of whoever asked for it."""
    agreed: set[str]
    """Persons, as in `refused`."""
    refused: set[str]


class Handing:
    """What the log says about seats since the game began."""

    def __init__(self) -> None:
        self.offer: Offer | None = None
        self._began = False
        self._looked: dict[str, set[Seat]] = {}

    def looked(self, person: str) -> frozenset[Seat]:
        """The seats whose eyes this person has or had since the game began."""
        return frozenset(self._looked.get(person, ()))

    def held(self, seat: Seat) -> int:
        """How many persons have had this seat since the game began."""
        return sum(seat in seats for seats in self._looked.values())

    def note(self, row: Row, seats: Sequence[Holder]) -> None:
        """Remember a row; `seats` are as they are after it."""
        if isinstance(row, Played):
            if self.offer and row.seat == self.offer.seat and seats[row.seat].person:
                self.offer = None  # they are back
        elif isinstance(row, Begun):
            self._began = True
            for seat, holder in enumerate(seats):
                self._look(seat, holder)
        elif isinstance(row, SeatGiven):
            self.offer = None
            if self._began:
                self._look(row.seat, row.holder)
        elif isinstance(row, SeatAsked):
            self.offer = Offer(row.seat, row.holder, row.by, set(row.agreed), set())
        elif isinstance(row, SeatAnswered):
            self._answer(row, seats)

    def _look(self, seat: Seat, holder: Holder) -> None:
        if holder.person:
            self._looked.setdefault(holder.person, set()).add(seat)

    def _answer(self, row: SeatAnswered, seats: Sequence[Holder]) -> None:
        if self.offer is None:
            return
        person = seats[row.seat].person
        (self.offer.agreed if row.yes else self.offer.refused).add(person)
        if is_off(self.offer, seats):
            self.offer = None


def voters(seats: Sequence[Holder], seat: Seat, newcomer: str = "") -> set[str]:
    """The persons whose say it is: all who sit there, but for the two it is about."""
    return {each.person for each in seats} - {"", seats[seat].person, newcomer}


def has_say(offer: Offer, seats: Sequence[Holder], person: str) -> bool:
    """Is this person's word still awaited?"""
    asked = voters(seats, offer.seat, offer.holder.person) | {seats[offer.seat].person}
    return bool(person) and person in asked - offer.agreed - offer.refused


def is_agreed(offer: Offer, seats: Sequence[Holder]) -> bool:
    """Whoever has the seat may give it away; else more than half of the others have to agree."""
    asked = voters(seats, offer.seat, offer.holder.person)
    holder = seats[offer.seat].person
    return holder in offer.agreed or len(offer.agreed & asked) * 2 > len(asked) or not asked


def is_off(offer: Offer, seats: Sequence[Holder]) -> bool:
    """Whoever has the seat is there and says no; or half of the others do."""
    asked = voters(seats, offer.seat, offer.holder.person)
    holder = seats[offer.seat].person
    return holder in offer.refused or len(offer.refused & asked) * 2 >= len(asked) > 0


def offer_info(offer: Offer | None, seats: Sequence[Holder]) -> OfferInfo | None:
    """The offer for everybody's eyes: by seats, no person's id."""
    if offer is None:
        return None
    asks = [n for n, each in enumerate(seats) if has_say(offer, seats, each.person)]
    return OfferInfo(offer.seat, offer.holder.name, offer.holder.bot, offer.by, asks)
