"""Limits: how fast somebody may talk."""

from __future__ import annotations

import time


class Bucket:
    """A bucket of permissions that fills steadily and holds a burst."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """One permission, if there is one."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address, forgotten when it is full again."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self._buckets) > self._most:
            self._buckets.clear()
        return self._buckets.setdefault(who, Bucket(self._rate, self._burst)).take()
