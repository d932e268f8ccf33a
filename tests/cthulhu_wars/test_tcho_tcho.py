"""Cthulhu Wars, chapter 27: the Tcho-Tcho."""

from __future__ import annotations

import pytest

from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.factions.tcho_tcho import HellsBanquet
from mythos.games.cthulhu_wars.rules.board import board_of
from mythos.games.cthulhu_wars.rules.doom import ritual_gain
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM, War
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war


def growing(scene: Scene, growth: int, *, risen: bool = True) -> Scene:
    """The Growth counter stands so high, and Ubbo-Sathla has risen before."""
    at = scene.t.ability(scene.seat("tt"), HellsBanquet).at
    scene.s.counters[at : at + 3] = [growth, int(risen), int(risen)]
    return scene


def growth(scene: Scene) -> int:
    ((name, number),) = scene.view("tt").seats[scene.seat("tt")].marks
    assert name == "growth"
    return number


def options(match: Match[War]) -> set[str]:
    return {str(move).removeprefix("start-in ") for move in match.asked[0].moves}


# Set-up.


def test_they_start_on_a_glyph_that_nobody_uses_after_those_who_have_one() -> None:
    """CW-2.13, CW-27.1, CW-2.10: a glyph that nobody uses, after those who have one."""
    match: Match[War] = Match(GAME, 3, options={"factions": "tt,cc,bg"})
    assert options(match) == {
        "arctic_ocean", "antarctica", "south_pacific", "europe", "north_america",
    }  # fmt: skip
    match.play(0, "start-in europe")
    assert match.state.starts[0] == CATALOGUE.layout(match.state.table).zone("europe")
    assert GAME.flaws(match.state) == []


def test_beside_the_windwalker_they_start_on_one_pole_and_he_on_the_other() -> None:
    """CW-2.13, CW-2.14: both of his Areas are free; he takes the other and has met it at once."""
    match: Match[War] = Match(GAME, 3, options={"factions": "tt,ww,bg"})
    assert {"arctic_ocean", "antarctica"} < options(match)
    match.play(0, "start-in arctic_ocean")
    t = CATALOGUE.layout(match.state.table)
    assert match.state.starts[1] == t.zone("antarctica")
    match.play(match.asked[0].seat, "direction clockwise")
    assert (match.asked[0].seat, match.asked[0].question.key) == (1, "book")


def test_with_high_priests_for_everybody_one_of_their_six_is_one() -> None:
    """CW-2.13, CW-13.1: one of the six is a High Priest; there are three, the others have one."""
    wanted = {"factions": "tt,cc,bg", "high_priests": True}
    match: Match[War] = Match(GAME, 3, options=wanted)
    match.play(0, "start-in europe")
    t, s = CATALOGUE.layout(match.state.table), match.state
    zone = t.zone("europe")
    acolyte, priest = t.acolyte[0], t.kinds[0]["high_priest"]
    assert [s.figures[zone * t.size + kind] for kind in (acolyte, priest)] == [5, 1]
    assert s.keepers[zone] == acolyte
    assert [t.units[t.kinds[seat]["high_priest"]].count for seat in range(3)] == [3, 1, 1]


def test_priests_are_units_of_the_faction() -> None:
    """CW-27.2, CW-13.3: without the option only the Tcho-Tcho have them, with their Oath."""
    scene = war("tt,cc,bg", {"asia": "tt high_priest", "africa": "cc acolyte"})
    assert scene.can("recruit high_priest")
    assert "high_priest" not in scene.t.kinds[1]
    scene.plays("tt recruit acolyte asia")
    assert scene.asked == "tt reaction"
    scene.plays("tt unspeakable-oath asia")
    assert scene.power("tt") == 6


# Sycophancy.


def rituals(codes: str, gates: int = 2) -> Scene:
    """The first faction may perform a ritual with so many Gates."""
    first, *_ = codes.split(",")
    homes = ("asia", "africa")[:gates]
    zones = dict.fromkeys(homes, f"{first} acolyte!") | {"europe": "tt acolyte"}
    return war(codes, zones, phase=DOOM)


