"""What the house knows of its storage: every fault is written down, and `/healthz` tells of it.

Nobody else is told more than that it did not work: no path, no words of a database.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from mythos.core.errors import MythosError
from mythos.server.errors import ServerError, StorageDamaged, StorageDown
from mythos.server.storage.errors import BadDatabase
from mythos.server.storage.interface import Unavailable

LOG: Final = logging.getLogger("mythos.storage")
DAMAGED: Final = "damaged"
REMEMBERED: Final = 60.0
"""A fault that did not come back for so long is over; damage does not heal by itself."""
LOGGED_EVERY: Final = 30.0
"""The same fault is written down once in so many seconds, with how often it came meanwhile."""


class Health:
    """The faults of late. Only the engine's thread comes here."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._logged: dict[str, float] = {}
        self._count: dict[str, int] = {}

    def broke(self, error: Unavailable | MythosError) -> ServerError:
        """Write a fault down; returns what whoever asked is told."""
        kind = kind_of(error)
        now = self._last[kind] = time.monotonic()
        self._count[kind] = self._count.get(kind, 0) + 1
        if now - self._logged.get(kind, -LOGGED_EVERY) >= LOGGED_EVERY:
            times, self._count[kind], self._logged[kind] = self._count[kind], 0, now
            LOG.error("the storage is %s (%d times): %s", kind, times, error)
        return StorageDamaged() if kind == DAMAGED else StorageDown()

    def took(self) -> None:
        """The storage has taken rows again."""
        if self._last:
            self._last = {kind: at for kind, at in self._last.items() if kind == DAMAGED}

    def ills(self) -> list[str]:
        """What is wrong: damaged, full, read-only, busy, away ..."""
        long_ago = time.monotonic() - REMEMBERED
        return sorted(kind for kind, at in self._last.items() if kind == DAMAGED or at > long_ago)


def kind_of(error: Unavailable | MythosError) -> str:
    if isinstance(error, Unavailable):
        return error.kind
    return DAMAGED if isinstance(error, BadDatabase) else "refusing"
