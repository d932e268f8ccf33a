"""All open sockets: they are written to once a turn of the loop, and looked after now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web

from mythos.server.wire.frames import GOING_AWAY

if TYPE_CHECKING:
    from mythos.server.wire.connection import Connection

GOODBYE_SECONDS: Final = 2.5
RESTARTS: Final = b"the server restarts"


class Sockets:
    """The connections of this process."""

    def __init__(self) -> None:
        self.all: set[Connection] = set()
        self._waiting: list[Connection] = []
        self._closing = False
        self._loop = asyncio.get_running_loop()

    def welcome(self, connection: Connection) -> None:
        self.all.add(connection)
        if self._closing:
            connection.leave(GOING_AWAY, RESTARTS)

    def add_waiting(self, connection: Connection) -> None:
        """This one has something to send, with whatever else this turn of the loop brings."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        """The last first: who moved was answered first, and knows what happened anyway."""
        waiting, self._waiting = self._waiting, []
        for connection in reversed(waiting):
            connection.flush()

    @contextmanager
    def looked_after(self, idle_seconds: float) -> Iterator[None]:
        """Ask the silent ones whether they are still there, and let the dead go.

        One look at all of them instead of a timer for each message: whoever was silent for
        `idle_seconds` is pinged, and has half as long again to say anything at all.
        """
        task = self._loop.create_task(self._look(idle_seconds / 2))
        try:
            yield
        finally:
            task.cancel()

    async def _look(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            for connection in tuple(self.all):
                connection.silent += 1
                if connection.silent == 3:
                    connection.ping()
                elif connection.silent > 3:
                    connection.abort()

    async def say_goodbye(self) -> None:
        """Close politely: clients come back by themselves."""
        self._closing = True
        leaving = tuple(self.all)
        for connection in leaving:
            connection.leave(GOING_AWAY, RESTARTS)
        if leaving:
            await asyncio.wait([each.gone for each in leaving], timeout=GOODBYE_SECONDS)


SOCKETS: Final = web.AppKey("sockets", Sockets)
