"""The application: routes, the engine, the bots, and the manners of the house around them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from aiohttp import web

from mythos.core.dice import derive
from mythos.core.errors import MythosError
from mythos.core.seats import Seat
from mythos.server import commands
from mythos.server.addresses import PROXIES, address_of, scheme_of
from mythos.server.answers import Handler, Shelf, compressing, show
from mythos.server.api.context import bearer_of
from mythos.server.api.description import description
from mythos.server.api.offered import offered
from mythos.server.api.routes import ROUTES
from mythos.server.api.routing import handler as handler_of
from mythos.server.bots import Question
from mythos.server.browser import add_browser
from mythos.server.crew import Crew
from mythos.server.decks import DeckReader
from mythos.server.door import Door
from mythos.server.engine import Engine
from mythos.server.errors import NotAllowed, ServerError, TooBig, TooFast
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
from mythos.server.limits import Kind, Limiter
from mythos.server.logins import Logins
from mythos.server.looking_back import Library
from mythos.server.networks import read_networks
from mythos.server.protocol import error_info
from mythos.server.service import Service
from mythos.server.settings import Settings, crashes_of
from mythos.server.socket import play
from mythos.server.sockets import SOCKETS, Sockets
from mythos.server.storage.interface import Storage
from mythos.server.turns import Thought
from mythos.server.watchdog import Watchdog

LOG: Final = logging.getLogger("mythos.server")
STARTED: Final = web.AppKey("started", float)
TIDY_SECONDS: Final = 0.25
HEALTH_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 5.0
"""How often a process looks for tables whose bot nobody serves, because another process died."""
OWN_SITES: Final = "the settings origins and, behind a proxy, trusted_proxies"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


def make_app(storage: Storage, settings: Settings) -> web.Application:
    """The whole server on a storage."""
    app = web.Application(
        middlewares=[compressing, manners, refusals], client_max_size=settings.max_message * 16
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
        lambda thought, move: _decided(engine, service, thought, move),
        lambda thought, why: _died(engine, service, thought, why),
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


def think(
    app: web.Application, table: str, seat: Seat, snapshot: bytes, number: int, watched: bool
) -> None:
    """A bot has to decide: let a worker think about it."""
    found = app[SERVICE].ledger.tables.get(table)
    if found is None:
        return
    seed = derive(found.stored.seed, "bot", seat, number)
    question = Question(found.stored.game, seat, found.seats[seat].bot, seed, snapshot)
    app[CREW].think(Thought(table, number, question, found.stored.owner, watched))


async def _decided(engine: Engine, service: Service, thought: Thought, move: str) -> None:
    seat = thought.question.seat
    work = lambda: commands.bot_moves(service, thought.table, thought.number, seat, move)  # noqa: E731
    with suppress(MythosError):
        await engine.call(work)


async def _died(engine: Engine, service: Service, thought: Thought, why: str) -> None:
    """The table says that a bot had to be restarted."""
    seat = thought.question.seat
    with suppress(MythosError):
        await engine.call(
            lambda: commands.note(service, thought.table, "bot-restarted", seat=seat, why=why)
        )


async def sweep(engine: Engine, service: Service, crew: Crew) -> None:
    """Tidy up often and little; now and then look for tables with a bot that nobody serves."""
    slept = 0.0
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        slept += TIDY_SECONDS
        with suppress(MythosError):
            await engine.call(engine.tidy)
            if slept >= SWEEP_SECONDS:
                slept = 0.0
                await adopt_orphans(engine, service, crew)


async def adopt_orphans(engine: Engine, service: Service, crew: Crew) -> None:
    """Look at tables whose bot has been asked for too long, one by one: others play meanwhile."""
    for table_id in await engine.call(lambda: find_orphans(service, crew)):
        with suppress(MythosError):  # a closed table is logged; the others go on
            await engine.call(partial(look_at, service, table_id))


def find_orphans(service: Service, crew: Crew) -> list[str]:
    """In the engine's thread: tables whose bot has been asked for too long, but not here."""
    if not service.bots:
        return []
    found = []
    for listing in service.storage.listings(status="running", limit=1000):
        late = time.time() - listing.moved > SWEEP_SECONDS
        if late and b'"bot":true' in listing.summary:
            table = service.ledger.tables.get(listing.table)
            if table is None or not crew.thinks_of(listing.table, len(table.entries)):
                found.append(listing.table)
    return found


