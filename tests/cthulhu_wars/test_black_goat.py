"""Cthulhu Wars, chapter 22: the Black Goat."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

FUNGI = dict.fromkeys(("asia", "europe", "africa"), "bg fungi")


def test_one_summon_action_brings_any_number_of_monsters_anywhere() -> None:
    """CW-22.2, CW-22.24, CW-3.21, CW-40.6: one Summon action, any number of Monsters, anywhere."""
    zones = {"africa": "bg acolyte:2!", "asia": "bg acolyte!"}
    scene = war("bg,cc,gc", zones, power={"bg": 8}, usual=True)
    scene.plays("bg summon ghoul africa", "bg summon fungi asia")
    assert scene.asked == "bg summon"
    assert {move.split()[0] for move in scene.moves} == {"summon", "done"}
    scene.plays("bg done")
    assert scene.asked == "cc action"
    assert scene.power("bg") == 5
    assert (scene.zone("africa"), scene.zone("asia")) == ("bg acolyte:2 ghoul", "bg acolyte fungi")


def test_a_summon_is_the_main_action() -> None:
    """CW-22.2, CW-3.3: neither a move nor another main action comes before or after it."""
    scene = war("bg,cc,gc", {"africa": "bg acolyte:2!"}, power={"bg": 8})
    scene.plays("bg summon ghoul africa", "bg done")
    assert scene.asked == "bg more"
    assert not scene.can("summon")
    assert scene.why_not("bg summon fungi africa") == ("acted", "CW-3.3")
    scene = war("bg,cc,gc", {"africa": "bg acolyte:2!"}, power={"bg": 8}, usual=True)
    scene.plays("bg recruit acolyte africa")
    assert scene.asked == "cc action"


def test_whoever_summons_may_say_that_it_was_the_last() -> None:
    """CW-22.2: nobody is asked then; nor when no other can be paid or is left in the Pool."""
    scene = war("bg,cc,gc", {"africa": "bg acolyte!"}, power={"bg": 8}, usual=True)
    scene.plays("bg summon ghoul africa", "bg summon-last ghoul africa")
    assert scene.asked == "cc action"
    scene = war("bg,cc,gc", {"africa": "bg acolyte!"}, power={"bg": 1}, usual=True)
    scene.plays("bg summon ghoul africa")
    assert scene.asked == "cc action"
    assert scene.refuses("cc summon-last nightgaunt africa")


def test_reactions_come_once_after_the_last_summon() -> None:
    """CW-22.2, CW-3.23: not between two Monsters of one action."""
    zones = {"africa": "bg acolyte! / gc acolyte"}
    scene = war("bg,gc,cc", zones, books={"gc": "devolve"})
    scene.plays("bg summon ghoul africa")
    assert scene.asked == "bg summon"
    scene.plays("bg summon fungi africa", "bg done")
    assert scene.asked == "gc reaction"
    assert scene.ask.params["deed"] == "summon fungi africa"


def test_if_agreed_fertility_cult_makes_summoning_unlimited() -> None:
    """CW-22.2, CW-40.6: if it was agreed, Summon is an Unlimited Action."""
    scene = war(
        "bg,cc,gc", {"africa": "bg acolyte:2!"}, power={"bg": 8}, fertility_cult="unlimited"
    )
    scene.plays("bg summon ghoul africa", "bg summon fungi africa")
    assert scene.asked == "bg action"
    scene.plays("bg recruit acolyte africa", "bg summon dark_young africa", "bg end-turn")
    assert scene.power("bg") == 1
    assert scene.zone("africa") == "bg acolyte:3 ghoul fungi dark_young"
    scene = war("bg,cc,gc", {"africa": "bg acolyte!"}, fertility_cult="unlimited", usual=True)
    scene.plays("bg summon ghoul africa", "bg end-turn")  # it was the main action
    assert scene.asked == "cc action"


def test_a_ghoul_for_nothing_is_a_way_to_wait() -> None:
    """CW-22.28, CW-22.18: the turn is used up, and no Power."""
    zones = {"africa": "bg acolyte! shub_niggurath"}
    scene = war("bg,cc,gc", zones, books={"bg": "thousand_young"}, usual=True)
    scene.plays("bg summon-last ghoul africa")
    assert scene.power("bg") == 5
    assert scene.asked == "cc action"


def test_shub_niggurath_costs_eight_power_and_two_cultists_from_anywhere() -> None:
    """CW-22.3, CW-22.11: 8 Power and two Cultists from anywhere; the Gate may be lost by it."""
    zones = {"africa": "bg acolyte!", "asia": "bg acolyte:2"}
    scene = war("bg,cc,gc", zones, power={"bg": 8})
    scene.plays("bg awaken shub_niggurath africa", "bg sacrifice acolyte_on_gate africa",
                "bg take-book frenzy")  # fmt: skip
    assert scene.zone("africa") == "bg shub_niggurath"
    assert scene.gate("africa") == "abandoned"
    assert scene.met("bg") == {"awaken_shub_niggurath"}
    assert not war("bg,cc,gc", {"africa": "bg acolyte!"}, power={"bg": 8}).can("awaken")


def test_shub_niggurath_fights_with_gates_cultists_and_signed_dark_young() -> None:
    """CW-22.4: Gates and Cultists; with the Red Sign also Dark Young."""
    zones = {"africa": "bg acolyte:2! shub_niggurath dark_young", "asia": "bg acolyte!"}
    assert total(war("bg,cc,gc", zones), "africa", "bg", "cc") == 7
    signed = war("bg,cc,gc", zones, books={"bg": "red_sign"})
    assert total(signed, "africa", "bg", "cc") == 8


def test_shub_niggurath_swaps_places_with_a_unit_its_owner_picks() -> None:
    """CW-22.5: a swap with a unit of the owner's choice, which leaves its Gate."""
    zones = {"africa": "bg acolyte! shub_niggurath", "asia": "cc acolyte! nightgaunt nyarlathotep"}
    scene = war("bg,cc,gc", zones)
    assert scene.can("avatar") == ["avatar asia 1"]
    scene.plays("bg avatar asia 1")
    assert scene.moves == ["lose acolyte_on_gate", "lose nightgaunt"]
    scene.plays("cc lose acolyte_on_gate")
    assert scene.zone("asia") == "bg shub_niggurath / cc nightgaunt nyarlathotep"
    assert scene.zone("africa") == "bg acolyte / cc acolyte"
    assert (scene.gate("asia"), scene.power("bg")) == ("abandoned", 4)


