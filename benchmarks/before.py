"""This checkout against another one of the same house, for changes that should cost nothing.

    python -m benchmarks.before PATH-OF-THE-OTHER-CHECKOUT [--rounds 5]

Both are measured in turn, each in a process of its own with the same dice: decisions a second of
every game, the copy and the view of a war at a main decision, and a table of 660 moves that is
read again. Processor time counts, so that a busy machine disturbs little; the ratios are medians.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.record import Moved
from mythos.core.registry import find_game
from mythos.core.run import World

SEED = seed_from("before")
PLAYOUTS: dict[str, tuple[str, int, dict[str, str], int]] = {
    "Arkham Ritual": ("arkham-ritual", 5, {}, 150),
    "Arkham Noir": ("arkham-noir", 1, {}, 60),
    "Rise of the Cults": ("rise-of-the-cults", 4, {}, 15),
    "Cthulhu Wars, core box": ("cthulhu-wars", 4, {"factions": "gc,cc,bg,ys"}, 120),
    "Cthulhu Wars, nine factions": ("cthulhu-wars", 4, {}, 120),
}
WARM = 5
"""A game for so many that count is played before the clock runs."""
DEEP = 120
"""So many moves into a war its state is copied and seen."""
ROWS = 660


def decisions(game_id: str, players: int, options: dict[str, str], games: int) -> float:
    """Decisions a second of random playouts on the simulation path."""
    game = find_game(game_id)
    agreed = game.read_options(options, players)
    dice = Dice(SEED)
    for _ in range(games // WARM):  # an interpreter is slow at what it does for the first time
        World.start(game, players, dice, agreed).playout(dice)
    gc.collect()
    begin, total = process_time(), 0
    for _ in range(games):
        world: World[Any] = World.start(game, players, dice, agreed)
        total += world.playout(dice)
    return total / (process_time() - begin)


def war_of(rows: int) -> Match[Any]:
    """A war after so many moves, at a main decision."""
    for number in range(100):
        match: Match[Any] = Match(find_game("cthulhu-wars"), 4, seed=derive(SEED, number))
        dice = Dice(derive(SEED, "moves", number))
        made = 0
        while not match.over and (made < rows or match.asked[0].question.key != "action"):
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
            made += 1
        if not match.over:
            return match
    raise AssertionError("no war is as long")


def a_second(work: Callable[[], Any], times: int) -> float:
    gc.collect()  # not what was done before
    begin = process_time()
    for _ in range(times):
        work()
    return times / (process_time() - begin)


def measure() -> dict[str, float]:
    found = {name: decisions(*how) for name, how in PLAYOUTS.items()}
    match = war_of(DEEP)
    found["copy of a state"] = a_second(match.state.copy, 20_000)
    found["view of a war"] = a_second(lambda: match.view(match.asked[0].seat), 300)
    found[f"reading {ROWS} moves again"] = a_second(lambda: again(match, DEEP), 3)
    return found


def again(match: Match[Any], made: int) -> None:
    """As many moves once more as a long game has, as a table does that is opened."""
    moves = [each for each in match.record().entries if isinstance(each, Moved)]
    for _ in range(ROWS // made):
        fresh: Match[Any] = Match(match.game, match.players, seed=match.seed)
        for each in moves:
            fresh.play(each.seat, each.move)


def measured(checkout: Path) -> dict[str, float]:
    place = {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(Path.cwd())])}
    command = [sys.executable, "-m", "benchmarks.before", "--measure"]
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("other", type=Path, nargs="?")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--measure", action="store_true", help="print the figures of this one")
    asked = parser.parse_args()
    if asked.measure or asked.other is None:
        print(json.dumps(measure()))
        return
    runs = [(measured(asked.other), measured(Path.cwd())) for _ in range(asked.rounds)]
    for name in runs[0][1]:
        before, after = ([run[side][name] for run in runs] for side in (0, 1))
        ratio = median(b / a for a, b in zip(before, after, strict=True))
        print(f"{name:32} {median(before):12,.0f}/s {median(after):12,.0f}/s   {ratio:5.2f}")


if __name__ == "__main__":
    main()
