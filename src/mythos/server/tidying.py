"""What may wait a little: the lobby's entries, and snapshots for a change of the rules.

Little at a time, because it happens in the engine's thread, between people's moves.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from mythos.server.errors import RulesRanAway
from mythos.server.storage.interface import Listing, Storage
from mythos.server.table import Table
from mythos.server.updates import seats_of

SNAPSHOT_EVERY: Final = 20
SNAPSHOTS_AT_ONCE: Final = 8
LISTED_EVERY: Final = 20.0
LISTED_AT_ONCE: Final = 8
"""Whose turn it is reaches the stored lobby about so late, a few tables at a time."""


class Tidier:
    """Knows what the storage has not been told yet."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._listed: dict[str, tuple[str, bool, object]] = {}
        self._unlisted: dict[str, tuple[float, Table]] = {}
        self._aged: dict[str, Table] = {}
        self.ran_away: list[RulesRanAway] = []
        """Tables whose rules could not say what the lobby shows, since this was last emptied."""

    def forget(self, table_id: str) -> None:
        self._listed.pop(table_id, None)
        self._unlisted.pop(table_id, None)
        self._aged.pop(table_id, None)

    def due(self, tables: Iterable[Table]) -> list[Listing]:
        """The lobby's entries that must not wait: who sits where, open, running or finished.

        Whose turn it is may be a moment late there; `some` brings it.
        """
        found = []
        for table in tables:
            table_id = table.stored.id
            fresh = table.snapshot_at == 0 and table.match is not None
            if fresh or table.number - table.snapshot_at >= SNAPSHOT_EVERY:
                self._aged[table_id] = table
            status, bot = table.status, table.bot_to_move() is not None
            listed = self._listed.get(table_id)
            if listed is not None and listed[2] is table.seat_infos and listed[:2] == (status, bot):
                if table_id not in self._unlisted:
                    self._unlisted[table_id] = (time.monotonic(), table)
            else:
                # Another process may have to serve the bot.
                self._listed[table_id] = (status, bot, table.seat_infos)
                found.append(table)
        return self._listings(found)

    def some(self, idle: Sequence[Table] = ()) -> Sequence[Table]:
        """A few snapshots and a few entries of the lobby; returns the idle tables it came to."""
        aged = [self._aged.pop(name) for name in list(self._aged)[:SNAPSHOTS_AT_ONCE]]
        closing = idle[:SNAPSHOTS_AT_ONCE]
        self._keep_snapshots([*aged, *closing])
        long_ago = time.monotonic() - LISTED_EVERY
        late = [name for name, (since, _) in self._unlisted.items() if since <= long_ago]
        tables = [self._unlisted.pop(name)[1] for name in late[:LISTED_AT_ONCE]]
        if tables:
            self._storage.append([], self._listings(tables))
        return closing

    def everything(self, tables: Iterable[Table]) -> None:
        """All of it, before the process ends."""
        everywhere = list(tables)
        self._keep_snapshots(everywhere)
        self._storage.append([], self._listings(everywhere))

    def _listings(self, tables: Iterable[Table]) -> list[Listing]:
        found = []
        for table in tables:
            try:
                found.append(listing_of(table))
            except RulesRanAway as error:
                self.ran_away.append(error)
        return found

    def _keep_snapshots(self, tables: Iterable[Table]) -> None:
        """The state of running tables, from which they could go on under other rules."""
        running = [
            (table, match)
            for table in tables
            if (match := table.match) is not None
            and not match.over
            and table.number > table.snapshot_at
        ]
        if not running:
            return
        self._storage.save_snapshots(
            [
                (table.stored.id, table.number, msgspec.json.encode(match.snapshot()))
                for table, match in running
            ]
        )
        for table, _ in running:
            table.snapshot_at = table.number


def listing_of(table: Table) -> Listing:
    """The table for the lobby: public facts only."""
    summary = {
        "game": table.stored.game,
        "seats": seats_of(table),
        "asked": table.asked(),
        "number": table.number,
        "scored": table.scored,
        "result": table.result,
        "story": table.story(),
        "difficulty": table.difficulty(),
    }
    return Listing(
        table.stored.id,
        table.status,
        time.time(),
        tuple(each.person for each in table.seats),
        msgspec.json.encode(summary),
        table.bot_to_move() is not None,
    )
