"""The parts that search lives on: copy, imagine, view, replay, dice, tree search.

Each is measured beside a reference in the same run: a deep copy, Python's own random numbers.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.measure import interleaved
from mythos.bots.tree_search import TreeSearch
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.core.replay import replay

GAME = find_game("arkham-ritual")
SEED = seed_from("parts")


def mid_turn() -> Match[Any]:
    """A match in its tenth turn, with the travelling card passed on once."""
    match: Match[Any] = Match(GAME, 5, seed=SEED)
    dice = Dice(derive(SEED, "moves"))
    while not (len(match.entries) > 40 and len(match._beat.moves) == 2):
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    return match


def finished() -> Match[Any]:
    match = mid_turn()
    dice = Dice(derive(SEED, "rest"))
    while not match.over:
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    return match


def repeat(work: Callable[[], object], times: int) -> Callable[[], int]:
    def contestant() -> int:
        for _ in range(times):
            work()
        return times

    return contestant


def main() -> None:
    match, over = mid_turn(), finished()
    record = over.record()
    seat = match.asked[0].seat
    dice, rng = Dice(SEED), random.Random(1)  # noqa: S311
    plain = match.state.copy()
    search = TreeSearch(SEED, iterations=20)
    sight = match.sight(seat)
    rates = interleaved(
        {
            "state copy": repeat(plain.copy, 20_000),
            "copy.deepcopy of the state": repeat(lambda: copy.deepcopy(plain), 200),
            "match copy, mid-turn": repeat(match.copy, 1_000),
            "imagine, mid-turn (world ready to play)": repeat(
                lambda: match.imagine(seat, dice), 2_000
            ),
            "view": repeat(lambda: match.view(seat), 2_000),
            "replay of a whole record": repeat(lambda: replay(GAME, record), 20),
            "a die": repeat(lambda: dice.below(6), 100_000),
            "random.randint": repeat(lambda: rng.randint(1, 6), 100_000),
            "copy of the dice": repeat(dice.copy, 20_000),
            "copy of random.Random": repeat(lambda: random.Random().setstate(rng.getstate()), 200),  # noqa: S311
            "tree search iteration": repeat(lambda: search.search(sight), 5),
        }
    )
    rates["tree search iteration"] *= 20
    table = Table(title=f"Arkham Ritual, 5 players; the record has {len(over.entries)} lines")
    for head in ("", "microseconds", "a second"):
        table.add_column(head, justify="right" if head else "left")
    for name, rate in rates.items():
        table.add_row(name, f"{1e6 / rate:,.2f}", f"{rate:,.0f}")
    console = Console()
    console.print(table)
    pairs = [
        ("copy.deepcopy of the state", "state copy"),
        ("random.randint", "a die"),
        ("copy of random.Random", "copy of the dice"),
    ]
    for slow, fast in pairs:
        console.print(f"{fast}: {rates[fast] / rates[slow]:.1f} times as fast as {slow}")


if __name__ == "__main__":
    main()
