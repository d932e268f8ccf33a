"""A bot worker's process: reads a question, thinks, writes the answer. It talks to nobody else."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from mythos.bots import make_bot
from mythos.core.match import Match, Snapshot
from mythos.core.registry import find_game
from mythos.core.sight import Adviser
from mythos.server.bots import Answer, Hint, Question
from mythos.server.workers import serve


def think(question: Question) -> Answer:
    """The bot gets the seat's sight and nothing more."""
    game = find_game(question.game)
    snapshot = msgspec.json.decode(question.snapshot, type=Snapshot)
    match: Match[Any] = Match.resume(game, snapshot)
    bot = make_bot(game, question.bot, question.seed, question.effort)
    sight = match.sight(question.seat)
    if question.advise:
        advised = cast(Adviser, bot).advise(sight)
        return Answer(hints=[Hint(str(move), chance) for move, chance in advised])
    return Answer(str(bot.choose(sight)))


def answer(data: bytes) -> bytes:
    try:
        found = think(msgspec.msgpack.decode(data, type=Question))
    except Exception as error:
        found = Answer(error=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(found)


if __name__ == "__main__":
    serve(answer)
