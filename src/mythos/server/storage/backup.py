"""A copy of everything a server keeps, while it runs, and back: `mythos backup`, `mythos restore`.

A copy holds seeds, secrets and hashes of passwords: only its owner may read it. It has its name
when it is whole and checked, not before.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from mythos.core.errors import BadArgument
from mythos.server.storage import backup_sqlite
from mythos.server.storage.migrations import NEWEST
from mythos.server.storage.open import POSTGRES, open_storage

SQLITE_HEAD: Final = b"SQLite format 3\0"
POSTGRES_HEAD: Final = b"PGDMP"


def back_up(where: str, file: Path) -> int:
    """Copy a database into a file that is not there yet; returns how many bytes it has."""
    if file.exists():
        raise BadArgument(f"{file} is there already", why="backup-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if where.startswith(POSTGRES):
            from mythos.server.storage import backup_postgres  # noqa: PLC0415

            backup_postgres.dump(where, part)
        else:
            backup_sqlite.copy(Path(where).expanduser(), part)
        sync(part)
        part.replace(file)
        sync(file.parent)
    except OSError as error:
        reason = f"cannot write {file}: {error.strerror}"
        raise BadArgument(reason, why="backup-unwritten", file=str(file)) from None
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def restore(file: Path, where: str, *, replace: bool = False) -> None:
    """Put a copy in the place of a database that is empty, or is to be replaced."""
    postgres = where.startswith(POSTGRES)
    if kind_of(file) != postgres:
        reason = f"{file} is a copy of the other kind of database"
        raise BadArgument(reason, why="backup-other-kind", file=str(file))
    if postgres:
        from mythos.server.storage import backup_postgres as way  # noqa: PLC0415

        check_version(way.version_of(file), file)
        way.put_back(file, where, replace=replace)
    else:
        place = Path(where).expanduser()
        check_version(backup_sqlite.version_of(file), file)
        backup_sqlite.put_back(file, place, replace=replace)
    storage = open_storage(where)
    try:
        storage.migrate()
    finally:
        storage.close()


def kind_of(file: Path) -> bool:
    """Is it PostgreSQL's? Whatever is no copy at all is refused."""
    try:
        with file.open("rb") as opened:
            head = opened.read(len(SQLITE_HEAD))
    except OSError as error:
        reason = f"cannot read {file}: {error.strerror}"
        raise BadArgument(reason, why="backup-unread", file=str(file)) from None
    if not head.startswith((SQLITE_HEAD, POSTGRES_HEAD)):
        raise BadArgument(f"{file} is no copy of a database", why="no-backup", file=str(file))
    return head.startswith(POSTGRES_HEAD)


def check_version(found: int, file: Path) -> None:
    """Refuse what is not ours, and what a newer program has written."""
    if found == 0:
        raise BadArgument(f"{file} is no copy of a database", why="no-backup", file=str(file))
    if found > NEWEST:
        reason = f"{file} was written by a newer program"
        raise BadArgument(reason, why="backup-newer", file=str(file))


def sync(path: Path) -> None:
    """What was written to a file or a folder is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
