"""Cthulhu Wars: what happens seldom, in all chapters."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, GATHER
from tests.cthulhu_wars.war import Scene, war

RING = ("arctic_ocean", "north_atlantic", "asia")
"""All neighbours of Europe on the small map."""


# Elder Signs and the end.


def test_the_pool_runs_dry_in_the_middle_of_a_ritual() -> None:
    """CW-1.32, CW-8.5: two gods, one sign left: a sign and a point of Doom."""
    zones = {"europe": "ys acolyte! king_in_yellow hastur"}
    scene = war("ys,cc,bg", zones, phase=DOOM_TURN)
    scene.s.sign_pool[:] = [2]
    scene.plays("ys perform-ritual")
    assert (scene.signs("ys"), scene.doom("ys"), scene.s.sign_pool) == ([2], 2, [])


def test_revealed_signs_do_not_return() -> None:
    """CW-1.31: the pool is as empty as before."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte"}, signs={"ys": [1]})
    left = len(scene.s.sign_pool)
    scene.plays("ys reveal 1")
    assert len(scene.s.sign_pool) == left == 35


def test_signs_at_the_end_can_turn_it() -> None:
    """CW-9.4, CW-9.5: the reveal counts before the winner is named."""
    books = {"cc": "all", "bg": "all"}
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 30, "bg": 28}, books=books,
                signs={"bg": [3]})  # fmt: skip
    scene.plays("cc recruit acolyte asia")
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


def test_signs_at_the_end_can_make_a_tie() -> None:
    """CW-9.4, CW-9.6: three share the victory, a richer one without six spellbooks does not."""
    books = {"gc": "all", "cc": "all", "bg": "all"}
    scene = war("gc,cc,bg,ys", {"arabia": "gc acolyte"}, books=books, signs={"bg": [2]},
                doom={"gc": 30, "cc": 30, "bg": 28, "ys": 40})  # fmt: skip
    scene.plays("gc recruit acolyte arabia", "gc decline")
    assert scene.match.result is not None
    assert scene.match.result.winners == (0, 1, 2)


