"""Which priorities win Cthulhu Wars: the weights of the outlook, tried against each other.

    python -m benchmarks.priorities --games 200

Four adepts play, each with weights drawn around those of the high priest. What is printed for each
weight is how much more often those win who give it a tenth more, with its standard error: the way
to better weights, and to weights for new factions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from random import Random
from typing import Final

from msgspec.structs import asdict

from mythos.arena.simulate import play_match
from mythos.core.dice import derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.levels import Adept
from mythos.games.cthulhu_wars.outlook import TRIED, Weights
from mythos.games.cthulhu_wars.state import War

SEED: Final = seed_from("priorities")
SEATS: Final = 4
WIDTH: Final = 0.4
"""How far the weights are drawn from the middle: the deviation of their logarithm."""
TENTH: Final = log(1.1)
REPORT: Final = 20

Trial = tuple[list[float], float]
"""How far each weight of a seat was from the middle, in deviations, and its share of the win."""


def tried(number: int) -> list[Trial]:
    """One game."""
    chance, seed = Random(number), derive(SEED, number)  # noqa: S311  (weights, not secrets)
    match: Match[War] = Match(GAME, SEATS, seed=seed)
    bots, drawn = [], []
    for seat in range(SEATS):
        away = [chance.gauss(0, 1) for _ in asdict(TRIED)]
        bot = Adept(derive(seed, "bot", seat))
        bot.weights = Weights(
            **{
                name: value * exp(WIDTH * far)
                for (name, value), far in zip(asdict(TRIED).items(), away, strict=True)
            }
        )
        bots.append(bot)
        drawn.append(away)
    play_match(match, bots)
    assert match.result is not None
    winners = match.result.winners
    return [(drawn[seat], (seat in winners) / max(1, len(winners))) for seat in range(SEATS)]


def lines(trials: Sequence[Trial]) -> Iterable[str]:
    """The weights are drawn independently, so each effect is a plain mean."""
    fair = sum(won for _, won in trials) / len(trials)
    for place, (name, value) in enumerate(asdict(TRIED).items()):
        products = [away[place] * (won - fair) for away, won in trials]
        effect = sum(products) / len(products)
        error = sqrt(sum((each - effect) ** 2 for each in products)) / len(products)
        step = 100 * TENTH / WIDTH
        yield f"{name:14} {value:5.2f}  {effect * step:+.2f} ± {error * step:.2f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--start", type=int, default=0, help="the first game's number")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    trials: list[Trial] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for game in pool.map(tried, range(given.start, given.start + given.games)):
            trials += game
            if len(trials) % (SEATS * REPORT) == 0:
                print(f"{len(trials) // SEATS} games", flush=True)
    print("\n".join(lines(trials)), flush=True)


if __name__ == "__main__":
    main()
