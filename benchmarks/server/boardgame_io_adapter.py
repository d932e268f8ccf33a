"""boardgame.io's server under the load generator: play over socket.io."""

from __future__ import annotations

import random
from typing import Any

import aiohttp
import msgspec


class BoardgamePlayer:
    """A player of a boardgame.io match. Engine.io frames: 0 open, 2 ping, 40 join, 42 event."""

    ws: aiohttp.ClientWebSocketResponse

    def __init__(self, url: str, match: str, seat: int) -> None:
        self._url, self._match, self._seat = url, match, seat
        self._state_id = -1

    async def join(self, session: aiohttp.ClientSession) -> None:
        address = self._url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.ws = await session.ws_connect(address)
        await self.ws.receive()
        await self.ws.send_str("40/bench,")
        await self.ws.receive()
        await self._emit("sync", self._match, str(self._seat), None, 2)

    async def _emit(self, *event: object) -> None:
        await self.ws.send_str("42/bench," + msgspec.json.encode(event).decode())

    async def send_move(self, rng: random.Random) -> None:
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "place",
                "args": [int(rng.random() * 9)],
                "playerID": str(self._seat),
            },
        }
        await self._emit("update", action, self._state_id, self._match, str(self._seat))

    def read(self, data: str | bytes) -> bool | None:
        text = data if isinstance(data, str) else data.decode()
        if not text.startswith("42"):
            return None
        event: list[Any] = msgspec.json.decode(text[text.index("[") :])
        if event[0] == "sync":
            state = event[2]["state"]
        elif event[0] == "update":
            state = event[2]
        else:
            return None
        self._state_id = state["_stateID"]
        mine: bool = state["ctx"]["currentPlayer"] == str(self._seat)
        return mine


def boardgame_tables(url: str, count: int) -> list[tuple[BoardgamePlayer, BoardgamePlayer]]:
    """Matches of two players each; the server makes a match when it is first asked for."""
    return [
        (BoardgamePlayer(url, f"match-{n}", 0), BoardgamePlayer(url, f"match-{n}", 1))
        for n in range(count)
    ]
