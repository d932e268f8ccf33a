"""A real server process for tests: on a free loopback port, with a database of the test's own.

Its tables are dealt from the name of the running test (`deal`), so that a test meets the same cards
in every run; outside of tests they are dealt by chance.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, cast

START_SECONDS: Final = 30
STOP_SECONDS: Final = 20
LONGEST: Final = 280
"""So long a server lives if nobody stops it."""
DEALT: Final = Path(tempfile.gettempdir(), f"mythos-dealt-{os.getpid()}")
"""The name that all servers of this process deal from; no file: by chance."""
PROGRAM: Final = """
import asyncio, collections, json, pathlib, signal, sys
from mythos.core.dice import derive, fresh_seed, seed_from
from mythos.server import service
from mythos.server.serve import serve, set_up_logging
from mythos.server.settings import read_settings

def dealt_seed(file=pathlib.Path(sys.argv[2]), given=collections.Counter()):
    if not file.exists():
        return fresh_seed()
    name = file.read_text()
    given[name] += 1
    return derive(seed_from(name), given[name])

service.fresh_seed = dealt_seed
signal.alarm(int(sys.argv[3]))  # whatever happens to the test, this process ends by itself
settings = read_settings(json.loads(sys.argv[1]), {}, None)
set_up_logging(settings.log_level)
asyncio.run(serve(settings, lambda url, where: print(url, flush=True)))
"""


@contextmanager
def deal(name: str) -> Iterator[None]:
    """In this block every server deals its first, second, third ... table as it always does."""
    DEALT.write_text(name, encoding="utf-8")
    try:
        yield
    finally:
        DEALT.unlink()


class Server:
    """A running server process: `url` has no slash at its end."""

    def __init__(self, process: subprocess.Popen[str], url: str, log_file: Path) -> None:
        self._process = process
        self.url = url
        self._log_file = log_file

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything the server has written to its standard error."""
        return self._log_file.read_text(encoding="utf-8")

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def children(self) -> list[int]:
        """The process ids of the server's own children: its bot workers."""
        listed = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for file in listed for child in file.read_text().split()]

    def kill(self) -> None:
        """kill -9: no last words, no last writes."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """A polite end; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.running:
            os.kill(self.pid, how)
        try:
            return self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(STOP_SECONDS)
            raise


@contextmanager
def running_server(database: str, **settings: object) -> Iterator[Server]:
    """A server on this database (a file or postgresql://...), stopped at the end of the block.

    Two are no settings of the server's: so many seconds it `lives` if nobody stops it, and the
    `environment` of its process.
    """
    seconds = settings.pop("lives", LONGEST)
    environment = cast("dict[str, str] | None", settings.pop("environment", None))
    wanted = json.dumps({"port": 0, "database": database, **settings})
    with tempfile.TemporaryDirectory(prefix="mythos-server-") as folder:
        log_file = Path(folder, "log")
        with log_file.open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, wanted, str(DEALT), str(seconds)],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
                env=environment,
            )  # fmt: skip
        server = Server(process, "", log_file)
        try:
            server.url = _address(process, server)
            yield server
        finally:
            server.stop()
            if process.stdout is not None:
                process.stdout.close()


def _address(process: subprocess.Popen[str], server: Server) -> str:
    """Wait for the line with the address."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], START_SECONDS)
    line = process.stdout.readline() if ready else ""
    if not line:
        process.kill()
        raise RuntimeError(f"the server did not start: {server.log}")
    return line.strip().rstrip("/")
