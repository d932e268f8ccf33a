"""Limits: how fast a person, and an address, may do what.

A bucket of permissions fills steadily and holds a burst. Each kind of thing has its buckets, one
for every person and one for every address; an address may be a whole household, so it may do
`HOUSEHOLD` times as much. `Settings.rate` and `burst` are for messages and requests as such; where
they are raised, everything else is raised with them.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from mythos.server.errors import TooFast
from mythos.server.settings import Settings

Kind = Literal[
    "write", "read", "talk", "look", "guest", "login", "password", "table", "deck", "chat",
    "gallery", "report", "report-here", "hint", "socket", "mistake",
]  # fmt: skip
Clock = Callable[[], float]
HOUSEHOLD: Final = 4
MOST: Final = 20_000
"""Buckets of one kind; the one that was used longest ago is forgotten, full or not."""
RATE: Final = 50
BURST: Final = 200
"""The settings for which the table below is written."""
PLAIN: Final = ("write", "read", "talk")


class Rate(Struct, frozen=True):
    """So many a second, for ever, and so many at once."""

    a_second: float
    at_once: float


RATES: Final[dict[Kind, Rate]] = {
    "write": Rate(RATE, BURST),
    "read": Rate(RATE, BURST),
    "talk": Rate(RATE, BURST),
    "look": Rate(4, 60),  # runs the rules again
    "guest": Rate(0.4, 40),
    "login": Rate(0.8, 20),
    "password": Rate(0.05, 5),
    "table": Rate(0.1, 15),
    "deck": Rate(0.01, 6),
    "chat": Rate(1, 20),
    "gallery": Rate(0.5, 20),  # all that spectators say at one table
    "report": Rate(1 / 60, 5),
    "report-here": Rate(1 / 600, 2),  # by one person at one table
    "hint": Rate(0.5, 10),
    "socket": Rate(5, 60),
    "mistake": Rate(0.5, 20),
}


class Bucket:
    """A bucket of permissions that fills steadily and holds a burst."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def wait(self, cost: float = 1) -> float:
        """How many seconds until there is enough in it; 0 for at once."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (min(cost, self._burst) - self._level) / self._rate)

    def take(self, cost: float = 1) -> bool:
        """A permission, if there is one."""
        if self.wait(cost):
            return False
        self._level -= cost
        return True

    def close(self, seconds: float) -> None:
        """Nothing more for so long."""
        self.wait()
        self._level = min(self._level, 1 - seconds * self._rate)


class Buckets:
    """Buckets of one kind by who takes from them, not more than a number of them."""

    def __init__(
        self, rate: float, burst: float, most: int = MOST, clock: Clock = time.monotonic
    ) -> None:
        self._rate, self._burst, self._most, self._clock = rate, max(1.0, burst), most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, who: str) -> Bucket:
        found = self._buckets.get(who)
        if found is None:
            found = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return found


class Limiter:
    """All limits of the house."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._people: dict[Kind, Buckets] = {}
        self._addresses: dict[Kind, Buckets] = {}
        for kind, rate in RATES.items():
            least = 0 if kind in PLAIN else 1
            per_second = rate.a_second * max(least, settings.rate / RATE)
            at_once = rate.at_once * max(least, settings.burst / BURST)
            self._people[kind] = Buckets(per_second, at_once, clock=clock)
            self._addresses[kind] = Buckets(
                per_second * HOUSEHOLD, at_once * HOUSEHOLD, clock=clock
            )

    def buckets(self, kind: Kind, address: str, person: str) -> tuple[Bucket, ...]:
        """Whatever this person does takes from these. All who are nobody have one share."""
        share = self._people[kind].of(person or f"nobody at {address}")
        return self.household(kind, address), share

    def household(self, kind: Kind, address: str) -> Bucket:
        return self._addresses[kind].of(address)

    def take(self, kind: Kind, address: str, person: str = "", cost: float = 1) -> None:
        """TooFast, with the time to wait, if this is not allowed now; then nothing is taken."""
        buckets = self.buckets(kind, address, person)
        if seconds := max(each.wait(cost) for each in buckets):
            raise TooFast(seconds)
        for each in buckets:
            each.take(cost)
