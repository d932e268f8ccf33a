"""The engine: one thread that runs the rules, makes everything durable, and then tells people.

The event loop hands over whatever has arrived; the engine takes all of it at once, runs it,
commits once, and hands back replies and updates. So a move is acknowledged only when it is
durable, one commit serves many moves, and neither rules nor waiting are on the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from mythos.core.errors import MythosError
from mythos.core.record import Ruled
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import log
from mythos.server.errors import Internal, NoSuchTable, StorageDown
from mythos.server.eyes import Gallery, common_of, seats_of
from mythos.server.log import Row, RulesChanged
from mythos.server.opening import open_stored
from mythos.server.storage.interface import Listing, LogRow, Storage, Unavailable
from mythos.server.table import Table

T = TypeVar("T")
LOG: Final = logging.getLogger("mythos.engine")
SNAPSHOT_EVERY: Final = 20
BUSY: Final = 8
GATHER_SECONDS: Final = 0.002
"""When so much arrives at once, wait so long for more: one commit then serves many moves."""
SNAPSHOTS_AT_ONCE: Final = 20
LISTED_EVERY: Final = 5.0
LISTED_AT_ONCE: Final = 40
"""Whose turn it is reaches the stored lobby so late at most, a few tables at a time."""
IDLE_SECONDS: Final = 60.0
TRIES: Final = 5
"""How often a command is judged anew because another process was faster."""


class Watcher:
    """A connection at a table, as the engine knows it: whose eyes, and what it saw last."""

    __slots__ = ("number", "person", "seat", "send", "table")

    def __init__(self, table: str, seat: Seat, person: str, send: Callable[[bytes], None]) -> None:
        self.table = table
        self.seat = seat
        self.person = person
        self.number = -1
        self.send = send
        """Called on the event loop."""


class Job(Generic[T]):
    """Something to do in the engine's thread, and who is told on the event loop when it is done."""

    __slots__ = ("done", "tell", "used", "work")

    def __init__(
        self, work: Callable[[], T], tell: Callable[[T | BaseException | None], None]
    ) -> None:
        self.work = work
        self.tell = tell
        self.used: set[str] = set()
        self.done: T | BaseException | None = None


class Staged(Struct):
    """Rows that a job has made and that are not durable yet."""

    table: Table
    row: LogRow
    meant: Row


