"""The wire between a browser and the server: it can be cut, and mended again."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on; when it is cut, everything that was open breaks and nothing gets through."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        self._there = (str(there.hostname), there.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._whole = True
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for each in list(self._open):
            hang_up(each)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        hang_up(self._door)
        self.cut()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self._whole:
                hang_up(near)
                continue
            far = socket.create_connection(self._there, timeout=10)
            far.settimeout(None)
            self._open |= {near, far}
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for each in (source, target):
            self._open.discard(each)
            hang_up(each)


def hang_up(wire: socket.socket) -> None:
    with suppress(OSError):
        wire.shutdown(socket.SHUT_RDWR)
    wire.close()


@contextmanager
def wire_to(address: str) -> Iterator[Wire]:
    wire = Wire(address)
    try:
        yield wire
    finally:
        wire.close()
