"""Every setting of the server: by flag, by environment (MYTHOS_PORT ...) and by file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from mythos.core.errors import BadOption
from mythos.core.options import read_plain
from mythos.server.networks import read_networks

Positive = Annotated[int, Meta(ge=1)]
THINKERS: Final = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core is left for people's moves. A process is started only when the others are busy."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults run a table server at home; nothing has to be set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8017
    database: str = ""
    """A file for SQLite (default: in the user's data folder) or postgresql://..."""
    origins: str = ""
    """Other sites that may talk to this server, separated by commas."""
    bot_workers: Annotated[int, Meta(ge=0)] = THINKERS
    bot_memory_mb: Annotated[int, Meta(ge=0)] = 1024
    bot_seconds: Positive = 15
    bot_ms: Positive = 2000
    """Milliseconds that a bot may be told to think at most."""
    bot_looks: Positive = 1000
    """The most that any other setting of a bot may be."""
    bot_tables: Annotated[int, Meta(ge=0)] = 2
    """Running games of bots alone that a guest may have; with a login five times as many."""
    max_tables: Positive = 5000
    tables_each: Positive = 40
    """Unfinished tables at which a guest may sit; with a login five times as many."""
    max_message: Positive = 4096
    rate: Positive = 50
    """Messages and requests a second that one person may send, on average."""
    burst: Positive = 200
    idle_seconds: Positive = 60
    hello_seconds: Positive = 10
    """How long a connection may take to say what it wants, and a WebSocket to say hello."""
    request_seconds: Positive = 60
    """How long a request may take, from its first line to the last byte of the answer."""
    keepalive_seconds: Positive = 30
    """How long a connection may stay idle after an answer."""
    trusted_proxies: str = ""
    """Addresses or networks of proxies whose word about the client counts, by commas."""
    absent_seconds: Annotated[int, Meta(ge=0)] = 120
    """A bot may have an absent person's seat when the game has waited so long for them."""
    job_seconds: Positive = 3
    """Processor time that the rules of a table may take at once; then the table is closed.

    It is less than what `/healthz` waits for: a house that ends rules is not ill.
    """
    crashes: str = ""
    """A folder for records of tables whose rules came to no end (default: beside the tables)."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None
) -> Settings:
    """Flags win over the environment, the environment over the file, the file over defaults."""
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            reason = f"cannot read {file}: {error.strerror}"
            raise BadOption("config", reason, why="unreadable", file=str(file)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            reason = f"{file} is not a TOML file"
            raise BadOption("config", reason, why="not-toml", file=str(file)) from None
    for name in Settings.__struct_fields__:
        if (value := environment.get(f"MYTHOS_{name.upper()}")) is not None:
            found[name] = value
    found |= {name: value for name, value in flags.items() if value is not None}
    settings = read_plain(Settings, found)
    read_networks(settings.trusted_proxies)  # refuses what is none
    return settings


def database_of(settings: Settings) -> str:
    """Where tables are kept when nobody says: one file in the user's data folder."""
    if settings.database:
        return settings.database
    return str(data_folder() / "tables.sqlite3")


def crashes_of(settings: Settings) -> Path:
    """Where records of tables are kept whose rules do not work."""
    if settings.crashes:
        return Path(settings.crashes)
    is_file = settings.database and "://" not in settings.database
    return (Path(settings.database).parent if is_file else data_folder()) / "crashes"


def data_folder() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "mythos"