def test_units_in_four_six_and_eight_areas_bring_spellbooks() -> None:
    """CW-22.6, CW-22.7, CW-22.8: units in four, six, eight Areas."""
    places = ("asia", "europe", "africa", "australia", "antarctica", "north_america",
              "south_america")  # fmt: skip
    for areas, met in ((3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3)):
        zones = dict.fromkeys(places[: areas - 2], "bg acolyte") | {"indian_ocean": "bg fungi:2"}
        scene = war("bg,cc,gc", zones)
        scene.plays("bg move-unit fungi indian_ocean south_pacific", "bg done")
        while scene.asked == "bg book":
            scene.plays(f"bg {scene.moves[0]}")
        assert len(scene.met("bg")) == met


def test_what_is_true_in_the_middle_of_a_move_does_not_count() -> None:
    """CW-3.12: four Areas for a moment, three when the action is over."""
    zones = {"asia": "bg fungi:2", "europe": "bg acolyte", "africa": "bg acolyte"}
    scene = war("bg,cc,gc", zones)
    scene.plays("bg move-unit fungi asia indian_ocean")
    assert scene.s.presence[0].bit_count() == 4
    scene.plays("bg move-unit acolyte europe asia", "bg done")
    assert scene.met("bg") == set()


def test_an_area_shared_with_each_enemy_brings_a_spellbook() -> None:
    """CW-22.9, CW-22.19, CW-40.46: not one common Area, but one with each; Power for it."""
    zones = {"africa": "bg acolyte / cc acolyte", "asia": "bg acolyte:2", "europe": "gc acolyte"}
    scene = war("bg,cc,gc", zones)
    scene.plays("bg move-unit acolyte asia europe", "bg done", "bg take-book frenzy")
    assert scene.met("bg") == {"share_areas"}
    assert scene.power("bg") == 6


