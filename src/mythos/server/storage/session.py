"""What the shared statements need of a database: rows, many rows, a lock, a call to the others.

Statements are written with `?` for their values, in the SQL that both databases understand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from mythos.server.storage.errors import Refused

Value = str | int | float | bytes | None
Row = tuple[Any, ...]
"""A row as the driver gives it; the readers in `sql` turn it into a typed struct at once."""


class Session(Protocol):
    """An open transaction."""

    def rows(self, sql: str, *values: Value) -> list[Row]: ...

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """The same statement for each of the rows."""

    def lock(self, tables: Sequence[str]) -> None:
        """Nobody else appends to these tables until the transaction ends."""

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of these locked tables; refuses an unknown one."""

    def remember(self, last: dict[str, int]) -> None:
        """These are the last numbers if this transaction is committed."""

    def announce(self, tables: Iterable[str]) -> None:
        """Tell the other processes, once this is committed, that these tables grew."""


def marks(count: int) -> str:
    """`?, ?, ?` for so many values."""
    return ", ".join("?" * count)


def check_texts(values: Sequence[Value]) -> None:
    """Refuse the texts that one of the databases cannot keep, so that both keep the same."""
    for value in values:
        if isinstance(value, str) and ("\0" in value or not (value.isascii() or encodable(value))):
            raise Refused("a text holds a character that cannot be kept")


def encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
