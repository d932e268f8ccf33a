"""Tables: opened, listed, looked at, played again, and reported."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from mythos.core.game import Result
from mythos.server import lobby, new_tables, rematch
from mythos.server.api.context import Context
from mythos.server.errors import NotSignedIn
from mythos.server.identity import Claim
from mythos.server.keys import DECKS
from mythos.server.new_tables import Seal, SeatWish
from mythos.server.protocol import SeatInfo
from mythos.server.storage.interface import Listing
from mythos.server.table import Table
from mythos.server.updates import seats_of

MOST_WITH_DECK: Final = 400_000
"""Bytes of a new table: a deck of the longest kind, whose quotes and line ends take two each."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    seal: Annotated[str, Meta(max_length=200)] = ""
    """From `POST /api/seals`: the house has committed to its seed before it knows my share."""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    seal: Annotated[str, Meta(max_length=200)] = ""
    share: Annotated[str, Meta(max_length=64)] = ""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=4000)]


class TableInfo(Struct, frozen=True):
    table: str
    game: str
    status: str
    number: int
    seats: list[SeatInfo]
    asked: tuple[int, ...]
    commitment: str
    options: dict[str, Any]
    mine: tuple[int, ...]
    """The seats of whoever asks."""
    kept: tuple[int, ...]
    """The open seats that are kept for whoever asks."""
    left: tuple[int, ...]
    """The seats that a bot plays for whoever asks: they may come back."""
    owner: bool
    """Whether the table is theirs: they invite, and give seats to bots and back."""
    scored: bool
    """A scored attempt at a daily case."""


class ListedTable(Struct, frozen=True):
    """A table in the lobby: public facts, and what it is to whoever asks."""

    table: str
    game: str
    status: str
    moved: float
    """When something last happened, in seconds since 1970."""
    number: int
    seats: list[SeatInfo]
    asked: tuple[int, ...]
    result: Result | None
    mine: tuple[int, ...]
    your_turn: bool


class Tables(Struct, frozen=True):
    tables: list[ListedTable]


class ReportId(Struct, frozen=True):
    report: str


def table_info(table: Table, claim: Claim | None) -> TableInfo:
    person = claim.person if claim else ""
    return TableInfo(
        table.stored.id,
        table.stored.game,
        table.status,
        table.number,
        seats_of(table),
        table.asked(),
        table.header.commitment,
        table.header.options,
        tuple(n for n, each in enumerate(table.seats) if person and each.person == person),
        tuple(n for n, each in enumerate(table.seats) if person and each.kept == person),
        seats_left(table, person),
        bool(person) and table.stored.owner == person,
        table.scored,
    )


def seats_left(table: Table, person: str) -> tuple[int, ...]:
    looked = table.handing.looked(person) if table.status == "running" else ()
    return tuple(sorted(seat for seat in looked if table.seats[seat].bot))


async def new_seal(context: Context) -> Seal:
    """For a person: a seal costs nothing, but nobody needs one who cannot open a table."""

    def work() -> Seal:
        context.service.person(context.claim)
        return new_tables.seal(context.service)

    seal: Seal = await context.run(work)
    return seal


async def open_table(context: Context) -> TableInfo:
    body: NewTable = context.body

    def work() -> TableInfo:
        table = new_tables.open_table(
            context.service, context.claim, body.game, body.seats, body.options, seal=body.seal
        )
        return table_info(table, context.claim)

    if await context.known() is None:
        raise NotSignedIn
    await context.limit("table")
    if body.options.get("deck"):
        await context.limit("deck")
    await context.request.app[DECKS].check(body.game, body.options, len(body.seats))
    info: TableInfo = await context.run(work)
    return info


async def show_table(context: Context) -> TableInfo:
    info: TableInfo = await context.run(
        lambda: table_info(context.service.ledger.table(context.table), context.claim)
    )
    return info


async def list_tables(context: Context) -> Tables:
    which = context.request.query.get("which", "open")
    found = await context.run(lambda: lobby.listings(context.service, context.claim, which))
    return Tables([listed(each, context.claim) for each in found])


def listed(listing: Listing, claim: Claim | None) -> ListedTable:
    summary: dict[str, Any] = msgspec.json.decode(listing.summary)
    mine = [n for n, person in enumerate(listing.persons) if claim and person == claim.person]
    summary |= {"table": listing.table, "status": listing.status, "moved": listing.moved}
    summary |= {"mine": mine, "your_turn": any(seat in summary["asked"] for seat in mine)}
    return msgspec.convert(summary, ListedTable)


async def another_game(context: Context) -> TableInfo:
    """In two steps: what the second does follows from what the first has made durable."""
    service, last = context.service, context.table
    body: Again = context.body
    await context.limit("table")
    await context.run(lambda: rematch.agree(service, context.claim, last, body.seal))
    header = await context.run(lambda: service.ledger.table(last).header)
    await context.request.app[DECKS].check(header.game, header.options, len(header.seats))
    info: TableInfo = await context.run(
        lambda: table_info(rematch.join(service, context.claim, last, body.share), context.claim)
    )
    return info


async def report(context: Context) -> ReportId:
    words = context.body.words
    await context.limit("report-here", context.table)
    await context.limit("report")
    made = await context.run(
        lambda: lobby.report(context.service, context.claim, context.table, words)
    )
    return ReportId(made.id)
