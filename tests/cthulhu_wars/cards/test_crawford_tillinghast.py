"""Cthulhu Wars: Crawford Tillinghast (CW-56.3)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

CRAWFORD = {"crawford_tillinghast": "gc"}
ZONES = {"asia": "gc acolyte / cc flying_polyp:2", "africa": "gc crawford_tillinghast"}


def test_given_up_he_brings_units_worth_three_that_fight_and_go() -> None:
    """CW-56.3: wherever he is."""
    scene = war("cc,gc,bg", ZONES, cards=CRAWFORD)
    scene.plays("cc attack asia 1")
    assert scene.can("show-ultraviolets")
    scene.plays("gc show-ultraviolets")
    assert scene.pool("gc", "crawford_tillinghast") == 1
    scene.rolls([1, 1], [6, 1, 1]).plays("gc bring-ultraviolet starspawn")
    assert [each["number"] for each in scene.happened("rolled")] == [2, 3]
    assert scene.zone("asia") == "cc flying_polyp / gc acolyte"
    assert scene.pool("gc", "starspawn") == 2


def test_several_come_if_they_cost_no_more_together() -> None:
    """CW-56.3: a Deep One and a Shoggoth, and nothing else."""
    scene = war("cc,gc,bg", ZONES, cards=CRAWFORD)
    scene.plays("cc attack asia 1", "gc show-ultraviolets", "gc bring-ultraviolet deep_one")
    assert not scene.can("bring-ultraviolet starspawn")
    assert scene.can("done")
    scene.rolls([1, 1], [1, 1, 1]).plays("gc bring-ultraviolet shoggoth")
    assert scene.zone("asia") == "cc flying_polyp:2 / gc acolyte"


def test_of_those_alike_the_ones_he_brought_are_lost_first() -> None:
    """CW-56.3, CW-1.24: one of two Acolytes is killed, one stays."""
    scene = war("cc,gc,bg", ZONES, cards=CRAWFORD)
    scene.plays("cc attack asia 1", "gc show-ultraviolets", "gc bring-ultraviolet acolyte")
    scene.rolls([6, 1]).plays("gc done")
    assert scene.zone("asia") == "cc flying_polyp:2 / gc acolyte"


def test_who_has_retreated_is_eliminated_where_he_is() -> None:
    """CW-56.3."""
    scene = war("cc,gc,bg", ZONES, cards=CRAWFORD)
    scene.plays("cc attack asia 1", "gc show-ultraviolets")
    scene.rolls([4, 4], [1, 1, 1]).plays("gc bring-ultraviolet starspawn")
    scene.plays("gc retreat acolyte europe", "gc retreat starspawn europe")
    assert (scene.zone("europe"), scene.pool("gc", "starspawn")) == ("gc acolyte", 2)


def test_he_himself_may_fight_and_leaves_the_battle() -> None:
    """CW-56.3: then only those he brought are left."""
    zones = {"asia": "gc crawford_tillinghast / cc flying_polyp:2"}
    scene = war("cc,gc,bg", zones, cards=CRAWFORD)
    scene.plays("cc attack asia 1", "gc show-ultraviolets")
    scene.rolls([1, 1], [1, 1, 1]).plays("gc bring-ultraviolet starspawn")
    assert scene.zone("asia") == "cc flying_polyp:2"


def test_terrors_do_not_come_and_bystanders_have_no_say() -> None:
    """CW-56.3: Monsters and Cultists, in battles of one's own."""
    scene = war("cc,gc,bg", ZONES, cards={**CRAWFORD, "brown_jenkin": "gc"})
    scene.plays("cc attack asia 1", "gc show-ultraviolets")
    assert not scene.can("bring-ultraviolet brown_jenkin")
    zones = {"asia": "bg ghoul / cc flying_polyp", "africa": "gc crawford_tillinghast"}
    scene = war("cc,bg,gc", zones, cards=CRAWFORD).rolls([1])
    scene.plays("cc attack asia 1")
    assert not scene.happened("ultraviolets")
    assert scene.asked != "gc pre-battle"


def test_what_one_of_them_is_promoted_into_goes_as_well() -> None:
    """CW-56.3, CW-24.18: an Acolyte becomes a Mutant."""
    zones = {"asia": "ow acolyte! / cc flying_polyp", "africa": "ow crawford_tillinghast"}
    scene = war("cc,ow,bg", zones, cards={"crawford_tillinghast": "ow"},
                books={"ow": "million_favored_ones"})  # fmt: skip
    scene.plays("cc attack asia 1", "ow show-ultraviolets", "ow bring-ultraviolet acolyte")
    scene.rolls([4]).plays("ow done", "ow assign-pain acolyte", "ow retreat acolyte europe")
    scene.plays("ow promote acolyte europe", "ow decline")
    assert (scene.zone("asia"), scene.zone("europe")) == ("cc flying_polyp / ow acolyte", "")
    assert scene.pool("ow", "mutant") == 4