def look_at(service: Service, table_id: str) -> None:
    service.ledger.touch(service.ledger.table(table_id))


@web.middleware
async def manners(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Foreign sites may not act for anybody; everybody gets the usual headers."""
    request.app[DOOR].begin(request.protocol)
    try:
        check_origin(request)
        kind: Kind = "read" if request.method in ("GET", "HEAD") else "write"
        request.app[LIMITER].take(kind, address_of(request), bearer_of(request))
        response = await handler(request)
    except ServerError as error:
        response = refusal(error, error.status)
    if response.status == TooFast.status:
        await request.app[DOOR].hold()
    if not isinstance(response, web.WebSocketResponse):
        response.headers.update(HEADERS)
    return response


def check_origin(request: web.Request) -> None:
    """A browser says which site a request comes from; only our own and named ones may act."""
    origin = request.headers.get("Origin")
    if origin is None or (request.method == "GET" and not request.path.endswith("/play")):
        return
    named = {each.strip() for each in request.app[SETTINGS].origins.split(",")} - {""}
    own = f"{scheme_of(request)}://{request.host}"
    if origin != own and origin not in named:
        raise NotAllowed(f"requests from other sites are not allowed; see {OWN_SITES}")


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every refusal becomes its typed error; what breaks is logged and says nothing of secrets."""
    try:
        return await handler(request)
    except web.HTTPRequestEntityTooLarge:
        error: ServerError = TooBig("this is too big")
        return refusal(error, error.status)
    except web.HTTPException as error_:
        said = ServerError(f"{request.method} {request.path}: {error_.reason}")
        return refusal(said, error_.status)
    except ServerError as error:
        return refusal(error, error.status)
    except MythosError as error_:
        return refusal(error_, 400)
    except Exception:
        LOG.exception("a request broke")
        return refusal(ServerError("something broke here; it is written down"), 500)


def refusal(error: MythosError, status: int) -> web.Response:
    body = msgspec.json.encode(error_info(error))
    response = web.Response(body=body, status=status, content_type="application/json")
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.seconds)
    return response


async def show_description(request: web.Request) -> web.Response:
    return show(request, await request.app[SHELF].get("openapi", description))


async def healthz(request: web.Request) -> web.Response:
    """Well means: the engine answers, and nothing is wrong with the storage.

    Crowded means that there are hardly any file descriptors left: whoever is in goes on playing,
    so that a restart would only do harm.
    """
    engine = request.app[ENGINE]
    try:
        ills = await asyncio.wait_for(engine.call(engine.ills), HEALTH_SECONDS)
    except (TimeoutError, MythosError):
        ills = ["silent"]
    if ills:
        return web.json_response({"status": "ill", "storage": ills}, status=503)
    status = "crowded" if request.app[DOOR].crowded else "well"
    return web.json_response({"status": status})


async def metrics(request: web.Request) -> web.Response:
    """Numbers for Prometheus; none of them tells anything of a game."""
    engine = request.app[ENGINE]
    numbers = {
        "mythos_tables_open": len(engine.ledger.tables),
        "mythos_connections": len(request.app[SOCKETS].all),
        "mythos_visitors": len(request.app[DOOR]),
        "mythos_rows_total": engine.rows,
        "mythos_batches_total": engine.batches,
        "mythos_bots_thinking": request.app[CREW].waiting,
        "mythos_uptime_seconds": round(time.time() - request.app[STARTED], 1),
    }
    lines = [
        f"# TYPE {name} {'counter' if name.endswith('total') else 'gauge'}\n{name} {value}\n"
        for name, value in numbers.items()
    ]
    return web.Response(text="".join(lines), content_type="text/plain")


async def say_goodbye(app: web.Application) -> None:
    await app[SOCKETS].say_goodbye()


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["where"] = self.formatException(record.exc_info).splitlines()[-8:]
        return json.dumps(entry, ensure_ascii=False)
