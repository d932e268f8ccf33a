"""Looking back at a finished game: its rules are run again beside the engine's thread, and kept.

A finished game does not change, so each position is made once and then only copied out, as long as
there is room. One thread makes them: many who look back wait for each other, not players for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from mythos.server.errors import Busy, RulesRanAway
from mythos.server.watchdog import UNWATCHED, Watchdog

T = TypeVar("T")
LOG: Final = logging.getLogger("mythos.library")
ROOM: Final = 16 << 20
"""Bytes of answers that are kept; the one asked for longest ago makes room."""
WAITING: Final = 64


class Library:
    """Answers about finished games, as JSON."""

    def __init__(self, watchdog: Watchdog = UNWATCHED, room: int = ROOM) -> None:
        self._room, self._used = room, 0
        self._watchdog = watchdog
        self._ran_away: set[str] = set()
        """Tables whose rules came to no end in here."""
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._reader = ThreadPoolExecutor(1, "library", watchdog.start)
        self._waiting = 0

    def stop(self) -> None:
        self._reader.shutdown(wait=False, cancel_futures=True)
        self._watchdog.stop()

    @property
    def used(self) -> int:
        return self._used

    def find(self, key: tuple[Any, ...]) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, key: tuple[Any, ...], make: Callable[[], Any]) -> bytes:
        """Make the answer, about the table that the key begins with, and keep it."""
        made = await self.run(key[0], lambda: msgspec.json.encode(make()))
        self._keep(key, made)
        return made

    async def run(self, table: str, work: Callable[[], T]) -> T:
        """Run the rules of a finished game in the library's thread; they must come to an end."""
        if table in self._ran_away:
            raise RulesRanAway(table)
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            watched = partial(self._watchdog.run, table, work)
            return await loop.run_in_executor(self._reader, watched)
        except RulesRanAway as error:
            self._ran_away.add(table)
            LOG.error("nobody looks back at table %s: %s", table, error)
            raise
        finally:
            self._waiting -= 1

    def _keep(self, key: tuple[Any, ...], made: bytes) -> None:
        if len(made) > self._room or key in self._kept:
            return
        self._kept[key] = made
        self._used += len(made)
        while self._used > self._room:
            _, gone = self._kept.popitem(last=False)
            self._used -= len(gone)
