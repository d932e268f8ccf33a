"""Cthulhu Wars: Hannah Hazard (CW-57.8)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

HANNAH = {"hannah_hazard": "gc"}
FOES = {"asia": "gc deep_one / cc acolyte", "europe": "gc deep_one / cc acolyte"}


def test_battles_are_declared_beside_her_zone_only() -> None:
    """CW-57.8: not in her own; off the map she keeps nobody from anything."""
    zones = {
        **FOES,
        "africa": "gc deep_one hannah_hazard / cc acolyte",
    }
    scene = war("gc,cc,bg", zones, cards=HANNAH)
    near = scene.t.board.adjacent[scene.t.zone("africa")]
    declared = {move.split()[1] for move in scene.can("attack")}
    assert declared == {each for each in FOES if scene.t.zone(each) in near}
    assert scene.refuses("gc attack africa 1")
    assert scene.why_not("gc attack africa 1") == ("no-battle", "CW-1.19")
    assert len(war("gc,cc,bg", FOES, cards=HANNAH).can("attack")) == 2


def test_whoever_has_not_her_card_fights_where_he_likes() -> None:
    """CW-57.8: also in her zone."""
    zones = {"asia": "cc flying_polyp / gc hannah_hazard"}
    assert war("cc,gc,bg", zones, cards=HANNAH).can("attack asia")


def test_a_battle_declared_beside_her_brings_a_pain_more() -> None:
    """CW-57.8."""
    zones = {"asia": "gc deep_one / cc acolyte", "indian_ocean": "gc hannah_hazard"}
    scene = war("gc,cc,bg", zones, cards=HANNAH).rolls([1])
    scene.plays("gc attack asia 1")
    assert scene.asked == "cc retreat"
    assert [each["zone"] for each in scene.happened("loner")] == ["asia"]


def test_one_that_is_declared_by_the_enemy_beside_her_brings_none() -> None:
    """CW-57.8."""
    zones = {"asia": "gc deep_one / cc flying_polyp", "indian_ocean": "gc hannah_hazard"}
    scene = war("cc,gc,bg", zones, cards=HANNAH).rolls([1], [1])
    scene.plays("cc attack asia 1")
    assert not scene.happened("loner")


def test_where_she_fights_the_enemy_has_a_pain_more_and_nothing_goes_to_her() -> None:
    """CW-57.8: she has a die of her own."""
    zones = {"asia": "gc hannah_hazard acolyte / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards=HANNAH).rolls([6], [1])
    scene.plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp / gc hannah_hazard"
    assert scene.pool("gc", "acolyte") == 6
    assert scene.asked == "cc retreat"
    alone = war("cc,gc,bg", {"asia": "cc flying_polyp / gc hannah_hazard"}, cards=HANNAH)
    alone.rolls([6], [1]).plays("cc attack asia 1")
    assert alone.zone("asia") == "cc flying_polyp / gc hannah_hazard"
