"""Our server under the load generator."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import msgspec

from mythos.client import Client
from mythos.client.moves import texts_of

_IDS = itertools.count()
_ENCODE = msgspec.json.Encoder().encode


class _Update(msgspec.Struct):
    """Only what a player of this load looks at."""

    n: int = -1
    question: dict[str, Any] | None = None


_DECODE = msgspec.json.Decoder(_Update).decode


class MythosPlayer:
    """A seat at a table of our server."""

    ws: aiohttp.ClientWebSocketResponse

    def __init__(self, url: str, table: str, seat: int, token: str) -> None:
        self._url, self._table, self._seat, self._token = url, table, seat, token
        self._moves: Sequence[str] = []

    async def join(self, session: aiohttp.ClientSession) -> None:
        self.ws = await session.ws_connect(f"{self._url}/api/tables/{self._table}/play")
        hello = {"do": "hello", "token": self._token, "seat": self._seat}
        await self.ws.send_bytes(_ENCODE(hello))

    async def send_move(self, rng: random.Random) -> None:
        # Whoever can pass a card on does: so a game of Arkham Ritual lasts long enough to measure.
        lasting = [move for move in self._moves if move not in ("take", "refuse")]
        moves = lasting or self._moves[:1]
        move = moves[int(rng.random() * len(moves))]
        await self.ws.send_bytes(_ENCODE({"do": "move", "id": str(next(_IDS)), "move": move}))

    def read(self, data: str | bytes) -> bool | None:
        update = _DECODE(data)
        if update.n < 0:
            return None
        if update.question is None:
            return False
        self._moves = texts_of(update.question["moves"])
        return True


async def mythos_tables(
    url: str, game: str, count: int, players: int = 2
) -> list[list[MythosPlayer]]:
    """Tables of guests; every guest sits at all of them."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Client(url)) for _ in range(players)]
        for number, guest in enumerate(guests):
            await guest.be_guest(f"Guest {number}")
        tables = []
        for _ in range(count):
            table = await guests[0].open_table(game, ["me", *["open"] * (players - 1)])
            for seat in range(1, players):
                await guests[seat].take_seat(table, seat)
            tables.append(
                [MythosPlayer(url, table, seat, guests[seat].token) for seat in range(players)]
            )
        return tables