def test_whoever_performs_a_ritual_chooses_what_the_tcho_tcho_gain() -> None:
    """CW-27.3: whoever performs a ritual chooses."""
    scene = rituals("cc,tt,bg").plays("cc perform-ritual")
    assert scene.asked == "cc sycophancy"
    assert scene.moves == ["forgo-doom", "pay-homage 1"]
    scene.plays("cc forgo-doom", "tt take-book terror")
    assert (scene.doom("cc"), scene.doom("tt")) == (2 + 1, 0)
    scene = rituals("cc,tt,bg").plays("cc perform-ritual", "cc pay-homage 1", "tt take-book terror")
    assert (scene.doom("cc"), scene.doom("tt")) == (2 + 2, 1)


def test_sycophancy_does_not_take_what_is_not_there() -> None:
    """CW-27.29: never below 0, and nobody is asked."""
    scene = rituals("cc,tt,bg", gates=0).plays("cc perform-ritual")
    assert scene.asked == "tt book"
    assert scene.doom("cc") == 0


def test_the_own_ritual_is_without_sycophancy_and_meets_nothing() -> None:
    """CW-27.3: only enemies; and nothing is met by it (CW-27.8)."""
    scene = rituals("tt,cc,bg").plays("tt perform-ritual")
    assert scene.doom("tt") == 2 + 2
    assert scene.met("tt") == set()


def test_sycophancy_takes_one_after_dragon_descending_has_doubled() -> None:
    """CW-40.48: doubled first, then 1 less."""
    zones = {"asia": "ow acolyte!", "africa": "ow acolyte!", "europe": "tt acolyte"}
    scene = war("ow,tt,bg", zones, phase=DOOM, books={"ow": "dragon_descending"})
    scene.plays("ow descend", "ow forgo-doom")
    assert scene.doom("ow") == 2 + 4 - 1


# Ubbo-Sathla.


def test_in_the_action_phase_ubbo_sathla_costs_six_and_a_high_priest() -> None:
    """CW-27.4, CW-27.5, CW-27.13: 6 and a High Priest, from anywhere."""
    zones = {"asia": "tt acolyte!", "africa": "tt high_priest"}
    scene = war("tt,cc,bg", zones, power={"tt": 6})
    assert scene.can("awaken") == ["awaken ubbo_sathla asia"]
    scene.plays("tt awaken ubbo_sathla asia")
    assert (scene.power("tt"), scene.zone("africa")) == (0, "")
    scene.plays("tt take-book terror")
    assert scene.zone("asia") == "tt acolyte ubbo_sathla"
    assert scene.met("tt") == {"awaken_ubbo_sathla"}


def test_awakening_needs_a_gate_and_a_priest() -> None:
    """CW-27.4: both."""
    power = {"tt": 6}
    assert not war("tt,cc,bg", {"asia": "tt acolyte! acolyte"}, power=power).can("awaken")
    assert not war("tt,cc,bg", {"asia": "tt high_priest acolyte"}, power=power).can("awaken")
    zones = {"asia": "tt high_priest! acolyte"}
    scene = war("tt,cc,bg", zones, power=power).plays("tt awaken ubbo_sathla asia")
    assert scene.gate("asia") == "abandoned"


def test_in_the_doom_phase_ubbo_sathla_costs_only_a_high_priest() -> None:
    """CW-27.4, CW-27.5: for nothing, before or after the ritual; which Priest, one chooses."""
    zones = {"asia": "tt acolyte!", "africa": "tt high_priest", "europe": "tt high_priest"}
    scene = war("tt,cc,bg", zones, phase=DOOM).plays("tt decline")
    assert scene.can("awaken-below") == ["awaken-below asia"]
    scene.plays("tt awaken-below asia")
    assert set(scene.moves) == {"sacrifice high_priest europe", "sacrifice high_priest africa"}
    scene.plays("tt sacrifice high_priest africa", "tt take-book terror", "tt decline")
    assert scene.power("tt") == 5
    assert scene.zone("asia") == "tt acolyte ubbo_sathla"
    assert scene.can("perform-ritual")


