"""Where mutants are tried: a copy of the tree, so that nobody sees them.

What changes a function is tried in children of a process that has everything loaded; what changes
anything else, in a process of its own that loads it anew.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec
from msgspec import Struct

from tools.mutants.mutate import Mutant
from tools.mutants.tracing import Run
from tools.mutants.zygote import MEMORY, QUICK, Trial, Tried, changed_functions

LEFT_OUT: Final = (
    ".git",
    ".venv",
    ".mutants",
    "node_modules",
    "__pycache__",
    "browser",
    ".*_cache",
)
FIRST: Final = 40
"""So many tests that call the changed function are tried before all the others that do."""
SLOWER: Final = 4
"""So many times what the tests took when they were traced; then a mutant hangs."""
LEAST: Final = 6
"""Seconds of the processor that everybody has."""
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
PASSED: Final = 0
"""What pytest says by its exit status."""


T = TypeVar("T")


class Outcome(StrEnum):
    """What became of a mutant."""

    CAUGHT = "caught"
    HUNG = "hung"
    SURVIVED = "survived"


class Verdict(Struct, frozen=True):
    """What became of a mutant, and which test has noticed it."""

    outcome: Outcome
    by: str = ""


LIVES: Final = Verdict(Outcome.SURVIVED)
HANGS: Final = Verdict(Outcome.HUNG)


class Workshop:
    """A copy of a tree whose modules are changed one at a time."""

    def __init__(
        self,
        root: Path,
        package: str,
        tests: Sequence[str],
        not_tried: Sequence[str] = (),
        least: int = LEAST,
    ) -> None:
        self.least = least
        self.home = tempfile.TemporaryDirectory(prefix="mutants-")
        self.copy = Path(self.home.name) / "tree"
        ignored = shutil.ignore_patterns(*LEFT_OUT)
        shutil.copytree(root, self.copy, ignore=ignored, symlinks=True)
        self.folder = self.copy / "src" / Path(*package.split("."))
        chosen = [*tests, *(f"--deselect={each}" for each in not_tried)]
        module = ("-m", "tools.mutants.zygote")
        self.zygote = subprocess.Popen(
            [sys.executable, *module, str(self.folder), *chosen],
            cwd=self.copy,
            env=self._env(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.runs: dict[str, Run] = {}

    def __enter__(self) -> Self:
        try:
            self.runs = self._answer(dict[str, Run])
            if not self.runs:
                raise RuntimeError("the tests fail without any mutant")
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.zygote.kill()
        self.zygote.communicate()
        self.home.cleanup()

    def _env(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.copy / "src"), str(self.copy)])
        return {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def _answer(self, kind: type[T]) -> T:
        assert self.zygote.stdout is not None
        line = self.zygote.stdout.readline()
        if not line:
            raise RuntimeError("the process that tries the mutants has ended")
        return msgspec.json.decode(line, type=kind)

    def judge(self, mutant: Mutant) -> Verdict:
        """Try the tests that call the function, the quickest first; all tests if there is none.

        What lives is loaded anew once more: some functions run when their module is loaded.
        """
        file = self.folder / mutant.module
        was = file.read_text(encoding="utf-8")
        near = self.near(mutant)
        for tests in (near[:FIRST], near[FIRST:]):
            verdict = self._child(file, mutant, tests) if tests else LIVES
            if verdict != LIVES:
                return verdict
        return self._anew(file, was, mutant, near or self.quickest(self.runs))

    def near(self, mutant: Mutant) -> list[str]:
        """The tests that call the changed function, the quickest first; none if it is outside."""
        file = self.folder / mutant.module
        texts = file.read_text(encoding="utf-8"), mutant.text
        codes = changed_functions(*(compile(text, str(file), "exec") for text in texts))
        wanted = {code.co_firstlineno for code in codes or ()}
        called = {test: run.functions.get(mutant.module, ()) for test, run in self.runs.items()}
        return self.quickest(test for test, seen in called.items() if not wanted.isdisjoint(seen))

    def quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: self.runs[test].seconds)

    def _seconds(self, tests: Sequence[str]) -> int:
        return self.least + int(SLOWER * sum(self.runs[test].seconds for test in tests))

    def _child(self, file: Path, mutant: Mutant, tests: list[str]) -> Verdict:
        trial = Trial(str(file), mutant.text, tests, self._seconds(tests))
        assert self.zygote.stdin is not None
        self.zygote.stdin.write(msgspec.json.encode(trial) + b"\n")
        self.zygote.stdin.flush()
        tried = self._answer(Tried)
        if tried.hung:
            return HANGS
        return Verdict(Outcome.CAUGHT, tried.failed) if tried.failed else LIVES

    def _anew(self, file: Path, was: str, mutant: Mutant, tests: list[str]) -> Verdict:
        """Load everything from the changed text, and try these tests."""
        for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            stale.unlink()  # a cache is known by size and second only
        file.write_text(mutant.text, encoding="utf-8")
        try:
            return self._process(tests)
        finally:
            file.write_text(was, encoding="utf-8")

    def _process(self, tests: list[str]) -> Verdict:
        chosen = Path(self.home.name) / "chosen"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        seconds = self._seconds(tests)

        def limit() -> None:
            os.nice(19)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 2))

        done = subprocess.run(
            [sys.executable, "-m", "pytest", *QUICK, "-x", f"@{chosen}"],
            cwd=self.copy,
            env={**self._env(), "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=limit,
            check=False,
        )
        if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return HANGS
        if done.returncode == PASSED:
            return LIVES
        found = FAILED.search(done.stdout)
        return Verdict(Outcome.CAUGHT, found[1] if found else "")
