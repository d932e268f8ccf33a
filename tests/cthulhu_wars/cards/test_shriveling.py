"""Cthulhu Wars: Shriveling (CW-55.3)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import Scene, war

CARD = {"shriveling": "cc"}
BOOK = {"cc": "shriveling"}


def fight(factions: str, zone: str, books: str = "", **more: str) -> Scene:
    enemy = factions.split(",")[1]
    own = {"cc": "shriveling", enemy: books}
    scene = war(factions, {"asia": zone, **more}, cards=CARD, books=own)
    return scene.plays("cc attack asia 1")


def test_an_enemy_of_our_choice_is_eliminated_before_the_dice_and_paid_for() -> None:
    """CW-55.3: not a Great Old One, and once in a battle."""
    scene = fight("cc,gc,bg", "cc hunting_horror / gc cthulhu starspawn acolyte")
    assert scene.can("shrivel") == ["shrivel acolyte", "shrivel starspawn"]
    scene.rolls([1, 1], [1] * 6).plays("cc shrivel starspawn", "gc decline")
    assert (scene.power("gc"), scene.pool("gc", "starspawn")) == (8, 2)
    assert scene.happened("rolled")[1]["number"] == 6
    assert unsaid(scene) == []


def test_no_terror_can_be_shriveled() -> None:
    """CW-55.3, CW-1.8."""
    cards = {**CARD, "dhole": "gc"}
    scene = war("cc,gc,bg", {"asia": "cc hunting_horror / gc dhole"}, cards=cards, books=BOOK)
    scene.rolls([1, 1], [1] * 5).plays("cc attack asia 1")
    assert not scene.happened("shriveling")
    assert scene.asked != "cc pre-battle"


@pytest.mark.parametrize(("kehs", "paid"), [(1, 3), (2, 2), (4, 0)])
def test_a_gnoph_keh_is_paid_by_what_the_next_one_would_cost(kehs: int, paid: int) -> None:
    """CW-55.3, CW-26.27: nothing when all four are in play."""
    scene = fight("cc,ww,bg", f"cc hunting_horror / ww gnoph_keh:{kehs}")
    scene.rolls([1, 1], [1] * 3 * (kehs - 1)).plays("cc shrivel gnoph_keh")
    assert scene.power("ww") == 5 + paid


def test_thousand_young_lowers_what_is_paid() -> None:
    """CW-55.3, CW-22.18: nothing for a Ghoul."""
    zones = "cc hunting_horror / bg ghoul fungi"
    scene = fight("cc,bg,gc", zones, "thousand_young", europe="bg shub_niggurath")
    scene.rolls([1, 1], [1]).plays("cc shrivel ghoul")
    assert scene.power("bg") == 5


def test_a_ghast_is_paid_with_two() -> None:
    """CW-55.3, CW-51.5."""
    cards = {**CARD, "ghast": "gc"}
    scene = war("cc,gc,bg", {"asia": "cc hunting_horror / gc ghast:4"}, cards=cards, books=BOOK)
    scene.rolls([1, 1], []).plays("cc attack asia 1", "cc shrivel ghast")
    assert (scene.power("gc"), scene.pool("gc", "ghast")) == (7, 1)


def test_who_does_not_fight_shrivels_nobody() -> None:
    """CW-55.3: it needs a battle of its owner's."""
    zones = {"asia": "gc deep_one / bg fungi / cc hunting_horror"}
    scene = war("gc,bg,cc", zones, cards=CARD, books=BOOK)
    scene.rolls([1], [1]).plays("gc attack asia 1")
    assert scene.asked != "cc pre-battle"


def test_the_gain_brings_its_owner_back_into_the_action_phase() -> None:
    """CW-55.3, CW-3.7: who has Power has turns."""
    zones = {"asia": "cc hunting_horror / gc starspawn acolyte"}
    scene = war("cc,gc,bg", zones, cards=CARD, books=BOOK, power={"cc": 1, "gc": 0, "bg": 0})
    scene.rolls([1, 1], []).plays("cc attack asia 1", "cc shrivel starspawn")
    assert (scene.asked, scene.power("gc")) == ("gc action", 3)
