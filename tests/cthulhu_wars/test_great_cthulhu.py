"""Cthulhu Wars, chapter 20: Great Cthulhu."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, GATHER
from tests.cthulhu_wars.war import war

FIVE = "absorb devolve dreams regenerate submerge"
OTHERS = "first_doom_phase kill_devour_1 kill_devour_2 ocean_gates awaken_cthulhu"


def test_cthulhu_is_cheaper_the_second_time_and_brings_a_sign_every_time() -> None:
    """CW-20.2, CW-20.3: 10 the first time, 4 afterwards; an Elder Sign every time."""
    zones = {"south_pacific": "cc acolyte!", "asia": "gc acolyte / cc nyarlathotep"}
    scene = war("gc,cc,bg", zones, power={"gc": 16}, books={"cc": "abduct"})
    scene.plays("gc awaken cthulhu south_pacific", "gc take-book dreams", "cc pass", "bg pass")
    assert (scene.power("gc"), len(scene.signs("gc"))) == (6, 1)
    assert not scene.can("awaken")
    scene.rolls([1] * 6).plays("gc attack south_pacific 1", "gc devour")
    scene.goes("gc cthulhu", "south_pacific", "pool")
    assert [str(m) for m in scene.t.awakenings[0]["cthulhu"].actions(scene.s)] == [
        "awaken cthulhu south_pacific"
    ]


def test_cthulhu_needs_a_gate_in_his_start_area() -> None:
    """CW-20.3: anyone's or abandoned, but there."""
    assert not war("gc,cc,bg", {"asia": "gc acolyte!"}, power={"gc": 10}).can("awaken")
    assert war("gc,cc,bg", {"south_pacific": "gate"}, power={"gc": 10}).can("awaken")
    assert not war("gc,cc,bg", {"south_pacific": "gate"}, power={"gc": 9}).can("awaken")


def test_cthulhu_rolls_six_dice() -> None:
    """CW-20.4: flat."""
    scene = war("gc,cc,bg", {"asia": "gc cthulhu / cc acolyte"})
    scene.rolls([1] * 6).plays("gc attack asia 1", "gc decline")
    assert scene.happened("rolled")[0]["number"] == 6


def test_devour_takes_one_unit_of_the_opponents_choice_and_never_a_god() -> None:
    """CW-20.5, CW-40.27: once; the opponent's choice; never a Great Old One."""
    zones = {"asia": "gc cthulhu / ys king_in_yellow acolyte undead"}
    scene = war("gc,ys,bg", zones)
    scene.plays("gc attack asia 1", "gc devour")
    assert scene.asked == "ys devoured"
    assert scene.moves == ["lose acolyte", "lose undead"]
    scene.rolls([1] * 6).plays("ys lose undead")
    assert scene.zone("asia") == "gc cthulhu / ys acolyte king_in_yellow"
    lonely = war("gc,ys,bg", {"asia": "gc cthulhu / ys king_in_yellow"})
    lonely.rolls([1] * 6).plays("gc attack asia 1")
    assert lonely.s.battle is None


def test_devour_needs_cthulhu_in_the_battle() -> None:
    """CW-20.5: in play is not enough."""
    zones = {"asia": "gc deep_one / cc acolyte", "europe": "gc cthulhu"}
    scene = war("gc,cc,bg", zones)
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.s.battle is None


def test_the_first_doom_phase_brings_a_spellbook_and_a_sign() -> None:
    """CW-20.6, CW-40.5, CW-40.42, CW-8.3: a spellbook and an Elder Sign in the own Doom turn."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, phase=DOOM_TURN)
    assert scene.asked == "gc book"
    scene.rolls(3).plays("gc take-book dreams")
    assert scene.signs("gc") == [3]
    assert scene.met("gc") == {"first_doom_phase"}


@pytest.mark.parametrize(("dice", "met"), [([6, 1, 1], "kill_devour_1"), ([6, 6, 6], "both")])
def test_one_kill_meets_the_first_requirement_and_three_meet_both(
    dice: list[int], met: str
) -> None:
    """CW-20.7, CW-20.8, CW-20.12: one Kill for the first, three for both."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:4"})
    scene.rolls(dice).plays("gc attack asia 1")
    expected = {"kill_devour_1", "kill_devour_2"} if met == "both" else {met}
    assert scene.met("gc") == expected


