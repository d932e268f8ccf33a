"""Cthulhu Wars: whoever is refused something of a card hears why, with the clause (CW-50)."""

from __future__ import annotations

import pytest

from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.cards.modules.colour import BARRED, ColourOutOfSpace
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war

SUPPLY = {"gug": "nobody", "dhole": "nobody", "ghast": "bg", "abhoth": "nobody"}


def doom_turn(doom: int = 9, power: int = 1) -> Scene:
    """The Crawling Chaos is asked in its Doom turn: there is something that it can do."""
    cards = {**SUPPLY, "dark_demon": "nobody"}
    return war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=cards, phase=DOOM_TURN,
               doom={"cc": doom}, power={"cc": power})  # fmt: skip


def said(scene: Scene, move: str) -> tuple[str, str]:
    """The reason and its clause; both have words in both languages."""
    key, clause = scene.why_not(move)
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME)
        assert speaker.say(f"cthulhu-wars-why-{key}") != f"cthulhu-wars-why-{key}"
        assert speaker.clause(clause)
    return key, clause


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("yig", ("no-such-card", "CW-50.1")),
        ("ghast", ("card-taken", "CW-50.4")),
        ("abhoth", ("not-for-sale", "CW-50.2")),
        ("dhole", ("no-power", "CW-50.13")),
    ],
)
def test_a_card_that_cannot_be_bought_says_why(card: str, reason: tuple[str, str]) -> None:
    """CW-50.1, CW-50.2, CW-50.4, CW-50.13."""
    assert said(doom_turn(), f"cc buy {card}") == reason


def test_one_card_in_a_doom_phase_is_enough_and_costs_doom() -> None:
    """CW-50.2, CW-50.3."""
    scene = doom_turn(power=9).plays("cc buy gug")
    assert said(scene, "cc buy dhole") == ("bought-enough", "CW-50.3")
    poor = doom_turn(doom=1, power=9)
    assert said(poor, "cc buy gug") == ("no-doom", "CW-50.2")


def test_in_the_action_phase_no_card_is_sold() -> None:
    """CW-50.2: in the own Doom turn."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=SUPPLY, doom={"cc": 9})
    assert said(scene, "cc buy gug") == ("only-in-doom-turn", "CW-50.2")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("awaken abhoth europe", ("no-gate", "CW-50.21")),
        ("awaken abhoth africa", ("no-god-here", "CW-50.21")),
        ("awaken abhoth asia", ("no-power", "CW-1.26")),
        ("awaken yig asia", ("card-taken", "CW-50.21")),
        ("awaken gobogeg asia", ("cannot-awaken", "CW-50.21")),
    ],
)
def test_an_independent_that_cannot_be_awakened_says_why(
    move: str, reason: tuple[str, str]
) -> None:
    """CW-50.21: whose it is, the Gate, the Great Old One, the price."""
    zones = {"asia": "cc acolyte! nyarlathotep", "africa": "cc acolyte!", "europe": "cc acolyte"}
    cards = {"abhoth": "nobody", "yig": "gc", "gobogeg": "nobody"}
    assert said(war("cc,gc,bg", zones, cards=cards, power={"cc": 1}), f"cc {move}") == reason


def test_an_ability_of_a_card_says_what_it_lacks() -> None:
    """CW-50.4, CW-50.22, CW-53.82: the card, the Great Old One, the spellbook, the moment."""
    zones = {"asia": "cc acolyte", "africa": "cc father_dagon"}
    cards = {"father_dagon": "gc", "nodens": "cc", "mother_hydra": "cc"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte", "africa": "gc father_dagon"}, cards=cards)
    assert said(scene, "cc tsunami africa") == ("not-your-card", "CW-50.4")
    assert said(scene, "cc mark-book abduct") == ("book-not-earned", "CW-50.22")
    owned = war("cc,gc,bg", zones, cards={"father_dagon": "cc"}, power={"cc": 5})
    key, clause = said(owned, "cc tsunami europe")
    assert key == "not-now"
    assert clause.startswith("CW-53.8")
    held = war("cc,gc,bg", {"africa": "cc father_dagon acolyte / gc elder_thing"},
               cards={"father_dagon": "cc", "elder_thing": "gc"})  # fmt: skip
    assert said(held, "cc tsunami africa") == ("god-is-silent", "CW-50.22")


def test_who_has_to_do_something_else_first_is_told_so() -> None:
    """CW-56.13: the Demon's Summons."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards={"dark_demon": "cc"})
    scene.goes("gc dark_demon", "gone", "pool")
    assert said(scene, "gc recruit acolyte asia") == ("forced", "CW-56.13")


def test_a_ritual_that_cannot_be_performed_says_why() -> None:
    """CW-8.2, CW-1.26, CW-58.3."""
    cards = {"colour": "nobody", "gug": "nobody", "dhole": "nobody"}
    zones = {"asia": "cc acolyte!"}
    more = {"cards": cards, "phase": DOOM_TURN, "doom": {"cc": 9}}
    poor = war("cc,gc,bg", zones, power={"cc": 2}, **more)  # type: ignore[arg-type]
    assert said(poor, "cc perform-ritual") == ("no-power", "CW-1.26")
    rich = war("cc,gc,bg", zones, power={"cc": 9}, **more)  # type: ignore[arg-type]
    rich.plays("cc perform-ritual")
    assert said(rich, "cc perform-ritual") == ("ritual-done", "CW-8.2")
    counters = rich.s.counters[:]
    counters[rich.t.ability(0, ColourOutOfSpace).at + BARRED] = 1
    barred = war("cc,gc,bg", zones, power={"cc": 9}, counters=counters, **more)  # type: ignore[arg-type]
    assert said(barred, "cc perform-ritual") == ("no-ritual", "CW-58.3")
