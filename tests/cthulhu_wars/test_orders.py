"""Cthulhu Wars: standing orders answer for optional abilities (CW-1.21)."""

from __future__ import annotations

from tests.cthulhu_wars.war import Scene, war


def captured(*orders: str) -> Scene:
    zones = {"asia": "cc nightgaunt / ys acolyte:2"}
    books = {"ys": "passion", "cc": "abduct"}
    scene = war("cc,ys,bg", zones, books=books, met={"cc": "capture_cultist"})
    return scene.plays(*orders, "cc capture asia 1")


def test_always_and_never() -> None:
    """CW-1.21, CW-23.16: Passion is taken, or forgone, without a question."""
    assert captured().asked == "ys reaction"
    always = captured("ys standing-order passion always")
    assert (always.asked, always.power("ys")) == ("ys action", 6)
    never = captured("ys standing-order passion never")
    assert (never.asked, never.power("ys")) == ("ys action", 5)


def test_an_order_can_be_taken_back() -> None:
    """CW-1.21: at any time."""
    scene = captured("ys standing-order passion never", "ys standing-order passion ask")
    assert scene.asked == "ys reaction"


def test_orders_are_for_abilities_one_has() -> None:
    """CW-1.19: no order for a spellbook that is not there, none that changes nothing."""
    scene = war("cc,ys,gc", {"asia": "cc acolyte"}, books={"ys": "passion"})
    assert scene.refuses("gc standing-order devolve never")
    assert scene.refuses("ys standing-order passion ask")
    assert not scene.refuses("ys standing-order passion never")


def test_madness_by_order() -> None:
    """CW-21.17: always, and only the order of the sides is asked for."""
    zones = {"asia": "gc deep_one / bg fungi"}
    scene = war("gc,bg,cc", zones, books={"cc": "madness"})
    scene.plays("cc standing-order madness always")
    scene.rolls([4], [4]).plays("gc attack asia 1")
    assert scene.moves == ["madness 0", "madness 1"]
    scene = war("gc,bg,cc", zones, books={"cc": "madness"})
    scene.plays("cc standing-order madness never")
    scene.rolls([4], [1]).plays("gc attack asia 1")
    assert scene.asked == "bg retreat"


def test_devolve_and_necrophagy_by_order() -> None:
    """CW-20.15, CW-22.16: never."""
    zones = {"asia": "gc acolyte deep_one / cc acolyte", "africa": "bg ghoul"}
    books = {"gc": "devolve", "bg": "necrophagy"}
    scene = war("gc,cc,bg", zones, books=books)
    scene.plays("gc standing-order devolve never", "bg standing-order necrophagy never")
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "cc action"
    assert scene.view("cc").seats[0].orders == (("devolve", "never"),)
