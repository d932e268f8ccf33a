"""200 running tables of Cthulhu Wars: one person and three bots at each, as "play now" gives them.

    python -m benchmarks.server.tables

How long does a person wait for the answer to a move and for the new view while bots think? How
big are views, how fast do bots decide? Beside it, in the same run and at the same pace: people on
all seats and no bots, Arkham Ritual, and a bare server that only syncs each move to a file.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Any

import aiohttp
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Contestant, interleaved, show
from benchmarks.server.floor import floor_tables
from benchmarks.server.load import cpu_of, load, memory_of
from benchmarks.server.people import ANSWER, BOT, PLAYERS, VIEW, Notes, Person, Scene, keep_busy
from benchmarks.server.run import free_port, on_a_loop, started
from mythos.client import Client
from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.server.protocol import encode
from mythos.server.settings import Settings

SCENES = {
    "Cthulhu Wars, three bots": Scene("cthulhu-wars", "adept"),
    "Cthulhu Wars, four people": Scene("cthulhu-wars"),
    "Cthulhu Wars, three bots, one watching": Scene("cthulhu-wars", "adept", watching=1),
    "Arkham Ritual, three bots": Scene("arkham-ritual", "reasoner"),
}
USUAL = [name for name, scene in SCENES.items() if not scene.watching]
REFERENCE = "Cthulhu Wars, four people"
WORKERS = Settings().bot_workers
MIDDLE = {"cthulhu-wars": 120, "arkham-ritual": 6}
"""So many moves into a game its view is measured."""
FLOOR = "a bare server that syncs each move"
SETTLES = 6.0
"""Seconds in which the tables open and the first moves are made, before anything counts."""


class Figures:
    """What one scene came to, over all rounds."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.notes = Notes()
        self.seconds = self.cpu = self.bot_cpu = self.memory = self.bot_memory = 0.0

    @property
    def moves(self) -> int:
        """Of people."""
        return len(self.notes.delays[ANSWER])

    @property
    def decisions(self) -> float:
        """Of bots; whoever watches sees the same rows again."""
        return self.notes.rows / (1 + self.scene.watching) - self.moves if self.scene.bot else 0.0


async def look_on(
    figures: Figures, url: str, pid: int, tables: int, seconds: float, thinking: float
) -> None:
    """Fill the house, let it settle, and look on for a while."""
    scene, notes, rng = figures.scene, figures.notes, random.Random(7)  # noqa: S311
    unlimited = aiohttp.TCPConnector(limit=0)
    async with Client(url) as client, aiohttp.ClientSession(connector=unlimited) as session:
        await client.be_guest("Guest")
        person = partial(Person, notes, rng, thinking)
        busy = [
            asyncio.create_task(keep_busy(scene, client, session, person)) for _ in range(tables)
        ]
        await asyncio.sleep(SETTLES)
        bots = children(pid)
        cpu, bot_cpu, since = cpu_of(pid), sum(map(cpu_of, bots)), time.perf_counter()
        notes.on = True
        ended, _ = await asyncio.wait(busy, timeout=seconds, return_when="FIRST_EXCEPTION")
        notes.on = False
        for task in ended:
            task.result()
        figures.seconds += time.perf_counter() - since
        figures.cpu += cpu_of(pid) - cpu
        figures.bot_cpu += sum(map(cpu_of, bots)) - bot_cpu
        figures.memory = max(figures.memory, memory_of(pid))
        figures.bot_memory = max(figures.bot_memory, sum(map(memory_of, bots)))
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)


def children(pid: int) -> list[int]:
    """The server's bot workers."""
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in listed for child in file.read_text().split()]


def play(figures: Figures, tables: int, seconds: float, thinking: float, workers: int) -> None:
    """One round of a scene, on a server of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "mythos", "serve", "--port", str(port), "--database",
            f"{folder}/t.sqlite3", "--rate", "1000000", "--burst", "1000000",
            "--log-level", "error", "--bot-workers", str(workers),
        ]  # fmt: skip
        with started(command, "http") as process:
            url = f"http://127.0.0.1:{port}"
            on_a_loop(look_on(figures, url, process.pid, tables, seconds, thinking))


def bare(tables: int, seconds: float, thinking: float) -> tuple[float, float]:
    """p50 and p99 of a server without rules at the same pace, in milliseconds."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server.floor", str(port), "own"]
        with started([*command, f"synced={folder}/moves"], "ready") as process:
            players = floor_tables(f"http://127.0.0.1:{port}", tables)
            found = on_a_loop(load(players, process.pid, seconds, thinking))
    return found.p50_ms, found.p99_ms


