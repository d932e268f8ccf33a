"""Cthulhu Wars, chapter 10: battle."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.war import war

PLAIN = {"asia": "gc starspawn deep_one / cc acolyte:2! nightgaunt"}


def test_a_battle_costs_one_power_and_names_an_area_and_one_enemy() -> None:
    """CW-10.1: 1 Power, an Area, exactly one enemy."""
    scene = war("gc,cc,bg", PLAIN)
    scene.rolls([6, 6, 6, 6]).plays("gc attack asia 1")
    assert scene.power("gc") == 4
    assert scene.happened("battle") == [{"seat": 0, "to": 1, "zone": "asia"}]


def test_before_the_dice_first_the_attacker_acts_then_the_defender() -> None:
    """CW-10.4, CW-10.5: each in any order, none comes back; using them is free and optional."""
    zones = {"asia": "gc cthulhu shoggoth acolyte / cc flying_polyp acolyte:2 nightgaunt"}
    books = {"gc": "absorb", "cc": "abduct invisibility"}
    scene = war("gc,cc,bg", zones, books=books)
    scene.plays("gc attack asia 1")
    assert scene.asked == "gc pre-battle"
    scene.plays("gc absorb acolyte 0", "gc decline")
    assert scene.asked == "cc pre-battle"
    assert {"abduct", "hide 1 flying_polyp", "hide 0 shoggoth"} <= set(scene.moves)
    scene.rolls([1] * 11, [1]).plays("cc decline")
    assert scene.asked == "cc action"
    assert scene.power("gc") == 4


def test_who_is_out_is_out_at_once() -> None:
    """CW-10.6: no dice, no abilities, no results."""
    zones = {"asia": "gc starspawn:2 / cc flying_polyp acolyte"}
    scene = war("cc,gc,bg", zones, books={"cc": "invisibility"})
    scene.rolls([6], [1, 1, 1]).plays("cc attack asia 1", "cc hide 1 starspawn")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 3]
    assert scene.zone("asia") == "cc acolyte flying_polyp / gc starspawn"


def test_effects_in_force_stay() -> None:
    """CW-10.7: the hidden unit stays hidden when the Polyp is devoured."""
    zones = {"asia": "cc flying_polyp:2 acolyte / gc cthulhu starspawn"}
    scene = war("cc,gc,bg", zones, books={"cc": "invisibility"})
    scene.plays("cc attack asia 1", "cc hide 1 starspawn", "cc decline", "gc devour")
    scene.rolls([1], [1] * 6).plays("cc lose flying_polyp")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 6]
    assert scene.zone("asia") == "cc acolyte flying_polyp / gc starspawn cthulhu"


def test_a_battle_ends_when_a_side_has_nobody() -> None:
    """CW-10.8, CW-21.31: no dice; the Horrors cannot be called after the only unit is devoured."""
    zones = {"asia": "gc cthulhu / cc acolyte", "europe": "cc hunting_horror"}
    scene = war("gc,cc,bg", zones, books={"cc": "seek_and_destroy"})
    scene.plays("gc attack asia 1", "gc devour")
    assert scene.s.battle is None
    assert not scene.happened("rolled")


def test_what_was_achieved_before_the_dice_counts() -> None:
    """CW-10.9: a devoured unit meets the requirement."""
    scene = war("gc,cc,bg", {"asia": "gc cthulhu / cc acolyte"})
    scene.plays("gc attack asia 1", "gc devour")
    assert scene.met("gc") == {"kill_devour_1"}


def test_totals_are_computed_after_pre_battle() -> None:
    """CW-10.10, CW-10.12: the absorbed unit is dice, not a fighter."""
    zones = {"asia": "gc shoggoth deep_one / cc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "absorb"})
    scene.rolls([1] * 5).plays("gc attack asia 1", "gc absorb deep_one 0")
    assert scene.happened("rolled")[0]["number"] == 5
    assert scene.zone("asia") == "gc shoggoth / cc acolyte"


def test_six_kills_four_and_five_hurt() -> None:
    """CW-10.11: 1 to 3 miss."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn:2 / cc acolyte"})
    scene.rolls([1, 2, 3, 4, 5, 6]).plays("gc attack asia 1")
    rolled = scene.happened("rolled")[0]
    assert rolled["faces"] == (1, 2, 3, 4, 5, 6)
    assert (rolled["kills"], rolled["pains"]) == (1, 2)


