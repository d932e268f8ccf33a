"""A route of the HTTP API, and how a request becomes an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct

from mythos.server.addresses import scheme_of
from mythos.server.api.context import COOKIE, UNREADABLE, Context
from mythos.server.errors import BadRequest, TooSlow
from mythos.server.keys import PATIENCE

KNOWN: Final = "mythos_known"


class Nothing(Struct, frozen=True):
    """No body."""


class Route(Struct, frozen=True):
    """A route: what it takes, what it gives, who answers it."""

    method: str
    path: str
    says: str
    body: type[Struct]
    reply: type[Struct]
    answer: Callable[[Context], Awaitable[Any]]
    query: dict[str, tuple[type, bool]] = {}
    most: int = 0
    """Bytes that the body may have where that is more than usual."""


def handler(route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Decode, answer, encode. A refusal is raised and becomes its typed error further up."""

    async def handle(request: web.Request) -> web.StreamResponse:
        body = None
        if route.most:
            request = request.clone(client_max_size=route.most)
        if route.body is not Nothing:
            try:
                async with asyncio.timeout(request.app[PATIENCE]):
                    data = await request.read()
                body = msgspec.json.decode(data or b"{}", type=route.body)
            except TimeoutError:
                raise TooSlow(request.app[PATIENCE]) from None
            except UNREADABLE as error:
                raise BadRequest(str(error)) from None
        context = Context(request, body)
        reply = await route.answer(context)
        if isinstance(reply, web.StreamResponse):
            return reply
        response = web.Response(body=msgspec.json.encode(reply), content_type="application/json")
        secure = scheme_of(request) == "https"
        if context.cookie == "":
            response.del_cookie(COOKIE)
            response.del_cookie(KNOWN)
        elif context.cookie:
            response.set_cookie(
                COOKIE, context.cookie, max_age=10**8, httponly=True, samesite="Lax",
                secure=secure,
            )  # fmt: skip
            # Scripts may not read who one is, only that one is somebody.
            response.set_cookie(KNOWN, "1", max_age=10**8, samesite="Lax", secure=secure)
        return response

    return handle
