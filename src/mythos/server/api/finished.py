"""Finished games: their record, and any position, line and roll of theirs."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from mythos.core.game import Result
from mythos.core.replay import Chanced
from mythos.core.seats import SPECTATOR
from mythos.server import finished
from mythos.server.api.context import Context, read_number
from mythos.server.errors import BadRequest
from mythos.server.finished import Eyes
from mythos.server.table import Table


class Position(Struct, frozen=True):
    moves: int
    view: dict[str, Any]
    told: list[dict[str, Any]]
    over: bool
    last: int
    """How many moves the game has."""
    asked: tuple[int, ...]
    result: Result | None


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened, and after how many moves."""

    at: int
    key: str
    params: dict[str, Any]
    house: bool = False
    """Read off the record's lines, without the rules that were in force."""


class GameLog(Struct, frozen=True):
    """A finished game as it was told; it can be looked at from the first move to the last."""

    first: int
    last: int
    until: int
    """Up to here; the rest was played under rules that are no longer known. Else `last`."""
    lines: list[LogLine]


class Dice(Struct, frozen=True):
    """All that chance did in a finished game, for checking it against the seed.

    A draw names the pile it took from; the dice said which one, counted from 0.
    """

    commitment: str
    seed: str
    header: str
    """The first line of the record, as it goes into the dice if it holds shares."""
    change: int
    """The dice of the how manieth change of the rules; 0 for those of the beginning."""
    block: int
    """Where the dice stood before the first of these: blocks opened, bytes read of the last."""
    at: int
    chances: list[Chanced]
    until: int
    """The line at which they break off because the rules have changed since; 0 for the end."""


async def show_record(context: Context) -> web.Response:
    await context.limit("look")
    text = await context.run(lambda: finished.record(context.service, context.claim, context.table))
    return web.Response(text=text, content_type="application/jsonl")


def eyes_of(context: Context) -> Eyes:
    """With whose eyes to look back: a seat's, with nothing hidden, or a spectator's."""
    query = context.request.query
    opened = read_number("open", query.get("open", "0")) > 0
    if opened and "seat" in query:
        raise BadRequest("a seat's eyes are not open eyes")
    if opened:
        return "open"
    return read_number("seat", query["seat"]) if "seat" in query else SPECTATOR


async def show_position(context: Context) -> web.Response:
    moves = read_number("moves", context.request.query.get("moves", "0"))
    eyes = eyes_of(context)

    def make(table: Table) -> Position:
        return msgspec.convert(finished.position(table, moves, eyes), Position)

    return await context.look_back(eyes, ("position", moves), make)


async def show_log(context: Context) -> web.Response:
    eyes = eyes_of(context)

    def make(table: Table) -> GameLog:
        return msgspec.convert(finished.story(table, eyes), GameLog)

    return await context.look_back(eyes, ("log",), make)


async def show_dice(context: Context) -> web.Response:
    def make(table: Table) -> Dice:
        return msgspec.convert(finished.dice(table), Dice, from_attributes=True)

    return await context.look_back(SPECTATOR, ("dice",), make)
