"""Random walks through a game: any seats, any options, every question visited."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

from mythos.core.dice import Dice, derive
from mythos.core.errors import BadOption
from mythos.core.game import AnyGame
from mythos.core.match import Match

INTERJECTION_ODDS: Final = 12
UNDO_ODDS: Final = 25
LONGEST: Final = 100_000
"""More decisions than any game may take."""


def random_options(game: AnyGame, players: int, dice: Dice) -> dict[str, Any]:
    """Switches and choices at random, numbers as they are by default; always a legal set."""
    defaults = game.options_type()
    chosen: dict[str, Any] = {}
    for name in game.options_type.__struct_fields__:
        default = getattr(defaults, name)
        if isinstance(default, bool):
            chosen[name] = bool(dice.below(2))
        elif isinstance(default, Enum):
            members = list(type(default))
            chosen[name] = members[dice.below(len(members))].value
    try:
        game.read_options(chosen, players)
    except BadOption:
        return {}
    return chosen


def random_match(game: AnyGame, seed: bytes) -> Match[Any]:
    """A match with a random number of players and random options."""
    dice = Dice(derive(seed, "setup"))
    players = game.players[dice.below(len(game.players))]
    options = random_options(game, players, dice)
    return Match(game, players, options=options, seed=derive(seed, "dice"))


def walk(match: Match[Any], seed: bytes) -> Iterator[Match[Any]]:
    """Yields the match at every question of a random game, and once more at its end.

    Any asked seat may answer, also with what stands beside the moves, any seat may interject, and
    now and then a move is taken back with the table's consent.
    """
    dice = Dice(derive(seed, "walk"))
    for _ in range(LONGEST):
        yield match
        asked = match.asked
        if not asked:
            return
        ask = asked[dice.below(len(asked))]
        aside = bool(ask.beside) and dice.below(INTERJECTION_ODDS) == 0
        answers = ask.beside if aside else ask.moves
        match.play(ask.seat, answers[dice.below(len(answers))])
        _interject(match, dice)
        if dice.below(UNDO_ODDS) == 0:
            match.undo(ask.seat, consent=True)
    raise AssertionError(f"{match.game.id} has not ended after {LONGEST} decisions")


def _interject(match: Match[Any], dice: Dice) -> None:
    if dice.below(INTERJECTION_ODDS) == 0:
        seat = dice.below(match.players)
        moves = match.interjections(seat)
        if moves:
            match.play(seat, moves[dice.below(len(moves))])
