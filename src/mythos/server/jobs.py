"""What the event loop hands to the engine's thread, and how the outcome comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Job:
    """Something to do in the engine's thread, and somebody to be told on the event loop."""

    __slots__ = ("done", "used")

    def __init__(self) -> None:
        self.used: set[str] = set()
        """The tables it has looked at: if one of them proves to be stale, it is done again."""
        self.done: Any = None

    def work(self) -> Any:
        """In the engine's thread."""
        raise NotImplementedError

    def tell(self, done: Any) -> None:
        """On the event loop, when it is durable: what `work` returned or raised."""
        raise NotImplementedError


class Call(Job):
    """A job made of two functions."""

    __slots__ = ("_tell", "_work")

    def __init__(self, work: Callable[[], Any], tell: Callable[[Any], None]) -> None:
        super().__init__()
        self._work = work
        self._tell = tell

    def work(self) -> Any:
        return self._work()

    def tell(self, done: Any) -> None:
        self._tell(done)


def settle(future: asyncio.Future[T], done: Any) -> None:
    if future.done():
        return
    if isinstance(done, BaseException):
        future.set_exception(done)
    else:
        future.set_result(done)
