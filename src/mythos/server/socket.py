"""A table's WebSocket: hello, then commands in and updates out. It holds no state of the game."""

from __future__ import annotations

import asyncio
from typing import Final, cast

from aiohttp import WSMsgType, web

from mythos.core.errors import MythosError
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import protocol
from mythos.server.api import IDENTITY, SERVICE, UNREADABLE, claim_of
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


class Outbox:
    """The connections that have something to send in this turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []
        self._loop = asyncio.get_running_loop()

    def add(self, connection: Connection) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


class Connection:
    """One socket: who it is, whose eyes it has, and what it is to be sent in this turn of the loop.

    Messages are written straight to the transport, all of one turn in one write: an update and
    its reply leave together, and no task is woken for them.
    """

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.BaseTransport,
        outbox: Outbox,
        service: Service,
        settings: Settings,
    ) -> None:
        self.ws = ws
        self.service = service
        self.bucket = Bucket(settings.rate, settings.burst)
        self.claim: Claim | None = None
        self.seat: Seat = SPECTATOR
        self._transport = cast(asyncio.Transport, transport)
        self._outbox = outbox
        self._out: list[bytes] = []

    @property
    def engine(self) -> Engine:
        return self.service.engine

    def send(self, data: bytes) -> None:
        """Send a message with whatever else this turn of the loop brings; never waits."""
        if not self._out:
            self._outbox.add(self)
        self._out.append(frame(data))

    def flush(self) -> None:
        """Write what is queued; whoever does not read is given up and may come back."""
        data = b"".join(self._out)
        self._out.clear()
        if self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > SLOW:
            self._transport.abort()
            return
        self._transport.write(data)

    def refuse(self, command: str, error: MythosError) -> None:
        self.send(protocol.encode(Reply(command, error=error_info(error))))

    def obey(self, table: str, command: Command) -> None:
        """Have a command done and answer it."""
        self.engine.post(
            lambda: self.service.command(self.claim, table, self.seat, command),
            lambda done: self._answer(command, done),
        )

    def _answer(self, command: Command, done: Reply | BaseException | None) -> None:
        if isinstance(done, MythosError):
            self.refuse(command.id, done)
        elif isinstance(done, Reply):
            self.send(protocol.encode(done))


def frame(data: bytes) -> bytes:
    """A message as one unmasked binary frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x82, size)) + data
    if size < 65536:
        return b"\x82\x7e" + size.to_bytes(2, "big") + data
    return b"\x82\x7f" + size.to_bytes(8, "big") + data


OUTBOX: Final = web.AppKey("outbox", Outbox)


async def play(request: web.Request) -> web.StreamResponse:
    """GET /api/tables/{table}/play: the socket of one table."""
    settings = request.app[SETTINGS]
    ws = web.WebSocketResponse(
        max_msg_size=settings.max_message, heartbeat=settings.idle_seconds, compress=False
    )
    await ws.prepare(request)
    transport = request.transport
    if transport is None:
        return ws
    outbox = request.app[OUTBOX]
    connection = Connection(ws, transport, outbox, request.app[SERVICE], settings)
    request.app[SOCKETS].add(ws)
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
        connection.flush()
    return ws


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
    except UNREADABLE as error:
        raise BadRequest(f"say hello first: {error}") from None


def _watch(connection: Connection, table: str, hello: Hello) -> Watcher:
    """In the engine's thread: check the seat and begin to watch."""
    connection.seat = connection.service.eyes(connection.claim, table, hello.seat)
    person = connection.claim.person if connection.claim else ""
    watcher = Watcher(table, connection.seat, person, connection.send)
    connection.engine.watch(watcher, hello.since)
    return watcher


async def _listen(table: str, connection: Connection) -> None:
    """Commands, one after the other; the next is read while the last is being done."""
    async for message in connection.ws:
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            break
        allowed = connection.bucket.take()
        try:
            command = _decode(message.data)
        except BadRequest as error:
            connection.refuse("", error if allowed else TooFast())
            continue
        if allowed:
            connection.obey(table, command)
        else:
            connection.refuse(command.id, TooFast())


def _decode(data: str | bytes) -> Command:
    try:
        command: Command = protocol.DECODE(data)
    except UNREADABLE as error:
        raise BadRequest(str(error)) from None
    if not 0 < len(command.id) <= protocol.MAX_ID or not command.id.isprintable():
        raise BadRequest(f"an id has 1 to {protocol.MAX_ID} printable characters")
    return command
