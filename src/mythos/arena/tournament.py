"""Tournaments: who meets whom on which seat, played over all cores, stopped at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations_with_replacement
from multiprocessing import Pool
from typing import Any

from msgspec import Struct

from mythos.arena.simulate import bots_for, play_one
from mythos.core.dice import Dice, derive
from mythos.core.errors import BadOption
from mythos.core.game import AnyGame
from mythos.core.registry import find_game
from mythos.core.seats import Seat


class Fixture(Struct, frozen=True):
    """A game to be played: which bot sits where."""

    number: int
    lineup: tuple[str, ...]


class Outcome(Struct, frozen=True):
    """A game that was played."""

    fixture: Fixture
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: int
    sides: tuple[str, ...] = ()
    """What each seat played, where seats differ."""


def mixed_tables(bots: Sequence[str], players: int, games: int, seed: bytes) -> list[Fixture]:
    """A round-robin over seats: every bot sits on every seat equally often, with changing company.

    The lineups of a cycle are all multisets of bots that fill the table with as even shares as
    possible; each is rotated through the seats before the next one comes. One bot alone meets
    itself: then only seats and sides are compared.
    """
    if not bots:
        raise BadOption("bots", "a tournament needs at least one bot", why="no-bots")
    lineups = [
        list(each)
        for each in combinations_with_replacement(bots, players)
        if _is_even(each, bots, players)
    ]
    dice = Dice(derive(seed, "lineups"))
    fixtures = []
    for number in range(games):
        if number % players == 0:
            lineup = _shuffled(lineups[number // players % len(lineups)], dice)
        turn = number % players
        fixtures.append(Fixture(number, tuple(lineup[turn:] + lineup[:turn])))
    return fixtures


def one_against_all(bot: str, field: str, players: int, games: int) -> list[Fixture]:
    """One bot against a table of another, the single seat going round."""
    return [
        Fixture(number, (field,) * single + (bot,) + (field,) * (players - 1 - single))
        for number in range(games)
        for single in (number % players,)
    ]


def _is_even(lineup: Sequence[str], bots: Sequence[str], players: int) -> bool:
    low, high = players // len(bots), -(-players // len(bots))
    return all(low <= lineup.count(bot) <= high for bot in bots)


def _shuffled(lineup: Sequence[str], dice: Dice) -> list[str]:
    pool, out = list(lineup), []
    while pool:
        out.append(pool.pop(dice.below(len(pool))))
    return out


def play_fixture(
    game_id: str, fixture: Fixture, options: Mapping[str, Any], seed: bytes
) -> Outcome:
    """Play one game of a tournament; the seed and the number decide everything."""
    own = derive(seed, "game", fixture.number)
    game = find_game(game_id)
    played = play_one(game, fixture.lineup, options, own)
    result, sides = played.result, tuple(game.sides(played.state))
    return Outcome(fixture, result.winners, result.scores, played.decisions, sides)


def play_all(
    game: AnyGame,
    fixtures: Sequence[Fixture],
    options: Mapping[str, Any],
    seed: bytes,
    jobs: int,
) -> Iterator[Outcome]:
    """The outcomes as they come in. Whoever stops listening stops the rest."""
    lineup = fixtures[0].lineup
    game.read_options(options, len(lineup))
    for fixture in fixtures[:1]:
        bots_for(game, fixture.lineup, seed)
    if jobs == 1:
        for fixture in fixtures:
            yield play_fixture(game.id, fixture, options, seed)
        return
    play = partial(play_fixture, game.id, options=options, seed=seed)
    with Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play, fixtures)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
