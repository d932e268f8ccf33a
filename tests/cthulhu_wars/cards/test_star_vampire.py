"""Cthulhu Wars: the Star Vampire (CW-51.9)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

VAMPIRES = {"star_vampire": "cc"}


def test_pains_on_its_dice_take_power_and_kills_take_doom() -> None:
    """CW-51.9: from the enemy, for its owner; they count as results besides."""
    zones = {"asia": "cc star_vampire:2 / gc deep_one:3"}
    scene = war("cc,gc,bg", zones, cards=VAMPIRES, doom={"gc": 5}, power={"cc": 3})
    scene.rolls([6, 4], [1] * 3).plays("cc attack asia 1")
    assert (scene.doom("gc"), scene.doom("cc")) == (4, 1)
    assert (scene.power("gc"), scene.power("cc")) == (4, 3)
    assert (scene.battle.killed.count(1), scene.battle.pained.count(1)) == (1, 1)
    assert unsaid(scene) == []


def test_only_the_first_dice_are_the_vampires() -> None:
    """CW-51.9: what the others show takes nothing."""
    zones = {"asia": "cc star_vampire flying_polyp:2 / gc starspawn"}
    scene = war("cc,gc,bg", zones, cards=VAMPIRES, doom={"gc": 5})
    scene.rolls([1, 6, 4], [1] * 3).plays("cc attack asia 1")
    assert (scene.doom("gc"), scene.power("gc")) == (5, 5)


def test_nobody_gives_what_he_has_not() -> None:
    """CW-51.9: and Elder Signs are no Doom of the track."""
    zones = {"asia": "cc star_vampire:2 / gc starspawn"}
    scene = war("cc,gc,bg", zones, cards=VAMPIRES, power={"gc": 0}, signs={"gc": [3]})
    scene.rolls([6, 4], [1] * 3).plays("cc attack asia 1")
    assert (scene.doom("cc"), scene.power("cc"), scene.signs("gc")) == (0, 4, [3])
    assert not scene.happened("vampirism")


def test_a_defending_vampire_drinks_too_and_one_that_is_not_there_does_not() -> None:
    """CW-51.9: the battle's own sides."""
    zones = {"asia": "cc star_vampire / gc deep_one", "europe": "cc star_vampire"}
    scene = war("gc,cc,bg", zones, cards=VAMPIRES).rolls([1], [4])
    scene.plays("gc attack asia 1")
    assert (scene.power("gc"), scene.power("cc")) == (3, 6)
    zones = {"asia": "bg fungi / gc deep_one / cc star_vampire"}
    scene = war("gc,cc,bg", zones, cards=VAMPIRES).rolls([4], [4])
    assert not scene.plays("gc attack asia 2").happened("vampirism")


def test_what_becomes_of_the_results_does_not_matter() -> None:
    """CW-51.9, CW-10.41: Eternal annuls the Kill, and the Doom is gone all the same."""
    zones = {"asia": "cc star_vampire / ww rhan_tegoth"}
    scene = war("cc,ww,bg", zones, cards=VAMPIRES, doom={"ww": 2})
    scene.rolls([6], [1] * 3).plays("cc attack asia 1", "ww eternal")
    assert (scene.doom("ww"), scene.doom("cc")) == (1, 1)


def test_an_emissary_is_drained_too() -> None:
    """CW-51.9, CW-21.15."""
    cards = {"star_vampire": "gc"}
    zones = {"asia": "gc star_vampire / cc nyarlathotep"}
    scene = war("gc,cc,bg", zones, cards=cards, doom={"cc": 2}, books={"cc": "emissary"})
    scene.rolls([6], [1]).plays("gc attack asia 1", "cc emissary")
    assert (scene.doom("cc"), scene.doom("gc")) == (1, 1)


def test_their_dice_are_rolled_though_terror_takes_all() -> None:
    """CW-51.9, CW-11.29: four dice less than one are one."""
    zones = {"asia": "tt proto_shoggoth:4 / cc star_vampire acolyte"}
    scene = war("tt,cc,bg", zones, cards=VAMPIRES, books={"tt": "terror"})
    scene.rolls([1] * 4, [5]).plays("tt attack asia 1", "tt terrify weaken")
    assert [each["number"] for each in scene.happened("rolled")] == [4, 1]
    assert scene.power("tt") == 3


def test_the_drain_goes_by_the_final_faces() -> None:
    """CW-51.9, CW-24.14: Channel Power throws their misses again, in their place."""
    zones = {"asia": "ow star_vampire abomination / gc starspawn"}
    scene = war("ow,gc,bg", zones, cards={"star_vampire": "ow"}, books={"ow": "channel_power"})
    scene.rolls([1, 4, 1], [1] * 3).plays("ow attack asia 1")
    assert not scene.happened("vampirism")
    scene.rolls([5, 1]).plays("ow channel-power 2", "ow decline")
    assert scene.happened("vampirism")[0]["power"] == 1


def test_vampires_cost_two_and_roll_one_die() -> None:
    """CW-51.9: three figures."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=VAMPIRES)
    scene.plays("cc summon star_vampire asia")
    assert (scene.power("cc"), scene.pool("cc", "star_vampire")) == (3, 2)
