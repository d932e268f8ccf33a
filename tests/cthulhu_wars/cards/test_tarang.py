"""Cthulhu Wars: Tarang (CW-57.11)."""

from __future__ import annotations

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, War
from tests.cthulhu_wars.guests import playing
from tests.cthulhu_wars.war import war

TARANG = {"tarang": "gc"}
ZONES = {"asia": "gc tarang acolyte! acolyte deep_one", "indian_ocean": "cc nyarlathotep acolyte"}
START = "gc recruit acolyte asia"


def test_from_the_pool_he_comes_for_nothing_in_his_owners_doom_turn() -> None:
    """CW-57.11: if his owner likes."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, cards=TARANG, phase=DOOM_TURN,
                books={"gc": "absorb"}, met={"gc": "first_doom_phase"})  # fmt: skip
    assert len(scene.can("bring-tarang")) == len(scene.t.zones)
    assert scene.can("done")
    scene.plays("gc bring-tarang europe")
    assert (scene.zone("europe"), scene.power("gc")) == ("gc tarang", 5)
    assert not scene.can("bring-tarang")


def test_a_great_old_one_that_moves_in_drives_him_and_all_cultists_out() -> None:
    """CW-57.11: to one zone; the Gate is abandoned, Monsters stay."""
    scene = war("gc,cc,bg", ZONES, cards=TARANG, usual=True).plays(START)
    scene.plays("cc move-last nyarlathotep indian_ocean asia")
    assert scene.asked == "gc cowardice"
    near = scene.t.board.adjacent[scene.t.zone("asia")]
    assert len(scene.can("run-to")) == len(near)
    scene.plays("gc run-to indian_ocean")
    assert scene.zone("asia") == "gc deep_one / cc nyarlathotep"
    assert scene.zone("indian_ocean") == "gc acolyte:3 tarang / cc acolyte"
    assert scene.gate("asia") == "abandoned"


def test_ones_own_great_old_one_drives_him_out_as_well() -> None:
    """CW-57.11."""
    zones = {"asia": "gc tarang acolyte", "indian_ocean": "gc cthulhu"}
    scene = war("gc,cc,bg", zones, cards=TARANG)
    scene.plays("gc recruit acolyte asia", "cc pass", "bg pass")
    scene.plays("gc move-last cthulhu indian_ocean asia")
    assert scene.asked == "gc cowardice"


def test_cthulhu_surfacing_drives_him_out() -> None:
    """CW-57.11, CW-20.18: whatever way he comes."""
    zones = {"asia": "gc tarang acolyte", "indian_ocean": "gc cthulhu"}
    scene = war("gc,cc,bg", zones, cards=TARANG, books={"gc": "submerge"}, power={"gc": 9})
    scene.plays("gc submerge")
    while scene.asked == "gc submerge":
        scene.plays("gc done")
    scene.plays("cc pass", "bg pass", "gc emerge asia")
    assert scene.asked == "gc cowardice"


def test_one_that_is_awakened_beside_him_does_not_drive_him_out() -> None:
    """CW-57.11."""
    scene = war(
        "gc,cc,bg",
        {"south_pacific": "gc tarang acolyte!"},
        cards=TARANG,
        power={"gc": 20},
        usual=True,
    )
    scene.s.starts[0] = scene.t.zone("south_pacific")
    scene.plays("gc recruit acolyte south_pacific", "cc pass", "bg pass")
    scene.plays("gc awaken cthulhu south_pacific")
    assert scene.happened("awakened")
    assert scene.asked != "gc cowardice"


def test_to_whom_he_comes_he_stays_with() -> None:
    """CW-57.11: anybody may carry him there."""
    zones = {"asia": "gc tarang acolyte", "indian_ocean": "cc nyarlathotep acolyte"}
    scene = war("gc,cc,bg", zones, cards=TARANG, usual=True)
    scene.plays("gc recruit acolyte asia", "cc move-last tarang asia indian_ocean")
    assert scene.asked == "bg action"
    assert scene.zone("indian_ocean") == "gc tarang / cc acolyte nyarlathotep"
    scene.plays("bg pass", "gc pass", "cc recruit acolyte indian_ocean")
    assert "cowardice" not in scene.asked


def test_a_monster_does_not_frighten_him() -> None:
    """CW-57.11."""
    scene = war("gc,cc,bg", {**ZONES, "indian_ocean": "cc nightgaunt"}, cards=TARANG, usual=True)
    scene.plays(START)
    scene.plays("cc move-last nightgaunt indian_ocean asia")
    assert scene.asked == "bg action"


class Walls(CardAbility):
    """Nobody gets anywhere by himself."""

    name = "walls"

    def closed_zones(self, s: War, zones: int, seat: Seat) -> int:
        return self.t.land


def test_where_every_zone_is_closed_he_stays() -> None:
    """CW-57.11, CW-50.61: and is not driven out later by the one who is there."""
    walls = Card("walls", sort=Sort.MODULE, abilities=(Walls,))
    zones = {"asia": "gc tarang acolyte", "indian_ocean": "cc nyarlathotep acolyte"}
    scene = war("gc,cc,bg", zones, cards={**TARANG, "walls": "bg"}, game=playing(cards=[walls]))
    scene.plays("gc recruit acolyte asia", "cc move-last nyarlathotep indian_ocean asia")
    assert scene.asked == "bg action"
    assert scene.zone("asia") == "gc acolyte:2 tarang / cc nyarlathotep"