def test_ubbo_sathla_has_the_dice_of_the_growth_counter() -> None:
    """CW-27.6: the Growth counter, whatever happened to him."""
    scene = growing(war("tt,cc,bg", {"asia": "tt ubbo_sathla proto_shoggoth"}), 7)
    assert total(scene, "asia", "tt", "cc") == 8


def test_after_the_first_awakening_hells_banquet_is_rolled() -> None:
    """CW-27.7, CW-40.23: from the Gather Power after the first awakening on, risen or not."""
    zones = {"asia": "tt acolyte:4!", "africa": "tt high_priest", "europe": "cc acolyte"}
    scene = war("tt,cc,bg", zones, power={"tt": 6, "cc": 0, "bg": 0})
    scene.plays("tt awaken ubbo_sathla asia", "tt take-book terror").rolls([5])
    while not scene.can("done"):
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    assert scene.asked == "tt doom"
    assert growth(scene) == 5


def test_the_phase_of_the_awakening_has_no_banquet() -> None:
    """CW-27.7: awakened in a Doom Phase, the first roll comes with the next."""
    zones = {"asia": "tt acolyte!", "africa": "tt high_priest", "europe": "cc acolyte"}
    scene = war("tt,cc,bg", zones, phase=DOOM).plays("tt decline")
    scene.plays("tt awaken-below asia", "tt take-book terror")
    assert (growth(scene), scene.s.round) == (0, 1)
    scene.plays("tt done")
    next_banquet(scene, 4)
    assert (growth(scene), scene.s.round) == (4, 3)  # after round 2


def next_banquet(scene: Scene, face: int) -> None:
    """On to the next roll for the Growth counter, everybody as idle as can be."""
    scene.rolls([face])
    before = growth(scene)
    while growth(scene) == before:
        idle = [move for move in scene.moves if move in ("pass", "done", "decline")]
        scene.plays(f"{scene.asked.split()[0]} {(idle or scene.moves)[0]}")


def test_there_is_no_banquet_before_he_has_risen() -> None:
    """CW-27.7: without an awakening there is no roll in any Doom Phase."""
    zones = {"asia": "tt acolyte!", "europe": "cc acolyte!", "africa": "bg acolyte"}
    scene = war("tt,cc,bg", zones)
    while scene.s.round < 3:
        idle = [move for move in scene.moves if move in ("pass", "done", "decline")]
        scene.plays(f"{scene.asked.split()[0]} {(idle or scene.moves)[0]}")
    assert growth(scene) == 0


def test_the_banquet_goes_on() -> None:
    """CW-27.6, CW-27.7: in every Doom Phase, also while he is in the Pool; it is never reset."""
    zones = {"asia": "tt acolyte!", "europe": "cc acolyte!", "africa": "bg acolyte"}
    scene = growing(war("tt,cc,bg", zones), 3)
    next_banquet(scene, 5)
    assert (growth(scene), scene.s.round, scene.pool("tt", "ubbo_sathla")) == (8, 2, 1)
    next_banquet(scene, 6)
    assert (growth(scene), scene.s.round) == (14, 3)


# Requirements.


def test_any_other_players_ritual_meets_a_requirement() -> None:
    """CW-27.8: any other player's."""
    scene = rituals("cc,tt,bg").plays("cc perform-ritual", "cc forgo-doom")
    assert scene.asked == "tt book"
    assert scene.met("tt") == {"others_advance"}


def test_another_players_fifteen_doom_meet_a_requirement() -> None:
    """CW-27.8: 15 Doom of another, not our own."""
    zones = {"asia": "tt acolyte", "africa": "cc acolyte"}
    scene = war("tt,cc,bg", zones, doom={"cc": 15}).plays("tt recruit acolyte asia")
    assert scene.asked == "tt book"
    scene = war("tt,cc,bg", zones, doom={"tt": 15, "cc": 14}).plays("tt recruit acolyte asia")
    assert scene.met("tt") == set()
    assert scene.view("tt").seats[0].tallies[0] == ((14, 15),)


