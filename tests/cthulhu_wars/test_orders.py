"""Cthulhu Wars: standing orders answer for optional abilities (CW-1.21)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.gather import income
from tests.cthulhu_wars.war import Scene, war


def captured(*orders: str) -> Scene:
    zones = {"asia": "cc nightgaunt / ys acolyte:2"}
    books = {"ys": "passion", "cc": "abduct"}
    scene = war("cc,ys,bg", zones, books=books, met={"cc": "capture_cultist"})
    return scene.plays(*orders, "cc capture asia 1")


def test_an_order_takes_passion_always_or_never_without_a_question() -> None:
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


def test_with_madness_by_order_only_the_sides_are_asked_for() -> None:
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


def test_devolve_and_necrophagy_are_never_asked_for_by_order() -> None:
    """CW-20.15, CW-22.16: never."""
    zones = {"asia": "gc acolyte deep_one / cc acolyte", "africa": "bg ghoul"}
    books = {"gc": "devolve", "bg": "necrophagy"}
    scene = war("gc,cc,bg", zones, books=books)
    scene.plays("gc standing-order devolve never", "bg standing-order necrophagy never")
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.asked == "cc action"
    assert scene.view("cc").seats[0].orders == (("devolve", "never"),)


def devolving(*orders: str) -> Scene:
    """The Crawling Chaos flies to one of two lonely Acolytes."""
    zones = {"africa": "gc acolyte", "asia": "gc acolyte", "europe": "cc hunting_horror acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"})
    return scene.plays(*orders)


def test_by_order_devolve_is_asked_for_only_beside_enemies() -> None:
    """CW-20.15, CW-1.21: asked about the Areas with an enemy's unit, and about no other."""
    order = "gc standing-order devolve beside_enemies"
    scene = devolving(order).plays("cc recruit acolyte europe")
    assert scene.asked == "gc action"
    scene = devolving(order).plays("cc move-unit hunting_horror europe asia", "cc done")
    assert scene.asked == "gc reaction"
    assert scene.moves == ["devolve acolyte asia", "decline"]
    scene = devolving().plays("cc recruit acolyte europe")
    assert scene.moves == ["devolve acolyte asia", "devolve acolyte africa", "decline"]


def test_by_order_the_oath_is_never_taken_or_only_beside_an_enemy() -> None:
    """CW-13.3, CW-1.21: never, or only for a Priest beside an enemy."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte:2 fungi"}
    wanted = {"ask": "cc reaction", "never": "cc action", "beside_enemies": "cc action"}
    for order, asked in wanted.items():
        scene = war("bg,cc,gc", zones, high_priests=True)
        if order != "ask":
            scene.plays(f"cc standing-order unspeakable_oath {order}")
        scene.plays("bg recruit acolyte africa")
        assert scene.asked == asked
    scene = war("bg,cc,gc", zones, high_priests=True)
    scene.plays("cc standing-order unspeakable_oath beside_enemies")
    scene.plays("bg move-unit fungi africa asia", "bg done")
    assert scene.moves == ["unspeakable-oath asia", "decline"]


def test_by_order_necrophagy_and_madness_keep_to_own_battles() -> None:
    """CW-22.16, CW-21.17, CW-1.21: bystanders may keep out of it once and for all."""
    books = {"bg": "necrophagy", "cc": "madness"}
    orders = (
        "bg standing-order necrophagy own_battles",
        "cc standing-order madness own_battles",
    )
    zones = {"arabia": "gc starspawn / ys byakhee:2", "west_africa": "bg ghoul"}
    scene = war("gc,ys,bg,cc", zones, books=books)
    scene.plays(*orders).rolls([1, 1, 4], [1, 1, 1]).plays("gc attack arabia 1")
    assert scene.asked == "ys retreat"
    zones = {"arabia": "gc starspawn / cc hunting_horror:2", "west_africa": "bg ghoul"}
    scene = war("gc,ys,bg,cc", zones, books=books)
    scene.plays(*orders).rolls([1, 1, 1], [4, 1, 1, 1]).plays("gc attack arabia 3")
    assert scene.asked == "cc direct-retreats"
    zones = {"arabia": "gc starspawn / bg fungi:2", "west_africa": "bg ghoul"}
    scene = war("gc,ys,bg,cc", zones, books=books)
    scene.plays(*orders).rolls([1, 1, 4], [1, 1]).plays("gc attack arabia 2")
    assert scene.asked == "bg after-kills"


@pytest.mark.parametrize(("order", "zone"), [("always", "europe"), ("never", "asia")])
def test_by_order_the_emissary_is_pained_or_dies_without_a_question(order: str, zone: str) -> None:
    """CW-21.15, CW-1.21: without a question he is pained, or dies."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.plays(f"cc standing-order emissary {order}")
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1")
    if order == "always":
        scene.plays("cc retreat nyarlathotep europe")
    assert scene.pool("cc", "nyarlathotep") == (order == "never")
    assert ("nyarlathotep" in scene.zone(zone)) == (order == "always")


