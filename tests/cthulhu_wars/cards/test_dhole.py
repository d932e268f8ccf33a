"""Cthulhu Wars: the Dhole (CW-52.2)."""

from __future__ import annotations

import pytest

from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from tests.cthulhu_wars.war import Scene, war


def killed() -> Scene:
    zones = {"asia": "gc dhole / cc flying_polyp"}
    scene = war("cc,gc,bg", zones, cards={"dhole": "gc"})
    return scene.rolls([6], [1] * 5, 1, 3).plays("cc attack asia 1")


@pytest.mark.parametrize(("gift", "doom", "power"), [("doom", 2, 4), ("power", 0, 6)])
def test_a_dhole_killed_in_battle_brings_signs_and_a_gift(gift: str, doom: int, power: int) -> None:
    """CW-52.2: its owner says what the opponent gains."""
    scene = killed()
    assert scene.asked == "gc dhole-gift"
    assert scene.signs("gc") == [1, 3]
    scene.plays(f"gc dhole-gift {gift}")
    assert (scene.doom("cc"), scene.power("cc")) == (doom, power)
    assert scene.zone("asia") == "cc flying_polyp"
    assert scene.pool("gc", "dhole") == 1


def test_a_dhole_that_is_lost_outside_a_battle_brings_nothing() -> None:
    """CW-52.2: it has to be in a battle."""
    zones = {"asia": "gc dhole", "europe": "ow abomination", "africa": "ow acolyte"}
    scene = war("ow,gc,bg", zones, cards={"dhole": "gc"}, books={"ow": "dread_curse"})
    scene.rolls([6]).plays("ow dread-curse asia")
    assert scene.pool("gc", "dhole") == 1
    assert scene.signs("gc") == []


def test_a_dhole_that_is_surrounded_was_lost_in_the_battle() -> None:
    """CW-52.2, CW-10.32: with nowhere to go."""
    around = ("arctic_ocean", "north_pacific", "north_atlantic", "indian_ocean", "europe", "africa")
    zones = {"asia": "gc dhole / cc flying_polyp", **dict.fromkeys(around, "cc acolyte")}
    scene = war("cc,gc,bg", zones, cards={"dhole": "gc"})
    scene.rolls([4], [1] * 5, 2, 2).plays("cc attack asia 1")
    assert scene.happened("surrounded")
    assert scene.asked == "gc dhole-gift"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_dhole_asks_and_tells_is_said_in_words(lang: str) -> None:
    scene = killed()
    speaker = Speaker(lang, GAME, ("A", "B", "C"))
    said = [speaker.question(scene.ask), *(speaker.move(move) for move in scene.ask.moves)]
    said += [speaker.event(event) for event in scene.match.heard(0)]
    assert not [text for text in said if "cthulhu-wars" in text or "dhole-gift" in text]
