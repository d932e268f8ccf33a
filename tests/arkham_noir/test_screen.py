"""The desk in a terminal: everything is there, it fits 100 columns, in both languages."""

from __future__ import annotations

from io import StringIO
from itertools import starmap
from pathlib import Path

import pytest
from rich.console import Console

from mythos.core.dice import Dice, seed_from
from mythos.core.texts import Speaker
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.screen import details, draw, know
from mythos.games.arkham_noir.words import Kind
from mythos.terminal.play import play
from mythos.terminal.seats import SeatSpec
from tests.arkham_noir.desk import Scene, desk, random_games
from tests.marks import in_the_whole_run

CASES = "V04: L01 S01 E07 P04 T06 M01 A07 M03 | V05: F01"


def shown(scene: Scene, lang: str = "en", width: int = 100, height: int = 50) -> str:
    console = Console(file=StringIO(), width=width, height=height, color_system=None)
    speaker = Speaker(lang, GAME, ("Anna",), 0)
    console.print(draw(scene.view, speaker))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("lang", "height"),
    [("de", 24), *starmap(in_the_whole_run, (("en", 24), ("en", 50), ("de", 50)))],
)
def test_the_desk_fits_a_hundred_columns_at_every_step(lang: str, height: int) -> None:
    for scene in random_games(4):
        text = shown(scene, lang, height=height)
        assert max(map(len, text.splitlines())) <= 100
        assert "arkham-noir" not in text


@pytest.mark.parametrize("height", [24, 50])
def test_everything_that_matters_is_on_the_desk(height: int) -> None:
    scene = desk(CASES, trail="E01 P01", hand="P08", stability="A06", time="T02", picture="E08")
    text = " ".join(shown(scene, height=height).split())
    for title in ("Torn Diary", "Reporter", "Heir of the", "Book Bound", "Briers Closing"):
        assert title in text
    assert "Josiah Peel" in text
    assert "▶" in text
    assert "Big Picture 1/5 ◆ Evidence" in text
    assert "●○○○○" in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_kinds_in_a_row_are_told_by_letters_with_a_legend(lang: str) -> None:
    """AN-8.1: a case closes with five different kinds, so one must see which there are."""
    scene = desk("V04: L01 S01 E07 P04 T06 M01 A07")
    text = shown(scene, lang, width=80, height=24)
    speaker = Speaker(lang, GAME, ("Anna",), 0)
    row = text.partition("Josiah Peel")[2]
    for kind in ("location", "evidence", "person", "threat", "monster", "artifact", "storm"):
        mark = speaker.term("mark-of", kind)
        assert f" {mark}:" in row.replace("\n", " ")
        assert f"{mark} {speaker.term('kind', kind)}" in text
    marks = [speaker.term("mark-of", kind) for kind in Kind]
    assert len(set(marks)) == len(marks)


def test_a_card_can_be_opened_by_its_name() -> None:
    scene = desk("V04: L01", trail="E08 P01", hand="A06")
    found = dict(details(scene.view, Speaker("en", GAME, ("Anna",), 0)))
    assert {"Book Bound in Pale Hide", "Josiah Peel"} <= found.keys()
    for name, content in found.items():
        assert str(content).startswith(name)


def test_a_row_of_nine_cards_goes_on_below() -> None:
    scene = desk(CASES + " | V01: P01 P02 P03 P05 P06 P07 E03 E04 E05")
    assert max(map(len, shown(scene).splitlines())) <= 100


def test_what_is_known_is_the_pile_and_the_legend() -> None:
    console = Console(file=StringIO(), width=100, color_system=None)
    scene = desk(trail="E01", pile="P08 M02", discards="A06")
    console.print(know(scene.view, Speaker("de", GAME, ("Anna",), 0)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for part in (
        "Uraltes vergessenes Wesen",
        "2 von 2",
        "Skelettschloss",
        "Buch in bleichem Leder",
    ):
        assert part in text


@pytest.mark.parametrize("lang", [in_the_whole_run("en"), "de"])
def test_a_whole_case_is_played_in_the_terminal(lang: str, tmp_path: Path) -> None:
    """Numbers are typed until the game is over; no bare key is ever shown."""
    console = Console(file=StringIO(), width=100, height=40, color_system=None)
    dice, record = Dice(seed_from("typing")), tmp_path / "case.jsonl"

    def typed(prompt: str) -> str:
        return str(1 + dice.below(2))

    code = play(GAME, [SeatSpec("Anna")], options={}, seed=seed_from("case"), lang=lang,
                record=record, console=console, ask=typed)  # fmt: skip
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert code == 0
    assert '"seed"' in record.read_text(encoding="utf-8")
    assert "arkham-noir-" not in text.replace(str(record), "")
    assert ("You lose" if lang == "en" else "Du verlierst") in text
