"""Our server under the load generator."""

from __future__ import annotations

import itertools
import random

import aiohttp
import msgspec

from mythos.client import Client

_IDS = itertools.count()
_ENCODE = msgspec.json.Encoder().encode


class _Update(msgspec.Struct):
    """Only what a player of this load looks at."""

    n: int = -1
    question: dict[str, object] | None = None


_DECODE = msgspec.json.Decoder(_Update).decode


class MythosPlayer:
    """A seat at a table of our server."""

    ws: aiohttp.ClientWebSocketResponse

    def __init__(self, url: str, table: str, seat: int, token: str) -> None:
        self._url, self._table, self._seat, self._token = url, table, seat, token
        self._moves: list[str] = []

    async def join(self, session: aiohttp.ClientSession) -> None:
        self.ws = await session.ws_connect(f"{self._url}/api/tables/{self._table}/play")
        hello = {"do": "hello", "token": self._token, "seat": self._seat}
        await self.ws.send_bytes(_ENCODE(hello))

    async def send_move(self, rng: random.Random) -> None:
        move = self._moves[int(rng.random() * len(self._moves))]
        await self.ws.send_bytes(_ENCODE({"do": "move", "id": str(next(_IDS)), "move": move}))

    def read(self, data: str | bytes) -> bool | None:
        update = _DECODE(data)
        if update.n < 0:
            return None
        if update.question is None:
            return False
        self._moves = update.question["moves"]  # type: ignore[assignment]
        return True


async def mythos_tables(url: str, game: str, count: int) -> list[tuple[MythosPlayer, MythosPlayer]]:
    """Tables of two guests each."""
    pairs = []
    async with Client(url) as first, Client(url) as second:
        await first.be_guest("First")
        await second.be_guest("Second")
        for _ in range(count):
            table = await first.open_table(game, ["me", "open"])
            await second.take_seat(table, 1)
            pairs.append(
                (
                    MythosPlayer(url, table, 0, first.token),
                    MythosPlayer(url, table, 1, second.token),
                )
            )
    return pairs
