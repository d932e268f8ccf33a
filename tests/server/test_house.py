"""The commands around the server: export, import and reports, on a storage with real games."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

from mythos.cli import main
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.proof import verify
from mythos.core.record import Record, Ruled, line_of, read_record
from mythos.core.registry import find_game
from mythos.core.replay import count_moves, replay
from mythos.server.storage.interface import Report
from mythos.server.storage.open import open_storage

GAME = find_game("arkham-ritual")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' surroundings, not the user's."""
    monkeypatch.setenv("MYTHOS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


def finished(name: str) -> Record:
    match: Match[object] = Match(GAME, ["Ann", "Ben", "Cyd"], seed=seed_from(name))  # type: ignore[type-var]
    dice = Dice(derive(match.seed, "moves"))
    while asked := match.asked:
        moves = asked[0].moves
        match.play(asked[0].seat, moves[dice.below(len(moves))])
    return match.record()


def test_records_come_in_verified_and_go_out_as_they_were(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Import makes the database; export gives the same record back."""
    record, database = finished("house"), str(tmp_path / "tables.sqlite3")
    record.write(tmp_path / "game.jsonl")
    assert main(["import", str(tmp_path / "game.jsonl"), "--database", database]) == 0
    table = capsys.readouterr().out.split()[-1].rstrip(".")
    assert main(["export", "--database", database, "--to", str(tmp_path / "out")]) == 0
    (file,) = (tmp_path / "out").iterdir()
    assert file.stem == table
    assert read_record(file) == record
    verify(GAME, read_record(file))


def test_export_brings_its_own_file_up_to_date_and_leaves_any_other_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, database = finished("house"), str(tmp_path / "tables.sqlite3")
    record.write(tmp_path / "game.jsonl")
    main(["import", str(tmp_path / "game.jsonl"), "--database", database])
    export = ["export", "--database", database, "--to", str(tmp_path / "out")]
    main(export)
    (file,) = (tmp_path / "out").iterdir()
    Record(record.header, record.entries[:5]).write(file, replace=True)
    assert main(export) == 0
    assert read_record(file) == record
    for other in (finished("another").text(), "a letter"):
        file.write_text(other)
        assert main(export) == 2
        assert file.read_text() == other
        assert "was left as it was" in " ".join(capsys.readouterr().err.split())


def test_a_forged_record_does_not_come_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.sqlite3")
    text = finished("forged").text().replace('"give ', '"keep ', 1)
    (tmp_path / "game.jsonl").write_text(text)
    assert main(["import", str(tmp_path / "game.jsonl"), "--database", database]) == 2
    said = capsys.readouterr().err
    line = next(n for n, each in enumerate(text.splitlines(), 1) if '"keep ' in each)
    assert f"Line {line} " in said
    assert "not possible now" in said
    assert open_storage(database).listings() == []


def test_a_record_whose_rules_changed_does_not_come_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was played under the older rules could not be verified here."""
    database = str(tmp_path / "tables.sqlite3")
    whole = finished("ruled")
    at = len(whole.entries) // 2
    match = replay(GAME, whole, count_moves(Record(whole.header, whole.entries[:at])))
    snapshot = msgspec.structs.replace(match.snapshot(), seed="")
    change = Ruled("another", msgspec.Raw(msgspec.json.encode(snapshot)))
    entries = [*whole.entries[:at], change, *whole.entries[at:]]
    Record(whole.header, entries, whole.ending).write(tmp_path / "game.jsonl")
    assert main(["import", str(tmp_path / "game.jsonl"), "--database", database]) == 2
    said = capsys.readouterr().err
    assert f"Line {line_of(at)} " in said
    assert "rules changed" in said
    assert open_storage(database).listings() == []


@pytest.mark.parametrize("words", [("export",), ("reports",)])
def test_a_database_that_is_not_there_is_said(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.sqlite3")
    assert main([*words, "--database", missing]) == 2
    assert "none.sqlite3" in capsys.readouterr().err
    assert not Path(missing).exists()


def test_a_table_or_a_report_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.sqlite3")
    open_storage(database).migrate()
    assert main(["export", "nowhere", "--database", database]) == 2
    assert main(["reports", "nothing", "--database", database]) == 2
    assert capsys.readouterr().err.count("there is no") == 2


def test_reports_are_listed_and_one_opens_at_its_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of the player, then the board where the record ends."""
    database = str(tmp_path / "tables.sqlite3")
    storage = open_storage(database)
    storage.migrate()
    record = finished("report")
    text = Record(record.header, record.entries).text()
    storage.add_report(Report("r1", "t1", 9, "p1", 0.0, "My card vanished", text))
    storage.close()
    assert main(["reports", "--database", database]) == 0
    assert "My card vanished" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["reports", "r1", "--database", database]) == 0
    out = capsys.readouterr().out
    moves = sum(hasattr(entry, "move") for entry in record.entries)
    assert "My card vanished" in out
    assert f"{moves} of {moves}" in out
