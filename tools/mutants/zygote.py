"""A process that has everything loaded, and tries each mutant in a child of its own.

It runs all tests once under the tracer. Then each line of its input is a trial: a child exchanges
the code of the changed functions, forgets what was cached, and runs the tests that were chosen.
"""

from __future__ import annotations

import gc
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from inspect import CO_NEWLOCALS
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

import msgspec
import pytest

from tools.mutants.tracing import Run, Tracer, forget

MEMORY: Final = 4 << 30
QUICK: Final = (
    "-q", "--tb=no", "-m", "not slow", "-p", "no:cacheprovider", "-p", "pytest_timeout",
)  # fmt: skip


class Trial(msgspec.Struct):
    """A module's text with a change, the tests to try, the seconds of processor time for them."""

    file: str
    text: str
    tests: list[str]
    seconds: int


class Tried(msgspec.Struct):
    """How a trial ended: the first test that failed, or none; a child that was ended has hung."""

    failed: str = ""
    hung: bool = False


class First:
    """Notes the first test that fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def changed_functions(was: CodeType, becomes: CodeType) -> list[CodeType] | None:
    """The codes of the functions that differ; nothing if something outside functions does."""
    if _without_functions(was) != _without_functions(becomes):
        return None
    before = {code.co_qualname: code for code in _functions(was)}
    return [code for code in _functions(becomes) if before[code.co_qualname] != code]


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, but not those within functions."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if _is_function(each):
                yield each
            elif _is_class(each):
                yield from _functions(each)


def _is_class(code: CodeType) -> bool:
    return not code.co_flags & CO_NEWLOCALS


def _is_function(code: CodeType) -> bool:
    """With a name: what a comprehension or a lambda outside functions has made is there already."""
    return not _is_class(code) and not code.co_name.startswith("<")


def _without_functions(code: CodeType) -> tuple[object, ...]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    classes = [_without_functions(each) for each in inner if _is_class(each)]
    unnamed = [each for each in inner if not _is_class(each) and not _is_function(each)]
    names = [each.co_qualname for each in inner]
    plain = [repr(each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, code.co_names, plain, names, classes, unnamed


def exchange(file: str, codes: Sequence[CodeType]) -> None:
    """Let all functions of the file have their changed codes."""
    new = {code.co_qualname: code for code in codes}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == file:
            code = new.get(each.__code__.co_qualname)
            if code is not None:
                each.__code__ = code


def attempt(trial: Trial) -> Tried:
    """Try it in a child."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        _child(trial, write)
    os.close(write)
    with os.fdopen(read, "rb") as told:
        answer = told.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return Tried(hung=True)
    return msgspec.json.decode(answer, type=Tried)


def _child(trial: Trial, write: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (trial.seconds, trial.seconds + 2))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence()
    was = compile(Path(trial.file).read_text(encoding="utf-8"), trial.file, "exec")
    codes = changed_functions(was, compile(trial.text, trial.file, "exec"))
    assert codes is not None
    exchange(trial.file, codes)
    forget()
    first = First()
    pytest.main([*QUICK, "-x", *trial.tests], plugins=[first])
    os.write(write, msgspec.json.encode(Tried(first.failed)))
    os._exit(0)


def silence() -> None:
    """Nothing that a test says is to be taken for an answer."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def main(folder: str, *arguments: str) -> None:
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    os.nice(19)
    tracer = Tracer(folder)
    status = pytest.main([*QUICK, *arguments], plugins=[tracer])
    runs: dict[str, Run] = tracer.runs if status == 0 else {}
    out.write(msgspec.json.encode(runs) + b"\n")
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(attempt(msgspec.json.decode(line, type=Trial))) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
