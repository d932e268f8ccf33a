"""Bots at tables: seats like any other, whose thinking happens in processes of their own.

A worker is a Python process that reads one question at a time and answers with a move. It has a
limit on its memory, and it is killed when it thinks too long; then another one is started, the
table says so, and the question is asked again. When many tables wait, every bot thinks less, so
that nobody waits for all the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
from msgspec import Struct

from mythos.core.seats import Seat
from mythos.server.workers import Worker, WorkerDied

LOG: Final = logging.getLogger("mythos.bots")
MODULE: Final = "mythos.server.bot_worker"
GRACE: Final = 15.0
"""Seconds beyond its thinking time after which a bot is taken for dead."""
UNHURRIED: Final = 4
"""So many questions may wait for each worker before bots begin to think less."""


class Question(Struct, frozen=True):
    """What a worker needs: the game as a snapshot, the seat, and which bot thinks."""

    game: str
    seat: Seat
    bot: str
    seed: bytes
    snapshot: bytes
    advise: bool = False
    """Say how good the moves are, instead of choosing one."""
    effort: float = 1.0
    """Which part of its usual thinking the bot may do."""


class Hint(Struct, frozen=True):
    """A move, and the chance of winning after it, from 0 to 1, as the bot sees it."""

    move: str
    chance: float


class Answer(Struct, frozen=True):
    move: str = ""
    error: str = ""
    hints: list[Hint] = []


async def ask(worker: Worker, question: Question, seconds: float) -> Answer:
    """A bot's answer; WorkerDied if there is none, or not in time."""
    data = await worker.ask(msgspec.msgpack.encode(question), seconds)
    answer = msgspec.msgpack.decode(data, type=Answer)
    if answer.error:
        await worker.stop()
        raise WorkerDied(answer.error.partition(":")[0])
    return answer


class Thought(Struct, frozen=True):
    """A question that waits for a worker."""

    table: str
    number: int
    question: Question


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
        self._waiting: deque[Thought] = deque()
        self._thinking: set[tuple[str, int]] = set()
        self.workers = [Worker(MODULE, memory_mb) for _ in range(workers)]
        self._idle = self.workers[::-1]
        self._decided, self._died, self._seconds = decided, died, seconds
        self._memory_mb = memory_mb
        self._advising = asyncio.Semaphore(max(1, workers))
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
        key = (thought.table, thought.number)
        if key in self._thinking:
            return
        self._thinking.add(key)
        self._waiting.append(thought)
        if self._idle:
            self._begin(self._work(self._idle.pop()))

    def thinks_of(self, table: str, number: int) -> bool:
        """Whether this question waits here or is being thought about. Any thread may ask."""
        return (table, number) in self._thinking

    @property
    def waiting(self) -> int:
        return len(self._thinking)

    @property
    def effort(self) -> float:
        """All of its thinking while few wait; then less, so that the wait stays about the same."""
        return min(1.0, UNHURRIED * len(self.workers) / (len(self._waiting) + 1))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker) -> None:
        """Answer until nobody waits. While one move is made durable the next is thought about."""
        while self._waiting:
            thought, move = self._waiting.popleft(), ""
            try:
                move = await self._answer(worker, thought)
            except Exception:
                LOG.exception("a bot's answer broke")
            self._begin(self._settle(thought, move))
        self._idle.append(worker)

    async def _settle(self, thought: Thought, move: str) -> None:
        """The table hears of the move; until then its question counts as being thought about."""
        try:
            if move:
                await self._decided(thought, move)
        except Exception:
            LOG.exception("a bot's move broke")
        finally:
            self._thinking.discard((thought.table, thought.number))

    async def _answer(self, worker: Worker, thought: Thought) -> str:
        """Two tries with the bot itself, then the random bot, so that the game goes on."""
        for bot in (thought.question.bot, thought.question.bot, "random"):
            asked = msgspec.structs.replace(thought.question, bot=bot, effort=self.effort)
            try:
                return (await ask(worker, asked, self._seconds)).move
            except WorkerDied as error:
                LOG.warning("a bot died: %s", error)
                await self._died(thought, str(error))
        return ""

    async def advise(self, question: Question) -> list[Hint]:
        """Hints for a person, thought of in a process of their own, which then ends."""
        async with self._advising:
            worker = Worker(MODULE, self._memory_mb)
            try:
                return (await ask(worker, question, self._seconds)).hints
            finally:
                await worker.stop()
