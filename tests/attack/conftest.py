"""The fixtures of the server's tests: storages of both kinds."""

from __future__ import annotations

from tests.server.conftest import opened, place, postgres_place, postgres_url, server, storage

__all__ = ["opened", "place", "postgres_place", "postgres_url", "server", "storage"]
