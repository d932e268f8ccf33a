"""Cthulhu Wars: Tsathoggua as an independent (CW-54.71 to CW-54.74)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_tsathoggua": "gc"}
BOOK = {"free_tsathoggua": "gc book"}


def test_he_is_awakened_for_four_and_fights_with_the_gods_of_enemy_factions() -> None:
    """CW-54.71: independents do not count."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,ys", zones, cards={"free_tsathoggua": "nobody"})
    scene.rolls(1).plays("gc awaken tsathoggua asia")
    assert scene.power("gc") == 1
    cards = {**OURS, "father_dagon": "cc"}
    zones = {
        "asia": "gc tsathoggua / cc acolyte",
        "europe": "ys hastur",
        "africa": "cc father_dagon",
    }
    scene = war("gc,cc,ys", zones, cards=cards).rolls([1], []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


def test_the_cheapest_monster_comes_in_the_doom_turn_once() -> None:
    """CW-54.72: beside any unit of ours."""
    zones = {"asia": "bg tsathoggua", "europe": "bg acolyte", "africa": "cc acolyte"}
    scene = war("bg,cc,ys", zones, cards={"free_tsathoggua": "bg"}, phase=DOOM, power={"bg": 0})
    offers = ["attack-from-below ghoul europe", "attack-from-below ghoul asia"]
    assert sorted(scene.can("attack-from-below")) == sorted(offers)
    assert unsaid(scene) == []
    scene.plays("bg attack-from-below ghoul europe")
    assert scene.zone("europe") == "bg acolyte ghoul"
    assert not scene.can("attack-from-below")
    assert unsaid(scene) == []


def test_three_power_for_an_enemy_earn_the_spellbook() -> None:
    """CW-54.73: for one of them."""
    scene = war("gc,cc,ys", {"asia": "gc tsathoggua"}, cards=OURS)
    assert scene.price("gc", "pay-enemy 1") == 3
    scene.plays("gc pay-enemy 1")
    assert (scene.power("gc"), scene.power("cc"), scene.power("ys")) == (2, 8, 5)
    assert scene.view("gc").cards[0].earned
    poor = war("gc,cc,ys", {"asia": "gc tsathoggua"}, cards=OURS, power={"gc": 2})
    assert not poor.can("pay-enemy")


def test_lethargy_is_an_action_while_an_enemy_has_more_power() -> None:
    """CW-54.74: not when all have as much or less."""
    zones = {"asia": "gc tsathoggua", "europe": "cc acolyte"}
    scene = war("gc,cc,ys", zones, cards=BOOK, power={"gc": 2, "cc": 3, "ys": 0})
    scene.plays("gc laze")
    assert (scene.asked, scene.power("gc")) == ("cc action", 2)
    even = war("gc,cc,ys", zones, cards=BOOK, power={"gc": 3, "cc": 3, "ys": 0})
    assert not even.can("laze")
    assert not war("gc,cc,ys", zones, cards=OURS, power={"gc": 2}).can("laze")
