"""Tables in PostgreSQL: for several server processes on the same tables.

One connection behind a lock. What breaks is tried again where that is safe, and a COMMIT without
an answer is looked up afterwards, so nobody is told something untrue.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from threading import RLock
from typing import Final, TypeVar

from psycopg.pq import TransactionStatus

from mythos.server.storage import migrations
from mythos.server.storage.append import read_last_numbers
from mythos.server.storage.errors import BadDatabase, Dropped, OutcomeUnknown
from mythos.server.storage.interface import Unavailable
from mythos.server.storage.listener import CHANNEL, Listener
from mythos.server.storage.postgres_server import Link, Server, translated
from mythos.server.storage.session import Row, Session, Value, check_texts, marks
from mythos.server.storage.sql import SqlStorage

T = TypeVar("T")

BEGIN: Final = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
"""Said in full: after waiting for a lock we must see what its owner wrote."""
PATIENCE: Final = 2.0
"""Seconds to find out how a COMMIT without an answer ended. Everybody waits meanwhile, so it is
short: whoever is refused sends the command again with its id, and what was kept is found by it."""
SLOW: Final = 0.5
"""Seconds. A server that does not even say no makes everybody wait; whoever asks next does not."""
PAUSE: Final = 3.0
"""Seconds until such a server is tried again: all is refused meanwhile."""


class PostgresStorage(SqlStorage):
    """Opening connects, so a wrong URL is refused before anybody plays."""

    def __init__(self, url: str, *, patience: float = PATIENCE, slow: float = SLOW) -> None:
        self.server = Server(url)
        self.patience = patience
        self.slow = slow
        self._away_until = 0.0
        self.token = secrets.token_hex(8)
        """By it a storage knows its own notifications."""
        self._lock = RLock()
        self._listeners: list[Listener] = []
        self._closed = False
        self._link: Link | None = None
        self._connected()

    def migrate(self) -> int:
        return self._write(
            lambda session: migrations.migrate(session, migrations.POSTGRES, self.server.place)
        )

    def close(self) -> None:
        for listener in self._listeners:
            listener.stop()
        with self._lock:
            self._closed = True
            if self._link:
                self._link.close()

    def listen(self, heard: Callable[[str], None]) -> None:
        """From the return of this call on, `heard` gets every table another storage appends to.

        After a lost connection it gets "": anything may have changed meanwhile.
        """
        listener = Listener(self.server, self.token, heard)
        self._listeners.append(listener)
        listener.start()

    def _read(self, sql: str, *values: Value) -> list[Row]:
        with self._lock:
            try:
                return self._session().rows(sql, *values)
            except Dropped:
                return self._session().rows(sql, *values)

    def _write(self, work: Callable[[Session], T]) -> T:
        with self._lock:
            try:
                return self._transaction_or_again(work)
            except OutcomeUnknown as unknown:
                return self._find_out(work, unknown)

    def _transaction_or_again(self, work: Callable[[Session], T]) -> T:
        try:
            return self._transaction(work)
        except Dropped:
            return self._transaction(work)

    def _find_out(self, work: Callable[[Session], T], unknown: OutcomeUnknown) -> T:
        """Do the work again until it succeeds: all our work sees what it did the first time."""
        end, pause = time.monotonic() + self.patience, 0.05
        while True:
            try:
                return self._transaction(work)
            except (Unavailable, BadDatabase):
                if time.monotonic() + pause > end:
                    raise unknown from None
            time.sleep(pause)
            pause = min(2 * pause, 1.0)

    def _transaction(self, work: Callable[[Session], T]) -> T:
        session = self._session()
        session.rows(BEGIN)
        try:
            answer = work(session)
        except BaseException:
            session.roll_back()
            raise
        session.commit()
        return answer

    def _session(self) -> PostgresSession:
        return PostgresSession(self._connected(), self.token)

    def _connected(self) -> Link:
        """The connection, made anew if it broke or was left in the middle of something."""
        if self._closed:
            raise Unavailable(f"{self.server.place}: closed")
        if self._link and self._link.info.transaction_status != TransactionStatus.IDLE:
            self._link.close()
        if not self._link or self._link.closed:
            self._link = self._reached()
            self._check(self._link)
        return self._link

    def _reached(self) -> Link:
        """A connection. Who asks while the server is known to be silent does not wait for it."""
        began = time.monotonic()
        if began < self._away_until:
            raise Unavailable(f"{self.server.place}: away")
        try:
            return self.server.connect()
        except Unavailable:
            if time.monotonic() - began >= self.slow:
                self._away_until = time.monotonic() + PAUSE
            raise

    def _check(self, link: Link) -> None:
        """Refuse a database that a newer program has migrated."""
        try:
            session = PostgresSession(link, self.token)
            migrations.known_version(session, migrations.POSTGRES, self.server.place)
        except BaseException:
            link.close()
            raise


class PostgresSession:
    """The statements of a transaction."""

    def __init__(self, link: Link, token: str) -> None:
        self._link = link
        self._token = token

    def rows(self, sql: str, *values: Value) -> list[Row]:
        check_texts(values)
        with translated(self._link):
            cursor = self._link.execute(sql.replace("?", "%s").encode(), values or None)
            return cursor.fetchall() if cursor.description else []

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        for values in rows:
            check_texts(values)
        with translated(self._link), self._link.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s").encode(), rows)

    def lock(self, tables: Sequence[str]) -> None:
        """In the order of their ids, so that two of us never wait for each other."""
        if tables:
            sql = f"SELECT 1 FROM tables WHERE id IN ({marks(len(tables))})"
            self.rows(f"{sql} ORDER BY id FOR NO KEY UPDATE", *tables)

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return read_last_numbers(self, tables)

    def remember(self, last: dict[str, int]) -> None:
        """Other processes append too: what was true is not worth keeping."""

    def announce(self, tables: Iterable[str]) -> None:
        """PostgreSQL tells it when, and only if, the transaction is committed."""
        told = [(f"{self._token} {table}",) for table in sorted(tables)]
        self.many(f"SELECT pg_notify('{CHANNEL}', ?)", told)

    def commit(self) -> None:
        try:
            with translated(self._link):
                said = self._link.execute("COMMIT").statusmessage
        except Dropped as error:
            raise OutcomeUnknown(f"{error} during COMMIT") from error
        if said != "COMMIT":
            raise Unavailable("the transaction was rolled back")

    def roll_back(self) -> None:
        try:
            with translated(self._link):
                self._link.execute("ROLLBACK")
        except Unavailable:
            self._link.close()
