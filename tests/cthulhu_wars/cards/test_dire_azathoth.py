"""Cthulhu Wars: Dire Azathoth (CW-53.221 to CW-53.224)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

FREE = {"dire_azathoth": "nobody"}
OURS = {"dire_azathoth": "gc"}


def test_it_is_awakened_at_a_gate_in_the_start_area_of_an_enemy() -> None:
    """CW-53.221: for 10, without a Great Old One, of a faction of this game."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=FREE, power={"gc": 10})
    start = scene.t.board.names[scene.s.starts[1]]
    free = next(z for z in scene.t.board.names if scene.t.zone(z) not in scene.s.starts)
    zones = {start: "gc acolyte!", free: "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards=FREE, power={"gc": 10})
    assert scene.can("awaken dire_azathoth") == [f"awaken dire_azathoth {start}"]
    scene.rolls(1).plays(f"gc awaken dire_azathoth {start}")
    assert (scene.power("gc"), scene.zone(start)) == (0, "gc acolyte dire_azathoth")


def test_its_combat_is_thrown_anew_and_it_may_attack_alone() -> None:
    """CW-53.221: at least one die is certain."""
    scene = war("gc,cc,bg", {"asia": "gc dire_azathoth / cc hunting_horror"}, cards=OURS)
    scene.rolls([4], [1] * 4, [1, 1]).plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [4, 2]
    assert scene.happened("mindless-dice")[0]["number"] == 4


def test_both_sides_gain_doom_or_power_for_what_they_killed() -> None:
    """CW-53.222: as each of them likes."""
    zones = {"asia": "gc dire_azathoth deep_one / cc nightgaunt:2 hunting_horror"}
    scene = war("gc,cc,bg", zones, cards=OURS)
    scene.rolls([2], [6, 6, 1], [6, 1]).plays("gc attack asia 1")
    scene.plays("cc assign-kill nightgaunt", "cc assign-kill nightgaunt")
    scene.plays("gc assign-kill deep_one", "gc fulfil kill_devour_1")
    assert scene.asked == "gc mindless-destruction"
    assert scene.moves[:3] == ["take-doom 2", "take-doom 1", "take-doom 0"]
    assert unsaid(scene) == []
    scene.plays("gc take-doom 1", "cc take-doom 0", "gc take-book dreams")
    assert (scene.doom("gc"), scene.power("gc")) == (1, 5)
    assert (scene.doom("cc"), scene.power("cc")) == (0, 6)
    assert unsaid(scene) == []


def test_also_in_a_battle_of_others_in_its_area_and_nowhere_else() -> None:
    """CW-53.222: with it or without."""
    for zone, asks in (("asia", True), ("europe", False)):
        zones = {"asia": "gc dire_azathoth", zone: "cc hunting_horror / bg ghoul"}
        if zone == "asia":
            zones = {"asia": "gc dire_azathoth / cc hunting_horror / bg ghoul"}
        scene = war("cc,bg,gc", zones, cards=OURS)
        scene.rolls([6, 1], []).plays(f"cc attack {zone} 1")
        assert (scene.asked == "cc mindless-destruction") == asks


def test_what_is_given_up_of_ones_own_brings_nothing() -> None:
    """CW-53.222: Abduct takes one of each side."""
    zones = {"asia": "gc dire_azathoth / cc nightgaunt:2 hunting_horror / bg ghoul fungi"}
    scene = war("cc,bg,gc", zones, cards=OURS, books={"cc": "abduct"})
    scene.plays("cc attack asia 1", "cc abduct", "bg lose ghoul")
    scene.rolls([1, 1], [1]).plays("cc decline")
    assert scene.asked == "cc mindless-destruction"
    assert scene.moves[:2] == ["take-doom 1", "take-doom 0"]


def test_lost_itself_it_rewards_nobody() -> None:
    """CW-53.222, CW-50.23."""
    zones = {"asia": "gc dire_azathoth / cc nightgaunt hunting_horror"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([1], [6, 1], [6]).plays("cc attack asia 1", "cc assign-kill nightgaunt")
    assert scene.happened("card-back")
    assert scene.asked != "cc mindless-destruction"


def test_an_elder_thing_beside_it_lets_nobody_gain() -> None:
    """CW-53.222, CW-51.10: but it fights all the same."""
    zones = {"asia": "gc dire_azathoth deep_one / cc elder_thing nightgaunt"}
    scene = war("cc,gc,bg", zones, cards={**OURS, "elder_thing": "cc"})
    scene.rolls([3], [6, 1], [1] * 4).plays("cc attack asia 1", "gc assign-kill deep_one")
    assert scene.happened("rolled")[1]["number"] == 4
    assert not scene.happened("mindless-destruction")


def test_twenty_power_win_the_game_at_once() -> None:
    """CW-53.223, CW-53.224: alone, whatever the Doom and the spellbooks."""
    zones = {"asia": "gc dire_azathoth"}
    fields = {"gc": 20, "cc": 9, "bg": 9}
    scene = war("gc,cc,bg", zones, cards=OURS, power=fields, doom={"cc": 29})
    assert unsaid(scene) == []
    scene.plays("gc pay-for-the-end")
    assert scene.match.over
    assert scene.s.winner == 0
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert not war("gc,cc,bg", zones, cards=OURS, power={"gc": 19}).can("pay-for-the-end")
