"""Cthulhu Wars: Father Dagon (CW-53.81 to CW-53.84)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.war import war

OURS = {"father_dagon": "gc"}
BOOK = {"father_dagon": "gc book"}


@pytest.mark.parametrize(("zone", "dice"), [("asia", 2), ("indian_ocean", 6)])
def test_dagon_fights_better_in_an_ocean_whoever_attacks(zone: str, dice: int) -> None:
    """CW-53.81: two dice on land, six in the sea."""
    for order in ("gc,cc,bg", "cc,gc,bg"):
        cards = {"father_dagon": "gc"}
        scene = war(order, {zone: "gc father_dagon / cc flying_polyp"}, cards=cards)
        attacker, rolls = order[:2], {"gc": [1] * dice, "cc": [1]}
        scene.rolls(*(rolls[code] for code in order.split(",")[:2]))
        scene.plays(f"{attacker} attack {zone} 1")
        seats = {scene.code(each["seat"]): each["number"] for each in scene.happened("rolled")}
        assert seats == {"gc": dice, "cc": 1}


def test_a_tsunami_drives_all_cultists_of_a_coast_into_the_sea() -> None:
    """CW-53.82, CW-50.61: their owners choose where; a Gate is left."""
    zones = {"asia": "gc father_dagon / cc acolyte! nightgaunt", "indian_ocean": "gc deep_one"}
    scene = war("gc,cc,bg", zones, cards=OURS).plays("gc tsunami asia")
    assert scene.asked == "cc driven"
    scene.plays("cc driven acolyte_on_gate indian_ocean")
    assert (scene.gate("asia"), scene.power("gc")) == ("abandoned", 4)
    assert scene.zone("indian_ocean") == "gc deep_one / cc acolyte"
    assert scene.zone("asia") == "gc father_dagon / cc nightgaunt"


def test_a_tsunami_needs_cultists_and_a_coast() -> None:
    """CW-53.82: Great Old Ones and Monsters stay dry."""
    zones = {"asia": "gc father_dagon / cc nightgaunt", "indian_ocean": "cc acolyte"}
    assert not war("gc,cc,bg", zones, cards=OURS).can("tsunami")


def test_eight_units_in_oceans_earn_the_spellbook_which_may_be_declined() -> None:
    """CW-53.83, CW-50.57: asked again in the next Doom Phase."""
    zones = {"indian_ocean": "gc father_dagon deep_one:4 shoggoth:2", "asia": "gc acolyte:2"}
    scene = war("gc,cc,bg", zones, cards=OURS).plays("gc move-last acolyte asia indian_ocean")
    assert scene.asked == "gc card-book"
    taken = scene.view("gc").cards[0]
    assert (taken.earned, taken.tallies) == (False, ((8, 8),))
    assert scene.plays("gc place-book").view("gc").cards[0].earned


def test_the_innsmouth_look_takes_an_acolyte_for_good_and_brings_six_power() -> None:
    """CW-53.84: without an Acolyte on the map nothing."""
    zones = {"asia": "gc acolyte! father_dagon", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=BOOK, phase=DOOM, power={"gc": 0, "cc": 0, "bg": 0})
    assert scene.asked == "gc innsmouth-look"
    scene.plays("gc sacrifice acolyte europe")
    assert (scene.power("gc"), scene.zone("europe"), scene.pool("gc", "acolyte")) == (6, "", 4)
    zones = {"asia": "gc father_dagon"}
    scene = war("gc,cc,bg", zones, cards=BOOK, phase=DOOM, power={"gc": 0, "cc": 0, "bg": 0})
    assert scene.power("gc") == 0
