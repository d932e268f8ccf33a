"""Cthulhu Wars: Nyogtha (CW-53.111 to CW-53.116)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import war

OURS = {"nyogtha": "cc"}
BOOK = {"nyogtha": "cc book"}
APART = {"asia": "cc nyogtha", "africa": "cc nyogtha"}


def test_both_come_for_six() -> None:
    """CW-53.111."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,bg,ys", zones, cards={"nyogtha": "nobody"}, power={"cc": 7})
    scene.plays("cc awaken nyogtha asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte nyarlathotep nyogtha:2", 1)


def test_nyogtha_is_strong_only_in_battles_of_its_own() -> None:
    """CW-53.111, CW-53.113: 4 each or 1 each, together in one zone."""
    zones = {"asia": "cc nyogtha:2 / bg ghoul dark_young"}
    assert total(war("cc,bg,ys", zones, cards=OURS), "asia", "cc", "bg") == 8
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([1, 1], [1, 1]).plays("bg attack asia 1")
    assert scene.happened("rolled")[1]["number"] == 2


def test_the_card_is_lost_with_the_second_one() -> None:
    """CW-53.111: with one in the Pool 6 Power bring it back."""
    zones = {"asia": "cc nyogtha / bg dark_young", "africa": "cc nyogtha acolyte!"}
    scene = war("bg,cc,ys", zones, cards=OURS, power={"cc": 6})
    scene.rolls([6, 1], [1]).plays("bg attack asia 1")
    assert scene.view("ys").cards[0].holder == scene.seat("cc")
    scene.plays("cc awaken nyogtha africa")
    assert scene.zone("africa") == "cc acolyte nyogtha:2"
    scene = war("bg,cc,ys", {"asia": "cc nyogtha / bg dark_young"}, cards=OURS)
    scene.rolls([6, 1], [1]).plays("bg attack asia 1")
    assert scene.view("ys").cards[0].holder is None


def test_the_other_moves_for_nothing() -> None:
    """CW-53.112: to wherever it reaches, once."""
    scene = war("bg,cc,ys", APART, cards=OURS, turn="cc")
    scene.plays("cc move-unit nyogtha asia europe")
    assert scene.asked == "cc from-below-move"
    assert {move.split()[1] for move in scene.can("below-move")} == {"africa"}
    scene.plays("cc below-move africa asia")
    assert (scene.zone("europe"), scene.zone("asia")) == ("cc nyogtha", "cc nyogtha")
    assert scene.power("cc") == 4


def test_the_other_may_stay_and_has_to_pay_a_tax() -> None:
    """CW-53.112, CW-26.20: nothing but taxes."""
    scene = war("cc,bg,ys", APART, cards=OURS).plays("cc move-unit nyogtha asia europe")
    scene.plays("cc decline", "cc done")
    assert scene.zone("africa") == "cc nyogtha"
    scene = war("ww,cc,ys", APART, cards=OURS, books={"ww": "ice_age"}, power={"cc": 2})
    scene.plays("ww ice-age north_atlantic", "ww take-book howl")
    scene.plays("cc move-unit nyogtha asia europe", "cc below-move africa north_atlantic")
    assert scene.power("cc") == 0


