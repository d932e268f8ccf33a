"""Cthulhu Wars: Brown Jenkin (CW-52.6)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM, GATHER
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

JENKIN = {"brown_jenkin": "cc"}
NONE = {"cc": 0, "gc": 0, "bg": 0, "ow": 0}


def test_at_an_enemys_gate_it_brings_two_and_one_for_each_cultist() -> None:
    """CW-52.6: of all enemies, the one on the Gate included."""
    zones = {"asia": "cc brown_jenkin acolyte / gc acolyte:2! / bg acolyte"}
    scene = war("cc,gc,bg", zones, cards=JENKIN, power=NONE)
    assert scene.view("cc").seats[0].income == 1 + 2 + 3
    scene.goes("cc brown_jenkin", "asia", "europe")
    assert scene.view("cc").seats[0].income == 1


def test_at_an_own_or_an_abandoned_gate_it_brings_nothing() -> None:
    """CW-52.6: an enemy has to control it."""
    zones = {"asia": "cc brown_jenkin acolyte! / gc acolyte"}
    assert war("cc,gc,bg", zones, cards=JENKIN).view("cc").seats[0].income == 1 + 2
    zones = {"asia": "cc brown_jenkin / gc acolyte / gate", "europe": "cc acolyte"}
    assert war("cc,gc,bg", zones, cards=JENKIN).view("cc").seats[0].income == 1 + 1


def test_yog_sothoth_is_an_enemys_gate() -> None:
    """CW-52.6."""
    zones = {"asia": "cc brown_jenkin / ow yog_sothoth acolyte"}
    assert war("cc,ow,bg", zones, cards=JENKIN).view("cc").seats[0].income == 2 + 1


def test_from_the_pool_it_comes_to_a_gate_as_soon_as_there_are_two_power() -> None:
    """CW-52.6: it has to be, and is no summoning."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!", "europe": "cc nightgaunt"}, cards=JENKIN)
    scene.plays("cc move-last nightgaunt europe africa")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte brown_jenkin", 2)
    assert (scene.happened("summoned"), unsaid(scene)) == ([], [])
    zones = {"asia": "cc acolyte!", "europe": "cc nightgaunt"}
    scene = war("cc,gc,bg", zones, cards=JENKIN, power={"cc": 2})
    scene.plays("cc move-last nightgaunt europe africa")
    assert (scene.pool("cc", "brown_jenkin"), scene.power("cc")) == (1, 1)


def test_without_a_gate_it_waits_and_with_several_its_owner_chooses() -> None:
    """CW-52.6."""
    scene = war("cc,gc,bg", {"asia": "cc nightgaunt"}, cards=JENKIN)
    scene.plays("cc move-last nightgaunt asia africa")
    assert (scene.pool("cc", "brown_jenkin"), scene.power("cc")) == (1, 4)
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "cc nightgaunt"}
    scene = war("cc,gc,bg", zones, cards=JENKIN).plays("cc move-last nightgaunt africa asia")
    assert (scene.asked, unsaid(scene)) == ("cc arrival", [])
    assert scene.plays("cc arrive europe").zone("europe") == "cc acolyte brown_jenkin"


def test_after_the_income_it_comes_before_the_minimum_is_looked_at() -> None:
    """CW-52.6, CW-6.7: the minimum makes up for what was paid."""
    zones = {"asia": "cc acolyte!", "europe": "gc acolyte:4!"}
    scene = war("cc,gc,bg", zones, cards=JENKIN, phase=GATHER, power=NONE)
    assert scene.zone("asia") == "cc acolyte brown_jenkin"
    assert [each["number"] for each in scene.happened("gathered")] == [3, 6, 3]
    assert scene.power("cc") == 3


def test_in_a_doom_turn_it_comes_too() -> None:
    """CW-52.6."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=JENKIN, phase=DOOM)
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte brown_jenkin", 3)


def test_servitors_do_not_keep_it_away() -> None:
    """CW-52.6, CW-51.7: it is not summoned, and no Monster."""
    cards = {**JENKIN, "servitor": "cc"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=cards, phase=DOOM)
    assert scene.zone("asia") == "cc acolyte brown_jenkin"


def test_it_can_be_summoned_for_two_and_has_no_dice() -> None:
    """CW-52.6."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=JENKIN)
    assert scene.price("cc", "summon brown_jenkin asia") == 2
    zones = {"asia": "cc brown_jenkin / gc acolyte"}
    assert not war("cc,gc,bg", zones, cards=JENKIN).can("attack")
