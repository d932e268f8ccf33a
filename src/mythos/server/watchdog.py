"""A watchdog for a thread that runs rules: a script that comes to no end is ended from outside.

`PyThreadState_SetAsyncExc` is the one thing that ends `while True: pass` in a thread: a signal
reaches the main thread only, and tracing makes every rule several times slower. It is dangerous
where locks are held or files are written, so it is used only while rules run: whoever calls
rules says so (`run`), and the storage is never called in there.

What is counted is processor time of that thread, where the system tells it: a machine that
stands still for a while closes no table. Rules that loop inside one call of C cannot be ended;
then `/healthz` says `silent`, and a line in the log names the table.
"""

from __future__ import annotations

import ctypes
import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from mythos.server.errors import RulesRanAway

T = TypeVar("T")
LOG: Final = logging.getLogger("mythos.watchdog")
LOOKS: Final = 4
"""How often it looks within the time that rules have."""
STEPS: Final = 100_000
"""Lines of record and events that rules may add in one run: a loop must not fill the memory."""
SET_EXCEPTION: Final = ctypes.pythonapi.PyThreadState_SetAsyncExc
SET_EXCEPTION.argtypes = (ctypes.c_ulong, ctypes.py_object)
NOTHING: Final = ctypes.py_object()


class Overrun(BaseException):
    """Raised inside rules that have run too long. Not for rules to catch: no `Exception`."""


def no_steps() -> int:
    return 0


class Watchdog:
    """Watches one thread. Elsewhere, before it is started and without seconds, `run` only runs."""

    def __init__(self, seconds: float = 0) -> None:
        self._seconds = seconds
        self._thread = 0
        self._clock: Callable[[], float] = time.monotonic
        self._turn = 0
        self._inside = 0
        """The number of the turn while rules run, else 0. Only the watched thread sets it."""
        self._about = ""
        self._steps: Callable[[], int] = no_steps
        self._aiming = False
        self._shot = False
        self._ended = threading.Event()
        self._seen = 0
        self._since = 0.0
        self._steps_then = 0
        self._missed = 0

    # In the thread that is watched.

    def start(self) -> None:
        """Watch the thread that calls this."""
        if not self._seconds:
            return
        self._thread = threading.get_ident()
        self._clock = clock_of(self._thread)
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        self._thread = 0
        self._ended.set()

    def run(self, about: str, work: Callable[[], T], steps: Callable[[], int] = no_steps) -> T:
        """Run rules of a table; RulesRanAway if they come to no end. `steps` says what grows."""
        if self._inside or threading.get_ident() != self._thread:
            return work()
        self._about, self._steps = about, steps
        self._turn += 1
        try:
            try:
                self._inside = self._turn
                done = work()
            except Overrun:
                raise
            except BaseException:
                self._leave()
                raise
            self._inside = 0
            if self._aiming or self._shot:
                self._leave()
            return done
        except Overrun:  # wherever it came, in the lines above as well
            self._leave()
            raise RulesRanAway(about) from None

    def _leave(self) -> None:
        """From here on nothing is raised any more.

        The other thread takes aim first and then looks whether rules run; this one ends them
        first and then looks whether somebody takes aim. So one of the two always sees the other.
        """
        self._inside = 0
        while self._aiming:
            time.sleep(0)
        if self._shot:
            self._shot = False
            SET_EXCEPTION(self._thread, NOTHING)

    # In the watchdog's own thread.

    def _watch(self) -> None:
        while not self._ended.wait(self._seconds / LOOKS):
            self._look()

    def _look(self) -> None:
        turn = self._inside
        if not turn or turn != self._seen:
            self._seen, self._since, self._steps_then = turn, self._clock(), self._steps()
        elif self._is_over():
            self._seen = 0  # whatever caught it, a finalizer perhaps, is followed by another
            self._shoot(turn)

    def _is_over(self) -> bool:
        long = self._clock() - self._since >= self._seconds
        return long or self._steps() - self._steps_then >= STEPS

    def _shoot(self, turn: int) -> None:
        self._aiming = True
        try:
            if self._inside == turn:
                self._shot = True
                SET_EXCEPTION(self._thread, ctypes.py_object(Overrun))
        finally:
            self._aiming = False
        if self._missed == turn:
            LOG.error("the rules of table %s run on although they were ended", self._about)
        self._missed = turn


def clock_of(thread: int) -> Callable[[], float]:
    """The processor time of a thread; where the system does not tell it, the time that passes."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))


UNWATCHED: Final = Watchdog()
"""For rules that run where nobody waits for them: at a command line, in a test."""