class Engine:
    """Owns all open tables of this process. Every method that says so runs in its thread only."""

    def __init__(
        self,
        storage: Storage,
        loop: asyncio.AbstractEventLoop,
        on_bot: Callable[[str, Seat, bytes, int], None] = lambda *_: None,
    ) -> None:
        self.storage = storage
        self.tables: dict[str, Table] = {}
        self._loop = loop
        self._on_bot = on_bot
        self._thoughts: list[Callable[[], None]] = []
        self._unlisted: dict[str, tuple[float, Table]] = {}
        self._listed: dict[str, tuple[str, bool, tuple[str, ...]]] = {}
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._watchers: dict[str, set[Watcher]] = {}
        self._galleries: dict[str, Gallery] = {}
        self._staged: list[Staged] = []
        self._touched: dict[str, Table] = {}
        self._joining: list[Watcher] = []
        self._tidy_due = False
        self._used: set[str] = set()
        self._spoilt: set[str] = set()
        self._frames: list[tuple[Watcher, bytes]] = []
        self._busy = False
        self.batches = 0
        self.rows = 0
        self._thread = threading.Thread(target=self._work, name="engine", daemon=True)

    # From the event loop.

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what has arrived, then end. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    def call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do this in the engine's thread; the future is done when its rows are durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        self.post(work, lambda done: _settle(future, done))
        return future

    def post(self, work: Callable[[], T], tell: Callable[[T | BaseException | None], None]) -> None:
        """The same without a future: `tell` gets the outcome, on the event loop."""
        self._jobs.put(Job(work, tell))

    def refresh(self, table: str) -> None:
        """Another process has appended to a table ("" for: perhaps to any). Any thread."""
        self._jobs.put(Job(lambda: self._catch_up(table), lambda _: None))

    # In the engine's thread.

    def table(self, table_id: str) -> Table:
        """The table, opened from the storage if need be."""
        self._used.add(table_id)
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
        number = table.number + 1
        self._staged.append(
            Staged(table, LogRow(table.stored.id, number, time.time(), log.encode(row)), row)
        )
        table.note(number, row)
        self._touched[table.stored.id] = table
        return number

    def touch(self, table: Table) -> None:
        """Look at a table again after this batch: somebody may have to be told, a bot to think."""
        self._touched[table.stored.id] = table

    def watch(self, watcher: Watcher, since: int | None) -> int:
        """A connection begins to watch; it gets what it has missed."""
        table = self.table(watcher.table)
        watcher.number = -1 if since is None or since > table.number else since
        self._watchers.setdefault(watcher.table, set()).add(watcher)
        self._joining.append(watcher)
        self.touch(table)
        return table.number

    def unwatch(self, watcher: Watcher) -> None:
        watching = self._watchers.get(watcher.table, set())
        watching.discard(watcher)
        if not watching:
            self._watchers.pop(watcher.table, None)
            self._galleries.pop(watcher.table, None)

    def drop(self, table_id: str) -> None:
        """Forget what is in memory; the storage knows better."""
        self.tables.pop(table_id, None)
        self._galleries.pop(table_id, None)
        self._unlisted.pop(table_id, None)
        self._listed.pop(table_id, None)

    def _open(self, table_id: str) -> Table:
        table = open_stored(self.storage, table_id)
        if table is None:
            raise NoSuchTable
        self._change_rules(table)
        return table

    def _change_rules(self, table: Table) -> None:
        """A running game of older rules goes on from here under the new ones, and says so."""
        match = table.match
        if match is None or match.over or table.rules == table.game.rules_version:
            return
        kept = match.snapshot()
        public = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(kept, seed="")))
        table.rules = table.game.rules_version
        line = log.raw(Ruled(table.rules, public))
        snapshot = msgspec.Raw(msgspec.json.encode(kept))
        self.stage(table, RulesChanged(table.rules, snapshot, [line]))
        match.offset = len(table.entries) - len(match.entries)

    def _catch_up(self, table_id: str) -> None:
        """Apply what other processes have appended."""
        for each in [table_id] if table_id else list(self.tables):
            table = self.tables.get(each)
            if table is None:
                continue
            for row in self.storage.log(each, table.number):
                table.apply(row, log.decode(row.data))
                self._touched[each] = table

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            if self._busy:
                time.sleep(GATHER_SECONDS)
            batch: list[Job[Any]] = []
            while job is not None:
                batch.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            self._busy = len(batch) >= BUSY
            if batch:
                self._run(batch)
            if job is None:
                with suppress(Unavailable, MythosError):
                    self._unlisted = {name: (0.0, table) for name, table in self.tables.items()}
                    self._tidy(every=1)
                return

    def _run(self, batch: list[Job[Any]]) -> None:
        """Run a batch, commit it, and hand back what came of it."""
        self._touched, self._frames, self._thoughts, self._spoilt = {}, [], [], set()
        self._joining = []
        waiting = batch
        for _ in range(TRIES):
            waiting = self._try(waiting)
            if not waiting:
                break
        for job in waiting:
            job.done = StorageDown()
        self._reopen_spoilt()
        self._tell()
        self.batches += 1
        self._loop.call_soon_threadsafe(_hand_back, batch, self._frames, self._thoughts)
        if self._tidy_due:
            self._tidy_due = False
            with suppress(Unavailable, MythosError):
                self._tidy()

    def _try(self, jobs: list[Job[Any]]) -> list[Job[Any]]:
        """Run the jobs and commit; returns those to run again because others were faster."""
        owners: list[Job[Any]] = []
        self._staged = []
        for job in jobs:
            before = len(self._staged)
            job.done = self._do(job)
            job.used = self._used
            owners += [job] * (len(self._staged) - before)
        if not self._staged:
            return []
        return self._commit(jobs, owners)

    def _do(self, job: Job[Any]) -> Any:
        staged, self._used = len(self._staged), set()
        try:
            return job.work()
        except MythosError as error:
            self._forget(staged, {each.table.stored.id for each in self._staged[staged:]})
            return error
        except Unavailable:
            self._forget(staged, self._used)
            return StorageDown()
        except Exception:
            LOG.exception("a job broke")
            self._forget(staged, self._used)
            return Internal()

    def _forget(self, staged: int, tables: set[str]) -> None:
        """A job failed half-way: its rows are not kept, and its tables are read anew."""
        del self._staged[staged:]
        for table_id in tables:
            self.drop(table_id)
            self._touched.pop(table_id, None)
        self._spoilt |= tables

    def _reopen_spoilt(self) -> None:
        """Tables whose memory was thrown away while others watch: show what is really there."""
        for table_id in self._spoilt:
            if table_id in self._watchers or table_id in self._touched:
                self._touched.pop(table_id, None)
                self._staged = []
                with suppress(MythosError, Unavailable):
                    self._touched[table_id] = self.table(table_id)
                if self._staged:  # new rules, noticed on opening: the next job will make it durable
                    self._touched.pop(table_id, None)
                    self.drop(table_id)

    def _commit(self, jobs: list[Job[Any]], owners: list[Job[Any]]) -> list[Job[Any]]:
        """Make the batch durable. Whoever saw what was not kept is run again, or refused."""
        rows = [each.row for each in self._staged]
        try:
            stored = self.storage.append(rows, self._listings())
        except (Unavailable, MythosError):
            LOG.warning("the storage did not take a batch of %d rows", len(rows))
            lost = {each.table.stored.id for each in self._staged}
            self._forget(0, lost)
            for job in jobs:
                if job.used & lost:
                    job.done = StorageDown()
            return []
        self.rows += sum(stored)
        lost = {
            each.table.stored.id
            for each, kept in zip(self._staged, stored, strict=True)
            if not kept
        }
        for table_id in lost:
            self.drop(table_id)
            self._touched.pop(table_id, None)
        self._spoilt |= lost
        kept_jobs = {id(job) for job, kept in zip(owners, stored, strict=True) if kept}
        return [job for job in jobs if job.used & lost and id(job) not in kept_jobs]

    def _listings(self) -> list[Listing]:
        """The lobby's entries that must not wait: who sits where, open, running or finished.

        Whose turn it is may be a moment late there; `tidy` brings it.
        """
        due = []
        for staged in self._staged:
            table = staged.table
            bot = table.bot_to_move() is not None  # another process may have to serve it
            facts = (table.status, bot, tuple(holder.person for holder in table.seats))
            if self._listed.get(table.stored.id) == facts:
                self._unlisted.setdefault(table.stored.id, (time.monotonic(), table))
            else:
                self._listed[table.stored.id] = facts
                due.append(listing_of(table))
        return due

    def tidy(self) -> None:
        """In the engine's thread, now and then: tidy up when this batch is durable."""
        self._tidy_due = True

    def _tidy(self, every: int = SNAPSHOT_EVERY) -> None:
        """Bring the lobby and the snapshots up to date, close what nobody looks at."""
        last = every == 1
        self._keep_snapshots([table for _, table in self._unlisted.values()], every)
        long_ago = time.monotonic() - (0 if last else LISTED_EVERY)
        late = [name for name, (since, _) in self._unlisted.items() if since <= long_ago]
        late = late if last else late[:LISTED_AT_ONCE]
        tables = [self._unlisted.pop(name)[1] for name in late]
        if tables:
            self.storage.append([], [listing_of(table) for table in tables])
        self._close_idle()

    def _close_idle(self) -> None:
        """Tables that nobody has looked at for a while leave the memory; the storage has them."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for table_id, table in list(self.tables.items()):
            if table.used < long_ago and table_id not in self._watchers:
                self.drop(table_id)

    def _keep_snapshots(self, tables: Sequence[Table], every: int) -> None:
        """The state of tables that have moved on for long, so that opening them is cheap."""
        due = [
            (table, match)
            for table in tables
            if (match := table.match) is not None
            and not match.over
            and table.number - table.snapshot_at >= every
        ]
        due = due if every == 1 else due[:SNAPSHOTS_AT_ONCE]
        if due:
            self.storage.save_snapshots(
                [
                    (table.stored.id, table.number, msgspec.json.encode(match.snapshot()))
                    for table, match in due
                ]
            )
        for table, _ in due:
            table.snapshot_at = table.number

    def _tell(self) -> None:
        """Make the updates for everybody who watches a table that changed, or has just come."""
        for watcher in self._joining:
            if watcher in self._watchers.get(watcher.table, ()):
                self._welcome(watcher)
        for table_id, table in self._touched.items():
            watchers = self._watchers.get(table_id)
            if watchers:
                self._update(table, watchers)
            seat = table.bot_to_move()
            if seat is not None and table.match is not None:
                data = msgspec.json.encode(table.match.snapshot())
                position = len(table.entries)
                self._thoughts.append(partial(self._on_bot, table_id, seat, data, position))

    def _welcome(self, watcher: Watcher) -> None:
        """The first update of a connection: the whole view, and what it has missed."""
        table = self.tables.get(watcher.table)
        if table is None:
            return
        frames = Gallery().frames(table, watcher.seat, {watcher.number}, common_of(table))
        self._frames.append((watcher, frames[watcher.number]))
        watcher.number = table.number

    def _update(self, table: Table, watchers: set[Watcher]) -> None:
        gallery = self._galleries.setdefault(table.stored.id, Gallery())
        by_seat: dict[Seat, list[Watcher]] = {}
        for watcher in watchers:
            if watcher.seat != SPECTATOR and table.seats[watcher.seat].person != watcher.person:
                watcher.seat, watcher.number = SPECTATOR, -1  # the seat has changed hands
            if watcher.number < table.number:
                by_seat.setdefault(watcher.seat, []).append(watcher)
        common = common_of(table)
        for seat, group in by_seat.items():
            numbers = {watcher.number for watcher in group}
            frames = gallery.frames(table, seat, numbers, common)
            for watcher in group:
                self._frames.append((watcher, frames[watcher.number]))
                watcher.number = table.number


def _hand_back(
    batch: list[Job[Any]],
    frames: list[tuple[Watcher, bytes]],
    thoughts: list[Callable[[], None]],
) -> None:
    """On the event loop: answer everybody, then send the updates, then let bots think."""
    for job in batch:
        job.tell(job.done)
    for watcher, frame in frames:
        watcher.send(frame)
    for thought in thoughts:
        thought()


def _settle(future: asyncio.Future[T], done: Any) -> None:
    if future.done():
        return
    if isinstance(done, BaseException):
        future.set_exception(done)
    else:
        future.set_result(done)


def listing_of(table: Table) -> Listing:
    """The table for the lobby: public facts only."""
    summary = {
        "game": table.stored.game,
        "seats": seats_of(table),
        "asked": table.asked(),
        "number": table.number,
        "bot": table.bot_to_move() is not None,
        "result": table.match.result if table.match else None,
    }
    return Listing(
        table.stored.id,
        table.status,
        time.time(),
        tuple(each.person for each in table.seats),
        msgspec.json.encode(summary),
    )
