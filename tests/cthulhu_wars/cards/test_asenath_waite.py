"""Cthulhu Wars: Asenath Waite (CW-56.2)."""

from __future__ import annotations

from tests.cthulhu_wars.war import Scene, war

ASENATH = {"asenath_waite": "gc"}
ZONES = {"asia": "gc asenath_waite", "europe": "cc acolyte! flying_polyp nyarlathotep"}


def beyond(zones: dict[str, str] | None = None, cards: dict[str, str] | None = None) -> Scene:
    scene = war("cc,gc,bg", zones or ZONES, cards=cards or ASENATH)
    return scene.plays("cc recruit acolyte europe", "gc from-beyond asia")


def test_a_unit_of_the_pool_takes_the_place_of_an_enemys_monster() -> None:
    """CW-56.2: then she is eliminated; the other one is in its owner's Pool."""
    scene = beyond().plays("gc displace 0 flying_polyp europe")
    assert scene.can("supplant") == [
        "supplant acolyte", "supplant high_priest", "supplant deep_one", "supplant shoggoth",
        "supplant starspawn",
    ]  # fmt: skip
    scene.plays("gc supplant starspawn")
    assert scene.zone("europe") == "cc acolyte:2 nyarlathotep / gc starspawn"
    assert (scene.pool("cc", "flying_polyp"), scene.zone("asia")) == (3, "")
    assert not scene.happened("killed")


def test_great_old_ones_and_terrors_are_no_victims() -> None:
    """CW-56.2."""
    zones = {**ZONES, "africa": "cc dhole"}
    scene = beyond(zones, {**ASENATH, "dhole": "cc"})
    victims = {move.split()[2] for move in scene.can("displace")}
    assert victims == {"acolyte", "acolyte_on_gate", "flying_polyp"}


def test_a_gate_that_the_victim_held_is_abandoned() -> None:
    """CW-56.2."""
    scene = beyond().plays("gc displace 0 acolyte_on_gate europe", "gc supplant acolyte")
    assert scene.gate("europe") == "abandoned"
    assert scene.zone("europe") == "cc acolyte flying_polyp nyarlathotep / gc acolyte"


def test_a_terror_of_ones_own_that_costs_more_than_three_does_not_come() -> None:
    """CW-56.2."""
    scene = beyond(None, {**ASENATH, "dhole": "gc", "gug": "gc"})
    scene.plays("gc displace 0 flying_polyp europe")
    assert scene.can("supplant gug")
    assert not scene.can("supplant dhole")


def test_with_two_players_only_she_brings_doom() -> None:
    """CW-56.2, CW-12.4: three for her, nothing for whom she replaced."""
    scene = war("cc,gc", ZONES, cards=ASENATH)
    scene.plays("cc recruit acolyte europe", "gc from-beyond asia")
    scene.plays("gc displace 0 flying_polyp europe", "gc supplant deep_one")
    assert (scene.doom("cc"), scene.doom("gc")) == (3, 0)
