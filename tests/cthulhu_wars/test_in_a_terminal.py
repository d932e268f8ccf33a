"""Cthulhu Wars in a terminal: what is asked twice, and what is not in the numbered list."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythos.core.dice import seed_from
from mythos.core.record import Moved, read_record
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.shown.full_screen import Desk
from mythos.terminal import play
from tests.cthulhu_wars.war import war
from tests.terminal.sitting import Sitting, seats


def sit(record: Path | None, *typed: str, lang: str = "en") -> Sitting:
    """Anna leads Great Cthulhu against two random bots, types this, and leaves."""
    sitting = Sitting("direction clockwise", *typed, "q", "y", lang=lang, size=(120, 60))
    left = play.play(
        GAME,
        seats("Anna Bea:random Carl:random"),
        options={"factions": "gc,cc,bg"},
        seed=seed_from("terminal"),
        lang=lang,
        record=record,
        console=sitting.console,
        ask=sitting.ask,
    )
    assert left == 0
    return sitting


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Pass and give up 8 Power? (y/n)"), ("de", "Passen und auf 8 Macht verzichten? (j/n)")],
)
def test_passing_with_power_left_is_asked_again(lang: str, words: str, tmp_path: Path) -> None:
    """CW-3.6: a no changes nothing, a yes passes."""
    for answer, passed in (("n", False), ("y", True)):
        file = tmp_path / f"{answer}.jsonl"
        assert words in sit(file, "pass", answer, lang=lang).text
        moves = [each.move for each in read_record(file).entries if isinstance(each, Moved)]
        assert ("pass" in moves) == passed


def test_other_moves_are_not_asked_again() -> None:
    """CW-4.10: they are made at once."""
    sitting = sit(None, "move-unit acolyte south_pacific australia", "done")
    assert sitting.text.count("(y/n)") == 1  # whether to leave


def test_standing_orders_are_typed_and_listed_with_the_card() -> None:
    """CW-1.21: among the moves they would only be in the way."""
    sitting = sit(None, "k", "standing-order free_gates ask", "k")
    assert "From now on" not in sitting.text
    assert sitting.text.count("Giving a Gate up at the end of my turn: never") == 2
    assert sitting.text.count("Taking free Gates: always") == 1


def test_the_supply_and_loyalty_cards_are_on_the_screen() -> None:
    """CW-50.2: with the price; what somebody has stands on his sheet."""
    cards = {"gug": "nobody", "dhole": "gc", "father_dagon": "nobody"}
    view = war("gc,cc,bg", {"asia": "gc dhole"}, cards=cards).view("gc")
    desk = Desk(view, Speaker("en", GAME, ("Ann", "Bob", "Cleo"), 0))
    supply = " ".join(line.plain for line in desk.supply())
    assert "Gug (2 Doom)" in supply
    assert "Father Dagon" in supply
    assert "Father Dagon (" not in supply
    assert "If the Dhole is lost in a battle" in "\n".join(
        line.plain for line in desk.loyalty(view.seats[0])
    )
