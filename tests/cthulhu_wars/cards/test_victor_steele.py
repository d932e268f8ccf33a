"""Cthulhu Wars: Victor Steele (CW-57.12)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

VICTOR = {"victor_steele": "gc"}
ZONES = {"asia": "gc acolyte!", "europe": "cc acolyte!"}


def doomed(zones: dict[str, str] | None = None, **more: object) -> Scene:
    """The Doom turn of the Great Cthulhu ends, the last of all."""
    fields = {
        "power": {"gc": 9, "cc": 9, "bg": 0}, "cards": VICTOR, "usual": True,
        "books": {"gc": "absorb"}, "met": {"gc": "first_doom_phase"}, **more,
    }  # fmt: skip
    scene = war("gc,cc,bg", zones or ZONES, phase=DOOM_TURN, turn="gc", first="cc", **fields)  # type: ignore[arg-type]
    scene.s.direction = -1
    return scene.plays("gc done")


def planned(plan: str, zones: dict[str, str] | None = None, **more: object) -> Scene:
    scene = doomed(zones, **more).plays("gc let-plan 1", f"cc {plan}")
    while not scene.asked.startswith("gc action"):
        scene.plays("bg done" if scene.asked.startswith("bg") else "cc recruit acolyte europe")
    return scene


def test_his_owner_chooses_a_player_and_that_one_names_a_kind() -> None:
    """CW-57.12: of those that are possible."""
    scene = doomed()
    assert (scene.asked, scene.can("let-plan")) == ("gc planner", ["let-plan 1", "let-plan 2"])
    scene.plays("gc let-plan 2")
    assert scene.asked == "bg plan"
    assert scene.moves == [
        "name-kind recruit", "name-kind summon", "name-kind move_unit",
    ]  # fmt: skip


def test_the_first_action_has_to_be_of_that_kind() -> None:
    """CW-57.12: Gates are free, and so is giving up; then everything is as before."""
    scene = planned("name-kind recruit")
    verbs = {move.split()[0] for move in scene.moves}
    assert verbs == {"recruit", "pass", "abandon-gate"}
    scene.plays("gc recruit acolyte asia", "cc recruit acolyte europe")
    assert scene.can("move-unit")


def test_the_action_of_an_ability_can_be_named() -> None:
    """CW-57.12: a spellbook by its name."""
    scene = doomed(books={"gc": "dreams"}, met={"gc": "first_doom_phase"})
    scene.plays("gc let-plan 1")
    assert "name-book dreams" in scene.moves


def test_what_has_become_impossible_binds_nobody() -> None:
    """CW-57.12."""
    scene = planned("name-kind summon").goes("gc acolyte", "asia", "europe")
    scene.match.play(scene.seat("gc"), "pass")
    scene = doomed().plays("gc let-plan 1", "cc name-kind summon")
    scene.goes("gc acolyte", "asia", "europe")
    while scene.asked != "gc action":
        scene.plays("bg done" if scene.asked.startswith("bg") else "cc recruit acolyte europe")
    assert {move.split()[0] for move in scene.moves} >= {"recruit", "move-unit"}


def test_another_form_of_a_common_action_is_of_its_kind() -> None:
    """CW-57.12, CW-56.1, CW-57.9: a unique High Priest and another's Naomi are recruited."""
    cards = {**VICTOR, "pitpipo": "nobody", "naomi_johnson": "cc"}
    scene = planned("name-kind recruit", cards=cards)
    assert {move.split()[0] for move in scene.moves} == {
        "recruit", "recruit-priest", "call-naomi", "pass", "abandon-gate",
    }  # fmt: skip


def test_on_the_map_he_lets_his_owner_plan_himself() -> None:
    """CW-57.12."""
    scene = doomed({**ZONES, "africa": "gc victor_steele"})
    assert "planner" not in scene.asked


def test_who_could_do_nothing_is_not_planned_for() -> None:
    """CW-57.12: without Power there is no action to name."""
    scene = war("gc,cc,bg", ZONES, phase=DOOM_TURN, first="cc", cards=VICTOR, direction=-1,
                power={"gc": 0, "cc": 9, "bg": 0}, books={"gc": "absorb"},
                met={"gc": "first_doom_phase"})  # fmt: skip
    assert (scene.asked, scene.happened("let-plan")) == ("cc action", [])


def test_a_dark_demon_in_the_pool_goes_first() -> None:
    """CW-57.12, CW-56.13: then the plan is impossible."""
    scene = doomed(cards={**VICTOR, "dark_demon": "cc"}).plays(
        "gc let-plan 1", "cc name-kind summon"
    )
    scene.goes("gc dark_demon", "gone", "pool")
    while scene.asked != "gc action":
        scene.plays("bg done" if scene.asked.startswith("bg") else "cc recruit acolyte europe")
    assert {move.split()[0] for move in scene.moves} == {"pass", "recruit"}
