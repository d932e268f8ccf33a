"""Tables whose rules have changed since they were played at last.

RULING: a move that was acknowledged stands, even if the new rules would not allow it any more, as
long as it comes to the very same lines, chance included. Where the rows since the last question
between two beats do not run under the new rules, the game goes back to the start of that beat:
the moves stay in the log and in the record, everybody is told how many were taken back, and other
dice are used from there on, so that nobody gains by having seen the old ones.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from mythos.core.match import Match, Snapshot
from mythos.core.replay import replay
from mythos.server import log
from mythos.server.errors import RulesConflict
from mythos.server.log import Over, Played, Row, RulesChanged, TakenBack
from mythos.server.storage.interface import LogRow
from mythos.server.table import Table

LOG: Final = logging.getLogger("mythos.rules")
NO_STATE: Final = msgspec.Raw(b"null")


def comes_to(table: Table, before: int, row: Row) -> bool:
    """Whether running a row has added the very lines that it holds."""
    if isinstance(row, RulesChanged) or not hasattr(row, "entries"):
        return True
    lines = [log.raw(each) for each in table.match.entries[before:]] if table.match else []
    kept: list[msgspec.Raw] = row.entries
    return list(map(bytes, lines)) == list(map(bytes, kept))


def look_back(table: Table, rows: Sequence[tuple[LogRow, Row]], ended: Over) -> None:
    """A finished game is read, not run: its record is its rows, its last position was kept."""
    for stored, row in rows:
        table.pass_over(stored.number, row)
    table.over = ended
    try:
        if ended.state == NO_STATE:
            table.show(replay(table.game, table.record()))
        else:
            table.show_end()
    except Exception as error:  # whatever the new rules make of the old game
        LOG.info("the end of table %s cannot be shown: %r", table.stored.id, error)


def go_on(
    table: Table, rows: Sequence[tuple[LogRow, Row]], snapshot: tuple[int, bytes] | None
) -> None:
    """A running game: from the last state that was kept, through the rows since."""
    kept, begin = _start(rows, snapshot)
    for stored, row in rows[:begin]:
        table.pass_over(stored.number, row)
    later = rows[begin:]
    if kept is not None and not _resumes(table, kept, begin):
        _go_back(table, kept, begin, later)
        return
    good = table.match.snapshot() if table.match else None
    for at, (stored, row) in enumerate(later):
        try:
            _run_again(table, stored, row)
        except Exception as error:  # a script of other rules may break in any way
            if good is None:
                raise conflict(table, stored.number) from error
            LOG.info("table %s goes back: row %d: %r", table.stored.id, stored.number, error)
            _go_back(table, good, begin + at, later[at:])
            return
        good = table.match.snapshot() if table.match else None


def _start(
    rows: Sequence[tuple[LogRow, Row]], snapshot: tuple[int, bytes] | None
) -> tuple[Snapshot | None, int]:
    """The state to go on from and the row after which it was kept: the latest there is."""
    found: tuple[Snapshot | None, int] = (None, 0)
    for stored, row in rows:
        if isinstance(row, RulesChanged):
            found = (msgspec.json.decode(row.snapshot, type=Snapshot), stored.number)
    if snapshot is not None and found[1] < snapshot[0] <= len(rows):
        with suppress(msgspec.DecodeError):
            found = (msgspec.json.decode(snapshot[1], type=Snapshot), snapshot[0])
    return found


def _resumes(table: Table, kept: Snapshot, number: int) -> bool:
    """Go on from a state, if the answers since its beat still stand."""
    with suppress(Exception):
        table.resume(kept, number)
        return sound(table)
    return False


def _go_back(
    table: Table, kept: Snapshot, number: int, later: Sequence[tuple[LogRow, Row]]
) -> None:
    """To the start of the beat in which a state was kept; the rows since are only read."""
    try:
        table.resume(msgspec.structs.replace(kept, moves=[], outcomes=[]), number)
    except Exception as error:
        raise conflict(table, number) from error
    if not sound(table):
        raise conflict(table, number)
    table.back = len(kept.moves)
    for stored, row in later:
        table.pass_over(stored.number, row)
        table.back += isinstance(row, Played)
    table.begin_again()


def _run_again(table: Table, stored: LogRow, row: Row) -> None:
    before, lines = len(table.match.entries) if table.match else 0, len(table.entries)
    try:
        table.apply(stored, row, stands=True)
        if not comes_to(table, before, row) or not sound(table):
            raise conflict(table, stored.number)
    except Exception:
        del table.entries[lines:]
        raise
    table.rerun_moves += isinstance(row, Played | TakenBack)


def sound(table: Table) -> bool:
    match: Match[Any] | None = table.match
    return match is None or not table.game.flaws(match.state)


def conflict(table: Table, number: int) -> RulesConflict:
    return RulesConflict(number, table.rules, table.game.rules_version)
