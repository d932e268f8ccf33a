"""A bot worker's process: reads a question, thinks, writes the answer. It talks to nobody else."""

from __future__ import annotations

import os
import resource
import sys
from typing import Any, BinaryIO, Final, cast

import msgspec

from mythos.bots import make_bot
from mythos.core.match import Match, Snapshot
from mythos.core.registry import find_game
from mythos.core.sight import Adviser
from mythos.server.bots import LENGTH, Answer, Hint, Question

NICENESS: Final = 5
"""People's moves go first where the processor is short."""


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


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while size := questions.read(LENGTH):
        data = questions.read(int.from_bytes(size, "big"))
        try:
            answer = think(msgspec.msgpack.decode(data, type=Question))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        encoded = msgspec.msgpack.encode(answer)
        answers.write(len(encoded).to_bytes(LENGTH, "big") + encoded)
        answers.flush()


def main() -> None:
    os.nice(NICENESS)
    limit = int(sys.argv[1]) * 1024 * 1024
    if limit:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
