"""Which games there are. Games register through the entry-point group `mythos.games`, ours too."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from mythos.core.errors import BrokenGame, UnknownGame
from mythos.core.game import AnyGame, Game

GROUP: Final = "mythos.games"


def game_ids() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted(entry_points(group=GROUP).names)


@cache
def find_game(game_id: str) -> AnyGame:
    """The game with this id."""
    for entry in entry_points(group=GROUP):
        if entry.name == game_id:
            return _load(entry)
    raise UnknownGame(game_id, game_ids())


def _load(entry: EntryPoint) -> AnyGame:
    game = entry.load()
    if not isinstance(game, Game):
        raise BrokenGame(f"entry point {entry.name} ({entry.value}) is not a Game")
    if game.id != entry.name:
        raise BrokenGame(f"entry point {entry.name} leads to a game that calls itself {game.id}")
    return game
