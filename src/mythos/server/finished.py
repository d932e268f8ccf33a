"""Finished games: their record, and looking back at any position with any eyes."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from mythos.core.errors import BadRecord, OtherRules
from mythos.core.events import Event
from mythos.core.match import Match
from mythos.core.record import Moved, Record, Rolled, Undone
from mythos.core.replay import chances, count_moves, positions, replay
from mythos.core.seats import SPECTATOR, Seat
from mythos.server.errors import BadRequest, NotOver
from mythos.server.identity import Claim
from mythos.server.service import Service, check_seat
from mythos.server.table import Table

Eyes: TypeAlias = Seat | Literal["open"]
"""With whose eyes a finished game is looked at; open: nothing is hidden."""


def record(service: Service, claim: Claim | None, table_id: str) -> str:
    """The record of a finished game; a running one would tell secrets."""
    service.check_open(claim, service.ledger.table(table_id))
    return any_record(service, table_id)


def any_record(service: Service, table_id: str) -> str:
    """The same for the house's own use."""
    table = service.ledger.table(table_id)
    if table.status != "finished":
        raise NotOver
    return table.record().text()


def finished_table(service: Service, claim: Claim | None, table_id: str, eyes: Eyes) -> Table:
    """A table whose game is over, where somebody looks back with these eyes.

    Nothing of its game changes any more, so that any thread may look at it.
    """
    table = service.ledger.table(table_id)
    service.check_open(claim, table)
    if table.status != "finished":
        raise NotOver
    if not isinstance(eyes, str) and eyes != SPECTATOR:
        check_seat(table, eyes)
    return table


def position(table: Table, moves: int, eyes: Eyes) -> dict[str, Any]:
    """Any position of a finished game, with any seat's eyes or with nothing hidden."""
    match = _at(table, moves)
    view = match.open_view() if isinstance(eyes, str) else match.view(eyes)
    return {
        "moves": moves,
        "view": msgspec.to_builtins(view),
        "told": [
            {"key": event.key, "params": event.params} for event in heard_by(match, eyes)[-50:]
        ],
        "over": match.over,
        "last": count_moves(table.record()),
        "asked": tuple(ask.seat for ask in match.asked),
        "result": match.result,
    }


def _at(table: Table, moves: int) -> Match[Any]:
    """A position of a finished game; its last one is known whatever the rules have become."""
    record = table.record()
    last = count_moves(record)
    if not 0 <= moves <= last:
        raise BadRequest(f"a position from 0 to {last}")
    try:
        return replay(table.game, record, moves)
    except BadRecord as error:
        if moves == last and table.match is not None:
            return table.match
        raise OtherRules(error.line, table.rules, table.game.rules_version) from None


def story(table: Table, eyes: Eyes) -> dict[str, Any]:
    """All that was told in a finished game, each with the position at which it was there."""
    record = table.record()
    last = count_moves(record)
    lines, known, first, at_hand = [], 0, last, None
    until = last
    try:
        for moves, match in positions(table.game, record):
            if at_hand not in (None, match):  # kept where the rules changed: told before
                known = len(match.events)
            for event in heard_by(match, eyes, known):
                lines.append({"at": moves, "key": event.key, "params": event.params})
            known, first, until, at_hand = len(match.events), min(first, moves), moves, match
    except BadRecord:
        until = 0 if at_hand is None else until
        lines += bare_lines(record, until)
        first = min(first, until)
    return {"first": first, "last": last, "until": until, "lines": lines}


def dice(table: Table) -> dict[str, Any]:
    """Everything that chance did in a finished game, with the seed that explains it."""
    record = table.record()
    assert record.ending is not None
    tape = chances(table.game, record)
    return {
        "commitment": record.header.commitment,
        "seed": record.ending.seed,
        "header": msgspec.json.encode(record.header).decode(),
        "change": tape.change,
        "block": tape.block,
        "at": tape.at,
        "chances": tape.chances,
        "until": tape.until,
    }


def bare_lines(record: Record, done: int) -> list[dict[str, Any]]:
    """What a record says after so many moves, without the rules it was played by."""
    found: list[dict[str, Any]] = []
    at = 0
    for entry in record.entries:
        at += isinstance(entry, Moved | Undone)
        if at <= done:
            continue
        if isinstance(entry, Moved):
            key, params = "played", {"seat": entry.seat, "move": entry.move}
        elif isinstance(entry, Undone):
            key, params = "undone", {"seat": entry.seat}
        elif isinstance(entry, Rolled):
            key, params = "rolled", {"faces": ", ".join(map(str, entry.roll))}
        else:  # what was drawn has no words of its own, and what was kept is no news
            continue
        found.append({"at": at, "key": key, "params": params, "house": True})
    return found


def heard_by(match: Match[Any], eyes: Eyes, since: int = 0) -> list[Event]:
    return match.heard_openly(since) if isinstance(eyes, str) else match.heard(eyes, since)
