"""Cthulhu Wars: Moose Kowalski (CW-57.10)."""

from __future__ import annotations

from mythos.core.seats import SPECTATOR
from mythos.games.cthulhu_wars import GAME
from tests.cthulhu_wars.war import war

MOOSE = {"moose_kowalski": "gc"}
FIGHT = {"asia": "gc deep_one / cc acolyte", "africa": "gc moose_kowalski / cc acolyte"}


def test_a_battle_without_him_costs_a_doom_instead_of_a_power() -> None:
    """CW-57.10."""
    scene = war("gc,cc,bg", FIGHT, cards=MOOSE, doom={"gc": 2}).rolls([1])
    assert scene.price("gc", "attack asia 1") == 0
    scene.plays("gc attack asia 1")
    assert (scene.doom("gc"), scene.power("gc")) == (1, 5)


def test_his_owner_sees_before_where_a_battle_costs_doom() -> None:
    """CW-57.10: nobody else does."""
    scene = war("gc,cc,bg", FIGHT, cards=MOOSE, doom={"gc": 2})
    shown = dict(GAME.view(scene.s, scene.seat("gc")).battle_doom)
    assert (shown["asia"], "africa" in shown) == (1, False)
    assert GAME.view(scene.s, scene.seat("cc")).battle_doom == ()
    assert GAME.view(scene.s, SPECTATOR).battle_doom == ()


def test_a_battle_with_him_costs_a_power() -> None:
    """CW-57.10."""
    scene = war("gc,cc,bg", FIGHT, cards=MOOSE, doom={"gc": 2}).rolls([1])
    scene.plays("gc attack africa 1")
    assert (scene.doom("gc"), scene.power("gc")) == (2, 4)


def test_without_doom_there_is_no_battle_without_him() -> None:
    """CW-57.10: off the map he is nowhere."""
    assert war("gc,cc,bg", FIGHT, cards=MOOSE).can("attack") == ["attack africa 1"]
    zones = {"asia": FIGHT["asia"]}
    assert not war("gc,cc,bg", zones, cards=MOOSE).can("attack")
    assert war("gc,cc,bg", zones, cards=MOOSE, doom={"gc": 1}).can("attack")


def test_whoever_attacks_his_owner_pays_as_always() -> None:
    """CW-57.10."""
    zones = {"asia": "gc deep_one / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards=MOOSE, doom={"gc": 1, "cc": 1}).rolls([1], [1])
    scene.plays("cc attack asia 1")
    assert (scene.doom("gc"), scene.doom("cc"), scene.power("cc")) == (1, 1, 4)


def test_a_tax_stays_power() -> None:
    """CW-57.10, CW-26.20: in the Ice Age 1 Doom and 1 Power."""
    zones = {"asia": "gc deep_one / ww acolyte", "arctic_ocean": "ww acolyte!"}
    scene = war("ww,gc,bg", zones, cards=MOOSE, doom={"gc": 1}, books={"ww": "ice_age"},
                usual=True)  # fmt: skip
    scene.plays("ww ice-age asia", "ww take-book herald").rolls([1])
    assert scene.price("gc", "attack asia 0") == 1
    scene.plays("gc attack asia 0")
    assert (scene.doom("gc"), scene.power("gc")) == (0, 4)


def test_unlimited_battles_cost_a_doom_each() -> None:
    """CW-57.10, CW-3.18: and none is left when the Doom is."""
    zones = {
        "asia": "gc deep_one / cc acolyte", "europe": "gc deep_one / cc acolyte",
        "south_pacific": "gc deep_one / cc acolyte",
    }  # fmt: skip
    scene = war("gc,cc,bg", zones, cards=MOOSE, doom={"gc": 2}, books={"gc": "all"})
    scene.rolls([1], [1]).plays("gc attack asia 1", "gc attack europe 1")
    assert (scene.doom("gc"), scene.power("gc")) == (0, 5)
    assert not scene.can("attack")
