"""What runs in a server process for tests: the house, dealing from the name of the running test."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from mythos.core.dice import derive, fresh_seed, seed_from
from mythos.server import commands, new_tables
from mythos.server.serve import serve, set_up_logging
from mythos.server.settings import read_settings

INPUT, OUTPUT, ERRORS = range(3)
READ_ONLY: Final = os.O_RDONLY
WRITTEN: Final = os.O_WRONLY | os.O_CREAT | os.O_APPEND


class Wanted(Struct):
    """How the server is to run; what it writes goes to the log."""

    settings: dict[str, Any]
    log: Path
    dealt: Path
    """The name to deal from; no file: by chance."""
    seconds: int
    """So long it lives if nobody stops it: whatever happens to the test, this process ends."""
    site: str = ""
    """A folder with packages for this server and its workers."""


def be_a_server(wanted: Wanted, address: Connection) -> None:
    """Serve until told to stop, and say where."""
    signal.alarm(wanted.seconds)
    if wanted.site:
        sys.path.insert(0, wanted.site)
        os.environ["PYTHONPATH"] = wanted.site
    _replace(INPUT, os.devnull, READ_ONLY)
    _replace(OUTPUT, os.devnull, WRITTEN)
    _replace(ERRORS, str(wanted.log), WRITTEN)
    given: Counter[str] = Counter()

    def dealt_seed() -> bytes:
        if not wanted.dealt.exists():
            return fresh_seed()
        name = wanted.dealt.read_text(encoding="utf-8")
        given[name] += 1
        return derive(seed_from(name), given[name])

    commands.fresh_seed = dealt_seed  # type: ignore[attr-defined]
    new_tables.fresh_seed = dealt_seed  # type: ignore[attr-defined]
    settings = read_settings(wanted.settings, {}, None)
    set_up_logging(settings.log_level)
    asyncio.run(serve(settings, lambda url, _: address.send(url)))


def _replace(number: int, file: str, how: int) -> None:
    opened = os.open(file, how, 0o600)
    os.dup2(opened, number)
    os.close(opened)
