"""Tables in one SQLite file: the default, nothing to install, one server process.

One connection behind a lock. The write-ahead log is synced at every commit, so what `append` has
acknowledged survives a crash of the program and of the machine.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Final, TypeVar

from mythos.server.storage import migrations
from mythos.server.storage.append import read_last_numbers
from mythos.server.storage.checkpoints import Checkpoints
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.interface import Unavailable
from mythos.server.storage.session import Row, Session, Value, check_texts
from mythos.server.storage.sql import SqlStorage
from mythos.server.storage.sqlite_file import connect, opening, using

T = TypeVar("T")
MOST_REMEMBERED: Final = 100_000
"""Tables whose last number is kept in memory."""


class SqliteStorage(SqlStorage):
    """Opening checks the file, so a wrong one is refused before anybody plays on it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = RLock()
        with opening(path):
            self._connection = connect(path)
        self._session = SqliteSession(self._connection)
        self._checkpoints = Checkpoints(self._connection, lambda: connect(path))
        self._closed = False
        try:
            self._check()
        except BaseException:
            self.close()
            raise

    def migrate(self) -> int:
        return self._write(
            lambda session: migrations.migrate(session, migrations.SQLITE, str(self.path))
        )

    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._checkpoints.stop()
            self._connection.close()

    def listen(self, heard: Callable[[str], None]) -> None:
        """Nothing to hear: a file serves one process."""

    def _read(self, sql: str, *values: Value) -> list[Row]:
        with self._turn():
            return self._session.rows(sql, *values)

    def _write(self, work: Callable[[Session], T]) -> T:
        session = self._session
        with self._turn():
            try:
                with transaction(self._connection):
                    session.notice_others()
                    answer = work(session)
            except BaseException:
                session.forget()
                raise
            self._checkpoints.committed()
            return answer

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """One thread at a time uses the connection."""
        with self._lock, using(self.path):
            if self._closed:
                raise Unavailable(f"{self.path}: closed")
            yield

    def _check(self) -> None:
        """Refuse what we cannot write, what a newer program made, and what is not ours."""
        session, place = self._session, str(self.path)
        with opening(self.path), transaction(self._connection):
            fresh = migrations.known_version(session, migrations.SQLITE, place) == 0
            if fresh and session.rows("SELECT 1 FROM sqlite_master"):
                raise BadDatabase(place, "this is the database of another program")


class SqliteSession:
    """The statements of a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._version = -1
        self._last: dict[str, int] = {}
        """Last numbers that this connection wrote and nobody else can have changed since."""

    def notice_others(self) -> None:
        """If another program has written to the file, what we remember counts for nothing.

        SQLite keeps a number for this question, which never changes by our own writing.
        """
        version = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version or len(self._last) > MOST_REMEMBERED:
            self._version = version
            self.forget()

    def forget(self) -> None:
        self._last.clear()

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        known = self._last
        if unknown := [table for table in tables if table not in known]:
            known |= read_last_numbers(self, unknown)
        return {table: known[table] for table in tables}

    def remember(self, last: dict[str, int]) -> None:
        self._last |= last

    def rows(self, sql: str, *values: Value) -> list[Row]:
        check_texts(values)
        return self._connection.execute(sql, values).fetchall()

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        for values in rows:
            check_texts(values)
        self._connection.executemany(sql, rows)

    def lock(self, tables: Sequence[str]) -> None:
        """The transaction is the only one that writes, whatever the table."""

    def announce(self, tables: Iterable[str]) -> None:
        """There is nobody else."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing. With a write-ahead log IMMEDIATE is EXCLUSIVE: one writer at a time."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