@pytest.mark.parametrize("chosen", ["kill_devour_1", "kill_devour_2"])
def test_two_kills_fill_one_of_the_two(chosen: str) -> None:
    """CW-20.12: with exactly two the choice is free."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:4"})
    scene.rolls([6, 6, 1]).plays("gc attack asia 1")
    assert scene.asked == "gc requirement"
    scene.plays(f"gc fulfil {chosen}")
    assert scene.met("gc") == {chosen}


def test_two_kills_fill_the_one_that_is_open() -> None:
    """CW-20.12: the open one is filled."""
    for have, gets in (("kill_devour_1", "kill_devour_2"), ("kill_devour_2", "kill_devour_1")):
        zones = {"asia": "gc starspawn / cc acolyte:4"}
        scene = war("gc,cc,bg", zones, books={"gc": "dreams"}, met={"gc": have})
        scene.rolls([6, 6, 1]).plays("gc attack asia 1")
        assert scene.met("gc") == {have, gets}


def test_the_devoured_count_as_killed_and_the_surrounded_do_not() -> None:
    """CW-20.13: devoured units do; Kills turned into Pains and the surrounded do not."""
    scene = war("gc,cc,bg", {"asia": "gc cthulhu / cc acolyte:3"})
    scene.rolls([6, 1, 1, 1, 1, 1]).plays("gc attack asia 1", "gc devour")
    assert scene.asked == "gc requirement"
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1", "cc emissary",
                                      "cc retreat nyarlathotep europe")  # fmt: skip
    assert scene.met("gc") == set()
    ring = dict.fromkeys(("arctic_ocean", "north_atlantic", "asia"), "gc acolyte")
    scene = war("gc,cc,bg", ring | {"europe": "gc starspawn / cc acolyte"})
    scene.rolls([4, 1, 1]).plays("gc attack europe 1")
    assert scene.pool("cc", "acolyte") == 6
    assert scene.met("gc") == set()


def test_three_own_gates_in_oceans_or_four_of_anyone_bring_a_spellbook() -> None:
    """CW-20.9, CW-3.12: three of ours, or four of anyone."""
    zones = {"north_pacific": "gc acolyte!", "south_pacific": "gc acolyte!", "asia": "gc acolyte",
             "indian_ocean": "gc acolyte"}  # fmt: skip
    scene = war("gc,cc,bg", zones)
    scene.plays("gc create-gate indian_ocean")
    assert scene.met("gc") == set()
    scene.plays("gc control-gate indian_ocean acolyte")
    assert scene.asked == "gc book"
    zones = dict.fromkeys(("north_pacific", "south_pacific", "indian_ocean"), "gate")
    scene = war("cc,gc,bg", zones | {"arctic_ocean": "cc acolyte"})
    scene.plays("cc create-gate arctic_ocean")
    assert scene.asked == "gc book"


def test_awakening_meets_a_requirement() -> None:
    """CW-20.10: with the Elder Sign of Immortal."""
    scene = war("gc,cc,bg", {"south_pacific": "gc acolyte!"}, power={"gc": 10})
    scene.plays("gc awaken cthulhu south_pacific")
    assert scene.asked == "gc book"
    assert scene.met("gc") == {"awaken_cthulhu"}


def test_the_last_spellbook_comes_in_the_doom_turn_after_the_other_five() -> None:
    """CW-20.11: with five, in the own Doom turn, with an Elder Sign; not before."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, books={"gc": FIVE}, met={"gc": OTHERS})
    scene.plays("gc recruit acolyte asia", "gc decline")
    assert len(scene.books("gc")) == 5
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, books={"gc": FIVE}, met={"gc": OTHERS},
                phase=DOOM_TURN, power={"gc": 9})  # fmt: skip
    assert len(scene.books("gc")) == 6
    assert len(scene.signs("gc")) == 1


