"""Opening a table: what its log says, from the first row or from where its rules changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mythos.core.match import Snapshot
from mythos.core.registry import find_game
from mythos.server import log
from mythos.server.log import Row, RulesChanged
from mythos.server.storage.interface import LogRow, Storage
from mythos.server.table import Table


def open_stored(storage: Storage, table_id: str) -> Table | None:
    """The table as its log says it is; None if there is no such table."""
    stored = storage.table(table_id)
    if stored is None:
        return None
    table = Table(stored, find_game(stored.game))
    rows = [(row, log.decode(row.data)) for row in storage.log(table_id)]
    snapshot, begin = start_of(storage, table, rows)
    for row, meant in rows:
        if row.number <= begin:
            table.pass_over(row.number, meant)
        if row.number == begin and snapshot is not None:
            table.resume(snapshot, begin)
        if row.number > begin:
            table.apply(row, meant)
    return table


def start_of(
    storage: Storage, table: Table, rows: Sequence[tuple[LogRow, Row]]
) -> tuple[Snapshot | None, int]:
    """Where to begin: at the first row while the rules are those of the log.

    After a change of the rules the rows before it cannot be run again. Then the state that was
    kept with the change is the start, or, if the change is only now, the latest snapshot.
    """
    rules = table.header.rules
    found: tuple[Snapshot | None, int] = (None, 0)
    for row, meant in rows:
        if isinstance(meant, RulesChanged):
            rules = meant.version
            found = (msgspec.json.decode(meant.snapshot, type=Snapshot), row.number)
    if rules != table.game.rules_version:
        kept = storage.snapshot(table.stored.id)
        if kept is not None and kept[0] > found[1]:
            found = (msgspec.json.decode(kept[1], type=Snapshot), kept[0])
    return found
