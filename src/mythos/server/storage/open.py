"""Opens the storage that a setting names."""

from __future__ import annotations

from pathlib import Path

from mythos.core.errors import MissingExtra
from mythos.server.storage.interface import Storage
from mythos.server.storage.sqlite import SqliteStorage

POSTGRES = ("postgresql://", "postgres://")


def open_storage(where: str) -> Storage:
    """A PostgreSQL URL, or the path of a SQLite file, which is made if it is missing."""
    if where.startswith(POSTGRES):
        return open_postgres(where)
    return SqliteStorage(Path(where).expanduser())


def open_postgres(url: str) -> Storage:
    try:
        from mythos.server.storage.postgres import PostgresStorage  # noqa: PLC0415
    except ImportError as error:
        raise MissingExtra("psycopg", "postgres") from error
    return PostgresStorage(url)
