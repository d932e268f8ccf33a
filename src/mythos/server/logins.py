"""Signing in: wrong passwords make an account wait, longer each time, and hashing has few threads.

Who guesses at one account is slowed by the account, whatever addresses the guesses come from; who
guesses at many accounts is slowed by the address (`limits.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from msgspec import Struct

from mythos.server.errors import Busy, TooFast
from mythos.server.limits import Clock

T = TypeVar("T")
FREE: Final = 3
"""Mistakes that cost no time: people mistype."""
LONGEST: Final = 600.0
FORGOTTEN: Final = 3600.0
"""After so long without a try nothing is held against anybody."""
MOST: Final = 20_000
WAITING: Final = 32


class Mistakes(Struct):
    """Wrong passwords of one account, and until when it waits."""

    number: int
    until: float
    at: float


class Logins:
    """Which accounts have to wait, and the thread in which passwords are hashed."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._mistakes: OrderedDict[str, Mistakes] = OrderedDict()
        self._hashing = ThreadPoolExecutor(1, "hashing")
        self._waiting = 0

    def stop(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    def check(self, login: str) -> None:
        """TooFast while this account has to wait, whether it exists or not."""
        found = self._mistakes.get(login)
        if found is not None and found.until > self._clock():
            raise TooFast(found.until - self._clock())

    def wrong(self, login: str) -> None:
        now = self._clock()
        found = self._mistakes.setdefault(login, Mistakes(0, now, now))
        if now - found.at > FORGOTTEN:
            found.number = 0
        found.number, found.at = found.number + 1, now
        if found.number > FREE:
            found.until = now + min(LONGEST, 2.0 ** (found.number - FREE))
        self._mistakes.move_to_end(login)
        if len(self._mistakes) > MOST:
            self._mistakes.popitem(last=False)

    def right(self, login: str) -> None:
        self._mistakes.pop(login, None)

    async def hashed(self, work: Callable[[], T]) -> T:
        """Do this where it keeps nobody waiting but others who sign in."""
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, work)
        finally:
            self._waiting -= 1
