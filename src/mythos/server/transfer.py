"""Tables outside the running server: their records out of a storage, and records into it."""

from __future__ import annotations

import time

import msgspec

from mythos.core.errors import BadRecord
from mythos.core.proof import verify
from mythos.core.record import Moved, Record, Ruled, Undone, line_of
from mythos.core.registry import find_game
from mythos.server import log
from mythos.server.identity import fresh_id
from mythos.server.loading import open_stored
from mythos.server.log import Begun, Holder, Played, Row, SeatGiven, TakenBack
from mythos.server.storage.interface import LogRow, Storage, StoredTable
from mythos.server.table import Table
from mythos.server.tidying import listing_of


def record_of(storage: Storage, table_id: str) -> Record | None:
    """The record of a table that has begun; None for any other."""
    table = open_stored(storage, table_id)
    return None if table is None or table.status == "open" else table.record()


def record_at(storage: Storage, table_id: str, number: int) -> Record | None:
    """The record of a table as it was at a row of its log."""
    record = record_of(storage, table_id)
    if record is None:
        return None
    rows = (log.decode(row.data) for row in storage.log(table_id) if row.number <= number)
    lines = sum(len(getattr(row, "entries", ())) for row in rows)
    if lines >= len(record.entries):
        return record
    return msgspec.structs.replace(record, entries=record.entries[:lines], ending=None)


def keep_record(storage: Storage, record: Record) -> str:
    """A finished game from elsewhere becomes a table of ours, once it is verified."""
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Ruled):
            reason = "a game whose rules changed cannot be brought in"
            raise BadRecord(line_of(number), reason, why="changed-rules")
    match = verify(find_game(record.header.game), record).match
    assert record.ending is not None
    stored = StoredTable(
        fresh_id(),
        record.header.game,
        "",
        time.time(),
        msgspec.json.encode(record.header),
        bytes.fromhex(record.ending.seed),
    )
    table = Table(stored, match.game)
    storage.add_table(stored, listing_of(table))
    rows = [*_seats(record), *_rows(record)]
    for number, row in enumerate(rows, 1):
        table.apply(LogRow(stored.id, number, time.time(), b""), row)
    if (end := table.end()) is not None:
        rows.append(end)
        table.note(len(rows), end)
    storage.append(
        [
            LogRow(stored.id, number, time.time(), log.encode(row))
            for number, row in enumerate(rows, 1)
        ],
        [listing_of(table)],
    )
    return stored.id


def _seats(record: Record) -> list[Row]:
    return [
        SeatGiven(seat, Holder(name=name or str(seat), bot="imported"))
        for seat, name in enumerate(record.header.seats)
    ]


def _rows(record: Record) -> list[Row]:
    """The record's entries as rows: each move or undo with the chance that followed it."""
    groups: list[list[msgspec.Raw]] = [[]]
    heads: list[Moved | Undone | None] = [None]
    for entry in record.entries:
        if isinstance(entry, Moved | Undone):
            groups.append([])
            heads.append(entry)
        groups[-1].append(log.raw(entry))
    header = record.header
    rows: list[Row] = [Begun(header.seats, groups[0], header.shares)]
    for head, group in zip(heads[1:], groups[1:], strict=True):
        if isinstance(head, Moved):
            rows.append(Played(head.seat, head.move, group))
        elif head is not None:
            rows.append(TakenBack(head.seat, group))
    return rows