def test_battle_abilities_change_the_total() -> None:
    """CW-10.13: Frenzy."""
    zones = {"asia": "bg acolyte:2 / cc acolyte"}
    scene = war("bg,cc,gc", zones, books={"bg": "frenzy"})
    scene.rolls([1, 1]).plays("bg attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 2


def test_everybody_assigns_to_his_own() -> None:
    """CW-10.14, CW-40.16: the defender first, then the attacker."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn deep_one / cc hunting_horror acolyte"})
    scene.rolls([6, 1, 1, 1], [6, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc kill"
    scene.plays("cc assign-kill acolyte")
    assert scene.asked == "gc kill"
    scene.plays("gc assign-kill deep_one")
    assert scene.zone("asia") == "gc starspawn / cc hunting_horror"


def test_surplus_is_ignored() -> None:
    """CW-10.15: three Kills on one unit."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    scene.rolls([6, 6, 6]).plays("gc attack asia 1")
    assert scene.zone("asia") == "gc starspawn"
    assert scene.met("gc") == {"kill_devour_1"}


def test_surplus_is_forgotten() -> None:
    """CW-10.15: Kills and Pains that nobody could take are gone, not kept for later."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn:2 / cc flying_polyp"})
    scene.rolls([6, 6, 4, 4, 1, 1], [4]).plays("gc attack asia 1")
    assert scene.asked == "gc retreat"
    assert (scene.battle.kills, scene.battle.pains) == ([0, 0], [0, 0])


def test_one_result_for_each_unit() -> None:
    """CW-10.16, CW-10.23: a killed unit takes no Pain; Pains come after the Kills."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte:2"})
    scene.rolls([6, 4, 4]).plays("gc attack asia 1")
    assert scene.asked == "cc retreat"
    assert scene.zone("asia") == "gc starspawn / cc acolyte"


def test_post_battle_abilities_of_the_killed_work() -> None:
    """CW-10.19: Nyarlathotep dies and still is the Harbinger."""
    zones = {"asia": "cc nyarlathotep / gc cthulhu"}
    scene = war("cc,gc,bg", zones, books={"cc": "abduct", "gc": "dreams"})
    scene.rolls([4, 1], [6, 1, 1, 1, 1, 1]).plays("cc attack asia 1")
    assert scene.asked == "cc after-pains"
    scene.plays("cc harbinger-power cthulhu")
    assert scene.power("cc") == 6
    assert "nyarlathotep" not in scene.zone("asia")


