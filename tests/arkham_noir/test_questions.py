"""What the table asks, what chance decides, what undo may take back (AN-22)."""

from __future__ import annotations

import pytest

from mythos.core.errors import UndoNeedsConsent
from mythos.core.record import Drawn, Moved
from tests.arkham_noir.desk import desk, random_games

QUESTIONS = {
    "action": {"keep", "pass", "place-lead", "place-from-hand", "close"},
    "no-lead": {"clean-up"},
    "before-clean-up": {"clean-up"},
    "hand-limit": {"discard", "done"},
    "take-trail": {"take", "decline"},
    "take-discard": {"take", "decline"},
    "take-closed": {"take", "decline"},
    "take-stability": {"take", "decline"},
    "take-time": {"take", "decline"},
    "search": {"take", "decline"},
    "swap": {"take", "decline"},
    "swap-for": {"give", "done"},
    "reshuffle": {"reshuffle", "decline"},
    "reveal-storm": {"reveal", "decline"},
    "discard-hand": {"discard", "done"},
    "discard-trail": {"discard", "done"},
    "collect": {"collect", "done"},
    "bonus": {"take", "decline"},
}


def test_one_question_at_a_time_and_only_these() -> None:
    """AN-22.1: each with its own moves; nothing is simultaneous."""
    seen = set()
    for scene in random_games(60):
        if not scene.match.over:
            verbs = {move.split()[0] for move in scene.moves}
            assert verbs <= QUESTIONS[scene.asked]
            seen.add(scene.asked)
    assert len(seen) >= 14


def test_chance_is_only_draws() -> None:
    """AN-22.2, AN-22.4: no dice; a check has no choice in it."""
    for scene in random_games(10):
        assert all(isinstance(entry, Moved | Drawn) for entry in scene.match.entries)


def test_what_a_card_causes_is_finished_before_the_game_goes_on() -> None:
    """AN-22.5: placing, strain, effects, storm, its effects; then clean-up."""
    row = "V05: L02 E07 T02 P07 A06 P06 M05"
    scene = desk(row, trail="A05 P08", hand="E01", draws="L09 S02 E06")
    scene.plays("place-lead A05 V05")
    assert scene.story[:3] == ["placed", "strain", "steady"]
    scene.plays("discard P08", "discard E01")
    assert [key for key in scene.story if key in ("placed", "storm", "shaken", "trail")] == [
        "placed", "storm", "shaken", "trail",
    ]  # fmt: skip


def test_undo_is_free_until_something_unknown_is_revealed() -> None:
    """AN-22.3: a choice in the middle of an action can be taken back, a draw cannot."""
    scene = desk("V03: | V05:", trail="E01 P01 P02 P03 P04", hand="E02 E03 E04")
    scene.plays("place-lead E01 V03", "take P02")
    scene.match.undo(0)
    assert (scene.asked, scene.trail) == ("take-trail", ". P01 P02 P03 P04")
    scene.match.undo(0)
    assert (scene.asked, scene.row("V03")) == ("action", "")
    scene.plays("pass")
    with pytest.raises(UndoNeedsConsent):
        scene.match.undo(0)


def test_a_search_can_be_taken_back_because_it_shows_nothing_new() -> None:
    """AN-22.3, AN-7.6: the pile is known by subtraction."""
    scene = desk("V01: | V05:", trail="L07", hand="E01 E02 E03").plays("place-lead L07 V01")
    known = scene.view.unseen
    assert [move.split()[1] for move in scene.moves[:-1]] == list(known)
    scene.plays("take P08").match.undo(0)
    assert scene.view.unseen == known
