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
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from mythos.core.errors import MythosError
from mythos.core.record import Ruled
from mythos.core.seats import Seat
from mythos.server import log
from mythos.server.errors import Internal, NoSuchTable, StorageDown
from mythos.server.health import Health
from mythos.server.jobs import Call, Job, settle
from mythos.server.log import Row, RulesChanged
from mythos.server.opening import open_stored
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.interface import LogRow, Storage, Unavailable
from mythos.server.table import Table
from mythos.server.tidying import Tidier
from mythos.server.watching import Sending, Watcher, Watchers

T = TypeVar("T")
LOG: Final = logging.getLogger("mythos.engine")
BUSY: Final = 8
GATHER_SECONDS: Final = 0.004
"""When so much arrives at once, wait so long for more: one commit then serves many moves."""
IDLE_SECONDS: Final = 60.0
PULSE_SECONDS: Final = 1.0
TRIES: Final = 5
"""How often a command is judged anew because another process was faster."""


class Staged(Struct):
    """A row that a job has made and that is not durable yet."""

    table: Table
    row: LogRow


class Engine:
    """Owns all open tables of this process. Every method that says so runs in its thread only."""

    def __init__(
        self,
        storage: Storage,
        loop: asyncio.AbstractEventLoop,
        on_bot: Callable[[str, Seat, bytes, int, bool], None] = lambda *_: None,
    ) -> None:
        self.storage = storage
        self.tables: dict[str, Table] = {}
        self.health = Health()
        self._pulsed = -PULSE_SECONDS
        self.batches = 0
        self.rows = 0
        self._loop = loop
        self._on_bot = on_bot
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._watchers = Watchers()
        self._tidier = Tidier(storage)
        self._tidy_due = False
        self._staged: list[Staged] = []
        self._touched: dict[str, Table] = {}
        self._used: set[str] = set()
        self._spoilt: set[str] = set()
        self._closed: set[str] = set()
        """Tables that cannot be opened, of which the log knows."""
        self._busy = False
        self._thread = threading.Thread(target=self._work, name="engine", daemon=True)

    # From the event loop.

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what has arrived, then end. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    def put(self, job: Job) -> None:
        """Do this in the engine's thread; it is told, on the event loop, when it is durable."""
        self._jobs.put(job)

    def post(self, work: Callable[[], T], tell: Callable[[Any], None]) -> None:
        """The same for two functions; `tell` gets what `work` returned or raised."""
        self._jobs.put(Call(work, tell))

    def call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The same with a future."""
        future: asyncio.Future[T] = self._loop.create_future()
        self.post(work, partial(settle, future))
        return future

    def refresh(self, table: str) -> None:
        """Another process has appended to a table ("" for: perhaps to any). Any thread.

        "@person" for: a session of this person has ended.
        """
        if table.startswith("@"):
            self.post(lambda: self.dismiss(table[1:]), lambda _: None)
        else:
            self.post(lambda: self._catch_up(table), lambda _: None)

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
        number, table_id = table.number + 1, table.stored.id
        stored = LogRow(table_id, number, time.time(), log.encode(row))
        self._staged.append(Staged(table, stored))
        table.note(number, row, stored.at)
        self._touched[table_id] = table
        if (end := table.end()) is not None:
            self.stage(table, end)
        return number

    def touch(self, table: Table) -> None:
        """Look at a table again after this batch: somebody may have to be told, a bot to think."""
        self._touched[table.stored.id] = table

    def watch(self, watcher: Watcher, since: int | None) -> int:
        """A connection begins to watch; it gets what it has missed."""
        table = self.table(watcher.table)
        watcher.number = -1 if since is None or since > table.number else since
        self._watchers.add(watcher)
        self.touch(table)
        return table.number

    def is_here(self, table_id: str, seat: Seat) -> bool:
        """Is whoever has this seat at the table, as far as this process knows?"""
        return seat in self._watchers.seats(table_id)

    def dismiss(self, person: str) -> None:
        """Whoever is here by a session of this person that has ended leaves."""
        here = [each for each in self._watchers.of_person(person) if each.session]
        if not here:
            return
        alive = {each.id for each in self.storage.sessions(person)}
        if self.storage.has_old_token(person):
            alive.add("old")
        for watcher in here:
            if watcher.session not in alive:
                self.unwatch(watcher)
                self._loop.call_soon_threadsafe(watcher.leave)

    def ills(self) -> list[str]:
        """What is wrong with the storage, after a try to write; one a second is enough."""
        if time.monotonic() - self._pulsed >= PULSE_SECONDS:
            self._pulsed = time.monotonic()
            try:
                self.storage.pulse()
            except (Unavailable, MythosError) as fault:
                self.health.broke(fault)
        return self.health.ills()

    def unwatch(self, watcher: Watcher) -> None:
        self._watchers.remove(watcher)

    def drop(self, table_id: str) -> None:
        """Forget what is in memory; the storage knows better."""
        self.tables.pop(table_id, None)
        self._watchers.forget(table_id)
        self._tidier.forget(table_id)

    def tidy(self) -> None:
        """Now and then: tidy up when this batch is durable."""
        self._tidy_due = True

    def _open(self, table_id: str) -> Table:
        try:
            table = open_stored(self.storage, table_id)
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
            table.stored.id, table.game.rules_version, table.rules, table.again, table.back,
        )  # fmt: skip
        table.rules = table.game.rules_version
        line = log.raw(Ruled(table.rules, public, table.again, table.back, match.change))
        snapshot = msgspec.Raw(msgspec.json.encode(kept))
        self.stage(table, RulesChanged(table.rules, snapshot, [line], table.again, table.back))
        match.offset = len(table.entries) - len(match.entries)

    def _catch_up(self, table_id: str) -> None:
        """Apply what other processes have appended."""
        for each in [table_id] if table_id else list(self.tables):
            table = self.tables.get(each)
            if table is None:
                continue
            try:
                for row in self.storage.log(each, table.number):
                    table.apply(row, log.decode(row.data))
                    self._touched[each] = table
            except MythosError as error:
                LOG.error("table %s cannot follow another process: %s", each, error)
                self.drop(each)
                self._touched.pop(each, None)

    # The thread itself.

    def _work(self) -> None:
        while True:
            batch = [self._jobs.get()]
            if self._busy:
                time.sleep(GATHER_SECONDS)
            batch += [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]
            self._busy = len(batch) >= BUSY
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._run(jobs)
            if len(jobs) < len(batch):  # told to stop
                try:
                    self._tidier.everything(self.tables.values())
                except (Unavailable, MythosError) as fault:
                    self.health.broke(fault)
                return

    def _run(self, batch: list[Job]) -> None:
        """Run a batch, commit it, and hand back what came of it."""
        self._touched, self._spoilt = {}, set()
        waiting: Sequence[Job] = batch
        for _ in range(TRIES):
            waiting = self._try(waiting)
            if not waiting:
                break
        for job in waiting:
            job.done = StorageDown()
        if self._spoilt:
            self._reopen_spoilt()
        updates = self._watchers.updates(self._touched, self.tables)
        self.batches += 1
        self._loop.call_soon_threadsafe(_hand_back, batch, updates, self._thoughts())
        if self._tidy_due:
            self._tidy_due = False
            self._tidy()

    def _tidy(self) -> None:
        """A little of what may wait; and tables that nobody looks at leave the memory.

        They leave a snapshot, for a change of the rules; the storage has all the rest.
        """
        long_ago = time.monotonic() - IDLE_SECONDS
        idle = [
            table
            for table_id, table in self.tables.items()
            if table.used < long_ago and table_id not in self._watchers
        ]
        try:
            for table in self._tidier.some(idle):
                self.drop(table.stored.id)
        except (Unavailable, MythosError) as fault:
            self.health.broke(fault)

    def _try(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """Run the jobs and commit; returns those to run again because others were faster."""
        owners: list[Job] = []
        staged: list[Staged] = []
        self._staged = staged
        for job in jobs:
            before = len(staged)
            job.done = self._do(job)
            job.used = self._used
            owners += [job] * (len(staged) - before)
        return self._commit(jobs, owners) if staged else ()

    def _do(self, job: Job) -> Any:
        staged, self._used = len(self._staged), set()
        try:
            return job.work()
        except (Unavailable, BadDatabase) as fault:
            self._forget(staged, self._used)
            return self.health.broke(fault)
        except MythosError as error:
            self._forget(staged, {each.table.stored.id for each in self._staged[staged:]})
            return error
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

    def _commit(self, jobs: Sequence[Job], owners: list[Job]) -> Sequence[Job]:
        """Make the batch durable. Whoever saw what was not kept is run again, or refused."""
        staged = self._staged
        listings = self._tidier.due(each.table for each in staged)
        try:
            stored = self.storage.append([each.row for each in staged], listings)
        except (Unavailable, MythosError) as fault:
            LOG.warning("the storage did not take a batch of %d rows", len(staged))
            refusal = self.health.broke(fault)
            lost = {each.table.stored.id for each in staged}
            self._forget(0, lost)
            for job in jobs:
                if job.used & lost:
                    job.done = refusal
            return ()
        self.health.took()
        self.rows += sum(stored)
        if all(stored):
            return ()
        lost = {each.table.stored.id for each, kept in zip(staged, stored, strict=True) if not kept}
        for table_id in lost:
            self.drop(table_id)
            self._touched.pop(table_id, None)
        self._spoilt |= lost
        kept_jobs = {id(job) for job, kept in zip(owners, stored, strict=True) if kept}
        return [job for job in jobs if job.used & lost and id(job) not in kept_jobs]

    def _thoughts(self) -> list[Callable[[], None]]:
        """Bots that have to decide now."""
        found: list[Callable[[], None]] = []
        for table_id, table in self._touched.items():
            seat = table.bot_to_move()
            if seat is not None and table.match is not None and self._is_attended(table):
                data = msgspec.json.encode(table.match.snapshot())
                number, watched = len(table.entries), table_id in self._watchers
                found.append(partial(self._on_bot, table_id, seat, data, number, watched))
        return found

    def _is_attended(self, table: Table) -> bool:
        """Bots do not begin before a person who plays has opened the table and sees them."""
        if table.played or not any(holder.person for holder in table.seats):
            return True
        return self._watchers.has_player(table.stored.id)


def _hand_back(
    batch: list[Job], updates: list[Sending], thoughts: list[Callable[[], None]]
) -> None:
    """On the event loop: answer everybody, then send the updates, then let bots think."""
    for job in batch:
        job.tell(job.done)
    for send, frame in updates:
        send(frame)
    for thought in thoughts:
        thought()
