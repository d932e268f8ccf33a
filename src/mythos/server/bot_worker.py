"""A bot worker's process: reads a task, thinks, writes the answer. It talks to nobody else."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from mythos.bots import make_bot
from mythos.core.match import Match, Snapshot
from mythos.core.registry import find_game
from mythos.core.sight import Adviser
from mythos.server.bots import Answer, BotTask, Hint
from mythos.server.workers import serve


def think(task: BotTask) -> Answer:
    """The bot gets the seat's sight and nothing more."""
    game = find_game(task.game)
    snapshot = msgspec.json.decode(task.snapshot, type=Snapshot)
    match: Match[Any] = Match.resume(game, snapshot)
    bot = make_bot(game, task.bot, task.seed, task.effort)
    sight = match.sight(task.seat)
    if task.advise:
        advised = cast(Adviser, bot).advise(sight)
        return Answer(hints=[Hint(str(move), chance) for move, chance in advised])
    return Answer(str(bot.choose(sight)))


def answer(data: bytes) -> bytes:
    try:
        found = think(msgspec.msgpack.decode(data, type=BotTask))
    except Exception as error:
        found = Answer(error=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(found)


if __name__ == "__main__":
    serve(answer)
