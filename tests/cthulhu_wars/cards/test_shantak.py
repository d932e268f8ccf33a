"""Cthulhu Wars: the Shantak (CW-51.3)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

SHANTAK = {"shantak": "gc"}
ZONES = {"asia": "gc shantak acolyte:2 deep_one"}


def test_a_shantak_moves_to_any_zone_and_nobody_else_does() -> None:
    """CW-51.3: for 1 Power."""
    scene = war("gc,cc,bg", ZONES, cards=SHANTAK)
    assert len(scene.can("move-unit shantak asia")) == len(scene.t.zones) - 1
    assert len(scene.can("move-unit deep_one asia")) < len(scene.t.zones) - 1
    scene.plays("gc move-unit shantak asia antarctica", "gc decline")
    assert (scene.zone("antarctica"), scene.power("gc")) == ("gc shantak", 4)


def test_one_cultist_of_any_sort_rides_along_for_nothing() -> None:
    """CW-51.3: any that is there."""
    zones = {"asia": "gc shantak acolyte:2 high_priest"}
    scene = war("gc,cc,bg", zones, cards=SHANTAK, high_priests=True)
    scene.plays("gc move-unit shantak asia antarctica")
    assert (scene.asked, scene.moves[:3]) == (
        "gc rider", ["mount acolyte", "mount high_priest", "decline"])  # fmt: skip
    assert unsaid(scene) == []
    scene.plays("gc mount high_priest")
    assert (scene.zone("antarctica"), scene.power("gc")) == ("gc high_priest shantak", 4)
    assert unsaid(scene) == []


def test_who_has_ridden_has_moved() -> None:
    """CW-51.3, CW-4.11."""
    scene = war("gc,cc,bg", {"asia": "gc shantak acolyte"}, cards=SHANTAK)
    scene.plays("gc move-unit shantak asia antarctica", "gc mount acolyte")
    assert not scene.can("move-unit")


def test_who_has_moved_or_holds_the_gate_stays_behind() -> None:
    """CW-51.3, CW-4.12: the Shantak flies alone then."""
    scene = war("gc,cc,bg", {"asia": "gc shantak acolyte!"}, cards=SHANTAK)
    assert not scene.plays("gc move-unit shantak asia antarctica").can("mount")
    zones = {"asia": "gc shantak", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=SHANTAK)
    scene.plays("gc move-unit acolyte europe asia", "gc move-unit shantak asia antarctica")
    assert not scene.can("mount")


def test_a_passenger_brings_burrow_nothing() -> None:
    """CW-51.3, CW-25.3: it goes by the Power that was spent."""
    zones = {"asia": "sl shantak acolyte"}
    scene = war("sl,cc,bg", zones, cards={"shantak": "sl"}, books={"sl": "burrow"})
    scene.plays("sl move-unit shantak asia antarctica", "sl mount acolyte")
    assert scene.power("sl") == 4


def test_with_flight_it_is_the_same() -> None:
    """CW-51.3, CW-21.2: any zone is far enough."""
    scene = war("cc,gc,bg", {"asia": "cc shantak acolyte"}, cards={"shantak": "cc"})
    assert len(scene.can("move-unit shantak asia")) == len(scene.t.zones) - 1
    scene.plays("cc move-unit shantak asia antarctica", "cc mount acolyte")
    assert scene.zone("antarctica") == "cc acolyte shantak"


def test_the_tax_on_a_zone_is_paid_once_for_both() -> None:
    """CW-51.3, CW-26.20: Ice Age."""
    zones = {"asia": "gc shantak acolyte", "arctic_ocean": "ww acolyte"}
    scene = war("ww,gc,bg", zones, cards=SHANTAK, books={"ww": "ice_age"})
    scene.plays("ww ice-age antarctica", "ww take-book howl")
    scene.plays("gc move-unit shantak asia antarctica", "gc mount acolyte")
    assert scene.power("gc") == 3


def test_shantaks_cost_two_and_roll_two_dice() -> None:
    """CW-51.3: two figures."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! / cc acolyte"}, cards=SHANTAK)
    scene.plays("gc summon shantak asia")
    assert (scene.power("gc"), scene.pool("gc", "shantak")) == (3, 1)
    scene = war("gc,cc,bg", {"asia": "gc shantak / cc acolyte"}, cards=SHANTAK).rolls([1, 1])
    assert scene.plays("gc attack asia 1").happened("rolled")[0]["number"] == 2
