"""Cthulhu Wars: the Great Race of Yith (CW-52.1)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.war import war

YITH = {"great_race_of_yith": "cc"}
NONE = {"cc": 0, "gc": 0, "bg": 0, "ww": 0, "tt": 0}


@pytest.mark.parametrize("guard", ["deep_one", "cthulhu"])
def test_it_captures_past_monsters_and_great_old_ones(guard: str) -> None:
    """CW-52.1: for 1 Power; the victim picks."""
    zones = {"asia": f"cc great_race_of_yith / gc {guard} acolyte high_priest"}
    scene = war("cc,gc,bg", zones, cards=YITH, high_priests=True)
    scene.plays("cc capture asia 1")
    assert (scene.asked, scene.power("cc")) == ("gc captured", 4)
    scene.plays("gc lose acolyte")
    assert scene.captives("cc") == "gc acolyte"


def test_ferox_does_not_help() -> None:
    """CW-52.1, CW-26.7."""
    zones = {"asia": "cc great_race_of_yith / ww acolyte", "europe": "ww ithaqua"}
    assert war("cc,ww,bg", zones, cards=YITH).can("capture asia 1")


def test_elsewhere_its_owner_captures_as_usual() -> None:
    """CW-52.1: in its own zone."""
    zones = {"europe": "cc great_race_of_yith", "asia": "cc nightgaunt / gc deep_one acolyte"}
    scene = war("cc,gc,bg", zones, cards=YITH)
    assert not scene.can("capture")
    assert scene.why_not("cc capture asia 1") == ("protected", "CW-4.19")


def test_without_a_cultist_there_is_nobody_to_capture() -> None:
    """CW-52.1."""
    zones = {"asia": "cc great_race_of_yith / gc deep_one"}
    assert not war("cc,gc,bg", zones, cards=YITH).can("capture")


def test_every_captive_brings_one_power_more_while_it_is_in_play() -> None:
    """CW-52.1: whoever captured it."""
    zones = {"asia": "cc great_race_of_yith acolyte", "europe": "gc acolyte:2"}
    here = war("cc,gc,bg", zones, cards=YITH, power=NONE)
    here.goes("gc acolyte", "europe", "prison cc", 2)
    assert here.view("cc").seats[0].income == 1 + 2 + 2
    here.goes("cc great_race_of_yith", "asia", "pool")
    assert here.view("cc").seats[0].income == 1 + 2


def test_a_soulless_captive_brings_one() -> None:
    """CW-52.1, CW-27.16: nothing and one."""
    zones = {"asia": "cc great_race_of_yith acolyte", "europe": "tt acolyte:3"}
    scene = war("cc,tt,bg", zones, cards=YITH, books={"tt": "soulless"}, power=NONE)
    scene.goes("tt acolyte", "europe", "prison cc", 2)
    assert scene.view("cc").seats[0].income == 1 + 2


def test_captured_monsters_bring_nothing_more() -> None:
    """CW-52.1, CW-25.15: only Cultists."""
    zones = {"asia": "sl great_race_of_yith acolyte", "europe": "gc deep_one acolyte"}
    scene = war("sl,gc,bg", zones, cards={"great_race_of_yith": "sl"}, power=NONE)
    plain = scene.view("sl").seats[0].income
    scene.goes("gc deep_one", "europe", "prison sl")
    with_monster = scene.view("sl").seats[0].income
    scene.goes("gc acolyte", "europe", "prison sl")
    assert scene.view("sl").seats[0].income - with_monster == 2
    assert with_monster - plain <= 1


def test_it_costs_four_and_rolls_three_dice() -> None:
    """CW-52.1."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=YITH)
    assert scene.plays("cc summon great_race_of_yith asia").power("cc") == 1
    zones = {"asia": "cc great_race_of_yith / gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=YITH).rolls([1] * 3).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3
