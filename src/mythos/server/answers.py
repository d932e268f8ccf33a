"""Answers over HTTP: compressed where it is worth it, and made once where they never change.

Games, texts and rules are the same for everybody as long as the server runs. They are made in a
thread, so that nobody waits for it on the event loop, and kept with their compressed twins.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct

WORTH: Final = 1000
"""Bytes from which on an answer is compressed: less would not even save a packet."""
QUICK: Final = 32_000
"""What is longer is compressed in a thread; up to here it takes less than a millisecond."""
FAST: Final = 5
SMALL: Final = 9
"""How hard to compress what is asked once, and what is kept."""
TYPES: Final = ("application/json", "application/jsonl", "text/plain")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Kept(Struct, frozen=True):
    """An answer that does not change, plain and compressed, with a tag of its content."""

    plain: bytes
    small: bytes
    tag: str


class Shelf:
    """Answers that are made once, by key."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[Kept]] = {}

    async def get(self, key: str, make: Callable[[], Any]) -> Kept:
        """The answer under this key; whoever comes while it is being made waits for the same one.

        A refusal is not kept.
        """
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = asyncio.create_task(asyncio.to_thread(kept, make))
        try:
            return await asyncio.shield(made)
        except BaseException:
            if made.done() and (made.cancelled() or made.exception()):
                self._made.pop(key, None)
            raise


def kept(make: Callable[[], Any]) -> Kept:
    plain = msgspec.json.encode(make())
    tag = blake2b(plain, digest_size=12).hexdigest()
    return Kept(plain, gzip.compress(plain, SMALL, mtime=0), tag)


def show(request: web.Request, answer: Kept) -> web.Response:
    """A kept answer, or word that whoever asks has it already."""
    small = len(answer.plain) >= WORTH and accepts_gzip(request)
    # Two forms of one answer are two things to a cache.
    etag = f'"{answer.tag}-gzip"' if small else f'"{answer.tag}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if etag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    if small:
        headers["Content-Encoding"] = "gzip"
    body = answer.small if small else answer.plain
    return web.Response(body=body, content_type="application/json", headers=headers)


@web.middleware
async def compressing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Compress what is worth it and is not compressed yet, for those who accept it."""
    response = await handler(request)
    if not isinstance(response, web.Response) or response.content_type not in TYPES:
        return response
    if "Vary" not in response.headers:
        response.headers["Vary"] = "Accept-Encoding"
        body = response.body
        if isinstance(body, bytes) and len(body) >= WORTH and accepts_gzip(request):
            response.body = await compressed(body)
            response.headers["Content-Encoding"] = "gzip"
    return response


async def compressed(body: bytes) -> bytes:
    if len(body) <= QUICK:
        return gzip.compress(body, FAST, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, FAST, mtime=0)


def accepts_gzip(request: web.Request) -> bool:
    """Does whoever asks take gzip? A weight of 0 means no."""
    weights = {}
    for part in request.headers.get("Accept-Encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = weight.strip().removeprefix("q=").rstrip("0.") != "" or not weight
    return weights.get("gzip", weights.get("*", False))
