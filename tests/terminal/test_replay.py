"""Looking at records: back and forth, with anybody's eyes, unfinished and broken ones too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from mythos.core.asks import Script
from mythos.core.errors import BadSeat
from mythos.core.events import Event
from mythos.core.record import Moved, Record, read_record
from mythos.terminal import replay
from mythos.terminal.reel import Reel, most_telling
from tests.terminal.sitting import GAME, Sitting

NAMES = "Anna Bea:random Carl:random Dora:random Eve:random"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    Sitting(then="1").play(NAMES, record=file, first_player=0)
    return read_record(file)


def places(record: Record) -> list[int]:
    """Where the moves stand among the entries."""
    return [n for n, entry in enumerate(record.entries) if isinstance(entry, Moved)]


def board(shown: str) -> str:
    """What a step shows, without the notes below."""
    return shown.split("Discards", maxsplit=1)[0]


def test_forth_and_back_and_jumping(record: Record) -> None:
    sitting = Sitting("", "n", "b", "0", "b", "7", "9999", "x", "q")
    assert sitting.watch(record) == 0
    at = [f"Position {n} of {Reel(record, GAME).last}, all eyes" for n in (0, 1, 2, 1, 0, 0, 7, 7)]
    for shown, head in zip(sitting.answers, at, strict=False):
        assert head in shown
    assert board(sitting.answers[1]) == board(sitting.answers[3])
    assert "This is the first position." in sitting.answers[5]
    assert "There is no position 9999" in sitting.answers[7]
    assert "a number jumps" in sitting.answers[8]


def test_the_last_position_is_the_end(record: Record) -> None:
    last = Reel(record, GAME).last
    sitting = Sitting(str(last), "", "q")
    sitting.watch(record)
    assert "The game is over." in sitting.answers[1]
    assert "This is the last position." in sitting.answers[2]


def test_eyes(record: Record) -> None:
    sitting = Sitting("e bea", "e 0", "e all", "e nobody", "q")
    sitting.watch(record)
    everybody, bea, anna, again, nobody = sitting.answers[:5]
    assert "your own card" not in everybody
    assert "Bea (you)" in bea
    assert "Anna draws a card." in bea
    assert "Anna (you)" in anna
    assert "Anna draws “" in anna
    assert again == everybody
    assert "There is no seat “nobody”. Seats: Anna, Bea, Carl, Dora, Eve, or all." in nobody


def test_one_pair_of_eyes_never_sees_its_own_card(record: Record) -> None:
    sitting = Sitting(*[""] * 5, "q")
    sitting.watch(record, eyes=1)
    assert all("your own" in shown for shown in sitting.answers[:6])


def test_all_screens_fit(record: Record) -> None:
    last = Reel(record, GAME).last
    for lang in ("en", "de"):
        sitting = Sitting(*[""] * last, "q", lang=lang, terminal=True)
        sitting.watch(record)
        assert len(sitting.screens) == last + 1
        for screen in sitting.screens:
            assert len(screen) <= 24, "\n".join(screen)
            assert max(map(cell_len, screen)) <= 80


def test_an_unfinished_record_opens(record: Record) -> None:
    half = Record(record.header, record.entries[: places(record)[8]])
    last = Reel(half, GAME).last
    assert last == 8
    sitting = Sitting(str(last), "q")
    assert sitting.watch(half) == 0
    assert "The record ends here, the game does not." in sitting.answers[1]


def test_a_broken_record_opens_as_far_as_it_goes(record: Record) -> None:
    place = places(record)[6]
    wrong = replace(record.entries[place], move="fly")
    broken = Record(record.header, [*record.entries[:place], wrong, Moved(1, "take")])
    sitting = Sitting("6", "", "q")
    assert sitting.watch(broken) == 0
    assert f"Line {place + 2}: “fly” is not possible now." in " ".join(sitting.answers[0].split())
    assert "Position 6 of 8" in sitting.answers[1]
    assert f"Line {place + 2}" in sitting.answers[1]
    assert "This is the last position." in sitting.answers[2]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "this record is not genuine"), ("de", "ist nicht echt")]
)
def test_a_record_whose_proof_fails_opens_with_a_warning(
    record: Record, lang: str, said: str
) -> None:
    assert record.ending is not None
    forged = Record(record.header, record.entries, replace(record.ending, seed="0" * 64))
    sitting = Sitting("", "q", lang=lang)
    assert sitting.watch(forged) == 0
    assert said in " ".join(sitting.answers[0].split())
    genuine = Sitting("q", lang=lang)
    genuine.watch(record)
    assert said not in genuine.text


class Crashing(type(GAME)):  # type: ignore[misc]
    """Rules with a bug: the third turn divides by zero."""

    def next_beat(self, s: Any) -> Script | None:
        if s.turn == 2:
            raise ZeroDivisionError("a bug in the rules")
        script: Script | None = super().next_beat(s)
        return script


def test_a_record_that_crashes_the_rules_opens_up_to_the_crash(record: Record) -> None:
    reel = Reel(record, Crashing())
    assert 0 < reel.last < reel.count
    sitting = Sitting("q")
    code = replay.show(
        record, Crashing(), lang="en", eyes=None, console=sitting.console, ask=sitting.ask
    )
    assert code == 0
    assert "ZeroDivisionError: a bug in the rules" in " ".join(sitting.text.split())


def test_a_record_that_never_starts_is_refused_with_the_reason(record: Record) -> None:
    nothing = Record(record.header, [])
    sitting = Sitting()
    assert sitting.watch(nothing) == 1
    assert "Line 2 of the record: the record ends where a draw belongs" in sitting.text


def test_end_of_input_leaves(record: Record) -> None:
    assert Sitting().watch(record) == 0


def test_eyes_that_do_not_exist(record: Record) -> None:
    with pytest.raises(BadSeat):
        Sitting().watch(record, eyes=5)


def test_of_two_halves_the_one_that_says_more_is_kept() -> None:
    drew = Event("drew", {"seat": 0}, ~1)
    card = Event("drew-card", {"seat": 0, "card": "idol_b"}, 1)
    gave = Event("gave", {"seat": 0, "to": 1})
    assert most_telling([drew, card, gave]) == [card, gave]
    assert most_telling([card, drew, gave]) == [card, gave]


def test_a_german_record(record: Record, tmp_path: Path) -> None:
    sitting = Sitting("", "e alle", "e Bea", "q", lang="de")
    sitting.watch(record)
    assert "mit allen Augen" in sitting.answers[2]
    assert "mit den Augen von Bea" in sitting.answers[3]
    assert "replay-" not in sitting.text
