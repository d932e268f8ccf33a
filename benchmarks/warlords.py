"""How strong the bots of Cthulhu Wars are, how long their games last, and which factions win.

    python -m benchmarks.warlords adept --against random --games 200
    python -m benchmarks.warlords high-priest --against adept --games 100
    python -m benchmarks.warlords high-priest --games 40
    python -m benchmarks.warlords adept --against random --games 200 --of gc,cc,bg,ys
    python -m benchmarks.warlords high-priest --against adept --games 200 --cards starter

With `--against` one bot meets three of another, its seat going round; without it the four seats
are alike. Factions are drawn of all, or of those named. Games are numbered seeds, so a run can be
repeated and extended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from msgspec import Struct

from mythos.arena.simulate import play_one
from mythos.arena.statistics import Interval, mean, rate
from mythos.arena.tournament import Fixture, one_against_all
from mythos.core.dice import Dice, derive, seed_from
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.spellbooks import book_count
from mythos.games.cthulhu_wars.rules.state import War

SEED: Final = seed_from("warlords")
REPORT: Final = 20


class Campaign(Struct, frozen=True):
    """One finished game."""

    fixture: Fixture
    winners: tuple[int, ...]
    rounds: int
    books: tuple[int, ...]
    factions: tuple[str, ...]
    decisions: int
    seconds: float


def play(fixture: Fixture, of: Sequence[str] = (), cards: str = "") -> Campaign:
    started = time.process_time()
    options = {"factions": ",".join(draw(of, fixture))} if of else {}
    options |= {"cards": cards} if cards else {}
    played = play_one(GAME, fixture.lineup, options, derive(SEED, "game", fixture.number))
    s = played.state
    assert isinstance(s, War)
    return Campaign(
        fixture=fixture,
        winners=played.result.winners,
        rounds=s.round,
        books=tuple(book_count(s, seat) for seat in range(len(s.doom))),
        factions=tuple(GAME.sides(s)),
        decisions=played.decisions,
        seconds=time.process_time() - started,
    )


def draw(of: Sequence[str], fixture: Fixture) -> list[str]:
    """A faction of these for every seat."""
    dice, pile = Dice(derive(SEED, "factions", fixture.number)), list(of)
    return [pile.pop(dice.below(len(pile))) for _ in fixture.lineup]


def share(hits: Iterable[bool]) -> str:
    """A share with its interval and the number of cases."""
    cases = list(hits)
    return f"{shown(rate(sum(cases), len(cases)), '.1%')} of {len(cases)}"


def shown(found: Interval, style: str) -> str:
    return f"{found.value:{style}} [{found.low:{style}}, {found.high:{style}}]"


def lines(bot: str, games: list[Campaign]) -> Iterable[str]:
    """The bot's wins, what all games have in common, and the factions."""
    own = [
        (game, seat) for game in games for seat, who in enumerate(game.fixture.lineup) if who == bot
    ]
    yield f"{bot} wins {share(seat in game.winners for game, seat in own)}"
    yield f"  a winner with six spellbooks: {share(bool(game.winners) for game in games)}"
    yield f"  rounds: {shown(mean([game.rounds for game in games]), '.2f')}"
    yield f"  its spellbooks: {mean([game.books[seat] for game, seat in own]).value:.2f}"
    for code in sorted({code for game in games for code in game.factions}):
        seats = [(game, seat) for game, seat in own if game.factions[seat] == code]
        yield f"  as {code}: {share(seat in game.winners for game, seat in seats)}"
    milliseconds = (
        1000 * sum(game.seconds for game in games) / sum(game.decisions for game in games)
    )
    yield f"  {milliseconds:.1f} ms a decision, all bots together"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--against", default="", help="the bot on the three other seats")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--of", default="", help="factions to draw from, with commas")
    parser.add_argument("--cards", default="", help="the cards in the game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    fixtures = one_against_all(given.bot, given.against or given.bot, 4, given.games)
    done: list[Campaign] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        of = given.of.split(",") if given.of else []
        for game in pool.map(partial(play, of=of, cards=given.cards), fixtures):
            done.append(game)
            if len(done) % REPORT == 0 and len(done) < given.games:
                print(f"{len(done)} games:", next(iter(lines(given.bot, done))), flush=True)
    print("\n".join(lines(given.bot, done)), flush=True)


if __name__ == "__main__":
    main()
