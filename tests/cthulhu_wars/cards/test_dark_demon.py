"""Cthulhu Wars: the Dark Demons (CW-56.13)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

ZONES = {"asia": "gc acolyte!", "africa": "bg acolyte:6", "europe": "cc acolyte!"}


def bought(buyer: str) -> Scene:
    """The buyer's Demon comes to Asia."""
    order = ",".join([buyer, *(each for each in ("gc", "cc", "bg") if each != buyer)])
    scene = war(order, ZONES, cards={"dark_demon": "nobody"}, phase=DOOM_TURN,
                doom={buyer: 2}, met={"gc": "first_doom_phase"},
                books={"gc": "dreams"})  # fmt: skip
    return scene.plays(f"{buyer} buy dark_demon", f"{buyer} arrive asia")


def test_nobody_has_a_demon_before_the_card_is_bought() -> None:
    """CW-56.13: they are out of the game."""
    scene = war("gc,cc,bg", ZONES, cards={"dark_demon": "nobody"})
    assert (scene.pool("gc", "dark_demon"), scene.can("recruit dark_demon")) == (0, [])


def test_the_others_give_an_acolyte_of_the_pool_or_of_the_map_for_theirs() -> None:
    """CW-56.13: the buyer gives none."""
    scene = bought("gc")
    assert (scene.zone("asia"), scene.doom("gc")) == ("gc acolyte dark_demon", 0)
    assert (scene.pool("cc", "acolyte"), scene.pool("cc", "dark_demon")) == (4, 1)
    assert scene.pool("gc", "acolyte") == 5
    assert (scene.zone("africa"), scene.pool("bg", "acolyte")) == ("bg acolyte:5", 0)


def test_the_crawling_chaos_pays_nothing_and_everybody_else_gains_a_sign() -> None:
    """CW-56.13."""
    scene = bought("cc")
    assert scene.doom("cc") == 2
    assert [len(scene.signs(code)) for code in ("gc", "cc", "bg")] == [1, 0, 1]


def test_who_has_his_demon_in_the_pool_recruits_it_or_gives_up_his_power() -> None:
    """CW-56.13, CW-3.6: Unlimited Actions are barred, too; then the turn goes on."""
    zones = {"asia": "gc acolyte!", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"dark_demon": "cc"})
    scene.goes("gc dark_demon", "gone", "pool")
    assert sorted(scene.can("recruit") + scene.can("pass")) == ["pass", "recruit dark_demon asia"]
    assert not scene.can("move-unit")
    assert not scene.can("abandon-gate")
    scene.plays("gc recruit dark_demon asia")
    assert scene.zone("asia") == "gc acolyte dark_demon"


def test_a_demon_gives_no_power_and_holds_gates() -> None:
    """CW-56.13."""
    cards = {"dark_demon": "gc"}
    plain = war("gc,cc,bg", {"asia": "gc acolyte"}, cards=cards).view("gc").seats[0].income
    scene = war("gc,cc,bg", {"asia": "gc acolyte / gate"}, cards=cards)
    scene.goes("gc dark_demon", "gone", "asia")
    assert scene.view("gc").seats[0].income == plain + 1
    assert scene.can("control-gate asia dark_demon")
