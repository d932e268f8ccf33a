"""What the server asks of a storage. The same tests run against every one of them.

A table's log is append-only and keyed by (table, number): two writers cannot both append number
17, so no lock service is needed and any process can serve any table. All calls block; the server
makes them from its engine thread, never from the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct


class StoredTable(Struct, frozen=True):
    """What is fixed when a table is opened. `header` is a record's header as JSON."""

    id: str
    game: str
    owner: str
    """The person who opened it."""
    opened: float
    """Seconds since 1970."""
    header: bytes
    seed: bytes
    """Secret until the game is over."""


class LogRow(Struct, frozen=True):
    """One acknowledged entry of a table's log; `data` is JSON."""

    table: str
    number: int
    at: float
    data: bytes


class Listing(Struct, frozen=True):
    """A table as the lobby lists it. Replaced whenever something of it changes."""

    table: str
    status: str
    """open, running or finished."""
    moved: float
    """When something last happened."""
    persons: tuple[str, ...]
    """The persons who have a seat, or the empty string, by seat."""
    summary: bytes
    """JSON for the lobby: public facts only."""
    bot: bool = False
    """Whether a bot has to decide: then some process has to let it think."""


class Person(Struct, frozen=True):
    """Somebody who plays. A guest has no login."""

    id: str
    name: str
    made: float
    login: str | None = None
    password: str | None = None
    """The argon2 hash."""


class Session(Struct, frozen=True):
    """A way to be somebody: a device that is signed in, or a personal link (`kind`)."""

    hash: str
    """Of its token, which is kept nowhere."""
    id: str
    """By which its owner names it."""
    person: str
    kind: str
    device: str
    made: float
    used: float


class Report(Struct, frozen=True):
    """Somebody said that something is wrong."""

    id: str
    table: str
    number: int
    person: str
    at: float
    words: str
    record: str


class Attempt(Struct, frozen=True):
    """Somebody's one scored attempt at a day's case."""

    day: str
    game: str
    person: str
    table: str


class Attempted(Struct, frozen=True):
    """An attempt with the person's name and the lobby's entry of its table, if it has one."""

    person: str
    name: str
    table: str
    summary: bytes | None
    login: bool = False
    """Whether the person has an account: only those are on the board."""


class Storage(Protocol):
    """A place to keep tables. Every method is atomic and durable when it returns."""

    def migrate(self) -> int:
        """Bring the schema up to date; returns its version. Safe from several processes at once."""

    def close(self) -> None: ...

    def pulse(self) -> None:
        """Write something small, to see whether that is possible."""

    def secret(self, name: str) -> bytes:
        """32 random bytes under this name, made on first use, the same for all processes."""

    def add_table(self, table: StoredTable, listing: Listing) -> None: ...

    def table(self, table: str) -> StoredTable | None: ...

    def append(self, rows: Sequence[LogRow], listings: Sequence[Listing] = ()) -> list[bool]:
        """Append rows in one durable transaction and replace listings in it.

        The answer says for each row whether it was stored: False where its number was already
        taken. A row after a refused one of the same table is refused too. Other processes are
        notified of the tables that grew.
        """

    def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The rows with a number greater than `since`, in order."""

    def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep the latest snapshot of a table: its state after row `number`."""

    def save_snapshots(self, snapshots: Sequence[tuple[str, int, bytes]]) -> None:
        """The same for several tables (table, number, data), in one transaction."""

    def snapshot(self, table: str) -> tuple[int, bytes] | None: ...

    def listings(
        self,
        *,
        status: str | None = None,
        person: str | None = None,
        bot: bool | None = None,
        limit: int = 100,
    ) -> list[Listing]:
        """Tables for the lobby, the last moved first."""

    def listing(self, table: str) -> Listing | None:
        """One table's entry of the lobby."""

    def add_person(self, person: Person) -> None:
        """Refuses, with LoginTaken, a login that exists (logins compare without case)."""

    def change_person(self, person: Person) -> None: ...

    def person(self, person: str) -> Person | None: ...

    def person_by_login(self, login: str) -> Person | None: ...

    def add_session(self, session: Session) -> None:
        """A person has one link: a new one takes the place of the old."""

    def session(self, hashed: str) -> Session | None: ...

    def sessions(self, person: str) -> list[Session]: ...

    def use_session(self, hashed: str, at: float) -> None: ...

    def end_session(self, person: str, session: str) -> bool:
        """Whether there was one to end. `old`: the token from before there were sessions.

        Other processes are notified of the person, as "@person".
        """

    def end_sessions(self, person: str, but: str) -> None:
        """End all of a person's sessions, the link and the old token, but this one."""

    def has_old_token(self, person: str) -> bool: ...

    def add_report(self, report: Report) -> None: ...

    def reports(self, limit: int = 100) -> list[Report]:
        """The newest first."""

    def report(self, report: str) -> Report | None: ...

    def claim_attempt(self, attempt: Attempt) -> str:
        """Keep an attempt unless the person has one that day; returns the table that counts."""

    def attempts(self, day: str, game: str) -> list[Attempted]: ...

    def is_attempt(self, table: str) -> bool: ...

    def attempt_at(self, table: str) -> Attempt | None:
        """Whose attempt, at which day's case, this table is."""

    def attempt_of(self, day: str, game: str, person: str) -> str | None:
        """The table of somebody's attempt at a day's case."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard(table)` from a thread of the storage's own whenever another process appended.

        SQLite serves one process and never calls.
        """


class LoginTaken(Exception):
    """Somebody else has this login."""


class Unavailable(Exception):
    """The storage cannot be reached or written now. Nothing of the call was kept."""

    def __init__(self, words: str = "", kind: str = "away") -> None:
        super().__init__(words)
        self.kind = kind
        """What is wrong, in one word: away, full, read-only, busy, failing."""
