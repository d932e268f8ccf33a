"""Whole games through the terminal, typed by a script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from mythos.core.proof import verify
from mythos.core.record import Moved, read_record
from mythos.core.replay import replay
from tests.terminal.sitting import GAME, Sitting

ONE_HUMAN = "Anna Bea:random Carl:random Dora:random Eve:random"
SEVEN = "Anneliese Bertram:random Carl:random Dora:random Eve:random Friedhelm:random Gerd:random"


def test_one_human_and_four_bots_play_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    sitting = Sitting(then="1")
    assert sitting.play(ONE_HUMAN, record=file) == 0
    match = verify(GAME, read_record(file)).match
    assert match.over
    assert match.header.commitment in sitting.answers[0]
    assert sitting.text.count(match.seed.hex()) == 1
    assert match.seed.hex() in sitting.answers[-1]
    assert f"mythos verify {file}" in sitting.answers[-1]
    assert "The game is over" in sitting.answers[-1]
    assert "Hand over" not in sitting.text


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("names", [ONE_HUMAN, SEVEN, "Anna Bea:random Carl:random"])
def test_every_screen_fits_80_by_24(names: str, lang: str) -> None:
    sitting = Sitting(then="2", lang=lang, terminal=True)
    assert sitting.play(names, event="trapezohedron", doom_track=True, confession=True) == 0
    assert len(sitting.screens) > 10
    for screen in sitting.screens:
        assert len(screen) <= 24, "\n".join(screen)
        assert max(map(cell_len, screen)) <= 80, "\n".join(screen)


def test_a_wide_screen_has_panels() -> None:
    sitting = Sitting(size=(120, 40))
    sitting.play(ONE_HUMAN)
    assert "╭─ Round 1" in sitting.text


def test_the_question_comes_with_its_clause_and_numbered_moves() -> None:
    sitting = Sitting()
    sitting.play(ONE_HUMAN, first_player=0)
    screen = sitting.answers[0]
    assert "Anna: To whom do you give the travelling card? (AR-5.3)" in screen
    for number, name in enumerate(["Bea", "Carl", "Dora", "Eve"], 1):
        assert f"{number} Give it to {name}" in screen


@pytest.mark.parametrize("typed", ["1", "give 1", "give bea", "Give it to Bea"])
def test_a_move_is_a_number_its_text_or_its_words(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Sitting(typed).play(ONE_HUMAN, record=file, first_player=0)
    moves = [entry for entry in read_record(file).entries if isinstance(entry, Moved)]
    assert moves[0] == Moved(0, "give 1")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("give 0", "You may never keep the card you have drawn. (AR-5.3)"),
        ("give 6", "there is none on that seat. (AR-13.3)"),
        ("confess", "This table plays without owning up. (AR-16.3)"),
        ("take", "“take” is not possible now."),
        ("fly 3", "“fly 3” is not a move of this game."),
        ("0", "There is no choice 0 here."),
        ("5", "There is no choice 5 here."),
        ("u", "You have no move to take back."),
        ("r AR-99", "There is no clause “AR-99”."),
        ("s", "Type s and a file name."),
    ],
)
def test_wrong_input_says_why_and_changes_nothing(typed: str, said: str) -> None:
    sitting = Sitting("", typed)
    sitting.play(ONE_HUMAN, first_player=0)
    assert said in " ".join(sitting.answers[2].split())
    board, again = (sitting.answers[n].split("Discards")[0].strip() for n in (1, 2))
    assert board == again


def test_illegal_moves_are_not_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Sitting("give 0", "fly", "99", "take").play(ONE_HUMAN, record=file, first_player=0)
    assert not [entry for entry in read_record(file).entries if isinstance(entry, Moved)]


def test_commands_that_only_show() -> None:
    sitting = Sitting("?", "r", "r 5.6", "k", "l")
    sitting.play(ONE_HUMAN, first_player=0)
    shown = [" ".join(each.split()) for each in sitting.answers]
    assert "save the record" in shown[1]
    assert "AR-5.3: The active player gives" in shown[2]
    assert "AR-5.6: " in shown[3]
    assert "Your own card is among the 17 cards you cannot place" in shown[4]
    assert "The whole log" in sitting.text or "Anna begins. Round 1: Anna has the deck." in shown[5]


def test_what_is_typed_at_a_pause_answers_the_next_question(tmp_path: Path) -> None:
    """The help is longer than the room beside the board, so it pauses."""
    file = tmp_path / "game.jsonl"
    sitting = Sitting("?", "2", terminal=True)
    sitting.play(ONE_HUMAN, record=file, first_player=0)
    assert sitting.answers[1].rstrip().endswith("Enter goes on.")
    moves = [entry for entry in read_record(file).entries if isinstance(entry, Moved)]
    assert moves[0] == Moved(0, "give 2")


def test_what_is_typed_at_a_pause_and_fits_nothing_is_refused_at_the_question() -> None:
    sitting = Sitting("?", "77", terminal=True)
    sitting.play(ONE_HUMAN, first_player=0)
    assert "There is no choice 77 here." in sitting.answers[2]
    assert "To whom do you give" in sitting.answers[2]


@pytest.mark.parametrize("game", ["arkham-ritual", "arkham-noir", "rise-of-the-cults"])
def test_help_names_a_clause_of_the_game_that_is_played(game: str) -> None:
    sitting = Sitting("", "?", game=game)
    sitting.play("Anna Bea:random Carl:random" if game == "arkham-ritual" else "Anna")
    initials = "".join(word[0] for word in game.split("-") if word not in {"of", "the"}).upper()
    assert f"r {initials}-" in sitting.answers[2]


def test_after_a_bot_has_moved_undo_says_why_not() -> None:
    sitting = Sitting("give 1", then="u")
    sitting.on_ask = _stop_after(sitting, 4)
    sitting.play(ONE_HUMAN, first_player=0)
    assert "You cannot take your move back alone any more." in sitting.text


def _stop_after(sitting: Sitting, questions: int) -> Callable[[], None]:
    def stop() -> None:
        if len(sitting.answers) > questions:
            raise EOFError

    return stop


def test_only_bots_run_past_as_a_log() -> None:
    sitting = Sitting()
    assert sitting.play("Ada:random Bea:random Carl:random") == 0
    assert sitting.text.startswith("Arkham Ritual: You see everybody's card but your own.")
    assert "Seed: " in sitting.text
    assert len(sitting.answers) == 1


def test_a_german_game_is_german(tmp_path: Path) -> None:
    sitting = Sitting("?", "k", "r", "u", "give 0", then="1", lang="de")
    assert sitting.play(ONE_HUMAN, record=tmp_path / "spiel.jsonl", first_player=0) == 0
    assert "Wem gibst du die wandernde Karte?" in sitting.text
    assert "Das Spiel ist aus" in sitting.text
    for foreign in ("arkham-ritual-", "terminal-", "error-", " the ", "draws"):
        assert foreign not in sitting.text


def test_the_record_is_whole_at_every_question(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    moves: list[int] = []

    def look() -> None:
        record = read_record(file)
        replay(GAME, record)
        moves.append(len(record.entries))
        assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]

    Sitting(then="1", on_ask=look).play(ONE_HUMAN, record=file, round_limit=1)
    assert moves == sorted(set(moves))


def test_colour_is_never_the_only_sign() -> None:
    sitting = Sitting()
    sitting.play(ONE_HUMAN, first_player=0)
    assert "\x1b[" not in sitting.text
    for line in sitting.answers[0].splitlines():
        assert ("◆" in line) >= ("(blue)" in line and "hand" in line)
        assert ("✖" in line) >= ("(red)" in line and "hand" in line)
