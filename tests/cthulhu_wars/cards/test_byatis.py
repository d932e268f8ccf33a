"""Cthulhu Wars: Byatis (CW-53.131 to CW-53.134)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.war import war

OURS = {"byatis": "cc"}
BOOK = {"byatis": "cc book"}


def test_byatis_has_four_dice_and_never_moves() -> None:
    """CW-53.131, CW-53.132."""
    scene = war("cc,bg,ys", {"asia": "cc byatis acolyte / bg ghoul"}, cards=OURS)
    assert not scene.can("move-unit byatis")
    scene.rolls([1] * 4).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 4


def test_byatis_does_not_go_along_and_carries_nothing() -> None:
    """CW-53.132: Submerge, Arctic Wind, Beyond One, Dematerialization."""
    zones = {"north_pacific": "gc cthulhu byatis deep_one"}
    scene = war("gc,cc,bg", zones, cards={"byatis": "gc"}, books={"gc": "submerge"})
    assert scene.plays("gc submerge").can("take-along") == ["take-along deep_one"]
    scene = war("ww,cc,bg", {"asia": "ww ithaqua byatis acolyte"}, cards={"byatis": "ww"},
                books={"ww": "arctic_wind"})  # fmt: skip
    scene.plays("ww move-unit ithaqua asia europe")
    assert scene.can("ride-the-wind") == ["ride-the-wind acolyte"]
    zones = {"asia": "ow byatis abomination acolyte!"}
    scene = war("ow,cc,bg", zones, cards={"byatis": "ow"})
    assert {move.split()[1] for move in scene.can("beyond-one")} == {"abomination"}
    zones = {"asia": "an byatis"}
    scene = war("an,cc,bg", zones, cards={"byatis": "an"}, phase=DOOM_TURN)
    assert not scene.can("dematerialize")


def test_a_pain_drives_byatis_off() -> None:
    """CW-53.132."""
    scene = war("bg,cc,ys", {"asia": "cc byatis / bg dark_young"}, cards=OURS)
    scene.rolls([4, 1], [1] * 4).plays("bg attack asia 1", "cc retreat byatis europe")
    assert scene.zone("europe") == "cc byatis"


@pytest.mark.parametrize(
    ("others", "signs"), [("", 1), (" acolyte", 1), (" / bg ghoul", 0), (" / nobody filth", 1)]
)
def test_byatis_left_alone_brings_a_sign_in_the_doom_phase(others: str, signs: int) -> None:
    """CW-53.132: enemies disturb it, what is nobody's does not."""
    cards = {**OURS, "abhoth": "nobody"}
    power = {"cc": 1, "bg": 1, "ys": 1}
    scene = war("cc,bg,ys", {"asia": f"cc byatis{others}"}, cards=cards, phase=DOOM, power=power)
    assert len(scene.signs("cc")) == signs


def test_byatis_brings_its_sign_with_two_players_too() -> None:
    """CW-53.132, CW-12.14: only Doom for Gates is left out."""
    scene = war("cc,bg", {"asia": "cc byatis acolyte!"}, cards=OURS, phase=DOOM, power={"cc": 0})
    assert (len(scene.signs("cc")), scene.doom("cc")) == (1, 0)


@pytest.mark.parametrize(
    ("face", "back", "earned"), [(6, 1, True), (4, 1, False), (6, 6, False), (6, 4, True)]
)
def test_byatis_has_to_survive_a_battle_in_which_somebody_died(
    face: int, back: int, earned: bool
) -> None:
    """CW-53.133: an enemy, by a Kill."""
    scene = war("cc,bg,ys", {"asia": "cc byatis / bg dark_young"}, cards=OURS)
    scene.rolls([face, 1, 1, 1], [back, 1]).plays("cc attack asia 1")
    for code, unit in (("cc", "byatis"), ("bg", "dark_young")):
        if scene.asked == f"{code} retreat":
            scene.plays(f"{code} retreat {unit} europe")
    assert scene.view("cc").cards[0].earned == earned


def test_byatis_has_to_be_in_the_battle() -> None:
    """CW-53.133."""
    zones = {"asia": "cc flying_polyp / bg dark_young", "africa": "cc byatis"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    scene.rolls([6], [1, 1]).plays("cc attack asia 1")
    assert not scene.view("cc").cards[0].earned


def test_forgetful_cultists_come_to_byatis() -> None:
    """CW-53.134, CW-50.61: all of one adjacent zone, off their Gates."""
    zones = {"asia": "cc byatis", "europe": "bg acolyte:2! ghoul / ys acolyte / cc acolyte",
             "antarctica": "bg acolyte"}  # fmt: skip
    scene = war("cc,bg,ys", zones, cards=BOOK)
    assert scene.can("forget") == ["forget europe"]
    scene.plays("cc forget europe")
    assert scene.zone("asia") == "cc byatis / bg acolyte:2 / ys acolyte"
    assert scene.zone("europe") == "cc acolyte / bg ghoul"
    assert scene.power("cc") == 4
