"""Leaving a game and saving it: nothing that was played is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythos.core.record import Moved, read_record
from mythos.core.replay import replay
from tests.terminal.sitting import GAME, Sitting

NAMES = "Anna Bea:random Carl:random Dora:random Eve:random"


def moves(file: Path) -> list[Moved]:
    return [entry for entry in read_record(file).entries if isinstance(entry, Moved)]


@pytest.mark.parametrize(("typed", "code"), [(["give 1"], 0), (["give 1", "q", "y"], 0)])
def test_leaving_saves_the_record_and_says_where(
    typed: list[str], code: int, tmp_path: Path
) -> None:
    file = tmp_path / "new" / "game.jsonl"
    sitting = Sitting(*typed)
    assert sitting.play(NAMES, record=file, first_player=0) == code
    assert "You have left the game." in sitting.answers[-1]
    assert str(file) in sitting.answers[-1]
    assert moves(file)[0] == Moved(0, "give 1")
    assert not replay(GAME, read_record(file)).over


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    file = tmp_path / "game.jsonl"
    sitting = Sitting(on_ask=interrupt)
    assert sitting.play(NAMES, record=file) == 130
    assert str(file) in sitting.text
    assert file.exists()


def test_leaving_without_a_record_says_so() -> None:
    sitting = Sitting("q", "y")
    assert sitting.play(NAMES) == 0
    assert "The game was not recorded." in sitting.text


def test_leaving_can_be_thought_better_of() -> None:
    sitting = Sitting("q", "n")
    sitting.play(NAMES)
    assert "Your choice" in sitting.answers[2]


def test_save_as(tmp_path: Path) -> None:
    file, other = tmp_path / "mine.jsonl", tmp_path / "letter.txt"
    other.write_text("dear aunt")
    sitting = Sitting(f"s {file}", f"s {file}", f"s {other}", f"s {other}/below")
    sitting.play(NAMES, first_player=0)
    assert read_record(file).header.seats[0] == "Anna"
    answers = ["".join(each.split()) for each in sitting.answers]
    assert f"Savedin{file}" in answers[1]
    assert f"Savedin{file}" in answers[2]
    assert f"{other}existsalready" in answers[3]
    assert "cannotbewritten" in answers[4]
    assert other.read_text() == "dear aunt"


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting = Sitting()
    assert sitting.play(NAMES, record=tmp_path / "file" / "game.jsonl") == 1
    assert "cannot be written" in sitting.text
    assert len(sitting.answers) == 1
