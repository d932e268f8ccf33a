"""A server inside the test's own process, on a storage of the test's making."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from mythos.server.app import make_app
from mythos.server.engine import Engine
from mythos.server.keys import ENGINE
from mythos.server.ledger import Ledger
from mythos.server.settings import Settings
from mythos.server.storage.interface import Storage


class Inside:
    """A running application, with its address and its engine."""

    def __init__(self, app: web.Application, url: str) -> None:
        self.app = app
        self.url = url

    @property
    def engine(self) -> Engine:
        return self.app[ENGINE]

    @property
    def ledger(self) -> Ledger:
        return self.engine.ledger


@asynccontextmanager
async def server_inside(storage: Storage, **settings: Any) -> AsyncIterator[Inside]:
    """The server on this storage; whoever made the storage closes it."""
    wanted: dict[str, Any] = {"bot_workers": 0, "rate": 10_000, "burst": 10_000, **settings}
    app = make_app(storage, Settings(**wanted))
    server = TestServer(app)
    await server.start_server()
    try:
        yield Inside(app, str(server.make_url("")).rstrip("/"))
    finally:
        await server.close()