def test_two_cultists_from_anywhere_may_be_given_up_for_a_spellbook() -> None:
    """CW-22.10: as an action, for 0, from anywhere."""
    scene = war("bg,cc,gc", {"africa": "bg acolyte:2", "asia": "bg acolyte:2"})
    scene.plays("bg sacrifice-two", "bg sacrifice acolyte africa", "bg sacrifice acolyte asia",
                "bg take-book frenzy")  # fmt: skip
    assert scene.power("bg") == 5
    assert scene.met("bg") == {"eliminate_two"}
    assert not war("bg,cc,gc", {"africa": "bg acolyte"}).can("sacrifice-two")
    last = war("bg,cc,gc", {"africa": "bg acolyte", "asia": "bg acolyte ghoul"})
    last.plays("bg sacrifice-two")
    assert (last.zone("africa"), last.zone("asia")) == ("", "bg ghoul")


def test_a_cultist_is_sacrificed_once_a_doom_phase_with_her_in_play() -> None:
    """CW-22.12: once a Doom Phase, with Shub-Niggurath in play."""
    zones = {"africa": "bg acolyte:3! shub_niggurath"}
    scene = war("bg,cc,gc", zones, phase=DOOM_TURN, books={"bg": "blood_sacrifice"})
    scene.rolls(2).plays("bg blood-sacrifice", "bg sacrifice acolyte africa")
    assert scene.signs("bg") == [2]
    assert not scene.can("blood-sacrifice")
    without = war("bg,cc,gc", {"africa": "bg acolyte!"}, phase=DOOM_TURN,
                  books={"bg": "blood_sacrifice"})  # fmt: skip
    assert not without.can("blood-sacrifice")


def test_with_frenzy_cultists_of_all_kinds_have_a_die() -> None:
    """CW-22.13: all kinds of Cultists."""
    zones = {"asia": "bg acolyte:2 high_priest fungi"}
    scene = war("bg,cc,gc", zones, books={"bg": "frenzy"}, high_priests=True)
    assert total(scene, "asia", "bg", "cc") == 4


def ghroth(face: int, zones: dict[str, str]) -> Scene:
    scene = war("bg,cc,gc", FUNGI | zones, books={"bg": "ghroth"}, met={"bg": "spread_4"})
    return scene.rolls([face]).plays("bg ghroth")


def test_ghroth_takes_what_was_agreed_and_each_victim_picks_his_own() -> None:
    """CW-22.14, CW-22.15: the roll is the demand; each victim picks his own."""
    scene = ghroth(2, {"arctic_ocean": "cc acolyte:2! / gc acolyte:2"})
    assert scene.power("bg") == 3
    scene.plays("cc offer 1", "gc offer 1", "cc sacrifice acolyte arctic_ocean")
    assert scene.zone("arctic_ocean") == "cc acolyte / gc acolyte"
    assert scene.gate("arctic_ocean") == "cc"


def test_without_agreement_the_goat_fixes_the_numbers_and_owners_pick() -> None:
    """CW-22.14, CW-40.37: the Black Goat fixes the numbers, the owners pick."""
    scene = ghroth(3, {"arctic_ocean": "cc acolyte:3", "antarctica": "gc acolyte:3"})
    scene.plays("cc leave", "gc leave")
    assert scene.asked == "bg ghroth-share"
    assert scene.moves == [f"share 1 {number}" for number in range(4)]
    scene.plays("bg share 1 1")
    assert scene.zone("arctic_ocean") == "cc acolyte:2"
    assert scene.zone("antarctica") == "gc acolyte"


def test_ghroth_takes_all_if_there_are_no_more() -> None:
    """CW-22.15: no talks."""
    scene = ghroth(3, {"arctic_ocean": "cc acolyte:2", "antarctica": "gc acolyte"})
    assert scene.zone("arctic_ocean") == ""
    assert scene.zone("antarctica") == ""


def test_ghroth_lets_the_only_one_with_cultists_pick_without_talks() -> None:
    """CW-22.14, CW-22.15: no talks, he picks which of them go."""
    scene = ghroth(2, {"arctic_ocean": "cc acolyte:2!", "antarctica": "cc acolyte / gc deep_one"})
    assert scene.asked == "cc ghroth-loss"
    scene.plays("cc sacrifice acolyte arctic_ocean", "cc sacrifice acolyte antarctica")
    assert scene.zone("arctic_ocean") == "cc acolyte"
    assert scene.gate("arctic_ocean") == "cc"


