"""What others notice of an attack: the answers to their moves, and the server's memory.

Some people play. For each attack quiet whiles and whiles with it take turns, so that the ratio is
of one run on one machine. The attacker is another process with another address.

    python -m benchmarks.attack [--seconds 6] [--only decks,bots]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table
from tests.server.running import Server, running_server

from benchmarks.attacks import ATTACKS
from mythos.client import Client, Place
from mythos.core.dice import Dice, seed_from

GAME: Final = "cthulhu-wars"
SEATS: Final = 4
PAUSE: Final = 0.005
TURNS: Final = 3
FAR: Final = 25.0
"""Milliseconds that are no harm, whatever the ratio."""
MOST_MEMORY: Final = 50
WARM_UP: Final = 2.0
LONGEST: Final = 3600


class Waits(Struct):
    """How long answers took, in milliseconds."""

    all: list[float]

    def share(self, part: float) -> float:
        return sorted(self.all)[min(len(self.all) - 1, int(part * len(self.all)))]


class People:
    """People at tables of their own, who make any move as soon as they are asked."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.waits = Waits([])
        self._dice = Dice(seed_from("people"))

    async def play(self) -> None:
        while True:
            table = await self.client.open_table(GAME, ["me"] * SEATS)
            async with AsyncExitStack() as stack:
                places = [
                    await stack.enter_async_context(self.client.sit(table, seat))
                    for seat in range(SEATS)
                ]
                await self._game(places)

    async def _game(self, places: list[Place]) -> None:
        number = 0
        while not places[0].position.over:
            asked = [each for each in places if each.position.question is not None]
            ready = [each for each in asked if each.position.number >= number]
            if ready:
                question = ready[0].position.question
                assert question is not None
                begun = time.perf_counter()
                move = question.moves[self._dice.below(len(question.moves))]
                number = await ready[0].play(move)
                self.waits.all.append(1000 * (time.perf_counter() - begun))
            await asyncio.sleep(PAUSE)

    async def measured(self, seconds: float) -> Waits:
        self.waits = Waits([])
        await asyncio.sleep(seconds)
        return self.waits


class Measured(Struct):
    """One attack: the quiet while before it, the while with it, and what it left behind."""

    name: str
    quiet: Waits
    loud: Waits
    memory: tuple[float, float]
    answers: dict[str, int]

    @property
    def good(self) -> bool:
        allowed = max(2 * self.quiet.share(0.99), FAR)
        grown = self.memory[1] - self.memory[0]
        return self.loud.share(0.99) <= allowed and grown <= MOST_MEMORY


def memory_mb(server: Server) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    (line,) = [each for each in status.splitlines() if each.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


async def finished_table(client: Client) -> str:
    """A finished game to look back at."""
    table = await client.open_table("arkham-ritual", ["me", "random", "random"])
    dice = Dice(seed_from("attack"))
    async with client.sit(table, 0) as place:
        async for question in place.questions():
            await place.play(question.moves[dice.below(len(question.moves))])
    return table


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[tuple[People, str]]:
    async with Client(url) as client:
        await client.be_guest("Ann")
        table = await finished_table(client)
        people = People(client)
        task = asyncio.create_task(people.play())
        try:
            await asyncio.sleep(WARM_UP)
            yield people, table
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def measure(
    server: Server, people: People, table: str, name: str, seconds: float
) -> Measured:
    before, part = memory_mb(server), seconds / TURNS
    quiet, loud, answers = Waits([]), Waits([]), Counter[str]()
    for _ in range(TURNS):
        quiet.all += (await people.measured(part)).all
        attacker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.attacks", name, server.url, table, str(part),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it has begun
        loud.all += (await people.measured(part)).all
        said, _ = await attacker.communicate()
        answers.update(json.loads(said or b"{}"))
    return Measured(name, quiet, loud, (before, memory_mb(server)), dict(answers))


async def run(names: list[str], seconds: float) -> list[Measured]:
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for name in names:  # each attack meets a server of its own, that nobody has annoyed yet
            file = str(Path(folder, f"{name}.sqlite3"))
            with running_server(file, lives=LONGEST) as server:
                async with playing(server.url) as (people, table):
                    found.append(await measure(server, people, table, name, seconds))
        return found


def show(found: list[Measured]) -> None:
    table = Table("attack", "moves", "quiet p50 / p99", "attacked p50 / p99", "ratio", "MB", "said")
    for each in found:
        quiet, loud = each.quiet.share(0.99), each.loud.share(0.99)
        said = ", ".join(f"{number} times {status}" for status, number in each.answers.items())
        table.add_row(
            each.name if each.good else f"[red]{each.name}[/]",
            str(len(each.loud.all)),
            f"{each.quiet.share(0.5):.1f} / {quiet:.1f}",
            f"{each.loud.share(0.5):.1f} / {loud:.1f}",
            f"{loud / quiet:.2f}",
            f"{each.memory[1] - each.memory[0]:+.0f}",
            said,
        )
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--only", default=",".join(ATTACKS), help="names, by commas")
    wanted = parser.parse_args()
    found = asyncio.run(run(wanted.only.split(","), wanted.seconds))
    show(found)
    return 0 if all(each.good for each in found) else 1


if __name__ == "__main__":
    sys.exit(main())