def at(values: Sequence[float], part: float) -> float:
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def deflated(messages: Sequence[bytes]) -> float:
    """The mean size that compression would leave; the protocol has none."""
    return mean([len(zlib.compress(each)) for each in messages[:1000]] or [0])


def pair(delays: Sequence[float]) -> str:
    return f"{1000 * at(delays, 0.5):,.1f} / {1000 * at(delays, 0.99):,.1f}" if delays else ""


def show_delays(found: dict[str, Figures], floor: Sequence[tuple[float, float]]) -> None:
    shown = Table(title="milliseconds, p50 / p99")
    shown.add_column("")
    for head in ("a move's answer", "its view", "p99 to reference", "a bot's move"):
        shown.add_column(head, justify="right")
    reference = at(found[REFERENCE].notes.delays[VIEW], 0.99) if REFERENCE in found else 0.0
    for name, each in found.items():
        delays = each.notes.delays
        ratio = f"{at(delays[VIEW], 0.99) / reference:.2f}" if reference else ""
        bot = pair(delays[BOT]) if each.scene.bot else ""
        shown.add_row(name, pair(delays[ANSWER]), pair(delays[VIEW]), ratio, bot)
    p50, p99 = (median(parts) for parts in zip(*floor, strict=True))
    shown.add_row(FLOOR, "", f"{p50:,.1f} / {p99:,.1f}")
    Console().print(shown)


def show_work(found: dict[str, Figures]) -> None:
    shown = Table(title="a second; memory in the end; bytes on average")
    shown.add_column("")
    heads = ("moves of people", "of bots", "CPU", "of bots", "MB", "of bots",
             "first view", "deflated", "update", "p99", "deflated")  # fmt: skip
    for head in heads:
        shown.add_column(head, justify="right")
    for name, each in found.items():
        first, updates = each.notes.first, each.notes.updates
        sizes = [len(data) for data in updates] or [0]
        shown.add_row(
            name, *(f"{n / each.seconds:,.1f}" for n in (each.moves, each.decisions)),
            *(f"{n / each.seconds:.0%}" for n in (each.cpu, each.bot_cpu)),
            f"{each.memory:,.0f}", f"{each.bot_memory:,.0f}",
            f"{mean(map(len, first)):,.0f}", f"{deflated(first):,.0f}",
            f"{mean(sizes):,.0f}", f"{at(sizes, 0.99):,.0f}", f"{deflated(updates):,.0f}",
        )  # fmt: skip
    Console().print(shown)


def view_maker(game_id: str, moves: int) -> tuple[Contestant, int]:
    """Makes the first seat's view in the middle of a random game; with its size."""
    match: Match[Any] = Match(find_game(game_id), PLAYERS, seed=seed_from("views"))
    dice = Dice(seed_from("moves"))
    for _ in range(moves):
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])

    def work() -> int:
        for _ in range(300):
            encode(match.view(0))
        return 300

    return work, len(encode(match.view(0)))


def show_views() -> None:
    makers = {name: view_maker(name, moves) for name, moves in MIDDLE.items()}
    rates = interleaved({name: work for name, (work, _) in makers.items()})
    named = {f"{name}, {makers[name][1]:,} bytes": rate for name, rate in rates.items()}
    show("the whole view, made and encoded", named, list(named)[-1], "a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=12.0, help="for each scene and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--thinking", type=float, default=2.0, help="mean seconds of a person")
    parser.add_argument("--workers", type=int, default=WORKERS, help="processes where bots think")
    parser.add_argument("--scenes", nargs="+", choices=list(SCENES), default=USUAL)
    parsed = parser.parse_args()
    show_views()
    pace = parsed.tables, parsed.seconds, parsed.thinking
    found = {name: Figures(SCENES[name]) for name in parsed.scenes}
    floor = []
    for number in range(parsed.rounds):
        for name, figures in found.items():
            load_now = os.getloadavg()[0]
            print(f"round {number + 1}, load {load_now:.1f}: {name}, {parsed.tables} tables")
            play(figures, *pace, parsed.workers)
        floor.append(bare(*pace))
    show_delays(found, floor)
    show_work(found)


if __name__ == "__main__":
    main()
