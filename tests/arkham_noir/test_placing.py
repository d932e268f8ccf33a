"""What happens when a clue is placed, and the formula card (AN-6, AN-10)."""

from __future__ import annotations

import pytest

from tests.arkham_noir.desk import desk

SEVEN = "V05: L01 S04 E06 P03 P06 E05 A05"
"""Six clues and a storm; collection is next."""
PAIR = "V05: A05 T02 T05 E07"


def test_the_clue_joins_the_row_before_anything_else() -> None:
    """AN-6.1, AN-6.3: its effects find it there."""
    scene = desk("V03: | V05:", trail="E01 P01").plays("place-lead E01 V03")
    assert (scene.row("V03"), scene.asked) == ("E01", "take-trail")


def test_tv_11_strain_comes_before_the_effects() -> None:
    """TV-11, AN-6.2, AN-6.3: seven entries, six clues and a storm; one check, then the effect."""
    scene = desk(SEVEN, trail="L03", draws="E09 M05").plays("place-lead L03 V05")
    assert scene.story[:4] == ["placed", "strain", "shaken", "shaken"]
    assert scene.stability == "E09 M05"


def test_six_cards_do_not_strain() -> None:
    """AN-6.2: the victim is not counted (R-4)."""
    scene = desk("V05: L01 E06 P03 P06 E05 A05", trail="L03", draws="P01")
    scene.plays("place-lead L03 V05")
    assert scene.story[:2] == ["placed", "steady"]


@pytest.mark.parametrize(("counts", "strained"), [(True, True), (False, False)])
def test_the_storm_counts_for_strain_unless_it_is_switched_off(
    counts: bool, strained: bool
) -> None:
    """R-4: seven clues strain in any case."""
    scene = desk(SEVEN, trail="L08", hand="", storm_counts_for_strain=counts)
    scene.plays("place-lead L08 V05")
    assert ("strain" in scene.story) == strained
    seven = desk(SEVEN.replace("A05", "M03 A05"), trail="L08", storm_counts_for_strain=counts)
    assert "strain" in seven.plays("place-lead L08 V05").story


def test_a_storm_causes_no_strain() -> None:
    """AN-6.6: the eighth card is strained for, the storm after it is not."""
    scene = desk("V05: P01 P02 E06 A06 A01 L05 P06", trail="A04 T08", draws="E07 S03")
    scene.plays("place-lead A04 V05", "decline")
    assert scene.row("V05").endswith("A04 S03")
    assert scene.story.count("strain") == 1


def test_a_loss_in_the_middle_drops_the_rest() -> None:
    """AN-6.6, R-26: the strain's check meets the cold trail with no victim left."""
    scene = desk(SEVEN, trail="L03", pile="", discards="", victims_left=0)
    scene.plays("place-lead L03 V05")
    assert scene.ending == "victims"
    assert scene.story == ["placed", "strain", "cold-trail", "game-over"]
    assert len(scene.s.trail) == 1  # no clean-up either


def test_tv_13_the_formula_by_neighbours_comes_after_the_effects() -> None:
    """TV-13, AN-6.4, AN-10.1, AN-10.2."""
    scene = desk(PAIR, trail="A07", draws="E01").plays("place-lead A07 V05")
    assert scene.story[:4] == ["placed", "steady", "discarded", "formula"]
    assert (scene.hand, scene.s.formula_waits) == ("F01", False)


def test_a_storm_between_the_halves_breaks_the_pair() -> None:
    """AN-10.2."""
    scene = desk(f"{PAIR} S04", trail="A07").plays("place-lead A07 V05")
    assert "formula" not in scene.story
    assert scene.s.formula_waits


def test_the_left_half_is_never_placed_to_the_left() -> None:
    """R-21: after the right half it makes no pair."""
    scene = desk("V05: A05 T02 A07 E01", trail="E07", discards="").plays("place-lead E07 V05")
    assert "formula" not in scene.story


def test_the_formula_is_gained_once() -> None:
    """AN-10.1, R-19, R-20: it was gained and discarded before; the halves do not bring it again."""
    scene = desk(PAIR, trail="A07", discards="F01").plays("place-lead A07 V05")
    assert "formula" not in scene.story
    closing = desk("V05: L01 A01 P04 T06 M03 E05 A07 | V03:", trail="P06", closed="E07",
                   discards="F01")  # fmt: skip
    closing.plays("close V05", "done")
    assert "formula" not in closing.story


def test_the_formula_with_a_full_hand_may_be_discarded_itself() -> None:
    """R-18, AN-4.4, R-19: it has no mark, so it goes to the discard pile."""
    scene = desk(PAIR, trail="A07", hand="E01 E02 E03", draws="P08").plays("place-lead A07 V05")
    assert "discard F01" in scene.moves
    scene.plays("discard F01")
    assert scene.discards == "F01"


def test_tv_12_the_formula_by_collection() -> None:
    """TV-12, AN-10.3, AN-11.6: the right half in the Big Picture, the left half closed."""
    scene = desk("V04: L01 S01 E07 P04 T06 M01 A07 | V05:", trail="P06")
    scene.plays("close V04", "collect A07")
    assert (scene.picture, scene.closed) == ("A07", "P04 T06 E07 L01 M01")
    assert (scene.hand, scene.view.storms_out) == ("F01", ("S01",))


def test_both_halves_in_the_closed_cases_are_enough() -> None:
    """AN-10.3: from two different closings."""
    scene = desk("V04: L01 E07 P04 T06 M03 A01 | V05:", trail="P06", closed="A07")
    assert "collect" not in {each.split()[0] for each in scene.plays("close V04").moves}
    assert scene.hand == "F01"


def test_the_formula_is_then_a_clue_like_any_other() -> None:
    """AN-10.4: a kind of its own in the row, collected, and drawn again after a reshuffle."""
    scene = desk("V04: F01 E07 P04 T06 M03 A01 | V05:", trail="P06", stability="A06")
    assert scene.view.cases[0].kinds == 6
    assert scene.plays("close V04").moves == ["collect F01", "done"]
    scene.plays("collect F01")
    assert scene.picture == "F01"
    drawn = desk(trail="E02", discards="F01", draws="F01").plays("place-lead E02 V03", "reshuffle")
    assert drawn.trail.split()[0] == "F01"


def test_the_skeleton_key_of_the_formula_works_in_its_row_only() -> None:
    """AN-10.5."""
    scene = desk("V05: F01 | V04: E07", trail="M02")
    assert "place-lead M02 V05" in scene.moves
    assert scene.why_not("place-lead M02 V04") == ("no-skeleton-key", "AN-5.5")
