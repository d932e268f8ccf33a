"""Which priorities win Cthulhu Wars: the weights of the outlook, tried against each other.

    python -m benchmarks.priorities --games 200

Four adepts play, each with weights drawn around those of its faction. What is printed for each
weight and faction is how much more often those win who give it a tenth more, with its standard
error: the way to better weights, and to weights for new factions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from random import Random
from statistics import mean, pstdev
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from mythos.arena.simulate import play_match
from mythos.core.dice import derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.bots.bots import Adept
from mythos.games.cthulhu_wars.bots.weights import Weights
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.state import War

SEED: Final = seed_from("priorities")
SEATS: Final = 4
WIDTH: Final = 0.4
"""How far the weights are drawn from the middle: the deviation of their logarithm."""
STEP: Final = 100 * log(1.1) / WIDTH
"""What a tenth more of a weight means, in percent."""
NAMES: Final = Weights.__struct_fields__
REPORT: Final = 20


class Trial(Struct, frozen=True):
    """What a seat weighed, and what came of it."""

    faction: str
    away: list[float]
    """How far each weight was from the faction's own, in deviations."""
    won: float
    """Its share of the victory."""


def tried(number: int) -> list[Trial]:
    """One game."""
    chance, seed = Random(number), derive(SEED, number)  # noqa: S311  (weights, not secrets)
    factions = chance.sample(sorted(CATALOGUE.factions), SEATS)
    match: Match[War] = Match(GAME, SEATS, seed=seed, options={"factions": ",".join(factions)})
    drawn = [[chance.gauss(0, 1) for _ in NAMES] for _ in factions]
    bots = [Adept(derive(seed, "bot", seat)) for seat in range(SEATS)]
    for bot, code, away in zip(bots, factions, drawn, strict=True):
        own = asdict(CATALOGUE.factions[code].weights)
        bot.weights = Weights(
            **{name: own[name] * exp(WIDTH * far) for name, far in zip(NAMES, away, strict=True)}
        )
    play_match(match, bots)
    assert match.result is not None
    winners = match.result.winners
    return [
        Trial(factions[seat], drawn[seat], (seat in winners) / max(1, len(winners)))
        for seat in range(SEATS)
    ]


def lines(trials: Sequence[Trial]) -> Iterable[str]:
    """A line for each weight, a column for each faction."""
    codes = sorted({each.faction for each in trials})
    own = {code: [each for each in trials if each.faction == code] for code in codes}
    wins = (f"{100 * mean(each.won for each in own[code]):.0f} % won" for code in codes)
    yield f"{'':14}" + "".join(f"{code}: {won:14}" for code, won in zip(codes, wins, strict=True))
    for place, name in enumerate(NAMES):
        yield f"{name:14}" + "".join(f"{effect(own[code], place):18}" for code in codes)


def effect(trials: Sequence[Trial], place: int) -> str:
    """The weights are drawn independently, so the effect of each is a plain mean."""
    fair = mean(each.won for each in trials)
    products = [each.away[place] * (each.won - fair) for each in trials]
    error = pstdev(products) / sqrt(len(products))
    return f"{STEP * mean(products):+.2f} ± {STEP * error:.2f} %"


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
