"""Cthulhu Wars: Naomi Johnson (CW-57.9)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

NAOMI = {"naomi_johnson": "gc"}


def test_anybody_recruits_her_for_nothing_beside_a_unit_of_his_own() -> None:
    """CW-57.9: she stays her owner's; it is a main action."""
    zones = {"asia": "cc acolyte", "africa": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=NAOMI)
    assert scene.can("call-naomi") == ["call-naomi asia"]
    scene.plays("cc call-naomi asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte / gc naomi_johnson", 5)
    assert scene.asked == "gc action"


def test_her_owner_recruits_her_like_any_other_cultist() -> None:
    """CW-57.9: for 0 Power."""
    scene = war("gc,cc,bg", {"africa": "gc acolyte"}, cards=NAOMI)
    assert not scene.can("call-naomi")
    scene.plays("gc recruit naomi_johnson africa")
    assert (scene.zone("africa"), scene.power("gc")) == ("gc acolyte naomi_johnson", 5)


def test_she_comes_from_her_owners_pool_only() -> None:
    """CW-57.9: not while she is on the map, captured, or nobody's."""
    zones = {"asia": "cc acolyte", "africa": "gc naomi_johnson"}
    assert not war("cc,gc,bg", zones, cards=NAOMI).can("call-naomi")
    zones = {"asia": "cc acolyte"}
    assert not war("cc,gc,bg", zones, cards={"naomi_johnson": "nobody"}).can("call-naomi")
    scene = war("cc,gc,bg", zones, cards=NAOMI).goes("gc naomi_johnson", "pool", "prison bg")
    assert not scene.can("call-naomi")


def test_her_side_has_three_dice_less_and_never_fewer_than_none() -> None:
    """CW-57.9: beside a unit with two dice none are left, beside two with three each three."""
    zones = {"asia": "gc naomi_johnson deep_one:2 / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards=NAOMI).rolls([1])
    scene.plays("cc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0]
    assert not war("gc,cc,bg", zones, cards=NAOMI).can("attack")
    zones = {"asia": "gc naomi_johnson starspawn:2 / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards=NAOMI).rolls([1], [1] * 3)
    scene.plays("cc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 3]
