"""PostgreSQL for tests: a server for the session, a database for a test, and a wire to cut."""

from __future__ import annotations

import os
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, Literal
from urllib.parse import urlsplit

import psycopg
import pytest
from tools.postgres import NoPostgres, running_postgres

COMMIT: Final = b"COMMIT\0"
Cut = Literal["never", "before", "after", "late"]


def server() -> Iterator[str]:
    """The URL of a server. Where there is none the test is skipped, in CI it fails."""
    # Tests kill servers and connections, never the machine: nothing has to reach the disk.
    running = running_postgres(fsync=False)
    try:
        url = running.__enter__()
    except NoPostgres as missing:
        if os.environ.get("CI"):
            pytest.fail(f"CI needs PostgreSQL: {missing}")
        pytest.skip(f"PostgreSQL is not tested: {missing}")
    try:
        yield url
    finally:
        running.__exit__(None, None, None)


@contextmanager
def fresh_database(url: str) -> Iterator[str]:
    """An empty database on this server."""
    name = f"test_{secrets.token_hex(6)}"
    run(url, f"CREATE DATABASE {name}")
    try:
        yield f"{url.rsplit('/', 1)[0]}/{name}"
    finally:
        run(url, f"DROP DATABASE {name} WITH (FORCE)")


def run(url: str, sql: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.encode())


def drop_connections(url: str) -> None:
    """Ends every connection to this database but the one that says so."""
    own = "pid <> pg_backend_pid() AND datname = current_database()"
    run(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")
    time.sleep(0.1)


class Wire:
    """Passes bytes between a storage and its server, and can be cut at the next COMMIT.

    `before`: the server never gets it. `after`: the server has done it, the answer is lost.
    `late`: the answer is lost and the server gets it only half a second later. With `dead` set
    there is no getting through any more.
    """

    def __init__(self, url: str) -> None:
        self.cut: Cut = "never"
        self.dead = False
        self.tries = 0
        """How often somebody has called."""
        self.direct = url
        self.meanwhile: Callable[[], object] = lambda: None
        """Done while the storage does not know yet that its COMMIT never arrived."""
        self._server = urlsplit(url)
        self._door = socket.create_server(("127.0.0.1", 0))
        port = self._door.getsockname()[1]
        self.url = url.replace(f":{self._server.port}/", f":{port}/")
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            self.tries += 1
            if self.dead:
                client.close()
                continue
            server = socket.create_connection((str(self._server.hostname), self._server.port or 0))
            for work in (self._up, self._down):
                threading.Thread(target=work, args=(client, server), daemon=True).start()

    def _up(self, client: socket.socket, server: socket.socket) -> None:
        while data := received(client):
            if self.cut != "never" and COMMIT in data:
                return self._cut(client, server, data)
            server.sendall(data)
        return hang_up(server)

    def _down(self, client: socket.socket, server: socket.socket) -> None:
        while data := received(server):
            try:
                client.sendall(data)
            except OSError:
                return
        hang_up(client)

    def _cut(self, client: socket.socket, server: socket.socket, data: bytes) -> None:
        how, self.cut = self.cut, "never"
        if how == "before":
            hang_up(server)
            self.meanwhile()
        hang_up(client)
        if how == "late":
            time.sleep(0.5)
        if how != "before":
            server.sendall(data)
            time.sleep(0.2)
        hang_up(server)


def received(wire: socket.socket) -> bytes:
    try:
        return wire.recv(65536)
    except OSError:
        return b""


def hang_up(wire: socket.socket) -> None:
    with suppress(OSError):
        wire.shutdown(socket.SHUT_RDWR)
    wire.close()
