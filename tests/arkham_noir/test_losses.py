"""Discards, lost time, stability checks (AN-8)."""

from __future__ import annotations

from tests.arkham_noir.desk import desk


def test_every_discard_goes_by_the_mark() -> None:
    """AN-8.1: hot lead, hand limit, effects and checks alike."""
    assert desk(trail="T02").plays("pass").time == "T02"
    assert desk(trail="A06").plays("pass").discards == "A06"
    hand = desk("V01: | V05:", trail="P07", hand="T04 E01").plays("place-lead P07 V01")
    assert hand.plays("discard T04").time == "T04"
    check = desk("V03: | V05:", trail="A06", draws="E03").plays("place-lead A06 V03")
    assert (check.time, check.discards) == ("E03", "")


def test_a_check_keeps_a_stability_card() -> None:
    """AN-8.3."""
    scene = desk("V03: | V05:", trail="A06", draws="P08").plays("place-lead A06 V03")
    assert (scene.stability, scene.happened("shaken")) == ("P08", [{"card": "P08", "number": 1}])


def test_a_check_discards_any_other_card() -> None:
    """AN-8.3, AN-8.1."""
    scene = desk("V03: | V05:", trail="A06", draws="E01").plays("place-lead A06 V03")
    assert (scene.stability, scene.discards) == ("", "E01")


def test_a_full_stability_area_loses_only_in_clean_up() -> None:
    """AN-8.4, R-27, AN-13.2: the storm's two checks make six, the bonus take saves nothing here."""
    scene = desk("V05: L06 A03 | V03:", trail="L01", stability="P04 P05 P08", draws="S01 T03 T05",
                 contact="none")  # fmt: skip
    scene.plays("place-lead L01 V05", "reveal")
    assert scene.ending == "mind"
    assert len(scene.s.stability) == 5


def test_a_stability_area_that_is_emptied_again_in_time_does_not_lose() -> None:
    """R-27: full after the strain, one taken back by the same clue's effect."""
    row = "V05: A05 P01 P02 E06 P06 E01 A06"
    scene = desk(f"{row} E05 | V03:", trail="A02", stability="P04 P05 P08 T03", draws="T05",
                 contact="none")  # fmt: skip
    scene.plays("place-lead A02 V05")
    assert (len(scene.s.stability), scene.asked) == (5, "take-stability")
    scene.plays("take T03")
    assert (scene.ending, len(scene.s.stability)) == ("", 4)


def test_lost_time_is_moved_and_not_discarded_again() -> None:
    """AN-8.2, AN-13.4: its time marks would bring it straight back."""
    scene = desk(trail="T02", time="P01 P02 P03 P09", draws="V01 E01")
    scene.plays("pass", "clean-up")
    assert scene.time == ""
    assert scene.discards == "P01 P02 P03 P09 T02"
