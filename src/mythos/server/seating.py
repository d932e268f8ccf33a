"""Who sits where: sitting down, leaving, coming back, and what needs the table's consent."""

from __future__ import annotations

import time

from msgspec import structs

from mythos.core.errors import GameOver
from mythos.core.seats import Seat
from mythos.server import new_tables
from mythos.server.errors import (
    BadRequest,
    NotAbsent,
    NotAllowed,
    OtherEyes,
    SeatKept,
    SeatTaken,
)
from mythos.server.handing import Offer, is_agreed, voters
from mythos.server.identity import Claim
from mythos.server.log import Holder, SeatAsked
from mythos.server.names import told_apart
from mythos.server.new_tables import SeatWish
from mythos.server.service import Service, check_seat, seated
from mythos.server.storage.interface import Person
from mythos.server.table import Table


def take(
    service: Service,
    claim: Claim | None,
    table_id: str,
    seat: Seat,
    invitation: str,
    share: str = "",
) -> Table:
    """Sit down: on an open seat of the lobby, by invitation, or on one's own seat again."""
    person = service.person(claim)
    table = service.ledger.table(table_id)
    check_seat(table, seat)
    if table.seats[seat].person == person.id:
        return table
    if table.seats[seat].person:
        raise SeatTaken(seat)
    held = table.handing.held(seat)
    invited = service.identity.is_invitation(invitation, table_id, seat, held)
    if invitation and not invited and seat not in table.handing.looked(person.id):
        raise NotAllowed("this invitation is for another seat, or somebody has used it")
    me = seated_at(table, person, share)
    if table.status == "open":
        _take_open(service, table, seat, me, invited)
    else:
        _take_from_bot(service, table, seat, me, person, invited)
    return table


def _take_open(service: Service, table: Table, seat: Seat, me: Holder, invited: bool) -> None:
    holder = table.seats[seat]
    if not holder.is_open:
        raise SeatTaken(seat)
    if holder.kept not in ("", me.person) and not invited:
        raise SeatKept(seat, holder.name)
    _check_second(table, me.person)
    service.give(table, seat, me)


def _check_second(table: Table, person: str) -> None:
    """RULING: several seats for one person are for tables of one person.

    Whoever opens a table may take several for themselves, and everybody sees that before they
    sit down; nobody gets a second seat's eyes at a table where others sit already.
    """
    people = {each.person for each in table.seats} - {""}
    if person in people and len(people) > 1:
        raise OtherEyes


def _take_from_bot(
    service: Service, table: Table, seat: Seat, me: Holder, person: Person, invited: bool
) -> None:
    """In a running game: whoever had the seat comes back; else somebody new is invited."""
    _check_running(table)
    looked = table.handing.looked(person.id)
    if seat in looked:
        service.give(table, seat, me)
    elif looked:
        raise OtherEyes
    elif not invited and person.id != table.stored.owner:
        raise NotAllowed("a bot's seat needs the owner's invitation")
    else:
        _offer(service, table, seat, me, person, table.stored.owner)


def change(
    service: Service, claim: Claim | None, table_id: str, seat: Seat, wish: SeatWish
) -> Table:
    """A seat is given to a bot, opened for a person, or taken by the table's owner.

    In a running game one's own seat may go to a bot at any moment, and an absent person's with
    the table's consent.
    """
    person = service.person(claim)
    table = service.ledger.table(table_id)
    check_seat(table, seat)
    mine = table.seats[seat].person == person.id
    owner = person.id == table.stored.owner
    sits = any(each.person == person.id for each in table.seats)
    running = table.status != "open"
    if not (owner or (wish.kind == "bot" and (mine or (sits and running)))):
        raise NotAllowed("only the table's owner may do this")
    if table.scored:
        raise NotAllowed("this is a scored attempt")
    taken = [each.name for n, each in enumerate(table.seats) if n != seat]
    holder = new_tables.wished_holder(service, table.stored.game, person, wish, seat, taken)
    if wish.kind == "me" and not mine:
        invited = service.identity.invitation(table_id, seat, table.handing.held(seat))
        return take(service, claim, table_id, seat, invited, wish.share)
    if running:
        _change_running(service, table, seat, holder, person)
    elif not (wish.kind == "me" and mine):
        service.give(table, seat, holder)
    return table


def _change_running(
    service: Service, table: Table, seat: Seat, holder: Holder, person: Person
) -> None:
    before = table.seats[seat]
    if holder.is_open:
        raise BadRequest("a running game's seat goes to a bot until somebody takes it")
    _check_running(table)
    if holder.person:
        return
    if before.person in ("", person.id):
        if before.bot and person.id != table.stored.owner:
            raise NotAllowed("only the table's owner may do this")
        service.give(table, seat, holder)
        return
    _check_absent(service, table, seat)
    _offer(service, table, seat, holder, person, person.id)


def _check_running(table: Table) -> None:
    if table.status == "finished":
        raise GameOver


def _check_absent(service: Service, table: Table, seat: Seat) -> None:
    """Absent is who is not at the table although it has waited for them for a while."""
    waited = time.time() - table.moved
    here = service.ledger.is_here(table.stored.id, seat)
    if here or seat not in table.asked() or waited < service.settings.absent_seconds:
        raise NotAbsent(table.seats[seat].name, service.settings.absent_seconds)


def _offer(
    service: Service, table: Table, seat: Seat, holder: Holder, person: Person, by: str
) -> None:
    """Ask the table; `by` has agreed. With nobody to ask, or enough said, it is done at once."""
    agreed = {by} & voters(table.seats, seat, holder.person)
    if is_agreed(Offer(seat, holder, person.name, agreed, set()), table.seats):
        service.give(table, seat, holder)
    else:
        row = SeatAsked(seat, holder, person.name, sorted(agreed))
        service.ledger.stage(table, row)


def seated_at(table: Table, person: Person, share: str = "") -> Holder:
    """A person on a seat, under a name that nobody else at the table could be taken for."""
    others = [each.name for each in table.seats if person.id not in (each.person, each.kept)]
    return structs.replace(seated(person, share), name=told_apart(person.name, others))
