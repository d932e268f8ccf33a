"""The door: connections that say nothing, or take too long to say it, are shown out again.

A connection has some seconds for its first request, some for each request and its answer, and some
between two. When file descriptors run short, those that have said nothing go first, and the log
says so.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from aiohttp import web
from aiohttp.abc import AbstractAccessLogger
from msgspec import Struct

from mythos.server.settings import Settings

LOG: Final = logging.getLogger("mythos.door")
LOOK_SECONDS: Final = 1.0
LOG_SECONDS: Final = 60.0
CROWDED: Final = 0.9
"""The part of all file descriptors from which on it is too many."""
HELD_SECONDS: Final = 0.25
MOST_HELD: Final = 500
GRACE: Final = 5.0
"""Beyond what is allowed, so that a refusal comes before the end of the connection."""


class Guest(Struct):
    """A connection: since when it is as it is, and how long it may stay so."""

    since: float
    seconds: float
    silent: bool
    """It has not asked for anything yet."""


class Door:
    """All connections that are not at a table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._guests: dict[web.RequestHandler, Guest] = {}
        self._logged = -LOG_SECONDS
        self._held = 0
        self.crowded = False

    def __len__(self) -> int:
        return len(self._guests)

    # What a connection goes through.

    def meet(self, handler: web.RequestHandler) -> web.RequestHandler:
        """A connection is there; it has to ask for something."""
        self._guests[handler] = Guest(time.monotonic(), self._settings.hello_seconds, True)
        return handler

    def begin(self, handler: web.RequestHandler) -> None:
        """A request has come; its body and its answer are to follow."""
        seconds = self._settings.request_seconds + GRACE
        self._guests[handler] = Guest(time.monotonic(), seconds, False)

    def done(self, handler: web.RequestHandler) -> None:
        """It is answered; there may be another one."""
        if handler in self._guests:
            seconds = self._settings.keepalive_seconds + GRACE
            self._guests[handler] = Guest(time.monotonic(), seconds, False)

    def forget(self, handler: web.RequestHandler) -> None:
        """The connection is a WebSocket's, which is looked after at its table."""
        self._guests.pop(handler, None)

    async def hold(self) -> None:
        """Whoever asks too often has to wait for the refusal, too: so a flood is a trickle."""
        if self._held < MOST_HELD:
            self._held += 1
            try:
                await asyncio.sleep(HELD_SECONDS)
            finally:
                self._held -= 1

    # Looking after them.

    @contextmanager
    def watched(self) -> Iterator[None]:
        task = asyncio.get_running_loop().create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._look_for_room()
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Show out whoever takes too long; when it is crowded, also whoever is only silent."""
        for handler, guest in list(self._guests.items()):
            if handler.transport is None:
                if now - guest.since > LOOK_SECONDS:
                    del self._guests[handler]
            elif now - guest.since > (
                LOOK_SECONDS if self.crowded and guest.silent else guest.seconds
            ):
                handler.transport.abort()
                del self._guests[handler]

    def _look_for_room(self) -> None:
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        used = descriptors(most)
        self.crowded = used > most * CROWDED
        now = time.monotonic()
        if self.crowded and now - self._logged >= LOG_SECONDS:
            self._logged = now
            LOG.warning("%d of %d file descriptors are in use; newcomers may be lost", used, most)


def descriptors(most: int) -> int:
    """How many file descriptors are in use; 0 where nobody can say."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError as error:  # to count them takes one more
        return most if error.errno in (errno.EMFILE, errno.ENFILE) else 0


def raise_limit() -> None:
    """As many file descriptors as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def farewell(door: Door) -> type[AbstractAccessLogger]:
    """aiohttp tells its access log when an answer has been sent; that is all we want to know."""

    class Farewell(AbstractAccessLogger):
        def log(self, request: web.BaseRequest, response: web.StreamResponse, time: float) -> None:
            door.done(request.protocol)

    return Farewell


class Entrance(web.TCPSite):
    """A listening address whose connections are met at the door."""

    def __init__(self, runner: web.AppRunner, door: Door, host: str, port: int) -> None:
        super().__init__(runner, host, port, backlog=512)
        self._door = door

    async def start(self) -> None:
        await web.BaseSite.start(self)
        server = self._runner.server
        assert server is not None
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: self._door.meet(server()), self._host, self._port, backlog=self._backlog
        )
