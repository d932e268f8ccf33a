"""Cthulhu Wars: the Gnorri (CW-51.1)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import war

GNORRI = {"gnorri": "gc"}


@pytest.mark.parametrize(("number", "doom"), [(1, 0), (2, 1), (3, 2)])
def test_two_gnorri_bring_one_doom_and_three_bring_two(number: int, doom: int) -> None:
    """CW-51.1: together with that for Gates, of which there is one."""
    zones = {"asia": f"gc gnorri:{number} acolyte!", "europe": "cc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=GNORRI, phase=DOOM)
    assert (scene.doom("gc"), scene.doom("cc")) == (1 + doom, 1)
    assert unsaid(scene) == []


def test_gnorri_that_are_submerged_are_in_play() -> None:
    """CW-51.1, CW-1.12."""
    zones = {"north_pacific": "gc cthulhu gnorri:2", "asia": "gc acolyte"}
    power = {"cc": 0, "bg": 0, "gc": 1}
    scene = war("gc,cc,bg", zones, cards=GNORRI, books={"gc": "submerge"}, power=power)
    scene.plays("gc submerge", "gc take-along gnorri", "gc take-along gnorri")
    while not scene.happened("grottos"):
        idle(scene)
    assert scene.doom("gc") == 1


def test_with_two_players_gnorri_bring_doom_and_gates_do_not() -> None:
    """CW-51.1, CW-12.14."""
    zones = {"asia": "gc gnorri:3 acolyte!", "europe": "cc acolyte!"}
    scene = war("gc,cc", zones, cards=GNORRI, phase=DOOM)
    assert (scene.doom("gc"), scene.doom("cc")) == (2, 0)


def test_gnorri_cost_three_and_roll_two_dice() -> None:
    """CW-51.1: three figures."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=GNORRI).plays("gc summon gnorri asia")
    assert (scene.power("gc"), scene.pool("gc", "gnorri")) == (2, 2)
    scene = war("gc,cc,bg", {"asia": "gc gnorri / cc acolyte"}, cards=GNORRI).rolls([1, 1])
    assert scene.plays("gc attack asia 1").happened("rolled")[0]["number"] == 2