def test_one_sign_earned_and_three_held_bring_spellbooks() -> None:
    """CW-27.9, CW-27.10: one earned, three held at the same time."""
    zones = {"asia": "tt acolyte"}
    scene = war("tt,cc,bg", zones, signs={"tt": [1]}).plays("tt recruit acolyte asia")
    assert scene.met("tt") == {"earn_sign"}
    scene = war("tt,cc,bg", zones, signs={"tt": [1, 1, 2]}).plays("tt recruit acolyte asia")
    assert scene.met("tt") == {"earn_sign", "three_signs"}


def test_the_gate_of_the_start_may_be_removed_and_the_cultist_stays() -> None:
    """CW-27.11, CW-27.24: the one we control where we started; the Cultist stays."""
    zones = {"asia": "tt acolyte!", "europe": "tt acolyte!"}
    scene = war("tt,cc,bg", zones)
    assert not scene.can("remove-gate")
    home = scene.t.zone("europe")
    scene = war("tt,cc,bg", zones, starts=[home, -1, -1]).plays("tt remove-gate")
    assert (scene.gate("europe"), scene.zone("europe")) == ("none", "tt acolyte")
    assert (scene.asked, scene.power("tt")) == ("tt book", 5)
    lost = {"europe": "tt acolyte / cc acolyte!"}
    assert not war("tt,cc,bg", lost, starts=[home, -1, -1]).can("remove-gate")


@pytest.mark.parametrize(("faces", "met"), [([6], True), ([4], False)])
def test_a_god_killed_in_anybodys_battle_meets_a_requirement(faces: list[int], met: bool) -> None:
    """CW-27.12: in anybody's battle; a Pain is no death."""
    zones = {"asia": "cc flying_polyp / bg shub_niggurath", "africa": "tt acolyte"}
    scene = war("cc,tt,bg", zones).rolls(faces).plays("cc attack asia 2")
    if not met:
        scene.plays(f"bg {scene.moves[0]}")
    assert scene.met("tt") == ({"great_old_one_killed"} if met else set())


# Spellbooks.


def test_hierophants_bring_a_high_priest_with_every_spellbook() -> None:
    """CW-27.14: this one included; at one of our Gates."""
    zones = {"asia": "tt acolyte!", "europe": "tt acolyte!"}
    scene = war("tt,cc,bg", zones, signs={"tt": [1]}).plays("tt recruit acolyte asia")
    scene.plays("tt take-book hierophants")
    assert scene.asked == "tt hierophants"
    assert set(scene.moves) == {"ordain asia", "ordain europe"}
    scene.plays("tt ordain europe")
    assert scene.zone("europe") == "tt acolyte high_priest"


def test_with_all_priests_out_hierophants_raise_the_growth_counter() -> None:
    """CW-27.14: the Growth counter rises instead."""
    zones = {"asia": "tt acolyte! high_priest:3"}
    scene = war("tt,cc,bg", zones, signs={"tt": [1]}, books={"tt": "hierophants"})
    scene.plays("tt recruit acolyte asia", "tt take-book terror", "tt decline")
    assert growth(scene) == 1


@pytest.mark.parametrize(
    ("zones", "allowed"),
    [({"asia": "tt acolyte", "europe": "tt proto_shoggoth"}, {"asia", "europe"}),
     ({"asia": "cc acolyte"}, set(board_of("earth-west-3p+earth-east-3p").names))],
)  # fmt: skip
def test_without_a_gate_hierophants_come_to_units_or_anywhere(
    zones: dict[str, str], allowed: set[str]
) -> None:
    """CW-27.21: where we have units; without units anywhere."""
    scene = war("cc,tt,bg", zones, doom={"cc": 15}, power={"cc": 5})
    scene.plays("cc pass", "tt take-book hierophants")
    assert scene.asked == "tt hierophants"
    assert set(scene.moves) == {f"ordain {zone}" for zone in allowed}


