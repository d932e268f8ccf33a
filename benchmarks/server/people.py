"""People at tables: each thinks a little, makes any move, and notes how long everything took."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from mythos.client import Client
from mythos.client.moves import texts_of

ANSWER, VIEW, BOT = "answer", "view", "bot"
PLAYERS = 4
_ENCODE = msgspec.json.Encoder().encode


class Scene(Struct, frozen=True):
    """What is played, by whom."""

    game: str
    bot: str = ""
    """The bot on all seats but the first; none: people sit everywhere."""
    watching: int = 0


class Heard(Struct):
    """What a person of this load looks at in a message."""

    re: str = ""
    number: int = -1
    n: int = -1
    view: dict[str, msgspec.Raw] | None = None
    asked: tuple[int, ...] = ()
    question: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


_DECODE = msgspec.json.Decoder(Heard).decode


class Notes:
    """What all people together have seen while it counted."""

    def __init__(self) -> None:
        self.on = False
        self.delays: dict[str, list[float]] = {ANSWER: [], VIEW: [], BOT: []}
        """Seconds from a move to its answer and the new view, from a bot's question to its move."""
        self.rows = 0
        self.first: list[bytes] = []
        self.updates: list[bytes] = []

    def delay(self, what: str, since: float) -> None:
        if self.on:
            self.delays[what].append(time.perf_counter() - since)


class Person:
    """Somebody on a seat, or watching."""

    def __init__(self, notes: Notes, rng: random.Random, thinking: float) -> None:
        self._notes, self._rng, self._thinking = notes, rng, thinking
        self._sent = self._changed = 0.0
        self._seen = self._waits_for = -1
        self._bot_asked = False

    async def play(
        self, session: aiohttp.ClientSession, address: str, seat: int | None, token: str
    ) -> None:
        """Until the game is over."""
        async with session.ws_connect(address, max_msg_size=0) as ws:
            await ws.send_bytes(_ENCODE({"do": "hello", "token": token, "seat": seat}))
            async for message in ws:
                heard = _DECODE(message.data)
                if heard.re:
                    self._notes.delay(ANSWER, self._sent)
                    self._waits_for = heard.number
                if heard.n >= 0:
                    self._look(heard, message.data, seat)
                if heard.result is not None:
                    return
                if heard.question is not None:
                    await self._move(ws, texts_of(heard.question["moves"]))

    async def _move(self, ws: aiohttp.ClientWebSocketResponse, moves: Sequence[str]) -> None:
        await asyncio.sleep(self._rng.expovariate(1 / self._thinking))
        move = moves[int(self._rng.random() * len(moves))]
        self._sent = time.perf_counter()
        await ws.send_bytes(_ENCODE({"do": "move", "id": str(self._rng.random()), "move": move}))

    def _look(self, heard: Heard, data: bytes, seat: int | None) -> None:
        """The first view or an update: after my move, or after another's."""
        notes = self._notes
        if heard.view is not None:
            notes.first.append(data)
        elif notes.on:
            notes.updates.append(data)
            notes.rows += heard.n - self._seen
        if 0 <= self._waits_for <= heard.n:
            notes.delay(VIEW, self._sent)
            self._waits_for = -1
        elif self._bot_asked:
            notes.delay(BOT, self._changed)
        self._seen, self._changed = heard.n, time.perf_counter()
        self._bot_asked = seat is not None and seat not in heard.asked


async def keep_busy(
    scene: Scene, client: Client, session: aiohttp.ClientSession, person: Callable[[], Person]
) -> None:
    """One table after the other, each played to its end."""
    people = 1 if scene.bot else PLAYERS
    seats = ["me"] * people + [scene.bot] * (PLAYERS - people)
    eyes: list[int | None] = [*range(people), *[None] * scene.watching]
    while True:
        table = await client.open_table(scene.game, seats)
        address = f"{client.url}/api/tables/{table}/play"
        async with asyncio.TaskGroup() as group:
            for seat in eyes:
                group.create_task(person().play(session, address, seat, client.token))