def test_a_shoggoth_absorbs_any_number_of_units_for_three_dice_each() -> None:
    """CW-20.14: any number; another Shoggoth's dice pass on; absorbed units are out."""
    zones = {"asia": "gc shoggoth:2 acolyte deep_one / cc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "absorb"})
    scene.plays("gc attack asia 1", "gc absorb acolyte 0", "gc absorb deep_one 3")
    assert set(scene.can("absorb")) == {"absorb shoggoth 0", "absorb shoggoth 6"}
    scene.rolls([1] * 11).plays("gc absorb shoggoth 0")
    assert scene.happened("rolled")[0]["number"] == 11
    assert scene.zone("asia") == "gc shoggoth / cc acolyte"


def test_devolve_takes_a_keeper_off_its_gate() -> None:
    """CW-20.15: free; the Gate is abandoned."""
    zones = {"asia": "gc acolyte!", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"})
    scene.plays("cc recruit acolyte europe", "gc devolve acolyte_on_gate asia")
    assert scene.gate("asia") == "abandoned"
    assert scene.zone("asia") == "gc deep_one"
    assert scene.power("gc") == 5
    assert not scene.happened("eliminated")


def test_devolve_takes_any_number_in_every_area() -> None:
    """CW-20.15: as many as there are Deep Ones in the Pool, one after the other."""
    zones = {"asia": "gc acolyte:2", "africa": "gc acolyte:3 deep_one", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"})
    scene.plays("cc recruit acolyte europe", "gc devolve acolyte asia", "gc devolve acolyte asia")
    assert scene.moves == ["devolve acolyte africa", "decline"]
    scene.plays("gc devolve acolyte africa")
    assert scene.asked == "gc action"  # no Deep One is left
    assert scene.zone("asia") == "gc deep_one:2"
    assert scene.zone("africa") == "gc acolyte:2 deep_one:2"


def test_no_devolve_without_deep_ones_or_between_phases() -> None:
    """CW-20.15, CW-1.10: after actions only."""
    zones = {"asia": "gc acolyte deep_one:4"}
    scene = war("gc,cc,bg", zones, books={"gc": "devolve"})
    scene.plays("gc recruit acolyte asia")
    assert scene.asked == "cc action"
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, books={"gc": "devolve"}, phase=GATHER,
                power={"gc": 0, "cc": 0, "bg": 0})  # fmt: skip
    assert scene.asked == "gc first" or scene.asked.endswith("direction")


def test_dreams_put_our_acolyte_in_the_place_of_one_the_victim_picks() -> None:
    """CW-20.16, CW-20.21, CW-40.44: 2 Power; the victim picks; our Acolyte takes the place."""
    zones = {"asia": "cc acolyte:2!", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "dreams"})
    scene.plays("gc dreams asia 1")
    assert scene.asked == "cc dreams"
    scene.plays("cc lose acolyte_on_gate")
    assert scene.zone("asia") == "gc acolyte / cc acolyte"
    assert scene.power("gc") == 3
    scene.plays("gc control-gate asia acolyte")
    assert scene.gate("asia") == "gc"


def test_dreams_needs_an_acolyte_in_the_pool() -> None:
    """CW-20.16, CW-1.23: or it cannot be carried out."""
    zones = {"asia": "cc acolyte", "europe": "gc acolyte:6"}
    assert not war("gc,cc,bg", zones, books={"gc": "dreams"}).can("dreams")


def test_a_starspawn_takes_two_results_and_dies_of_two_kills_only() -> None:
    """CW-20.17, CW-10.16, CW-11.6: two results; only two Kills kill."""
    zones = {"asia": "cc hunting_horror:2 / gc starspawn acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "regenerate"})
    scene.rolls([6, 4, 1, 1], [1, 1, 1]).plays("cc attack asia 1", "gc assign-kill starspawn",
                                               "gc assign-pain starspawn_hit")  # fmt: skip
    assert scene.asked == "gc retreat"
    scene.plays("gc retreat starspawn europe")
    assert scene.zone("asia") == "cc hunting_horror:2 / gc acolyte"
    scene = war("cc,gc,bg", zones, books={"gc": "regenerate"})
    scene.rolls([6, 6, 1, 1], [1, 1, 1]).plays("cc attack asia 1", "gc assign-kill starspawn",
                                               "gc assign-kill starspawn_hit")  # fmt: skip
    assert scene.zone("asia") == "cc hunting_horror:2 / gc acolyte"
    assert scene.pool("gc", "starspawn") == 2


def test_cthulhu_goes_under_with_whom_he_likes_and_all_come_up_together() -> None:
    """CW-20.18, CW-20.19: from an Ocean, with whom he likes; up together, anywhere, for 0."""
    zones = {"north_pacific": "gc cthulhu deep_one:2 acolyte!"}
    scene = war("gc,cc,bg", zones, books={"gc": "submerge"}, power={"gc": 2})
    scene.plays("gc submerge", "gc take-along deep_one", "gc take-along acolyte_on_gate", "gc done")
    assert scene.card("gc") == "gc acolyte deep_one cthulhu"
    assert scene.gate("north_pacific") == "abandoned"
    scene.plays("cc pass", "bg pass")
    assert len(scene.can("emerge")) == 13
    assert not scene.can("submerge")
    scene.plays("gc emerge asia")
    assert scene.zone("asia") == "gc acolyte deep_one cthulhu"
    assert scene.power("gc") == 1


def test_no_submerging_on_land() -> None:
    """CW-20.18: only while Cthulhu stands in an Ocean."""
    assert not war("gc,cc,bg", {"asia": "gc cthulhu"}, books={"gc": "submerge"}).can("submerge")


def test_submerged_units_cannot_be_reached() -> None:
    """CW-20.18, CW-1.12: nobody attacks them."""
    zones = {"north_pacific": "gc cthulhu / cc hunting_horror"}
    scene = war("gc,cc,bg", zones, books={"gc": "submerge"})
    scene.plays("gc submerge")
    assert not scene.can("attack")


def test_yha_nthlei_brings_power_for_enemy_gates_in_oceans_with_cthulhu_in_play() -> None:
    """CW-20.20: 1 Power for each enemy Gate in an Ocean while Cthulhu is in play."""
    zones = {"north_pacific": "cc acolyte!", "indian_ocean": "bg acolyte!", "asia": "cc acolyte!"}
    with_him = war("gc,cc,bg", zones | {"europe": "gc cthulhu"}, books={"gc": "yha_nthlei"})
    assert income(with_him.s, with_him.t, 0) == 2
    without = war("gc,cc,bg", zones, books={"gc": "yha_nthlei"})
    assert income(without.s, without.t, 0) == 0


def test_results_must_be_assigned_where_they_can() -> None:
    """CW-20.17, CW-10.15: three Kills on two Starspawn kill one of them; none is waved aside."""
    zones = {"asia": "cc hunting_horror:2 / gc starspawn:2"}
    scene = war("cc,gc,bg", zones, books={"gc": "regenerate"})
    scene.rolls([6, 6, 6, 1], [1] * 6).plays("cc attack asia 1")
    assert scene.moves == ["assign-kill starspawn_hit", "assign-kill starspawn"]
    scene.plays("gc assign-kill starspawn")
    assert scene.pool("gc", "starspawn") == 1
    scene.plays("gc retreat starspawn europe")
    assert scene.zone("asia") == "cc hunting_horror:2"


def test_two_kills_are_both_for_the_only_starspawn() -> None:
    """CW-20.17: both are for it, there is nobody else."""
    scene = war(
        "cc,gc,bg", {"asia": "cc hunting_horror / gc starspawn"}, books={"gc": "regenerate"}
    )
    scene.rolls([6, 6], [1, 1, 1]).plays("cc attack asia 1")
    assert scene.pool("gc", "starspawn") == 2
