"""Starting the server: storage, application, address, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from aiohttp import web

from mythos.server.app import JsonLines, make_app
from mythos.server.settings import Settings, database_of
from mythos.server.storage.open import open_storage


async def serve(settings: Settings, started: Callable[[str, str], None]) -> None:
    """Run until somebody says stop. `started` is told the address and where tables are kept."""
    where = database_of(settings)
    storage = await asyncio.to_thread(open_storage, where)
    try:
        await asyncio.to_thread(storage.migrate)
        runner = web.AppRunner(make_app(storage, settings), access_log=None, shutdown_timeout=10)
        await runner.setup()
        site = web.TCPSite(runner, settings.host, settings.port)
        await site.start()
        address = runner.addresses[0]
        started(f"http://{address[0]}:{address[1]}/", _shown(where))
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
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, started))


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
