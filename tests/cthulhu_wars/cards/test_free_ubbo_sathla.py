"""Cthulhu Wars: Ubbo-Sathla as an independent (CW-54.81 to CW-54.84)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_ubbo_sathla": "gc"}
BOOK = {"free_ubbo_sathla": "gc book"}


def test_it_is_awakened_for_four_with_its_marker_at_nothing() -> None:
    """CW-54.81: it cannot attack then; another holder begins anew."""
    zones = {"asia": "gc acolyte! cthulhu", "europe": "gc ubbo_sathla / cc acolyte"}
    scene = war("gc,cc,ys", {"asia": zones["asia"]}, cards={"free_ubbo_sathla": "nobody"})
    marker = next(each for each in scene.t.abilities if each.name == "free_growth")
    scene.s.counters[marker.at] = 5
    scene.rolls(1).plays("gc awaken ubbo_sathla asia")
    assert scene.power("gc") == 1
    assert ("free_growth", 0) in scene.view("cc").seats[0].marks
    assert not war("gc,cc,ys", {"europe": zones["europe"]}, cards=OURS).can("attack")


def test_whoever_performs_a_ritual_pays_homage() -> None:
    """CW-54.82: 1 Doom less for him, or 1 for us."""
    zones = {"asia": "gc ubbo_sathla", "europe": "cc acolyte!"}
    for choice, doom in (("forgo-doom", (0, 0)), ("pay-homage 0", (1, 1))):
        scene = war("gc,cc,ys", zones, cards=OURS, phase=DOOM_TURN, turn="cc", power={"cc": 6})
        scene.plays("cc perform-ritual")
        assert (scene.asked, unsaid(scene)) == ("cc sycophancy", [])
        scene.plays(f"cc {choice}")
        assert (scene.doom("gc"), scene.doom("cc")) == doom
    mine = {"asia": "bg ubbo_sathla acolyte!"}
    cards = {"free_ubbo_sathla": "bg"}
    own = war("bg,cc,ys", mine, cards=cards, phase=DOOM_TURN, power={"bg": 6})
    assert own.plays("bg perform-ritual").doom("bg") == 1


def test_a_gate_given_up_earns_the_spellbook_and_makes_it_grow() -> None:
    """CW-54.83: whoever stood on it stays."""
    zones = {"asia": "gc ubbo_sathla acolyte! / cc acolyte"}
    scene = war("gc,cc,ys", zones, cards=OURS)
    assert unsaid(scene) == []
    scene.rolls([4]).plays("gc give-up-gate asia")
    assert (scene.gate("asia"), scene.zone("asia")) == (
        "none",
        "gc acolyte ubbo_sathla / cc acolyte",
    )
    assert scene.view("gc").cards[0].earned
    assert unsaid(scene) == []
    scene.plays("cc pass", "ys pass")
    scene.rolls([1] * 4, []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 4


def test_the_banquet_makes_it_grow_in_the_doom_turn() -> None:
    """CW-54.84: with the spellbook."""
    scene = war(
        "cc,gc,ys", {"asia": "gc ubbo_sathla"}, cards=BOOK, phase=DOOM, power={"cc": 5, "gc": 9}
    )
    scene.rolls([5]).plays("cc done")
    assert ("free_growth", 5) in scene.view("cc").seats[1].marks
    scene = war(
        "cc,gc,ys", {"asia": "gc ubbo_sathla"}, cards=OURS, phase=DOOM, power={"cc": 5, "gc": 9}
    )
    scene.plays("cc done")
    assert ("free_growth", 0) in scene.view("cc").seats[1].marks
