"""Cthulhu Wars: Yig (CW-53.51 to CW-53.54)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.war import Scene, war

OURS = {"yig": "gc"}
BOOK = {"yig": "gc book"}


def test_yig_is_awakened_for_four_and_has_two_dice() -> None:
    """CW-53.51."""
    zones = {"asia": "gc acolyte! cthulhu / cc nightgaunt"}
    scene = war("gc,cc,bg", zones, cards={"yig": "nobody"}, power={"gc": 6})
    assert scene.price("gc", "awaken yig asia") == 4
    scene.rolls(1).plays("gc awaken yig asia")
    assert scene.zone("asia") == "gc acolyte cthulhu yig / cc nightgaunt"
    scene = war("gc,cc,bg", {"asia": "gc yig / cc nightgaunt"}, cards=OURS)
    scene.rolls([1, 1], []).plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [2, 0]


def bitten(zones: dict[str, str], *, usual: bool = False) -> Scene:
    """The Crawling Chaos has killed an Acolyte of ours with its only die."""
    scene = war("cc,gc,bg", zones, cards=OURS, usual=usual)
    return scene.rolls([6], []).plays("cc attack asia 1")


def test_a_kill_on_a_cultist_is_a_kill_for_the_enemy_wherever_yig_is() -> None:
    """CW-53.52: the enemy assigns it himself."""
    scene = bitten({"asia": "gc acolyte / cc flying_polyp acolyte", "africa": "gc yig"})
    assert scene.asked == "gc after-kills"
    scene.plays("gc bite")
    assert scene.asked == "cc kill"
    scene.plays("cc assign-kill acolyte")
    assert scene.zone("asia") == "cc flying_polyp"


def test_snakebite_bites_by_itself_as_a_standing_order() -> None:
    """CW-53.52: nearly everybody wants it."""
    scene = bitten({"asia": "gc acolyte / cc flying_polyp", "africa": "gc yig"}, usual=True)
    assert (scene.zone("asia"), len(scene.happened("snakebite"))) == ("", 1)


def test_snakebite_bites_once_for_all_cultists() -> None:
    """CW-53.52: one Kill in all."""
    zones = {"asia": "gc acolyte:2 / cc flying_polyp:2", "africa": "gc yig"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 6], []).plays("cc attack asia 1", "gc bite")
    assert scene.zone("asia") == "cc flying_polyp"


@pytest.mark.parametrize("unit", ["deep_one", "yig"])
def test_a_kill_on_whoever_is_no_cultist_bites_nobody(unit: str) -> None:
    """CW-53.52: only Cultists of ours."""
    zones = {"asia": f"gc {unit} / cc flying_polyp", "africa": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    dice = {"deep_one": 1, "yig": 2}[unit]
    scene.rolls([6], [1] * dice).plays("cc attack asia 1")
    assert not scene.happened("snakebite")
    assert scene.zone("asia") == "cc flying_polyp"


def test_acolytes_that_only_obey_us_are_none_of_ours() -> None:
    """CW-53.52, CW-51.13: borrowed by Insects from Shaggai."""
    zones = {"asia": "gc insects_from_shaggai deep_one / bg acolyte / cc flying_polyp",
             "africa": "gc yig"}  # fmt: skip
    scene = war("cc,gc,bg", zones, cards={**OURS, "insects_from_shaggai": "gc"})
    scene.rolls([6], [1]).plays("cc attack asia 1", "gc assign-kill acolyte")
    assert not scene.can("bite")
    assert scene.zone("asia") == "cc flying_polyp / gc deep_one insects_from_shaggai"


def test_yig_who_is_not_in_play_bites_nobody() -> None:
    """CW-53.52, CW-50.22: his card without him is in the supply."""
    scene = war("cc,gc,bg", {"asia": "gc acolyte / cc flying_polyp"}, cards={"yig": "nobody"})
    scene.rolls([6], []).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp"


def test_a_cultist_that_was_eliminated_before_the_dice_bites_nobody() -> None:
    """CW-53.52: eliminations do not count."""
    zones = {"asia": "gc cthulhu deep_one / bg acolyte ghoul", "africa": "bg yig"}
    scene = war("gc,bg,cc", zones, cards={"yig": "bg"})
    scene.rolls([1] * 7).plays("gc attack asia 1", "gc devour", "bg lose acolyte")
    assert not scene.happened("snakebite")


def test_a_gate_given_for_the_spellbook_leaves_its_cultist_where_it_is() -> None:
    """CW-53.53: as an action, for nothing."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! yig"}, cards=OURS)
    scene.plays("gc close-gate asia")
    assert (scene.gate("asia"), scene.zone("asia")) == ("none", "gc acolyte yig")
    assert (scene.power("gc"), scene.view("gc").cards[0].earned) == (5, True)
    assert not war("gc,cc,bg", {"asia": "gc yig acolyte"}, cards=OURS).can("close-gate")
    zones = {"asia": "gc acolyte! yig"}
    assert not war("gc,cc,bg", zones, cards=BOOK).can("close-gate")


def doom_phase(power: dict[str, int]) -> Scene:
    cards = {"yig": "ys book"}
    return war("ys,cc,bg", {"asia": "ys yig"}, cards=cards, phase=DOOM, power=power)


def test_the_messenger_takes_power_or_brings_doom() -> None:
    """CW-53.54: as each of the others likes, when his Doom turn begins."""
    scene = doom_phase({"ys": 0, "cc": 3, "bg": 2})
    assert scene.asked == "cc messenger-of-yig"
    scene.plays("cc feed-yig 0")
    assert (scene.power("cc"), scene.power("ys"), scene.doom("ys")) == (2, 1, 0)
    assert scene.asked == "bg messenger-of-yig"
    scene.plays("bg defy-yig 0")
    assert (scene.power("bg"), scene.doom("ys")) == (2, 1)


def test_who_has_no_power_cannot_pay_the_messenger() -> None:
    """CW-53.54: then it is Doom, without a question."""
    assert doom_phase({"ys": 1, "cc": 0, "bg": 0}).doom("ys") == 2