def test_idolatry_brings_units_from_around_to_anothers_start_area() -> None:
    """CW-27.15, CW-40.30: to a printed start Area of another faction, from around; for 1."""
    zones = {"africa": "tt acolyte:2! proto_shoggoth", "antarctica": "tt acolyte"}
    scene = war("tt,cc,bg", zones, books={"tt": "idolatry"})
    assert "idolatry asia" in scene.can("idolatry")
    assert "idolatry indian_ocean" not in scene.can("idolatry")
    scene.plays("tt idolatry asia")
    assert scene.power("tt") == 4
    assert set(scene.moves) == {
        "flock acolyte africa", "flock acolyte_on_gate africa", "flock proto_shoggoth africa",
    }  # fmt: skip
    scene.plays("tt flock proto_shoggoth africa", "tt flock acolyte_on_gate africa", "tt done")
    assert scene.zone("asia") == "tt acolyte proto_shoggoth"
    assert scene.gate("africa") == "abandoned"


def test_every_printed_glyph_of_another_is_ground_for_idolatry() -> None:
    """CW-40.30, CW-2.16: all printed glyphs, where the Opener started, not where the Ancients did;
    taxed there (CW-26.20).
    """
    zones = {"south_atlantic": "tt acolyte", "north_atlantic": "tt acolyte"}
    board = board_of("earth-west-3p+earth-east-5p")
    starts = [-1, board.numbers["south_america"], board.numbers["north_pacific"], -1]
    scene = war("tt,ow,an,ww", zones, books={"tt": "idolatry", "ww": "ice_age"}, starts=starts,
                four_player_map="east")  # fmt: skip
    ice = next(each for each in scene.t.abilities if each.name == "ice_age")
    scene.s.counters[ice.at] = scene.t.zone("south_america") + 1
    assert {move.split()[1] for move in scene.can("idolatry")} == {
        "arctic_ocean", "antarctica", "europe", "north_america", "south_america", "south_pacific",
        "west_africa",
    }  # fmt: skip
    scene.plays("tt idolatry south_america")
    assert scene.power("tt") == 3
    poor = war("tt,ow,an,ww", zones, books={"tt": "idolatry", "ww": "ice_age"}, starts=starts,
               four_player_map="east", power={"tt": 1})  # fmt: skip
    poor.s.counters[ice.at] = poor.t.zone("south_america") + 1
    assert poor.can("idolatry europe")
    assert not poor.can("idolatry south_america")


def test_idolatry_needs_somebody_near() -> None:
    """CW-27.15, CW-1.23: somebody has to come."""
    scene = war("tt,cc,bg", {"asia": "tt acolyte"}, books={"tt": "idolatry"})
    assert "idolatry asia" not in scene.can("idolatry")


def killed_priest(faces: list[int], **fields: str) -> Scene:
    zones = {"asia": "cc hunting_horror:2 / tt high_priest acolyte proto_shoggoth"}
    scene = war("cc,tt,bg", zones, books={"tt": "martyrdom", **fields})
    return scene.rolls(faces, [1]).plays("cc attack asia 1")


def test_when_the_high_priest_dies_every_other_kill_becomes_a_pain() -> None:
    """CW-27.16: the High Priest dies, every other Kill becomes a Pain."""
    scene = killed_priest([6, 6, 1, 1])
    scene.plays("tt assign-kill proto_shoggoth", "tt assign-kill high_priest")
    assert scene.moves == ["martyrdom", "decline"]
    scene.plays("tt martyrdom")
    assert scene.asked == "tt retreat"
    scene.plays("tt retreat proto_shoggoth africa")
    assert scene.pool("tt", "high_priest") == 3
    assert scene.pool("tt", "proto_shoggoth") == 6 - 1