def test_the_other_fights_for_nothing_when_the_first_battle_is_over() -> None:
    """CW-53.113: against whom we like there, and once."""
    zones = {"asia": "cc nyogtha / bg ghoul", "africa": "cc nyogtha / bg fungi / ys undead"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    scene.rolls([1] * 4).plays("cc attack asia 1")
    assert scene.asked == "cc from-below-battle"
    assert sorted(scene.can("below-battle")) == ["below-battle africa 1", "below-battle africa 2"]
    scene.rolls([1] * 4, []).plays("cc below-battle africa 2")
    assert (scene.power("cc"), len(scene.happened("battle"))) == (4, 2)
    assert not scene.can("below-battle")


@pytest.mark.parametrize(
    "zones",
    [
        {"asia": "cc nyogtha:2 / bg ghoul"},
        {"asia": "cc flying_polyp / bg ghoul", "africa": "cc nyogtha / bg fungi"},
        {"asia": "cc nyogtha / bg ghoul", "africa": "cc nyogtha"},
    ],
)
def test_there_is_no_second_battle_without_the_other_and_an_enemy(zones: dict[str, str]) -> None:
    """CW-53.113: one has to fight in the first, the other not."""
    scene = war("cc,bg,ys", zones, cards=OURS)
    dice = total(scene, "asia", "cc", "bg")
    scene.rolls([1] * dice).plays("cc attack asia 1")
    assert scene.asked == "bg action"


def test_there_is_no_second_battle_when_somebody_else_attacked() -> None:
    """CW-53.113: only in battles that we declared."""
    zones = {"asia": "cc nyogtha / bg dark_young", "africa": "cc nyogtha / ys undead"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([1, 1], [1]).plays("bg attack asia 1")
    assert scene.asked == "cc action"


def test_the_other_captures_for_nothing() -> None:
    """CW-53.114: once, the victim chooses."""
    zones = {"asia": "cc nyogtha / bg acolyte", "africa": "cc nyogtha / ys acolyte / bg acolyte"}
    scene = war("cc,bg,ys", zones, cards=OURS).plays("cc capture asia 1")
    assert scene.asked == "cc from-below-capture"
    scene.plays("cc below-capture africa 2")
    assert (scene.captives("cc"), scene.power("cc")) == ("bg acolyte / ys acolyte", 4)
    assert not scene.can("below-capture")


def test_two_in_one_zone_capture_two_there() -> None:
    """CW-53.114: and not a third."""
    scene = war("cc,bg,ys", {"asia": "cc nyogtha:2 / bg acolyte:4"}, cards=OURS)
    scene.plays("cc capture asia 1", "cc below-capture asia 1")
    assert (scene.captives("cc"), scene.can("below-capture")) == ("bg acolyte:2", [])


def test_others_capture_without_nyogtha() -> None:
    """CW-53.114: one of them has to be there."""
    zones = {"asia": "cc flying_polyp / bg acolyte", "africa": "cc nyogtha / ys acolyte"}
    scene = war("cc,bg,ys", zones, cards=OURS).plays("cc capture asia 1")
    assert not scene.can("below-capture")


@pytest.mark.parametrize(
    ("ours", "enemy", "earned"),
    [
        ("nyogtha", "shub_niggurath", True),
        ("nyogtha", "dark_young", False),
        ("flying_polyp", "shub_niggurath", False),
    ],
)
def test_nyogtha_has_to_survive_a_battle_against_a_god(ours: str, enemy: str, earned: bool) -> None:
    """CW-53.115."""
    zones = {"asia": f"cc {ours} / bg {enemy}", "africa": "cc nyogtha"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    dice = total(scene, "asia", "cc", "bg"), total(scene, "asia", "bg", "cc")
    scene.rolls(*([1] * n for n in dice if n)).plays("cc attack asia 1")
    assert scene.view("cc").cards[0].earned == earned


def test_it_is_enough_that_the_other_one_lives() -> None:
    """CW-53.115: the one that fought may have died."""
    zones = {"asia": "cc nyogtha / bg shub_niggurath acolyte", "africa": "cc nyogtha"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    dice = total(scene, "asia", "bg", "cc")
    scene.rolls([1] * 4, [6] + [1] * (dice - 1)).plays("cc attack asia 1")
    assert scene.view("cc").cards[0].earned


def test_the_nightmare_web_brings_one_back_for_two() -> None:
    """CW-53.116: an awakening, where we have a unit; Great Cthulhu gains a sign for it."""
    zones = {"asia": "gc nyogtha", "africa": "gc acolyte"}
    scene = war("gc,bg,ys", zones, cards={"nyogtha": "gc book"})
    assert sorted(scene.can("nightmare-web")) == ["nightmare-web africa", "nightmare-web asia"]
    scene.rolls(2).plays("gc nightmare-web africa")
    assert (scene.zone("africa"), scene.power("gc")) == ("gc acolyte nyogtha", 3)
    assert scene.signs("gc") == [2]
    zones = {"asia": "cc nyogtha:2"}
    assert not war("cc,bg,ys", zones, cards=BOOK).can("nightmare-web")


def test_a_nyogtha_is_worth_three_doom_with_two_players() -> None:
    """CW-53.111, CW-12.5."""
    zones = {"asia": "cc nyogtha / bg dark_young", "africa": "cc nyogtha"}
    scene = war("bg,cc", zones, cards=OURS).rolls([6, 1], [1])
    assert scene.plays("bg attack asia 1").doom("bg") == 3
