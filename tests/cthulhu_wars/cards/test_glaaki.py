"""Cthulhu Wars: Gla'aki (CW-53.181 to CW-53.184)."""

from __future__ import annotations

from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

OURS = {"glaaki": "cc"}


def test_glaaki_is_as_strong_as_the_pool_is_full() -> None:
    """CW-53.181: Acolytes only."""
    scene = war("cc,bg,ys", {"asia": "cc glaaki", "africa": "cc acolyte:2"}, cards=OURS)
    assert total(scene, "asia", "cc", "bg") == 4


def test_the_tomb_herd_brings_power_before_captives_come_back() -> None:
    """CW-53.182: four in the Pool, one with the enemy, one on the map."""
    zones = {"asia": "cc glaaki acolyte", "africa": "bg acolyte!"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    scene.goes("cc acolyte", "pool", "prison bg")
    assert scene.view("cc").seats[0].income == 5
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, cards={"glaaki": "nobody"})
    assert scene.view("cc").seats[0].income == 1


def test_the_first_without_power_earns_the_spellbook() -> None:
    """CW-53.183: on purpose, too."""
    scene = war("cc,bg,ys", {"asia": "cc glaaki"}, cards=OURS).plays("cc pass")
    assert scene.view("cc").cards[0].earned


def test_the_second_without_power_earns_nothing() -> None:
    """CW-53.183: until the next Action Phase."""
    scene = war("bg,cc,ys", {"asia": "cc glaaki"}, cards=OURS)
    scene.plays("bg pass", "cc pass")
    assert not scene.view("cc").cards[0].earned


def test_who_was_first_stays_first_though_he_has_power_again() -> None:
    """CW-53.183: until the next Action Phase."""
    scene = war("bg,cc,ys", {"asia": "cc glaaki"}, cards=OURS).plays("bg pass")
    scene.s.power[scene.seat("bg")] = 3
    assert not scene.plays("cc pass").view("cc").cards[0].earned


def test_of_several_at_once_the_first_in_turn_order_is_first() -> None:
    """CW-53.183: both have lost their last Power."""
    zones = {"asia": "cc glaaki acolyte", "africa": "bg acolyte", "europe": "ys acolyte"}
    power = {"bg": 2, "cc": 0, "ys": 0}
    for order, earned in (("bg,cc,ys", True), ("bg,ys,cc", False)):
        scene = war(order, zones, cards=OURS, power=power)
        scene.plays("bg recruit acolyte africa")
        assert scene.view("bg").cards[0].earned == earned, order


def gathered(prison: list[str], beside: str = "", **fields: object) -> Scene:
    """Gather Power with these captives of the Crawling Chaos."""
    given: dict[str, object] = {"cards": {"glaaki": "cc book"}, **fields}
    scene = war("cc,tt,ys", {"asia": f"cc glaaki acolyte:6 {beside} / tt acolyte / ys acolyte"},
                power={"cc": 1, "tt": 0, "ys": 0}, **given)  # type: ignore[arg-type]  # fmt: skip
    for figure in prison:
        scene.goes(figure, "pool", "prison cc")
    return scene.plays("cc pass")


def test_green_decay_turns_captured_cultists_into_signs() -> None:
    """CW-53.184: no Power for them."""
    scene = gathered(["ys acolyte", "tt acolyte"])
    assert (len(scene.signs("cc")), scene.happened("gathered")[0]["number"]) == (2, 6)


def test_green_decay_brings_signs_for_the_soulless_too() -> None:
    """CW-53.184, CW-27.17: who would bring nothing brings a sign."""
    scene = gathered(["tt acolyte"], books={"tt": "soulless"})
    assert len(scene.signs("cc")) == 1


def test_green_decay_leaves_the_great_race_its_power() -> None:
    """CW-53.184, CW-52.1: a sign, and 1 Power for the Great Race."""
    cards = {"glaaki": "cc book", "great_race_of_yith": "cc"}
    scene = gathered(["ys acolyte"], beside="great_race_of_yith", cards=cards)
    assert (len(scene.signs("cc")), scene.happened("gathered")[0]["number"]) == (1, 7)


def test_captured_monsters_bring_power_as_ever() -> None:
    """CW-53.184: only Cultists decay."""
    scene = gathered(["ys undead"])
    assert (len(scene.signs("cc")), scene.happened("gathered")[0]["number"]) == (0, 7)


def test_without_the_spellbook_captives_bring_power() -> None:
    """CW-53.184, CW-53.182: seven with the one."""
    scene = gathered(["ys acolyte"], cards={"glaaki": "nobody"})
    assert not scene.signs("cc")
