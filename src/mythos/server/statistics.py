"""What a player's finished games of one game add up to."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.server.identity import Claim
from mythos.server.service import Service

MOST: Final = 1000
RECENT: Final = 30


class Tally(Struct, frozen=True):
    """Games of one difficulty."""

    difficulty: str
    games: int
    won: int


class Statistics(Struct, frozen=True):
    """`recent` says of the latest games, the oldest first, whether they were won."""

    games: int
    won: int
    streak: int
    best_streak: int
    averages: dict[str, float]
    by: list[Tally]
    recent: list[bool]


class Finished(Struct, frozen=True):
    won: bool
    difficulty: str
    story: dict[str, int]


def statistics_of(service: Service, claim: Claim | None, game_id: str) -> Statistics:
    """From the lobby's entries alone: no game is run again for it."""
    person = service.person(claim).id
    listings = service.storage.listings(status="finished", person=person, limit=MOST)
    games = []
    for listing in reversed(listings):  # the oldest first
        summary: dict[str, Any] = msgspec.json.decode(listing.summary)
        if summary["game"] != game_id or not summary["result"]:
            continue
        won = any(listing.persons[seat] == person for seat in summary["result"]["winners"])
        games.append(Finished(won, summary.get("difficulty", ""), summary.get("story") or {}))
    return add_up(games)


def add_up(games: list[Finished]) -> Statistics:
    streak = best = 0
    for game in games:
        streak = streak + 1 if game.won else 0
        best = max(best, streak)
    names = dict.fromkeys(game.difficulty for game in games)
    return Statistics(
        len(games),
        sum(game.won for game in games),
        streak,
        best,
        averages(games),
        [tally(name, [game for game in games if game.difficulty == name]) for name in names],
        [game.won for game in games[-RECENT:]],
    )


def tally(name: str, games: list[Finished]) -> Tally:
    return Tally(name, len(games), sum(game.won for game in games))


def averages(games: list[Finished]) -> dict[str, float]:
    """The mean of each number that games are remembered by."""
    names = dict.fromkeys(name for game in games for name in game.story if name != "won")
    return {
        name: round(sum(told) / len(told), 1)
        for name in names
        if (told := [game.story[name] for game in games if name in game.story])
    }
