"""Cthulhu Wars: the Voonith (CW-51.12)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

VOONITH = {"voonith": "cc"}


@pytest.mark.parametrize(("faces", "killed"), [([1, 1], 2), ([6, 1], 2), ([6, 6], 2)])
def test_the_kills_are_at_least_as_many_as_the_vooniths(faces: list[int], killed: int) -> None:
    """CW-51.12."""
    zones = {"asia": "cc voonith:2 / gc deep_one:3"}
    scene = war("cc,gc,bg", zones, cards=VOONITH)
    scene.rolls(faces, [1] * 3).plays("cc attack asia 1")
    assert scene.pool("gc", "deep_one") == 1 + killed
    assert bool(scene.happened("vicious")) == (faces != [6, 6])
    assert unsaid(scene) == []


def test_more_kills_than_vooniths_stay_what_they_are() -> None:
    """CW-51.12: it only raises."""
    zones = {"asia": "cc voonith hunting_horror / gc deep_one:3"}
    scene = war("cc,gc,bg", zones, cards=VOONITH)
    scene.rolls([6, 6, 1], [1] * 3).plays("cc attack asia 1")
    assert (scene.pool("gc", "deep_one"), scene.happened("vicious")) == (3, [])


def test_a_defending_voonith_bites_and_one_beside_the_battle_does_not() -> None:
    """CW-51.12."""
    scene = war("gc,cc,bg", {"asia": "cc voonith / gc deep_one:2"}, cards=VOONITH)
    scene.rolls([1, 1], [1]).plays("gc attack asia 1")
    assert scene.pool("gc", "deep_one") == 3
    zones = {"asia": "cc voonith / gc deep_one / bg fungi"}
    scene = war("gc,cc,bg", zones, cards=VOONITH).rolls([1], [1])
    assert not scene.plays("gc attack asia 2").happened("vicious")


def test_it_counts_what_the_dice_show_after_channel_power() -> None:
    """CW-51.12, CW-24.14: a Kill of the second throw is none too few."""
    zones = {"asia": "ow voonith / gc starspawn:2"}
    scene = war("ow,gc,bg", zones, cards={"voonith": "ow"}, books={"ow": "channel_power"})
    scene.rolls([1], [1] * 6).plays("ow attack asia 1")
    scene.rolls([6]).plays("ow channel-power 1")
    assert (scene.pool("gc", "starspawn"), scene.happened("vicious")) == (1, [])


def test_where_kills_count_as_pains_the_raised_ones_do() -> None:
    """CW-51.12, CW-25.17: Demand Sacrifice comes after it."""
    zones = {"asia": "cc voonith / sl wizard", "africa": "sl tsathoggua"}
    scene = war("cc,sl,bg", zones, cards=VOONITH, books={"sl": "demand_sacrifice"})
    scene.rolls([1], [1]).plays("cc attack asia 1")
    scene.plays("sl demand-sacrifice", "cc grant-mercy")
    assert (scene.pool("sl", "wizard"), scene.asked) == (1, "sl retreat")


def test_vooniths_cost_three_and_roll_one_die() -> None:
    """CW-51.12: two figures."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=VOONITH).plays("cc summon voonith asia")
    assert (scene.power("cc"), scene.pool("cc", "voonith")) == (2, 1)
