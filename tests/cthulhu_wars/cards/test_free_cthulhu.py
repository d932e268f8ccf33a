"""Cthulhu Wars: Cthulhu as an independent (CW-54.31 to CW-54.34)."""

from __future__ import annotations

from typing import Any

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_cthulhu": "cc"}
BOOK = {"free_cthulhu": "cc book"}
POOR = {"cc": 0, "ys": 0, "bg": 0}


def test_his_awakening_for_six_brings_a_sign_and_he_rolls_three_dice() -> None:
    """CW-54.31."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,ys,bg", zones, cards={"free_cthulhu": "nobody"}, power={"cc": 6})
    scene.rolls(2).plays("cc awaken cthulhu asia")
    assert (scene.power("cc"), scene.signs("cc")) == (0, [2])
    scene = war("cc,ys,bg", {"asia": "cc cthulhu / ys undead"}, cards=OURS)
    scene.rolls([1] * 3, []).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3


def test_a_gate_under_the_glyph_of_great_cthulhu_brings_a_sign() -> None:
    """CW-54.32: the South Pacific."""
    zones = {"south_pacific": "cc acolyte!", "asia": "cc cthulhu"}
    scene = war("cc,ys,bg", zones, cards=OURS, phase=DOOM, power=POOR)
    assert scene.signs("cc") == [1]
    zones = {"south_pacific": "cc acolyte", "asia": "cc cthulhu"}
    assert war("cc,ys,bg", zones, cards=OURS, phase=DOOM, power=POOR).signs("cc") == []


def test_three_own_gates_at_sea_or_four_of_anyone_earn_the_spellbook() -> None:
    """CW-54.33."""
    seas = ["arctic_ocean", "north_pacific", "north_atlantic", "indian_ocean"]
    own = dict.fromkeys(seas[:2], "cc acolyte!") | {"asia": "cc cthulhu acolyte"}
    scene = war("cc,ys,bg", own, cards=OURS).plays("cc recruit acolyte asia")
    assert scene.view("cc").cards[0].tallies == ((2, 3), (2, 4))
    assert not scene.view("cc").cards[0].earned
    three = own | {seas[2]: "cc acolyte!"}
    known: Any = {"books": {"cc": "madness"}, "met": {"cc": "gates_3_power_12"}}
    scene = war("cc,ys,bg", three, cards=OURS, **known).plays("cc recruit acolyte asia")
    assert scene.view("cc").cards[0].earned
    four = dict.fromkeys(seas, "ys acolyte!") | {"asia": "cc cthulhu"}
    scene = war("cc,ys,bg", four, cards=OURS).plays("cc recruit acolyte asia")
    assert scene.view("cc").cards[0].earned


def test_he_devours_a_monster_or_cultist_that_the_enemy_chooses() -> None:
    """CW-54.34: once, before the dice; beside an Elder Thing too, for it is a spellbook."""
    zones = {"asia": "cc cthulhu / bg fungi ghoul shub_niggurath"}
    scene = war("cc,ys,bg", zones, cards=BOOK).plays("cc attack asia 2")
    assert unsaid(scene) == []
    scene.plays("cc devour-one")
    assert scene.asked == "bg free-devoured"
    assert sorted(scene.moves) == ["lose fungi", "lose ghoul"]
    assert unsaid(scene) == []
    scene.rolls([1] * 3, [1]).plays("bg lose ghoul")
    assert scene.pool("bg", "ghoul") == 2
    cards = {**BOOK, "elder_thing": "bg"}
    scene = war("cc,ys,bg", {"asia": "cc cthulhu / bg elder_thing"}, cards=cards)
    scene.plays("cc attack asia 2")
    assert scene.can("devour-one")


def test_he_has_to_be_in_the_battle() -> None:
    """CW-54.34."""
    zones = {"asia": "cc hunting_horror / bg fungi", "europe": "cc cthulhu"}
    scene = war("cc,ys,bg", zones, cards=BOOK).rolls([1, 1], [1]).plays("cc attack asia 2")
    assert not scene.happened("devour-one")
