"""One connection at a table: its messages become commands, and updates become its frames.

It is a protocol of asyncio's, so that a message costs neither a task nor a queue nor a timer. It
holds no state of the game.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec
from aiohttp import web
from msgspec import Struct

from mythos.core.errors import MythosError
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import commands, protocol
from mythos.server.addresses import address_of
from mythos.server.api.context import UNREADABLE, token_of
from mythos.server.errors import BadRequest, NotSignedIn, TooFast
from mythos.server.identity import Claim
from mythos.server.jobs import Job
from mythos.server.keys import DOOR, ENGINE, LIMITER, SERVICE, SETTINGS
from mythos.server.limits import Bucket
from mythos.server.protocol import Chat, Command, Hello, Reply, error_info
from mythos.server.service import Service
from mythos.server.watching import Watcher
from mythos.server.wire import frames
from mythos.server.wire.frames import BadFrame, FrameReader
from mythos.server.wire.registry import SOCKETS, Sockets

LEAVE_SECONDS: Final = 2
"""So long may a client take to answer a goodbye."""
REFUSED: Final = 0.25
"""What a message that comes too fast costs, of a mistake: a program in a hurry is no attack."""
CLOSED_SECONDS: Final = 30
"""So long an address waits that has made too many mistakes."""
SLOW: Final = 1 << 20
"""Unsent bytes after which a connection is taken for lost; it comes back and asks for the rest."""


class Connection(asyncio.Protocol):
    """One socket: who it is, whose eyes it has, and what it is to be sent in this turn of the loop.

    Messages are written straight to the transport, all of one turn in one write: an update and
    its reply leave together, and no task is woken for them.
    """

    def __init__(self, request: web.Request) -> None:
        settings = request.app[SETTINGS]
        self.service: Service = request.app[SERVICE]
        self._engine = request.app[ENGINE]
        self.table = request.match_info["table"]
        self.claim: Claim | None = None
        self._token = token_of(request)
        self._limiter = request.app[LIMITER]
        self._address = address_of(request)
        self._buckets = self._talking()
        self._mistakes = self._limiter.household("mistake", self._address)
        self.seat: Seat = SPECTATOR
        self.watcher: Watcher | None = None
        """Set and read by the engine's thread: there is none before a good hello."""
        self.silent = 0
        """For how many looks of the house nothing was heard."""
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        self._transport = cast(asyncio.Transport, request.transport)
        self._http = request.protocol
        self._door = request.app[DOOR]
        self._sockets: Sockets = request.app[SOCKETS]
        self._reader = FrameReader(settings.max_message)
        self._out: list[bytes] = []
        self._hear = self._greet
        self._leaving = False
        self._timer = loop.call_later(
            settings.hello_seconds, self._refuse, BadRequest("say hello first")
        )

    def take_over(self, answer: bytes) -> None:
        """From here on the connection is ours. A client waits for the answer before it speaks."""
        if self._transport is None:
            self.connection_lost(None)
            return
        self._door.forget(self._http)
        self._transport.write(answer)
        self._transport.set_protocol(self)
        self._sockets.welcome(self)

    # What asyncio calls.

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        try:
            found = self._reader.feed(data)
        except BadFrame as error:
            self.leave(error.code)
            self._transport.pause_reading()  # nothing that follows could be understood
            return
        if not found and self._wait():  # a flood of fragments
            self.leave(frames.POLICY)
        for kind, payload in found:
            if kind <= frames.BINARY:
                self._hear(payload)
            else:
                self._control(kind, payload)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self.gone.done():
            return
        self._timer.cancel()
        self._sockets.all.discard(self)
        self._engine.post(self._unwatch, lambda _: None)
        self.gone.set_result(None)
        self._http.connection_lost(exc)

    # What we send.

    def send(self, data: bytes) -> None:
        """Send a message with whatever else this turn of the loop brings; never waits."""
        if self._leaving:  # a goodbye is the last word
            return
        if not self._out:
            self._sockets.add_waiting(self)
        self._out += (frames.head_of(len(data)), data)

    def flush(self) -> None:
        """Write what is queued; whoever does not read is given up and may come back."""
        transport, data = self._transport, b"".join(self._out)
        self._out.clear()
        if transport.get_write_buffer_size() > SLOW:
            transport.abort()
        elif data and not transport.is_closing():
            transport.write(data)

    def ping(self) -> None:
        self._send_control(frames.control(frames.PING))

    def leave(self, code: int, reason: bytes = b"") -> None:
        """Say goodbye, and go when the client has said it too, or takes too long."""
        if self._leaving:
            return
        self._send_control(frames.closing(code, reason))
        self._leaving, self._hear = True, self._ignore
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(LEAVE_SECONDS, self.abort)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _send_control(self, frame: bytes) -> None:
        if not self._out:
            self._sockets.add_waiting(self)
        self._out.append(frame)

    def _refuse(self, error: MythosError, command: str = "", *, leave: bool = True) -> None:
        self.send(protocol.encode(Reply(command, error=error_info(error))))
        if leave:
            self.leave(frames.NORMAL)

    def _talking(self) -> tuple[Bucket, ...]:
        """What every message takes from: the same for all connections of a person or address."""
        person = self.claim.person if self.claim else ""
        return self._limiter.buckets("talk", self._address, person)

    def _wait(self) -> float:
        """Take a permission to speak: 0, or how long there will be none."""
        if seconds := max(bucket.wait() for bucket in self._buckets):
            return seconds
        for bucket in self._buckets:
            bucket.take()
        return 0

    def _fault(self, error: MythosError, command: str, cost: float) -> None:
        """Refuse a message. Whoever sends nothing else is not answered for ever."""
        if self._mistakes.take(cost):
            self._refuse(error, command, leave=False)
            return
        self._mistakes.close(CLOSED_SECONDS)
        self._refuse(TooFast(CLOSED_SECONDS), command, leave=False)
        self.leave(frames.POLICY, b"too many mistakes; come again in %d s" % CLOSED_SECONDS)

    # What a client says.

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == frames.CLOSE:
            if not self._leaving:  # else it answers our goodbye, and nobody says it twice
                self._send_control(frames.control(frames.CLOSE, payload[:2]))
            self.flush()
            self._transport.close()
        elif self._wait():
            self.leave(frames.POLICY)
        elif kind == frames.PING:
            self._send_control(frames.control(frames.PONG, payload))

    def _ignore(self, payload: bytes) -> None:
        """We are leaving."""

    def _greet(self, payload: bytes) -> None:
        """Who is there? The first message says it; whoever may not watch is told why."""
        self._timer.cancel()
        self._hear = self._obey
        try:
            hello = protocol.DECODE_FIRST(payload)
        except UNREADABLE as error:
            self._mistakes.take()
            self._refuse(BadRequest(f"say hello first: {error}"))
        else:
            self._engine.post(lambda: self._watch(hello), self._welcomed)

    def _welcomed(self, done: BaseException | None) -> None:
        if isinstance(done, MythosError):
            self._refuse(done)
        else:
            self._buckets = self._talking()

    def _obey(self, payload: bytes) -> None:
        """A command, to be done after those before it; the next is read meanwhile."""
        seconds = self._wait()
        try:
            command = _decode(payload)
            if not seconds and isinstance(command, Chat):
                person = self.claim.person if self.claim else ""
                self._limiter.take("chat", self._address, person)
                if self.seat == SPECTATOR:
                    self._limiter.take("gallery", self.table, self.table)
        except BadRequest as error:
            self._fault(TooFast(seconds) if seconds else error, _id_of(payload), 1)
        except TooFast as error:
            self._fault(error, command.id, REFUSED)
        else:
            if seconds:
                self._fault(TooFast(seconds), command.id, REFUSED)
            else:
                self._engine.put(CommandJob(self, command))

    # In the engine's thread.

    def _watch(self, hello: Hello) -> None:
        """Check the seat and begin to watch.

        Once: in a batch that another process was faster than, this is done again.
        """
        self._unwatch()
        self.watcher = None
        self.claim = self.service.claim(hello.token or self._token)
        if hello.token and self.claim is None:
            raise NotSignedIn
        self.seat = self.service.viewing_seat(self.claim, self.table, hello.seat)
        person, session = (self.claim.person, self.claim.session) if self.claim else ("", "")
        watcher = Watcher(self.table, self.seat, person, self.send, session, self._refuse)
        self.service.ledger.watch(watcher, hello.since)
        self.watcher = watcher

    def _unwatch(self) -> None:
        if self.watcher is not None:
            self.service.ledger.unwatch(self.watcher)


