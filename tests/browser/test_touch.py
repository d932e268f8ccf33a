"""Every game from *Play now*, by somebody who taps what is lit and has never seen it before."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from mythos.core.registry import game_ids
from tests.browser.people import DESK, PHONE, House
from tests.browser.stranger import Stranger

SIZES: Final = {"desk": DESK, "phone": PHONE}
SHORT: Final = 14
BEGUN: Final = [(game, *how) for game in game_ids() for how in (("desk", "de"), ("phone", "en"))]
LONG: Final = ("cthulhu-wars", "rise-of-the-cults")
"""Hundreds of questions: on a phone, where there is least room."""
PLAYED: Final = [
    *((game, "phone", "de") for game in game_ids()),
    *((game, "desk", "en") for game in game_ids() if game not in LONG),
]


def stranger(house: House, database: Path, game: str, size: str, lang: str, pace: str) -> Stranger:
    person = house.person(
        size=SIZES[size], calm=False, guided=False, lang=lang, pace=pace, sound=False
    )
    found = Stranger(house, person, f"{game} {size} {lang}", database, touches=size == "phone")
    found.play_now(game)
    return found


@pytest.mark.parametrize(("game", "size", "lang"), BEGUN)
def test_a_stranger_begins_by_touching_the_board(
    house: House, database: Path, game: str, size: str, lang: str
) -> None:
    someone = stranger(house, database, game, size, lang, "fast")
    someone.walk(SHORT)
    assert someone.by_board > 0


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("game", "size", "lang"), PLAYED)
def test_a_stranger_plays_to_the_end(
    house: House, database: Path, game: str, size: str, lang: str
) -> None:
    someone = stranger(house, database, game, size, lang, "at-once")
    someone.walk()
    assert someone.look()["over"]
