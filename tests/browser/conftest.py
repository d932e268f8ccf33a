"""A real Chromium for this folder and a real server for each of its modules, and people at them.

Not for the whole session: while Playwright runs, nothing else in the process may use asyncio.
A browser is dear, so its tests belong to the whole run, but for those that are marked `everyday`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.chromium import NoChromium, running_chromium

from mythos.server.browser import FOLDER
from tests.browser.people import House
from tests.server.running import running_server

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("everyday") is None:
            item.add_marker("slow")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Where there is no Chromium the tests are skipped, in CI they fail."""
    running = running_chromium()
    try:
        browser = running.__enter__()
    except NoChromium as missing:
        if os.environ.get("CI"):
            pytest.fail(f"CI needs Chromium: {missing}")
        pytest.skip(f"the browser table is not tested: {missing}")
    try:
        yield browser
    finally:
        running.__exit__(None, None, None)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.sqlite3"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    """The address of a server with a database of its own."""
    if not (FOLDER / "index.html").exists():
        pytest.fail("the browser client is not built: make web")
    with running_server(str(database), lives=3000, rate=10_000, burst=10_000) as server:
        yield server.url


@pytest.fixture
def house(chromium: Browser, address: str) -> Iterator[House]:
    """People come and go; when they have gone, nothing may have been wrong on any page."""
    house = House(chromium, address)
    try:
        yield house
    finally:
        house.close()
    assert not house.complaints
