"""What is asked of a bot's worker, and what it answers. Thinking is in processes of their own."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.core.dice import SEED_BYTES
from mythos.core.match import Match
from mythos.core.seats import Seat
from mythos.server.workers import Worker, WorkerDied

MODULE: Final = "mythos.server.bot_worker"


NO_SEED: Final = "00" * SEED_BYTES


def snapshot_for(match: Match[Any]) -> bytes:
    """The position as a worker gets it: what chance has done since the beat, but not its seed."""
    return msgspec.json.encode(msgspec.structs.replace(match.snapshot(), seed=NO_SEED))


class BotTask(Struct, frozen=True):
    """What a worker needs: the game as `snapshot_for` a bot, the seat, and which bot thinks."""

    game: str
    seat: Seat
    bot: str
    seed: bytes
    snapshot: bytes
    advise: bool = False
    """Say how good the moves are, instead of choosing one."""
    effort: float = 1.0
    """Which part of its usual thinking the bot may do."""


class Hint(Struct, frozen=True):
    """A move, and the chance of winning after it, from 0 to 1, as the bot sees it."""

    move: str
    chance: float


class Answer(Struct, frozen=True):
    move: str = ""
    error: str = ""
    hints: list[Hint] = []


async def ask(worker: Worker, task: BotTask, seconds: float) -> Answer:
    """A bot's answer; WorkerDied if there is none, or not in time."""
    data = await worker.ask(msgspec.msgpack.encode(task), seconds)
    answer = msgspec.msgpack.decode(data, type=Answer)
    if answer.error:
        await worker.stop()
        raise WorkerDied(answer.error.partition(":")[0])
    return answer
