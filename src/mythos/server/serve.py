"""Starting the server: storage, application, address, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final

from aiohttp import web

from mythos.server.app import make_app
from mythos.server.door import Entrance, farewell, raise_limit
from mythos.server.keys import DOOR
from mythos.server.monitoring import JsonLines
from mythos.server.settings import Settings, database_of
from mythos.server.storage.open import open_storage

GARBAGE: Final = 20_000
"""New objects, of the kind that can hold others, after which the youngest are looked at."""


async def serve(settings: Settings, started: Callable[[str, str], None]) -> None:
    """Run until somebody says stop. `started` is told the address and where tables are kept."""
    raise_limit()
    where = database_of(settings)
    storage = await asyncio.to_thread(open_storage, where)
    try:
        await asyncio.to_thread(storage.migrate)
        app = make_app(storage, settings)
        door = app[DOOR]
        runner = web.AppRunner(
            app,
            access_log_class=farewell(door),
            access_log=logging.getLogger("mythos.access"),
            keepalive_timeout=settings.keepalive_seconds,
            shutdown_timeout=10,
        )
        await runner.setup()
        await Entrance(runner, door, settings.host, settings.port).start()
        address = runner.addresses[0]
        started(f"http://{address[0]}:{address[1]}/", _shown(where))
        with door.watched():
            await _until_stopped()
        await runner.cleanup()
    finally:
        await asyncio.to_thread(storage.close)


async def _until_stopped() -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    await stopped.wait()


def _shown(where: str) -> str:
    """Where tables are kept, without a password."""
    head, at, tail = where.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at and "://" in head else where


def run(settings: Settings, started: Callable[[str, str], None]) -> None:
    """The same on an event loop of its own: uvloop's where it is installed, it is faster."""
    factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ModuleNotFoundError):
        factory = import_module("uvloop").new_event_loop
    collect_garbage_seldom()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, started))


def collect_garbage_seldom() -> None:
    """Look for reference cycles rarely: each look stops everybody, and there are few to find.

    What was imported stays for good and is not looked at again. Tables and connections live long
    and are freed by counting; the cycles in a match are found when enough has come together.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
