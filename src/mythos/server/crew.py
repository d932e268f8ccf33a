"""The crew: a few bot workers, the questions that wait for them, and advice for people.

A worker is killed when it thinks too long; then another one is started, the table says so, and
the question waits for its turn again. People's bots think in turn (`turns.py`); whoever has many
waiting has bots that think less, so that nobody waits for all the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from mythos.server.bots import MODULE, BotTask, Hint, ask
from mythos.server.errors import Busy, TooFast
from mythos.server.turns import Thought, Turns
from mythos.server.workers import Worker, WorkerDied

LOG: Final = logging.getLogger("mythos.bots")
GRACE: Final = 15.0
"""Seconds after which a bot is taken for dead."""
UNHURRIED: Final = 4
"""So many questions may wait for each worker before bots begin to think less."""
TRIES: Final = 2
LAST_RESORT: Final = "random"
HINTS_WAITING: Final = 4
"""Hints that may wait for each worker; whoever comes then is told to come again."""
HINT_SECONDS: Final = 5


class Crew:
    """A few workers and the questions that wait for them."""

    def __init__(
        self,
        workers: int,
        memory_mb: int,
        decided: Callable[[Thought, str], Awaitable[None]],
        died: Callable[[Thought, str], Awaitable[None]],
        seconds: float = GRACE,
    ) -> None:
        self._turns = Turns()
        self._thinking: set[tuple[str, int]] = set()
        self.workers = [Worker(MODULE, memory_mb) for _ in range(workers)]
        self._idle = self.workers[::-1]
        self._decided, self._died, self._seconds = decided, died, seconds
        self._memory_mb = memory_mb
        self._advising = asyncio.Semaphore(max(1, workers))
        self._advised: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        self._idle.clear()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def think(self, thought: Thought) -> None:
        """Have a question answered, once. Of the idle workers the warmest takes it."""
        if thought.key in self._thinking:
            if thought.watched:
                self._turns.bring_forward(thought)
            return
        self._thinking.add(thought.key)
        self._turns.add(thought)
        if self._idle:
            self._begin(self._work(self._idle.pop()))

    def thinks_of(self, table: str, number: int) -> bool:
        """Whether this question waits here or is being thought about. Any thread may ask."""
        return (table, number) in self._thinking

    @property
    def waiting(self) -> int:
        return len(self._thinking)

    def effort(self, owner: str = "", *, watched: bool = True) -> float:
        """All of its thinking while few wait; then less, so that the wait stays about the same.

        Only what this person's bots wait for counts: others are no reason to play worse.
        """
        waiting = self._turns.before(owner, watched=watched) + 1
        return min(1.0, UNHURRIED * len(self.workers) / waiting)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker) -> None:
        """Answer until nobody waits. While one move is made durable the next is thought about."""
        while self._turns:
            thought, move = self._turns.take(), ""
            try:
                move = await self._answer(worker, thought)
            except WorkerDied as error:
                LOG.warning("a bot died: %s", error)
                self._begin(self._try_again(thought, error))
                continue
            except Exception:
                LOG.exception("a bot's answer broke")
            self._begin(self._settle(thought, move))
        self._idle.append(worker)

    async def _answer(self, worker: Worker, thought: Thought) -> str:
        bot = thought.task.bot if thought.tries < TRIES else LAST_RESORT
        effort = self.effort(thought.owner, watched=thought.watched)
        asked = msgspec.structs.replace(thought.task, bot=bot, effort=effort)
        return (await ask(worker, asked, self._seconds)).move

    async def _try_again(self, thought: Thought, error: WorkerDied) -> None:
        """The bot itself has one more try, in its turn, unless it thought too long; then comes the
        random bot, so that the game goes on."""
        try:
            await self._died(thought, str(error))
        except Exception:
            LOG.exception("a bot's death broke")
        if thought.tries >= TRIES:
            self._thinking.discard(thought.key)
            return
        tries = TRIES if error.slow else thought.tries + 1
        self._turns.add(msgspec.structs.replace(thought, tries=tries))
        if self._idle:
            self._begin(self._work(self._idle.pop()))

    async def _settle(self, thought: Thought, move: str) -> None:
        """The table hears of the move; until then its question counts as being thought about."""
        try:
            if move:
                await self._decided(thought, move)
        except Exception:
            LOG.exception("a bot's move broke")
        finally:
            self._thinking.discard(thought.key)

    async def advise(self, person: str, task: BotTask) -> list[Hint]:
        """Hints for a person, one at a time, thought of in a process of their own."""
        if person in self._advised:
            raise TooFast(HINT_SECONDS)
        if len(self._advised) >= HINTS_WAITING * max(1, len(self.workers)):
            raise Busy
        self._advised.add(person)
        try:
            async with self._advising:
                worker = Worker(MODULE, self._memory_mb)
                try:
                    return (await ask(worker, task, self._seconds)).hints
                finally:
                    await worker.stop()
        finally:
            self._advised.discard(person)