# Questions whose answer cannot matter are not asked.


def test_madness_is_not_asked_for_own_units_alone() -> None:
    """CW-21.17: who directs his own retreats anyway is not asked whether he wants to."""
    zones = {"asia": "gc starspawn / cc hunting_horror"}
    scene = war("gc,cc,bg", zones, books={"cc": "madness"})
    scene.rolls([4, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc retreat"


def test_madness_is_not_asked_without_a_choice() -> None:
    """CW-21.17, CW-10.31: one way out, or none, is the same for everybody."""
    for ring in ("arctic_ocean north_atlantic", "arctic_ocean north_atlantic asia"):
        zones = dict.fromkeys(ring.split(), "gc acolyte") | {"europe": "gc starspawn / bg fungi"}
        scene = war("gc,bg,cc", zones, books={"cc": "madness"})
        scene.rolls([4, 1, 1], [1]).plays("gc attack europe 1")
        assert scene.s.battle is None
        assert scene.zone("europe") == "gc starspawn"
        assert scene.pool("bg", "fungi") == (4 if "asia" in ring else 3)


def test_madness_decides_who_takes_the_only_way_out() -> None:
    """CW-21.17, CW-10.31: one way for both; who goes second is surrounded."""
    for first, stays in (("madness 0", "bg"), ("madness 1", "gc")):
        zones = {"arctic_ocean": "gc acolyte / bg acolyte", "asia": "gc acolyte / bg acolyte",
                 "europe": "gc deep_one / bg fungi"}  # fmt: skip
        scene = war("gc,bg,cc", zones, books={"cc": "madness"})
        scene.rolls([4], [4]).plays("gc attack europe 1", f"cc {first}")
        assert scene.zone("europe") == ""
        assert scene.happened("eliminated")[0]["seat"] == scene.seat(stays)


def test_a_ghoul_beside_the_battle_is_offered_only_if_it_hurts() -> None:
    """CW-22.21, CW-22.16: it does not move, and nobody is left to be pained."""
    zones = {"asia": "gc starspawn / cc acolyte / bg ghoul"}
    scene = war("gc,cc,bg", zones, books={"bg": "necrophagy"}, met={"gc": "kill_devour_1"})
    scene.rolls([1, 1, 1]).plays("gc attack asia 1")
    assert scene.moves == ["necrophagy asia", "decline"]
    scene.plays("bg necrophagy asia")
    assert scene.battle.pained == [1, 1]
    scene = war("ys,cc,bg", {"asia": "ys byakhee / cc flying_polyp / bg ghoul"},
                books={"bg": "necrophagy"})  # fmt: skip
    scene.rolls([6, 1], [6]).plays("ys attack asia 1")
    assert scene.asked == "cc action"


@pytest.mark.parametrize("dice", [([6, 1], [1]), ([1, 1], [6])])
def test_a_ghoul_beside_the_battle_may_hurt_one_side_alone(
    dice: tuple[list[int], list[int]],
) -> None:
    """CW-22.21: the attacker or the defender alone is enough."""
    zones = {"asia": "ys byakhee / cc flying_polyp / bg ghoul"}
    scene = war("ys,cc,bg", zones, books={"bg": "necrophagy"})
    scene.rolls(*dice).plays("ys attack asia 1")
    assert scene.moves == ["necrophagy asia", "decline"]


def test_madness_always_asks_only_for_areas_with_one_side_on_the_run() -> None:
    """CW-21.17: there is no order of the sides to choose, so nothing is asked but the Areas."""
    scene = war("gc,bg,cc", {"asia": "gc deep_one / bg fungi"}, books={"cc": "madness"})
    scene.plays("cc standing-order madness always")
    scene.rolls([4], [1]).plays("gc attack asia 1")
    assert scene.asked == "cc retreat"


# What works by itself is forgone by order.


FORGONE = {
    "yha_nthlei": ("gc,cc,bg", {"south_pacific": "gc cthulhu", "north_atlantic": "cc acolyte!"}),
    "red_sign": ("bg,cc,gc", {"africa": "bg dark_young!"}),
    "feast": ("ys,cc,gc", {"asia": "ys acolyte"}),
}
"""Income that somebody may not want, who would rather not be First Player."""


@pytest.mark.parametrize("name", FORGONE)
def test_income_can_be_forgone(name: str) -> None:
    """CW-1.21, CW-7.1: and taken again; there is nothing to ask about."""
    factions, zones = FORGONE[name]
    code = factions[:2]
    scene = war(factions, zones, books={code: name} if name != "feast" else {})
    for each in scene.t.abilities:
        if each.name == "desecrate":
            scene.s.counters[each.at] = 1 << scene.t.zone("asia")
    before = income(scene.s, scene.t, 0)
    scene.plays(f"{code} standing-order {name} never")
    assert income(scene.s, scene.t, 0) == before - 1
    assert scene.refuses(f"{code} standing-order {name} ask")
    scene.plays(f"{code} standing-order {name} always")
    assert income(scene.s, scene.t, 0) == before


def test_a_dark_young_whose_power_is_forgone_builds_and_holds_gates() -> None:
    """CW-22.17, CW-1.21: only its Power is forgone."""
    scene = war("bg,cc,gc", {"africa": "bg dark_young"}, books={"bg": "red_sign"}, usual=True)
    scene.plays("bg standing-order red_sign never", "bg create-gate africa")
    assert scene.gate("africa") == "bg"


def test_abilities_of_battles_and_moves_can_be_forgone() -> None:
    """CW-1.21: Vengeance, Regenerate, Burrow, Consecration; not in the middle of a battle."""
    scene = war(
        "gc,ys,bg", {"asia": "gc starspawn acolyte / ys hastur"}, books={"gc": "regenerate"}
    )
    scene.plays("ys standing-order vengeance never", "gc standing-order regenerate never")
    scene.rolls([1, 1, 1], [6, 1, 1, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "gc kill"
    assert scene.refuses("gc standing-order regenerate always")
    scene.plays("gc assign-kill starspawn")
    assert scene.pool("gc", "starspawn") == 2
    scene = war("sl,cc,bg", {"asia": "sl acolyte:2"}, books={"sl": "burrow"}, usual=True)
    scene.plays("sl standing-order burrow never", "sl move-unit acolyte asia europe",
                "sl move-last acolyte asia europe")  # fmt: skip
    assert scene.power("sl") == 3
    scene = war("an,cc,bg", {"asia": "an acolyte!"}, books={"an": "consecration"})
    built = next(each for each in scene.t.abilities if each.name == "cathedrals")
    scene.s.counters[built.at] = 1 << scene.t.zone("asia")
    assert scene.view("an").seats[0].ritual_signs == 1
    scene.plays("an standing-order consecration never")
    assert scene.view("an").seats[0].ritual_signs == 0
