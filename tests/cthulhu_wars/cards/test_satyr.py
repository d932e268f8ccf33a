"""Cthulhu Wars: the Satyr (CW-51.14)."""

from __future__ import annotations

from typing import Any

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

SATYR = {"satyr": "gc"}


def test_every_satyr_that_is_summoned_brings_an_acolyte() -> None:
    """CW-51.14: for the Satyr's price."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=SATYR).plays("gc summon satyr asia")
    assert (scene.zone("asia"), scene.power("gc")) == ("gc acolyte:2 satyr", 3)
    assert unsaid(scene) == []


def test_with_no_acolyte_in_the_pool_it_comes_alone() -> None:
    """CW-51.14."""
    zones = {"asia": "gc acolyte!", "europe": "gc acolyte:5"}
    scene = war("gc,cc,bg", zones, cards=SATYR).plays("gc summon satyr asia")
    assert scene.zone("asia") == "gc acolyte satyr"


def test_the_purchase_brings_an_acolyte_too() -> None:
    """CW-51.14: to the same Gate; and without a Gate nobody comes."""
    bought: Any = {"cards": {"satyr": "nobody"}, "phase": DOOM_TURN, "doom": {"cc": 2}}
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!"}
    scene = war("cc,gc,bg", zones, **bought).plays("cc buy satyr", "cc arrive europe")
    assert (scene.zone("europe"), scene.zone("asia")) == ("cc acolyte:2 satyr", "cc acolyte")
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, **bought).plays("cc buy satyr")
    assert (scene.zone("asia"), scene.pool("cc", "satyr")) == ("cc acolyte", 3)


def test_in_fertility_cult_there_is_an_acolyte_for_each_satyr() -> None:
    """CW-51.14, CW-50.5, CW-22.2."""
    scene = war("bg,cc,gc", {"asia": "bg acolyte!"}, cards={"satyr": "bg"})
    scene.plays("bg summon satyr asia", "bg summon satyr asia")
    assert scene.zone("asia") == "bg acolyte:3 satyr:2"


def test_a_satyr_that_is_placed_brings_nobody() -> None:
    """CW-51.14, CW-50.5, CW-50.8: Desecrate."""
    scene = war("ys,cc,gc", {"asia": "ys king_in_yellow"}, cards={"satyr": "ys"})
    scene.rolls([6]).plays("ys desecrate", "ys place satyr")
    assert scene.zone("asia") == "ys king_in_yellow satyr"


def test_satyrs_roll_one_die() -> None:
    """CW-51.14."""
    scene = war("gc,cc,bg", {"asia": "gc satyr:3 / cc acolyte"}, cards=SATYR).rolls([1] * 3)
    assert scene.plays("gc attack asia 1").happened("rolled")[0]["number"] == 3
