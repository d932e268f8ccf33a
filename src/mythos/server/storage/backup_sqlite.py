"""Copies of a SQLite file by SQLite's own backup: one moment of it, while others write."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from mythos.core.errors import BadArgument
from mythos.server.storage import migrations
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.sqlite import SqliteSession
from mythos.server.storage.sqlite_file import PATIENCE


def copy(place: Path, file: Path) -> None:
    """All pages in one reading transaction: writers go on meanwhile, none of them is half in it."""
    if not place.exists():
        raise BadArgument(f"there is no database {place}", why="no-database", where=str(place))
    with sound(place), closing(connected(place)) as source, closing(connected(file)) as target:
        migrations.known_version(SqliteSession(source), migrations.SQLITE, str(place))
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # a copy is one file
        check(target, place)


def put_back(file: Path, place: Path, *, replace: bool) -> None:
    """The copy is checked and copied beside the place; then it takes it, whole or not at all."""
    part = place.with_name(f"{place.name}.part")
    if place.exists():
        make_way(place, replace=replace)
    place.parent.mkdir(parents=True, exist_ok=True)
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        with sound(file), closing(read_only(file)) as source, closing(connected(part)) as target:
            check(source, file)
            source.backup(target)
            check(target, file)
        if place.exists():
            place.replace(place.with_name(f"{place.name}.before"))
        part.replace(place)
    finally:
        part.unlink(missing_ok=True)


def make_way(place: Path, *, replace: bool) -> None:
    """Only an empty file, or one that is to be replaced and that nobody has open."""
    with closing(connected(place)) as old:
        if not replace and holds_tables(old):
            reason = f"{place} holds tables"
            raise BadArgument(reason, why="restore-not-empty", where=str(place))
        try:
            # With a write-ahead log this works for the only one who has the file open.
            old.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            reason = f"{place} is in use: stop the server first"
            raise BadArgument(reason, why="restore-in-use", where=str(place)) from None
        except sqlite3.DatabaseError:  # damaged: that is what a copy is for
            for end in ("-wal", "-shm"):
                place.with_name(place.name + end).unlink(missing_ok=True)


def holds_tables(connection: sqlite3.Connection) -> bool:
    try:
        return bool(connection.execute("SELECT 1 FROM sqlite_master").fetchall())
    except sqlite3.DatabaseError:
        return True  # what cannot be read is not to be thrown away unasked


def version_of(file: Path) -> int:
    with suppress(sqlite3.DatabaseError), closing(read_only(file)) as source:
        return migrations.version(SqliteSession(source), migrations.SQLITE)
    return 0


def check(connection: sqlite3.Connection, place: Path) -> None:
    """Every page, every index and every reference is as it should be."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(5)")]
    lost = connection.execute("PRAGMA foreign_key_check").fetchall()
    if found != ["ok"] or lost:
        reason = found[0] if found != ["ok"] else "rows without their tables"
        raise BadDatabase(str(place), reason)


@contextmanager
def sound(place: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise BadDatabase(str(place), str(error)) from None


def connected(place: Path) -> sqlite3.Connection:
    return sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)


def read_only(file: Path) -> sqlite3.Connection:
    """A copy that nobody writes to; its folder may be read-only, too."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
