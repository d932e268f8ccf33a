"""A server that has just started: how long do others wait while it answers for the first time?

Somebody asks for the games (then for texts and rules) and somebody else for a small page over and
over. The longest of the small answers is how long the event loop stood still.

    python -m benchmarks.server.start [--rounds 5]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import aiohttp
from rich.console import Console
from rich.table import Table
from tests.server.running import running_server

FIRST: Final = ("/api/games", "/api/texts/de?game=cthulhu-wars", "/api/rules/cthulhu-wars/de")
SMALL: Final = "/metrics"
PAUSE: Final = 0.002


async def waits(session: aiohttp.ClientSession, url: str, over: asyncio.Event) -> float:
    """The longest wait for a small answer until it is over."""
    longest = 0.0
    while not over.is_set():
        begun = time.perf_counter()
        async with session.get(f"{url}{SMALL}") as answer:
            await answer.read()
        longest = max(longest, time.perf_counter() - begun)
        await asyncio.sleep(PAUSE)
    return longest


async def ask(url: str) -> list[tuple[float, float]]:
    """For each address: how long it took the first time, and how long others waited meanwhile."""
    found = []
    async with aiohttp.ClientSession() as asking, aiohttp.ClientSession() as other:
        async with other.get(f"{url}{SMALL}") as answer:
            await answer.read()
        for path in FIRST:
            over = asyncio.Event()
            waiting = asyncio.create_task(waits(other, url, over))
            begun = time.perf_counter()
            async with asking.get(f"{url}{path}") as answer:
                await answer.read()
            took = time.perf_counter() - begun
            over.set()
            found.append((took, await waiting))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    runs = []
    for _ in range(rounds):
        with (
            tempfile.TemporaryDirectory() as folder,
            running_server(str(Path(folder, "tables.sqlite3")), rate=10_000) as server,
        ):
            runs.append(asyncio.run(ask(server.url)))
    table = Table("first answer after a start", "took ms", "others waited ms", "at worst ms")
    for number, path in enumerate(FIRST):
        took = [1000 * run[number][0] for run in runs]
        waited = [1000 * run[number][1] for run in runs]
        figures = (median(took), median(waited), max(waited))
        table.add_row(path, *(f"{each:.0f}" for each in figures))
    Console().print(table)


if __name__ == "__main__":
    main()
