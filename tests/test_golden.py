"""Golden games: one full text per game, with what each seat sees change. A diff needs a reason.

`UPDATE_GOLDEN=1 python -m pytest tests/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.core.seats import EVERYONE, SPECTATOR, hears

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "arkham-noir": ("arkham-noir", 1, {}),
    "arkham-noir-hard": (
        "arkham-noir",
        1,
        {"victory": "forgotten_being", "victims": 4, "storm_counts_for_strain": False},
    ),
    "arkham-ritual-5": ("arkham-ritual", 5, {}),
    "rise-of-the-cults-1": ("rise-of-the-cults", 1, {"layout": "draft"}),
    "rise-of-the-cults-2": ("rise-of-the-cults", 2, {"layout": "first_game", "edition": "base"}),
    "arkham-ritual-3-dummies": (
        "arkham-ritual",
        3,
        {"event": "trapezohedron", "great_old_one": "mystery", "doom_track": True},
    ),
    "arkham-ritual-7-other-cards": (
        "arkham-ritual",
        7,
        {
            "first_character": "wary_student",
            "second_character": "mad_professor",
            "great_old_one": "nyarlathotep",
            "competitive": True,
        },
    ),
}


def seat_name(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"


LARGE = ("rise-of-the-cults",)
"""Games with so much on the table that changes are written part by part."""


def changes(before: dict[str, Any], after: dict[str, Any], parts: bool = False) -> str:
    changed = {
        key: changed_parts(before.get(key), value) if parts else value
        for key, value in after.items()
        if before.get(key) != value
    }
    return msgspec.json.encode(changed).decode()


def is_table(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, dict) for each in value)


def changed_parts(before: Any, after: Any) -> Any:
    """What has changed inside of a structure that keeps its form."""
    if is_table(before) and is_table(after) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {place: changed_parts(*pair) for place, pair in pairs if pair[0] != pair[1]}
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            key: changed_parts(before.get(key), value)
            for key, value in after.items()
            if before.get(key) != value
        }
    return after


def heard_by(audience: int, players: int) -> str:
    if audience == EVERYONE:
        return "all"
    return ",".join(
        seat_name(seat) for seat in (*range(players), SPECTATOR) if hears(audience, seat)
    )


def playthrough(game_id: str, players: int, options: dict[str, Any]) -> Iterator[str]:
    """The text of a whole random game."""
    match: Match[Any] = Match(
        find_game(game_id), players, options=options, seed=seed_from(f"golden {game_id} {players}")
    )
    dice = Dice(derive(match.seed, "moves"))
    eyes = (*range(players), SPECTATOR)
    seen: dict[int, dict[str, Any]] = {seat: {} for seat in eyes}
    told = 0
    while True:
        for event in match.events[told:]:
            params = msgspec.json.encode(event.params).decode()
            yield f"  * {event.key} {params} -> {heard_by(event.audience, players)}"
        told = len(match.events)
        for seat in eyes:
            view = msgspec.to_builtins(match.view(seat))
            parts = game_id in LARGE
            yield f"    {seat_name(seat)} sees {changes(seen[seat], view, parts)}"
            seen[seat] = view
        if match.over:
            yield f"result {match.result}"
            return
        ask = match.asked[0]
        move = ask.moves[dice.below(len(ask.moves))]
        yield f"{seat_name(ask.seat)}: {ask.question.key} ({ask.question.clause}) {list(ask.moves)}"
        yield f"> {move}"
        match.play(ask.seat, move)


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    text = "\n".join(playthrough(*GAMES[name])) + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
