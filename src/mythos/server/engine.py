"""The engine: one thread that runs the jobs, has them made durable, and then tells people.

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
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from mythos.core.errors import MythosError
from mythos.core.seats import Seat
from mythos.server.bots import snapshot_for
from mythos.server.errors import Internal, RulesRanAway, StorageDown
from mythos.server.health import Health
from mythos.server.jobs import Call, Job, settle
from mythos.server.ledger import Ledger
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.interface import Unavailable
from mythos.server.table import Table
from mythos.server.watching import Sending

T = TypeVar("T")
LOG: Final = logging.getLogger("mythos.engine")
BUSY: Final = 8
GATHER_SECONDS: Final = 0.004
"""When so much arrives at once, wait so long for more: one commit then serves many moves."""
LONG_SECONDS: Final = 1.0
PULSE_SECONDS: Final = 1.0
TRIES: Final = 5
"""How often a command is judged anew because another process was faster."""


class Engine:
    """Runs jobs on a ledger. What it says runs in its thread, runs in its thread only."""

    def __init__(
        self,
        ledger: Ledger,
        loop: asyncio.AbstractEventLoop,
        on_bot: Callable[[str, Seat, bytes, int, bool], None] = lambda *_: None,
    ) -> None:
        self.ledger = ledger
        self.health = Health()
        self.batches = 0
        self.rows = 0
        self._pulsed = -PULSE_SECONDS
        self._loop = loop
        self._on_bot = on_bot
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._tidy_due = False
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
            self.post(lambda: self.ledger.dismiss(table[1:]), lambda _: None)
        else:
            self.post(lambda: self.ledger.catch_up(table), lambda _: None)

    # In the engine's thread.

    def ills(self) -> list[str]:
        """What is wrong with the storage, after a try to write; one a second is enough."""
        if time.monotonic() - self._pulsed >= PULSE_SECONDS:
            self._pulsed = time.monotonic()
            try:
                self.ledger.storage.pulse()
            except (Unavailable, MythosError) as fault:
                self.health.broke(fault)
        return self.health.ills()

    def tidy(self) -> None:
        """Now and then: tidy up when this batch is durable."""
        self._tidy_due = True

    def _work(self) -> None:
        self.ledger.watchdog.start()
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
                self._write_up(self.ledger.close)
                self.ledger.watchdog.stop()
                return

    def _run(self, batch: list[Job]) -> None:
        """Run a batch, commit it, and hand back what came of it."""
        ledger = self.ledger
        ledger.begin_batch()
        waiting: Sequence[Job] = batch
        for _ in range(TRIES):
            waiting = self._try(waiting)
            if not waiting:
                break
        for job in waiting:
            job.done = StorageDown()
        ledger.reopen_spoilt()
        since = time.monotonic()
        updates = ledger.updates()
        self._note_time("a view", time.monotonic() - since, ledger.touched)
        self.batches += 1
        self._loop.call_soon_threadsafe(
            _hand_back, batch, updates, self._thoughts(), ledger.take_leaving()
        )
        if self._tidy_due:
            self._tidy_due = False
            self._write_up(ledger.tidy)

    def _write_up(self, write: Callable[[], None]) -> None:
        """Have the ledger write what may wait; a fault of the storage is nobody's refusal."""
        try:
            write()
        except (Unavailable, MythosError) as fault:
            self.health.broke(fault)

    def _try(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """Run the jobs and commit; returns those to run again because others were faster."""
        ledger = self.ledger
        owners: list[Job] = []
        ledger.begin_try()
        for job in jobs:
            begin, since = ledger.begin_job(), time.monotonic()
            job.done = self._do(job, begin)
            job.used = ledger.used
            self._note_time("a job", time.monotonic() - since, job.used)
            owners += [job] * (len(ledger.staged) - begin)
        return self._commit(jobs, owners) if owners else ()

    def _do(self, job: Job, begin: int) -> Any:
        ledger = self.ledger
        try:
            return job.work()
        except (Unavailable, BadDatabase) as fault:
            ledger.forget(begin, ledger.used)
            return self.health.broke(fault)
        except RulesRanAway as error:
            ledger.forget(begin, ledger.made_since(begin) | {error.table})
            ledger.shut(error.table, error)
            return error
        except MythosError as error:
            ledger.forget(begin, ledger.made_since(begin))
            return error
        except Exception:
            LOG.exception("a job broke")
            ledger.forget(begin, ledger.used)
            return Internal()

    def _note_time(self, what: str, seconds: float, tables: Iterable[str]) -> None:
        """Whoever keeps everybody waiting is named."""
        if seconds > LONG_SECONDS:
            LOG.warning("%s took %.1f s at: %s", what, seconds, ", ".join(tables) or "no table")

    def _commit(self, jobs: Sequence[Job], owners: list[Job]) -> Sequence[Job]:
        """Make the batch durable. Whoever saw what was not kept is run again, or refused."""
        ledger, staged = self.ledger, self.ledger.staged
        try:
            stored = ledger.write()
        except (Unavailable, MythosError) as fault:
            LOG.warning("the storage did not take a batch of %d rows", len(staged))
            refusal = self.health.broke(fault)
            lost = ledger.made_since(0)
            ledger.forget(0, lost)
            for job in jobs:
                if job.used & lost:
                    job.done = refusal
            return ()
        self.health.took()
        self.rows += sum(stored)
        if all(stored):
            return ()
        lost = {each.table.stored.id for each, kept in zip(staged, stored, strict=True) if not kept}
        ledger.spoil(lost)
        kept_jobs = {id(job) for job, kept in zip(owners, stored, strict=True) if kept}
        return [job for job in jobs if job.used & lost and id(job) not in kept_jobs]

    def _thoughts(self) -> list[Callable[[], None]]:
        """Bots that have to decide now."""
        found: list[Callable[[], None]] = []
        watchers = self.ledger.watchers
        for table_id, table in self.ledger.touched.items():
            seat = table.bot_to_move()
            if seat is not None and table.match is not None and self._is_attended(table):
                data = snapshot_for(table.match)
                number, watched = len(table.entries), table_id in watchers
                found.append(partial(self._on_bot, table_id, seat, data, number, watched))
        return found

    def _is_attended(self, table: Table) -> bool:
        """Bots do not begin before a person who plays has opened the table and sees them."""
        if table.played or not any(holder.person for holder in table.seats):
            return True
        return self.ledger.watchers.has_player(table.stored.id)


def _hand_back(
    batch: list[Job],
    updates: list[Sending],
    thoughts: list[Callable[[], None]],
    leaving: list[Callable[[], None]],
) -> None:
    """On the event loop: answer everybody, then send the updates, then let bots think."""
    for job in batch:
        job.tell(job.done)
    for send, frame in updates:
        send(frame)
    for leave in leaving:
        leave()
    for thought in thoughts:
        thought()
