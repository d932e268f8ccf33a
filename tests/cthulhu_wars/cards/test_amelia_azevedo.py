"""Cthulhu Wars: Amelia Azevedo (CW-57.5)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

AMELIA = {"amelia_azevedo": "gc"}


def test_she_takes_the_first_kill_of_her_side_and_no_further_one() -> None:
    """CW-57.5."""
    zones = {"asia": "gc amelia_azevedo acolyte deep_one / cc flying_polyp:2"}
    scene = war("cc,gc,bg", zones, cards=AMELIA)
    scene.rolls([6, 6], [1, 1]).plays("cc attack asia 1")
    assert scene.battle.kills_ever[scene.battle.kinds.index(scene.t.kinds[1]["amelia_azevedo"])]
    assert scene.asked == "gc kill"
    assert sorted(scene.moves) == ["assign-kill acolyte", "assign-kill deep_one"]


def test_without_her_the_most_expensive_monster_takes_it() -> None:
    """CW-57.5: of several alike, and without a Monster, one chooses."""
    zones = {"asia": "gc acolyte deep_one starspawn / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards=AMELIA)
    scene.rolls([6], [1, 1, 1, 1]).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp / gc acolyte deep_one"
    zones = {"asia": "gc acolyte:2 deep_one starspawn / cc flying_polyp:2"}
    scene = war("cc,gc,bg", zones, cards=AMELIA)
    scene.rolls([6, 6], [1, 1, 1, 1]).plays("cc attack asia 1")
    assert sorted(scene.moves) == ["assign-kill acolyte", "assign-kill deep_one"]
    zones = {"asia": "gc acolyte dhole / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards={**AMELIA, "dhole": "gc"})
    scene.rolls([6], [1] * 5).plays("cc attack asia 1")
    assert sorted(scene.moves) == ["assign-kill acolyte", "assign-kill dhole"]


def test_whoever_assigns_is_bound() -> None:
    """CW-57.5, CW-23.21: Hastur's Vengeance chooses nobody else."""
    zones = {"asia": "gc amelia_azevedo deep_one / ys hastur"}
    scene = war("ys,gc,bg", zones, cards=AMELIA, ritual=3)
    dice = scene.t.track[3]
    scene.rolls([6, *[1] * (dice - 1)], [1, 1]).plays("ys attack asia 1")
    assert scene.zone("asia") == "ys hastur / gc deep_one"


def test_a_monster_that_cannot_take_kills_is_passed_over() -> None:
    """CW-57.5, CW-52.4: a Terror is none."""
    zones = {"asia": "gc acolyte dhole deep_one / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards={**AMELIA, "dhole": "gc"})
    scene.rolls([6], [1] * 6).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp / gc acolyte dhole"


def test_others_are_not_bound() -> None:
    """CW-57.5: only the side of whoever has the card."""
    zones = {"asia": "gc deep_one / cc flying_polyp acolyte"}
    scene = war("cc,gc,bg", zones, cards=AMELIA)
    scene.rolls([1], [6]).plays("cc attack asia 1")
    assert sorted(scene.moves) == ["assign-kill acolyte", "assign-kill flying_polyp"]


def test_the_haunter_of_the_dark_goes_before_her() -> None:
    """CW-57.5, CW-53.162: a single Kill flies to the light."""
    zones = {"asia": "gc amelia_azevedo haunter_of_the_dark / cc flying_polyp acolyte"}
    scene = war("cc,gc,bg", zones, cards={**AMELIA, "haunter_of_the_dark": "gc"})
    scene.rolls([6], [1]).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc acolyte flying_polyp / gc amelia_azevedo"
