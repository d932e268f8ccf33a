"""How often the bots of Arkham Noir solve the case, at each difficulty, with intervals.

`python -m benchmarks.solitaire --games 500 --bots planner:looks=200 --jobs 2`; every line is one
difficulty and one bot. Games are numbered seeds, so a run can be repeated and extended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from msgspec import Struct

from mythos.arena.simulate import play_one
from mythos.arena.statistics import rate
from mythos.core.dice import seed_from
from mythos.games.arkham_noir import GAME

DIFFICULTIES: Final[dict[str, dict[str, Any]]] = {
    "easy": {"victims": 6, "limit": 6},
    "standard": {},
    "hard": {"victims": 4, "victory": "forgotten_being"},
}


class Case(Struct, frozen=True):
    """One finished game: what the leaderboard counts, and what it cost."""

    won: bool
    puzzles: int
    turns: int
    decisions: int
    seconds: float


def play(bot: str, options: dict[str, Any], number: int) -> Case:
    started = time.process_time()
    played = play_one(GAME, [bot], options, seed_from(f"case {number}"))
    story = GAME.story(played.state)  # type: ignore[arg-type]
    seconds = time.process_time() - started
    return Case(
        bool(played.result.winners), story["puzzles"], story["turns"], played.decisions, seconds
    )


def line(bot: str, difficulty: str, cases: list[Case]) -> str:
    """Share won with its interval, then means."""
    games = len(cases)
    won = rate(sum(case.won for case in cases), games)
    decisions = sum(case.decisions for case in cases)
    return (
        f"{bot:24} {difficulty:9} {games:5} games  won {won.value:6.1%} "
        f"[{won.low:.1%}, {won.high:.1%}]  puzzles {sum(c.puzzles for c in cases) / games:4.2f}  "
        f"turns {sum(c.turns for c in cases) / games:5.1f}  "
        f"{1000 * sum(c.seconds for c in cases) / decisions:7.1f} ms a move"
    )


def cases(pool: ProcessPoolExecutor, bot: str, difficulty: str, games: int) -> Iterator[Case]:
    options = DIFFICULTIES[difficulty]
    yield from pool.map(play, [bot] * games, [options] * games, range(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", nargs="+", default=["random", "greedy", "planner"])
    parser.add_argument("--difficulties", nargs="+", default=list(DIFFICULTIES))
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            for difficulty in given.difficulties:
                done: list[Case] = []
                for case in cases(pool, bot, difficulty, given.games):
                    done.append(case)
                    if len(done) % 25 == 0 and len(done) < given.games:
                        print("  ", line(bot, difficulty, done), flush=True)
                print(line(bot, difficulty, done), flush=True)


if __name__ == "__main__":
    main()
