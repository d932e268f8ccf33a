"""Cthulhu Wars: the Worms of Ghroth (CW-52.8)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

WORMS = {"worms_of_ghroth": "cc"}
POOR = {"cc": 1, "gc": 0, "bg": 0}


def test_the_purchase_places_one_and_none_can_be_summoned() -> None:
    """CW-52.8."""
    zones = {"asia": "cc acolyte!"}
    scene = war("cc,gc,bg", zones, cards={"worms_of_ghroth": "nobody"}, phase=DOOM_TURN,
                doom={"cc": 2})  # fmt: skip
    scene.plays("cc buy worms_of_ghroth")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte worms_of_ghroth", 3)
    assert not war("cc,gc,bg", zones, cards=WORMS).can("summon worms_of_ghroth")


@pytest.mark.parametrize(("face", "lost", "signs"), [(1, 2, 1), (2, 2, 1), (3, 0, 0)])
def test_a_low_die_brings_a_sign_and_takes_a_power_for_each_worm(
    face: int, lost: int, signs: int
) -> None:
    """CW-52.8: two Worms; four Acolytes and a Gate bring six Power."""
    zones = {"asia": "cc worms_of_ghroth:2 acolyte:4!", "europe": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=WORMS, power=POOR).rolls([face], 1).plays("cc pass")
    assert scene.happened("gathered")[0]["number"] == 6 - lost
    assert (len(scene.signs("cc")), unsaid(scene)) == (signs, [])


def test_who_has_less_power_than_worms_loses_what_he_has() -> None:
    """CW-52.8, CW-6.7: and the minimum is looked at after that."""
    zones = {"asia": "cc worms_of_ghroth:5 acolyte", "europe": "gc acolyte:4"}
    scene = war("cc,gc,bg", zones, cards=WORMS, power=POOR).rolls([5], 1).plays("cc pass")
    assert scene.happened("eradication")[0]["power"] == 1
    assert scene.happened("gathered")[0]["number"] == 2


def test_without_a_worm_in_play_no_die_is_rolled() -> None:
    """CW-52.8."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards=WORMS, power=POOR).plays("cc pass")
    assert not scene.happened("eradication")


def test_a_high_die_for_a_dead_worm_spreads_two_to_empty_zones() -> None:
    """CW-52.8: higher than the number that is left; two different zones."""
    zones = {"asia": "cc worms_of_ghroth:2 / gc deep_one", "europe": "bg acolyte"}
    scene = war("gc,cc,bg", zones, cards=WORMS).rolls([6], [2]).plays("gc attack asia 1")
    assert (scene.asked, unsaid(scene)) == ("cc spread-worm", [])
    assert not {"spread-worm asia", "spread-worm europe"} & set(scene.moves)
    scene.plays("cc spread-worm africa")
    assert not scene.can("spread-worm africa")
    scene.plays("cc spread-worm antarctica")
    assert (scene.zone("africa"), scene.zone("antarctica")) == ("cc worms_of_ghroth",) * 2
    assert unsaid(scene) == []


def test_its_owner_may_place_one_or_none() -> None:
    """CW-52.8: up to two."""
    zones = {"asia": "cc worms_of_ghroth:2 / gc deep_one"}
    scene = war("gc,cc,bg", zones, cards=WORMS).rolls([6], [2]).plays("gc attack asia 1")
    scene.plays("cc spread-worm africa", "cc done")
    assert scene.pool("cc", "worms_of_ghroth") == 4


def test_a_die_that_is_not_higher_spreads_nothing() -> None:
    """CW-52.8: the dead one does not count."""
    zones = {"asia": "cc worms_of_ghroth:3 / gc deep_one"}
    scene = war("gc,cc,bg", zones, cards=WORMS).rolls([6], [2]).plays("gc attack asia 1")
    assert (scene.pool("cc", "worms_of_ghroth"), scene.can("spread-worm")) == (4, [])


def test_several_dead_worms_are_rolled_for_one_after_the_other() -> None:
    """CW-52.8."""
    zones = {"asia": "cc worms_of_ghroth:2 / gc deep_one:2"}
    scene = war("gc,cc,bg", zones, cards=WORMS).rolls([6, 6], [1], [1]).plays("gc attack asia 1")
    assert scene.asked == "cc spread-worm"
    scene.plays("cc spread-worm africa", "cc done")
    assert [each["worms"] for each in scene.happened("spread")] == [0, 1]
    assert scene.pool("cc", "worms_of_ghroth") == 5


def test_a_worm_that_is_eliminated_spreads_too() -> None:
    """CW-52.8: outside of battles, by Dread Curse."""
    zones = {"asia": "cc worms_of_ghroth acolyte", "europe": "ow abomination"}
    scene = war("ow,cc,bg", zones, cards=WORMS, books={"ow": "dread_curse"})
    scene.rolls([6], [6]).plays("ow dread-curse asia")
    while not scene.happened("spread"):
        scene.plays(f"{scene.asked.split()[0]} {worm_first(scene.moves)}")
    assert scene.happened("spread")[0]["worms"] == 0


def worm_first(moves: list[str]) -> str:
    return next((move for move in moves if "worms_of_ghroth" in move), moves[0])


def test_the_dead_roll_before_they_can_turn_to_dust() -> None:
    """CW-52.8, CW-52.3: Quachil Uttaus waits for the end of the battle."""
    cards = {**WORMS, "quachil_uttaus": "gc"}
    zones = {"asia": "cc worms_of_ghroth / gc quachil_uttaus"}
    scene = war("gc,cc,bg", zones, cards=cards).rolls([6], [6]).plays("gc attack asia 1")
    assert scene.asked == "cc spread-worm"
    assert scene.plays("cc done").asked == "cc dust"


def test_a_worm_that_has_spread_is_in_no_pool_to_crumble() -> None:
    """CW-52.8, CW-52.3: so the owner of Quachil Uttaus gains the sign."""
    cards = {**WORMS, "quachil_uttaus": "gc"}
    zones = {"asia": "cc worms_of_ghroth / gc quachil_uttaus", "europe": "cc worms_of_ghroth:5"}
    scene = war("gc,cc,bg", zones, cards=cards).rolls([6], [6], 2).plays("gc attack asia 1")
    scene.plays("cc spread-worm africa")
    assert (scene.pool("cc", "worms_of_ghroth"), scene.signs("gc")) == (0, [2])


def test_worms_capture_and_protect_like_terrors_and_are_worth_nothing() -> None:
    """CW-52.8, CW-12.3."""
    zones = {"asia": "cc worms_of_ghroth / gc acolyte", "europe": "cc worms_of_ghroth acolyte "
             "/ gc deep_one"}  # fmt: skip
    assert war("cc,gc,bg", zones, cards=WORMS).can("capture") == ["capture asia 1"]
    assert not war("gc,cc,bg", zones, cards=WORMS).can("capture europe")
    scene = war("gc,cc", {"asia": "cc worms_of_ghroth / gc deep_one"}, cards=WORMS)
    scene.rolls([6], [1]).plays("gc attack asia 1")
    assert scene.doom("gc") == 0
