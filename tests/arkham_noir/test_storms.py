"""Storms and Tempest Mountain (AN-9)."""

from __future__ import annotations

from mythos.games.arkham_noir.deck import FILE
from tests.arkham_noir.desk import Scene, desk

TWO_MARKS = "V05: T02 P07 | V03:"


def test_tv_10_the_third_time_mark_brings_a_storm_after_the_effects() -> None:
    """TV-10, AN-9.1, AN-6.5: first discard_trail of A05, then the storm and its effects."""
    scene = desk(TWO_MARKS, trail="A05 P01 P02", draws="S03").plays("place-lead A05 V05")
    assert scene.asked == "discard-trail"
    assert scene.ask.params == {"card": "A05"}
    scene.plays("discard P01")
    assert scene.row("V05") == "T02 P07 A05 S03"
    assert scene.ask.params == {"card": "S03"}
    assert scene.moves == ["discard P02"]


def test_only_the_time_mark_brings_storms() -> None:
    """R-6: three stability marks do not."""
    scene = desk("V05: T05 T08 L05 | V03:", trail="M07").plays("place-lead M07 V05")
    assert (scene.row("V05"), "storm" in scene.story) == ("T05 T08 L05 M07", False)


def test_the_marks_are_counted_over_the_whole_row() -> None:
    """AN-9.5: storms and other clues in between do not matter, storms have no mark."""
    apart = desk("V05: T02 P06 P07 A06 M07 E01 | V03:", trail="A05", draws="S04 E09")
    apart.plays("place-lead A05 V05")
    assert apart.happened("storm") == [{"card": "S04", "case": "V05"}]


def test_tempest_mountain_brings_a_storm_at_once() -> None:
    """AN-9.2: optional, without three marks; AN-9.4: whatever the symbols."""
    scene = desk("V05: | V03:", trail="L01", draws="S04 E01").plays("place-lead L01 V05")
    assert (scene.asked, scene.moves) == ("reveal-storm", ["reveal", "decline"])
    scene.plays("reveal")
    assert scene.row("V05") == "L01 S04"
    assert (
        desk("V05: | V03:", trail="L01").plays("place-lead L01 V05", "decline").row("V05") == "L01"
    )


def test_the_next_clue_fits_the_storm() -> None:
    """AN-9.4, AN-5.2: S04 shows collection and research."""
    scene = desk("V05: L01 S04 | V03:", trail="T02", hand="P03")
    assert "place-lead T02 V05" in scene.moves
    assert scene.why_not("place-from-hand P03 V05") == ("chain", "AN-5.1")


def test_a_case_never_gets_a_second_storm() -> None:
    """AN-9.3, R-15: neither by Tempest Mountain nor by the third mark."""
    third = desk("V05: T02 P07 S03 | V03:", trail="P03").plays("place-lead P03 V05")
    assert third.row("V05") == "T02 P07 S03 P03"
    mountain = desk("V05: T02 S03 | V03:", trail="L01").plays("place-lead L01 V05")
    assert (mountain.row("V05"), mountain.asked) == ("T02 S03 L01", "action")


def test_an_empty_storm_stack_brings_nothing() -> None:
    """AN-9.3."""
    scene = desk(TWO_MARKS, trail="A05", storms="").plays("place-lead A05 V05")
    assert scene.row("V05") == "T02 P07 A05"
    mountain = desk("V05: | V03:", trail="L01", storms="").plays("place-lead L01 V05")
    assert mountain.asked == "action"


def test_later_marks_never_make_up_for_the_third() -> None:
    """R-15, R-16: the stack was empty then; or a storm was there already."""
    scene = desk("V05: T02 P07 A05 | V03:", trail="L03", storms="S04").plays("place-lead L03 V05")
    assert scene.row("V05") == "T02 P07 A05 L03"


def test_tempest_mountain_as_the_third_mark() -> None:
    """AN-9.6: accepted, one storm by the effect; declined, one by the mark."""
    for answer in ("reveal", "decline"):
        scene = desk(TWO_MARKS, trail="L01", draws="S04 E01").plays("place-lead L01 V05", answer)
        assert scene.row("V05") == "T02 P07 L01 S04"
        assert len(scene.happened("storm")) == 1


def test_the_storms_effects_are_resolved_completely_first() -> None:
    """R-28, AN-22.5: S02 checks and discards from the hand before the game goes on."""
    scene = desk("V05: | V03:", trail="L01", hand="P08 E01", draws="S02 A06")
    scene.plays("place-lead L01 V05", "reveal")
    assert (scene.stability, scene.asked, scene.view.source) == ("A06", "discard-hand", "S02")
    scene.plays("discard E01")
    assert (scene.asked, scene.view.source) == ("action", None)


def test_every_storm_does_what_it_says() -> None:
    """AN-1.8, AN-9.1: S01 two checks, S02 a check and a hand card, S03 the row, S04 a check."""

    def revealed(draws: str, hand: str = "") -> Scene:
        scene = desk("V05: | V03:", trail="L01 P01 P02", hand=hand, draws=draws)
        return scene.plays("place-lead L01 V05", "reveal")

    assert revealed("S01 A06 E06").story.count("shaken") == 2
    second = revealed("S02 A06", hand="P08 P09")
    assert (second.stability, second.asked) == ("A06", "discard-hand")
    assert second.plays("discard P08").hand == "P09"
    third = revealed("S03")
    assert "shaken" not in third.story
    assert third.moves == ["discard P01", "discard P02"]
    assert third.plays("discard P01").trail.split()[0] == "P02"
    assert revealed("S04 A06").story.count("shaken") == 1


def test_formula_first_then_the_storm() -> None:
    """R-17, AN-6.4, AN-6.5: needs a right half with the time mark, so from another edition."""
    house = FILE.read_text(encoding="utf-8")
    start = house.index('id = "A07"')
    text = house[:start] + house[start:].replace('mark = "stability"', 'mark = "time"', 1)
    scene = desk("V05: T02 A05 E07 | V03:", trail="A07", draws="E01 S04 P08", deck=text)
    scene.plays("place-lead A07 V05")
    keys = [key for key in scene.story if key in ("formula", "storm")]
    assert keys == ["formula", "storm"]


def test_a_storm_leaves_the_game_with_its_case() -> None:
    """AN-9.7, AN-11.4."""
    scene = desk("V04: L01 S01 E07 P04 T06 M01 | V05:", trail="A06").plays("close V04")
    assert (scene.view.storms_out, scene.view.storms_left) == (("S01",), 3)
    assert "S01" not in scene.closed
