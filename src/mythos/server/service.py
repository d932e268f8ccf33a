"""Who somebody is and what they may do at a table, for all that people can do here.

Nothing in here, nor in the modules that use it, knows HTTP; all of it runs in the engine's thread.
"""

from __future__ import annotations

import time

from mythos.core.errors import BadSeat
from mythos.core.record import SHARE_DIGITS, is_share
from mythos.core.seats import SPECTATOR, Seat
from mythos.server.errors import BadRequest, ClosedToday, NotAllowed, NotSignedIn, NotYourSeat
from mythos.server.identity import Claim, Identity
from mythos.server.ledger import Ledger
from mythos.server.log import Holder
from mythos.server.sessions import claim_behind
from mythos.server.settings import Settings
from mythos.server.storage.interface import Person, Storage
from mythos.server.table import Table


class Service:
    """What everybody needs who does something for people: ledger, storage, identity, settings."""

    def __init__(
        self, ledger: Ledger, storage: Storage, identity: Identity, max_tables: int
    ) -> None:
        self.ledger = ledger
        self.storage = storage
        self.identity = identity
        self.max_tables = max_tables
        self.settings = Settings()
        self.bots = True
        """Whether bots can think in this process."""

    def claim(self, token: str) -> Claim | None:
        """Who has this token, if anybody."""
        return claim_behind(self.storage, self.identity, token) if token else None

    def person(self, claim: Claim | None) -> Person:
        """The person behind a claim; a seat's token is nobody in person."""
        if claim is None or claim.table:
            raise NotSignedIn
        person = self.storage.person(claim.person)
        if person is None:
            raise NotSignedIn
        return person

    def give(self, table: Table, seat: Seat, holder: Holder) -> None:
        """A seat changes hands; it becomes durable with this batch."""
        for row in table.give_seat(seat, holder):
            self.ledger.stage(table, row)

    def invitations(self, claim: Claim | None, table_id: str) -> list[str]:
        """Invitation tokens for all seats, for the table's owner."""
        person = self.person(claim)
        table = self.ledger.table(table_id)
        if person.id != table.stored.owner:
            raise NotAllowed("only the table's owner invites")
        return [
            self.identity.invitation(table_id, seat, table.handing.held(seat))
            for seat in range(len(table.seats))
        ]

    def seat_token(self, claim: Claim | None, table_id: str, seat: Seat) -> str:
        """A token with which a program of mine may play my seat."""
        person = self.person(claim)
        table = self.ledger.table(table_id)
        check_seat(table, seat)
        if table.seats[seat].person != person.id:
            raise NotYourSeat(seat)
        if table.scored:
            raise NotAllowed("this is a scored attempt")
        return self.identity.seat_token(person.id, table_id, seat)

    def check_open(self, claim: Claim | None, table: Table) -> None:
        """A day's attempts stay closed until the day is over or one's own is finished."""
        attempt = self.storage.attempt_at(table.stored.id) if table.scored else None
        person = claim.person if claim else ""
        if attempt is None or person == attempt.person or attempt.day < today():
            return
        mine = self.storage.attempt_of(attempt.day, attempt.game, person) if person else None
        if mine is None or self.storage.table(mine) is None:
            raise ClosedToday
        if self.ledger.table(mine).status != "finished":
            raise ClosedToday

    def viewing_seat(self, claim: Claim | None, table_id: str, seat: Seat | None) -> Seat:
        """Whose eyes a connection gets: the own seat's, else a spectator's."""
        table = self.ledger.table(table_id)
        if seat is None:
            self.check_open(claim, table)
            return SPECTATOR
        check_seat(table, seat)
        if claim is None or table.seats[seat].person != claim.person:
            raise NotYourSeat(seat)
        if claim.table and (claim.table, claim.seat) != (table_id, seat):
            raise NotYourSeat(seat)
        return seat


def seated(person: Person, share: str) -> Holder:
    """A person on a seat, with what their client adds to the dice."""
    if not is_share(share):
        raise BadRequest(f"a share has {SHARE_DIGITS} hex digits")
    return Holder(person=person.id, name=person.name, share=share)


def today() -> str:
    """The day by which everybody's case changes: the date in Greenwich."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise BadSeat(seat, len(table.seats))
