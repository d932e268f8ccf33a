"""Cthulhu Wars: the Ghasts (CW-51.5)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

GHAST = {"ghast": "gc"}
TWO_GATES = {"asia": "gc acolyte!", "europe": "gc acolyte!"}


def test_one_summoning_for_two_brings_all_ghasts() -> None:
    """CW-51.5: with one Gate there is nothing to ask."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=GHAST).plays("gc summon ghast asia")
    assert (scene.zone("asia"), scene.power("gc")) == ("gc acolyte ghast:4", 3)


def test_they_are_split_over_the_gates_as_their_owner_likes() -> None:
    """CW-51.5."""
    scene = war("gc,cc,bg", TWO_GATES, cards=GHAST).plays("gc summon ghast asia")
    assert (scene.asked, unsaid(scene)) == ("gc arrival", [])
    scene.plays("gc arrive europe", "gc arrive asia", "gc arrive europe")
    assert (scene.zone("asia"), scene.zone("europe")) == ("gc acolyte ghast:2",) * 2
    assert (scene.power("gc"), unsaid(scene)) == (3, [])


def test_only_those_in_the_pool_come() -> None:
    """CW-51.5."""
    zones = {"asia": "gc acolyte!", "africa": "gc ghast:3"}
    scene = war("gc,cc,bg", zones, cards=GHAST).plays("gc summon ghast asia")
    assert scene.zone("asia") == "gc acolyte ghast"


def test_the_purchase_places_all_four() -> None:
    """CW-51.5: at Gates of the buyer's."""
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!"}
    scene = war("cc,gc,bg", zones, cards={"ghast": "nobody"}, phase=DOOM_TURN, doom={"cc": 2})
    scene.plays("cc buy ghast", *["cc arrive europe"] * 3, "cc arrive asia")
    assert (scene.zone("asia"), scene.zone("europe")) == ("cc acolyte ghast", "cc acolyte ghast:3")


def test_in_fertility_cult_the_horde_is_one_of_several() -> None:
    """CW-51.5, CW-22.2: mixed with other Monsters."""
    cards = {"ghast": "bg"}
    scene = war("bg,cc,gc", {"asia": "bg acolyte!"}, cards=cards, power={"bg": 6})
    scene.plays("bg summon ghast asia", "bg summon ghoul asia", "bg done")
    assert (scene.zone("asia"), scene.power("bg")) == ("bg acolyte ghoul ghast:4", 3)


def test_a_single_ghast_from_below_counts_as_cost_two() -> None:
    """CW-51.5, CW-50.8: Death from Below brings one."""
    zones = {"asia": "sl acolyte wizard:2"}
    scene = war("sl,cc,bg", zones, cards={"ghast": "sl"}, phase=DOOM)
    units = {move.split()[1] for move in scene.can("death-from-below")}
    assert units == {"serpent_man", "ghast"}
    scene.plays("sl death-from-below ghast asia")
    assert scene.zone("asia") == "sl acolyte wizard:2 ghast"


def test_a_taxed_zone_is_paid_for_once() -> None:
    """CW-51.5, CW-26.20: by whichever Ghast comes there first; who cannot pay stays out."""
    zones = {**TWO_GATES, "arctic_ocean": "ww acolyte"}
    scene = war("ww,gc,bg", zones, cards=GHAST, books={"ww": "ice_age"}, power={"gc": 4})
    scene.plays(
        "ww ice-age europe", "ww take-book howl", "gc summon ghast asia", *["gc arrive europe"] * 3
    )
    assert (scene.zone("europe"), scene.power("gc")) == ("gc acolyte ghast:3", 1)
    scene = war("ww,gc,bg", zones, cards=GHAST, books={"ww": "ice_age"}, power={"gc": 2})
    scene.plays("ww ice-age europe", "ww take-book howl", "gc summon ghast asia")
    assert scene.zone("asia") == "gc acolyte ghast:4"


def test_with_two_players_a_lost_ghast_is_worth_two() -> None:
    """CW-51.5, CW-12.3."""
    scene = war("cc,gc", {"asia": "gc ghast / cc flying_polyp"}, cards=GHAST)
    scene.rolls([6]).plays("cc attack asia 1")
    assert scene.doom("cc") == 2
