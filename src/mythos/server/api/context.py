"""One request of the HTTP API: who asks, with what, and how to reach the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct

from mythos.core.texts import LANGUAGES
from mythos.server import answers, finished, sessions
from mythos.server.addresses import address_of
from mythos.server.errors import BadRequest
from mythos.server.finished import Eyes
from mythos.server.identity import Claim
from mythos.server.keys import ENGINE, IDENTITY, LIBRARY, LIMITER, SERVICE, SHELF
from mythos.server.limits import Kind
from mythos.server.table import Table

COOKIE: Final = "mythos"
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding a message can end with."""


class Context:
    """One request: who asks, with what, and how to reach the house."""

    def __init__(self, request: web.Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.service = request.app[SERVICE]
        self.identity = request.app[IDENTITY]
        self.token = token_of(request)
        self.claim: Claim | None = None
        """Known in the engine's thread, and after anything was run there."""
        self.cookie: str | None = None
        """A token for the browser to keep; empty: forget it."""

    async def known(self) -> Claim | None:
        """Who asks."""
        if self.claim is None and self.token:
            await self.run(lambda: None)
        return self.claim

    async def limit(self, kind: Kind, about: str = "") -> None:
        """Count this for whoever asks; TooFast if it is too often."""
        await self.known()
        person = self.claim.person if self.claim else ""
        address = address_of(self.request)
        if about:
            person, address = f"{person} {about}", f"{address} {about}"
        self.request.app[LIMITER].take(kind, address, person)

    @property
    def table(self) -> str:
        return self.request.match_info["table"]

    @property
    def seat(self) -> int:
        return read_number("seat", self.request.match_info["seat"])

    @property
    def language(self) -> str:
        lang = self.request.match_info["lang"]
        if lang not in LANGUAGES:
            raise BadRequest(f"languages are {', '.join(LANGUAGES)}")
        return lang

    @property
    def game(self) -> str:
        return self.request.match_info["game"]

    async def run(self, work: Callable[[], Any]) -> Any:
        """Do this in the engine's thread, where it is looked up who asks."""

        def known() -> Any:
            self.claim = self.service.claim(self.token)
            return work()

        return await self.request.app[ENGINE].call(known)

    async def look_back(
        self, eyes: Eyes, key: tuple[Any, ...], make: Callable[[Table], Any]
    ) -> web.Response:
        """An answer about a finished game: kept, or made beside the engine's thread."""
        table = await self.run(
            lambda: finished.finished_table(self.service, self.claim, self.table, eyes)
        )
        whole = (self.table, len(table.entries), eyes, *key)
        library = self.request.app[LIBRARY]
        found = library.find(whole)
        if found is None:
            await self.limit("look")
            found = await library.make(whole, lambda: make(table))
        return web.Response(body=found, content_type="application/json")

    async def kept(self, key: str, make: Callable[[], Struct]) -> web.Response:
        """An answer that is made once and kept."""
        return answers.show(self.request, await self.request.app[SHELF].get(key, make))


def token_of(request: web.Request) -> str:
    """Who asks: by the header `Authorization: Bearer`, or by the cookie."""
    header = request.headers.get("Authorization", "")
    return header[7:] if header.startswith("Bearer ") else request.cookies.get(COOKIE, "")


def bearer_of(request: web.Request) -> str:
    """A name for whoever has this token, before anybody has looked up who that is."""
    token = token_of(request)
    return f"bearer {sessions.hash_of(token)[:24]}" if token else ""


def read_number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRequest(f"{name} is a number")
    return int(text)
