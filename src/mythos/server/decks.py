"""Decks that people bring: read in a process of their own before the engine hears of them.

Only then are they read here, in a thread beside the engine's, where they are kept: by then it is
known that this takes milliseconds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.core.errors import BadOption
from mythos.core.registry import find_game
from mythos.server.errors import Busy
from mythos.server.workers import Worker, WorkerDied

LONG: Final = 400
"""Characters up to which an option is a word or a list of words, and no deck."""
MEMORY_MB: Final = 512
SECONDS: Final = 10.0
MOST_WAITING: Final = 16
MOST_KNOWN: Final = 256


class Deck(Struct, frozen=True):
    """What is to be judged: a game with these options."""

    game: str
    options: dict[str, Any]
    players: int


class Verdict(Struct, frozen=True):
    """Nothing, or the option that cannot be so, and why."""

    option: str = ""
    reason: str = ""


class DeckReader:
    """One worker that judges one deck after the other; what it found good is remembered."""

    def __init__(self, module: str = "mythos.server.deck_worker", seconds: float = SECONDS) -> None:
        self.worker = Worker(module, MEMORY_MB)
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._good: OrderedDict[bytes, None] = OrderedDict()

    async def stop(self) -> None:
        await self.worker.stop()

    async def check(self, game: str, options: Mapping[str, Any], players: int) -> None:
        """BadOption for options that a game cannot be played with, if there is a deck in them."""
        if not any(isinstance(each, str) and len(each) > LONG for each in options.values()):
            return
        find_game(game)
        data = msgspec.msgpack.encode(Deck(game, dict(options), players))
        mark = blake2b(data, digest_size=16).digest()
        if mark not in self._good:
            await self._judge(data)
            self._good[mark] = None
            if len(self._good) > MOST_KNOWN:
                self._good.popitem(last=False)
        await asyncio.to_thread(find_game(game).read_options, options, players)

    async def _judge(self, data: bytes) -> None:
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                answer = await self.worker.ask(data, self._seconds)
        except WorkerDied:
            raise BadOption("deck", "reading it takes too long, or too much memory") from None
        finally:
            self._waiting -= 1
        verdict = msgspec.msgpack.decode(answer, type=Verdict)
        if verdict.option:
            raise BadOption(verdict.option, verdict.reason)
