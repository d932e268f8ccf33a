"""Golden games: the text of one whole game each. A diff needs a reason.

`UPDATE_GOLDEN=1 python -m pytest tests/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mythos.core.game import AnyGame
from mythos.core.registry import find_game
from mythos.core.seats import Seat
from mythos.core.state import digest
from tests.playthrough import GOLDEN, playthrough

FOLDER = Path(__file__).parent / "golden"


def written(name: str) -> list[str]:
    return FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_played_as_it_is_written(name: str) -> None:
    text = "\n".join(playthrough(GOLDEN[name], find_game(GOLDEN[name].game_id))) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        FOLDER.joinpath(f"{name}.txt").write_text(text, encoding="utf-8")
    assert text.splitlines() == written(name)


def test_every_golden_text_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GOLDEN)


def with_a_wider_view(game: AnyGame) -> AnyGame:
    """The same game, whose views say one thing more, another in every state."""
    own: Any = type(game)

    class Wider(own):  # type: ignore[misc]
        def view(self, s: Any, seat: Seat) -> Any:
            view = super().view(s, seat)
            fields = [(name, Any) for name in view.__struct_fields__]
            wider = msgspec.defstruct("Wider", [*fields, ("weather", str)])
            return wider(*msgspec.structs.astuple(view), digest(s))

    wider: AnyGame = Wider()
    return wider


@pytest.mark.parametrize("name", GOLDEN)
def test_a_field_that_comes_into_a_view_changes_one_line(name: str) -> None:
    wider = with_a_wider_view(find_game(GOLDEN[name].game_id))
    becomes = playthrough(GOLDEN[name], wider)
    changed = [pair for pair in zip(written(name), becomes, strict=True) if pair[0] != pair[1]]
    assert [[line.split()[0] for line in pair] for pair in changed] == [["views", "views"]]
