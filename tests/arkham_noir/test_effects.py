"""Every effect on the cards (AN-7)."""

from __future__ import annotations

import pytest

from tests.arkham_noir.desk import Scene, desk

TRAIL = "P01 P02 P03 P04"


def placed(clue: str, case: str = "V03: | V05:", **more: str) -> Scene:
    """The clue is placed from slot 0 on the first case."""
    given = {"trail": f"{clue} {TRAIL}"} | more
    return desk(case, **given).plays(f"place-lead {clue} {case[:3]}")  # type: ignore[arg-type]


def test_take_trail() -> None:
    """AN-7, AN-7.3, AN-7.8: any card still in the row, not the hot lead, which is gone."""
    scene = placed("E01")
    assert scene.moves == ["take P01", "take P02", "take P03", "take P04", "decline"]
    assert scene.ask.params == {"card": "E01"}
    scene.plays("take P03")
    assert scene.hand == "P03"
    assert scene.trail.split()[:3] == ["P01", "P02", "P04"]


def test_take_discard() -> None:
    """AN-7, AN-7.3."""
    scene = placed("P02", "V01: | V05:", trail="P02 P03", discards="M07 A06")
    assert scene.moves == ["take M07", "take A06", "decline"]
    assert scene.plays("take A06").discards == "M07"
    assert scene.hand == "A06"


def test_take_closed_takes_clues_and_never_a_victim() -> None:
    """AN-7, R-7, AN-11.4."""
    scene = placed("L05", closed="M07 A06")
    scene.s.closed_victims.append(scene.s.victim_pool.pop())
    assert scene.moves == ["take M07", "take A06", "decline"]
    assert scene.match.view(0) == scene.view


def test_taking_a_half_back_changes_nothing_for_the_formula() -> None:
    """R-20."""
    scene = placed("L05", closed="E07 A07", hand="F01").plays("take E07")
    assert (scene.hand, scene.s.formula_waits) == ("E07 F01", False)


def test_take_stability() -> None:
    """AN-7."""
    scene = placed("A02", "V05: A05 | V03:", stability="E06 A06")
    assert scene.moves == ["take E06", "take A06", "decline"]
    assert scene.plays("take E06").stability == "A06"


def test_take_time() -> None:
    """AN-7."""
    scene = placed("E06", time="T02 T04")
    assert scene.moves == ["take T02", "take T04", "decline"]
    assert scene.plays("take T04").time == "T02"


def test_search_draw_shows_the_whole_pile() -> None:
    """AN-7, AN-7.6: and shuffles it, which is no draw; the pile is smaller by the card."""
    scene = placed("L07", "V01: | V05:", pile="P08 M02 A08", draws="A08")
    assert scene.moves == ["take P08", "take A08", "take M02", "decline"]
    scene.plays("take M02")
    assert (scene.hand, scene.view.unseen) == ("M02", ("P08",))
    assert "searched" in scene.story


def test_a_search_without_taking_still_shuffles() -> None:
    """AN-7.6."""
    scene = placed("L07", "V01: | V05:").plays("decline")
    assert scene.happened("searched") == [{}]
    assert scene.hand == ""


def test_a_search_of_an_empty_pile_gives_nothing_and_no_cold_trail() -> None:
    """AN-7.6, AN-14.4: clean-up is what meets the cold trail."""
    scene = placed("L07", "V01: | V05:", pile="", discards="M07")
    assert scene.story[:3] == ["placed", "cold-trail", "victim"]


def test_reshuffle_discard() -> None:
    """AN-7: the discard pile only, not the lost time."""
    scene = placed("E02", discards="M07 A06", time="T02", pile="P08", draws="M07")
    assert scene.moves == ["reshuffle", "decline"]
    scene.plays("reshuffle")
    assert (scene.discards, scene.time, scene.view.unseen) == ("", "T02", ("P08", "A06"))