def test_instant_death_without_six_spellbooks_is_humanitys_victory() -> None:
    """CW-8.8, CW-9.7: the last ritual is humanity's victory."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"}, phase=DOOM_TURN, ritual=5,
                power={"cc": 10, "bg": 0, "ys": 0})  # fmt: skip
    scene.plays("cc perform-ritual")
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.s.ritual) == ((), 6)
    assert scene.happened("instant-death") == [{}]


def test_two_rituals_after_instant_death_cost_ten_each_and_count() -> None:
    """CW-8.8, CW-2.4: the marker stays where it is, each ritual costs 10 and counts."""
    zones = {"asia": "cc acolyte!", "africa": "bg acolyte!", "europe": "ys acolyte!"}
    scene = war("cc,bg,ys", zones, phase=DOOM_TURN, ritual=5, power={"cc": 10, "bg": 11, "ys": 10})
    scene.plays("cc perform-ritual", "bg perform-ritual", "ys perform-ritual")
    assert scene.s.power == [0, 1, 0]
    assert scene.s.doom == [1, 1, 1]
    assert scene.match.over


def test_with_thirty_doom_in_gather_power_the_game_ends_after_it() -> None:
    """CW-9.3, CW-12.3, CW-40.38: an Oath with two players; the game ends after the phase."""
    zones = {"asia": "cc high_priest acolyte", "africa": "bg acolyte:4"}
    scene = war("cc,bg", zones, high_priests=True, phase=GATHER, doom={"bg": 27},
                power={"cc": 0, "bg": 0}, books={"bg": "all"})  # fmt: skip
    scene.plays("cc unspeakable-oath asia")
    assert scene.doom("bg") == 30
    assert scene.match.over
    assert not scene.happened("first-player")


# Battles.


def test_both_sides_are_wiped_out() -> None:
    """CW-10.28, CW-10.36: nobody is left, the Gate is abandoned."""
    scene = war("cc,gc,bg", {"asia": "cc flying_polyp / gc deep_one acolyte!"})
    scene.rolls([6], [6]).plays("cc attack asia 1", "gc assign-kill acolyte_on_gate")
    assert scene.zone("asia") == "gc deep_one"
    scene = war("cc,gc,bg", {"asia": "cc hunting_horror / gc deep_one acolyte!"})
    scene.rolls([6, 6], [6]).plays("cc attack asia 1")
    assert scene.zone("asia") == ""
    assert scene.gate("asia") == "abandoned"
    assert (scene.pool("cc", "hunting_horror"), scene.pool("gc", "deep_one")) == (2, 4)


def test_a_side_that_hides_its_only_unit_ends_the_battle() -> None:
    """CW-10.8, CW-21.16: no dice for anybody."""
    scene = war(
        "gc,cc,bg", {"asia": "gc starspawn / cc flying_polyp"}, books={"cc": "invisibility"}
    )
    scene.plays("gc attack asia 1", "cc hide 1 flying_polyp")
    assert not scene.happened("rolled")
    assert scene.zone("asia") == "gc starspawn / cc flying_polyp"
    assert scene.s.battle is None


def test_bystanders_use_nothing_when_a_battle_ends_before_the_dice() -> None:
    """CW-10.8: no Necrophagy, no Madness."""
    zones = {"asia": "gc cthulhu / ys acolyte", "africa": "bg ghoul"}
    scene = war("gc,ys,bg", zones, books={"bg": "necrophagy", "ys": "zingaya"})
    scene.plays("gc attack asia 1", "gc devour")
    assert scene.zone("africa") == "bg ghoul"
    assert scene.asked == "gc book"


def test_the_attackers_retreat_surrounds_the_defender() -> None:
    """CW-10.29, CW-10.31, CW-10.32: the last free Area is taken before the defender goes."""
    zones = dict.fromkeys(RING[:2], "gc acolyte") | {"europe": "gc deep_one:2 / cc hunting_horror"}
    scene = war("gc,cc,bg", zones)
    scene.rolls([4, 1], [4, 1]).plays("gc attack europe 1", "gc retreat deep_one asia")
    assert scene.pool("cc", "hunting_horror") == 2
    assert scene.zone("europe") == "gc deep_one"


def test_a_surrounded_emissary_is_eliminated_against_a_god() -> None:
    """CW-21.15: with an enemy Great Old One in the battle he is eliminated like anybody."""
    zones = dict.fromkeys(RING, "gc acolyte") | {"europe": "gc cthulhu / cc nyarlathotep"}
    scene = war("gc,cc,bg", zones, books={"cc": "emissary", "gc": "dreams"})
    scene.rolls([4, 1, 1, 1, 1, 1], [1, 1]).plays("gc attack europe 1")
    assert scene.pool("cc", "nyarlathotep") == 1


def test_a_surrounded_keeper_may_be_spared_for_another() -> None:
    """CW-10.32, CW-5.4: the owner may give up another unit and keep the Gate."""
    zones = dict.fromkeys(RING, "gc acolyte") | {"europe": "gc starspawn / cc acolyte! nightgaunt"}
    scene = war("gc,cc,bg", zones)
    scene.rolls([4, 4, 1]).plays("gc attack europe 1")
    assert set(scene.moves) == {"lose acolyte_on_gate", "lose nightgaunt"}
    scene.plays("cc lose nightgaunt")
    assert scene.gate("europe") == "cc"


def test_a_defending_god_devours() -> None:
    """CW-20.5, CW-10.4: also when attacked, after the attacker's preparations."""
    scene = war("cc,gc,bg", {"asia": "cc hunting_horror acolyte / gc cthulhu"})
    scene.plays("cc attack asia 1")
    assert scene.asked == "gc pre-battle"
    scene.rolls([1, 1], [1] * 6).plays("gc devour", "cc lose acolyte")
    assert scene.zone("asia") == "cc hunting_horror / gc cthulhu"


def test_the_harbinger_is_paid_for_each_of_two_gods() -> None:
    """CW-21.5, CW-10.40: each is paid for, Power for one and signs for the other."""
    zones = {"asia": "cc nyarlathotep / ys king_in_yellow hastur"}
    scene = war("cc,ys,bg", zones, books={"cc": "abduct madness"})
    scene.rolls([6, 4], [1] * 5).plays("cc attack asia 1", "ys assign-kill king_in_yellow")
    scene.plays("cc harbinger-power king_in_yellow")
    scene.rolls(1, 3).plays("cc harbinger-signs hastur")
    assert (scene.power("cc"), scene.signs("cc")) == (6, [1, 3])


def test_nobody_calls_a_ghoul_that_fights() -> None:
    """CW-22.16, CW-22.22: those in the battle did take part."""
    zones = {"asia": "gc starspawn / bg ghoul:2 fungi"}
    scene = war("gc,bg,cc", zones, books={"bg": "necrophagy"})
    scene.rolls([4, 1, 1], [1]).plays("gc attack asia 1")
    assert scene.asked == "bg pain"


# Passion.


