"""Cthulhu Wars: The Stars Are Right (CW-55.4)."""

from __future__ import annotations

from typing import Any

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.war import war

CARD = {"stars_are_right": "cc"}
BOOK = {"cc": "stars_are_right"}
SIGNS = {"cc": [2, 3], "gc": [2]}
ZONES = {"asia": "cc acolyte!", "africa": "gc acolyte!"}


def test_a_sign_revealed_in_the_doom_phase_brings_power_too() -> None:
    """CW-55.4: its owner's alone."""
    scene = war("cc,gc,bg", ZONES, cards=CARD, books=BOOK, signs=SIGNS, phase=DOOM_TURN)
    scene.plays("cc reveal 3")
    assert (scene.doom("cc"), scene.power("cc")) == (3, 8)
    scene.plays("gc reveal 2")
    assert (scene.doom("gc"), scene.power("gc")) == (2, 5)


def test_in_the_turn_of_somebody_else_as_well() -> None:
    """CW-55.4."""
    scene = war("gc,cc,bg", ZONES, cards=CARD, books=BOOK, signs=SIGNS, phase=DOOM)
    assert scene.ask.seat == 0
    scene.plays("cc reveal 2")
    assert (scene.doom("cc"), scene.power("cc")) == (3, 7)


def test_not_in_the_action_phase() -> None:
    """CW-55.4."""
    scene = war("cc,gc,bg", ZONES, cards=CARD, books=BOOK, signs=SIGNS).plays("cc reveal 3")
    assert (scene.doom("cc"), scene.power("cc")) == (3, 5)


def test_the_power_may_pay_the_ritual() -> None:
    """CW-55.4: who could pay it only so is asked."""
    fields: Any = {"cards": CARD, "books": BOOK, "signs": {"cc": [1]}, "phase": DOOM_TURN}
    scene = war("cc,gc,bg", ZONES, power={"cc": 4}, **fields)
    assert scene.moves[:2] == ["reveal 1", "done"]
    scene.plays("cc reveal 1")
    assert (scene.power("cc"), scene.can("perform-ritual")) == (5, ["perform-ritual"])
    assert not war("cc,gc,bg", ZONES, power={"cc": 1}, **fields).asked.startswith("cc")


def test_what_is_revealed_at_the_end_of_the_game_brings_no_power() -> None:
    """CW-55.4, CW-9.4."""
    scene = war(
        "cc,gc,bg", ZONES, cards=CARD, books=BOOK, signs=SIGNS, phase=DOOM_TURN, turn="bg",
        first="cc", doom={"gc": 30}, power={"cc": 1, "gc": 1, "bg": 6},
    )  # fmt: skip
    while not scene.match.over:
        scene.plays(f"{scene.code(scene.ask.seat)} done")
    assert (scene.doom("cc"), scene.power("cc")) == (5, 1)