@pytest.mark.parametrize(("lost", "area"), [("A06", "stability"), ("T02", "time")])
def test_swap_loss(lost: str, area: str) -> None:
    """AN-7, AN-7.7: the hand's card goes where the other lay, whatever its marks."""
    scene = placed("M07", "V01: | V05:", hand="P08 E01", stability="A06", time="T02")
    assert scene.moves == ["take A06", "take T02", "decline"]
    scene.plays(f"take {lost}")
    assert (scene.asked, scene.moves) == ("swap-for", ["give P08", "give E01"])
    scene.plays("give E01")
    assert scene.hand == f"P08 {lost}" if lost == "T02" else "P08 A06"
    assert getattr(scene, area) == "E01"
    assert scene.discards == ""


def test_a_swap_needs_a_hand_and_something_lost() -> None:
    """AN-7.2."""
    assert placed("M07", "V01: | V05:", stability="A06").asked == "action"
    assert placed("M07", "V01: | V05:", hand="P08").asked == "action"


def test_discard_hand_is_mandatory() -> None:
    """AN-7, AN-7.1, AN-7.5: the player chooses which, but not whether."""
    scene = placed("P07", "V01: | V05:", hand="E01 T02")
    assert (scene.asked, scene.moves) == ("discard-hand", ["discard E01", "discard T02"])
    assert scene.plays("discard T02").time == "T02"


def test_discard_hand_with_an_empty_hand_does_nothing() -> None:
    """R-30, AN-7.2."""
    assert placed("P07", "V01: | V05:").asked == "action"


def test_discard_trail_is_mandatory() -> None:
    """AN-7, AN-7.1, AN-7.5, AN-7.8."""
    scene = placed("T02")
    assert scene.moves == ["discard P01", "discard P02", "discard P03", "discard P04"]
    scene.plays("discard P04")
    assert scene.discards == "P04"
    assert scene.trail.split()[:3] == ["P01", "P02", "P03"]


def test_discard_trail_with_an_empty_row_does_nothing() -> None:
    """AN-7.2."""
    assert placed("T02", trail="T02").asked == "action"


def test_stability_check_is_mandatory_and_asks_nothing() -> None:
    """AN-7, AN-22.4, AN-8.3."""
    scene = placed("A06", draws="M05")
    assert (scene.asked, scene.stability) == ("action", "M05")


def test_optional_effects_may_be_declined() -> None:
    """AN-7.1."""
    for clue, more in (("E01", {}), ("E06", {"time": "T04"}), ("E02", {"discards": "M07"})):
        scene = placed(clue, **more)
        assert scene.moves[-1] == "decline"
        assert scene.plays("decline").hand == ""


@pytest.mark.parametrize("clue", ["E06", "E02", "L05"])
def test_an_effect_without_a_source_does_nothing(clue: str) -> None:
    """AN-7.2."""
    assert placed(clue, trail=clue).asked == "action"


def test_effects_go_from_left_to_right_and_the_second_finds_what_the_first_did() -> None:
    """AN-7.1, AN-7.2: Swarm from the Mound discards from the row, then takes from the discards."""
    scene = placed("M06", "V02: P01 P02 E01 P03 | V05:", trail="M06 P06 L06")
    assert (scene.asked, scene.moves) == ("discard-trail", ["discard P06", "discard L06"])
    scene.plays("discard P06")
    assert (scene.asked, scene.moves) == ("take-discard", ["take P06", "decline"])
    later = placed("M06", "V02: P01 P02 E01 P03 | V05:", trail="M06", discards="P06")
    assert later.asked == "take-discard"  # the first could not be done, the second still is


def test_a_take_over_the_hand_limit_is_settled_before_the_next_effect() -> None:
    """R-29, AN-7.3, AN-4.4."""
    scene = placed("E01", hand="E02 E03 E04").plays("take P02")
    assert scene.asked == "hand-limit"
    assert scene.plays("discard P02").hand == "E02 E03 E04"


def test_the_formula_takes_from_the_trail_row() -> None:
    """AN-10.4, AN-7: an effect like any other."""
    assert placed("F01").asked == "take-trail"
