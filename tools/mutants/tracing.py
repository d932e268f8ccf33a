"""A pytest plugin: which lines of the rules each test runs, and what it takes of the processor."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Collection, Generator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest


class Run(msgspec.Struct):
    """What one test ran."""

    seconds: float
    lines: dict[str, list[int]]


def forget() -> None:
    """Empty all caches of ours: what was made by other code, or in another test, does not count."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("mythos"):
            each.cache_clear()


class Tracer:
    """Notes the lines of one test after the other."""

    def __init__(self, folder: str, leave_out: Collection[str] = ()) -> None:
        self.folder = folder
        self.left_out = {str(each) for name in leave_out for each in Path(folder).rglob(name)}
        self.lines: set[tuple[str, int]] = set()
        self.runs: dict[str, Run] = {}

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Frames of other modules are not traced, so they cost little."""
        file = frame.f_code.co_filename
        if not file.startswith(self.folder) or file in self.left_out:
            return None
        self.lines.add((file, frame.f_lineno))
        return self.step

    def step(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.step

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.lines.clear()
        forget()
        began = time.process_time()
        sys.settrace(self.enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.runs[item.nodeid] = Run(time.process_time() - began, self._by_module())

    def _by_module(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for file, line in sorted(self.lines):
            found.setdefault(str(Path(file).relative_to(self.folder)), []).append(line)
        return found
