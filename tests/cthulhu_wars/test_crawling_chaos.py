"""Cthulhu Wars, chapter 21: the Crawling Chaos and the negotiation protocol."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.test_the_ancients import with_cathedrals
from tests.cthulhu_wars.war import Scene, war


def test_units_fly_two_areas_for_one_power_and_retreat_only_one() -> None:
    """CW-21.2, CW-4.13: two Areas for 1 Power, over enemies; Cultists too; retreats are one."""
    scene = war("cc,bg,gc", {"europe": "cc acolyte", "asia": "gc cthulhu"})
    scene.plays("cc move-unit acolyte europe africa")
    assert scene.power("cc") == 4
    scene = war("bg,cc,gc", {"europe": "bg fungi / cc acolyte"})
    scene.rolls([4]).plays("bg attack europe 1")
    assert set(scene.can("retreat acolyte")) == {
        "retreat acolyte arctic_ocean", "retreat acolyte north_atlantic", "retreat acolyte asia",
    }  # fmt: skip


def test_nyarlathotep_awakens_at_a_gate() -> None:
    """CW-21.3, CW-21.11: controlled, for 10."""
    zones = {"asia": "cc acolyte!", "europe": "gate / cc acolyte"}
    scene = war("cc,bg,gc", zones, power={"cc": 10})
    assert scene.can("awaken") == ["awaken nyarlathotep asia"]
    scene.plays("cc awaken nyarlathotep asia", "cc take-book madness")
    assert "awaken_nyarlathotep" in scene.met("cc")


def test_his_combat_counts_spellbooks() -> None:
    """CW-21.4: of both sides."""
    zones = {"asia": "cc nyarlathotep / gc acolyte"}
    scene = war("cc,gc,bg", zones, books={"cc": "abduct emissary", "gc": "dreams"})
    scene.rolls([1, 1, 1]).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3


@pytest.mark.parametrize(
    ("faction", "unit", "power"),
    [("gc", "cthulhu", 2), ("bg", "shub_niggurath", 4), ("ys", "king_in_yellow", 2),
     ("ys", "hastur", 5)],
)  # fmt: skip
def test_a_god_hurt_by_nyarlathotep_brings_half_its_cost_or_two_signs(
    faction: str, unit: str, power: int
) -> None:
    """CW-21.5, CW-40.25: half of the awakening cost, or two Elder Signs, or nothing."""
    others = [code for code in ("gc", "bg", "ys") if code != faction][:1]
    zones = {"asia": f"cc nyarlathotep / {faction} {unit}"}
    scene = war(",".join(["cc", faction, *others]), zones, books={"cc": "abduct madness"})
    dice = {"hastur": [5], "cthulhu": [6], "king_in_yellow": [], "shub_niggurath": []}
    enemy = [[1] * n for n in dice[unit]]
    scene.rolls([4, 1], *enemy).plays("cc attack asia 1")
    assert scene.moves == [f"harbinger-power {unit}", f"harbinger-signs {unit}", "decline"]
    scene.plays(f"cc harbinger-power {unit}")
    assert scene.power("cc") == 4 + power


def test_spellbooks_are_paid_for_with_four_six_or_ten_for_both() -> None:
    """CW-21.6, CW-21.7, CW-21.12: 4, 6, or 10 for both."""
    scene = war("cc,bg,gc", {"asia": "cc acolyte"}, power={"cc": 11})
    assert scene.can("pay-for-book") == ["pay-for-book 4", "pay-for-book 6", "pay-for-book 10"]
    scene.plays("cc pay-for-book 10", "cc take-book abduct", "cc take-book madness")
    assert scene.met("cc") == {"pay_4", "pay_6"}
    assert scene.power("cc") == 1
    scene = war("cc,bg,gc", {"asia": "cc acolyte"}, power={"cc": 6})
    scene.plays("cc pay-for-book 6", "cc take-book abduct")
    assert scene.met("cc") == {"pay_6"}


def test_power_spent_otherwise_does_not_count() -> None:
    """CW-21.12: four Power for something else meet nothing."""
    scene = war("cc,bg,gc", {"asia": "cc acolyte:6!"}, power={"cc": 6})
    scene.plays("cc summon hunting_horror asia", "cc end-turn")
    assert scene.met("cc") == set()


def test_enough_gates_or_enough_power_bring_a_spellbook() -> None:
    """CW-21.8, CW-21.9: three Gates or 12; four or 15."""
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "cc acolyte"}
    scene = war("cc,bg,gc", zones)
    scene.plays("cc create-gate africa", "cc control-gate africa acolyte", "cc take-book abduct")
    assert scene.met("cc") == {"gates_3_power_12"}
    scene = war("cc,bg,gc", {"asia": "cc acolyte"}, power={"cc": 13})
    scene.plays("cc recruit acolyte asia", "cc take-book abduct")
    assert scene.met("cc") == {"gates_3_power_12"}


def test_a_capture_meets_a_requirement() -> None:
    """CW-21.10: an enemy's Cultist."""
    scene = war("cc,bg,gc", {"asia": "cc nightgaunt / gc acolyte"})
    scene.plays("cc capture asia 2", "cc take-book abduct")
    assert scene.met("cc") == {"capture_cultist"}


