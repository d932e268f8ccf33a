"""Opening a table: what its log says, from the first row or from where its rules changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mythos.core.errors import MythosError
from mythos.core.match import Snapshot
from mythos.core.registry import find_game
from mythos.server import log
from mythos.server.errors import RulesConflict
from mythos.server.log import Played, Row, RulesChanged, TakenBack
from mythos.server.storage.interface import LogRow, Storage
from mythos.server.table import Table


def open_stored(storage: Storage, table_id: str) -> Table | None:
    """The table as its log says it is; None if there is no such table."""
    stored = storage.table(table_id)
    if stored is None:
        return None
    table = Table(stored, find_game(stored.game))
    table.scored = table.game.daily and storage.is_attempt(table_id)
    rows = [(row, log.decode(row.data)) for row in storage.log(table_id)]
    snapshot, begin = start_of(storage, table, rows)
    for row, meant in rows:
        if row.number <= begin:
            table.pass_over(row.number, meant)
        if row.number == begin and snapshot is not None:
            resume(table, snapshot, begin)
        if row.number > begin:
            if table.rules == table.game.rules_version:
                table.apply(row, meant)
            else:
                apply_again(table, row, meant)
    return table


def resume(table: Table, snapshot: Snapshot, number: int) -> None:
    """Go on from a snapshot; the answers given since its beat are run again, too."""
    try:
        table.resume(snapshot, number)
    except MythosError:
        if table.rules == table.game.rules_version:
            raise
        raise conflict(table, number) from None


def apply_again(table: Table, stored: LogRow, row: Row) -> None:
    """A row of older rules that no snapshot holds, because a server died: run it under the new.

    RULING: it counts only if it comes to the very same lines, chance included, and the record
    will say how many such moves there were. If it does not, the table stays closed until a
    server with the old rules has played the turn to its end and stopped in peace: that keeps a
    snapshot. An acknowledged move is neither thrown away nor given another meaning.
    """
    before = len(table.match.entries) if table.match else 0
    try:
        table.apply(stored, row)
    except MythosError:
        raise conflict(table, stored.number) from None
    lines = [log.raw(each) for each in table.match.entries[before:]] if table.match else []
    if lines != getattr(row, "entries", lines):
        raise conflict(table, stored.number)
    table.again += isinstance(row, Played | TakenBack)


def conflict(table: Table, number: int) -> RulesConflict:
    return RulesConflict(number, table.rules, table.game.rules_version)


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
