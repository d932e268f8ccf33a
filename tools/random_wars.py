"""Random games of Cthulhu Wars with cards, until so many decisions were made or one of them broke.

    python -m tools.random_wars                          a million decisions
    python -m tools.random_wars --seed winter --decisions 100000
    python -m tools.random_wars --seed winter --only 17  one game of them again

Two to five seats, all cards, drawn ones or a few single ones, High Priests, grey Acolytes. State,
views and prices are looked at once a round and at the end, words now and then; with `--only` after
every decision. What breaks is written down as a record for `mythos replay`.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from mythos.core.asks import Ask
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.errors import BadOption
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.seats import SPECTATOR
from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.cards.market import Buy
from mythos.games.cthulhu_wars.options import FertilityCult, Handicap
from mythos.games.cthulhu_wars.rules.moves import Attack, Awaken, Capture, CreateGate, Pass
from mythos.games.cthulhu_wars.rules.state import War
from mythos.testing.fuzz import keep

REPORT: Final = 20_000
INTERJECTION_ODDS: Final = 10
PASS_ODDS: Final = 25
MOST_SINGLE: Final = 12
LISTEN: Final = 15
"""Every so many decisions all that is said is listened to."""
LONGEST: Final = 20_000
"""More decisions than any game may take."""
LIKED: Final = frozenset(
    [
        *(Buy, Awaken, Attack, Capture, CreateGate),
        *(move for card in GAME.catalogue.cards.values() for move in card.moves),
    ]
)
"""What random players do too seldom to see much of the cards."""


class Broken(Exception):
    """Something is wrong with a game."""


def one_of(dice: Dice, choices: Sequence[Any]) -> Any:
    return choices[dice.below(len(choices))]


def cards_of(way: str, dice: Dice) -> str:
    """The option `cards` in one of the ways of filling the supply."""
    if way != "single":
        return way
    codes = list(GAME.catalogue.cards)
    picked = {one_of(dice, codes) for _ in range(1 + dice.below(MOST_SINGLE))}
    return ",".join(sorted(picked))


def begun(seed: bytes, way: str) -> Match[War]:
    """A table of its own kind for every seed."""
    dice = Dice(derive(seed, "table"))
    while True:
        players = one_of(dice, GAME.players)
        handicaps = [one_of(dice, ["", "", *Handicap]) for _ in range(players)]
        options = {
            "cards": cards_of(way, dice),
            "high_priests": bool(dice.below(2)),
            "fertility_cult": one_of(dice, list(FertilityCult)).value,
            "handicap": ",".join(handicaps) if dice.below(2) else "",
        }
        try:
            return Match(GAME, players, options=options, seed=derive(seed, "dice"))
        except BadOption:  # single cards that cannot be at one table
            continue


def chosen(ask: Ask, dice: Dice, *, eager: bool) -> Move:
    """By chance; whoever is eager rather uses cards, and seldom gives up."""
    moves: Sequence[Move] = ask.moves
    if ask.beside and not dice.below(INTERJECTION_ODDS):
        return ask.beside[dice.below(len(ask.beside))]
    if eager:
        liked = [move for move in moves if type(move) in LIKED]
        if liked and dice.below(2):
            moves = liked
        elif dice.below(PASS_ODDS):
            moves = [move for move in moves if type(move) is not Pass] or moves
    return moves[dice.below(len(moves))]


def decisions_of(match: Match[War], seed: bytes) -> Iterator[Ask | None]:
    """Plays a game; yields the question that was answered, or nothing for what came unasked."""
    dice = Dice(derive(seed, "moves"))
    eager = bool(dice.below(4))
    while asked := match.asked:
        ask = asked[dice.below(len(asked))]
        if not dice.below(INTERJECTION_ODDS):
            seat = dice.below(match.players)
            if unasked := match.interjections(seat):
                match.play(seat, unasked[dice.below(len(unasked))])
                yield None
                continue
        match.play(ask.seat, chosen(ask, dice, eager=eager))
        yield ask


def look(match: Match[War]) -> None:
    """Is the state sound, can everybody see it, and is there a word for everything?"""
    if flaws := GAME.flaws(match.state):
        raise Broken("; ".join(flaws))
    for seat in (*range(match.players), SPECTATOR):
        match.view(seat)
    for ask in match.asked:
        if not ask.moves:
            raise Broken(f"seat {ask.seat} is asked {ask.question.key}, with no answer")
        prices = match.prices(ask.seat, ask.moves)
        if flawed := {move: price for move, price in prices.items() if price < 0}:
            raise Broken(f"prices below nothing: {flawed}")


def listen(match: Match[War], ask: Ask | None, heard: int) -> None:
    """Question, answers and what happened are said in words, not in codes."""
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME, tuple("ABCDE"[: match.players]), SPECTATOR)
        said = [speaker.event(event) for event in match.events[heard:]]
        if ask is not None:
            said += [speaker.question(ask), *(speaker.move(move) for move in ask.moves)]
        for text in said:
            if "_" in text or GAME.id in text:
                raise Broken(f"no words in {lang}: {text}")


def play(match: Match[War], seed: bytes, *, closely: bool) -> int:
    """One game; returns the number of its decisions."""
    decisions = heard = 0
    seen = -1
    for ask in decisions_of(match, seed):
        decisions += 1
        if decisions > LONGEST:
            raise Broken(f"it has not ended after {LONGEST} decisions")
        if closely or match.state.round != seen:
            seen = match.state.round
            look(match)
        if closely or not decisions % LISTEN:
            listen(match, ask, heard)
        heard = len(match.events)
    look(match)
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", default="random wars")
    parser.add_argument("--only", type=int, help="the number of one game")
    parser.add_argument("--crashes", type=Path, default=Path("crashes"))
    given = parser.parse_args()
    begin, decisions, number = time.monotonic(), 0, given.only or 0
    ways, games = ("all", "drawn:4", "single"), Counter[str]()
    while decisions < given.decisions:
        seed, way = derive(seed_from(given.seed), number), ways[number % len(ways)]
        match = begun(seed, way)
        before = decisions
        try:
            decisions += play(match, seed, closely=given.only is not None)
        except Exception as cause:
            path = keep(match, given.crashes, seed)
            again = f"python -m tools.random_wars --seed '{given.seed}' --only {number}"
            print(f"game {number} broke: {cause!r}\n  again: {again}\n  mythos replay {path}")
            raise
        games[f"{way}, {match.players} seats"] += 1
        if given.only is not None:
            break
        number += 1
        if before // REPORT != decisions // REPORT:
            rate = decisions / (time.monotonic() - begin)
            print(f"{decisions} decisions, {number} games, {rate:.0f}/s", flush=True)
    print(f"{decisions} decisions, all clean; seed '{given.seed}'")
    print("games:", ", ".join(f"{each} {games[each]}" for each in sorted(games)))


if __name__ == "__main__":
    main()
