"""Cthulhu Wars, chapter 23: the Yellow Sign."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.gather import income
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war


@pytest.mark.parametrize(
    ("units", "dice"),
    [("undead", 0), ("undead:3", 2), ("byakhee", 2), ("byakhee:3", 4), ("undead:2 byakhee", 3),
     ("king_in_yellow", 0)],
)  # fmt: skip
def test_undead_and_byakhee_fight_as_groups(units: str, dice: int) -> None:
    """CW-23.1: n - 1 for Undead, n + 1 for Byakhee, in all."""
    assert total(war("ys,cc,bg", {"asia": f"ys {units}"}), "asia", "ys", "cc") == dice


def test_a_desecrated_area_with_a_unit_of_ours_brings_one_power() -> None:
    """CW-23.3, CW-6.6: 1 Power for each desecrated Area with a unit of ours."""
    scene = war("ys,cc,bg", {"asia": "ys undead", "europe": "ys undead"})
    desecrate = next(a for a in scene.t.abilities if a.name == "desecrate")
    zones = ("asia", "europe", "africa")
    scene.s.counters[desecrate.at] = sum(1 << scene.t.zone(name) for name in zones)
    assert income(scene.s, scene.t, 0) == 2


def test_the_king_awakens_away_from_gates() -> None:
    """CW-23.4, CW-23.10: where we have a unit and there is no Gate; for 4."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte!", "europe": "ys acolyte"})
    assert scene.can("awaken") == ["awaken king_in_yellow europe"]
    scene.plays("ys awaken king_in_yellow europe", "ys take-book passion")
    assert scene.power("ys") == 1
    assert scene.met("ys") == {"awaken_king_in_yellow"}


def desecrated(face: int) -> Scene:
    zones = {"asia": "ys king_in_yellow undead:2"}
    return war("ys,cc,bg", zones).rolls([face]).plays("ys desecrate")


def test_a_roll_up_to_the_number_of_our_units_desecrates_and_a_unit_comes() -> None:
    """CW-23.5, CW-23.11: a roll up to the number of our units; then a unit in any case."""
    scene = desecrated(3)
    assert scene.power("ys") == 3
    assert scene.moves == ["place acolyte", "place undead", "place byakhee"]
    scene.plays("ys place byakhee", "ys take-book passion")
    assert scene.zone("asia") == "ys undead:2 byakhee king_in_yellow"
    assert scene.met("ys") == {"desecrate_slashes"}
    assert scene.seen("cc", "asia").tokens == ("desecration",)
    scene.plays("cc pass", "bg pass")
    assert not scene.can("desecrate")


def test_a_failed_desecrate_places_a_unit_too() -> None:
    """CW-23.5: no token."""
    scene = desecrated(4)
    scene.plays("ys place undead")
    assert scene.met("ys") == set()
    assert scene.zone("asia") == "ys undead:3 king_in_yellow"


def test_without_a_unit_to_place_there_is_no_desecrate() -> None:
    """CW-40.32, CW-1.23: all cheap units are out."""
    zones = {"asia": "ys king_in_yellow", "europe": "ys acolyte:6 undead:6 byakhee:4"}
    assert not war("ys,cc,bg", zones).can("desecrate")


@pytest.mark.parametrize(
    ("zone", "met"),
    [("asia", "desecrate_slashes"), ("africa", "desecrate_chevron"),
     ("north_america", "desecrate_circle"), ("arctic_ocean", None)],
)  # fmt: skip
def test_each_kind_of_glyph_is_a_requirement_of_its_own(zone: str, met: str | None) -> None:
    """CW-23.11, CW-23.12, CW-23.13: one requirement for each kind of glyph."""
    scene = war("ys,cc,bg", {zone: "ys king_in_yellow"})
    scene.rolls([1]).plays("ys desecrate", "ys place undead")
    assert scene.met("ys") == ({met} if met else set())


def test_hastur_awakens_beside_the_king() -> None:
    """CW-23.6, CW-23.14: at a Gate of ours, for 10."""
    scene = war("ys,cc,bg", {"asia": "ys king_in_yellow acolyte!"}, power={"ys": 10})
    assert scene.can("awaken") == ["awaken hastur asia"]
    apart = {"asia": "ys king_in_yellow", "europe": "ys acolyte!"}
    assert not war("ys,cc,bg", apart, power={"ys": 10}).can("awaken")


