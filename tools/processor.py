"""What a test run takes, in processor seconds: `python -m pytest -p tools.processor ...`

Wall time says little while others use the machine. Counted is the process that runs the tests with
everything that it started: servers, bots, PostgreSQL, Chromium. Fixtures are set-up and tear-down;
one of a module or of the session shows at the first and the last test that uses it.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from heapq import nlargest
from pathlib import Path
from typing import Final

import pytest

TICKS: Final = os.sysconf("SC_CLK_TCK")
NAME: Final = "processor"
PR_SET_CHILD_SUBREAPER: Final = 36


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--dearest", type=int, default=40, help="so many tests are listed")


def pytest_configure() -> None:
    """Who is left behind by his parent is still ours: PostgreSQL detaches itself."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def spent() -> float:
    """The processor seconds of this process and of all that come from it, the dead included."""
    parents: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(file.parent.name)
        parents.setdefault(int(fields[1]), []).append(pid)
        ticks[pid] = sum(map(int, fields[11:15]))
    family, total = [os.getpid()], 0
    while family:
        pid = family.pop()
        total += ticks.get(pid, 0)
        family += parents.get(pid, ())
    return total / TICKS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    yield from _measured(item, "setup")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    yield from _measured(item, "call")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    yield from _measured(item, "teardown")


def _measured(item: pytest.Item, what: str) -> Generator[None]:
    before, clock = spent(), time.perf_counter()
    try:
        return (yield)
    finally:
        # A killed process may take its time with it: nothing takes less than no time.
        used = (what, max(0.0, spent() - before), time.perf_counter() - clock)
        item.user_properties.append((NAME, used))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tests: defaultdict[str, float] = defaultdict(float)
    folders: defaultdict[str, float] = defaultdict(float)
    walls: defaultdict[str, float] = defaultdict(float)
    for test, folder, what, seconds, clock in _noted(terminalreporter):
        where = test if what == "call" else f"{test} ({what})"
        tests[where] += seconds
        folders[folder] += seconds
        for each in (where, folder):
            walls[each] += clock
    shown: int = terminalreporter.config.getoption("dearest")
    for title, counted in (("folders", folders), ("tests and fixtures", tests)):
        terminalreporter.section(f"the dearest {title}: processor seconds, wall seconds")
        for name in nlargest(shown, counted, key=counted.__getitem__):
            terminalreporter.write_line(f"{counted[name]:8.1f} {walls[name]:8.1f}  {name}")


def _noted(reporter: pytest.TerminalReporter) -> Iterator[tuple[str, str, str, float, float]]:
    """Test, folder, part of the test, processor and wall seconds; from all workers."""
    for report in (each for reports in reporter.stats.values() for each in reports):
        # The last of a test's three reports has what was noted before.
        if isinstance(report, pytest.TestReport) and report.when == "teardown":
            folder = str(Path(report.location[0]).parent)
            for name, noted in report.user_properties:
                if name == NAME:
                    assert isinstance(noted, list | tuple)
                    yield report.nodeid, folder, noted[0], noted[1], noted[2]
