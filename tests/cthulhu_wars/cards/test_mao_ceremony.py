"""Cthulhu Wars: the Mao Ceremony (CW-55.1)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import GATHER
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import Scene, war

CARD = {"mao_ceremony": "cc"}
BOOK = {"cc": "mao_ceremony"}
NONE = {"cc": 0, "gc": 0, "bg": 0}


def gathered(zones: dict[str, str], factions: str = "cc,gc,bg") -> Scene:
    code = factions[:2]
    none = dict.fromkeys(factions.split(","), 0)
    books = {code: "mao_ceremony"}
    return war(factions, zones, cards={"mao_ceremony": code}, books=books, phase=GATHER, power=none)


def test_cultists_are_given_up_for_a_power_each_when_all_power_is_gathered() -> None:
    """CW-55.1: as many as he likes, and the Gate of one is left."""
    scene = gathered({"asia": "cc acolyte! acolyte nightgaunt", "africa": "gc acolyte! acolyte"})
    assert (scene.asked, scene.power("cc")) == ("cc mao", 4)
    assert scene.can("mao") == ["mao acolyte asia", "mao acolyte_on_gate asia"]
    scene.plays("cc mao acolyte_on_gate asia")
    assert (scene.power("cc"), scene.gate("asia"), scene.pool("cc", "acolyte")) == (
        5, "abandoned", 5,
    )  # fmt: skip
    scene.plays("cc decline")
    assert (scene.s.first, scene.power("cc")) == (0, 5)


def test_it_comes_after_the_minimum_and_may_make_another_first_player() -> None:
    """CW-55.1: the others' minimum is not raised by it."""
    zones = {
        "asia": "cc acolyte:2", "africa": "gc acolyte! acolyte:5", "europe": "bg acolyte",
        "indian_ocean": "gc deep_one",
    }  # fmt: skip
    scene = gathered(zones)
    assert [scene.power(code) for code in ("cc", "gc", "bg")] == [4, 8, 4]
    scene.plays("cc mao acolyte asia", "cc mao acolyte asia")
    assert [scene.power(code) for code in ("cc", "gc", "bg")] == [6, 8, 4]
    assert scene.s.first == 1
    rich = gathered({"asia": "cc acolyte:3", "africa": "gc acolyte! acolyte:2"})
    rich.plays(*["cc mao acolyte asia"] * 3)
    assert (rich.power("cc"), rich.power("gc"), rich.s.first) == (6, 5, 0)


def test_submerged_and_slumbering_cultists_can_be_given_up_too() -> None:
    """CW-55.1: they are in play; a slumbering Gate is abandoned then."""
    one = {"gc": 1, "cc": 0, "bg": 0}
    books = {"gc": "mao_ceremony submerge"}
    scene = war(
        "gc,cc,bg", {"asia": "gc deep_one"}, cards={"mao_ceremony": "gc"}, books=books, power=one
    )
    scene.goes("gc cthulhu", "pool", "card gc").goes("gc acolyte", "pool", "card gc")
    scene.plays("gc pass")
    assert scene.can("mao-hidden") == ["mao-hidden acolyte"]
    assert unsaid(scene) == []
    scene.plays("gc mao-hidden acolyte")
    assert (scene.card("gc"), scene.power("gc"), unsaid(scene)) == ("gc cthulhu", 2, [])
    books = {"sl": "mao_ceremony cursed_slumber"}
    scene = war(
        "sl,cc,bg", {"asia": "sl acolyte!"}, cards={"mao_ceremony": "sl"}, books=books,
        power={"sl": 2, "cc": 0, "bg": 0},
    )  # fmt: skip
    scene.plays("sl slumber asia", "sl pass")
    scene.plays("sl mao-hidden acolyte")
    assert (scene.card("sl"), scene.happened("slumbering-eliminated")) != ("sl acolyte", [])


def test_whoever_never_wants_it_is_not_asked() -> None:
    """CW-55.1, CW-1.21: by standing order, which can be taken back."""
    scene = gathered({"asia": "cc acolyte:2"})
    assert unsaid(scene) == []
    scene.plays("cc standing-order mao_ceremony never")
    assert scene.asked == "cc direction"


def test_nobody_else_is_asked_and_nobody_without_cultists() -> None:
    """CW-55.1: its owner's Cultists alone."""
    scene = gathered({"asia": "cc nightgaunt", "africa": "gc acolyte! acolyte"})
    assert scene.asked != "cc mao"


def test_own_losses_do_not_make_for_passion() -> None:
    """CW-55.1, CW-23.16: nobody else made us lose them."""
    zones = {"asia": "ys acolyte:3"}
    scene = war(
        "ys,gc,bg", zones, cards={"mao_ceremony": "ys"}, phase=GATHER,
        books={"ys": "mao_ceremony passion"}, power={"ys": 0, "gc": 0, "bg": 0},
    )  # fmt: skip
    scene.plays("ys mao acolyte asia", "ys decline")
    assert scene.power("ys") == 4
    assert not scene.can("passion")


def test_with_two_players_the_opponent_gains_what_they_cost() -> None:
    """CW-55.1, CW-12.3: 1 Doom for an Acolyte."""
    scene = war(
        "cc,gc", {"asia": "cc acolyte:2"}, cards=CARD, books=BOOK, phase=GATHER,
        power={"cc": 0, "gc": 0},
    )  # fmt: skip
    scene.plays("cc mao acolyte asia")
    assert scene.doom("gc") == 1
