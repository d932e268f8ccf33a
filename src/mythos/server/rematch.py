"""Another game with the same people: one table for each finished one, whoever asks how often.

First it becomes durable, in the finished table's log, that there is another game and where; only
then is that table laid. Whoever asks again finds the row and gets the same table; if the server
died in between, they lay it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from mythos.server import new_tables
from mythos.server.errors import NotAllowed, StillPlaying
from mythos.server.identity import Claim, fresh_id
from mythos.server.log import Holder, Rematched
from mythos.server.seating import seated_at
from mythos.server.service import Service, seated
from mythos.server.storage.errors import AlreadyThere
from mythos.server.table import Table

T = TypeVar("T")


def agree(service: Service, claim: Claim | None, table_id: str, seal: str = "") -> None:
    """That there is another game, and at which table; nothing happens if that is known."""
    person = service.person(claim)
    table = service.ledger.table(table_id)
    if table.status != "finished":
        raise StillPlaying
    if table.scored:
        raise NotAllowed("this is a scored attempt")
    if table.rematch is not None:
        return
    if person.id not in (table.stored.owner, *(each.person for each in table.seats)):
        raise NotAllowed("only who was at the table asks for another game")
    another = service.identity.sealed(seal) if seal else fresh_id()
    if another is None or service.storage.table(another) is not None:
        raise NotAllowed("this seal is used, or not of this house")
    service.ledger.stage(table, Rematched(another, person.id, person.name))


def join(service: Service, claim: Claim | None, table_id: str, share: str = "") -> Table:
    """The other game's table, laid if it is not there yet; whoever asks sits down on their seat."""
    person = service.person(claim)
    last = service.ledger.table(table_id)
    assert last.rematch is not None
    table = _laid(service, last, last.rematch)
    if table.number == 0:
        for seat, holder in enumerate(_seats(last, seated(person, share))):
            service.give(table, seat, holder)
    for seat, holder in enumerate(table.seats):
        if holder.kept == person.id:
            service.give(table, seat, seated_at(table, person, share))
    return table


def _laid(service: Service, last: Table, row: Rematched) -> Table:
    """The same game with the same options."""
    if service.storage.table(row.table) is None:
        options = last.game.read_options(last.header.options, len(last.seats))
        with suppress(AlreadyThere):  # another process was faster
            seed = new_tables.seed_of(service, row.table)
            new_tables.lay_table(
                service, row.by, last.game, options, len(last.seats), row.table, seed
            )
    return service.ledger.table(row.table)


def _seats(last: Table, me: Holder) -> list[Holder]:
    """Bots and whoever asks sit down, the others' seats are kept; everybody moves on by one."""
    found = []
    for before in rotated(last.seats):
        if before.bot:
            found.append(Holder(bot=before.bot, name=before.name))
        elif before.person == me.person:
            found.append(me)
        else:
            found.append(Holder(name=before.name, kept=before.person))
    return found


def rotated(seats: Sequence[T]) -> list[T]:
    """Who sat second sits first."""
    return [*seats[1:], *seats[:1]]
