"""The schema, as numbered steps that are never changed once released: add one at the end.

Both databases run the same texts; `{id}`, `{bytes}`, `{real}` and `{whole}` are their words for
the column types, `{says_bot}` for what the fourth step looks for. Every step is recorded in
`schema_version`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.session import Session


class Dialect(Struct, frozen=True):
    """In what the two databases differ."""

    types: dict[str, str]
    guard: str
    """Run first in a migration: waits until no other process is migrating."""
    versions: str
    """Gives a row if the table `schema_version` exists."""


SQLITE: Final = Dialect(
    types={
        "id": "TEXT",
        "bytes": "BLOB",
        "real": "REAL",
        "whole": "INTEGER",
        "says_bot": "instr(summary, CAST('\"bot\":true' AS BLOB)) > 0",
    },
    guard="SELECT 1",  # the transaction is already the only one that writes
    versions="SELECT 1 FROM sqlite_master WHERE name = 'schema_version'",
)
POSTGRES: Final = Dialect(
    types={
        "id": 'TEXT COLLATE "C"',
        "bytes": "BYTEA",
        "real": "DOUBLE PRECISION",
        "whole": "BIGINT",
        "says_bot": "position(convert_to('\"bot\":true', 'UTF8') IN summary) > 0",
    },
    guard=f"SELECT pg_advisory_xact_lock({int.from_bytes(b'mythos', 'big')})",
    versions="SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL",
)

FIRST: Final = (
    """CREATE TABLE tables (
        id {id} PRIMARY KEY,
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        opened {real} NOT NULL,
        header {bytes} NOT NULL,
        seed {bytes} NOT NULL
    )""",
    """CREATE TABLE log (
        table_id {id} NOT NULL REFERENCES tables (id),
        number {whole} NOT NULL CHECK (number > 0),
        at {real} NOT NULL,
        data {bytes} NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE snapshots (
        table_id {id} PRIMARY KEY REFERENCES tables (id),
        number {whole} NOT NULL,
        data {bytes} NOT NULL
    )""",
    """CREATE TABLE listings (
        table_id {id} PRIMARY KEY REFERENCES tables (id),
        status TEXT NOT NULL,
        moved {real} NOT NULL,
        persons TEXT NOT NULL,
        summary {bytes} NOT NULL
    )""",
    "CREATE INDEX listings_by_moved ON listings (moved)",
    "CREATE INDEX listings_by_status ON listings (status, moved)",
    """CREATE TABLE seated (
        table_id {id} NOT NULL REFERENCES tables (id),
        person {id} NOT NULL,
        PRIMARY KEY (table_id, person)
    )""",
    "CREATE INDEX seated_by_person ON seated (person, table_id)",
    """CREATE TABLE persons (
        id {id} PRIMARY KEY,
        name TEXT NOT NULL,
        made {real} NOT NULL,
        login TEXT,
        password TEXT,
        login_key {id} UNIQUE
    )""",
    """CREATE TABLE reports (
        id {id} PRIMARY KEY,
        table_id TEXT NOT NULL,
        number {whole} NOT NULL,
        person TEXT NOT NULL,
        at {real} NOT NULL,
        words TEXT NOT NULL,
        record TEXT NOT NULL
    )""",
    "CREATE INDEX reports_by_at ON reports (at)",
    "CREATE TABLE secrets (name {id} PRIMARY KEY, value {bytes} NOT NULL)",
)

SECOND: Final = (
    """CREATE TABLE attempts (
        day {id} NOT NULL,
        game {id} NOT NULL,
        person {id} NOT NULL,
        table_id {id} NOT NULL UNIQUE,
        PRIMARY KEY (day, game, person)
    )""",
)

THIRD: Final = (
    """CREATE TABLE sessions (
        hash {id} PRIMARY KEY,
        id {id} NOT NULL UNIQUE,
        person {id} NOT NULL REFERENCES persons (id),
        kind TEXT NOT NULL,
        device TEXT NOT NULL,
        made {real} NOT NULL,
        used {real} NOT NULL
    )""",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    "ALTER TABLE persons ADD COLUMN old_token {whole} NOT NULL DEFAULT 0",
    # Whoever was somebody before there were sessions stays so, until they end it.
    "UPDATE persons SET old_token = 1",
)

FOURTH: Final = (
    "ALTER TABLE listings ADD COLUMN bot {whole} NOT NULL DEFAULT 0",
    "UPDATE listings SET bot = 1 WHERE {says_bot}",
)

MIGRATIONS: Final = (FIRST, SECOND, THIRD, FOURTH)
NEWEST: Final = len(MIGRATIONS)


def version(session: Session, dialect: Dialect) -> int:
    """The version of the schema; 0 for a database without one."""
    if not session.rows(dialect.versions):
        return 0
    return int(session.rows("SELECT coalesce(max(version), 0) FROM schema_version")[0][0])


def known_version(session: Session, dialect: Dialect, place: str) -> int:
    """The version, if we know it: what a newer program wrote is left alone."""
    found = version(session, dialect)
    if found > NEWEST:
        reason = f"its schema has version {found}, this program knows {NEWEST}: use a newer one"
        raise BadDatabase(place, reason)
    return found


def migrate(session: Session, dialect: Dialect, place: str) -> int:
    """Take the steps that are missing, all in the transaction of this session."""
    session.rows(dialect.guard)
    session.rows("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
    for number in range(known_version(session, dialect, place) + 1, NEWEST + 1):
        for text in MIGRATIONS[number - 1]:
            session.rows(text.format(**dialect.types))
        session.rows("INSERT INTO schema_version (version) VALUES (?)", number)
    return NEWEST
