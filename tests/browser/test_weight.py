"""Pages stay light: what a browser that was never here loads until one can act."""

from __future__ import annotations

from typing import Final

import pytest

from mythos.core.registry import game_ids
from tests.browser.people import House
from tests.browser.weight import weigh, weigh_game

LOBBY: Final = 130_000
GAME: Final = 280_000
CODE: Final = 120_000


def test_the_lobby_is_light(house: House) -> None:
    weight = weigh(house, "/", "article button")
    assert 0 < weight.code < CODE
    assert weight.data > 0
    assert weight.total < LOBBY, weight


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_light_with_everything(house: House, game: str) -> None:
    weight = weigh_game(house, game)
    assert 0 < weight.code < CODE
    assert weight.frames > 0
    assert weight.total < GAME, weight
