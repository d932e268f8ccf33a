"""A pytest plugin: which functions of the rules each test runs, and what that takes."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Generator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest


class Run(msgspec.Struct):
    """What one test ran."""

    seconds: float
    """Of the processor."""
    functions: dict[str, list[int]]
    """For each module the lines where the functions begin that were called."""


def forget() -> None:
    """Empty all caches of ours: what was made by other code, or in another test, does not count."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("mythos"):
            each.cache_clear()


class Tracer:
    """Notes the functions of one test after the other."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.called: set[tuple[str, int]] = set()
        self.runs: dict[str, Run] = {}

    def enter(self, frame: FrameType, event: str, argument: Any) -> None:
        """Only calls are noted: lines would cost ten times as much."""
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            self.called.add((code.co_filename, code.co_firstlineno))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.called.clear()
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
        for file, line in sorted(self.called):
            found.setdefault(str(Path(file).relative_to(self.folder)), []).append(line)
        return found