def test_hasturs_combat_is_the_ritual_cost() -> None:
    """CW-23.7: of the marker."""
    scene = war("ys,cc,bg", {"asia": "ys hastur"}, ritual=2)
    assert total(scene, "asia", "ys", "cc") == 7
    scene = war("ys,cc,bg", {"asia": "ys hastur"}, ritual=6)
    assert total(scene, "asia", "ys", "cc") == 10


def test_with_vengeance_we_assign_the_enemys_losses_gods_and_keepers_too() -> None:
    """CW-23.8, CW-10.14: the Yellow Sign assigns the enemy's losses, gods and keepers included."""
    zones = {"asia": "ys hastur / cc acolyte:2! nyarlathotep hunting_horror"}
    scene = war("ys,cc,bg", zones, books={"cc": "abduct"})
    scene.rolls([6, 4, 1, 1, 1], [1] * 3).plays("ys attack asia 1")
    assert scene.asked == "ys kill"
    assert set(scene.moves) == {
        "assign-kill acolyte", "assign-kill acolyte_on_gate", "assign-kill hunting_horror",
        "assign-kill nyarlathotep",
    }  # fmt: skip
    scene.plays("ys assign-kill nyarlathotep")
    assert scene.asked == "ys pain"
    scene.plays("ys assign-pain acolyte_on_gate")
    assert scene.asked == "cc retreat"


