"""Clean-up, the cold trail, the ends, and the difficulty (AN-13, AN-14, AN-16, AN-17)."""

from __future__ import annotations

import pytest

from tests.arkham_noir.desk import desk, random_games

FIVE = "P08 E08 T07 L08 A08"
"""Puzzle clues of five kinds."""
SHAKEN = "P04 P05 T03 T05 T06"
LATE = "P01 P02 P03 P07"


def test_tv_15_victory_is_tested_first() -> None:
    """TV-15, AN-13.1, AN-13.2, AN-16.1, AN-16.4: a full stability area does not matter then."""
    scene = desk(trail="M07", picture=FIVE, stability=SHAKEN)
    assert scene.plays("pass").ending == "won"
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.match.result.scores) == ((0,), (5,))


def test_five_stability_cards_lose() -> None:
    """AN-13.2, AN-16.2."""
    scene = desk(trail="M07", stability=SHAKEN, contact="none").plays("pass")
    assert scene.ending == "mind"
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


@pytest.mark.parametrize(("picture", "won"), [
    (FIVE, True),
    ("P08 P09 E08 E09 T07 L08", False),
    ("P08 P09 E08 E09 T07 L08 F01", True),
])  # fmt: skip
def test_five_different_kinds_win(picture: str, won: bool) -> None:
    """R-11, AN-16.1, R-24: six clues of four kinds do not; the formula is a kind."""
    assert (desk(trail="M07", picture=picture).plays("pass").ending == "won") == won


def test_five_lost_cards_bring_a_victim() -> None:
    """AN-13.3, AN-13.4, AN-8.2: then all of them are moved to the discard pile."""
    scene = desk(trail="T02", time=LATE, draws="V01 E01").plays("pass", "clean-up")
    assert (scene.cases, scene.time) == (["V03", "V05", "V01"], "")
    assert scene.discards == f"{LATE} T02"
    assert scene.story == ["time-lost", "time-is-up", "victim", "trail"]


def test_tv_16_more_than_the_limit_still_brings_one_victim() -> None:
    """TV-16, R-14, AN-13.3: six cards, or eleven, one victim."""
    for time in (f"{LATE} P09", f"{LATE} P09 T04 T07 L03 L04 M04"):
        scene = desk(trail="T02", time=time, draws="V01 E01").plays("pass", "clean-up")
        assert (len(scene.cases), scene.time) == (3, "")


def test_lost_time_without_a_victim_loses() -> None:
    """AN-12.1, AN-16.3."""
    scene = desk(trail="T02", time=LATE, victims_left=0, contact="none").plays("pass")
    assert scene.ending == "victims"


def test_stability_is_tested_before_time() -> None:
    """AN-13.2, AN-13.3."""
    scene = desk(trail="T02", time=LATE, stability=SHAKEN, contact="none", victims_left=0)
    assert scene.plays("pass").ending == "mind"


def test_the_trail_row_is_shifted_and_filled() -> None:
    """AN-13.5: gaps close to the left, new cards come from left to right."""
    scene = desk("V03: | V05:", trail="E01 P01 P02 P03 P04", draws="M01 M02")
    scene.plays("place-lead E01 V03", "take P02")
    assert scene.trail == "P01 P03 P04 M01 M02"


def test_the_time_loss_area_is_emptied_before_the_row_is_filled() -> None:
    """AN-13.4, AN-13.5: so a cold trail right after it finds those cards."""
    scene = desk(trail="T02", time=LATE, pile="", draws="V01 V02").plays("pass", "clean-up")
    assert scene.story == ["time-lost", "time-is-up", "victim", "cold-trail", "victim", "trail"]
    assert set(scene.trail.split()) <= {*LATE.split(), "T02"}


def test_a_cold_trail_turns_the_discards_into_the_draw_pile() -> None:
    """AN-14.1, AN-14.2, AN-14.4, AN-12.2: a victim first; the lost time is not touched."""
    scene = desk(trail="M07 E01 E02 E03 E04", pile="", discards="A06", time="T02", draws="V01 A06")
    scene.plays("pass")
    assert scene.story == ["discarded", "cold-trail", "victim", "trail"]
    assert (scene.trail, scene.discards, scene.time) == ("E01 E02 E03 E04 A06", "", "T02")
    assert scene.view.unseen == ("M07",)


def test_drawing_goes_on_after_the_cold_trail() -> None:
    """AN-14.1: the first empty slot still gets the pile's last card."""
    scene = desk(trail="M07", pile="E01", discards="A06 A08 L02", draws="E01 V01 A06 A08 L02")
    scene.plays("pass")
    assert scene.trail == "E01 A06 A08 L02 M07"


def test_tv_17_a_check_with_an_empty_pile() -> None:
    """TV-17, AN-14.4: cold trail first, then the check."""
    scene = desk("V03: | V05:", trail="A06", pile="", discards="E06 M07", draws="V01 E06")
    scene.plays("place-lead A06 V03")
    assert scene.story[:4] == ["placed", "cold-trail", "victim", "shaken"]
    assert scene.stability == "E06"


def test_with_both_piles_empty_a_victim_is_drawn_and_no_card() -> None:
    """AN-14.3, R-9: one for the check, one for the refill, never an endless loop."""
    scene = desk("V03: | V05:", trail="A06 E01", pile="", victims_left=3)
    scene.plays("place-lead A06 V03")
    assert (scene.story.count("cold-trail"), scene.trail) == (2, "E01")
    assert len(scene.cases) == 4
    assert scene.s.victim_stack == 1


def test_a_cold_trail_without_a_victim_loses() -> None:
    """AN-14.1, AN-12.1, AN-16.3."""
    scene = desk(trail="M07", pile="", discards="A06", victims_left=0).plays("pass")
    assert scene.ending == "victims"


def test_tv_22_the_limit_of_six() -> None:
    """TV-22, AN-17, AN-17.1: for stability and for time, but not for the kinds."""
    scene = desk(trail="T02", stability=SHAKEN, time=LATE, limit=6).plays("pass")
    assert (scene.ending, scene.time) == ("", f"{LATE} T02")
    assert (
        desk(trail="M07", stability=f"{SHAKEN} T08", limit=6, contact="none").plays("pass").ending
        == "mind"
    )
    five = desk("V04: L01 E07 P04 T06 M03 | V05:", trail="P06", picture=FIVE, limit=6)
    assert "close V04" in five.moves
    assert five.plays("pass").ending == "won"


@pytest.mark.parametrize(("picture", "won"), [(FIVE, False), (f"{FIVE} M02", True),
                                              ("P08 E08 T07 M02", False)])  # fmt: skip
def test_the_hard_victory_asks_for_the_ancient_forgotten_being(picture: str, won: bool) -> None:
    """AN-17: five kinds, and M02 is in the Big Picture."""
    scene = desk(trail="M07", picture=picture, victory="forgotten_being").plays("pass")
    assert (scene.ending == "won") == won


def test_a_game_takes_as_long_as_the_reference_says() -> None:
    """AN-22.6: by chance rather shorter; it always ends."""
    turns = [scene.s.turn for scene in random_games(20) if scene.match.over]
    assert len(turns) == 20
    assert 15 < sum(turns) / 20 < 60
