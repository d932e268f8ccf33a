"""The server under load, against boardgame.io (in memory and on files) and a bare server.

    python -m benchmarks.server.run --tables 10 100 --seconds 5 --rounds 3

Rounds are interleaved; moves are counted per processor second of the server process, because the
machines are noisy. boardgame.io comes from npm into its own folder on the first run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.server.boardgame_io_adapter import boardgame_tables
from benchmarks.server.floor import floor_tables
from benchmarks.server.load import Figures, load
from benchmarks.server.mythos_adapter import mythos_tables

T = TypeVar("T")
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SYSTEMS = (
    "mythos",
    "boardgame.io in memory",
    "boardgame.io on files",
    "bare server",
    "bare server, our frames",
    "bare server, our frames, synced",
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def started(command: list[str], ready: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A server process that has said that it is ready; ended by its own id afterwards."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
        env={**os.environ, **environment},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if ready in line:
                break
        yield process
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def on_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """The load generator's own time is part of every delay, so its loop is the fastest we have."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure(
    system: str,
    tables: int,
    seconds: float,
    thinking: float,
    players: int = 2,
    played: str = "bench",
) -> Figures:
    """One round of one system, on a server of its own."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        if system == "mythos":
            command = [
                sys.executable, "-m", "mythos", "serve", "--port", str(port), "--database",
                f"{folder}/t.sqlite3", "--rate", "1000000", "--burst", "1000000",
                "--tables-each", "100000", "--bot-workers", "0", "--log-level", "error",
            ]  # fmt: skip
            game = str(HERE / "game")
            with started(command, "http", PYTHONPATH=game) as process:
                found = _mythos(url, played, tables, process.pid, seconds, thinking, players)
                return on_a_loop(found)
        if system.startswith("bare server"):
            command = [sys.executable, "-m", "benchmarks.server.floor", str(port)]
            command += ["own"] if "our frames" in system else []
            command += [f"synced={folder}/moves"] if system.endswith("synced") else []
            with started(command, "ready") as process:
                return on_a_loop(load(floor_tables(url, tables), process.pid, seconds, thinking))
        command = ["node", str(HERE / "boardgame_io" / "server.js"), str(port)]
        if system.endswith("files"):
            command.append(folder)
        with started(command, "ready", NODE_ENV="production") as process:
            return on_a_loop(load(boardgame_tables(url, tables), process.pid, seconds, thinking))


async def _mythos(
    url: str, game: str, tables: int, pid: int, seconds: float, thinking: float, players: int
) -> Figures:
    found = await mythos_tables(url, game, tables, players)
    return await load(found, pid, seconds, thinking)


def bring_boardgame_io() -> bool:
    """Install the reference once; without npm it is left out, and said."""
    folder = HERE / "boardgame_io"
    if (folder / "node_modules" / "boardgame.io").exists():
        return True
    if shutil.which("npm") is None:
        return False
    words = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--omit=optional"]
    return subprocess.run(words, cwd=folder, check=False).returncode == 0


def middle(runs: list[Figures]) -> dict[str, float]:
    """The medians over rounds."""
    keys = ("moves_per_cpu_second", "p50_ms", "p99_ms", "memory_mb", "bytes_per_move")
    return {key: median(float(getattr(run, key)) for run in runs) for key in keys}


def show(console: Console, tables: int, thinking: float, found: dict[str, dict[str, Any]]) -> None:
    pace = f", {thinking:g} s of thinking" if thinking else ""
    shown = Table(title=f"{tables} tables of two{pace}")
    heads = ("", "moves/CPU-s", "p50 ms", "p99 ms", "memory MB", "bytes/move", "ours is")
    for head in heads:
        shown.add_column(head, justify="right" if head else "left")
    ours = found["mythos"]["moves_per_cpu_second"]
    for system, figures in found.items():
        rate = figures["moves_per_cpu_second"]
        cells = [f"{figures[key]:,.1f}" for key in ("p50_ms", "p99_ms", "memory_mb")]
        times = f"{ours / rate:.2f} x" if rate else "-"
        shown.add_row(system, f"{rate:,.0f}", *cells, f"{figures['bytes_per_move']:,.0f}", times)
    console.print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--thinking", type=float, default=0.0)
    parser.add_argument("--game", help="one of our games instead of the small one, ours alone")
    parser.add_argument("--players", type=int, default=2, help="with --game: N at a table")
    parser.add_argument("--systems", nargs="+", default=list(SYSTEMS))
    parsed = parser.parse_args()
    console = Console()
    systems = [each for each in SYSTEMS if each in parsed.systems]
    if not bring_boardgame_io():
        console.print("npm is missing: boardgame.io is left out", style="yellow")
        systems = [each for each in systems if not each.startswith("boardgame")]
    if parsed.game:
        for tables in parsed.tables:
            figures = measure(
                "mythos", tables, parsed.seconds, parsed.thinking, parsed.players, parsed.game
            )
            console.print(f"{parsed.game}, {tables} tables of {parsed.players}: {figures}")
            console.print(f"{figures.moves_per_cpu_second:,.0f} moves/CPU-s")
        return
    for tables in parsed.tables:
        runs: dict[str, list[Figures]] = {system: [] for system in systems}
        for _ in range(parsed.rounds):
            for system in systems:
                runs[system].append(measure(system, tables, parsed.seconds, parsed.thinking))
        show(console, tables, parsed.thinking, {name: middle(each) for name, each in runs.items()})


if __name__ == "__main__":
    main()
