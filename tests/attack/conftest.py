"""A server of its own for each file of attacks, with the limits that a house has by default."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import opened, place, postgres_place, postgres_url, storage
from tests.server.running import Server, running_server

__all__ = ["opened", "place", "postgres_place", "postgres_url", "storage"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for all attacks of a file."""
    file = tmp_path_factory.mktemp("attacked") / "tables.sqlite3"
    with running_server(str(file)) as started:
        yield started
