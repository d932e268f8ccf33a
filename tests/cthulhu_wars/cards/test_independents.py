"""Cthulhu Wars: independent Great Old Ones come, earn a spellbook and leave (CW-50.21)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.test_the_ancients import FOUR, with_cathedrals
from tests.cthulhu_wars.war import war

FREE = {"father_dagon": "nobody"}
OURS = {"father_dagon": "gc"}


def test_an_independent_is_awakened_at_a_gate_beside_a_great_old_one() -> None:
    """CW-50.21, CW-50.29: a Gate alone is not enough, nor is a Great Old One without a Gate."""
    zones = {"asia": "gc acolyte! cthulhu", "europe": "gc acolyte!", "africa": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=FREE)
    assert scene.can("awaken father_dagon") == ["awaken father_dagon asia"]
    scene.rolls(1).plays("gc awaken father_dagon asia")
    assert (scene.zone("asia"), scene.power("gc")) == ("gc acolyte cthulhu father_dagon", 1)
    assert scene.view("cc").cards[0].holder == 0
    assert not war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=FREE).can("awaken father_dagon")


def test_the_ancients_need_no_great_old_one_with_four_cathedrals() -> None:
    """CW-28.7, CW-50.29."""
    zones = {"asia": "an acolyte!"}
    scene = war("an,cc,bg", zones, cards=FREE, power={"an": 9})
    assert not scene.can("awaken father_dagon")
    scene = war("an,cc,bg", zones, cards=FREE, power={"an": 9})
    with_cathedrals(scene, *FOUR)
    assert scene.can("awaken father_dagon") == ["awaken father_dagon asia"]


def test_a_killed_independent_goes_back_to_the_supply_with_its_spellbook() -> None:
    """CW-50.23: and may be awakened by anybody."""
    zones = {"asia": "gc father_dagon / bg dark_young"}
    scene = war("bg,gc,cc", zones, cards={"father_dagon": "gc book"})
    scene.rolls([6, 1], [1, 1]).plays("bg attack asia 1")
    card = scene.view("cc").cards[0]
    assert (card.holder, card.earned, scene.pool("cc", "father_dagon")) == (None, False, 1)
    assert scene.happened("card-back")


def test_a_unit_that_is_a_gate_is_no_gate_for_an_awakening() -> None:
    """CW-50.26: it may be the Great Old One at one."""
    zones = {"asia": "ow yog_sothoth acolyte"}
    assert not war("ow,cc,bg", zones, cards=FREE).can("awaken father_dagon")
    zones = {"asia": "ow yog_sothoth acolyte!"}
    assert war("ow,cc,bg", zones, cards=FREE).can("awaken father_dagon")


def test_a_ritual_brings_no_sign_for_an_independent() -> None:
    """CW-50.24: but for the faction's own."""
    zones = {"asia": "gc acolyte! cthulhu father_dagon"}
    scene = war("gc,cc,bg", zones, cards=OURS, phase=DOOM_TURN, power={"gc": 9})
    assert scene.view("gc").seats[0].ritual_signs == 1


def test_its_spellbook_is_none_of_the_six() -> None:
    """CW-50.22."""
    scene = war("gc,cc,bg", {"asia": "gc father_dagon"}, cards={"father_dagon": "gc book"})
    assert (scene.view("gc").seats[0].books, scene.view("gc").cards[0].earned) == ((), True)
