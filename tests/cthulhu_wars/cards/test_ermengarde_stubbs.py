"""Cthulhu Wars: Ermengarde Stubbs (CW-56.4)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

ERMENGARDE = {"ermengarde_stubbs": "gc"}
ZONES = {"asia": "gc ermengarde_stubbs deep_one / cc flying_polyp"}


def test_whoever_declares_a_battle_in_her_zone_loses_a_doom() -> None:
    """CW-56.4: also her owner."""
    scene = war("cc,gc,bg", ZONES, cards=ERMENGARDE, doom={"cc": 2, "gc": 2}).rolls([1], [1])
    scene.plays("cc attack asia 1")
    assert (scene.doom("cc"), scene.doom("gc"), scene.power("cc")) == (1, 2, 4)
    scene = war("gc,cc,bg", ZONES, cards=ERMENGARDE, doom={"cc": 2, "gc": 2}).rolls([1], [1])
    scene.plays("gc attack asia 1")
    assert (scene.doom("cc"), scene.doom("gc")) == (2, 1)


def test_who_has_no_doom_loses_none_and_fights_all_the_same() -> None:
    """CW-56.4."""
    scene = war("cc,gc,bg", ZONES, cards=ERMENGARDE).rolls([1], [1])
    scene.plays("cc attack asia 1")
    assert (scene.doom("cc"), len(scene.happened("rolled"))) == (0, 2)


def test_elsewhere_nothing_is_lost() -> None:
    """CW-56.4."""
    zones = {"asia": "gc deep_one / cc flying_polyp", "africa": "gc ermengarde_stubbs"}
    scene = war("cc,gc,bg", zones, cards=ERMENGARDE, doom={"cc": 2}).rolls([1], [1])
    assert scene.plays("cc attack asia 1").doom("cc") == 2


def test_moose_pays_first_and_then_another_doom_is_lost() -> None:
    """CW-56.4, CW-57.10: with 1 Doom the price is all."""
    cards = {**ERMENGARDE, "moose_kowalski": "cc"}
    for doom, left in ((2, 0), (1, 0)):
        scene = war("cc,gc,bg", ZONES, cards=cards, doom={"cc": doom}).rolls([1], [1])
        scene.plays("cc attack asia 1")
        assert (scene.doom("cc"), scene.power("cc")) == (left, 5)
    assert not war("cc,gc,bg", ZONES, cards=cards).can("attack")
