"""Records: readable text, exact replay, and forgeries named by their first wrong line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mythos.core.dice import Dice, derive, fresh_seed, seed_from
from mythos.core.errors import BadRecord
from mythos.core.match import Match
from mythos.core.proof import verify
from mythos.core.record import parse_record, read_record
from mythos.core.registry import find_game
from mythos.core.replay import count_moves, replay
from mythos.core.state import digest

RITUAL = find_game("arkham-ritual")


def finished(name: str = "record") -> Match[Any]:
    match: Match[Any] = Match(RITUAL, ["Ann", "Ben", "Cyd"], seed=seed_from(name))
    dice = Dice(derive(match.seed, "moves"))
    while not match.over:
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    return match


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return finished().record().text().splitlines()


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_a_record_is_json_lines_that_a_person_can_read(lines: list[str]) -> None:
    header, *entries = [json.loads(line) for line in lines]
    assert header["game"] == "arkham-ritual"
    assert header["seats"] == ["Ann", "Ben", "Cyd"]
    assert header["options"]["great_old_one"] == "cthulhu"
    assert len(header["commitment"]) == 64
    assert entries[0].keys() == {"roll"}
    assert entries[1]["draw"] in replay(RITUAL, parse_record(text(lines)), 0).view(0).deck  # type: ignore[attr-defined]
    moves = [entry for entry in entries if "move" in entry]
    assert {"seat", "move"} == moves[0].keys()
    assert entries[-1].keys() == {"result", "seed"}


def test_the_seed_comes_last_and_only_when_the_game_is_over() -> None:
    running: Match[Any] = Match(RITUAL, 3, seed=seed_from("running"))
    assert running.seed.hex() not in running.record().text()
    match = finished()
    assert match.record().text().rstrip().endswith(match.seed.hex() + '"}')


def test_a_record_replays_to_any_position() -> None:
    match = finished()
    record = match.record()
    total = count_moves(record)
    assert replay(RITUAL, record).state == match.state
    for moves in (0, 1, total // 2, total - 1):
        part = replay(RITUAL, record, moves)
        assert sum(1 for entry in part.entries if hasattr(entry, "move")) == moves
        assert not part.over


def test_an_unfinished_record_replays_and_goes_on() -> None:
    match: Match[Any] = Match(RITUAL, 4, seed=seed_from("half"))
    match.play(match.asked[0].seat, match.asked[0].moves[0])
    again = replay(RITUAL, parse_record(match.record().text()))
    assert again.state == match.state
    again.play(again.asked[0].seat, again.asked[0].moves[0])
    with pytest.raises(BadRecord, match="not finished"):
        verify(RITUAL, match.record())


def test_a_genuine_record_verifies(lines: list[str]) -> None:
    assert verify(RITUAL, parse_record(text(lines))).match.over


def first(lines: list[str], key: str, skip: int = 0) -> int:
    """The index of the first line with this key."""
    found = [at for at, line in enumerate(lines) if key in json.loads(line)]
    return found[skip]


def forge(lines: list[str], at: int, **changes: Any) -> list[str]:
    forged = lines[:]
    forged[at] = json.dumps(json.loads(lines[at]) | changes)
    return forged


def test_a_changed_draw_is_found(lines: list[str]) -> None:
    at = first(lines, "draw", 2)
    old = json.loads(lines[at])["draw"]
    new = "gate_1" if old != "gate_1" else "gate_2"
    with pytest.raises(BadRecord, match="the dice gave") as found:
        verify(RITUAL, parse_record(text(forge(lines, at, draw=new))))
    assert found.value.line == at + 1


def test_a_changed_roll_is_found(lines: list[str]) -> None:
    at = first(lines, "roll")
    (face,) = json.loads(lines[at])["roll"]
    with pytest.raises(BadRecord, match="the dice gave") as found:
        verify(RITUAL, parse_record(text(forge(lines, at, roll=[face % 3 + 1]))))
    assert found.value.line == at + 1


def test_an_illegal_move_is_found(lines: list[str]) -> None:
    at = first(lines, "move", 1)
    with pytest.raises(BadRecord, match="not legal") as found:
        verify(RITUAL, parse_record(text(forge(lines, at, move="give 0"))))
    assert found.value.line == at + 1


def test_a_move_by_another_seat_is_found(lines: list[str]) -> None:
    at = first(lines, "move")
    seat = json.loads(lines[at])["seat"]
    with pytest.raises(BadRecord, match="not asked") as found:
        verify(RITUAL, parse_record(text(forge(lines, at, seat=(seat + 1) % 3))))
    assert found.value.line == at + 1


def test_another_seed_is_found(lines: list[str]) -> None:
    forged = forge(lines, len(lines) - 1, seed=fresh_seed().hex())
    with pytest.raises(BadRecord, match="committed") as found:
        verify(RITUAL, parse_record(text(forged)))
    assert found.value.line == len(lines)


def test_another_result_is_found(lines: list[str]) -> None:
    forged = forge(lines, len(lines) - 1, result={"winners": [0, 1, 2], "scores": [7, 7, 7]})
    with pytest.raises(BadRecord, match="ended with"):
        verify(RITUAL, parse_record(text(forged)))


def test_a_missing_line_is_found(lines: list[str]) -> None:
    at = first(lines, "move", 3)
    with pytest.raises(BadRecord):
        verify(RITUAL, parse_record(text(lines[:at] + lines[at + 1 :])))


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        ("", 1, "empty"),
        ("nonsense\n", 1, "malformed"),
        ('{"record":1}\n', 1, "missing required field"),
        ("HEADER\n{}\n", 2, "neither"),
        ("HEADER\nnot json\n", 2, "not JSON"),
        ('HEADER\n{"seat":"x","move":"take"}\n', 2, "Expected"),
        ('HEADER\n{"roll":[1],"more":2}\n', 2, "unknown field"),
    ],
)
def test_bad_records_are_refused_with_line_and_reason(
    lines: list[str], content: str, line: int, reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason) as found:
        parse_record(content.replace("HEADER", lines[0]))
    assert found.value.line == line


def test_a_record_of_the_future_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="format 3"):
        parse_record(text(forge(lines, 0, record=3)))


def test_other_rules_are_named_when_a_record_fails(lines: list[str]) -> None:
    at = first(lines, "move", 1)
    seat = json.loads(lines[at])["seat"]
    forged = forge(forge(lines, 0, rules="0"), at, seat=(seat + 1) % 3)
    with pytest.raises(BadRecord, match="written under rules 0"):
        replay(RITUAL, parse_record(text(forged)))


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        read_record(tmp_path / "nothing.jsonl")
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadRecord, match="not a text file"):
        read_record(tmp_path / "picture")


def test_a_record_replays_alike_under_any_hash_seed(tmp_path: Path) -> None:
    """Two other processes with other hash seeds come to the same state."""
    match = finished()
    match.record().write(tmp_path / "game.jsonl")
    program = (
        "import sys; from pathlib import Path; from mythos.core.record import read_record;"
        "from mythos.core.proof import verify; from mythos.core.registry import find_game;"
        "from mythos.core.state import digest; r = read_record(Path(sys.argv[1]));"
        "print(digest(verify(find_game(r.header.game), r).match.state).hex())"
    )
    for hash_seed in ("1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path / "game.jsonl")],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.strip() == digest(match.state).hex()
