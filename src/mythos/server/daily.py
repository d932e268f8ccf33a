"""The daily case: everybody on a server gets the same deal each day, for one scored attempt.

The day's seed is derived from a secret of the server and the date, so nobody can compute it
ahead. An attempt is a table like any other, but for what would make it no attempt: no bot may sit
down at it, nobody gets hints, nobody looks on or talks, and what has been revealed cannot be taken
back. Guests may play; only who has a login is on the board: a guest is somebody else at once.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from mythos.core.dice import derive
from mythos.core.errors import MythosError
from mythos.core.game import AnyGame
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.registry import find_game
from mythos.server import new_tables
from mythos.server.errors import BadRequest
from mythos.server.identity import Claim, fresh_id
from mythos.server.new_tables import SeatWish
from mythos.server.service import Service, today
from mythos.server.storage.interface import Attempt
from mythos.server.table import Table


class Entry(Struct, frozen=True):
    """Somebody's attempt; `story` is what the game is remembered by, once it is over."""

    name: str
    table: str
    over: bool
    won: bool
    story: dict[str, int]
    mine: bool
    counts: bool
    """Whether it is on the board: a guest's own attempt is shown to them alone."""
    genuine: bool | None = None
    """Whether it came out the same when it was run again; None while that has not been done."""


class Daily(Struct, frozen=True):
    """A day's case, my attempt at it, and how everybody fared, the best first."""

    day: str
    game: str
    mine: str
    open: bool
    """Whether whoever asks may look at the attempts."""
    entries: list[Entry]


def attempt(service: Service, claim: Claim | None, game_id: str) -> Table:
    """My scored attempt at today's case: opened at the first call, found again by every other."""
    game, day = daily_game(game_id), today()
    person = service.person(claim)
    table_id = service.storage.claim_attempt(Attempt(day, game_id, person.id, fresh_id()))
    if service.storage.table(table_id) is not None:
        return service.ledger.table(table_id)
    seed = derive(service.storage.secret("daily"), game_id, day)
    seats = [SeatWish("me")] * game.default_players
    return new_tables.open_table(service, claim, game_id, seats, {}, attempt=(table_id, seed))


def board(service: Service, claim: Claim | None, game_id: str, day: str) -> Daily:
    """A day's leaderboard: by the result, then as the game ranks what it is remembered by."""
    game = daily_game(game_id)
    me = claim.person if claim else ""
    entries, mine = [], ""
    for found in service.storage.attempts(day, game_id):
        summary: dict[str, Any] = msgspec.json.decode(found.summary) if found.summary else {}
        story = summary.get("story") or {}
        result = summary.get("result")
        own = found.person == me
        if not (own or found.login):
            continue
        mine = found.table if own else mine
        won = bool(result and result["winners"])
        over, counts = result is not None, found.login
        entries.append(Entry(found.name, found.table, over, won, story, own, counts))

    def place(entry: Entry) -> tuple[float, ...]:
        return (not entry.over, not entry.counts, *(-part for part in game.rank(entry.story)))

    entries.sort(key=place)
    is_open = day < today() or any(each.mine and each.over for each in entries)
    return Daily(day, game_id, mine, is_open, entries)


def daily_game(game_id: str) -> AnyGame:
    game = find_game(game_id)
    if not game.daily:
        raise BadRequest("this game has no daily case")
    return game


def genuine(record: str) -> bool:
    """Whether a finished attempt's record comes out the same when it is run again."""
    read = parse_record(record)
    try:
        return verify(find_game(read.header.game), read).whole
    except MythosError:
        return False
