"""Cthulhu Wars: John Dark (CW-57.7)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

JOHN = {"john_dark": "gc"}


def ritual(zones: dict[str, str], cards: dict[str, str]) -> Scene:
    scene = war("gc,cc,bg", zones, cards=cards, phase=DOOM_TURN, power={"gc": 9},
                books={"gc": "absorb"}, met={"gc": "first_doom_phase"})  # fmt: skip
    return scene.plays("gc perform-ritual")


def test_from_the_pool_he_comes_instead_of_an_elder_sign() -> None:
    """CW-57.7: to any zone, for nothing."""
    scene = ritual({"asia": "gc acolyte! cthulhu"}, JOHN)
    assert (scene.asked, len(scene.can("arrive"))) == ("gc arrival", len(scene.t.zones))
    scene.plays("gc arrive europe")
    assert (scene.zone("europe"), scene.signs("gc")) == ("gc john_dark", [])


def test_on_the_map_he_leaves_the_signs_alone_and_others_have_theirs() -> None:
    """CW-57.7."""
    scene = ritual({"asia": "gc acolyte! cthulhu john_dark"}, JOHN)
    assert len(scene.signs("gc")) == 1
    scene = ritual({"asia": "gc acolyte! cthulhu"}, {"john_dark": "cc"})
    assert len(scene.signs("gc")) == 1


def test_of_the_two_signs_for_a_dhole_the_second_is_gained() -> None:
    """CW-57.7, CW-52.2: he takes the place of the first."""
    zones = {"asia": "gc dhole / cc flying_polyp:2"}
    scene = war("cc,gc,bg", zones, cards={**JOHN, "dhole": "gc"})
    scene.rolls([6, 1], [1] * 5).plays("cc attack asia 1", "gc arrive africa")
    assert (scene.zone("africa"), len(scene.signs("gc"))) == ("gc john_dark", 1)


def test_he_comes_before_the_curse_of_chaugnar_and_before_the_prophetess() -> None:
    """CW-57.7, CW-53.44, CW-56.11."""
    zones = {"asia": "gc acolyte! cthulhu", "africa": "bg acolyte! chaugnar_faugn"}
    scene = ritual(zones, {**JOHN, "chaugnar_faugn": "bg book"})
    scene.plays("gc arrive europe")
    assert (scene.zone("europe"), scene.signs("gc")) == ("gc john_dark", [])
    zones = {"asia": "gc acolyte! cthulhu prophetess"}
    scene = ritual(zones, {**JOHN, "prophetess": "gc"}).plays("gc arrive europe")
    assert (scene.signs("gc"), scene.happened("foretold")) == ([], [])


def test_he_comes_though_no_sign_is_left() -> None:
    """CW-57.7, CW-1.32: instead of the Doom for it."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! cthulhu"}, cards=JOHN, phase=DOOM_TURN,
                power={"gc": 9}, sign_pool=[], books={"gc": "absorb"},
                met={"gc": "first_doom_phase"})  # fmt: skip
    scene.plays("gc perform-ritual", "gc arrive asia")
    assert (scene.doom("gc"), scene.happened("no-sign-left")) == (1, [])
