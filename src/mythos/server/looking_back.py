"""Looking back at a finished game: its rules are run again beside the engine's thread, and kept.

A finished game does not change, so each position is made once and then only copied out, as long as
there is room. One thread makes them: many who look back wait for each other, not players for them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from mythos.server.errors import Busy

ROOM: Final = 16 << 20
"""Bytes of answers that are kept; the one asked for longest ago makes room."""
WAITING: Final = 64


class Library:
    """Answers about finished games, as JSON."""

    def __init__(self, room: int = ROOM) -> None:
        self._room, self._used = room, 0
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._reader = ThreadPoolExecutor(1, "library")
        self._waiting = 0

    def stop(self) -> None:
        self._reader.shutdown(wait=False, cancel_futures=True)

    @property
    def used(self) -> int:
        return self._used

    def find(self, key: tuple[Any, ...]) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, key: tuple[Any, ...], make: Callable[[], Any]) -> bytes:
        """Make the answer in the library's thread, and keep it."""
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            made = await loop.run_in_executor(self._reader, lambda: msgspec.json.encode(make()))
        finally:
            self._waiting -= 1
        self._keep(key, made)
        return made

    def _keep(self, key: tuple[Any, ...], made: bytes) -> None:
        if len(made) > self._room or key in self._kept:
            return
        self._kept[key] = made
        self._used += len(made)
        while self._used > self._room:
            _, gone = self._kept.popitem(last=False)
            self._used -= len(gone)
