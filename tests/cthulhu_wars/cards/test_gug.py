"""Cthulhu Wars: the Gug (CW-51.4)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

GUG = {"gug": "gc"}


def test_a_gug_captures_nobody_where_any_other_monster_would() -> None:
    """CW-51.4, CW-4.19: clumsy."""
    assert not war("gc,cc,bg", {"asia": "gc gug / cc acolyte"}, cards=GUG).can("capture")
    assert war("gc,cc,bg", {"asia": "gc gug deep_one / cc acolyte"}, cards=GUG).can("capture")


def test_a_gug_protects_the_cultists_beside_it() -> None:
    """CW-51.4, CW-4.20: from Monsters, not from Great Old Ones."""
    zones = {"asia": "gc gug acolyte / cc nightgaunt", "europe": "gc acolyte / cc nightgaunt"}
    scene = war("cc,gc,bg", zones, cards=GUG)
    assert scene.can("capture") == ["capture europe 1"]
    zones = {"asia": "gc gug acolyte / cc nyarlathotep"}
    assert war("cc,gc,bg", zones, cards=GUG).can("capture") == ["capture asia 1"]


def test_gugs_are_summoned_moved_and_fight_for_whoever_has_the_card() -> None:
    """CW-51.4: cost 1, combat 3, two figures."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! / cc acolyte"}, cards=GUG, power={"gc": 9})
    scene.plays("gc summon gug asia")
    assert (scene.power("gc"), scene.zone("asia")) == (8, "gc acolyte gug / cc acolyte")
    assert scene.pool("gc", "gug") == 1
    scene = war("gc,cc,bg", {"asia": "gc gug / cc acolyte"}, cards=GUG)
    assert scene.can("move-unit gug")
    scene.rolls([1, 1, 1]).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3


def test_nobody_has_gugs_before_somebody_has_the_card() -> None:
    """CW-51.4: they are in the supply, and no seat's."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards={"gug": "nobody"}, power={"gc": 9})
    assert not scene.can("summon gug")
