"""A table's WebSocket: aiohttp routes the request and checks it like any other, then hands over."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from mythos.server.addresses import address_of
from mythos.server.api.context import bearer_of
from mythos.server.errors import BadRequest, TooFast
from mythos.server.keys import LIMITER
from mythos.server.wire.connection import Connection
from mythos.server.wire.frames import accept_key

WELCOME: Final = (
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: {}\r\n\r\n"
)


async def play(request: web.Request) -> web.StreamResponse:
    """GET /api/tables/{table}/play: the socket of one table."""
    address, limiter = address_of(request), request.app[LIMITER]
    if seconds := limiter.household("mistake", address).wait():
        raise TooFast(seconds)
    limiter.take("socket", address, bearer_of(request))
    answer = WELCOME.format(accept_key(key_of(request)))
    connection = Connection(request)
    connection.take_over(answer.encode())
    try:
        await connection.gone
    finally:
        connection.abort()
    return web.Response(status=101)  # nobody is there any more to read it


def key_of(request: web.Request) -> str:
    """The client's key, if this is the opening of a WebSocket (RFC 6455, 4.2.1)."""
    headers = request.headers
    asked = headers.get("Upgrade", "").lower(), headers.get("Sec-WebSocket-Version", "")
    upgrade = "upgrade" in headers.get("Connection", "").lower()
    key = headers.get("Sec-WebSocket-Key", "")
    if request.method != "GET" or asked != ("websocket", "13") or not upgrade or not key.isascii():
        raise BadRequest("this is for WebSockets, version 13")
    if len(key) != 24:
        raise BadRequest("a WebSocket's key has 16 bytes")
    return key
