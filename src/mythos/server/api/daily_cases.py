"""The case of the day with its leaderboard, and what finished games add up to."""

from __future__ import annotations

from typing import Final

import msgspec

from mythos.server import daily, finished
from mythos.server.api.context import Context
from mythos.server.api.tables import TableInfo, table_info
from mythos.server.daily import Daily, Entry
from mythos.server.errors import RulesRanAway
from mythos.server.keys import GENUINE, LIBRARY
from mythos.server.service import today
from mythos.server.statistics import Statistics, statistics_of

LISTED: Final = 50


async def take_attempt(context: Context) -> TableInfo:
    await context.limit("table")

    def work() -> TableInfo:
        return table_info(
            daily.attempt(context.service, context.claim, context.game), context.claim
        )

    info: TableInfo = await context.run(work)
    return info


async def show_daily(context: Context) -> Daily:
    day = context.request.query.get("day", today())
    found: Daily = await context.run(
        lambda: daily.board(context.service, context.claim, context.game, day)
    )
    entries = [await checked(context, each) for each in found.entries[:LISTED]]
    return msgspec.structs.replace(found, entries=entries)


async def checked(context: Context, entry: Entry) -> Entry:
    """A finished attempt is run again, once, beside the engine's thread."""
    if not entry.over:
        return entry
    known = context.request.app[GENUINE]
    if entry.table not in known:
        record = await context.run(lambda: finished.any_record(context.service, entry.table))
        try:
            known[entry.table] = await context.request.app[LIBRARY].run(
                entry.table, lambda: daily.genuine(record)
            )
        except RulesRanAway:
            known[entry.table] = False
    return msgspec.structs.replace(entry, genuine=known[entry.table])


async def show_statistics(context: Context) -> Statistics:
    found: Statistics = await context.run(
        lambda: statistics_of(context.service, context.claim, context.game)
    )
    return found
