"""The application: its routes, what every request goes through, the engine and the bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

from aiohttp import web

from mythos.server.addresses import PROXIES
from mythos.server.answers import Shelf, compressing, show
from mythos.server.api.description import description
from mythos.server.api.offered import offered
from mythos.server.api.routes import ROUTES
from mythos.server.api.routing import handler as handler_of
from mythos.server.bot_turns import bot_decided, bot_died, sweep, think
from mythos.server.browser import add_browser
from mythos.server.crew import Crew
from mythos.server.decks import DeckReader
from mythos.server.door import Door
from mythos.server.engine import Engine
from mythos.server.identity import Identity
from mythos.server.keys import (
    CREW,
    DECKS,
    DOOR,
    ENGINE,
    GENUINE,
    IDENTITY,
    LIBRARY,
    LIMITER,
    LOGINS,
    PATIENCE,
    SERVICE,
    SETTINGS,
    SHELF,
)
from mythos.server.ledger import Ledger
from mythos.server.limits import Limiter
from mythos.server.logins import Logins
from mythos.server.looking_back import Library
from mythos.server.middleware import check_origin_and_rate, typed_errors
from mythos.server.monitoring import STARTED, healthz, metrics
from mythos.server.networks import read_networks
from mythos.server.service import Service
from mythos.server.settings import Settings, crashes_of
from mythos.server.storage.interface import Storage
from mythos.server.watchdog import Watchdog
from mythos.server.wire.handshake import play
from mythos.server.wire.registry import SOCKETS, Sockets


def make_app(storage: Storage, settings: Settings) -> web.Application:
    """The whole server on a storage."""
    app = web.Application(
        middlewares=[compressing, check_origin_and_rate, typed_errors],
        client_max_size=settings.max_message * 16,
    )
    app[SETTINGS] = settings
    app[STARTED] = time.time()
    app[GENUINE] = {}
    app[SHELF] = Shelf()
    app[DOOR] = Door(settings)
    app[PATIENCE] = settings.request_seconds
    app[LIMITER] = Limiter(settings)
    app[LIBRARY] = Library(Watchdog(settings.job_seconds))
    app[LOGINS] = Logins()
    app[PROXIES] = read_networks(settings.trusted_proxies)
    app[IDENTITY] = Identity(storage.secret("identity"))
    for route in ROUTES:
        app.router.add_route(route.method, route.path, handler_of(route))
    app.router.add_get("/api/tables/{table}/play", play)
    app.router.add_get("/api/openapi.json", show_description)
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    add_browser(app)
    app.cleanup_ctx.append(lambda app: running(app, storage, settings))
    app.on_shutdown.append(say_goodbye)
    return app


async def running(
    app: web.Application, storage: Storage, settings: Settings
) -> AsyncIterator[None]:
    """Start the engine and the bots; at the end finish every write."""
    loop = asyncio.get_running_loop()

    ledger = Ledger(storage, Watchdog(settings.job_seconds), crashes_of(settings))
    engine = Engine(ledger, loop, lambda *asked: think(app, *asked))
    service = Service(ledger, storage, app[IDENTITY], settings.max_tables)
    service.settings = settings
    service.bots = settings.bot_workers > 0
    app[ENGINE] = engine
    app[SERVICE] = service
    app[SOCKETS] = Sockets()
    app[DECKS] = DeckReader()
    app[CREW] = Crew(
        settings.bot_workers,
        settings.bot_memory_mb,
        lambda thought, move: bot_decided(engine, service, thought, move),
        lambda thought, why: bot_died(engine, service, thought, why),
        settings.bot_seconds,
    )
    await offered(app[SHELF])
    engine.start()
    storage.listen(engine.refresh)
    sweeper = asyncio.create_task(sweep(engine, service, app[CREW]))
    with app[SOCKETS].looked_after(settings.idle_seconds):
        yield
    sweeper.cancel()
    with suppress(asyncio.CancelledError):
        await sweeper
    await app[CREW].stop()
    await app[DECKS].stop()
    app[LIBRARY].stop()
    app[LOGINS].stop()
    await asyncio.to_thread(engine.stop)


async def show_description(request: web.Request) -> web.Response:
    return show(request, await request.app[SHELF].get("openapi", description))


async def say_goodbye(app: web.Application) -> None:
    await app[SOCKETS].say_goodbye()
