"""The floor: a bare server that sends the same frames as ours, and no more.

No rules, no storage, no identity: for each message of a mover it answers the mover and updates
both players with frames of the size that our server sends. Once as aiohttp does it, once (`own`)
with our own frames on uvloop, one write a turn, as our server does it. With `synced=FILE` each move
is also written to a file and synced before anybody hears of it: less than that no durable server
can do.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from typing import cast

import aiohttp
import msgspec
import uvloop
from aiohttp import web

from mythos.server.wire.frames import FrameReader, accept_key, head_of
from mythos.server.wire.handshake import WELCOME

TABLES: dict[str, list[web.WebSocketResponse]] = {}
MOVES = [{"verb": "place", "names": ["cell"], "each": [[cell] for cell in range(9)]}]
PAGE = bytes(4096)
PAGES = 256
"""The file is written over again and again, as a write-ahead log is."""


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


class Synced:
    """A file that is synced at every move; without one, nothing happens."""

    def __init__(self, path: str = "") -> None:
        self._moves = 0
        self._file = os.open(path, os.O_CREAT | os.O_WRONLY) if path else -1
        if path:
            os.write(self._file, PAGE * PAGES)
            os.fsync(self._file)

    def keep(self) -> None:
        if self._file >= 0:
            self._moves += 1
            os.pwrite(self._file, PAGE, self._moves % PAGES * len(PAGE))
            os.fdatasync(self._file)


class OwnPlay(asyncio.Protocol):
    """The same over our own frames: opening, reading and writing, and nothing between."""

    def __init__(self) -> None:
        self._reader: FrameReader | None = None
        self._players: list[OwnPlay] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self._open(data.decode())
            return
        for _, payload in self._reader.feed(data):
            turn = msgspec.json.decode(payload)["turn"] + 1
            SYNCED.keep()
            for seat, player in enumerate(self._players):
                reply = msgspec.json.encode({"re": "12345", "number": turn})
                player.send(*((reply,) if player is self else ()), update(turn, seat))

    def send(self, *messages: bytes) -> None:
        parts = [part for each in messages for part in (head_of(len(each)), each)]
        self._transport.write(b"".join(parts))

    def _open(self, request: str) -> None:
        lines = request.split("\r\n")
        key = next(line[18:].strip() for line in lines if line.startswith("Sec-WebSocket-Key"))
        self._transport.write(WELCOME.format(accept_key(key)).encode())
        self._reader = FrameReader(4096)
        self._players = OWN_TABLES.setdefault(lines[0].split()[1], [])
        self._players.append(self)
        if len(self._players) == 2:
            for seat, player in enumerate(self._players):
                player.send(update(2, seat))


OWN_TABLES: dict[str, list[OwnPlay]] = {}
SYNCED = Synced(next((word[7:] for word in sys.argv if word.startswith("synced=")), ""))


async def serve_own(port: int) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(OwnPlay, "127.0.0.1", port)
    print("ready", flush=True)
    await server.serve_forever()


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
    port = int(sys.argv[1])
    if "own" in sys.argv:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve_own(port))
    app = web.Application()
    app.router.add_get("/play/{table}", play)
    web.run_app(app, host="127.0.0.1", port=port, print=lambda *_: print("ready", flush=True))


if __name__ == "__main__":
    main()
