"""How often each card of Cthulhu Wars is bought, awakened, taken and used, and who wins with it.

    python -m benchmarks.cards_in_use --games 300 --jobs 2 --write docs/cards-in-use.md
    python -m benchmarks.cards_in_use --games 100 --cards starter --bot high-priest

Four seats alike, factions drawn of all. Games are numbered seeds: a run can be repeated and
extended. The page keeps its words; only the table between its two marks is written anew.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from mythos.arena.simulate import play_one
from mythos.arena.statistics import rate
from mythos.arena.tally import Line, Tally
from mythos.core.dice import derive, seed_from
from mythos.core.game import Deed, Result
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.state import War

SEED: Final = seed_from("cards in use")
SEATS: Final = 4
REPORT: Final = 10
COMING: Final = ("bought", "awakened", "taken")
"""How a card comes to somebody: each has one way."""
MARKS: Final = re.compile(r"(?<=<!-- table -->\n).*(?=<!-- end of table -->)", re.DOTALL)


class Round(Struct, frozen=True):
    """One finished game."""

    cards: tuple[str, ...]
    deeds: tuple[Deed, ...]
    result: Result


def play(number: int, bot: str, cards: str) -> Round:
    seed = derive(SEED, "game", number)
    played = play_one(GAME, [bot] * SEATS, {"cards": cards}, seed)
    assert isinstance(played.state, War)
    return Round(tuple(GAME.doers(played.state)), played.deeds, played.result)


def lines(tally: Tally, games: int, wins: int) -> Iterator[str]:
    """The table; the last line is what everybody has to be compared with."""
    words = Speaker("en", GAME)
    yield "| card | sort | games | comes | used | seats | of those won |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    order = sorted(tally.lines.items(), key=lambda each: (-comings(each[1]), each[0]))
    for code, line in order:
        won = rate(line.wins, line.seats)
        share = f"{won.value:.0%} ({won.low:.0%} to {won.high:.0%})" if line.seats else ""
        yield (
            f"| {words.say(f'cthulhu-wars-card-{code}')} | {GAME.catalogue.cards[code].sort.value} "
            f"| {line.games} | {comings(line)} | {line.deeds.get('used', 0)} | {line.seats} "
            f"| {share} |"
        )
    yield f"| everybody | | {games} | | | {games * SEATS} | {wins / (games * SEATS):.0%} |"


def comings(line: Line) -> int:
    return sum(line.deeds.get(what, 0) for what in COMING)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--cards", default="all")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--write", type=Path, help="the page whose table is written anew")
    given = parser.parse_args()
    tally, wins, done = Tally(), 0, 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for game in pool.map(partial(play, bot=given.bot, cards=given.cards), range(given.games)):
            tally.add(game.cards, game.deeds, game.result)
            wins += len(game.result.winners)
            done += 1
            if done % REPORT == 0:
                print(f"{done} games", flush=True)
    table = "\n".join(lines(tally, done, wins))
    print(table)
    if given.write:
        page = given.write.read_text(encoding="utf-8")
        played = f"{done} games of {SEATS} {given.bot}s with `cards={given.cards}`:\n\n{table}\n"
        given.write.write_text(MARKS.sub(lambda _: played, page), encoding="utf-8")


if __name__ == "__main__":
    main()
