"""Cthulhu Wars: Keziah Mason (CW-56.7)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

KEZIAH = {"keziah_mason": "gc"}
ZONES = {"asia": "gc keziah_mason deep_one / cc flying_polyp:3 acolyte"}


def test_assigned_a_kill_she_gives_the_enemy_two_more() -> None:
    """CW-56.7: he assigns them."""
    scene = war("cc,gc,bg", ZONES, cards=KEZIAH).rolls([6, 1, 1], [1])
    scene.plays("cc attack asia 1", "gc assign-kill keziah_mason", "gc kill-too")
    scene.plays("cc assign-kill acolyte")
    assert scene.zone("asia") == "cc flying_polyp:2 / gc deep_one"


def test_assigned_a_pain_she_gives_the_enemy_two_more() -> None:
    """CW-56.7: by itself, if she is told so."""
    scene = war("cc,gc,bg", ZONES, cards=KEZIAH, usual=True).rolls([4, 1, 1], [1])
    scene.plays("cc attack asia 1", "gc assign-pain keziah_mason")
    assert scene.asked == "cc pain"
    scene.plays("cc assign-pain acolyte")
    assert [each["to"] for each in scene.happened("hurt-too")] == [0]


def test_it_is_so_once_in_a_battle_and_may_be_forgone() -> None:
    """CW-56.7: a Kill first, no Pain after it."""
    scene = war("cc,gc,bg", ZONES, cards=KEZIAH).rolls([6, 1, 1], [1])
    scene.plays("cc attack asia 1", "gc assign-kill keziah_mason", "gc decline")
    assert not scene.happened("kill-too")
    assert scene.can("hurt-too") == []


def test_whoever_else_is_hit_brings_nothing() -> None:
    """CW-56.7."""
    scene = war("cc,gc,bg", ZONES, cards=KEZIAH).rolls([6, 1, 1], [1])
    scene.plays("cc attack asia 1", "gc assign-kill deep_one")
    assert scene.asked != "gc after-kills"