def test_a_triggered_ability_is_not_undone() -> None:
    """CW-10.20, CW-30.9: Emissary turns the Kill into a Pain, the Kill has been assigned."""
    zones = {"asia": "cc nyarlathotep / gc starspawn:2"}
    scene = war("gc,cc,bg", zones, books={"cc": "emissary", "gc": "dreams"})
    scene.rolls([6, 1, 1, 1, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc after-kills"
    scene.plays("cc emissary")
    assert scene.battle.kills_ever == [0, 0, 1]
    assert scene.battle.killed == [0, 0, 0]
    assert scene.battle.pained == [0, 0, 1]


def test_a_surrounded_unit_is_eliminated_and_not_killed() -> None:
    """CW-1.14, CW-10.33, CW-10.21: it counts for no requirement about Kills."""
    ring = dict.fromkeys(("arctic_ocean", "north_atlantic", "asia"), "gc acolyte")
    zones = {**ring, "europe": "gc starspawn / bg fungi"}
    scene = war("gc,bg,cc", zones, met={"gc": ""})
    scene.rolls([4, 1, 1], [1]).plays("gc attack europe 1")
    assert scene.happened("eliminated") == [{"seat": 1, "unit": "fungi", "zone": "europe"}]
    assert not scene.happened("killed")
    assert scene.met("gc") == set()


def test_eliminations_are_no_kills() -> None:
    """CW-10.21, CW-1.13, CW-1.14: an absorbed unit triggers nothing."""
    scene = war("gc,cc,bg", {"asia": "gc shoggoth deep_one / cc acolyte"}, books={"gc": "absorb"})
    scene.rolls([1] * 5).plays("gc attack asia 1", "gc absorb deep_one 0")
    assert not scene.happened("killed")
    assert scene.happened("eliminated")
    assert scene.met("gc") == {"five_books"}  # the spellbook it was given, nothing new


KILL_STAGE = {
    "emissary": ("gc,cc,bg", "gc starspawn / cc nyarlathotep", {"cc": "emissary"}, "emissary"),
    "harbinger": (
        "cc,bg,gc", "cc nyarlathotep flying_polyp:2 / bg shub_niggurath", {},
        "harbinger-power shub_niggurath",
    ),
    "eternal": ("gc,ww,bg", "gc starspawn / ww rhan_tegoth", {}, "eternal"),
    "berserkergang": (
        "gc,ww,bg", "gc starspawn acolyte / ww gnoph_keh", {"ww": "berserkergang"}, "berserkergang"
    ),
    "martyrdom": (
        "gc,tt,bg", "gc starspawn / tt high_priest acolyte", {"tt": "martyrdom"}, "martyrdom"
    ),
    "necrophagy": (
        "gc,cc,bg", "gc starspawn / cc nightgaunt:2", {"bg": "necrophagy"}, "necrophagy africa"
    ),
}  # fmt: skip
"""What is used when the Kills are assigned and before the Pains are: table, Area, books, move."""


@pytest.mark.parametrize("name", KILL_STAGE)
def test_abilities_of_the_kill_stage_come_before_any_pain(name: str) -> None:
    """CW-10.22: each is offered after the Kills, before any Pain is assigned."""
    factions, units, books, move = KILL_STAGE[name]
    zones = {"asia": units, "africa": "bg ghoul"}
    scene = war(factions, zones, books=books, high_priests=name == "martyrdom")
    kills = 2 if name == "martyrdom" else 1
    attack = [6] * kills + [4] + [1] * 20
    chance, asked = scene.chance, iter((attack, [1] * 20))
    chance.roll = lambda request: next(asked)[: request.count]  # type: ignore[method-assign]
    scene.plays(f"{factions[:2]} attack asia 1")
    assert scene.asked.endswith(" after-kills")
    assert move in scene.moves
    assert sum(scene.battle.pained) == 0


def test_regenerate_and_vengeance_need_no_question_in_the_kill_stage() -> None:
    """CW-10.22: Regenerate and Vengeance decide about the assignment itself, Unholy Ground and
    Demand Sacrifice have their own scenarios.
    """
    scene = war(
        "cc,gc,bg", {"asia": "cc flying_polyp:3 / gc starspawn"}, books={"gc": "regenerate"}
    )
    scene.rolls([6, 6, 1], [1, 1, 1]).plays("cc attack asia 1")
    assert scene.pool("gc", "starspawn") == 2  # two Kills, both on the one that can take two
    scene = war("gc,ys,bg", {"asia": "gc starspawn acolyte / ys hastur"})
    scene.rolls([1, 1, 1], [6, 1, 1, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "ys kill"


def test_necrophagy_may_come_in_either_stage() -> None:
    """CW-10.24, CW-10.25: Necrophagy in either stage, by those who did not use it before."""
    zones = {"asia": "gc starspawn / cc acolyte:2 nyarlathotep", "africa": "bg ghoul"}
    scene = war("gc,cc,bg", zones, books={"bg": "necrophagy", "gc": "dreams", "cc": "abduct"})
    scene.rolls([4, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "bg after-kills"
    scene.plays("bg decline")
    assert scene.asked == "cc pain"
    scene.plays("cc assign-pain acolyte")
    assert scene.asked == "bg after-pains"
    scene.plays("bg necrophagy africa", "cc assign-pain acolyte")
    assert scene.battle.pained == [1, 1, 1, 0]


def test_units_that_arrive_afterwards_take_no_results() -> None:
    """CW-10.27, CW-22.22: the Ghoul is no fighter."""
    zones = {"asia": "gc starspawn / bg acolyte", "africa": "bg ghoul:2"}
    scene = war("gc,bg,cc", zones, books={"bg": "necrophagy"})
    scene.rolls([4, 1, 1]).plays("gc attack asia 1", "bg necrophagy africa", "bg necrophagy africa")
    assert len(scene.battle.kinds) == 2
    assert scene.asked == "gc retreat"


def test_the_dead_leave_before_anybody_retreats() -> None:
    """CW-10.28: a killed defender keeps no Gate."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte! hunting_horror"})
    scene.rolls([6, 4, 1], [4, 1]).plays("gc attack asia 1", "cc assign-kill acolyte_on_gate")
    assert scene.gate("asia") == "abandoned"
    assert scene.asked == "gc retreat"


def test_the_attacker_retreats_first_each_unit_where_its_owner_likes() -> None:
    """CW-10.29, CW-10.30: units may go to different Areas."""
    scene = war("gc,cc,bg", {"asia": "gc deep_one:2 / cc hunting_horror"})
    scene.rolls([4, 1], [4, 4]).plays("gc attack asia 1")
    assert scene.asked == "gc retreat"
    scene.plays("gc retreat deep_one europe", "gc retreat deep_one africa")
    assert scene.asked == "cc retreat"
    assert not scene.can("retreat hunting_horror europe")
    assert scene.can("retreat hunting_horror arctic_ocean")


def test_third_parties_do_not_block() -> None:
    """CW-10.31: only the faction just fought does, where it stands now."""
    zones = {
        "asia": "gc deep_one / cc hunting_horror",
        "europe": "bg acolyte",
        "africa": "cc acolyte",
    }
    scene = war("gc,cc,bg", zones)
    scene.rolls([1], [4, 1]).plays("gc attack asia 1")
    assert "retreat deep_one europe" in scene.moves
    assert "retreat deep_one africa" not in scene.moves


def test_of_the_surrounded_one_is_eliminated_and_the_others_stay() -> None:
    """CW-10.32, CW-10.33: one pained unit is eliminated, the others stay."""
    ring = dict.fromkeys(("arctic_ocean", "north_atlantic", "asia"), "cc acolyte")
    scene = war("gc,cc,bg", ring | {"europe": "gc deep_one:2 acolyte / cc hunting_horror:2"})
    scene.rolls([1, 1], [4, 4, 4, 1]).plays("gc attack europe 1")
    assert scene.asked == "gc surrounded"
    scene.plays("gc lose acolyte")
    assert scene.zone("europe") == "gc deep_one:2 / cc hunting_horror:2"
    assert scene.happened("eliminated") == [{"seat": 0, "unit": "acolyte", "zone": "europe"}]


def test_madness_chooses_areas_and_order() -> None:
    """CW-10.34, CW-21.17, CW-21.28: also in others' battles."""
    zones = {"asia": "gc deep_one / bg fungi", "south_america": "cc acolyte"}
    scene = war("gc,bg,cc", zones, books={"cc": "madness"})
    scene.rolls([4], [4]).plays("gc attack asia 1")
    assert scene.asked == "cc direct-retreats"
    assert scene.moves == ["madness 0", "madness 1", "decline"]
    scene.plays("cc madness 1", "cc retreat fungi europe")
    assert "retreat deep_one europe" not in scene.moves
    scene.plays("cc retreat deep_one africa")
    assert scene.zone("africa") == "gc deep_one"


def test_a_retreating_keeper_leaves_its_gate() -> None:
    """CW-10.35, CW-10.46: nobody takes it outside his turn."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn acolyte / cc acolyte!"})
    scene.rolls([4, 1, 1]).plays("gc attack asia 1", "cc retreat acolyte_on_gate europe")
    assert scene.gate("asia") == "abandoned"
    assert scene.asked == "gc more"


def test_units_without_results_stay() -> None:
    """CW-10.36, CW-4.14: the Area is nobody's."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc acolyte"})
    scene.rolls([1, 1, 1]).plays("gc attack asia 1")
    assert scene.zone("asia") == "gc starspawn / cc acolyte"


def test_bystanders_have_only_what_their_text_allows() -> None:
    """CW-10.37: Harbinger, Devour and Vengeance are for those who fight."""
    zones = {"asia": "gc starspawn / ys king_in_yellow undead:2", "europe": "cc nyarlathotep"}
    scene = war("gc,ys,cc", zones, books={"cc": "abduct"})
    scene.rolls([4, 4, 4], [1]).plays("gc attack asia 1")
    assert not scene.happened("harbinger")
    assert scene.asked == "ys retreat"


def test_the_window_asks_attacker_defender_bystanders() -> None:
    """CW-10.38, CW-10.39, CW-40.15: Emissary before Necrophagy."""
    zones = {"asia": "gc starspawn / cc nyarlathotep", "africa": "bg ghoul"}
    books = {"cc": "emissary", "bg": "necrophagy", "gc": "dreams"}
    scene = war("gc,cc,bg", zones, books=books)
    scene.rolls([6, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc after-kills"
    scene.plays("cc emissary")
    assert scene.asked == "bg after-kills"


def test_harbinger_pays_once_for_a_god_in_a_battle() -> None:
    """CW-10.40: not for the Kill and again for a Pain."""
    zones = {"asia": "cc nyarlathotep / ys king_in_yellow undead:2"}
    scene = war("cc,ys,bg", zones, books={"cc": "abduct emissary", "ys": "passion"})
    scene.rolls([6, 4, 1], [1]).plays("cc attack asia 1", "ys assign-kill king_in_yellow")
    assert scene.can("harbinger-power") == ["harbinger-power king_in_yellow"]
    scene.plays("cc harbinger-power king_in_yellow")
    assert scene.power("cc") == 6
    assert scene.asked == "ys retreat"


def test_after_a_battle_come_retreats_then_spellbooks_then_reactions() -> None:
    """CW-10.45, CW-5.10: retreats, then spellbooks, then reactions."""
    zones = {"asia": "gc starspawn / ys acolyte:2"}
    scene = war("gc,ys,bg", zones, books={"ys": "passion"})
    scene.rolls([6, 4, 1]).plays("gc attack asia 1", "ys retreat acolyte europe")
    assert scene.asked == "gc book"
    scene.plays("gc take-book dreams")
    assert scene.asked == "ys reaction"


def test_of_two_alike_the_leaner_is_given_up() -> None:
    """CW-1.24, CW-20.14, CW-21.14: the owner keeps the Shoggoth that has gained dice."""
    zones = {"asia": "gc shoggoth:2 acolyte / cc nightgaunt acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "absorb", "cc": "abduct"})
    scene.rolls([1] * 5).plays("gc attack asia 1", "gc absorb acolyte 0", "gc decline", "cc abduct")
    assert scene.happened("eliminated")[-1] == {"seat": 0, "unit": "shoggoth", "zone": "asia"}
    assert scene.happened("rolled")[0]["number"] == 5


def test_of_two_alike_the_fatter_is_hidden() -> None:
    """CW-21.16, CW-20.14: an enemy takes the Shoggoth that has gained dice out of the battle."""
    zones = {"asia": "gc shoggoth:2 acolyte / cc flying_polyp acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "absorb", "cc": "invisibility"})
    scene.plays("gc attack asia 1", "gc absorb acolyte 0", "gc decline")
    scene.rolls([1, 1], [1]).plays("cc hide 0 shoggoth")
    assert scene.happened("rolled")[0]["number"] == 2
    assert scene.zone("asia") == "gc shoggoth:2 / cc acolyte flying_polyp"