def test_three_doom_for_another_player_are_the_action_of_the_turn() -> None:
    """CW-23.9: 3 Doom for another player, for nothing, as the action of the turn."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte", "africa": "cc acolyte"}, usual=True)
    scene.plays("ys give-doom 2", "ys take-book passion")
    assert (scene.doom("ys"), scene.doom("cc"), scene.doom("bg")) == (0, 0, 3)
    assert scene.power("ys") == 5
    assert scene.asked == "cc action"


def test_a_declined_passion_is_gone() -> None:
    """CW-40.29, CW-23.16: it is offered for the event, and not again after later actions."""
    zones = {"asia": "cc nightgaunt / ys acolyte:2", "africa": "bg acolyte", "europe": "ys acolyte"}
    scene = war("cc,ys,bg", zones, books={"ys": "passion", "cc": "abduct"},
                met={"cc": "capture_cultist"})  # fmt: skip
    scene.plays("cc capture asia 1")
    assert scene.asked == "ys reaction"
    scene.plays("ys decline", "ys recruit acolyte europe")
    assert scene.asked == "bg action"
    scene.plays("bg pass")
    assert scene.asked == "cc action"


def test_hastur_goes_to_any_area_with_a_cultist_and_another_action_follows() -> None:
    """CW-23.15, CW-23.21: to any Area with a Cultist; then another action."""
    zones = {"asia": "ys hastur", "europe": "cc acolyte", "africa": "bg ghoul"}
    books = {"ys": "he_who_is_not_to_be_named screaming_dead"}
    scene = war("ys,cc,bg", zones, books=books)
    assert scene.can("he-who-is-not-to-be-named") == ["he-who-is-not-to-be-named europe"]
    scene.plays("ys he-who-is-not-to-be-named europe")
    assert scene.asked == "ys second"
    assert not scene.can("screaming-dead")
    assert scene.can("capture europe 1")


def test_hastur_does_not_jump_on_the_spot() -> None:
    """CW-23.15: a Cultist beside him is no destination."""
    zones = {"asia": "ys hastur / cc acolyte"}
    scene = war("ys,cc,bg", zones, books={"ys": "he_who_is_not_to_be_named"})
    assert not scene.can("he-who-is-not-to-be-named")


def test_the_second_action_may_cost_nothing_at_zero() -> None:
    """CW-40.41, CW-23.21: the turn has begun."""
    zones = {"asia": "ys hastur", "europe": "cc acolyte"}
    scene = war("ys,cc,bg", zones, books={"ys": "he_who_is_not_to_be_named"},
                met={"ys": "awaken_hastur"}, power={"ys": 1})  # fmt: skip
    scene.plays("ys he-who-is-not-to-be-named europe")
    assert scene.can("give-doom")


def test_passion_brings_one_power_for_an_event_however_many_were_lost() -> None:
    """CW-23.16, CW-40.29: 1 Power for a whole event, however many were lost."""
    scene = war("gc,ys,bg", {"asia": "gc starspawn / ys acolyte:3"}, books={"ys": "passion"},
                met={"gc": ""})  # fmt: skip
    scene.rolls([6, 6, 6]).plays("gc attack asia 1", "gc take-book dreams", "gc take-book absorb")
    assert scene.asked == "ys reaction"
    scene.plays("ys passion")
    assert scene.power("ys") == 6
    assert scene.asked == "ys action"


def test_passion_is_not_for_monsters() -> None:
    """CW-23.16: Cultists only."""
    scene = war("gc,ys,bg", {"asia": "gc starspawn / ys undead"}, books={"ys": "passion"},
                met={"gc": ""})  # fmt: skip
    scene.rolls([6, 1, 1]).plays("gc attack asia 1", "gc take-book dreams")
    assert scene.asked == "ys action"


def test_the_king_walks_with_as_many_undead_as_we_like_for_one_power() -> None:
    """CW-23.17: the King and as many Undead as we like, for 1."""
    zones = {"europe": "ys king_in_yellow undead:3 acolyte"}
    books = {"ys": "screaming_dead he_who_is_not_to_be_named"}
    scene = war("ys,cc,bg", zones, books=books)
    assert len(scene.can("screaming-dead")) == 3
    scene.plays("ys screaming-dead asia")
    assert scene.moves == ["follow 0", "follow 1", "follow 2", "follow 3"]
    scene.plays("ys follow 2")
    assert scene.zone("asia") == "ys undead:2 king_in_yellow"
    assert scene.asked == "ys second"
    scene.plays("ys decline")
    assert scene.power("ys") == 4


def test_a_shriek_brings_byakhee_from_anywhere_to_one_area() -> None:
    """CW-23.18: from wherever they are to one Area."""
    zones = {"europe": "ys byakhee:2", "africa": "ys byakhee"}
    scene = war("ys,cc,bg", zones, books={"ys": "shriek"})
    scene.plays("ys shriek antarctica", "ys shriek-from europe", "ys shriek-from africa", "ys done")
    assert scene.zone("antarctica") == "ys byakhee:2"
    assert scene.power("ys") == 4


def test_with_hastur_in_play_desecrate_costs_one_and_success_brings_a_sign() -> None:
    """CW-23.19: with Hastur in play Desecrate costs 1, and a success gives an Elder Sign."""
    zones = {"asia": "ys king_in_yellow", "europe": "ys hastur"}
    scene = war("ys,cc,bg", zones, books={"ys": "third_eye"})
    scene.rolls([1], 3).plays("ys desecrate", "ys place undead", "ys take-book passion")
    assert (scene.power("ys"), scene.signs("ys")) == (4, [3])


def test_zingaya_turns_an_acolyte_that_the_enemy_picks_into_an_undead() -> None:
    """CW-23.20, CW-40.31: the enemy picks the Acolyte."""
    zones = {"asia": "ys undead / cc acolyte:2!"}
    scene = war("ys,cc,bg", zones, books={"ys": "zingaya"})
    scene.plays("ys zingaya asia 1")
    assert scene.asked == "cc zingaya"
    scene.plays("cc lose acolyte")
    assert scene.zone("asia") == "ys undead:2 / cc acolyte"
    assert scene.gate("asia") == "cc"


def test_a_placed_cultist_stands_beside_the_gate() -> None:
    """CW-23.27: taking it needs Control Gate."""
    scene = war("ys,cc,bg", {"asia": "gate / ys king_in_yellow"})
    scene.rolls([6]).plays("ys desecrate", "ys place acolyte")
    assert scene.gate("asia") == "abandoned"
    scene.plays("ys control-gate asia acolyte")
    assert scene.gate("asia") == "ys"
