"""Seats: taken, given away, invited to, played by a program, and helped with a hint."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from mythos.server import commands, seating
from mythos.server.api.context import Context
from mythos.server.api.people import Token
from mythos.server.api.tables import TableInfo, table_info
from mythos.server.bots import Hint
from mythos.server.errors import Busy
from mythos.server.keys import CREW
from mythos.server.workers import WorkerDied

HINTS: Final = 3
HINT_MS: Final = 1500


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=200)] = ""
    share: Annotated[str, Meta(max_length=64)] = ""
    """What I add to the dice, before the game begins: 64 random hex digits."""


class Invitations(Struct, frozen=True):
    invitations: list[str]


class Hints(Struct, frozen=True):
    """The best moves, the best first."""

    hints: list[Hint]


async def take_seat(context: Context) -> TableInfo:
    where, body = (context.table, context.seat), context.body
    invitation, share = body.invitation, body.share

    def work() -> TableInfo:
        taken = seating.take(context.service, context.claim, *where, invitation, share)
        return table_info(taken, context.claim)

    info: TableInfo = await context.run(work)
    return info


async def change_seat(context: Context) -> TableInfo:
    where, wish = (context.table, context.seat), context.body

    def work() -> TableInfo:
        changed = seating.change(context.service, context.claim, *where, wish)
        return table_info(changed, context.claim)

    info: TableInfo = await context.run(work)
    return info


async def invitations(context: Context) -> Invitations:
    found = await context.run(lambda: context.service.invitations(context.claim, context.table))
    return Invitations(found)


async def seat_token(context: Context) -> Token:
    found = await context.run(
        lambda: context.service.seat_token(context.claim, context.table, context.seat)
    )
    return Token(found)


async def hints(context: Context) -> Hints:
    """The best moves for my seat, as the game's best bot sees them, within two seconds."""
    await context.limit("hint")
    question = await context.run(
        lambda: commands.hinted(
            context.service, context.claim, context.table, context.seat, HINT_MS
        )
    )
    try:
        assert context.claim is not None
        found = await context.request.app[CREW].advise(context.claim.person, question)
    except WorkerDied:
        raise Busy from None
    return Hints(found[:HINTS])
