"""Storages and servers for tests: every test that asks for `storage` runs once on each kind.

Every day on SQLite; what needs PostgreSQL is part of the whole run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from mythos.server.storage.interface import Storage
from mythos.server.storage.open import open_storage
from tests.server import postgres
from tests.server.running import Server, running_server

Opener = Callable[[str], Storage]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and _needs_postgres(item):
            item.add_marker("slow")


def _needs_postgres(item: pytest.Function) -> bool:
    chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgres_url" in item.fixturenames or "postgres" in chosen


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server for the whole session."""
    yield from postgres.server()


@pytest.fixture
def postgres_place(postgres_url: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with postgres.fresh_database(postgres_url) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty storage can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "tables.db")
    return str(request.getfixturevalue("postgres_place"))


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens storages and closes them after the test."""
    with ExitStack() as stack:

        def opener(where: str) -> Storage:
            storage = open_storage(where)
            stack.callback(storage.close)
            return storage

        yield opener


@pytest.fixture
def storage(place: str, opened: Opener) -> Storage:
    """A migrated storage."""
    fresh = opened(place)
    fresh.migrate()
    return fresh


@pytest.fixture
def other(storage: Storage, place: str, opened: Opener) -> Storage:
    """A second storage on the same database, as another process would have it."""
    return opened(place)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for all tests of a file."""
    file = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started
