"""Cthulhu Wars: Undimensioned (CW-55.6)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import war

CARD = {"undimensioned": "gc"}
BOOK = {"gc": "undimensioned"}


def test_units_change_places_among_our_areas_and_leave_their_gates() -> None:
    """CW-55.6: one Area may be left empty, none is new."""
    zones = {"asia": "gc acolyte! deep_one", "antarctica": "gc starspawn", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards=CARD, books=BOOK).plays("gc rearrange")
    assert (scene.asked, scene.power("gc")) == ("gc rearranged", 3)
    assert {move.split()[3] for move in scene.can("rearranged")} == {"asia", "antarctica"}
    assert unsaid(scene) == []
    scene.plays("gc rearranged starspawn antarctica asia", "gc rearranged acolyte asia antarctica")
    scene.plays("gc done")
    assert (scene.zone("asia"), scene.zone("antarctica")) == ("gc deep_one starspawn", "gc acolyte")
    assert (scene.gate("asia"), scene.power("gc")) == ("abandoned", 3)


def test_each_goes_once_and_at_least_one_goes() -> None:
    """CW-55.6: what was brought has moved."""
    zones = {"asia": "gc deep_one", "antarctica": "gc starspawn"}
    scene = war("gc,cc,bg", zones, cards=CARD, books=BOOK).plays("gc rearrange")
    assert not scene.can("done")
    scene.plays("gc rearranged starspawn antarctica asia")
    assert scene.can("rearranged") == ["rearranged deep_one asia antarctica"]


def test_it_needs_two_areas_and_two_power() -> None:
    """CW-55.6, CW-1.26."""
    zones = {"asia": "gc deep_one:2"}
    assert not war("gc,cc,bg", zones, cards=CARD, books=BOOK).can("rearrange")
    zones = {"asia": "gc deep_one", "europe": "gc deep_one"}
    assert war("gc,cc,bg", zones, cards=CARD, books=BOOK, power={"gc": 2}).can("rearrange")
    assert not war("gc,cc,bg", zones, cards=CARD, books=BOOK, power={"gc": 1}).can("rearrange")


def test_what_is_submerged_or_slumbers_is_out_of_reach() -> None:
    """CW-55.6: only units in Areas."""
    zones = {"asia": "gc deep_one", "europe": "gc deep_one"}
    scene = war("gc,cc,bg", zones, cards=CARD, books={"gc": "undimensioned submerge"})
    scene.goes("gc cthulhu", "pool", "card gc").plays("gc rearrange")
    assert not [move for move in scene.can("rearranged") if "cthulhu" in move]


def test_a_tax_on_an_area_is_paid_once_if_a_unit_is_brought_there() -> None:
    """CW-55.6, CW-26.20: Ice Age, and who cannot pay goes elsewhere."""
    zones = {"asia": "gc deep_one:2", "europe": "gc deep_one", "arctic_ocean": "ww acolyte"}
    ice = {"gc": "undimensioned", "ww": "ice_age"}
    scene = war("ww,gc,cc", zones, cards=CARD, books=ice).plays("ww ice-age europe")
    while scene.asked != "gc action":
        idle(scene)
    scene.plays("gc rearrange")
    assert scene.power("gc") == 3
    scene.plays("gc rearranged deep_one asia europe", "gc rearranged deep_one asia europe")
    assert scene.power("gc") == 2
    scene = war("ww,gc,cc", zones, cards=CARD, books=ice, power={"gc": 2})
    scene.plays("ww ice-age europe")
    while scene.asked != "gc action":
        idle(scene)
    scene.plays("gc rearrange")
    assert (scene.power("gc"), scene.zone("asia")) == (0, "gc deep_one:3")