def losing(zones: dict[str, str], by: str, **fields: object) -> Scene:
    books = {"ys": "passion"} | {by: str(fields.pop("book", ""))}
    met = {by: str(fields.pop("met", ""))} if by != "ys" else None
    return war(f"{by},ys,{'cc' if by != 'cc' else 'bg'}", zones, books=books, met=met)


def test_an_acolyte_dreamed_away_brings_passion() -> None:
    """CW-23.16: an Acolyte dreamed away."""
    scene = losing({"asia": "ys acolyte:2"}, "gc", book="dreams", met="five_books")
    scene.plays("gc dreams asia 1")
    assert scene.moves == ["passion", "decline"]


def test_the_devoured_bring_passion() -> None:
    """CW-23.16: eliminated before the dice."""
    scene = losing({"asia": "gc cthulhu / ys acolyte:2"}, "gc", book="dreams", met="kill_devour_1")
    scene.rolls([1] * 6).plays("gc attack asia 1", "gc devour")
    assert scene.moves == ["passion", "decline"]


def test_the_surrounded_bring_passion() -> None:
    """CW-23.16, CW-10.33: an elimination that the enemy caused."""
    ring = dict.fromkeys(RING, "gc acolyte")
    scene = losing(ring | {"europe": "gc deep_one / ys acolyte"}, "gc")
    scene.rolls([4]).plays("gc attack europe 1")
    assert scene.moves == ["passion", "decline"]


def test_several_cultists_taken_by_ghroth_bring_one_power_of_passion() -> None:
    """CW-23.16, CW-22.14: several Cultists, one Power."""
    zones = {"asia": "bg fungi", "africa": "bg fungi", "europe": "ys acolyte:2"}
    scene = losing(zones, "bg", book="ghroth", met="spread_4")
    scene.rolls([2]).plays("bg ghroth", "ys passion")
    assert (scene.power("ys"), scene.zone("europe")) == (6, "")


def test_an_own_sacrifice_brings_no_passion() -> None:
    """CW-23.24: the Oath is the Yellow Sign's own doing."""
    zones = {"asia": "ys high_priest", "africa": "bg acolyte"}
    scene = war("bg,ys,cc", zones, books={"ys": "passion"}, high_priests=True)
    scene.plays("bg recruit acolyte africa", "ys unspeakable-oath asia")
    assert scene.asked == "ys action"
    assert scene.power("ys") == 7


def test_passion_earned_by_the_loss_comes_too_late() -> None:
    """CW-5.10, CW-23.16: the spellbook was not there when the Cultist was lost."""
    scene = war("gc,ys,bg", {"asia": "gc starspawn / ys acolyte:2"}, met={"gc": ""})
    scene.rolls([6, 1, 1]).plays("gc attack asia 1", "gc take-book dreams")
    assert scene.asked == "ys action"


# Captives, priests, places.


def test_a_captured_priest_pays_and_goes_home() -> None:
    """CW-13.2, CW-13.5, CW-6.4: no Oath from a prison."""
    zones = {"asia": "cc nightgaunt / bg high_priest", "africa": "bg acolyte"}
    scene = war("cc,bg,ys", zones, books={"cc": "abduct"}, met={"cc": "capture_cultist"},
                power={"cc": 1, "bg": 0, "ys": 0}, high_priests=True)  # fmt: skip
    scene.plays("cc capture asia 1")
    assert not scene.happened("oath")
    assert scene.happened("gathered")[0] == {"seat": 0, "number": 1}
    assert (scene.captives("cc"), scene.pool("bg", "high_priest")) == ("", 1)


def test_the_priest_beside_the_acolyte_is_captured_by_choice() -> None:
    """CW-4.22, CW-13.2: the victim chooses among all his Cultists."""
    zones = {"asia": "cc nightgaunt / bg high_priest acolyte!"}
    scene = war("cc,bg,ys", zones, high_priests=True)
    scene.plays("cc capture asia 1")
    assert scene.moves == ["lose acolyte_on_gate", "lose high_priest"]


def test_zingaya_takes_no_priest() -> None:
    """CW-1.7, CW-23.20: Acolytes only."""
    zones = {"asia": "ys undead / cc high_priest"}
    assert not war("ys,cc,bg", zones, books={"ys": "zingaya"}, high_priests=True).can("zingaya")


def test_a_priest_counts_for_ghroth() -> None:
    """CW-1.7, CW-22.14: a Cultist like any other."""
    zones = {"asia": "bg fungi", "europe": "cc high_priest", "africa": "gc acolyte"}
    scene = war("bg,cc,gc", zones, books={"bg": "ghroth"}, high_priests=True)
    scene.rolls([1]).plays("bg ghroth", "cc offer 1")
    assert scene.asked == "gc offer"
    scene.plays("gc offer 0")
    assert scene.pool("cc", "high_priest") == 1


