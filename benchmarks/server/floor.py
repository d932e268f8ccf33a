"""The floor: a bare server of the same WebSocket library that sends the same frames, and no more.

No rules, no storage, no identity: for each message of a mover it answers the mover and updates
both players with frames of the size that our server sends.
"""

from __future__ import annotations

import asyncio
import random
import sys

import aiohttp
import msgspec
from aiohttp import web

TABLES: dict[str, list[web.WebSocketResponse]] = {}
MOVES = [f"place {cell}" for cell in range(9)]
PADDING = "x" * 20


def update(turn: int, seat: int) -> bytes:
    """An update like ours: the fields that changed, the event, the question of the seat asked."""
    question = {"key": "place", "clause": "B-1", "moves": MOVES} if turn % 2 == seat else None
    told = [{"key": "placed", "params": {"seat": 1 - turn % 2, "number": 4}}]
    changes = {"cells": [0, 1, 0, 1, 0, 1, 0, 1, 0], "turn": turn}
    body = {"n": turn, "since": turn - 1, "told": told, "set": changes, "asked": [turn % 2]}
    return msgspec.json.encode(body | ({"question": question} if question else {}))


async def play(request: web.Request) -> web.StreamResponse:
    ws = web.WebSocketResponse(compress=False)
    await ws.prepare(request)
    players = TABLES.setdefault(request.match_info["table"], [])
    players.append(ws)
    turn = 1
    if len(players) == 2:
        for seat, player in enumerate(players):
            await player.send_bytes(update(2, seat))
    async for message in ws:
        command = msgspec.json.decode(message.data)
        turn = command["turn"] + 1
        await ws.send_bytes(msgspec.json.encode({"re": "12345", "number": turn}))
        for seat, player in enumerate(players):
            await player.send_bytes(update(turn, seat))
    return ws


class FloorPlayer:
    """A player of the bare server."""

    ws: aiohttp.ClientWebSocketResponse

    def __init__(self, url: str, table: int, seat: int) -> None:
        self._url, self._table, self._seat = url, table, seat
        self._turn = 0

    async def join(self, session: aiohttp.ClientSession) -> None:
        await asyncio.sleep(0.01 * self._seat)
        self.ws = await session.ws_connect(f"{self._url}/play/{self._table}")

    async def send_move(self, rng: random.Random) -> None:
        body = {"do": "move", "id": "12345", "move": "place 4", "turn": self._turn}
        await self.ws.send_bytes(msgspec.json.encode(body))

    def read(self, data: str | bytes) -> bool | None:
        message = msgspec.json.decode(data)
        if "n" not in message:
            return None
        self._turn = message["n"]
        return "question" in message


def floor_tables(url: str, count: int) -> list[tuple[FloorPlayer, FloorPlayer]]:
    return [(FloorPlayer(url, table, 0), FloorPlayer(url, table, 1)) for table in range(count)]


def main() -> None:
    app = web.Application()
    app.router.add_get("/play/{table}", play)
    port = int(sys.argv[1])
    web.run_app(app, host="127.0.0.1", port=port, print=lambda *_: print("ready", flush=True))


if __name__ == "__main__":
    main()