def test_when_ghroth_fails_an_acolyte_of_any_faction_must_appear() -> None:
    """CW-22.14, CW-22.20: an Acolyte of any faction anywhere; compulsory."""
    scene = ghroth(4, {"arctic_ocean": "cc acolyte:2"})
    assert scene.asked == "bg ghroth-place"
    assert len(scene.moves) == 39
    scene.plays("bg ghroth-place 1 antarctica")
    assert scene.zone("antarctica") == "cc acolyte"


def test_with_all_acolytes_on_the_map_a_failed_ghroth_places_nothing() -> None:
    """CW-1.23, CW-22.20: with all Acolytes on the map nothing happens."""
    zones = {"arctic_ocean": "cc acolyte:6", "antarctica": "gc acolyte:6", "asia": "bg acolyte:6"}
    scene = war("bg,cc,gc", zones, books={"bg": "ghroth"})
    scene.rolls([1]).plays("bg ghroth")
    assert scene.power("bg") == 3
    assert scene.asked != "bg ghroth-place"


def test_ghouls_come_once_to_any_battle_with_a_pain_for_both_sides_each() -> None:
    """CW-22.16, CW-40.51: in any battle, once, any number of Ghouls; a Pain for both sides each."""
    zones = {"asia": "gc starspawn / cc hunting_horror", "africa": "bg ghoul", "europe": "bg ghoul"}
    scene = war("gc,cc,bg", zones, books={"bg": "necrophagy"})
    scene.rolls([1] * 3, [1] * 2).plays("gc attack asia 1", "bg necrophagy africa", "bg done")
    assert scene.battle.pained == [1, 1]
    scene.plays("gc retreat starspawn africa", "cc retreat hunting_horror europe")
    assert scene.zone("asia") == "bg ghoul"


def test_a_hidden_ghoul_arrives_without_moving() -> None:
    """CW-22.21, CW-40.10: it takes no part and may be called."""
    zones = {"asia": "cc flying_polyp hunting_horror / bg ghoul fungi"}
    books = {"cc": "invisibility", "bg": "necrophagy"}
    scene = war("cc,bg,gc", zones, books=books)
    scene.rolls([1] * 3, [1]).plays("cc attack asia 1", "cc hide 1 ghoul")
    assert scene.asked == "bg after-kills"
    assert scene.can("necrophagy") == ["necrophagy asia"]
    scene.plays("bg necrophagy asia")
    assert scene.asked == "cc pain"


def test_dark_young_build_and_hold_gates_and_stay_monsters() -> None:
    """CW-22.17: Dark Young build and hold Gates; they stay Monsters."""
    zones = {"africa": "bg dark_young / cc hunting_horror", "asia": "gate / bg dark_young"}
    scene = war("bg,cc,gc", zones, books={"bg": "red_sign"})
    assert scene.can("create-gate") == ["create-gate africa"]
    assert scene.can("control-gate") == ["control-gate asia dark_young"]
    assert income(scene.s, scene.t, 0) == 3  # two Dark Young, the abandoned Gate
    assert not war("cc,bg,gc", zones, books={"bg": "red_sign"}).can("capture")
    assert not war("bg,cc,gc", zones).can("create-gate")


def test_monsters_are_one_cheaper_while_shub_niggurath_is_in_play() -> None:
    """CW-22.18: 1 cheaper while Shub-Niggurath is in play."""
    zones = {"africa": "bg acolyte! shub_niggurath"}
    scene = war("bg,cc,gc", zones, books={"bg": "thousand_young"}, power={"bg": 2})
    scene.plays("bg summon dark_young africa")
    assert scene.power("bg") == 0
    assert scene.can("summon") == ["summon ghoul africa"]
    without = war("bg,cc,gc", {"africa": "bg acolyte!"}, books={"bg": "thousand_young"},
                  power={"bg": 2})  # fmt: skip
    assert not without.can("summon dark_young")


def test_nobody_shares_areas_with_those_who_are_nowhere() -> None:
    """CW-22.9: the tally begins at none, and the own units do not count."""
    for zones, shared in (
        ({}, 0),
        ({"asia": "bg ghoul"}, 0),
        ({"asia": "bg ghoul / cc acolyte"}, 1),
    ):
        scene = war("bg,cc,gc", zones)
        wanted = next(each for each in scene.t.requirements[0] if each.name == "share_areas")
        assert wanted.tally(scene.s) == ((shared, 2),)
