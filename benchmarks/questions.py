"""How often Cthulhu Wars asks: questions for each seat and round, by what is asked.

    python -m benchmarks.questions
    python -m benchmarks.questions --games 20 --boxes core --verbs

Four adepts, factions drawn of the core box and of all nine. Of every question it also says whether
it needed an answer: whether it had one legal move only, or several that lead to the same position.
`--verbs` tells the questions apart by what they offer, too. Games are numbered seeds, so a run can
be repeated and extended.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from benchmarks.warlords import draw
from mythos.arena.simulate import bots_for
from mythos.arena.statistics import mean
from mythos.arena.tournament import Fixture
from mythos.core.asks import Ask
from mythos.core.dice import derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE

SEED: Final = seed_from("questions")
SEATS: Final = 4
BOXES: Final = {"core": ("gc", "cc", "bg", "ys"), "nine": tuple(CATALOGUE.factions)}


class Interview(Struct, frozen=True):
    """The questions of one finished game, by their keys."""

    rounds: int
    asked: Counter[str]
    single: Counter[str]
    """Those with one legal move."""
    idle: Counter[str]
    """Those with several, all of which lead to the same position."""

    @property
    def rate(self) -> float:
        return self.asked.total() / (SEATS * self.rounds)


def play(number: int, of: tuple[str, ...], verbs: bool) -> Interview:
    """One game of adepts to its end."""
    seed, bots = derive(SEED, "game", number), ("adept",) * SEATS
    options = {"factions": ",".join(draw(of, Fixture(number, bots)))}
    match: Match[Any] = Match(GAME, SEATS, options=options, seed=seed, listen=False)
    players = bots_for(GAME, bots, seed)
    counts: tuple[Counter[str], ...] = (Counter(), Counter(), Counter())
    asked, single, idle = counts
    while questions := match.asked:
        ask = questions[0]
        key = called(ask, verbs)
        asked[key] += 1
        single[key] += len(ask.moves) + len(ask.beside) == 1
        idle[key] += len(ask.moves) > 1 and len(questions) == 1 and cannot_matter(match, ask)
        match.play(ask.seat, players[ask.seat].choose(match.sight(ask.seat)))
    return Interview(match.state.round, *counts)


def called(ask: Ask, verbs: bool) -> str:
    """The question's key, and the verbs of its moves if they are wanted."""
    offered = sorted({move.verb for move in ask.moves}) if verbs else []
    return " ".join([ask.question.key, *offered])


def cannot_matter(match: Match[Any], ask: Ask) -> bool:
    """Do all answers lead to the same state and the same next question, the dice being equal?"""
    first: Match[Any] | None = None
    for move in ask.moves:
        trial = match.copy()
        trial.play(ask.seat, move)
        if first is None:
            first = trial
        elif trial.state != first.state or not alike(trial, first):
            return False
    return True


def alike(one: Match[Any], other: Match[Any]) -> bool:
    return [(a.seat, a.question, list(a.moves)) for a in one.asked] == [
        (a.seat, a.question, list(a.moves)) for a in other.asked
    ]


def report(box: str, games: list[Interview]) -> Table:
    """The sum, and what it is made of, for each seat and round."""
    turns = SEATS * sum(game.rounds for game in games)
    asked, single, idle = (
        sum((getattr(game, name) for game in games), Counter[str]())
        for name in ("asked", "single", "idle")
    )
    found = mean([game.rate for game in games])
    table = Table(title=f"{box}: {len(games)} games, {turns / SEATS / len(games):.2f} rounds each")
    for name in ("question", "per seat and round", "share", "one move", "cannot matter"):
        table.add_column(name, justify="left" if name == "question" else "right")
    for key, number in asked.most_common():
        share = f"{number / asked.total():.1%}"
        table.add_row(key, f"{number / turns:.3f}", share, f"{single[key]}", f"{idle[key]}")
    total = f"{asked.total() / turns:.2f}"
    table.add_row("all", total, "100 %", f"{single.total()}", f"{idle.total()}")
    table.caption = f"mean of the games {found.value:.2f} [{found.low:.2f}, {found.high:.2f}]"
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--boxes", nargs="*", default=list(BOXES), choices=list(BOXES))
    parser.add_argument("--verbs", action="store_true", help="tell apart what is offered")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for box in given.boxes:
            games = list(
                pool.map(partial(play, of=BOXES[box], verbs=given.verbs), range(given.games))
            )
            Console().print(report(box, games))


if __name__ == "__main__":
    main()
