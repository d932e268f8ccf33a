"""What happens to every request: whose site it comes from, how often, and typed refusals."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from aiohttp import web

from mythos.core.errors import MythosError
from mythos.server.addresses import address_of, scheme_of
from mythos.server.answers import Handler
from mythos.server.api.context import bearer_of
from mythos.server.errors import NotAllowed, ServerError, TooBig, TooFast
from mythos.server.keys import DOOR, LIMITER, SETTINGS
from mythos.server.limits import Kind
from mythos.server.protocol import error_info

LOG: Final = logging.getLogger("mythos.server")
OWN_SITES: Final = "the settings origins and, behind a proxy, trusted_proxies"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


@web.middleware
async def check_origin_and_rate(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Foreign sites may not act for anybody; everybody gets the usual headers."""
    request.app[DOOR].begin(request.protocol)
    try:
        check_origin(request)
        kind: Kind = "read" if request.method in ("GET", "HEAD") else "write"
        request.app[LIMITER].take(kind, address_of(request), bearer_of(request))
        response = await handler(request)
    except ServerError as error:
        response = refusal(error, error.status)
    if response.status == TooFast.status:
        await request.app[DOOR].hold()
    if not isinstance(response, web.WebSocketResponse):
        response.headers.update(HEADERS)
    return response


def check_origin(request: web.Request) -> None:
    """A browser says which site a request comes from; only our own and named ones may act."""
    origin = request.headers.get("Origin")
    if origin is None or (request.method == "GET" and not request.path.endswith("/play")):
        return
    named = {each.strip() for each in request.app[SETTINGS].origins.split(",")} - {""}
    own = f"{scheme_of(request)}://{request.host}"
    if origin != own and origin not in named:
        raise NotAllowed(f"requests from other sites are not allowed; see {OWN_SITES}")


@web.middleware
async def typed_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every refusal becomes its typed error; what breaks is logged and says nothing of secrets."""
    try:
        return await handler(request)
    except web.HTTPRequestEntityTooLarge:
        error: ServerError = TooBig("this is too big")
        return refusal(error, error.status)
    except web.HTTPException as error_:
        said = ServerError(f"{request.method} {request.path}: {error_.reason}")
        return refusal(said, error_.status)
    except ServerError as error:
        return refusal(error, error.status)
    except MythosError as error_:
        return refusal(error_, 400)
    except Exception:
        LOG.exception("a request broke")
        return refusal(ServerError("something broke here; it is written down"), 500)


def refusal(error: MythosError, status: int) -> web.Response:
    body = msgspec.json.encode(error_info(error))
    response = web.Response(body=body, status=status, content_type="application/json")
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.seconds)
    return response
