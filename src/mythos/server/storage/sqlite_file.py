"""A SQLite file: opening it with our settings, and its errors as ours."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mythos.server.storage.checkpoints import LAST_RESORT
from mythos.server.storage.errors import AlreadyThere, BadDatabase, Refused
from mythos.server.storage.interface import Unavailable

PATIENCE: Final = 10.0
"""Seconds to wait for another program that is writing to the file."""
SETTINGS: Final = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS only, where a plain fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",
    f"PRAGMA wal_autocheckpoint = {LAST_RESORT}",
)
BROKEN: Final = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR}
"""No database, a damaged one, or one without our tables."""
FORBIDDEN: Final = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY}
"""At opening a wrong file; later it is only out of reach."""
KINDS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_IOERR: "failing",
}
"""What may pass, in one word."""
TAKEN: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


def connect(path: Path) -> sqlite3.Connection:
    """Every transaction is begun and ended by hand, from any thread."""
    create(path)
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        write_ahead(connection)
        for setting in SETTINGS:
            connection.execute(setting)
    except BaseException:
        connection.close()
        raise
    return connection


def create(path: Path) -> None:
    """The folders and an empty file that only its owner may read: it holds seeds and secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def write_ahead(connection: sqlite3.Connection) -> None:
    """Keep a write-ahead log. SQLite does not wait for its turn here, so we do."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """A file that cannot be opened or written is a wrong file."""
    try:
        yield
    except OSError as error:
        raise BadDatabase(str(path), error.strerror or "cannot be opened") from error
    except sqlite3.DatabaseError as error:
        if code(error) in BROKEN | FORBIDDEN:
            raise BadDatabase(str(path), str(error)) from error
        raise Unavailable(f"{path}: {error}") from error


@contextmanager
def using(path: Path) -> Iterator[None]:
    """A full disk or a long wait may pass; a damaged file or a wrong value does not."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        kind = AlreadyThere if error.sqlite_errorcode in TAKEN else Refused
        raise kind(str(error)) from error
    except sqlite3.DatabaseError as error:
        if code(error) in BROKEN:
            raise BadDatabase(str(path), str(error)) from error
        raise Unavailable(f"{path}: {error}", KINDS.get(code(error), "away")) from error


def code(error: sqlite3.DatabaseError) -> int:
    """SQLite's primary error code; -1 for errors of the driver."""
    return int(getattr(error, "sqlite_errorcode", -1)) & 0xFF