def test_martyrdom_needs_a_killed_priest() -> None:
    """CW-27.22: a Kill on him, not on others."""
    scene = killed_priest([6, 6, 1, 1])
    scene.plays("tt assign-kill proto_shoggoth", "tt assign-kill acolyte")
    assert not scene.can("martyrdom")


def test_martyrdom_can_be_declined() -> None:
    """CW-27.16: the others die, too."""
    scene = killed_priest([6, 6, 1, 1])
    scene.plays("tt assign-kill proto_shoggoth", "tt assign-kill high_priest", "tt decline")
    assert scene.zone("asia") == "cc hunting_horror:2 / tt acolyte"


def test_one_martyr_among_several_priests_spares_all_the_others() -> None:
    """CW-27.16: one dies, every other Kill is a Pain; the one who keeps the Gate is spared."""
    zones = {"asia": "cc hunting_horror:2 / tt high_priest:2!"}
    scene = war("cc,tt,bg", zones, books={"tt": "martyrdom"})
    scene.rolls([6, 6, 1, 1]).plays("cc attack asia 1", "tt martyrdom")
    assert scene.asked == "tt retreat"
    assert scene.moves[0].startswith("retreat high_priest_on_gate")
    assert scene.pool("tt", "high_priest") == 2


def test_martyrdom_does_not_take_back_what_the_harbinger_was_paid() -> None:
    """CW-10.20, CW-20.13, CW-27.12: the Harbinger is paid, but nobody was killed."""
    zones = {"asia": "cc nyarlathotep / tt high_priest ubbo_sathla"}
    scene = war("cc,tt,bg", zones, books={"tt": "martyrdom", "cc": "madness abduct"})
    scene.rolls([6, 6, 1]).plays("cc attack asia 1", "cc harbinger-power ubbo_sathla")
    assert scene.power("cc") == 5 - 1 + 3
    scene.plays("tt martyrdom", "cc decline", "tt retreat ubbo_sathla africa")
    assert scene.zone("africa") == "tt ubbo_sathla"
    assert "great_old_one_killed" not in scene.met("tt")


def test_eliminated_priests_are_no_martyrs() -> None:
    """CW-27.22: whoever is devoured before the dice was not killed."""
    zones = {"asia": "gc cthulhu / tt high_priest proto_shoggoth:2"}
    scene = war("gc,tt,bg", zones, books={"tt": "martyrdom"})
    scene.rolls([6, 6, 1, 1, 1, 1], [1, 1])
    scene.plays("gc attack asia 1", "gc devour", "tt lose high_priest")
    assert scene.s.battle is None
    assert scene.zone("asia") == "gc cthulhu"


def test_with_two_players_the_saved_bring_half_and_the_sacrificed_all() -> None:
    """CW-12.3, CW-12.6, CW-40.38: 3 for a killed Priest, half of a saved Proto-Shoggoth; Tablets
    and the price of Ubbo-Sathla count like any elimination.
    """
    zones = {"asia": "cc hunting_horror:2 / tt high_priest proto_shoggoth"}
    scene = war("cc,tt", zones, books={"tt": "martyrdom"})
    scene.rolls([6, 6, 1, 1], [1]).plays("cc attack asia 1", "tt martyrdom")
    assert scene.doom("cc") == 3 + 1
    zones = {"asia": "tt acolyte! high_priest:2", "africa": "cc acolyte"}
    scene = war("tt,cc", zones, books={"tt": "tablets_of_the_gods"}, phase=DOOM)
    scene.plays("tt decline", "tt awaken-below asia", "tt decline")
    assert scene.doom("cc") == 3
    scene.plays("tt perform-ritual")
    assert scene.doom("cc") == 3 + 3


def test_captives_of_ours_bring_their_captor_nothing() -> None:
    """CW-27.17: captives of ours bring nothing, others do."""
    zones = {"asia": "cc nightgaunt / tt acolyte", "africa": "bg acolyte"}
    for books, reward in (({"tt": "soulless"}, 0), ({}, 1)):
        scene = war("cc,tt,bg", zones, books=books).plays("cc capture asia 1")
        plain = war("cc,tt,bg", zones, books=books)
        assert scene.captives("cc") == "tt acolyte"
        assert income(scene.s, scene.t, 0) == income(plain.s, plain.t, 0) + reward


