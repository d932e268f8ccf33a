"""Several humans at one screen: nobody sees what is meant for a neighbour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.record import Undone, read_record
from mythos.core.replay import replay
from tests.terminal.sitting import GAME, Sitting

NAMES = "Anna Bea Carl:random"


def dealt(seed: str) -> tuple[str, str]:
    """The first two cards of a game with this seed, Anna's and Bea's."""
    match: Match[Any] = Match(GAME, 3, options={"first_player": 0}, seed=seed_from(seed))
    anna, bea = (str(getattr(entry, "draw", "")) for entry in match.entries[:2])
    return anna, bea


def seed_with(anna: str, bea: str) -> str:
    seeds = (f"seed {number}" for number in range(100_000))
    return next(seed for seed in seeds if dealt(seed) == (anna, bea))


def test_between_covers_stands_only_what_the_reader_may_know() -> None:
    sitting = Sitting("", "give 1", "", "pass 2", seed=seed_with("cthulhu", "elder_sign"))
    sitting.play(NAMES, first_player=0)
    first_cover, anna, second_cover, bea = sitting.answers[:4]
    assert "Hand over to Anna." in first_cover
    assert "Hand over to Bea." in second_cover
    for cover in (first_cover, second_cover):
        assert "Cthulhu" not in cover
        assert "Elder Sign" not in cover
        assert "(blue)" not in cover
    assert "Elder Sign (blue)" in anna
    assert "Cthulhu" not in anna
    assert "Cthulhu (red)" in bea
    assert "Elder Sign" not in bea


def test_the_travelling_card_is_seen_by_the_active_player_alone() -> None:
    sitting = Sitting("", "give 1", "", "l")
    sitting.play(NAMES, first_player=0)
    anna, bea = sitting.answers[1], sitting.answers[3] + sitting.answers[4]
    assert "Anna draws “" in anna
    assert "Anna draws a card." in bea
    assert "Anna draws “" not in bea


def test_the_screen_is_wiped_with_its_scrollback() -> None:
    sitting = Sitting("", "give 1", "", terminal=True)
    sitting.play(NAMES, first_player=0)
    before_bea = sitting.text.split("Hand over to Bea.")[0]
    assert "\x1b[3J" in before_bea.split("Your choice")[-1]


def test_a_move_can_be_taken_back_at_the_cover(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    sitting = Sitting("", "give 1", "u")
    sitting.play(NAMES, record=file, first_player=0)
    assert "Anna can still take the last move back with u." in sitting.answers[2]
    assert "Anna: To whom do you give" in sitting.answers[3]
    assert "Your move is taken back." in sitting.answers[3]
    record = read_record(file)
    assert isinstance(record.entries[-1], Undone)
    assert replay(GAME, record).asked[0].seat == 0


def test_after_a_card_was_shown_undo_is_not_free() -> None:
    sitting = Sitting("", "give 1", "", "take", "u", "", "u")
    sitting.play("Anna Bea Carl", first_player=0)
    assert "Somebody else has moved" not in sitting.text
    assert "You cannot take your move back alone any more." in sitting.text


def test_hot_seat_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    sitting = Sitting(then="1")
    assert sitting.play("Anna Bea Carl Dora", record=file) == 0
    assert read_record(file).ending is not None
    assert sitting.text.count("Hand over to") > 5
