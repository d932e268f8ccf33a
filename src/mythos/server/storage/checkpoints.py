"""Emptying SQLite's write-ahead log without making anybody wait for it.

SQLite would do it inside some commit, which then takes ten times as long, and so would everybody
behind it. A thread with a connection of its own copies nearly all of the log into the file while
commits go on; the little that came meanwhile is copied by the writer, after a commit. The log can
then begin anew in the same place, which also keeps commits fast: a log that grows needs more of
the disk than one that is written over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Final

ROWS: Final = 600
"""Changed rows after which it is time again: some thousand pages."""
LAST_RESORT: Final = 20_000
"""Pages after which a commit does it all, should the thread fail."""
CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Told of every commit by the one writer."""

    def __init__(
        self, writer: sqlite3.Connection, connect: Callable[[], sqlite3.Connection]
    ) -> None:
        self._writer = writer
        self._connect = connect
        self._done_at = 0
        self._due = Event()
        self._copied = Event()
        self._stopped = False
        self._thread: Thread | None = None

    def committed(self) -> None:
        """By the writer, outside a transaction."""
        if self._copied.is_set():
            self._copied.clear()
            with suppress(sqlite3.Error):
                self._writer.execute(CHECKPOINT)
        elif self._writer.total_changes - self._done_at > ROWS:
            self._done_at = self._writer.total_changes
            if self._thread is None:
                self._thread = Thread(target=self._run, name="mythos-checkpoints", daemon=True)
                self._thread.start()
            self._due.set()

    def stop(self) -> None:
        """SQLite copies the rest when the last connection is closed."""
        self._stopped = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        with suppress(sqlite3.Error), closing(self._connect()) as connection:
            while not self._stopped:
                self._due.wait()
                self._due.clear()
                if not self._stopped:
                    connection.execute(CHECKPOINT)
                    self._copied.set()
