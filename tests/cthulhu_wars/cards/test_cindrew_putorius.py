"""Cthulhu Wars: Cindrew Putorius (CW-57.6)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

CINDREW = {"cindrew_putorius": "gc"}
ZONES = {"asia": "gc acolyte! cindrew_putorius", "africa": "gc acolyte!", "europe": "cc acolyte"}


def lying(**more: str) -> Scene:
    """The Great Cthulhu has acted beside her, and everybody else has had a turn."""
    scene = war("gc,cc,bg", {**ZONES, **more}, cards=CINDREW, usual=True,
                power={"gc": 9, "cc": 9, "bg": 0})  # fmt: skip
    return scene.plays("gc recruit acolyte asia", "cc recruit acolyte europe")


def test_the_buyer_puts_her_anywhere_whoever_gets_the_card() -> None:
    """CW-57.6."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards={"cindrew_putorius": "nobody"},
                phase=DOOM_TURN, doom={"cc": 3})  # fmt: skip
    scene.plays("cc buy cindrew_putorius", "cc give-investigator 2")
    assert (scene.asked, len(scene.can("arrive"))) == ("cc arrival", len(scene.t.zones))
    assert scene.plays("cc arrive arctic_ocean").zone("arctic_ocean") == "bg cindrew_putorius"


def test_after_an_action_in_her_zone_the_next_must_not_end_there() -> None:
    """CW-57.6: whatever it is; elsewhere everything is free."""
    scene = lying(asia="gc acolyte! cindrew_putorius / cc flying_polyp")
    assert scene.asked == "gc action"
    for verb in ("recruit acolyte", "summon deep_one"):
        assert not scene.can(f"{verb} asia")
        assert scene.can(f"{verb} africa")
    assert not scene.can("attack asia")
    assert not [each for each in scene.can("move-unit") if each.endswith(" asia")]
    assert ("cindrew_lies", 1) in scene.view("gc").seats[0].marks


def test_the_further_units_of_a_move_action_must_not_end_there_either() -> None:
    """CW-57.6: nor does the one that goes last."""
    scene = lying(indian_ocean="gc deep_one:2")
    scene.plays("gc move-unit deep_one indian_ocean africa")
    assert scene.asked == "gc move"
    assert not [each for each in scene.can("move-unit") if each.endswith(" asia")]
    assert scene.refuses("gc move-last deep_one indian_ocean asia")


def test_after_that_action_she_stands_up() -> None:
    """CW-57.6: and everything is possible again."""
    scene = lying().plays("gc recruit acolyte africa", "cc recruit acolyte europe")
    assert scene.can("recruit acolyte asia")
    assert [each["seat"] for each in scene.happened("cindrew-stands")] == [0]


def test_to_move_her_is_an_action_that_ends_beside_her() -> None:
    """CW-57.6: she lies where she has come to."""
    scene = lying().plays("gc move-last cindrew_putorius asia africa", "cc recruit acolyte europe")
    assert scene.can("recruit acolyte asia")
    assert not scene.can("recruit acolyte africa")


def test_what_ends_elsewhere_does_not_tire_her() -> None:
    """CW-57.6: nor what others do."""
    scene = war("gc,cc,bg", {**ZONES, "asia": "gc acolyte! cindrew_putorius / cc acolyte"},
                cards=CINDREW, power={"bg": 0}, usual=True)  # fmt: skip
    scene.plays("gc recruit acolyte africa", "cc recruit acolyte asia")
    assert scene.can("recruit acolyte asia")


def test_gates_may_be_taken_and_left_beside_her() -> None:
    """CW-57.6, CW-26.23."""
    assert lying().can("abandon-gate asia")


def test_who_could_only_act_there_may_still_give_up_his_power() -> None:
    """CW-57.6, CW-3.6."""
    scene = war("gc,cc,bg", {"asia": "gc cindrew_putorius", "europe": "cc acolyte"},
                cards=CINDREW, power={"gc": 2, "cc": 9, "bg": 0})  # fmt: skip
    scene.plays("gc recruit acolyte asia", "cc recruit acolyte europe")
    assert scene.can("pass")
    assert not scene.can("recruit")


def test_off_the_map_she_forbids_nothing() -> None:
    """CW-57.6."""
    scene = lying().goes("gc cindrew_putorius", "asia", "pool")
    scene.plays("gc recruit acolyte africa", "cc recruit acolyte europe")
    assert scene.can("recruit acolyte asia")
    assert scene.can("recruit cindrew_putorius asia")
