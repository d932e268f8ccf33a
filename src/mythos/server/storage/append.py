"""Appending to logs: which rows are taken, and what is written with them.

The tables are locked first, so between reading a table's last number and writing the next one
nobody else can append to it. The primary key of the log would catch whoever did not ask.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from msgspec import json
from msgspec.structs import astuple

from mythos.server.storage.errors import Refused
from mythos.server.storage.interface import Listing, LogRow
from mythos.server.storage.session import Session, marks

INSERT_ROW = "INSERT INTO log (table_id, number, at, data) VALUES (?, ?, ?, ?)"
READ_ROW = "SELECT table_id, number, at, data FROM log WHERE table_id = ? AND number = ?"
LAST_NUMBERS = """SELECT id, (SELECT max(number) FROM log WHERE table_id = tables.id)
    FROM tables WHERE id IN ({marks})"""
REPLACE_LISTING = """INSERT INTO listings (table_id, status, moved, persons, summary, bot)
    VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET status = excluded.status,
    moved = excluded.moved, persons = excluded.persons, summary = excluded.summary,
    bot = excluded.bot"""


class Append:
    """One append, which may be tried again after a broken connection.

    A second try first looks whether the first one was committed after all. That is certain: the
    lock waits for a first try that is still at work on the server.
    """

    def __init__(self, rows: Sequence[LogRow], listings: Sequence[Listing]) -> None:
        self.rows = rows
        self.listings = listings
        self.answer: list[bool] = []

    def __call__(self, session: Session) -> list[bool]:
        tables = sorted({row.table for row in self.rows} | {each.table for each in self.listings})
        session.lock(tables)
        if not self._was_kept(session):
            last = session.last_numbers(tables)
            self.answer = fitting(self.rows, last)
            self._write(session)
            session.remember(last)
        return self.answer

    def _was_kept(self, session: Session) -> bool:
        mine = self._accepted()
        return bool(mine) and all(stands(session, row) for row in mine)

    def _accepted(self) -> list[LogRow]:
        return list(compress(self.rows, self.answer))

    def _write(self, session: Session) -> None:
        """A listing that tells of a refused row is left out: that never happened."""
        if all(self.answer):
            accepted, listings = self.rows, self.listings
        else:
            accepted = self._accepted()
            kept = zip(self.rows, self.answer, strict=True)
            refused = {row.table for row, taken in kept if not taken}
            listings = [each for each in self.listings if each.table not in refused]
        if accepted:
            session.many(INSERT_ROW, [astuple(row) for row in accepted])
            session.announce({row.table for row in accepted})
        replace_listings(session, listings)


def stands(session: Session, row: LogRow) -> bool:
    return session.rows(READ_ROW, row.table, row.number) == [astuple(row)]


def read_last_numbers(session: Session, tables: Sequence[str]) -> dict[str, int]:
    """The last number of each table, 0 for an empty log."""
    if not tables:
        return {}
    found = session.rows(LAST_NUMBERS.format(marks=marks(len(tables))), *tables)
    last = {table: number or 0 for table, number in found}
    if unknown := [table for table in tables if table not in last]:
        raise Refused(f"there is no table {unknown[0]!r}")
    return last


def fitting(rows: Sequence[LogRow], last: dict[str, int]) -> list[bool]:
    """For each row whether it is the next of its table; after a refused one none is."""
    answer: list[bool] = []
    refused: set[str] = set()
    for row in rows:
        if row.table not in refused and row.number == last[row.table] + 1:
            last[row.table] = row.number
        else:
            refused.add(row.table)
        answer.append(row.table not in refused)
    return answer


def replace_listings(session: Session, listings: Iterable[Listing]) -> None:
    """Of two listings of one table the later one counts."""
    fresh = {each.table: each for each in listings}
    if fresh:
        reseat(session, fresh)
        values = [
            (*astuple(each)[:3], seats_text(each), each.summary, int(each.bot))
            for each in fresh.values()
        ]
        session.many(REPLACE_LISTING, values)


def seats_text(listing: Listing) -> str:
    return json.encode(listing.persons).decode()


def reseat(session: Session, fresh: dict[str, Listing]) -> None:
    """Keep `seated`, by which a person's tables are found; it changes far less than listings."""
    sql = f"SELECT table_id, persons FROM listings WHERE table_id IN ({marks(len(fresh))})"
    before: dict[str, str] = dict(session.rows(sql, *fresh))
    changed = [each for each in fresh.values() if before.get(each.table) != seats_text(each)]
    session.many("DELETE FROM seated WHERE table_id = ?", [(each.table,) for each in changed])
    seated = [(each.table, who) for each in changed for who in sorted({*each.persons} - {""})]
    session.many("INSERT INTO seated (table_id, person) VALUES (?, ?)", seated)
