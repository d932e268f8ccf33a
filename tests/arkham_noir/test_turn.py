"""A turn and its five actions (AN-4)."""

from __future__ import annotations

import pytest

from mythos.core.errors import BadMove, GameOver, IllegalMove
from mythos.core.moves import parse_move
from mythos.games.arkham_noir import GAME
from tests.arkham_noir.desk import desk, random_games

FULL = "V04: L01 S01 E07 P04 T06 M01 A07 | V05:"


def test_a_turn_is_an_action_and_a_clean_up_and_the_next_follows() -> None:
    """AN-4.1."""
    scene = desk(trail="E01 E02 E03 E04 E05", draws="P01 P02")
    turn = scene.s.turn
    scene.plays("pass")
    assert (scene.s.turn, scene.trail, scene.asked) == (turn + 1, "E02 E03 E04 E05 P01", "action")
    scene.plays("pass")
    assert scene.trail == "E03 E04 E05 P01 P02"


def test_the_five_actions_are_offered() -> None:
    """AN-4.2."""
    scene = desk(FULL, trail="T02", hand="A03")
    assert set(scene.moves) == {
        "keep T02", "pass", "place-lead T02 V05",
        "place-from-hand A03 V04", "place-from-hand A03 V05", "close V04",
    }  # fmt: skip
    assert scene.clause == "AN-4.2"


def test_keep_puts_the_hot_lead_into_the_hand() -> None:
    """AN-4.2 a."""
    scene = desk(trail="E01 E02 E03 E04 E05").plays("keep E01")
    assert (scene.hand, scene.discards) == ("E01", "")


def test_the_hot_lead_is_placed() -> None:
    """AN-4.2 b: nothing is discarded."""
    scene = desk("V03: | V05:", trail="E06").plays("place-lead E06 V03")
    assert (scene.row("V03"), scene.discards, scene.time) == ("E06", "", "")


def test_placing_from_the_hand_discards_the_hot_lead_first() -> None:
    """AN-4.2 c, AN-4.3, AN-8.1: by its mark, and before the placed card's effects."""
    scene = desk("V03: | V05:", trail="T02 M07", hand="L02 E02", discards="P06")
    scene.plays("place-from-hand E02 V03")
    assert scene.time == "T02"
    assert scene.asked == "reshuffle"  # E02 finds the discard pile
    other = desk("V02: | V05:", trail="M07", hand="L02")
    assert other.plays("place-from-hand L02 V02").moves == ["take M07", "decline"]


def test_closing_discards_the_hot_lead_first() -> None:
    """AN-4.2 d, AN-4.3."""
    scene = desk(FULL, trail="M07").plays("close V04")
    assert (scene.discards, scene.asked) == ("M07", "collect")


def test_passing_discards_the_hot_lead() -> None:
    """AN-4.2 e, AN-8.1."""
    assert desk(trail="M07").plays("pass").discards == "M07"
    assert desk(trail="T02").plays("pass").time == "T02"


def test_an_action_must_be_legal_before_the_hot_lead_is_discarded() -> None:
    """AN-4.3: P02 would make no difference by going to the discard pile; nothing has changed."""
    scene = desk("V03: | V05:", trail="M07", hand="P08")
    with pytest.raises(IllegalMove) as refused:
        scene.plays("place-from-hand P08 V03")
    assert (refused.value.reason, refused.value.clause) == ("chain", "AN-5.1")
    assert (scene.trail.split()[0], scene.discards) == ("M07", "")


def test_a_fourth_card_in_hand_is_discarded_at_once() -> None:
    """TV-14, AN-4.4: the new card may be the one; time is lost by its mark."""
    scene = desk(trail="T02", hand="E01 E02 E03").plays("keep T02")
    assert (scene.asked, scene.clause) == ("hand-limit", "AN-4.4")
    assert set(scene.moves) == {"discard E01", "discard E02", "discard E03", "discard T02"}
    scene.plays("discard T02")
    assert (scene.hand, scene.time) == ("E01 E02 E03", "T02")
    other = desk(trail="T02", hand="E01 E02 E03").plays("keep T02", "discard E01")
    assert (other.hand, other.discards) == ("T02 E02 E03", "E01")


def test_the_trail_row_stays_as_it_is_during_the_action() -> None:
    """AN-4.5, AN-7.8: gaps are neither closed nor filled before clean-up."""
    scene = desk("V03: | V05:", trail="E01 P01 P02 P03 P04").plays("place-lead E01 V03")
    assert scene.trail == ". P01 P02 P03 P04"
    scene.plays("take P02")
    assert scene.trail.startswith("P01 P03 P04 ")
    assert len(scene.s.trail) == 5


def test_without_a_trail_row_there_is_no_action() -> None:
    """AN-4.6, R-3: clean-up follows; the cold trail draws a victim each time and soon loses."""
    scene = desk(trail="E01", pile="", discards="", closed="", victims_left=2)
    scene.plays("keep E01")
    assert scene.ending == "victims"
    assert len(scene.happened("cold-trail")) == 3
    assert len(scene.happened("victim")) == 2


def test_without_a_hot_lead_the_contact_is_still_asked_for() -> None:
    """R-3, AN-4.6, AN-15.2: the question has one answer, and the contact beside it."""
    scene = desk(trail="E01", pile="", stability="A06", victims_left=3)
    scene.plays("keep E01")
    assert (scene.asked, scene.moves, scene.contact) == ("no-lead", ["clean-up"], ["card-gain A06"])
    assert scene.why_not("pass") == ("no-lead", "AN-4.6")
    scene.plays("card-gain A06")
    assert (scene.hand, scene.moves) == ("A06 E01", ["clean-up"])
    scene.plays("clean-up")
    assert scene.ending == "victims"


def test_moves_are_texts_with_fields() -> None:
    """AN-22.1: and nonsense is none of them."""
    move = parse_move(GAME.moves, "place-from-hand P08 V03")
    assert move.values == {"card": "P08", "case": "V03"}
    with pytest.raises(BadMove):
        parse_move(GAME.moves, "place-from-hand P08")


def test_nobody_moves_after_the_end() -> None:
    """AN-4.1, AN-16."""
    *_, scene = random_games(1)
    with pytest.raises(GameOver):
        scene.match.play(0, "pass")
