"""Opening a table with 500 moves from the storage, against reading its rows alone."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.server.loading import open_stored
from mythos.server.storage.open import open_storage
from mythos.server.transfer import keep_record

MOVES = 500


def long_record() -> Any:
    """A finished game of Arkham Ritual with at least so many moves."""
    game = find_game("arkham-ritual")
    for number in range(20_000):
        seed = seed_from(f"long {number}")
        match: Match[Any] = Match(game, 7, seed=seed, listen=False)
        dice = Dice(derive(seed, "moves"))
        moves = 0
        while asked := match.asked:
            chosen = [move for move in asked[0].moves if move not in ("take", "refuse")]
            chosen = chosen or [asked[0].moves[0]]
            match.play(asked[0].seat, chosen[dice.below(len(chosen))])
            moves += 1
        if moves >= MOVES:
            return match.record()
    raise SystemExit("no game was long enough")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        storage = open_storage(str(Path(folder) / "t.sqlite3"))
        storage.migrate()
        table = keep_record(storage, long_record())
        rows = len(storage.log(table))
        times: dict[str, list[float]] = {"open": [], "read": []}
        for _ in range(9):
            started = time.perf_counter()
            storage.log(table)
            times["read"].append(time.perf_counter() - started)
            started = time.perf_counter()
            open_stored(storage, table)
            times["open"].append(time.perf_counter() - started)
        storage.close()
    opened, read = (1000 * median(times[name]) for name in ("open", "read"))
    Console().print(
        f"a table of {rows} rows: opened in {opened:.1f} ms, {opened / read:.1f} times as long as "
        f"reading its rows ({read:.1f} ms)"
    )


if __name__ == "__main__":
    main()
