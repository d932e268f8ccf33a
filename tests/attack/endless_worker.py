"""A worker that never answers, as one does in which a bomb goes off."""

from __future__ import annotations

from mythos.server.workers import serve


def never(data: bytes) -> bytes:
    while True:
        pass


if __name__ == "__main__":
    serve(never)