def test_a_nightgaunt_goes_for_a_unit_of_the_enemys_choice() -> None:
    """CW-21.14: a Nightgaunt for a unit of the enemy's choice, as often as there are any."""
    zones = {"asia": "cc nightgaunt:2 hunting_horror / ys king_in_yellow undead:2 acolyte"}
    scene = war("cc,ys,bg", zones, books={"cc": "abduct"})
    scene.plays("cc attack asia 1", "cc abduct")
    assert scene.moves == ["lose acolyte", "lose undead"]
    scene.rolls([1, 1]).plays("ys lose undead", "cc abduct", "ys lose undead")
    assert scene.zone("asia") == "cc hunting_horror / ys acolyte king_in_yellow"
    assert [each["number"] for each in scene.happened("rolled")] == [2, 0]


def test_a_kill_on_nyarlathotep_becomes_a_pain_unless_an_enemy_god_takes_part() -> None:
    """CW-21.15: a Kill becomes a Pain, unless an enemy god takes part."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1", "cc emissary",
                                      "cc retreat nyarlathotep europe")  # fmt: skip
    assert scene.zone("europe") == "cc nyarlathotep"
    scene = war("gc,cc,bg", {"asia": "gc cthulhu / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.rolls([6, 1, 1, 1, 1, 1], [1]).plays("gc attack asia 1")
    assert scene.zone("asia") == "gc cthulhu"


def test_emissary_does_not_help_against_eliminations() -> None:
    """CW-21.33: neither before the dice nor by Unholy Ground; a Kill is something else."""
    zones = {"asia": "an yothan / cc nyarlathotep acolyte"}
    books = {"cc": "emissary", "an": "unholy_ground"}
    scene = with_cathedrals(war("an,cc,bg", zones, books=books), "asia")
    scene.rolls([1] * 7, [1, 1]).plays("an attack asia 1", "an unholy-ground asia")
    assert scene.pool("cc", "nyarlathotep") == 1
    assert scene.zone("asia") == "an yothan / cc acolyte"
    scene = war("ww,cc,bg", {"asia": "ww wendigo / cc nyarlathotep"},
                books={"cc": "emissary", "ww": "howl"})  # fmt: skip
    scene.plays("ww attack asia 1", "ww howl", "cc retreat nyarlathotep europe")
    assert scene.zone("europe") == "cc nyarlathotep"  # driven out before the dice all the same


def test_each_polyp_takes_one_unit_out_of_the_battle_but_no_god() -> None:
    """CW-21.16: one unit of either side for each Polyp, itself included; no gods."""
    zones = {"asia": "cc flying_polyp:2 acolyte / gc cthulhu starspawn"}
    scene = war("cc,gc,bg", zones, books={"cc": "invisibility"})
    scene.plays("cc attack asia 1")
    assert set(scene.can("hide")) == {
        "hide 0 acolyte", "hide 0 flying_polyp", "hide 1 starspawn",
    }  # fmt: skip
    scene.plays("cc hide 0 flying_polyp", "cc hide 1 starspawn")
    assert scene.asked == "gc pre-battle"
    scene.rolls([1], [1] * 6).plays("gc decline")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 6]


def test_a_hidden_polyp_hides_nobody() -> None:
    """CW-10.6: two Polyps hidden by themselves are two uses."""
    zones = {"asia": "cc flying_polyp:2 hunting_horror / gc starspawn"}
    scene = war("cc,gc,bg", zones, books={"cc": "invisibility"})
    scene.plays("cc attack asia 1", "cc hide 0 flying_polyp")
    scene.rolls([1, 1], [1] * 3).plays("cc hide 0 flying_polyp")
    assert [each["number"] for each in scene.happened("rolled")] == [2, 3]


def test_hunting_horrors_come_from_anywhere_into_our_battles_only() -> None:
    """CW-21.18: Horrors from anywhere; only in our battles."""
    zones = {"asia": "cc acolyte nightgaunt / gc starspawn", "europe": "cc hunting_horror",
             "africa": "cc hunting_horror"}  # fmt: skip
    scene = war("gc,cc,bg", zones, books={"cc": "seek_and_destroy"})
    scene.plays("gc attack asia 1", "cc seek-and-destroy europe")
    scene.rolls([1] * 3, [1] * 4).plays("cc seek-and-destroy africa")
    assert [each["number"] for each in scene.happened("rolled")] == [3, 4]


def test_madness_is_not_for_who_is_pained() -> None:
    """CW-21.28, CW-21.29: it decides where, not who, and obeys the ban."""
    zones = {"asia": "gc starspawn / bg fungi acolyte", "europe": "gc acolyte"}
    scene = war("gc,bg,cc", zones, books={"cc": "madness"})
    scene.rolls([4, 1, 1], [1]).plays("gc attack asia 1")
    assert scene.asked == "bg pain"
    scene.plays("bg assign-pain acolyte", "cc madness 0")
    assert scene.asked == "cc retreat"
    assert not scene.can("retreat acolyte europe")


# Thousand Forms and the talks.


def forms(face: int, *, power: dict[str, int] | None = None) -> Scene:
    scene = war("cc,bg,gc,ys", {"arabia": "cc nyarlathotep"}, books={"cc": "thousand_forms"},
                power={"cc": 2, "bg": 5, "gc": 5, "ys": 5} | (power or {}))  # fmt: skip
    return scene.rolls([face]).plays("cc thousand-forms")


def test_thousand_forms_is_free_once_a_phase_with_nyarlathotep_in_play() -> None:
    """CW-21.19: costs 0, once a phase, needs Nyarlathotep in play."""
    scene = forms(3)
    assert scene.power("cc") == 2
    scene.plays("bg offer 1", "gc offer 1", "ys offer 1")
    assert scene.s.power == [2, 4, 4, 4]
    scene.plays("bg pass", "gc pass", "ys pass")
    assert scene.asked == "cc action"
    assert not scene.can("thousand-forms")
    lonely = war("cc,bg,gc", {"asia": "cc acolyte"}, books={"cc": "thousand_forms"})
    assert not lonely.can("thousand-forms")


def test_only_those_who_have_something_talk() -> None:
    """CW-21.20: no Power, no voice."""
    scene = forms(3, power={"bg": 0})
    assert scene.asked == "gc offer"


def test_who_leaves_is_not_needed() -> None:
    """CW-21.21, CW-21.25: the last one decides alone: all or nothing."""
    scene = forms(3)
    scene.plays("bg leave", "gc leave")
    assert scene.asked == "ys offer"
    assert scene.moves == ["offer 3", "leave"]
    scene.plays("ys offer 3")
    assert scene.s.power == [2, 5, 5, 2]


def test_the_last_one_decides_also_after_the_last_round() -> None:
    """CW-21.25: the others leave when he has spoken for the last time; he is asked once more."""
    scene = forms(3, power={"gc": 1, "ys": 1})
    for _ in range(2):
        scene.plays("bg offer 0", "gc offer 0", "ys offer 0")
    scene.plays("bg offer 0")
    assert scene.asked == "gc offer"  # the two cannot pay it, but they can leave
    scene.plays("gc leave", "ys leave")
    assert scene.asked == "bg offer"
    assert scene.moves == ["offer 3", "leave"]
    scene.plays("bg offer 3")
    assert scene.s.power == [2, 2, 1, 1]
    assert scene.s.talks is None


def test_an_agreement_adds_up_exactly() -> None:
    """CW-21.22, CW-21.23: too much is no agreement; after three rounds we gain it."""
    scene = forms(3)
    for _ in range(2):
        scene.plays("bg offer 2", "gc offer 2", "ys offer 0")
    scene.plays("bg offer 2", "gc offer 2")
    assert scene.s.power == [5, 5, 5, 5]


def test_nobody_is_asked_when_the_talks_have_failed() -> None:
    """CW-21.23: in the last round an offer is final; what cannot add up any more is over."""
    scene = forms(6, power={"bg": 1, "gc": 3, "ys": 3})
    for _ in range(2):
        scene.plays("bg offer 0", "gc offer 0", "ys offer 0")
    scene.plays("bg offer 0")
    assert scene.asked == "gc offer"  # three and three would do
    scene.plays("gc offer 2")
    assert scene.s.power == [8, 1, 3, 3]
    assert scene.asked != "ys offer"


def test_offers_change_from_round_to_round_within_what_a_seat_has() -> None:
    """CW-21.22: from round to round, each at most what the seat has."""
    scene = forms(6, power={"bg": 1})
    assert scene.moves == ["offer 0", "offer 1", "leave"]
    scene.plays("bg offer 0", "gc offer 2", "ys offer 2", "bg offer 1", "gc offer 3")
    assert scene.s.power == [2, 0, 2, 3]


def test_who_are_too_poor_together_lose_nothing() -> None:
    """CW-21.24: nobody loses anything."""
    scene = forms(6, power={"bg": 1, "gc": 1, "ys": 1})
    assert scene.s.power == [8, 1, 1, 1]
