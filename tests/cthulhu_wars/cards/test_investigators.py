"""Cthulhu Wars: what all Investigators have in common (CW-57.1 to CW-57.4)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, War
from tests.cthulhu_wars.guests import playing
from tests.cthulhu_wars.war import Scene, war

SUPPLY = {"tarang": "nobody", "john_dark": "nobody", "dhole": "nobody", "gug": "nobody"}
TARANG = {"tarang": "gc"}
ONE = {"asia": "cc acolyte!"}
POOR = {"cc": 0, "gc": 0, "bg": 0}


def market(cards: dict[str, str], doom: int = 9, power: int = 9) -> Scene:
    return war("cc,gc,bg", ONE, cards=cards, phase=DOOM_TURN, doom={"cc": doom},
               power={"cc": power, "gc": 0, "bg": 0})  # fmt: skip


def test_one_costs_a_doom_and_the_buyer_says_who_gets_it() -> None:
    """CW-57.1: also he himself; the figure is in the Pool of whoever gets it."""
    scene = market(SUPPLY).plays("cc buy john_dark")
    assert scene.asked == "cc investigator-receiver"
    assert scene.can("give-investigator") == [f"give-investigator {seat}" for seat in range(3)]
    scene.plays("cc give-investigator 1")
    assert (scene.doom("cc"), scene.pool("gc", "john_dark")) == (8, 1)
    john = next(each for each in scene.view("bg").cards if each.card == "john_dark")
    assert (john.holder, john.sale) == (1, False)
    assert market(SUPPLY).plays("cc buy john_dark", "cc give-investigator 0").can("perform-ritual")


def test_an_investigator_a_terror_and_a_ritual_fit_into_one_doom_turn() -> None:
    """CW-57.1, CW-50.3: but no second Investigator."""
    scene = market(SUPPLY).plays("cc buy tarang", "cc give-investigator 2")
    assert scene.can("buy") == ["buy dhole", "buy gug"]
    scene.plays("cc buy dhole", "cc perform-ritual")
    assert scene.happened("ritual")


def test_nobody_gets_a_second_one_and_when_all_have_one_none_is_for_sale() -> None:
    """CW-57.1."""
    cards = {"tarang": "gc", "moose_kowalski": "cc", "john_dark": "nobody"}
    scene = market(cards).plays("cc buy john_dark")
    assert scene.pool("bg", "john_dark") == 1
    assert scene.happened("investigator-given")[0]["to"] == scene.seat("bg")
    full = {**cards, "naomi_johnson": "bg"}
    scene = market(full)
    assert not scene.can("buy")
    assert not [each.card for each in scene.view("cc").cards if each.sale]
    assert not market({"john_dark": "nobody"}, doom=0).can("buy")


def test_they_are_cultists_without_power_and_without_gates() -> None:
    """CW-57.2: recruited, captured, and no help at a Gate."""
    zones = {"asia": "gc tarang / gate", "africa": "cc nightgaunt / gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=TARANG)
    plain = war("gc,cc,bg", {**zones, "asia": "bg acolyte / gate"}, cards=TARANG)
    assert scene.view("gc").seats[0].income == plain.view("gc").seats[0].income
    assert not scene.can("control-gate")
    assert not scene.can("create-gate asia")
    home = war("gc,cc,bg", {"asia": "gc acolyte"}, cards=TARANG)
    assert home.plays("gc recruit tarang asia").power("gc") == 4
    prey = war("cc,gc,bg", {"asia": "cc nightgaunt / gc tarang"}, cards=TARANG)
    assert prey.plays("cc capture asia 1").captives("cc") == "gc tarang"


def test_every_player_moves_any_investigator_one_zone_for_one_power() -> None:
    """CW-57.3: once a turn, among his own units."""
    zones = {"asia": "gc tarang", "africa": "bg acolyte"}
    scene = war("bg,gc,cc", zones, cards=TARANG)
    scene.plays("bg move-unit tarang asia africa")
    assert (scene.zone("africa"), scene.power("bg")) == ("bg acolyte / gc tarang", 4)
    assert not scene.can("move-unit tarang")
    scene.plays("bg move-unit acolyte africa asia")
    assert scene.zone("asia") == "bg acolyte"


def test_whoever_goes_farther_does_not_take_anothers_investigator_along() -> None:
    """CW-57.3: Flight is for his own."""
    zones = {"asia": "gc tarang / cc nyarlathotep acolyte", "africa": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=TARANG)
    own = {move.split()[3] for move in scene.can("move-unit acolyte asia")}
    others = {move.split()[3] for move in scene.can("move-unit tarang asia")}
    near = {scene.t.board.names[zone] for zone in scene.t.board.within(scene.t.zone("asia"), 1)}
    assert others == near < own


def test_what_is_closed_to_its_own_faction_is_closed_to_it_whoever_moves_it() -> None:
    """CW-57.3, CW-52.7: it is its owner's unit."""
    zones = {"asia": "gc tarang", "africa": "cc acolyte"}
    step = "move-unit tarang asia europe"
    scene = war(
        "cc,gc,bg", {**zones, "europe": "cc cacodemon"}, cards={**TARANG, "cacodemon": "cc"}
    )
    assert (scene.can("move-unit tarang") != [], scene.can(step)) == (True, [])
    scene = war(
        "cc,gc,bg", {**zones, "europe": "gc cacodemon"}, cards={**TARANG, "cacodemon": "gc"}
    )
    assert scene.can(step) == [step]


