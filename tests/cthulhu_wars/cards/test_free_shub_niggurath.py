"""Cthulhu Wars: Shub-Niggurath as an independent (CW-54.41 to CW-54.44)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_shub_niggurath": "gc"}
BOOK = {"free_shub_niggurath": "gc book"}


def test_she_is_awakened_for_four_and_fights_with_the_gates_of_her_owner() -> None:
    """CW-54.41."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,ys", zones, cards={"free_shub_niggurath": "nobody"})
    scene.rolls(1).plays("gc awaken shub_niggurath asia")
    assert scene.power("gc") == 1
    zones = {
        "asia": "gc acolyte!",
        "africa": "gc acolyte!",
        "europe": "gc shub_niggurath / cc acolyte",
    }
    scene = war("gc,cc,ys", zones, cards=OURS).rolls([1, 1], []).plays("gc attack europe 1")
    assert scene.happened("rolled")[0]["number"] == 2


def test_one_action_recruits_any_number_of_cultists() -> None:
    """CW-54.42: in several Areas, each paid for."""
    zones = {"asia": "gc shub_niggurath", "europe": "gc deep_one"}
    scene = war("gc,cc,ys", zones, cards=OURS).plays("gc recruit acolyte asia")
    assert (scene.asked, unsaid(scene)) == ("gc recruit", [])
    scene.plays("gc recruit acolyte europe", "gc recruit acolyte europe")
    assert scene.power("gc") == 2
    scene.plays("gc done")
    assert scene.zone("europe") == "gc acolyte:2 deep_one"
    assert scene.asked != "gc recruit"


def test_who_has_not_got_her_recruits_one_at_a_time_and_summons_stay_single() -> None:
    """CW-54.42."""
    zones = {"asia": "gc shub_niggurath acolyte!", "europe": "cc nightgaunt"}
    scene = war("cc,gc,ys", zones, cards=OURS).plays("cc recruit acolyte europe")
    assert scene.asked != "cc recruit"
    scene = war("gc,cc,ys", zones, cards=OURS).plays("gc summon deep_one asia")
    assert not scene.can("summon")


def test_a_tax_on_an_area_is_paid_once_for_all_who_come_there() -> None:
    """CW-54.42, CW-26.20: Ice Age."""
    zones = {"asia": "gc shub_niggurath", "arctic_ocean": "ww acolyte"}
    scene = war("ww,gc,cc", zones, cards=OURS, books={"ww": "ice_age"}).plays("ww ice-age asia")
    while scene.asked != "gc action":
        idle(scene)
    scene.plays("gc recruit acolyte asia", "gc recruit acolyte asia", "gc done")
    assert scene.power("gc") == 2


def test_an_area_shared_with_every_enemy_earns_the_spellbook() -> None:
    """CW-54.43."""
    zones = {
        "asia": "gc shub_niggurath / cc acolyte",
        "europe": "gc deep_one",
        "arctic_ocean": "ys undead",
    }
    scene = war("gc,cc,ys", zones, cards=OURS)
    assert scene.view("gc").cards[0].tallies == ((1, 2),)
    scene.plays("gc move-last deep_one europe arctic_ocean")
    assert scene.view("gc").cards[0].earned


def test_avatar_swaps_her_with_a_unit_that_its_owner_chooses() -> None:
    """CW-54.44: a Gate is left by whoever stood on it."""
    zones = {"asia": "gc shub_niggurath", "africa": "cc acolyte! nightgaunt nyarlathotep"}
    scene = war("gc,cc,ys", zones, cards=BOOK)
    assert scene.can("incarnate") == ["incarnate africa 1"]
    scene.plays("gc incarnate africa 1")
    assert scene.asked == "cc incarnate"
    assert sorted(scene.moves) == ["lose acolyte_on_gate", "lose nightgaunt"]
    assert unsaid(scene) == []
    scene.plays("cc lose acolyte_on_gate")
    assert (scene.zone("asia"), scene.gate("africa")) == ("cc acolyte", "abandoned")
    assert scene.zone("africa") == "gc shub_niggurath / cc nightgaunt nyarlathotep"
    assert scene.power("gc") == 4


def test_avatar_needs_the_spellbook() -> None:
    """CW-54.44."""
    zones = {"asia": "gc shub_niggurath", "africa": "cc acolyte"}
    assert not war("gc,cc,ys", zones, cards=OURS).can("incarnate")