def test_captured_monsters_have_no_soul_to_lack() -> None:
    """CW-27.17, CW-25.15: only Cultists bring nothing."""
    zones = {"asia": "sl tsathoggua / tt proto_shoggoth"}
    scene = war("sl,tt,bg", zones, books={"tt": "soulless", "sl": "capture_monster"})
    before = income(scene.s, scene.t, 0)
    scene.plays("sl capture-monster asia 1")
    assert income(scene.s, scene.t, 0) == before + 1


def test_tablets_bring_a_sign_for_each_gate_with_a_priest_and_take_all_priests() -> None:
    """CW-27.18, CW-40.22: a sign for each Gate with a Priest, whoever's; then all Priests go."""
    zones = {"asia": "tt high_priest:2!", "africa": "tt high_priest / cc acolyte!"}
    zones |= {"europe": "bg acolyte!"}
    scene = war("tt,cc,bg", zones, books={"tt": "tablets_of_the_gods"}, phase=DOOM)
    scene.plays("tt decline")
    assert ritual_gain(scene.s, scene.t, 0) == (1, 2)
    scene.plays("tt perform-ritual")
    assert len(scene.signs("tt")) == 2
    assert scene.pool("tt", "high_priest") == 3
    assert scene.gate("asia") == "abandoned"


def test_a_priest_at_yog_sothoth_brings_a_sign_with_the_tablets() -> None:
    """CW-40.22: Yog-Sothoth is a Gate; a Priest without one brings nothing."""
    zones = {"asia": "tt high_priest / ow yog_sothoth", "africa": "tt high_priest"}
    scene = war("tt,ow,bg", zones, books={"tt": "tablets_of_the_gods"})
    assert ritual_gain(scene.s, scene.t, 0) == (0, 1)


def test_priests_may_go_before_the_ritual() -> None:
    """CW-27.23, CW-13.4: by the Oath, or for Ubbo-Sathla."""
    zones = {"asia": "tt acolyte! high_priest"}
    scene = war("tt,cc,bg", zones, books={"tt": "tablets_of_the_gods"}, phase=DOOM)
    scene.plays("tt decline", "tt awaken-below asia")
    assert ritual_gain(scene.s, scene.t, 0) == (1, 1)


@pytest.mark.parametrize(("dread", "ours", "theirs"), [("weaken", 2, 0), ("strengthen", 4, 2)])
def test_terror_is_chosen_once_and_counts_for_every_proto_shoggoth(
    dread: str, ours: int, theirs: int
) -> None:
    """CW-27.19, CW-27.20, CW-40.24: chosen once before the dice, for all of them."""
    zones = {"asia": "tt proto_shoggoth:2 / cc hunting_horror"}
    scene = war("tt,cc,bg", zones, books={"tt": "terror"})
    scene.rolls([1] * ours, *([[1] * theirs] if theirs else [])).plays("tt attack asia 1")
    assert scene.moves == ["terrify weaken", "terrify strengthen", "decline"]
    scene.plays(f"tt terrify {dread}")
    assert scene.s.battle is None
    assert total(scene, "asia", "tt", "cc") == 2
    terror = next(each for each in scene.t.abilities if each.name == "terror")
    assert scene.s.counters[terror.at] == 0  # the next battle has none of it


def test_terror_needs_proto_shoggoths() -> None:
    """CW-27.19: in the battle."""
    zones = {"asia": "tt ubbo_sathla / cc hunting_horror", "africa": "tt proto_shoggoth"}
    scene = growing(war("tt,cc,bg", zones, books={"tt": "terror"}), 2)
    scene.rolls([1, 1], [1, 1]).plays("tt attack asia 1")
    assert scene.s.battle is None
