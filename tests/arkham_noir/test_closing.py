"""Closing a case, and new victims (AN-11, AN-12)."""

from __future__ import annotations

import pytest

from tests.arkham_noir.desk import Scene, desk

SHEET = "V04: L01 S01 E07 P04 T06 M01 A07"
FOUR = "P08 E08 T07 L08"
"""Puzzle clues of four kinds."""


def test_closing_needs_five_kinds() -> None:
    """AN-11.1: seven clues of four kinds are not enough, a storm is no kind."""
    assert "close V04" in desk("V04: L01 E07 P04 T06 M03 | V05:", trail="P01").moves
    few = desk("V04: L01 S01 E07 P04 T06 P06 E01 P01 | V05:", trail="P02")
    assert few.why_not("close V04") == ("too-few-kinds", "AN-11.1")


def test_tv_12_which_puzzles_may_be_collected() -> None:
    """TV-12, AN-11.3: one of the two, never both; four kinds would be left."""
    scene = desk(f"{SHEET} | V05:", trail="P06").plays("close V04")
    assert scene.moves == ["collect M01", "collect A07", "done"]
    scene.plays("collect M01")
    assert scene.asked == "action"
    assert scene.picture == "M01"
    assert desk(f"{SHEET} | V05:", trail="P06").plays("close V04").view.cases[0].closing


def test_what_may_not_be_collected_is_told_why() -> None:
    """AN-11.3."""
    scene = desk("V04: L01 E07 P04 T06 M01 M02 E08 P08 | V05:", trail="P06").plays("close V04")
    assert scene.why_not("collect T06") == ("no-puzzle", "AN-11.3")
    assert scene.why_not("collect A07") == ("not-in-row", "AN-11.3")
    scene.plays("collect M01")
    assert scene.moves == ["collect E08", "collect P08", "done"]
    assert scene.why_not("collect M02") == ("five-kinds-stay", "AN-11.3")


def test_a_puzzle_of_a_kind_shown_twice_leaves_five_kinds() -> None:
    """AN-11.3: several may be collected as long as five kinds stay."""
    scene = desk("V04: L01 E07 P04 T06 M03 M01 A07 A01 | V05:", trail="P06").plays("close V04")
    scene.plays("collect A07", "collect M01")
    assert set(scene.picture.split()) == {"A07", "M01"}


def test_a_case_may_be_closed_without_collecting() -> None:
    """R-23, AN-11.3."""
    scene = desk(f"{SHEET} | V05:", trail="P06").plays("close V04", "done")
    assert scene.picture == ""
    assert "M01" in scene.closed


def test_a_puzzle_of_a_kind_already_there_may_be_collected() -> None:
    """R-24: it does not help to win."""
    scene = desk(f"{SHEET} | V05:", trail="P06", picture=f"{FOUR} M02").plays("close V04")
    scene.plays("collect M01")
    assert scene.ending == "won"  # five kinds were there before
    same = desk(f"{SHEET} | V05:", trail="P06", picture="P08 P09 E08 E09 T07").plays("close V04")
    assert same.plays("collect A07").ending == ""


def test_the_rest_goes_to_the_closed_cases() -> None:
    """AN-11.4, AN-9.7, R-7: storm and victim are no clues."""
    scene = desk(f"{SHEET} | V05:", trail="P06").plays("close V04", "collect A07")
    assert scene.closed == "P04 T06 E07 L01 M01"
    assert scene.view.closed_victims == ("V04",)
    assert scene.cases == ["V05"]


@pytest.mark.parametrize(("row", "bonus"), [
    ("L01 E07 P04 T06 M03", False),
    ("L01 E07 P04 T06 M03 A01", True),
    ("L01 E07 P04 T06 M03 A01 F01", True),
])  # fmt: skip
def test_six_kinds_bring_a_card_back_from_the_stability_area(row: str, bonus: bool) -> None:
    """AN-11.2, AN-11.5, R-13: seven kinds do too, five do not."""
    scene = desk(f"V04: {row} | V05:", trail="P06", stability="A06 E06").plays("close V04")
    if "done" in scene.moves:
        scene.plays("done")
    assert (scene.asked == "bonus") == bonus
    if bonus:
        assert scene.moves == ["take A06", "take E06", "decline"]
        assert scene.plays("take E06").hand == "E06"


def test_the_bonus_is_tested_before_anything_is_collected() -> None:
    """AN-11.2: six kinds were there, five are left."""
    scene = desk(f"{SHEET} | V05:", trail="P06", stability="A06").plays("close V04", "collect A07")
    assert scene.asked == "bonus"
    assert scene.plays("decline").stability == "A06"


def test_the_bonus_with_a_full_hand_obeys_the_limit() -> None:
    """AN-11.5, AN-4.4."""
    scene = desk(f"{SHEET} | V05:", trail="P06", stability="A06", hand="E01 E02 E03")
    assert scene.plays("close V04", "collect M01", "take A06").asked == "hand-limit"


def last_case(**more: str | int) -> Scene:
    return desk("V04: L01 E07 P04 T06 M03 A02", trail="P06", **more)  # type: ignore[arg-type]


def test_tv_18_with_no_case_open_everything_lost_comes_back() -> None:
    """TV-18, AN-11.7, AN-8.2, AN-12.2: discards and lost time are shuffled in, a victim comes."""
    scene = last_case(discards="M07 F01", time="T02 T04", pile="E01", draws="V02 E01")
    scene.plays("close V04")
    assert (scene.cases, scene.row("V02"), scene.time, scene.discards) == (["V02"], "", "", "")
    assert {"M07", "T02", "T04", "P06"} <= {*scene.view.unseen, *scene.trail.split()}
    assert scene.story[:4] == ["discarded", "closed", "no-case-open", "victim"]


def test_the_bonus_comes_before_the_shuffle() -> None:
    """R-25: the taken card is in the hand, not shuffled."""
    scene = desk("V04: L01 E07 P04 T06 M03 A01", trail="P06", stability="A06", draws="V02")
    scene.plays("close V04")
    assert scene.asked == "bonus"
    scene.plays("take A06")
    assert scene.story.index("took") < scene.story.index("no-case-open")


def test_tv_19_no_victim_left_loses_at_once() -> None:
    """TV-19, AN-12.1, AN-16.3, R-26: four kinds in the Big Picture are not enough."""
    scene = last_case(victims_left=0, picture=FOUR).plays("close V04")
    assert scene.ending == "victims"


def test_tv_20_the_fifth_kind_wins_instead() -> None:
    """TV-20, AN-11.7, R-8, AN-16.1."""
    scene = desk("V04: L01 S01 E07 P04 T06 M01 A07", trail="P06", victims_left=0,
                 picture="P08 E08 T07 L08")  # fmt: skip
    assert scene.plays("close V04", "collect A07").ending == "won"


def test_a_new_victim_opens_a_case_with_an_empty_row() -> None:
    """AN-12.1."""
    scene = desk("V03: | V05:", trail="T02", time="P01 P02 P03 P09", draws="V06 E01")
    scene.plays("pass", "clean-up")
    assert scene.cases == ["V03", "V05", "V06"]
    assert scene.row("V06") == ""


def test_any_number_of_cases_may_be_open() -> None:
    """AN-12.2: and victims come by no other way than the three of the clause."""
    scene = desk("V03: | V05: | V01: | V02:", trail="T02", time="P01 P02 P03 P09",
                 victims_left=1, draws="V06 E01")  # fmt: skip
    assert len(scene.plays("pass", "clean-up").cases) == 5
