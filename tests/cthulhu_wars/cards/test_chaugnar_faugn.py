"""Cthulhu Wars: Chaugnar Faugn (CW-53.41 to CW-53.44)."""

from __future__ import annotations

from mythos.core.dice import Dice, seed_from
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import war

OURS = {"chaugnar_faugn": "gc"}
BOOK = {"chaugnar_faugn": "gc book"}


def test_chaugnar_has_three_dice_and_three_more_at_a_gate_of_ours() -> None:
    """CW-53.41, CW-53.42."""
    zones = {"asia": "gc chaugnar_faugn acolyte!", "europe": "gc deep_one acolyte!",
             "africa": "gc deep_one", "arctic_ocean": "gc deep_one / cc acolyte!"}  # fmt: skip
    scene = war("gc,cc,bg", zones, cards=OURS)
    assert [total(scene, zone, "gc", "cc") for zone in zones] == [6, 4, 1, 1]


def test_chaugnar_who_is_not_in_play_helps_nobody() -> None:
    """CW-53.42, CW-50.22."""
    scene = war("gc,cc,bg", {"asia": "gc deep_one acolyte!"}, cards={"chaugnar_faugn": "nobody"})
    assert total(scene, "asia", "gc", "cc") == 1


def test_a_lone_acolyte_on_its_gate_may_declare_a_battle() -> None:
    """CW-53.42: with three dice."""
    zones = {"asia": "gc acolyte! / cc nightgaunt", "africa": "gc chaugnar_faugn"}
    scene = war("gc,cc,bg", zones, cards=OURS)
    scene.rolls([1] * 3).plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [3, 0]
    zones = {"asia": "gc acolyte / cc nightgaunt", "africa": "gc chaugnar_faugn"}
    assert not war("gc,cc,bg", zones, cards=OURS).can("attack")


def test_a_gate_and_a_unit_that_is_one_are_three_dice_not_six() -> None:
    """CW-53.42: Yog-Sothoth with four enemy Great Old Ones in play has 8, and 3."""
    zones = {"asia": "ow yog_sothoth acolyte!", "africa": "ow chaugnar_faugn",
             "arctic_ocean": "ww ithaqua rhan_tegoth",
             "europe": "ys hastur king_in_yellow"}  # fmt: skip
    scene = war("ow,ww,ys", zones, cards={"chaugnar_faugn": "ow"})
    assert total(scene, "asia", "ow", "ww") == 11
    zones["asia"] = "ow yog_sothoth"
    scene = war("ow,ww,ys", zones, cards={"chaugnar_faugn": "ow"})
    assert total(scene, "asia", "ow", "ww") == 11


def test_two_signs_are_discarded_face_up_for_the_spellbook() -> None:
    """CW-53.43: of our choice, without Doom."""
    zones = {"asia": "gc chaugnar_faugn"}
    scene = war("gc,cc,bg", zones, cards=OURS, signs={"gc": [1, 1, 3]})
    assert sorted(scene.can("discard-signs")) == ["discard-signs 1 1", "discard-signs 1 3"]
    scene.plays("gc discard-signs 1 3")
    assert (scene.signs("gc"), scene.doom("gc"), scene.view("gc").cards[0].earned) == ([1], 0, True)
    assert (scene.happened("signs-discarded")[0]["second"], scene.power("gc")) == (3, 5)
    scene = war("gc,cc,bg", zones, cards=OURS, signs={"gc": [3]})
    assert not scene.can("discard-signs")


def test_the_curse_chooses_the_signs_of_everybody() -> None:
    """CW-53.44: what is chosen only the two of them know."""
    zones = {"africa": "gc chaugnar_faugn", "asia": "cc nyarlathotep acolyte!"}
    scene = war("cc,gc,bg", zones, cards=BOOK, phase=DOOM_TURN, power={"cc": 9})
    scene.plays("cc perform-ritual")
    assert scene.asked == "gc curse-of-chaugnar"
    assert scene.ask.params == {"to": 0, "ones": 18, "twos": 12, "threes": 6}
    scene.plays("gc choose-sign 2")
    assert (scene.signs("cc"), scene.s.sign_pool.count(2)) == ([2], 11)
    told = [each.key for each in scene.match.heard(scene.seat("bg"))]
    assert "sign" in told
    assert "sign-seen" not in told


def test_the_curse_chooses_our_own_signs_too_and_not_from_an_empty_pool() -> None:
    """CW-53.44, CW-1.32: then it is Doom."""
    zones = {"africa": "cc chaugnar_faugn", "asia": "cc nyarlathotep acolyte!"}
    cards, power = {"chaugnar_faugn": "cc book"}, {"cc": 9}
    scene = war("cc,gc,bg", zones, cards=cards, phase=DOOM_TURN, power=power)
    scene.plays("cc perform-ritual", "cc choose-sign 3")
    assert scene.signs("cc") == [3]
    scene = war("cc,gc,bg", zones, cards=cards, phase=DOOM_TURN, power=power, sign_pool=[])
    assert scene.plays("cc perform-ritual").doom("cc") == 2


def test_only_who_has_the_curse_knows_the_pool() -> None:
    """CW-53.44: what he imagines leaves it as it is; others imagine it otherwise."""
    zones = {"africa": "gc chaugnar_faugn"}
    signs = {"gc": [1], "cc": [3, 3, 3], "bg": [1, 2, 2]}
    scene = war("gc,cc,bg", zones, cards=BOOK, signs=signs)
    pool = scene.s.sign_pool
    worlds = [scene.match.imagine(0, Dice(seed_from(str(n)))).state for n in range(20)]
    assert all(world.sign_pool == pool for world in worlds)
    assert len({str(world.hidden_signs[1]) for world in worlds}) > 1
    worlds = [scene.match.imagine(1, Dice(seed_from(str(n)))).state for n in range(20)]
    assert any(world.sign_pool != pool for world in worlds)
