"""Cthulhu Wars: Mother Hydra (CW-53.31 to CW-53.34)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.war import war

OURS = {"mother_hydra": "gc"}
BOOK = {"mother_hydra": "gc book"}


@pytest.mark.parametrize(
    ("others", "dice"),
    [("cc nightgaunt", 5), ("cc nightgaunt:2 / bg ghoul", 3), ("cc acolyte:6 nightgaunt", 1)],
)
def test_hydra_is_weaker_the_more_enemies_there_are(others: str, dice: int) -> None:
    """CW-53.31: all enemies count, whoever fights; never less than 1."""
    scene = war("gc,cc,bg", {"asia": f"gc mother_hydra / {others}"}, cards=OURS)
    scene.rolls([1] * dice).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == dice


def test_the_agony_sting_drives_enemy_cultists_ashore() -> None:
    """CW-53.32, CW-50.61: their owners choose where; ours stay, a Gate is left."""
    zones = {"indian_ocean": "gc acolyte / cc acolyte! nightgaunt / bg acolyte",
             "asia": "gc mother_hydra"}  # fmt: skip
    scene = war("gc,cc,bg", zones, cards=OURS).plays("gc agony-sting indian_ocean")
    assert scene.asked == "cc driven"
    ways = {move.split()[2] for move in scene.can("driven")}
    assert ways == {"africa", "antarctica", "asia", "australia"}
    scene.plays("cc driven acolyte_on_gate asia", "bg driven acolyte asia")
    assert scene.zone("indian_ocean") == "gc acolyte / cc nightgaunt"
    assert scene.zone("asia") == "gc mother_hydra / cc acolyte / bg acolyte"
    assert (scene.gate("indian_ocean"), scene.power("gc")) == ("abandoned", 4)


def test_the_agony_sting_needs_an_enemy_cultist_in_an_ocean() -> None:
    """CW-53.32: neither Monsters nor land."""
    zones = {"indian_ocean": "gc acolyte / cc nightgaunt", "asia": "gc mother_hydra / cc acolyte"}
    assert not war("gc,cc,bg", zones, cards=OURS).can("agony-sting")


@pytest.mark.parametrize(
    ("zones", "earned"),
    [
        ({"asia": "gc mother_hydra", "indian_ocean": "cc nyarlathotep"}, True),
        ({"indian_ocean": "gc mother_hydra", "asia": "cc nyarlathotep"}, True),
        ({"indian_ocean": "gc mother_hydra", "north_pacific": "cc nyarlathotep"}, False),
    ],
)
def test_an_ocean_without_gods_of_one_side_earns_the_spellbook(
    zones: dict[str, str], earned: bool
) -> None:
    """CW-53.33: it is looked at after every action."""
    scene = war("gc,cc,bg", {**zones, "africa": "gc acolyte"}, cards=OURS)
    scene.plays("gc move-last acolyte africa asia")
    assert scene.view("gc").cards[0].earned == earned


def test_zygote_brings_all_acolytes_of_the_pool() -> None:
    """CW-53.34: to zones where we had units before."""
    zones = {"asia": "gc mother_hydra", "africa": "gc acolyte:3"}
    scene = war("gc,cc,bg", zones, cards=BOOK)
    assert sorted(scene.can("zygote")) == ["zygote africa", "zygote asia"]
    scene.plays("gc zygote asia", "gc zygote-next africa", "gc zygote-next asia")
    assert (scene.zone("asia"), scene.zone("africa")) == (
        "gc acolyte:2 mother_hydra",
        "gc acolyte:4",
    )
    assert (scene.power("gc"), scene.pool("gc", "acolyte")) == (4, 0)


def test_zygote_needs_an_acolyte_in_the_pool() -> None:
    """CW-53.34."""
    zones = {"asia": "gc mother_hydra", "africa": "gc acolyte:6"}
    assert not war("gc,cc,bg", zones, cards=BOOK).can("zygote")


def test_zygote_pays_the_tax_of_a_zone_once_where_one_comes() -> None:
    """CW-53.34, CW-26.20: Ice Age; who cannot pay it places elsewhere."""
    zones = {"asia": "gc mother_hydra / ww wendigo", "africa": "gc acolyte:4"}
    scene = war("ww,gc,bg", zones, cards=BOOK, books={"ww": "ice_age"})
    scene.plays("ww ice-age asia", "ww take-book howl")
    assert scene.price("gc", "zygote asia") == 2
    scene.plays("gc zygote asia", "gc zygote-next asia")
    assert (scene.power("gc"), scene.zone("asia")) == (3, "ww wendigo / gc acolyte:2 mother_hydra")
    scene = war("ww,gc,bg", zones, cards=BOOK, books={"ww": "ice_age"}, power={"gc": 1})
    scene.plays("ww ice-age asia", "ww take-book howl")
    assert scene.can("zygote") == ["zygote africa"]
    assert scene.plays("gc zygote africa").zone("africa") == "gc acolyte:6"


def test_zygote_in_an_energy_nexus_begins_in_its_zone() -> None:
    """CW-53.34, CW-25.26: at least one comes there."""
    zones = {"asia": "sl mother_hydra wizard / cc nightgaunt", "africa": "sl acolyte:4"}
    cards = {"mother_hydra": "sl book"}
    scene = war("sl,cc,bg", zones, cards=cards, books={"sl": "energy_nexus"})
    scene.plays("sl attack asia 1", "sl energy-nexus asia")
    assert scene.can("zygote") == ["zygote asia"]
