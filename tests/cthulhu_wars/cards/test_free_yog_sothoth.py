"""Cthulhu Wars: Yog-Sothoth as an independent (CW-54.61 to CW-54.64)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_yog_sothoth": "gc"}
BOOK = {"free_yog_sothoth": "gc book"}


def test_he_is_awakened_for_six_and_fights_with_the_gods_of_enemy_factions() -> None:
    """CW-54.61: independents do not count, with two players neither is it otherwise."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,ys", zones, cards={"free_yog_sothoth": "nobody"}, power={"gc": 6})
    scene.rolls(1).plays("gc awaken yog_sothoth asia")
    assert scene.power("gc") == 0
    cards = {**OURS, "father_dagon": "cc"}
    zones = {
        "asia": "gc yog_sothoth / cc acolyte",
        "europe": "ys hastur king_in_yellow",
        "africa": "cc father_dagon",
    }
    scene = war("gc,cc,ys", zones, cards=cards).rolls([1, 1], []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 2
    zones = {"asia": "gc yog_sothoth / cc acolyte", "africa": "cc nyarlathotep"}
    scene = war("gc,cc", zones, cards=OURS).rolls([1], []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


def test_he_carries_the_gate_and_whoever_controls_it() -> None:
    """CW-54.62: anyone's, to an Area without one."""
    zones = {"asia": "gc yog_sothoth / cc acolyte!", "europe": "gate"}
    scene = war("gc,cc,ys", zones, cards=OURS)
    assert "carry-gate europe" not in scene.moves
    assert unsaid(scene) == []
    scene.plays("gc carry-gate africa")
    assert (scene.gate("asia"), scene.gate("africa"), scene.power("gc")) == ("none", "cc", 4)
    assert scene.zone("africa") == "gc yog_sothoth / cc acolyte"


def test_he_carries_nothing_without_a_gate_or_beside_an_enemy_god() -> None:
    """CW-54.62."""
    zones = {"asia": "gc yog_sothoth"}
    assert not war("gc,cc,ys", zones, cards=OURS).can("carry-gate")
    zones = {"asia": "gc yog_sothoth / cc acolyte! nyarlathotep"}
    assert not war("gc,cc,ys", zones, cards=OURS).can("carry-gate")


def test_an_enemy_god_beside_him_earns_the_spellbook() -> None:
    """CW-54.63."""
    zones = {"asia": "gc yog_sothoth", "europe": "cc nyarlathotep"}
    scene = war("gc,cc,ys", zones, cards=OURS)
    assert not scene.view("gc").cards[0].earned
    scene.plays("gc move-last yog_sothoth asia europe")
    assert scene.view("gc").cards[0].earned


def test_with_the_spellbook_he_is_a_gate() -> None:
    """CW-54.64: for income, Doom, summoning; beside another one, too."""
    zones = {"asia": "gc yog_sothoth acolyte!"}
    scene = war("gc,cc,ys", zones, cards=BOOK)
    assert scene.view("gc").seats[0].gates == 2
    assert scene.view("gc").seats[0].income == 1 + 4
    assert scene.seen("cc", "asia").living_gate == 0
    zones = {"asia": "gc yog_sothoth"}
    assert war("gc,cc,ys", zones, cards=BOOK).can("summon deep_one asia")
    assert not war("gc,cc,ys", zones, cards=OURS).can("summon deep_one asia")
    scene = war("gc,cc,ys", zones, cards=BOOK, phase=DOOM_TURN, power={"gc": 9})
    assert scene.view("gc").seats[0].ritual_doom == 1
