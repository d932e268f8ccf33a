"""Cthulhu Wars: what cards do to each other, where it is neither's alone."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

FAN = {"bloated_woman": "cc", "quachil_uttaus": "cc"}


def fanned(lost: str, faces: list[int]) -> Scene:
    """The Bloated Woman and Quachil Uttaus fight together; one of the lost lies on the Fan."""
    zones = {"asia": f"cc bloated_woman quachil_uttaus flying_polyp / gc {lost}",
             "europe": "gc acolyte!"}  # fmt: skip
    scene = war("cc,gc,bg", zones, cards=FAN)
    dice = {"starspawn": 3, "deep_one": 1, "deep_one:2": 2}[lost]
    scene.rolls(faces, [1] * dice).plays("cc attack asia 1")
    return scene.plays(f"cc velvet-fan {lost.partition(':')[0]}")


def test_a_figure_on_the_fan_does_not_turn_to_dust() -> None:
    """CW-52.3, CW-53.152: it is not in the Pool, though others of its kind are: so the sign."""
    scene = fanned("deep_one", [6, 1, 1])
    assert scene.pool("gc", "deep_one") == 3
    assert not scene.happened("crumbled")
    assert len(scene.signs("cc")) == 1


def test_of_two_that_were_lost_the_other_one_may_turn_to_dust() -> None:
    """CW-52.3, CW-53.152."""
    scene = fanned("deep_one:2", [6, 6, 1])
    assert scene.asked == "gc dust"
    scene.plays("gc crumble deep_one")
    assert scene.pool("gc", "deep_one") == 2


def test_a_ghast_is_summoned_from_the_fan_for_what_all_cost() -> None:
    """CW-51.5, CW-53.155: 2 Power, which her owner gets; alone if the others are out."""
    cards = {"bloated_woman": "cc", "ghast": "gc"}
    zones = {"asia": "cc bloated_woman flying_polyp / gc ghast", "europe": "gc acolyte! ghast:3"}
    scene = war("cc,gc,bg", zones, cards=cards).rolls([6, 1], [])
    scene.plays("cc attack asia 1", "cc velvet-fan ghast")
    before = scene.power("cc")
    scene.plays("gc summon ghast europe")
    assert (scene.power("gc"), scene.power("cc")) == (3, before + 2)
    assert scene.zone("europe") == "gc acolyte ghast:4"


def test_the_curse_decides_before_the_prophetess_sees_anything() -> None:
    """CW-56.11, CW-53.44: whoever has the Curse chooses her owner's sign."""
    cards = {"prophetess": "cc", "chaugnar_faugn": "gc book"}
    zones = {"asia": "cc nyarlathotep acolyte! prophetess", "africa": "gc chaugnar_faugn"}
    scene = war("cc,gc,bg", zones, cards=cards, phase=DOOM_TURN, power={"cc": 9})
    scene.plays("cc perform-ritual")
    assert scene.asked == "gc curse-of-chaugnar"
    scene.plays("gc choose-sign 1")
    assert (scene.signs("cc"), scene.happened("foretold")) == ([1], [])


@pytest.mark.parametrize(("thing", "silent"), [("asia", True), ("africa", False)])
def test_abhoth_beside_an_elder_thing_brings_no_filth_but_elsewhere_into_its_zone(
    thing: str, silent: bool
) -> None:
    """CW-51.10, CW-53.12: the Thing keeps him from it, not the zone."""
    zones = {"asia": "gc abhoth", "africa": "gc acolyte"}
    zones[thing] += " / cc elder_thing"
    scene = war("gc,cc,bg", zones, cards={"abhoth": "gc", "elder_thing": "cc"})
    assert bool(scene.can("summon filth africa")) != silent


@pytest.mark.parametrize(("thing", "gift"), [("asia", 0), ("africa", 6)])
def test_gobogeg_beside_an_elder_thing_pays_nobody(thing: str, gift: int) -> None:
    """CW-51.10, CW-53.102: no Book of Law."""
    zones = {"asia": "gc gobogeg", "europe": "ys acolyte", thing: "cc elder_thing"}
    if thing == "asia":
        zones["asia"] = "gc gobogeg / cc elder_thing"
    cards = {"gobogeg": "gc", "elder_thing": "cc"}
    scene = war("ys,gc,cc", zones, cards=cards, power={"ys": 4})
    scene.plays("ys awaken king_in_yellow europe")
    assert scene.power("ys") == gift


@pytest.mark.parametrize(("beside", "wails"), [("elder_thing", False), ("hunting_horror", True)])
def test_gobogeg_beside_an_elder_thing_does_not_wail(beside: str, wails: bool) -> None:
    """CW-51.10, CW-53.101: in a battle either."""
    zones = {"asia": f"gc gobogeg / cc {beside} nightgaunt"}
    scene = war("cc,gc,bg", zones, cards={"gobogeg": "gc", "elder_thing": "cc"})
    scene.rolls([6, 1], []).plays("cc attack asia 1")
    assert bool(scene.can("wail")) == wails


@pytest.mark.parametrize(("thing", "silent"), [("asia", True), ("africa", False)])
def test_ghatanothoa_beside_an_elder_thing_mummifies_nobody(thing: str, silent: bool) -> None:
    """CW-51.10, CW-53.94: the Execration has nothing to make easier."""
    zones = {"asia": "gc ghatanothoa / bg acolyte", "africa": "cc acolyte", "europe": "gc acolyte"}
    zones[thing] += " / cc elder_thing" if thing == "asia" else " elder_thing"
    cards = {"ghatanothoa": "gc book", "elder_thing": "cc"}
    scene = war("gc,cc,bg", zones, cards=cards).plays("gc recruit acolyte europe")
    assert ("mummy" in scene.zone("asia")) != silent


def test_the_independent_cthulhu_devours_beside_an_elder_thing() -> None:
    """CW-51.10, CW-54.34: that is his spellbook."""
    cards = {"free_cthulhu": "cc book", "elder_thing": "bg"}
    scene = war("cc,bg,ys", {"asia": "cc cthulhu / bg elder_thing ghoul"}, cards=cards)
    scene.plays("cc attack asia 1")
    assert scene.can("devour-one")
