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
ENDED: Final = [("desk", "en"), ("phone", "de")]
"""Long words have least room on a phone; the other two pairs are those of the short walks."""
BEGUN: Final = [("desk", "de"), ("phone", "en")]
EVERY_DAY: Final = [
    pytest.param(game, *how, marks=[pytest.mark.everyday] if (at + way) % 2 else [])
    for at, game in enumerate(game_ids())
    for way, how in enumerate(BEGUN)
]
"""A short walk in every game is part of `make quick`, by turns at a desk and on a phone."""


def stranger(house: House, database: Path, game: str, size: str, lang: str, pace: str) -> Stranger:
    person = house.person(
        size=SIZES[size], calm=False, guided=False, lang=lang, pace=pace, sound=False
    )
    found = Stranger(house, person, f"{game} {size} {lang}", database, touches=size == "phone")
    found.play_now(game)
    return found


@pytest.mark.parametrize(("game", "size", "lang"), EVERY_DAY)
def test_a_stranger_begins_by_touching_the_board(
    house: House, database: Path, game: str, size: str, lang: str
) -> None:
    someone = stranger(house, database, game, size, lang, "fast")
    someone.walk(SHORT)
    assert someone.by_board > 0


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("size", "lang"), ENDED)
def test_a_stranger_plays_to_the_end(
    house: House, database: Path, game: str, size: str, lang: str
) -> None:
    someone = stranger(house, database, game, size, lang, "at-once")
    someone.walk()
    assert someone.look()["over"]
