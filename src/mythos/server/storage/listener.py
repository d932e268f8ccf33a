"""Hears what other processes append: PostgreSQL's notifications, on a connection of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import psycopg

from mythos.core.errors import MythosError
from mythos.server.storage.interface import Unavailable
from mythos.server.storage.postgres_server import Link, Server

CHANNEL: Final = "mythos"
LOOK_UP: Final = 0.25
"""Seconds after which a silent listener looks whether it should stop."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0

logger = logging.getLogger(__name__)


class Listener:
    """A thread that reconnects by itself.

    Whatever was said while it was away is lost, so on its return it says "": anything may have
    changed.
    """

    def __init__(self, server: Server, token: str, heard: Callable[[str], None]) -> None:
        self._server = server
        self._token = token
        self._heard = heard
        self._stopped = Event()
        self._tried = Event()
        self._pause = FIRST_PAUSE
        self._thread = Thread(target=self._run, name="mythos-listener", daemon=True)

    def start(self) -> None:
        """Returns when it listens, or when the first try failed and the thread goes on trying."""
        self._thread.start()
        self._tried.wait()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join(timeout=4 * LOOK_UP)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except (psycopg.Error, Unavailable, MythosError) as error:
                logger.warning("listening to PostgreSQL stopped: %s", type(error).__name__)
            self._tried.set()
            self._stopped.wait(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self) -> None:
        with self._server.connect() as link:
            link.execute(f"LISTEN {CHANNEL}".encode())
            self._pause = FIRST_PAUSE
            if self._tried.is_set():
                self._tell("")
            self._tried.set()
            while not self._stopped.is_set():
                self._hear(link)

    def _hear(self, link: Link) -> None:
        for notice in link.notifies(timeout=LOOK_UP):
            token, _, table = notice.payload.partition(" ")
            if token != self._token:
                self._tell(table)

    def _tell(self, table: str) -> None:
        """A mistake of the hearer must not make us deaf."""
        try:
            self._heard(table)
        except Exception:
            logger.exception("hearing of %r failed", table)
