"""A real server process for tests: on a free loopback port, with a database of the test's own.

Its tables are dealt from the name of the running test (`deal`), so that a test meets the same cards
in every run; outside of tests they are dealt by chance.
"""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

from tests.server.process import Wanted, be_a_server

START_SECONDS: Final = 30
STOP_SECONDS: Final = 20
LONGEST: Final = 280
"""So long a server lives if nobody stops it."""
DEALT: Final = Path(tempfile.gettempdir(), f"mythos-dealt-{os.getpid()}")
"""The name that all servers of this process deal from; no file: by chance."""
FORKS: Final = get_context("forkserver")
"""Servers are forked from a process that is warm, not from the one that tests run in."""
FORKS.set_forkserver_preload(["pytest", "tests.server.warmed"])


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

    def __init__(self, process: ForkServerProcess, url: str, log_file: Path) -> None:
        self._process = process
        self.url = url
        self._log_file = log_file

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything the server has written to its standard error."""
        return self._log_file.read_text(encoding="utf-8")

    @property
    def running(self) -> bool:
        return self._process.exitcode is None

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
        self._process.join(STOP_SECONDS)
        if self.running:
            self._process.kill()
            self._process.join(STOP_SECONDS)
            raise TimeoutError(f"the server did not end: {self.log}")
        assert self._process.exitcode is not None
        return self._process.exitcode


@contextmanager
def running_server(database: str, **settings: object) -> Iterator[Server]:
    """A server on this database (a file or postgresql://...), stopped at the end of the block.

    Two are no settings of the server's: so many seconds it `lives` if nobody stops it, and a `site`
    with packages that are installed for it alone.
    """
    seconds = settings.pop("lives", LONGEST)
    site = settings.pop("site", "")
    assert isinstance(seconds, int)
    assert isinstance(site, str)
    with tempfile.TemporaryDirectory(prefix="mythos-server-") as folder:
        log_file = Path(folder, "log")
        log_file.touch()
        given = {"port": 0, "database": database, **settings}
        wanted = Wanted(given, log_file, DEALT, seconds, site)
        told, tells = FORKS.Pipe(duplex=False)
        process = FORKS.Process(target=be_a_server, args=(wanted, tells))
        process.start()
        tells.close()
        server = Server(process, "", log_file)
        try:
            server.url = _address(told, server)
            yield server
        finally:
            server.stop()
            told.close()


def _address(told: Connection, server: Server) -> str:
    """Wait for the address."""
    try:
        if told.poll(START_SECONDS):
            return str(told.recv()).rstrip("/")
    except EOFError:
        pass
    raise RuntimeError(f"the server did not start: {server.log}")
