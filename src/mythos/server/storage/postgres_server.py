"""A PostgreSQL server: connecting to it with our settings, and its errors as ours.

No text of ours shows the URL: it may hold a password.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mythos.server.storage.errors import AlreadyThere, BadDatabase, Dropped, Refused
from mythos.server.storage.interface import Unavailable
from mythos.server.storage.session import Row

Link = psycopg.Connection[Row]

DEFAULTS: Final[dict[str, int | str]] = {
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 3_000,
    "application_name": "mythos",
}
"""Used where the URL does not say otherwise. A dead server is noticed within seconds."""
SETTINGS: Final = (
    "SET statement_timeout = '30s'",
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '10s'",
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local')",
)
"""Nobody holds a lock for long, and a commit is on disk when it returns."""
WRONG: Final = (
    errors.InvalidPassword,
    errors.InvalidAuthorizationSpecification,
    errors.InvalidCatalogName,
    errors.InsufficientPrivilege,
)
DAMAGED: Final = (errors.DataCorrupted, errors.IndexCorrupted)
KINDS: Final = {
    errors.DiskFull.sqlstate: "full",
    errors.ReadOnlySqlTransaction.sqlstate: "read-only",
    errors.LockNotAvailable.sqlstate: "busy",
    errors.QueryCanceled.sqlstate: "busy",
}
"""What may pass, in one word."""


class Server:
    """Where the database is, and how to get there."""

    def __init__(self, url: str) -> None:
        asked = parsed(url)
        missing = {name: value for name, value in DEFAULTS.items() if name not in asked}
        self._conninfo = make_conninfo(url, **missing)
        self._password = asked.get("password", "")
        host, port = asked.get("host", "localhost"), asked.get("port", "5432")
        self.place = f"PostgreSQL {asked.get('dbname', '')!r} at {host}:{port}"

    def connect(self) -> Link:
        """Every transaction is begun and ended by hand."""
        try:
            link: Link = psycopg.connect(self._conninfo, autocommit=True)
            for setting in SETTINGS:
                link.execute(setting)
        except WRONG as error:
            raise BadDatabase(self.place, self._told(error)) from None
        except psycopg.Error as error:
            raise Unavailable(f"{self.place}: {self._told(error)}") from None
        return link

    def _told(self, error: psycopg.Error) -> str:
        text = reason(error)
        return text.replace(self._password, "***") if self._password else text


def parsed(url: str) -> dict[str, str]:
    """The parts of the URL. A password with a bare `@` or `/` ends up in other parts: refused."""
    try:
        asked = {name: str(value) for name, value in conninfo_to_dict(url).items()}
    except psycopg.ProgrammingError:  # its text may quote the URL
        asked = {"port": "unreadable"}
    places = asked.get("host", "") + asked.get("dbname", "")
    if "@" in places or not asked.get("port", "0").replace(",", "").isdigit():
        reason = "the URL cannot be read; write special characters of its password as %XX"
        raise BadDatabase("PostgreSQL", reason)
    return asked


@contextmanager
def translated(link: Link) -> Iterator[None]:
    """PostgreSQL's errors as ours."""
    try:
        yield
    except (errors.UniqueViolation, errors.ExclusionViolation) as error:
        raise AlreadyThere(reason(error)) from error
    except (psycopg.IntegrityError, psycopg.DataError) as error:
        raise Refused(reason(error)) from error
    except (errors.UndefinedTable, errors.UndefinedColumn, errors.InvalidSchemaName) as error:
        raise BadDatabase("PostgreSQL", reason(error)) from error
    except DAMAGED as error:
        raise BadDatabase("PostgreSQL", reason(error)) from error
    except psycopg.Error as error:
        if is_dropped(link, error):
            link.close()
            raise Dropped("the connection to PostgreSQL broke") from error
        raise Unavailable(reason(error), KINDS.get(error.sqlstate or "", "away")) from error


def is_dropped(link: Link, error: psycopg.Error) -> bool:
    """Gone, or told by the server that it is going (the classes 08, 57P and 25P of its codes)."""
    return link.closed or (error.sqlstate or "").startswith(("08", "57P", "25P"))


def reason(error: psycopg.Error) -> str:
    """What happened, without the values it happened to."""
    return error.diag.message_primary or str(error).strip() or type(error).__name__
