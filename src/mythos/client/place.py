"""The WebSocket side of the client: a place at a table that heals its own connection.

Commands have ids and are repeated after a lost connection until they are answered; the server
does each of them once. Updates have numbers; whatever was missed comes after the reconnection.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

import aiohttp
import msgspec
from msgspec import Struct

from mythos.client.errors import CommandRefused
from mythos.client.moves import OfferedMove, read_moves

PASSING: Final = frozenset({"storage-down", "busy", "internal", "too-fast"})
"""Refusals that pass by themselves."""


class Question(Struct, frozen=True):
    """What I have to decide."""

    key: str
    clause: str
    moves: list[OfferedMove]
    params: dict[str, Any] = {}
    beside: list[OfferedMove] = []
    """Answers about the question itself."""


def _question(told: dict[str, Any]) -> Question:
    moves, beside = read_moves(told["moves"]), read_moves(told.get("beside", ()))
    return Question(told["key"], told["clause"], moves, told.get("params", {}), beside)


class Position(Struct):
    """The table as I know it now."""

    number: int = -1
    view: dict[str, Any] = {}
    question: Question | None = None
    asked: tuple[int, ...] = ()
    may: tuple[OfferedMove, ...] = ()
    seats: list[dict[str, str]] = []
    undo: dict[str, Any] | None = None
    offer: dict[str, Any] | None = None
    """A seat that changes hands if the table agrees."""
    result: dict[str, Any] | None = None
    seed: str = ""
    commitment: str = ""
    here: tuple[int, ...] = ()
    """The seats whose people are at the table at this moment."""

    @property
    def over(self) -> bool:
        return self.result is not None


class Place:
    """A seat at a table, or a place to watch from."""

    def __init__(
        self, session: aiohttp.ClientSession, url: str, table: str, seat: int | None, token: str
    ) -> None:
        self._session = session
        self._address = f"{url}/api/tables/{table}/play"
        self._seat, self._token = seat, token
        self.position = Position()
        self.told: list[dict[str, Any]] = []
        """Everything that was told since I sat down, in order."""
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._open: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._fatal: Exception | None = None
        self.reconnections = -1

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._read())
        await self.wait(lambda position: position.number >= 0)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._ws is not None:
            await self._ws.close()

    # What I can do.

    async def play(self, move: str) -> int:
        """Make a move; returns the table's number at which it took effect."""
        return await self.command({"do": "move", "move": str(move)})

    async def undo(self) -> int:
        """Take my last move back, or ask the table to let me."""
        return await self.command({"do": "undo"})

    async def consent(self, yes: bool, about: str = "undo") -> int:
        """My say to somebody's wish for a move back, or to a seat that changes hands (`seat`)."""
        return await self.command({"do": "consent", "yes": yes, "about": about})

    async def say(self, text: str) -> int:
        return await self.command({"do": "chat", "text": text})

    async def command(self, command: dict[str, Any]) -> int:
        """Send a command and wait for its answer, through lost connections."""
        if self._fatal is not None:
            raise self._fatal
        name = secrets.token_hex(8)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        message = {"id": name, **command}
        self._open[name] = (message, future)
        await self._send(message)
        return await future

    async def wait(self, ready: Callable[[Position], bool], timeout: float = 60) -> Position:
        """Wait until the position is as wished."""
        async with asyncio.timeout(timeout), self._changed:
            await self._changed.wait_for(lambda: self._fatal is not None or ready(self.position))
        if self._fatal is not None:
            raise self._fatal
        return self.position

    async def questions(self, timeout: float = 600) -> AsyncIterator[Question]:
        """My questions, one after the other, until the game is over."""
        answered = -1
        while True:
            position = await self.wait(
                lambda now, last=answered: (
                    now.over or (now.question is not None and now.number > last)
                ),  # type: ignore[misc]
                timeout,
            )
            if position.over:
                return
            assert position.question is not None
            answered = position.number
            yield position.question

    # Inside.

    async def _send(self, message: dict[str, Any]) -> None:
        """An offered move goes as the text it is."""
        if self._ws is not None and not self._ws.closed:
            with suppress(ConnectionError, RuntimeError):
                await self._ws.send_bytes(msgspec.json.encode(message, enc_hook=str))

    async def _read(self) -> None:
        """Read for ever; after a lost connection come back and ask for the rest."""
        pause = 0.05
        while self._fatal is None:
            with suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
                async with self._session.ws_connect(self._address, heartbeat=30) as ws:
                    await self._greet(ws)
                    pause = 0.05
                    async for message in ws:
                        if message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                            await self._take(msgspec.json.decode(message.data))
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)

    async def _greet(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        since = self.position.number if self.position.number >= 0 else None
        hello = {"do": "hello", "token": self._token, "seat": self._seat, "since": since}
        await ws.send_bytes(msgspec.json.encode(hello))
        self._ws = ws
        self.reconnections += 1
        for message, _ in list(self._open.values()):
            await self._send(message)

    async def _take(self, message: dict[str, Any]) -> None:
        if "re" in message:
            await self._take_reply(message)
        elif "here" in message:
            self.position.here = tuple(message["here"])
            async with self._changed:
                self._changed.notify_all()
        else:
            await self._take_update(message)

    async def _take_reply(self, reply: dict[str, Any]) -> None:
        error = reply.get("error")
        if not reply["re"] and error and error.get("code") in PASSING:
            return  # the server closes the connection; the next try may go better
        if not reply["re"] and error:
            self._fatal = CommandRefused(error)
            for _, unanswered in self._open.values():
                if not unanswered.done():
                    unanswered.set_exception(self._fatal)
            async with self._changed:
                self._changed.notify_all()
            return
        _, future = self._open.pop(reply["re"], ({}, None))
        if future is None or future.done():
            return
        if error:
            future.set_exception(CommandRefused(error))
        else:
            future.set_result(reply["number"])

    async def _take_update(self, update: dict[str, Any]) -> None:
        """The whole view, or what changed since the number I have."""
        now = self.position
        if "view" in update:
            now.view = update["view"]
        elif update.get("since") == now.number:
            now.view |= update.get("set", {})
        else:
            return
        now.number = update["n"]
        question = update.get("question")
        now.question = _question(question) if question else None
        now.asked = tuple(update.get("asked", ()))
        now.may = tuple(read_moves(update.get("may", ())))
        now.seats = update.get("seats", now.seats)
        now.undo, now.offer = update.get("undo"), update.get("offer")
        now.result = update.get("result")
        now.seed = update.get("seed", "")
        now.commitment = update.get("commitment", now.commitment)
        self.told += update.get("told", ())
        async with self._changed:
            self._changed.notify_all()
