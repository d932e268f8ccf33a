"""The storage in SQL that SQLite and PostgreSQL both understand.

Every write is a piece of work that may be done twice: if a connection breaks, the database below
tries again. Adding what stands there already, the very same, therefore is no mistake.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar
from unicodedata import normalize

from msgspec import json
from msgspec.structs import astuple

from mythos.server.storage.append import Append, replace_listings
from mythos.server.storage.errors import AlreadyThere, Refused
from mythos.server.storage.interface import (
    Attempt,
    Attempted,
    Listing,
    LoginTaken,
    LogRow,
    Person,
    Report,
    StoredTable,
)
from mythos.server.storage.interface import Session as StoredSession
from mythos.server.storage.session import Row, Session, Value, marks

T = TypeVar("T")

TABLE = "id, game, owner, opened, header, seed"
LOG = "table_id, number, at, data"
LISTING = "table_id, status, moved, persons, summary, bot"
PERSON = "id, name, made, login, password"
SESSION = "hash, id, person, kind, device, made, used"
END_SESSION = "DELETE FROM sessions WHERE person = ? AND id = ? RETURNING 1"
END_OLD_TOKEN = "UPDATE persons SET old_token = 0 WHERE id = ? AND old_token = 1 RETURNING 1"
REPORT = "id, table_id, number, person, at, words, record"

SAVE_SNAPSHOT = """INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
    WHERE excluded.number >= snapshots.number"""
CHANGE_PERSON = """UPDATE persons SET name = ?, made = ?, login = ?, password = ?, login_key = ?
    WHERE id = ? RETURNING id"""
PULSE = """INSERT INTO secrets (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
ATTEMPT = "day, game, person, table_id"
ATTEMPT_OF = "SELECT table_id FROM attempts WHERE day = ? AND game = ? AND person = ?"
ATTEMPTS = """SELECT attempts.person, persons.name, attempts.table_id, listings.summary,
    persons.login IS NOT NULL
    FROM attempts JOIN persons ON persons.id = attempts.person
    LEFT JOIN listings ON listings.table_id = attempts.table_id
    WHERE attempts.day = ? AND attempts.game = ? ORDER BY attempts.table_id"""
LISTINGS_OF = "table_id IN (SELECT table_id FROM seated WHERE person = ?)"


class SqlStorage(ABC):
    """Everything but the connection."""

    @abstractmethod
    def _read(self, sql: str, *values: Value) -> list[Row]: ...

    @abstractmethod
    def _write(self, work: Callable[[Session], T]) -> T:
        """Do this work in one transaction."""

    def secret(self, name: str) -> bytes:
        def work(session: Session) -> bytes:
            fresh = secrets.token_bytes(32)
            add(session, "secrets", "name, value", (name, fresh))
            found = session.rows("SELECT value FROM secrets WHERE name = ?", name)
            return bytes(found[0][0])

        return self._write(work)

    def pulse(self) -> None:
        self._write(lambda session: session.rows(PULSE, "pulse", secrets.token_bytes(8)))

    def add_table(self, table: StoredTable, listing: Listing) -> None:
        def work(session: Session) -> None:
            if add(session, "tables", TABLE, astuple(table)):
                replace_listings(session, [listing])
            elif find(session, "tables", TABLE, table.id) != [astuple(table)]:
                raise AlreadyThere(f"there is another table {table.id!r}")

        self._write(work)

    def table(self, table: str) -> StoredTable | None:
        found = self._read(f"SELECT {TABLE} FROM tables WHERE id = ?", table)
        return StoredTable(*found[0]) if found else None

    def append(self, rows: Sequence[LogRow], listings: Sequence[Listing] = ()) -> list[bool]:
        return self._write(Append(rows, listings))

    def log(self, table: str, since: int = 0) -> list[LogRow]:
        sql = f"SELECT {LOG} FROM log WHERE table_id = ? AND number > ? ORDER BY number"
        return [LogRow(*row) for row in self._read(sql, table, since)]

    def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        """An older snapshot than the one kept is dropped: processes may finish out of order."""
        self._write(lambda session: session.rows(SAVE_SNAPSHOT, table, number, data))

    def save_snapshots(self, snapshots: Sequence[tuple[str, int, bytes]]) -> None:
        ordered = sorted(snapshots)
        self._write(lambda session: session.many(SAVE_SNAPSHOT, ordered))

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = self._read("SELECT number, data FROM snapshots WHERE table_id = ?", table)
        return (found[0][0], found[0][1]) if found else None

    def listings(
        self,
        *,
        status: str | None = None,
        person: str | None = None,
        bot: bool | None = None,
        limit: int = 100,
    ) -> list[Listing]:
        asked = {
            "status = ?": status,
            LISTINGS_OF: person,
            "bot = ?": None if bot is None else int(bot),
        }
        wanted = {text: value for text, value in asked.items() if value is not None}
        where = " AND ".join(wanted) or "1 = 1"
        sql = f"SELECT {LISTING} FROM listings WHERE {where} ORDER BY moved DESC, table_id LIMIT ?"
        return [as_listing(row) for row in self._read(sql, *wanted.values(), max(limit, 0))]

    def listing(self, table: str) -> Listing | None:
        found = self._read(f"SELECT {LISTING} FROM listings WHERE table_id = ?", table)
        return as_listing(found[0]) if found else None

    def add_person(self, person: Person) -> None:
        def work(session: Session) -> None:
            values = (*astuple(person), login_key(person.login))
            if add(session, "persons", f"{PERSON}, login_key", values):
                return
            stored = find(session, "persons", PERSON, person.id)
            if not stored:
                raise LoginTaken(person.login)
            if stored != [astuple(person)]:
                raise AlreadyThere(f"there is another person {person.id!r}")

        self._write(work)

    def change_person(self, person: Person) -> None:
        values = (*astuple(person)[1:], login_key(person.login), person.id)
        try:
            changed = self._write(lambda session: session.rows(CHANGE_PERSON, *values))
        except AlreadyThere:
            raise LoginTaken(person.login) from None
        if not changed:
            raise Refused(f"there is no person {person.id!r}")

    def person(self, person: str) -> Person | None:
        found = self._read(f"SELECT {PERSON} FROM persons WHERE id = ?", person)
        return Person(*found[0]) if found else None

    def person_by_login(self, login: str) -> Person | None:
        found = self._read(f"SELECT {PERSON} FROM persons WHERE login_key = ?", login_key(login))
        return Person(*found[0]) if found else None

    def add_session(self, session: StoredSession) -> None:
        def work(session_: Session) -> None:
            if session.kind == "link":
                sql = "DELETE FROM sessions WHERE person = ? AND kind = 'link' AND hash <> ?"
                session_.rows(sql, session.person, session.hash)
            add(session_, "sessions", SESSION, astuple(session))

        self._write(work)

    def session(self, hashed: str) -> StoredSession | None:
        found = self._read(f"SELECT {SESSION} FROM sessions WHERE hash = ?", hashed)
        return StoredSession(*found[0]) if found else None

    def sessions(self, person: str) -> list[StoredSession]:
        sql = f"SELECT {SESSION} FROM sessions WHERE person = ? ORDER BY made, id"
        return [StoredSession(*row) for row in self._read(sql, person)]

    def use_session(self, hashed: str, at: float) -> None:
        sql = "UPDATE sessions SET used = ? WHERE hash = ?"
        self._write(lambda session: session.rows(sql, at, hashed))

    def end_session(self, person: str, session: str) -> bool:
        def work(session_: Session) -> bool:
            found = (
                session_.rows(END_OLD_TOKEN, person)
                if session == "old"
                else session_.rows(END_SESSION, person, session)
            )
            session_.announce({f"@{person}"})
            return bool(found)

        return self._write(work)

    def end_sessions(self, person: str, but: str) -> None:
        def work(session: Session) -> None:
            session.rows("DELETE FROM sessions WHERE person = ? AND id <> ?", person, but)
            if but != "old":
                session.rows(END_OLD_TOKEN, person)
            session.announce({f"@{person}"})

        self._write(work)

    def has_old_token(self, person: str) -> bool:
        return bool(self._read("SELECT 1 FROM persons WHERE id = ? AND old_token = 1", person))

    def add_report(self, report: Report) -> None:
        def work(session: Session) -> None:
            if add(session, "reports", REPORT, astuple(report)):
                return
            if find(session, "reports", REPORT, report.id) != [astuple(report)]:
                raise AlreadyThere(f"there is another report {report.id!r}")

        self._write(work)

    def reports(self, limit: int = 100) -> list[Report]:
        sql = f"SELECT {REPORT} FROM reports ORDER BY at DESC, id LIMIT ?"
        return [Report(*row) for row in self._read(sql, max(limit, 0))]

    def report(self, report: str) -> Report | None:
        found = self._read(f"SELECT {REPORT} FROM reports WHERE id = ?", report)
        return Report(*found[0]) if found else None

    def claim_attempt(self, attempt: Attempt) -> str:
        def work(session: Session) -> str:
            add(session, "attempts", ATTEMPT, astuple(attempt))
            found = session.rows(ATTEMPT_OF, attempt.day, attempt.game, attempt.person)
            return str(found[0][0])

        return self._write(work)

    def attempts(self, day: str, game: str) -> list[Attempted]:
        found = [(*row[:4], bool(row[4])) for row in self._read(ATTEMPTS, day, game)]
        return [Attempted(*row) for row in found]

    def is_attempt(self, table: str) -> bool:
        return self.attempt_at(table) is not None

    def attempt_at(self, table: str) -> Attempt | None:
        found = self._read(f"SELECT {ATTEMPT} FROM attempts WHERE table_id = ?", table)
        return Attempt(*found[0]) if found else None

    def attempt_of(self, day: str, game: str, person: str) -> str | None:
        found = self._read(ATTEMPT_OF, day, game, person)
        return str(found[0][0]) if found else None


def add(session: Session, into: str, columns: str, values: Sequence[Value]) -> bool:
    """Insert a row unless one with its key stands there; says whether it was inserted."""
    sql = f"INSERT INTO {into} ({columns}) VALUES ({marks(len(values))})"
    return bool(session.rows(f"{sql} ON CONFLICT DO NOTHING RETURNING 1", *values))


def find(session: Session, where: str, columns: str, key: str) -> list[Row]:
    return session.rows(f"SELECT {columns} FROM {where} WHERE id = ?", key)


def as_listing(row: Row) -> Listing:
    table, status, moved, persons, summary, bot = row
    seated = json.decode(persons, type=tuple[str, ...])
    return Listing(table, status, moved, seated, summary, bool(bot))


def login_key(login: str | None) -> str | None:
    """Two logins with the same key are the same login."""
    return None if login is None else normalize("NFKC", login).casefold()
