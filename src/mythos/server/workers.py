"""Processes that do for the server what may take too long, or too much memory.

A worker reads one message at a time and answers it. Its memory is limited, and whoever asks kills
it when the answer takes too long; the next question starts another one.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Callable
from typing import Final

LENGTH: Final = 4
NICENESS: Final = 5
"""People's moves go first where the processor is short."""
BEGIN: Final = f"""
import os, runpy, sys
os.nice({NICENESS})  # before anything else: to import a game is work, too
runpy.run_module(sys.argv[1], run_name="__main__")
"""


class WorkerDied(Exception):
    """The worker ended, or had to be ended, before it answered."""

    def __init__(self, why: str, *, slow: bool = False) -> None:
        super().__init__(why)
        self.slow = slow
        """It was ended because it took too long."""


class Worker:
    """One process, which runs a module of ours."""

    def __init__(self, module: str, memory_mb: int) -> None:
        self._module, self._memory_mb = module, memory_mb
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, data: bytes, seconds: float) -> bytes:
        """Its answer; WorkerDied if it does not come in time."""
        try:
            return await asyncio.wait_for(self._exchange(data), seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            slow = isinstance(error, TimeoutError)
            raise WorkerDied(type(error).__name__, slow=slow) from None

    async def _exchange(self, data: bytes) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return await process.stdout.readexactly(size)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", BEGIN, self._module, str(self._memory_mb),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        return self._process

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def serve(answer: Callable[[bytes], bytes]) -> None:
    """In the worker's process: answer until nobody asks any more."""
    limit = int(sys.argv[-1]) * 1024 * 1024
    if limit:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while size := questions.read(LENGTH):
        encoded = answer(questions.read(int.from_bytes(size, "big")))
        answers.write(len(encoded).to_bytes(LENGTH, "big") + encoded)
        answers.flush()
