"""Cthulhu Wars: Tulzscha (CW-53.121 to CW-53.124)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, GATHER
from tests.cthulhu_wars.war import war

OURS = {"tulzscha": "cc"}
BOOK = {"tulzscha": "cc book"}
NONE = {"cc": 0, "bg": 0, "ys": 0}


def test_tulzscha_has_one_die() -> None:
    """CW-53.121."""
    scene = war("cc,bg,ys", {"asia": "cc tulzscha / bg ghoul"}, cards=OURS)
    assert scene.rolls([1]).plays("cc attack asia 1").happened("rolled")[0]["number"] == 1


@pytest.mark.parametrize(
    ("doom", "signs", "gates", "told"),
    [(3, 0, "", (1, 0, 0)), (0, 2, "", (0, 1, 0)), (0, 0, "!", (0, 0, 1)), (3, 2, "!", (1, 1, 1))],
)
def test_the_undying_flame_gives_what_somebody_has_more_of(
    doom: int, signs: int, gates: str, told: tuple[int, int, int]
) -> None:
    """CW-53.122: Doom, Elder Signs, Power after all income."""
    zones = {"asia": "cc tulzscha acolyte", "africa": f"bg acolyte{gates}"}
    if gates:
        zones["africa"] += " ghoul"
    else:
        zones["europe"] = "cc acolyte"
    held = {"bg": [1] * signs}
    scene = war("cc,bg,ys", zones, cards=OURS, power=NONE, doom={"bg": doom}, signs=held,
                phase=GATHER)  # fmt: skip
    (flame,) = scene.happened("undying-flame")
    assert (flame["doom"], flame["signs"], flame["power"]) == told
    assert (scene.doom("cc"), len(scene.signs("cc"))) == (told[0], told[1])


def test_the_undying_flame_burns_before_the_minimum() -> None:
    """CW-53.122: 1 of income and 1 of the flame are less than half of 9, which is what counts."""
    zones = {"asia": "cc tulzscha acolyte", "africa": "bg acolyte!", "europe": "bg acolyte!",
             "arctic_ocean": "bg acolyte!"}  # fmt: skip
    scene = war("cc,bg,ys", zones, cards=OURS, power=NONE, phase=GATHER)
    assert [each["number"] for each in scene.happened("gathered")] == [5, 9, 5]


def test_who_has_the_most_of_all_gains_nothing() -> None:
    """CW-53.122."""
    zones = {"asia": "cc tulzscha acolyte!"}
    scene = war("cc,bg,ys", zones, cards=OURS, power=NONE, phase=GATHER)
    assert not scene.happened("undying-flame")


def test_two_power_for_every_enemy_earn_the_spellbook() -> None:
    """CW-53.123: as an action, for nothing."""
    scene = war("cc,bg,ys", {"asia": "cc tulzscha"}, cards=OURS).plays("cc feed-enemies")
    assert [scene.power(code) for code in ("cc", "bg", "ys")] == [5, 7, 7]
    assert scene.view("cc").cards[0].earned


def test_the_ceremony_brings_power_instead_of_doom_and_signs() -> None:
    """CW-53.124: it is the Ritual of this phase, and the marker advances."""
    zones = {"asia": "cc tulzscha nyarlathotep acolyte!"}
    scene = war("cc,bg,ys", zones, cards=BOOK, phase=DOOM_TURN, power={"cc": 2}, ritual=1)
    scene.plays("cc ceremony")
    assert (scene.power("cc"), scene.doom("cc"), scene.signs("cc")) == (8, 0, [])
    assert scene.s.ritual == 2
    assert not scene.can("perform-ritual") + scene.can("ceremony")


def test_after_a_ritual_there_is_no_ceremony() -> None:
    """CW-53.124: once in a phase, either."""
    zones = {"asia": "cc tulzscha acolyte!"}
    scene = war("cc,bg,ys", zones, cards=BOOK, phase=DOOM_TURN, power={"cc": 9})
    assert not scene.plays("cc perform-ritual").can("ceremony")


def test_the_ceremony_reaches_instant_death_and_brings_ten_there() -> None:
    """CW-53.124."""
    zones = {"asia": "cc tulzscha"}
    scene = war("cc,bg,ys", zones, cards=BOOK, phase=DOOM_TURN, power={"cc": 0}, ritual=5)
    scene.plays("cc ceremony")
    assert (scene.power("cc"), bool(scene.happened("instant-death"))) == (10, True)
    scene = war("cc,bg,ys", zones, cards=BOOK, phase=DOOM_TURN, power={"cc": 0}, ritual=6)
    assert scene.plays("cc ceremony").power("cc") == 10


def test_the_ceremony_is_a_ritual_for_requirements_and_for_nothing_that_joins_it() -> None:
    """CW-53.124: the Sleeper's requirement is met; the Tablets take nobody."""
    cards = {"tulzscha": "sl book"}
    scene = war("sl,bg,ys", {"asia": "sl tulzscha"}, cards=cards, phase=DOOM_TURN)
    assert "perform_ritual" in scene.plays("sl ceremony").met("sl")
    cards = {"tulzscha": "tt book"}
    scene = war("tt,bg,ys", {"asia": "tt tulzscha high_priest!"}, cards=cards, phase=DOOM_TURN,
                books={"tt": "tablets_of_the_gods"})  # fmt: skip
    scene.plays("tt decline", "tt ceremony")
    assert (scene.zone("asia"), scene.signs("tt")) == ("tt high_priest tulzscha", [])


def test_sycophancy_finds_no_doom_in_the_ceremony() -> None:
    """CW-53.124, CW-27.3: nothing is lost by it, so nobody is asked."""
    scene = war("cc,tt,ys", {"asia": "cc tulzscha"}, cards=BOOK, phase=DOOM_TURN)
    scene.plays("cc ceremony")
    assert (scene.doom("cc"), scene.doom("tt")) == (0, 0)
