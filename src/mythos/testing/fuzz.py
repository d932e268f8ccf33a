"""The fuzzer: random games with the soundness of every state checked. A failure leaves a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mythos.core.dice import derive
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.testing.laws import records_replay, states_are_sound
from mythos.testing.walk import random_match, walk


class Crash(AssertionError):
    """A game broke; `path` is the record up to that point, for `mythos replay`."""

    def __init__(self, game: AnyGame, cause: BaseException, path: Path) -> None:
        super().__init__(f"{game.id}: {cause!r}; open it with: mythos replay {path}")
        self.path = path


def fuzz(game: AnyGame, seed: bytes, folder: Path = Path("crashes")) -> int:
    """One random game; returns its number of questions. A crash writes its record."""
    match = random_match(game, seed)
    questions = 0
    try:
        for _ in walk(match, seed):
            questions += 1
            states_are_sound(match, match.dice)
        records_replay(match)
    except Exception as cause:
        raise Crash(game, cause, keep(match, folder, seed)) from cause
    return questions


def keep(match: Match[Any], folder: Path, seed: bytes) -> Path:
    """Write the record up to where it broke: header and entries, without an ending."""
    path = folder / f"{match.game.id}-{derive(seed, 'crash').hex()[:12]}.jsonl"
    match.record().write(path, replace=True)  # the same crash as before
    return path
