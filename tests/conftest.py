"""What holds for every test: chance is the same in every run, and long tests begin first.

A failure can be had again by running the same test again; new games are for `mythos.testing.fuzz`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.server.running import deal

settings.register_profile("the same every time", derandomize=True, database=None)
settings.load_profile("the same every time")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Servers deal from the test's name."""
    with deal(request.node.nodeid):
        yield