def test_submerged_gods_are_in_play() -> None:
    """CW-1.12, CW-8.5, CW-20.20: a sign at the ritual, and income from the Oceans."""
    lands = {"indian_ocean": "cc acolyte!"}
    books, met = {"gc": "submerge yha_nthlei"}, {"gc": "first_doom_phase five_books"}
    scene = war("gc,cc,bg", lands | {"north_pacific": "gc cthulhu"}, books=books, met=met)
    scene.plays("gc submerge")
    assert income(scene.s, scene.t, 0) == 1
    figures = scene.s.figures[:]
    scene = war("gc,cc,bg", lands, books=books, met=met, figures=figures, phase=DOOM_TURN)
    scene.plays("gc perform-ritual")
    assert len(scene.signs("gc")) == 1


def test_shub_niggurath_swaps_with_her_own() -> None:
    """CW-22.5: any faction, hers included; not with gods."""
    zones = {"africa": "bg shub_niggurath", "asia": "bg acolyte!", "europe": "ys hastur"}
    scene = war("bg,ys,gc", zones)
    assert scene.can("avatar") == ["avatar asia 0"]
    scene.plays("bg avatar asia 0")
    assert (scene.zone("asia"), scene.zone("africa")) == ("bg shub_niggurath", "bg acolyte")
    assert scene.gate("asia") == "abandoned"


def test_the_last_two_cultists_awaken_her() -> None:
    """CW-22.3: there is nothing to choose, and the Gate is abandoned."""
    scene = war("bg,cc,gc", {"africa": "bg acolyte:2!"}, power={"bg": 8})
    scene.plays("bg awaken shub_niggurath africa")
    assert scene.zone("africa") == "bg shub_niggurath"
    assert scene.gate("africa") == "abandoned"


def test_the_third_eye_is_shut_without_hastur() -> None:
    """CW-23.19: full price, no sign."""
    scene = war("ys,cc,bg", {"asia": "ys king_in_yellow"}, books={"ys": "third_eye"})
    scene.rolls([1]).plays("ys desecrate", "ys place undead", "ys take-book passion")
    assert (scene.power("ys"), scene.signs("ys")) == (3, [])


# Two players.


def test_decay_spares_nobody_who_comes_back() -> None:
    """CW-12.7, CW-12.9, CW-3.8: who regains Power pays the marker in his next turn."""
    zones = {"asia": "cc high_priest acolyte", "africa": "bg acolyte"}
    scene = war("bg,cc", zones, power={"bg": 9, "cc": 0}, decay=0, high_priests=True)
    scene.plays("bg recruit acolyte africa", "cc decline")
    assert (scene.s.decay, scene.power("bg")) == (1, 7)
    scene.plays("bg recruit acolyte africa", "cc unspeakable-oath asia")
    assert scene.power("cc") == 1
    assert scene.asked == "cc action"


def test_with_two_players_passing_needs_that_nothing_else_is_possible() -> None:
    """CW-12.11, CW-40.7: with two players only the last Power is given up, or if there is no
    action at all.
    """
    for power, passes in ((2, []), (1, ["pass"])):
        scene = war("gc,cc", {"asia": "cc nightgaunt"}, power={"gc": power})
        assert scene.can("pass") == passes
    t, acolyte = scene.t, scene.t.acolyte[0]
    figures = scene.s.figures[:]
    figures[t.pool * t.size + acolyte] = 0
    figures[t.prisons[1] * t.size + acolyte] = 6
    stuck = war("gc,cc", {"asia": "cc nightgaunt"}, power={"gc": 3}, figures=figures)
    assert stuck.happened("passed") == [{"seat": 0, "number": 3}]


@pytest.mark.parametrize(("factions", "doom"), [("gc,cc", 0), ("gc,cc,bg", 1)])
def test_abandoned_gates_pay_power_but_no_doom(factions: str, doom: int) -> None:
    """CW-5.5, CW-12.14: 1 Power for everybody; Doom for controlled ones, but not with two."""
    zones = {"asia": "gate", "europe": "cc acolyte!"}
    scene = war(factions, zones, phase=GATHER, power=dict.fromkeys(factions.split(","), 0))
    gathered = {each["seat"]: each["number"] for each in scene.happened("gathered")}
    assert gathered[1] == 4
    while not scene.asked.endswith(("action", "doom", "book")):
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[0]}")
    assert scene.doom("cc") == doom
