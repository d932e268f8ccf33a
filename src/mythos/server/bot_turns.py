"""Bots at tables: asked when it is their turn, and adopted when another process has died."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Final

from aiohttp import web

from mythos.core.dice import derive
from mythos.core.errors import MythosError
from mythos.core.seats import Seat
from mythos.server import commands
from mythos.server.bots import BotTask
from mythos.server.crew import Crew
from mythos.server.engine import Engine
from mythos.server.keys import CREW, SERVICE
from mythos.server.service import Service
from mythos.server.turns import Thought

TIDY_SECONDS: Final = 0.25
SWEEP_SECONDS: Final = 5.0
"""How often a process looks for tables whose bot nobody serves, because another process died."""


def think(
    app: web.Application, table: str, seat: Seat, snapshot: bytes, number: int, watched: bool
) -> None:
    """A bot has to decide: let a worker think about it."""
    found = app[SERVICE].ledger.tables.get(table)
    if found is None:
        return
    seed = derive(found.stored.seed, "bot", seat, number)
    task = BotTask(found.stored.game, seat, found.seats[seat].bot, seed, snapshot)
    app[CREW].think(Thought(table, number, task, found.stored.owner, watched))


async def bot_decided(engine: Engine, service: Service, thought: Thought, move: str) -> None:
    seat = thought.task.seat
    work = lambda: commands.bot_moves(service, thought.table, thought.number, seat, move)  # noqa: E731
    with suppress(MythosError):
        await engine.call(work)


async def bot_died(engine: Engine, service: Service, thought: Thought, why: str) -> None:
    """The table says that a bot had to be restarted."""
    seat = thought.task.seat
    with suppress(MythosError):
        await engine.call(
            lambda: commands.note(service, thought.table, "bot-restarted", seat=seat, why=why)
        )


async def sweep(engine: Engine, service: Service, crew: Crew) -> None:
    """Tidy up often and little; now and then look for tables with a bot that nobody serves."""
    slept = 0.0
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        slept += TIDY_SECONDS
        with suppress(MythosError):
            await engine.call(engine.tidy)
            if slept >= SWEEP_SECONDS:
                slept = 0.0
                await adopt_orphans(engine, service, crew)


async def adopt_orphans(engine: Engine, service: Service, crew: Crew) -> None:
    """Look at tables whose bot has been asked for too long, one by one: others play meanwhile."""
    for table_id in await engine.call(lambda: find_orphans(service, crew)):
        with suppress(MythosError):  # a closed table is logged; the others go on
            await engine.call(partial(look_at, service, table_id))


def find_orphans(service: Service, crew: Crew) -> list[str]:
    """In the engine's thread: tables whose bot has been asked for too long, but not here."""
    if not service.bots:
        return []
    found = []
    for listing in service.storage.listings(status="running", bot=True, limit=1000):
        if time.time() - listing.moved > SWEEP_SECONDS:
            table = service.ledger.tables.get(listing.table)
            if table is None or not crew.thinks_of(listing.table, len(table.entries)):
                found.append(listing.table)
    return found


def look_at(service: Service, table_id: str) -> None:
    service.ledger.touch(service.ledger.table(table_id))
