"""A table's WebSocket: hello, then commands in and updates out. It holds no state of the game."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from mythos.core.errors import MythosError
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import protocol
from mythos.server.api import IDENTITY, SERVICE, claim_of
from mythos.server.engine import Engine, Watcher
from mythos.server.errors import BadRequest, NotSignedIn, TooFast
from mythos.server.identity import Claim
from mythos.server.limits import Bucket
from mythos.server.protocol import Command, Hello, Reply, error_info
from mythos.server.service import Service
from mythos.server.settings import Settings

SETTINGS: Final = web.AppKey("settings", Settings)
SOCKETS: Final = web.AppKey("sockets", set[web.WebSocketResponse])
HELLO_SECONDS: Final = 10
SLOW: Final = 1 << 20
"""Unsent bytes after which a connection is taken for lost; it comes back and asks for the rest."""


class Connection:
    """One socket: who it is, whose eyes it has, and the queue of what it is to be sent."""

    def __init__(self, ws: web.WebSocketResponse, service: Service, settings: Settings) -> None:
        self.ws = ws
        self.service = service
        self.bucket = Bucket(settings.rate, settings.burst)
        self.claim: Claim | None = None
        self.seat: Seat = SPECTATOR
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._unsent = 0

    @property
    def engine(self) -> Engine:
        return self.service.engine

    def send(self, data: bytes) -> None:
        """Queue a message; never waits, and gives up on whoever does not read."""
        self._unsent += len(data)
        if self._unsent > SLOW:
            self._out.put_nowait(b"")
            return
        self._out.put_nowait(data)

    async def write(self) -> None:
        """Sends what is queued, in order, until the socket closes."""
        while data := await self._out.get():
            self._unsent -= len(data)
            await self.ws.send_bytes(data)
        await self.ws.close(code=WSCloseCode.TRY_AGAIN_LATER, message=b"too slow")

    def refuse(self, command: str, error: MythosError) -> None:
        self.send(protocol.encode(Reply(command, error=error_info(error))))

    async def obey(self, table: str, command: Command) -> None:
        """Have a command done and answer it."""
        try:
            work = lambda: self.service.command(self.claim, table, self.seat, command)  # noqa: E731
            reply = await self.engine.call(work)
        except MythosError as error:
            self.refuse(command.id, error)
            return
        self.send(protocol.encode(reply))


async def play(request: web.Request) -> web.StreamResponse:
    """GET /api/tables/{table}/play: the socket of one table."""
    settings = request.app[SETTINGS]
    ws = web.WebSocketResponse(
        max_msg_size=settings.max_message, heartbeat=settings.idle_seconds, compress=False
    )
    await ws.prepare(request)
    connection = Connection(ws, request.app[SERVICE], settings)
    request.app[SOCKETS].add(ws)
    writer = asyncio.create_task(connection.write())
    watcher: Watcher | None = None
    try:
        watcher = await _greet(request, connection)
        if watcher is not None:
            await _listen(request.match_info["table"], connection)
    finally:
        request.app[SOCKETS].discard(ws)
        if watcher is not None:
            gone = watcher
            await connection.engine.call(lambda: connection.engine.unwatch(gone))
        await _flush(connection, writer)
    return ws


async def _flush(connection: Connection, writer: asyncio.Task[None]) -> None:
    """Let the last words out, but wait for nobody."""
    connection._out.put_nowait(b"")
    try:
        await asyncio.wait_for(writer, 2)
    except (TimeoutError, ConnectionError, RuntimeError):
        writer.cancel()


async def _greet(request: web.Request, connection: Connection) -> Watcher | None:
    """Who is there? The first message says it; whoever may not watch is told why."""
    table = request.match_info["table"]
    try:
        hello = await _hello(connection)
        token = hello.token
        connection.claim = request.app[IDENTITY].read(token) if token else claim_of(request)
        if token and connection.claim is None:
            raise NotSignedIn
        return await connection.engine.call(lambda: _watch(connection, table, hello))
    except MythosError as error:
        connection.refuse("", error)
        return None


async def _hello(connection: Connection) -> Hello:
    try:
        message = await connection.ws.receive(HELLO_SECONDS)
    except TimeoutError:
        raise BadRequest("say hello first") from None
    if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
        raise BadRequest("say hello first")
    try:
        return protocol.DECODE_FIRST(message.data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest(f"say hello first: {error}") from None


def _watch(connection: Connection, table: str, hello: Hello) -> Watcher:
    """In the engine's thread: check the seat and begin to watch."""
    connection.seat = connection.service.eyes(connection.claim, table, hello.seat)
    watcher = Watcher(table, connection.seat, connection.send)
    connection.engine.watch(watcher, hello.since)
    return watcher


async def _listen(table: str, connection: Connection) -> None:
    """Commands, one after the other; the next is read while the last is being done."""
    doing: set[asyncio.Task[None]] = set()
    async for message in connection.ws:
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            break
        command = _decode(connection, message.data)
        if command is None:
            continue
        if not connection.bucket.take():
            connection.refuse(command.id, TooFast())
            continue
        task = asyncio.create_task(connection.obey(table, command))
        doing.add(task)
        task.add_done_callback(doing.discard)
    await asyncio.gather(*doing, return_exceptions=True)


def _decode(connection: Connection, data: str | bytes) -> Command | None:
    try:
        command: Command = protocol.DECODE(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        connection.refuse("", BadRequest(str(error)))
        return None
    if not 0 < len(command.id) <= protocol.MAX_ID:
        connection.refuse("", BadRequest(f"an id has 1 to {protocol.MAX_ID} characters"))
        return None
    return command