def test_nobody_moves_one_that_is_not_on_the_map_or_without_power() -> None:
    """CW-57.3."""
    assert not war("bg,gc,cc", {"africa": "bg acolyte"}, cards=TARANG).can("move-unit tarang")
    zones = {"asia": "gc tarang", "africa": "bg acolyte"}
    scene = war("bg,gc,cc", zones, cards={"tarang": "nobody", "john_dark": "gc"})
    assert not scene.can("move-unit john_dark")


def test_a_captured_one_costs_his_captor_a_power() -> None:
    """CW-57.4: instead of bringing one."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte:3"}, cards=TARANG, power=POOR)
    scene.goes("gc tarang", "pool", "prison cc")
    assert scene.view("cc").seats[0].income == 2


def test_with_a_great_race_of_yith_it_comes_to_nothing() -> None:
    """CW-57.4, CW-52.1: one more for each captive."""
    zones = {"asia": "cc acolyte:3 great_race_of_yith"}
    cards = {**TARANG, "great_race_of_yith": "cc"}
    scene = war("cc,gc,bg", zones, cards=cards, power=POOR)
    scene.goes("gc tarang", "pool", "prison cc")
    assert scene.view("cc").seats[0].income == 3


def test_green_decay_finds_no_sign_in_him() -> None:
    """CW-57.4, CW-53.184: and the Power is lost all the same; an Acolyte is a sign."""
    zones = {"asia": "cc acolyte:3 glaaki", "africa": "gc acolyte"}
    for captive, lost, signs in (("tarang", 1, 0), ("acolyte", 0, 1)):
        scene = war("gc,cc,bg", zones, cards={**TARANG, "glaaki": "cc book"},
                    power={"gc": 1, "cc": 0, "bg": 0})  # fmt: skip
        before = scene.view("cc").seats[1].income
        scene.goes(f"gc {captive}", "pool", "prison cc")
        assert scene.view("cc").seats[1].income == before - lost
        assert len(scene.plays("gc pass").signs("cc")) == signs


def test_soulless_makes_it_no_worse_for_the_captor() -> None:
    """CW-57.4, CW-27.17."""
    zones = {"asia": "cc acolyte:3", "africa": "tt acolyte"}
    scene = war("cc,tt,bg", zones, cards={"tarang": "tt"}, books={"tt": "soulless"})
    scene.goes("tt tarang", "pool", "prison cc")
    assert scene.view("cc").seats[0].income == 2


class Witness(CardAbility):
    """It notes the Power of its owner's enemy after the income. The counter: 1 more than that."""

    name = "witness"
    counters = 1

    def after_income(self, s: War) -> None:
        s.counters[self.at] = 1 + s.power[self.enemies[0]]


def test_power_never_falls_below_nothing_in_gather_power() -> None:
    """CW-57.4: with nothing but a captive, before the minimum counts."""
    witness = Card("witness", sort=Sort.MODULE, abilities=(Witness,))
    scene = war("cc,gc,bg", {"africa": "gc acolyte"}, cards={**TARANG, "witness": "gc"},
                power={"cc": 0, "gc": 1, "bg": 0}, turn="gc", game=playing(cards=[witness]),
                usual=True)  # fmt: skip
    scene.goes("gc tarang", "pool", "prison cc").plays("gc pass")
    assert scene.s.counters[scene.t.ability(scene.seat("gc"), Witness).at] == 1
    assert scene.pool("gc", "tarang") == 1
