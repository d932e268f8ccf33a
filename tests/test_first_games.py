"""What *Play now* gives to somebody who has never seen the game."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game, game_ids


def first_match(game_id: str) -> Match[Any]:
    game = find_game(game_id)
    return Match(game, game.default_players, options=game.first_game, seed=seed_from("first"))


@pytest.mark.parametrize("game_id", game_ids())
def test_the_options_of_a_first_game_fit_its_seats(game_id: str) -> None:
    assert first_match(game_id).asked


def test_a_first_game_of_the_cults_is_laid_out_already() -> None:
    assert first_match("rise-of-the-cults").asked[0].question.key != "stack"


def test_a_newcomer_plays_great_cthulhu_against_the_core_box() -> None:
    match = first_match("cthulhu-wars")
    sides = match.game.sides(match.state)
    assert sides[0] == "gc"
    assert set(sides) == {"gc", "cc", "bg", "ys"}


@pytest.mark.parametrize("game_id", game_ids())
def test_the_bots_of_every_game_have_the_same_rooms(game_id: str) -> None:
    """Whoever knows one of them finds the others: who plays, what he chooses, why, what counts."""
    files = {file.name for file in (find_game(game_id).folder / "bots").glob("*.py")}
    assert {"bots.py", "policy.py", "evaluation.py", "weights.py"} <= files
