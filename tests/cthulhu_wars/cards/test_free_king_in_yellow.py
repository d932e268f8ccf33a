"""Cthulhu Wars: the King in Yellow as an independent (CW-54.11 to CW-54.14)."""

from __future__ import annotations

import pytest

from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.state import War
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_king_in_yellow": "gc"}
BOOK = {"free_king_in_yellow": "gc book"}


def test_he_is_awakened_for_two_and_rolls_no_die() -> None:
    """CW-54.11."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards={"free_king_in_yellow": "nobody"})
    scene.rolls(1).plays("gc awaken king_in_yellow asia")
    assert scene.power("gc") == 3
    alone = war("gc,cc,bg", {"asia": "gc king_in_yellow / cc acolyte"}, cards=OURS)
    assert not alone.can("attack")


@pytest.mark.parametrize("codes", ["gc,cc,bg", "gc,ys,bg"])
def test_great_old_ones_of_factions_that_play_are_never_in_the_supply(codes: str) -> None:
    """CW-54.11: neither the King nor Hastur with the Yellow Sign."""
    options = {"factions": codes, "cards": "faction_gods", "first_player": "first_seat"}
    match: Match[War] = Match(GAME, 3, options=options)
    table = GAME.catalogue.layout(match.state.table)
    found = {card.code for card in table.loyalty}
    assert ("free_king_in_yellow" in found) == ("free_hastur" in found) == ("ys" not in codes)
    assert "free_ithaqua" in found


def test_desecrate_lays_a_marker_when_the_die_is_not_too_high() -> None:
    """CW-54.12: and a cheap unit comes in any case."""
    zones = {"asia": "gc king_in_yellow acolyte"}
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([2]).plays("gc profane")
    assert scene.asked == "gc profane-place"
    assert sorted(scene.moves[:3]) == ["place acolyte", "place deep_one", "place shoggoth"]
    assert unsaid(scene) == []
    scene.plays("gc place shoggoth")
    assert scene.zone("asia") == "gc acolyte shoggoth king_in_yellow"
    assert (scene.power("gc"), scene.seen("cc", "asia").tokens) == (3, ("desecration",))
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([3]).plays("gc profane")
    scene.plays("gc place deep_one")
    assert scene.seen("cc", "asia").tokens == ()


def test_no_area_is_desecrated_twice_nor_without_a_unit_to_place() -> None:
    """CW-54.12, CW-40.32."""
    zones = {"asia": "gc king_in_yellow acolyte"}
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([1])
    scene.plays("gc profane", "gc place deep_one", "cc pass", "bg pass")
    assert not scene.can("profane")
    zones = {"asia": "gc king_in_yellow acolyte:6 deep_one:4 shoggoth:2"}
    assert not war("gc,cc,bg", zones, cards=OURS).can("profane")


def test_a_marker_at_an_enemy_gate_earns_the_spellbook() -> None:
    """CW-54.13: not at one's own, nor at one that is abandoned."""
    for gate, earned in (("/ cc acolyte!", True), ("/ gate", False), ("acolyte!", False)):
        zones = {"asia": f"gc king_in_yellow {gate}"}
        scene = war("gc,cc,bg", zones, cards=OURS).rolls([1])
        scene.plays("gc profane", "gc place deep_one")
        assert scene.view("gc").cards[0].earned == earned


def test_the_feast_brings_power_for_each_marker_whoever_is_there() -> None:
    """CW-54.14: no unit is needed there."""
    zones = {"asia": "gc king_in_yellow acolyte", "africa": "cc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=BOOK, power={"gc": 3, "cc": 0, "bg": 0}).rolls([1])
    scene.plays("gc profane", "gc place deep_one")
    for unit in ("king_in_yellow", "acolyte", "deep_one"):
        scene.goes(f"gc {unit}", "asia", "europe")
    assert scene.view("gc").seats[0].income == 1 + 1


def test_without_the_spellbook_there_is_no_feast() -> None:
    """CW-54.14."""
    zones = {"asia": "gc king_in_yellow acolyte"}
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([1]).plays("gc profane", "gc place deep_one")
    assert scene.view("gc").seats[0].income == 1
