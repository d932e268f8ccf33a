"""The commands around the server: serve, backup, restore, export, import, reports."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from rich.markup import escape
from rich.table import Table

from mythos.core.errors import BadArgument, BadRecord, MissingExtra
from mythos.core.record import Record, parse_record, read_record
from mythos.core.registry import find_game
from mythos.core.texts import Speaker
from mythos.terminal.console import Console
from mythos.terminal.replay import show

FLAGS: Final = (
    "host", "port", "database", "origins", "bot_workers", "bot_memory_mb", "bot_seconds",
    "bot_ms", "bot_looks", "bot_tables", "max_tables", "tables_each", "max_message", "rate",
    "burst", "idle_seconds", "absent_seconds", "hello_seconds", "request_seconds",
    "keepalive_seconds", "job_seconds", "crashes", "trusted_proxies", "log_level",
)  # fmt: skip


def server_part(name: str) -> ModuleType:
    """A module of the server; whoever installed without it is told how to get it."""
    from importlib import import_module  # noqa: PLC0415

    try:
        return import_module(f"mythos.server.{name}")
    except ModuleNotFoundError as error:
        raise MissingExtra(error.name or "aiohttp", "server") from None


def settings_of(parsed: argparse.Namespace) -> Any:
    flags = {name: getattr(parsed, name, None) for name in FLAGS}
    return server_part("settings").read_settings(flags, os.environ, getattr(parsed, "config", None))


def serve(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """The table server, until Ctrl-C."""
    settings = settings_of(parsed)
    server = server_part("serve")
    console = Console(stderr=False)

    def started(address: str, where: str) -> None:
        console.print(speaker.say("cli-serving", address=address), soft_wrap=True)
        console.print(speaker.say("cli-kept-in", where=where), style="dim", soft_wrap=True)

    server.set_up_logging(settings.log_level)
    try:
        server.run(settings, started)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        reason = f"cannot listen on {where}: {error.strerror}"
        raise BadArgument(reason, why="cannot-listen", where=where) from None
    return 0


def _storage(parsed: argparse.Namespace, *, make: bool = False) -> Any:
    where = server_part("settings").database_of(settings_of(parsed))
    if not make and "://" not in where and not Path(where).exists():
        raise BadArgument(f"there is no database {where}", why="no-database", where=where)
    storage = server_part("storage.open").open_storage(where)
    storage.migrate()
    return storage


def back_up(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """A checked copy of everything, while the server runs."""
    where = server_part("settings").database_of(settings_of(parsed))
    size = server_part("storage.backup").back_up(where, parsed.file)
    file, kilobytes = str(parsed.file), -(-size // 1024)
    Console().print(speaker.say("cli-backed-up", file=file, kilobytes=kilobytes), soft_wrap=True)
    return 0


def restore(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Put a copy in the place of the database, while no server runs on it."""
    where = server_part("settings").database_of(settings_of(parsed))
    server_part("storage.backup").restore(parsed.file, where, replace=parsed.replace)
    storage = _storage(parsed)
    count = len(storage.listings(limit=1_000_000))
    storage.close()
    Console().print(speaker.say("cli-restored", file=str(parsed.file), count=count), soft_wrap=True)
    return 0


def export(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Write tables as records: all, or those named. Unfinished games have no seed in them."""
    storage = _storage(parsed)
    transfer = server_part("transfer")
    wanted = parsed.tables or [each.table for each in storage.listings(limit=1_000_000)]
    done = 0
    for table_id in wanted:
        if storage.table(table_id) is None:
            raise BadArgument(f"there is no table {table_id}", why="no-table", table=table_id)
        record = transfer.record_of(storage, table_id)
        if record is not None:
            file = parsed.to / f"{table_id}.jsonl"
            record.write(file, replace=_is_older(file, record))
            done += 1
    storage.close()
    Console().print(speaker.say("cli-exported", count=done, folder=str(parsed.to)))
    return 0


def _is_older(file: Path, record: Record) -> bool:
    """Whether a file holds an earlier state of the same table: then it is brought up to date."""
    try:
        kept = read_record(file)
    except BadRecord:
        return False
    return kept.header == record.header and kept.entries == record.entries[: len(kept.entries)]


def import_tables(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """Bring finished games in from records; each is verified first."""
    storage = _storage(parsed, make=True)
    transfer = server_part("transfer")
    for file in parsed.files:
        table = transfer.keep_record(storage, read_record(file))
        Console().print(speaker.say("cli-imported", file=str(file), table=table))
    storage.close()
    return 0


def reports(parsed: argparse.Namespace, speaker: Speaker) -> int:
    """What players said is wrong; one opens at its position."""
    storage = _storage(parsed)
    if parsed.report:
        found = storage.report(parsed.report)
        record = _reported(storage, found)
        storage.close()
        if found is None:
            reason = f"there is no report {parsed.report}"
            raise BadArgument(reason, why="no-report", report=parsed.report)
        Console().print(escape(found.words))
        if record is None:
            return 0
        game = find_game(record.header.game)
        return show(record, game, lang=speaker.lang, eyes=None, at_end=True)
    table = Table(box=None, padding=(0, 2))
    for key in ("report", "table", "when", "words"):
        table.add_column(speaker.say(f"cli-column-{key}"))
    for each in storage.reports():
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at))
        table.add_row(each.id, each.table, when, escape(each.words[:60]))
    storage.close()
    Console().print(table)
    return 0


def _reported(storage: Any, report: Any) -> Record | None:
    """The record that a report is about: as it was then, out of the table's log."""
    if report is None:
        return None
    if report.record:
        return parse_record(report.record)
    found: Record | None = server_part("transfer").record_at(storage, report.table, report.number)
    return found


def add_flags(parser: argparse.ArgumentParser, speaker: Speaker, only: tuple[str, ...]) -> None:
    """Flags for the server's settings, with their defaults in the help."""
    settings = server_settings()
    parser.add_argument("--config", type=Path, metavar="FILE", help=speaker.say("cli-config"))
    for name in only:
        default = settings.get(name)
        text = speaker.say(f"cli-set-{name.replace('_', '-')}", default=str(default))
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, dest=name, metavar="X", help=text.replace("%", "%%"))


def server_settings() -> dict[str, Any]:
    """The defaults, for help texts; empty when the server is not installed."""
    try:
        made: dict[str, Any] = msgspec.to_builtins(server_part("settings").Settings())
    except MissingExtra:
        return {}
    return made
