"""Rules that differ from a game's own, for tests: other questions, and packages that bring them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mythos.core.asks import Ask, Script
from mythos.core.registry import find_game


def asking(script: Script, change: Callable[[Ask], Ask]) -> Script:
    """The same script with other questions."""
    answer = None
    while True:
        try:
            request = script.send(answer)
        except StopIteration:
            return
        answer = yield change(request) if isinstance(request, Ask) else request


class Package:
    """Games as an installed package that can be upgraded: real entry points in a folder."""

    def __init__(self, folder: Path, name: str) -> None:
        self._info = folder / f"{name}-1.dist-info"
        self._info.mkdir(parents=True)
        (self._info / "METADATA").write_text(f"Name: {name}\nVersion: 1\n")

    def bring(self, games: Mapping[str, str]) -> None:
        """From here on these are its games: by id, where each is found."""
        lines = ["[mythos.games]", *(f"{game} = {place}" for game, place in games.items())]
        (self._info / "entry_points.txt").write_text("\n".join(lines) + "\n")
        find_game.cache_clear()
