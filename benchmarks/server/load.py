"""The load generator: N tables, every player answers at once (or after thinking).

It speaks to different servers through an adapter; moves are counted when the mover's next update
arrives, and the time from a move to the other player's update is measured.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from typing import Protocol

import aiohttp
from msgspec import Struct

TICKS = os.sysconf("SC_CLK_TCK")


class Player(Protocol):
    """One player's connection, as an adapter gives it."""

    ws: aiohttp.ClientWebSocketResponse

    async def join(self, session: aiohttp.ClientSession) -> None: ...

    async def send_move(self, rng: random.Random) -> None: ...

    def read(self, data: str | bytes) -> bool | None:
        """True: it is my turn now. False: an update, not my turn. None: something else."""


class Figures(Struct, frozen=True):
    """What a run came to."""

    moves: int
    cpu_seconds: float
    seconds: float
    p50_ms: float
    p99_ms: float
    memory_mb: float
    bytes_per_move: float

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu_seconds if self.cpu_seconds else 0.0


def cpu_of(pid: int) -> float:
    """Processor seconds of a process and its threads, and of the children it has waited for."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    with open(f"/proc/{pid}/status") as file:
        for line in file:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


class Run:
    """All players of all tables for some seconds."""

    def __init__(self, thinking: float) -> None:
        self.thinking = thinking
        self.moves = 0
        self.bytes = 0
        self.sent_at: dict[int, float] = {}
        self.delays: list[float] = []
        self.on = False

    async def play(self, table: int, player: Player, rng: random.Random) -> None:
        async for message in player.ws:
            if message.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                break
            turn = player.read(message.data)
            if self.on:
                self.bytes += len(message.data)
            if turn is None:
                continue
            if turn:
                self._arrived(table)
                if self.thinking:
                    await asyncio.sleep(rng.expovariate(1 / self.thinking))
                self.sent_at[table] = time.perf_counter()
                await player.send_move(rng)

    def _arrived(self, table: int) -> None:
        sent = self.sent_at.get(table)
        if sent is not None and self.on:
            self.moves += 1
            self.delays.append(time.perf_counter() - sent)


async def load(
    tables: Sequence[Sequence[Player]], pid: int, seconds: float, thinking: float = 0.0
) -> Figures:
    """Let everybody play and measure the server's process."""
    run, rng = Run(thinking), random.Random(7)  # noqa: S311
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        for players in tables:
            await asyncio.gather(*(player.join(session) for player in players))
        tasks = [
            asyncio.create_task(run.play(number, player, rng))
            for number, players in enumerate(tables)
            for player in players
        ]
        await asyncio.sleep(min(2.0, seconds / 4))
        run.on, cpu, started = True, cpu_of(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        run.on, spent, took = False, cpu_of(pid) - cpu, time.perf_counter() - started
        memory = memory_of(pid)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    delays = sorted(run.delays) or [0.0]
    return Figures(
        run.moves,
        spent,
        took,
        1000 * delays[len(delays) // 2],
        1000 * delays[int(len(delays) * 0.99)],
        memory,
        run.bytes / max(1, run.moves),
    )
