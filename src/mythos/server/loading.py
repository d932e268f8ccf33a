"""Opening a table: it is what its log says, and nothing of the log may be missing.

Under the rules it was played by, every row is run again and has to come to the lines it holds.
Under other rules, `renewing` looks for the way to go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from mythos.core.errors import MythosError
from mythos.core.registry import find_game
from mythos.server import log, renewing
from mythos.server.errors import TableDamaged
from mythos.server.log import Over, Row, RulesChanged
from mythos.server.storage.interface import LogRow, Storage
from mythos.server.table import Table
from mythos.server.watchdog import UNWATCHED, Watchdog

Rows: TypeAlias = Sequence[tuple[LogRow, Row]]


def open_stored(storage: Storage, table_id: str, watchdog: Watchdog = UNWATCHED) -> Table | None:
    """The table as its log says it is; None if there is no such table."""
    stored = storage.table(table_id)
    if stored is None:
        return None
    table = Table(stored, find_game(stored.game), watchdog)
    table.scored = table.game.daily and storage.is_attempt(table_id)
    rows = read_rows(storage, table_id)
    if rules_of(table, rows) == table.game.rules_version:
        table.run_rules(lambda: run(table, rows))
    elif ended := end_of(storage, table_id, rows):
        table.run_rules(lambda: renewing.look_back(table, rows, ended))
    else:
        snapshot = storage.snapshot(table_id)
        table.run_rules(lambda: renewing.go_on(table, rows, snapshot))
    return table


def read_only(storage: Storage, table_id: str) -> Table | None:
    """The table with all that its log says, and no rules run: for its record."""
    stored = storage.table(table_id)
    if stored is None:
        return None
    table = Table(stored, find_game(stored.game))
    for row, said in read_rows(storage, table_id):
        table.pass_over(row.number, said)
    return table


def read_rows(storage: Storage, table_id: str) -> Rows:
    """The whole log; a row that is missing, at its end too, or cannot be read is an error."""
    listing = storage.listing(table_id)  # first: another process may append in between
    rows = []
    for number, row in enumerate(storage.log(table_id), 1):
        if row.number != number:
            raise TableDamaged(number, "it is missing")
        try:
            rows.append((row, log.decode(row.data)))
        except msgspec.DecodeError:
            raise TableDamaged(number, "it cannot be read") from None
    if listing is not None and number_of(listing.summary) > len(rows):
        raise TableDamaged(len(rows) + 1, "it is missing")
    return rows


def number_of(summary: bytes) -> int:
    """How many rows the lobby has heard of: never more than there are."""
    found: dict[str, int] = msgspec.json.decode(summary)
    return found.get("number", 0)


def rules_of(table: Table, rows: Rows) -> str:
    """The version of the rules that the last rows were played by."""
    changes = [row.version for _, row in rows if isinstance(row, RulesChanged)]
    return changes[-1] if changes else table.header.rules


def end_of(storage: Storage, table_id: str, rows: Rows) -> Over | None:
    """How a game ended: as its log says, or, for one of before that was written, the lobby."""
    for _, row in reversed(rows):
        if isinstance(row, Over):
            return row
    listing = storage.listing(table_id)
    if listing is None or listing.status != "finished":
        return None
    summary = msgspec.json.decode(listing.summary)
    told = {"t": "over", "result": summary["result"], "story": summary["story"], "state": None}
    return msgspec.convert(told, Over)


def run(table: Table, rows: Rows) -> None:
    """Do what the rows say. After a change of rules, those before it are only read."""
    changes = [stored.number for stored, row in rows if isinstance(row, RulesChanged)]
    begin = changes[-1] if changes else 0
    for stored, row in rows:
        if stored.number < begin:
            table.pass_over(stored.number, row)
        else:
            _apply(table, stored, row)


def _apply(table: Table, stored: LogRow, row: Row) -> None:
    before = len(table.match.entries) if table.match else 0
    try:
        table.apply(stored, row)
    except MythosError as error:
        raise TableDamaged(
            stored.number, f"it does not follow from the rows before: {error}"
        ) from None
    if not renewing.comes_to(table, before, row):
        raise TableDamaged(stored.number, "the rules come to something else")
