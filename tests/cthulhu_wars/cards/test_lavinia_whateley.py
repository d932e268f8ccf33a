"""Cthulhu Wars: Lavinia Whateley (CW-56.8)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import war


def test_given_up_she_makes_an_awakening_three_cheaper() -> None:
    """CW-56.8: what could not be paid without her can be paid with her."""
    zones = {"asia": "cc acolyte! lavinia_whateley"}
    scene = war("cc,gc,bg", zones, cards={"lavinia_whateley": "cc"}, power={"cc": 7})
    assert not scene.can("awaken")
    scene.plays("cc give-the-bride")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte nyarlathotep", 0)
    assert scene.pool("cc", "lavinia_whateley") == 1


def test_the_discount_is_gone_with_her() -> None:
    """CW-56.8: the next one costs what it says."""
    zones = {"asia": "cc acolyte! lavinia_whateley"}
    scene = war("cc,gc,bg", zones, cards={"lavinia_whateley": "cc"}, power={"cc": 9}, usual=True)
    scene.plays("cc give-the-bride", "cc take-book abduct").goes("cc nyarlathotep", "asia", "pool")
    scene.plays("gc pass", "bg pass")
    assert scene.price("cc", "awaken nyarlathotep asia") == 10
    assert not scene.can("give-the-bride")


def test_what_is_less_than_nothing_is_gained() -> None:
    """CW-56.8, CW-54.11, CW-53.101: the King in Yellow brings 1, Gobogeg 3."""
    zones = {"asia": "cc acolyte! lavinia_whateley nyarlathotep"}
    for card, gain in (("free_king_in_yellow", 1), ("gobogeg", 3)):
        cards = {"lavinia_whateley": "cc", card: "nobody"}
        scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 1, "gc": 0, "bg": 0},
                    books={"bg": "all"})  # fmt: skip
        scene.plays("cc give-the-bride")
        while scene.asked == "cc bridegroom":
            scene.plays(f"cc {scene.can('awaken')[0]}")
        assert (card, scene.power("cc")) == (card, 1 + gain)


def test_cthugha_over_hastur_brings_seven() -> None:
    """CW-56.8, CW-53.21: 6 less 10 less 3."""
    zones = {"asia": "ys acolyte! hastur lavinia_whateley"}
    cards = {"lavinia_whateley": "ys", "cthugha": "nobody"}
    scene = war("ys,gc,bg", zones, cards=cards, power={"ys": 1})
    scene.plays("ys give-the-bride")
    while scene.asked == "ys bridegroom":
        scene.plays("ys ignite hastur asia")
    assert (scene.zone("asia"), scene.power("ys")) == ("ys acolyte cthugha", 8)


def test_azathoth_takes_his_die_and_three_are_gained() -> None:
    """CW-56.8, CW-53.141: 8 Power at hand are needed all the same."""
    zones = {"asia": "cc acolyte! lavinia_whateley nyarlathotep"}
    cards = {"lavinia_whateley": "cc", "azathoth": "nobody"}
    assert not war("cc,gc,bg", zones, cards=cards, power={"cc": 7}).can("give-the-bride")
    scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 8}).rolls([4])
    scene.plays("cc give-the-bride")
    assert scene.power("cc") == 8 + 3 - 6


def test_she_is_not_the_sacrifice_of_the_same_awakening() -> None:
    """CW-56.8, CW-27.4: Ubbo-Sathla needs another High Priest; in the Doom turn 3 are gained."""
    cards = {"lavinia_whateley": "tt"}
    zones = {"asia": "tt acolyte! lavinia_whateley"}
    assert not war("tt,cc,bg", zones, cards=cards, power={"tt": 9}).can("give-the-bride")
    zones = {"asia": "tt acolyte! lavinia_whateley high_priest"}
    scene = war("tt,cc,bg", zones, cards=cards, phase=DOOM_TURN, power={"tt": 1}, usual=True)
    scene.plays("tt give-the-bride")
    assert scene.power("tt") == 4
    assert scene.zone("asia") == "tt acolyte ubbo_sathla"


def test_a_great_old_one_that_comes_again_costs_three_less_of_that() -> None:
    """CW-56.8, CW-20.2: Cthulhu 1 instead of 4."""
    zones = {"south_pacific": "gc acolyte! lavinia_whateley"}
    scene = war("gc,cc,bg", zones, cards={"lavinia_whateley": "gc"}, power={"gc": 4})
    scene.s.counters[scene.t.awakenings[0]["cthulhu"].at] = 1
    scene.plays("gc give-the-bride")
    assert scene.power("gc") == 3


def test_nightmare_web_is_an_awakening() -> None:
    """CW-56.8, CW-53.116: 2 less 3."""
    zones = {"asia": "cc acolyte lavinia_whateley", "africa": "cc nyogtha"}
    cards = {"lavinia_whateley": "cc", "nyogtha": "cc book"}
    scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 1}).plays("cc give-the-bride")
    assert sorted(scene.can("nightmare-web")) == ["nightmare-web africa", "nightmare-web asia"]
    scene.plays("cc nightmare-web asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte nyogtha", 2)


def test_she_brings_nobody_to_where_cindrew_lies() -> None:
    """CW-56.8, CW-57.6: an awakening is an action that ends in a zone."""
    zones = {"asia": "cc acolyte! lavinia_whateley cindrew_putorius", "africa": "gc acolyte"}
    cards = {"lavinia_whateley": "cc", "cindrew_putorius": "cc"}
    scene = war("cc,gc,bg", zones, cards=cards, power={"cc": 11}, usual=True)
    assert scene.can("give-the-bride")
    scene.plays("cc recruit acolyte asia", "gc pass", "bg pass")
    assert not scene.can("give-the-bride")
    assert not scene.can("awaken")
