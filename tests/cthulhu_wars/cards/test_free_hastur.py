"""Cthulhu Wars: Hastur as an independent (CW-54.21 to CW-54.24)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_hastur": "gc"}
BOOK = {"free_hastur": "gc book"}
POOR = {"gc": 0, "cc": 0, "bg": 0}


def test_his_awakening_for_six_brings_a_sign() -> None:
    """CW-54.21."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,gc,bg", zones, cards={"free_hastur": "nobody"}, power={"cc": 6})
    scene.rolls(2).plays("cc awaken hastur asia")
    assert (scene.power("cc"), scene.signs("cc")) == (0, [2])


@pytest.mark.parametrize(("marker", "dice"), [(0, 2), (1, 3), (2, 3), (6, 5)])
def test_he_fights_with_half_the_price_of_a_ritual(marker: int, dice: int) -> None:
    """CW-54.21: rounded down; five at Instant Death."""
    zones = {"asia": "gc hastur / cc nightgaunt"}
    scene = war("gc,cc,bg", zones, cards=OURS, ritual=marker).rolls([1] * dice, [])
    scene.plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == dice


def test_a_gate_under_the_glyph_brings_a_sign_in_the_doom_turn() -> None:
    """CW-54.22: Europe has the glyph; a Gate elsewhere brings none."""
    scene = war(
        "gc,cc,bg",
        {"europe": "gc acolyte!", "asia": "gc hastur"},
        cards=OURS,
        phase=DOOM,
        power=POOR,
    )
    assert scene.signs("gc") == [1]
    assert unsaid(scene) == []
    scene = war(
        "gc,cc,bg",
        {"africa": "gc acolyte!", "asia": "gc hastur"},
        cards=OURS,
        phase=DOOM,
        power=POOR,
    )
    assert scene.signs("gc") == []
    scene = war(
        "gc,cc,bg",
        {"europe": "gc acolyte / cc acolyte!", "asia": "gc hastur"},
        cards=OURS,
        phase=DOOM,
        power=POOR,
    )
    assert (scene.signs("gc"), scene.signs("cc")) == ([], [])


def test_an_elder_thing_beside_him_hides_the_stars() -> None:
    """CW-54.22, CW-51.10."""
    cards = {**OURS, "elder_thing": "cc"}
    zones = {"europe": "gc acolyte!", "asia": "gc hastur / cc elder_thing"}
    scene = war("gc,cc,bg", zones, cards=cards, phase=DOOM, power=POOR)
    assert scene.signs("gc") == []


def test_three_doom_for_another_earn_the_spellbook() -> None:
    """CW-54.23: an action that costs nothing."""
    scene = war("gc,cc,bg", {"asia": "gc hastur"}, cards=OURS)
    assert scene.can("grant-doom") == ["grant-doom 1", "grant-doom 2"]
    scene.plays("gc grant-doom 2")
    assert (scene.doom("bg"), scene.power("gc")) == (3, 5)
    assert scene.view("gc").cards[0].earned


def test_with_vengeance_his_owner_assigns_the_enemy_results() -> None:
    """CW-54.24: only in a battle with him."""
    zones = {
        "asia": "gc hastur / cc hunting_horror nightgaunt",
        "europe": "gc deep_one:2 / cc nightgaunt acolyte",
    }
    scene = war("gc,cc,bg", zones, cards=BOOK).rolls([6, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "gc kill"
    scene = war("gc,cc,bg", zones, cards=BOOK).rolls([6, 1], []).plays("gc attack europe 1")
    assert scene.asked == "cc kill"
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([6, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc kill"
