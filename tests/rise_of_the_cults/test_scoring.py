"""The end of the game: points and ties (RC-14)."""

from __future__ import annotations

import pytest

from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.scoring import best, points
from tests.rise_of_the_cults.board import DEAD, board


def test_the_worked_example() -> None:
    """RC-14.2, TV-17: four markers, two of three sites with a Ritual, most Rituals: seven."""
    s = board(
        dominance="0 downtown 4", sites="0 northside downtown uptown",
        rituals="0 northside 1 2 | 0 downtown 3 | 1 uptown 1 1",
    ).s  # fmt: skip
    assert points(s) == [7, 0]


def test_all_who_tie_for_most_rituals_score() -> None:
    """RC-14.2: levels disregarded."""
    assert points(board(3, rituals="0 northside 3 | 1 uptown 1").s) == [1, 1, 0]


def test_no_rituals_no_point() -> None:
    """RC-14.2, RC-19.18"""
    assert points(board(3).s) == [0, 0, 0]


def test_the_ceiling() -> None:
    """RC-14.3: 8 + 4 + 1 with four players."""
    everywhere = "northside downtown uptown rivertown"
    rituals = " | ".join(f"0 {each} 1" for each in ("northside", "downtown"))
    s = board(
        4, dominance=" | ".join(f"0 {each} 2" for each in everywhere.split()),
        sites=f"0 {everywhere}", rituals=f"{rituals} | 0 uptown 2 | 0 rivertown 3",
    ).s  # fmt: skip
    assert points(s)[0] == 13


@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({"dominance": "0 uptown 1 | 1 uptown 2"}, [1]),
        # Points alike: more Dominance markers.
        ({"dominance": "0 uptown 2 | 1 uptown 1", "rituals": "1 uptown 1"}, [0]),
        # Then more Cult Sites, with or without Ritual.
        ({"sites": "0 uptown | 1 uptown downtown"}, [1]),
        # Then more Rituals on the board.
        ({"rituals": "0 uptown 1 1 | 1 northside 1", "sites": "1 northside | 0 northside"}, [0]),
        # Sites count before Rituals.
        ({"rituals": "0 uptown 1 | 1 uptown 1 | 1 northside 1", "sites": "0 uptown"}, [0]),
        # Then fewer Disorganization cards in all zones.
        ({"discards": {0: DEAD}}, [1]),
        ({"decks": {0: DEAD, 1: ""}}, [1]),
        ({}, [0, 1]),
    ],
)
def test_ties(given: dict[str, str], winners: list[int]) -> None:
    """RC-14.4, RC-18.19: Dominance, sites, Rituals, order in the deck; else a shared victory."""
    assert best(board(**given).s) == winners  # type: ignore[arg-type]


def test_the_game_ends_after_the_last_action_phase() -> None:
    """RC-14.1, RC-4.2: no Hiding Phase; the winners are told."""
    scene = board(round=6, hands={0: "cth-tide"}, dominance="0 uptown 1")
    scene.plays("bluff northside", "take thug", "take thug")
    assert scene.match.over
    assert scene.hand() == "cth-tide"
    assert scene.happened("won") == [{"seat": 0}]
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (1, 0))


def test_a_shared_victory() -> None:
    """RC-14.4"""
    scene = board(round=6)
    scene.plays("bluff northside", "take thug", "take thug")
    assert scene.happened("shared") == [{"seats": (0, 1)}]


def test_story_and_prospects() -> None:
    """RC-14.2: more points, better prospects; a finished game is what it was."""
    ahead, even = board(dominance="0 uptown 3").s, board().s
    assert GAME.evaluate(ahead)[0] > GAME.evaluate(even)[0] > GAME.evaluate(ahead)[1]
    assert GAME.story(ahead)["margin"] == 3
    assert GAME.rank(GAME.story(ahead)) > GAME.rank(GAME.story(even))
    for s in (ahead, even):
        assert all(0 <= value <= 1 for value in GAME.evaluate(s))