class CommandJob(Job):
    """A command of a connection, and its answer."""

    __slots__ = ("command", "connection")

    def __init__(self, connection: Connection, command: Command) -> None:
        super().__init__()
        self.connection = connection
        self.command = command

    def work(self) -> Reply | None:
        at = self.connection
        if at.watcher is None:  # the hello before it was refused
            return None
        return commands.obey(at.service, at.claim, at.table, at.seat, self.command)

    def tell(self, done: Any) -> None:
        if type(done) is Reply:
            self.connection.send(protocol.encode(done))
        elif isinstance(done, MythosError):
            self.connection._refuse(done, self.command.id, leave=False)


class _Named(Struct):
    """What is asked of a message that is no command: whom the refusal answers."""

    id: str = ""


_DECODE_NAME: Final = msgspec.json.Decoder(_Named).decode


def _id_of(data: bytes) -> str:
    """The id of a message that cannot be obeyed, if it has one: its sender waits for an answer."""
    try:
        return _DECODE_NAME(data).id[: protocol.MAX_ID]
    except UNREADABLE:
        return ""


def _decode(data: bytes) -> Command:
    try:
        command: Command = protocol.DECODE(data)
    except UNREADABLE as error:
        raise BadRequest(str(error)) from None
    if not 0 < len(command.id) <= protocol.MAX_ID or not command.id.isprintable():
        raise BadRequest(f"an id has 1 to {protocol.MAX_ID} printable characters")
    return command
