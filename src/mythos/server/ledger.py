"""The book of tables: which are open here, what has been written about them and is not yet durable.

It knows the storage and the people who watch, and nothing of who runs the jobs: the engine opens
a batch, lets jobs write, and has what they wrote committed. All of it is in the engine's thread.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from mythos.core.errors import MythosError
from mythos.core.record import Ruled
from mythos.core.seats import Seat
from mythos.server import log
from mythos.server.errors import NoSuchTable, NotSignedIn, RulesRanAway
from mythos.server.loading import open_stored, read_only
from mythos.server.log import Row, RulesChanged
from mythos.server.storage.interface import LogRow, Storage, Unavailable
from mythos.server.table import Table
from mythos.server.tidying import Tidier
from mythos.server.watchdog import UNWATCHED, Watchdog
from mythos.server.watching import Sending, Watcher, Watchers

LOG: Final = logging.getLogger("mythos.ledger")
IDLE_SECONDS: Final = 60.0


class Staged(Struct):
    """A row that a job has made and that is not durable yet."""

    table: Table
    row: LogRow


class Ledger:
    """Owns all open tables of this process."""

    def __init__(
        self, storage: Storage, watchdog: Watchdog = UNWATCHED, crashes: Path | None = None
    ) -> None:
        self.storage = storage
        self.watchdog = watchdog
        self._crashes = crashes
        self.tables: dict[str, Table] = {}
        self.watchers = Watchers()
        self.staged: list[Staged] = []
        self.touched: dict[str, Table] = {}
        """Tables about which somebody may have to be told when the batch is durable."""
        self.used: set[str] = set()
        """The tables that the present job has looked at."""
        self.leaving: list[Callable[[], None]] = []
        """Connections that have to go, to be called on the event loop."""
        self._tidier = Tidier(storage)
        self._spoilt: set[str] = set()
        self._closed: set[str] = set()
        """Tables that cannot be opened, of which the log knows."""
        self._shut: dict[str, MythosError] = {}
        """Tables whose rules came to no end, until this process ends."""

    # What jobs ask for.

    def table(self, table_id: str) -> Table:
        """The table, opened from the storage if need be."""
        self.used.add(table_id)
        if table_id in self._shut:
            raise self._shut[table_id].with_traceback(None)
        found = self.tables.get(table_id)
        if found is None:
            found = self._open(table_id)
            self.tables[table_id] = found
        found.used = time.monotonic()
        return found

    def running(self) -> int:
        """How many tables in memory may still be played at."""
        return sum(table.status != "finished" for table in self.tables.values())

    def keep(self, table: Table) -> None:
        """A new table is open here."""
        table.used = time.monotonic()
        self.tables[table.stored.id] = table

    def stage(self, table: Table, row: Row) -> int:
        """A row that has taken effect in memory; it becomes durable with this batch."""
        number, table_id = table.number + 1, table.stored.id
        stored = LogRow(table_id, number, time.time(), log.encode(row))
        self.staged.append(Staged(table, stored))
        table.note(number, row, stored.at)
        self.touched[table_id] = table
        if (end := table.end()) is not None:
            self.stage(table, end)
        return number

    def touch(self, table: Table) -> None:
        """Look at a table again after this batch: somebody may have to be told, a bot to think."""
        self.touched[table.stored.id] = table

    def watch(self, watcher: Watcher, since: int | None) -> int:
        """A connection begins to watch; it gets what it has missed."""
        table = self.table(watcher.table)
        watcher.number = -1 if since is None or since > table.number else since
        self.watchers.add(watcher)
        self.touch(table)
        return table.number

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)

    def is_here(self, table_id: str, seat: Seat) -> bool:
        """Is whoever has this seat at the table, as far as this process knows?"""
        return seat in self.watchers.seats(table_id)

    def dismiss(self, person: str) -> None:
        """Whoever is here by a session of this person that has ended leaves."""
        here = [each for each in self.watchers.of_person(person) if each.session]
        if not here:
            return
        alive = {each.id for each in self.storage.sessions(person)}
        if self.storage.has_old_token(person):
            alive.add("old")
        for watcher in here:
            if watcher.session not in alive:
                self.unwatch(watcher)
                self.leaving.append(partial(watcher.leave, NotSignedIn()))

    def catch_up(self, table_id: str) -> None:
        """Apply what other processes have appended ("" for: perhaps to any table)."""
        for each in [table_id] if table_id else list(self.tables):
            table = self.tables.get(each)
            if table is None:
                continue
            try:
                for row in self.storage.log(each, table.number):
                    table.apply(row, log.decode(row.data))
                    self.touched[each] = table
            except RulesRanAway as error:
                self.shut(each, error)
            except MythosError as error:
                LOG.error("table %s cannot follow another process: %s", each, error)
                self.drop(each)

    def drop(self, table_id: str) -> None:
        """Forget what is in memory; the storage knows better."""
        self.tables.pop(table_id, None)
        self.touched.pop(table_id, None)
        self.watchers.forget(table_id)
        self._tidier.forget(table_id)

    def shut(self, table_id: str, error: MythosError) -> None:
        """The rules of a table do not work: close it, keep its record, tell whoever is there."""
        if table_id in self._shut:
            return
        self._shut[table_id] = error
        self.drop(table_id)
        LOG.error("table %s is closed: %s; its record: %s", table_id, error, self._keep(table_id))
        for watcher in self.watchers.at(table_id):
            self.unwatch(watcher)
            self.leaving.append(partial(watcher.leave, error))

    def _keep(self, table_id: str) -> str:
        """Where the record of a table lies whose rules do not work."""
        if self._crashes is None:
            return "not kept"
        try:
            table = read_only(self.storage, table_id)
            if table is None or not table.entries:
                return "nothing was played"
            path = self._crashes / f"{table.game.id}-{table_id}.jsonl"
            table.record().write(path, replace=True)
        except (Unavailable, MythosError, OSError) as fault:
            return f"not kept ({fault})"
        return str(path)

    # What the engine does with a batch.

    def begin_batch(self) -> None:
        self.touched, self._spoilt = {}, set()

    def take_leaving(self) -> list[Callable[[], None]]:
        """Who has to go since this was last asked."""
        leaving, self.leaving = self.leaving, []
        return leaving

    def begin_try(self) -> None:
        """The jobs of the batch are run, perhaps once more: nothing of theirs is written yet."""
        self.staged = []

    def begin_job(self) -> int:
        """Where the rows of the next job begin."""
        self.used = set()
        return len(self.staged)

    def made_since(self, begin: int) -> set[str]:
        """The tables of which the rows since there are."""
        return {each.table.stored.id for each in self.staged[begin:]}

    def forget(self, begin: int, tables: set[str]) -> None:
        """A job failed half-way: its rows are not kept, and its tables are read anew."""
        del self.staged[begin:]
        self.spoil(tables)

    def spoil(self, tables: set[str]) -> None:
        """These tables in memory are not what the storage has."""
        for table_id in tables:
            self.drop(table_id)
        self._spoilt |= tables

    def write(self) -> list[bool]:
        """Make the rows durable; says of each whether it is: another process may be faster."""
        listings = self._tidier.due(each.table for each in self.staged)
        written = self.storage.append([each.row for each in self.staged], listings)
        self._shut_unlisted()
        return written

    def reopen_spoilt(self) -> None:
        """Tables whose memory was thrown away while others watch: show what is really there."""
        for table_id in self._spoilt:
            if table_id in self.watchers or table_id in self.touched:
                self.touched.pop(table_id, None)
                self.staged = []
                with suppress(MythosError, Unavailable):
                    self.touched[table_id] = self.table(table_id)
                if self.staged:  # new rules, noticed on opening: the next job will make it durable
                    self.drop(table_id)

    def updates(self) -> list[Sending]:
        """What everybody who watches is told of this batch."""
        updates = self.watchers.updates(self.touched, self.tables)
        failed, self.watchers.failed = self.watchers.failed, {}
        for table_id, error in failed.items():
            self.shut(table_id, error)
        return updates

    def tidy(self) -> None:
        """A little of what may wait; and tables that nobody looks at leave the memory.

        They leave a snapshot, for a change of the rules; the storage has all the rest.
        """
        long_ago = time.monotonic() - IDLE_SECONDS
        idle = [
            table
            for table_id, table in self.tables.items()
            if table.used < long_ago and table_id not in self.watchers
        ]
        for table in self._tidier.some(idle):
            self.drop(table.stored.id)
        self._shut_unlisted()

    def _shut_unlisted(self) -> None:
        ran_away, self._tidier.ran_away = self._tidier.ran_away, []
        for error in ran_away:
            self.shut(error.table, error)

    def close(self) -> None:
        """All that may wait, before the process ends."""
        self._tidier.everything(self.tables.values())

    # Opening.

    def _open(self, table_id: str) -> Table:
        try:
            table = open_stored(self.storage, table_id, self.watchdog)
        except RulesRanAway as error:
            self.shut(table_id, error)
            raise
        except MythosError as error:
            if table_id not in self._closed:
                self._closed.add(table_id)
                LOG.error("table %s is closed: %s", table_id, error)
            raise
        if table is None:
            raise NoSuchTable
        self._closed.discard(table_id)
        self._change_rules(table)
        return table

    def _change_rules(self, table: Table) -> None:
        """A running game of older rules goes on from here under the new ones, and says so."""
        match = table.match
        if match is None or match.over or table.rules == table.game.rules_version:
            return
        match.begin_other_dice()
        kept = match.snapshot()
        public = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(kept, seed="")))
        LOG.info(
            "table %s goes on under rules %s instead of %s: %d moves run again, %d taken back",
            table.stored.id, table.game.rules_version, table.rules, table.rerun_moves, table.back,
        )  # fmt: skip
        table.rules = table.game.rules_version
        line = log.raw(Ruled(table.rules, public, table.rerun_moves, table.back, match.change))
        snapshot = msgspec.Raw(msgspec.json.encode(kept))
        self.stage(
            table, RulesChanged(table.rules, snapshot, [line], table.rerun_moves, table.back)
        )
        match.offset = len(table.entries) - len(match.entries)
