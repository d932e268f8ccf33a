"""Cthulhu Wars: the Prophetess (CW-56.11)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

HOME = {"asia": "gc acolyte! prophetess cthulhu"}


def doom_turn(zones: dict[str, str]) -> Scene:
    return war("gc,cc,bg", zones, cards={"prophetess": "gc"}, phase=DOOM_TURN, power={"gc": 9},
               met={"gc": "first_doom_phase"}, books={"gc": "dreams"})  # fmt: skip


def test_she_draws_two_signs_keeps_the_higher_and_returns_the_other() -> None:
    """CW-56.11: the pool loses one."""
    scene = doom_turn(HOME)
    left = len(scene.s.sign_pool)
    scene.rolls(1, 3).plays("gc perform-ritual")
    assert (scene.signs("gc"), len(scene.s.sign_pool)) == ([3], left - 1)
    assert scene.s.sign_pool.count(1) == 18


def test_only_the_first_sign_of_a_doom_phase_is_foretold_and_only_with_her_in_play() -> None:
    """CW-56.11: what is lost sees nothing."""
    scene = doom_turn({"asia": "gc acolyte! prophetess cthulhu", "europe": "gc acolyte"})
    scene.rolls(1, 2).plays("gc perform-ritual")
    assert len(scene.happened("foretold")) == 1
    scene = doom_turn({"asia": "gc acolyte! cthulhu"}).rolls(1).plays("gc perform-ritual")
    assert (scene.signs("gc"), scene.happened("foretold")) == ([1], [])


def test_the_last_sign_is_drawn_as_it_is() -> None:
    """CW-56.11: with fewer than two left one draws what is there."""
    scene = doom_turn(HOME)
    scene.s.sign_pool[:] = [2]
    assert scene.plays("gc perform-ritual").signs("gc") == [2]


def test_she_is_bought_beside_a_unit_and_recruited_for_three() -> None:
    """CW-56.11: a Cultist who gives Power and holds Gates."""
    scene = war("cc,gc,bg", {"asia": "cc nightgaunt"}, cards={"prophetess": "nobody"},
                phase=DOOM_TURN, doom={"cc": 2})  # fmt: skip
    scene.plays("cc buy prophetess")
    assert (scene.zone("asia"), scene.doom("cc")) == ("cc nightgaunt prophetess", 0)
    scene = war("cc,gc,bg", {"asia": "cc nightgaunt"}, cards={"prophetess": "cc"})
    assert scene.price("cc", "recruit prophetess asia") == 3
    scene = war("cc,gc,bg", {"asia": "cc prophetess / gate"}, cards={"prophetess": "cc"})
    assert scene.can("control-gate asia prophetess")
