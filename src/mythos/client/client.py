"""The HTTP side of the client: who I am, tables, seats, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, Self

import aiohttp
import msgspec

from mythos.client.errors import Refused
from mythos.client.place import Place

SHARE_BYTES: Final = 32


class Client:
    """A connection to one server, for one person."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.me: dict[str, Any] = {}
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._session is not None:
            await self._session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        if self._session is None:
            raise RuntimeError("use the client with `async with`")
        return self._session

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """One HTTP request; a refusal is raised."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else msgspec.json.encode(body)
        async with self.session.request(
            method, self.url + path, data=data, headers=headers, params=query
        ) as response:
            content = await response.read()
            if response.status >= 400:
                raise Refused(_decoded(content), response.status)
            return content

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> dict[str, Any]:
        """A request whose answer is JSON."""
        answer: dict[str, Any] = msgspec.json.decode(
            await self.request(method, path, body, **query)
        )
        return answer

    async def _be(self, path: str, body: Any) -> dict[str, Any]:
        self.me = await self.ask("POST", path, {**body, "token": True})
        self.token = self.me.pop("token")
        return self.me

    async def be_guest(self, name: str) -> dict[str, Any]:
        """Play as a guest at once."""
        return await self._be("/api/guest", {"name": name})

    async def sign_in(self, login: str, password: str) -> dict[str, Any]:
        return await self._be("/api/login", {"login": login, "password": password})

    async def be(self, link: str) -> dict[str, Any]:
        """Be the person of a personal link (what stands behind `#me=`)."""
        return await self._be("/api/link", {"link": link})

    async def register(self, login: str, password: str, old: str = "") -> dict[str, Any]:
        """Give myself a login, my seats stay mine; or another one, by the password until now."""
        body = {"login": login, "password": password, "old": old}
        self.me = await self.ask("POST", "/api/account", body)
        return self.me

    async def renew_link(self) -> str:
        """My personal link; the one before it dies."""
        link: str = (await self.ask("POST", "/api/me/link"))["token"]
        return link

    async def sessions(self) -> list[dict[str, Any]]:
        """Where I am signed in, the last used first."""
        found: list[dict[str, Any]] = (await self.ask("GET", "/api/me/sessions"))["sessions"]
        return found

    async def end_session(self, session: str = "") -> list[dict[str, Any]]:
        """Sign one of them out, or all but this one; returns what is left."""
        path = f"/api/me/sessions/{session}" if session else "/api/me/sessions"
        found: list[dict[str, Any]] = (await self.ask("DELETE", path))["sessions"]
        return found

    async def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.ask("GET", "/api/games"))["games"]
        return found

    async def open_table(
        self, game: str, seats: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> str:
        """A new table; a seat is `me`, `open`, or a bot's name. Returns the table's id.

        The house commits to its seed first; then my seats add shares of mine to the dice.
        """
        seal = await self.ask("POST", "/api/seals")
        wishes = [_wish(seat) for seat in seats]
        body = {
            "game": game,
            "seats": wishes,
            "options": dict(options or {}),
            "seal": seal["token"],
        }
        table: str = (await self.ask("POST", "/api/tables", body))["table"]
        return table

    async def table(self, table: str) -> dict[str, Any]:
        return await self.ask("GET", f"/api/tables/{table}")

    async def tables(self, which: str = "open") -> list[dict[str, Any]]:
        """Tables: mine, open, running or finished."""
        answer = await self.ask("GET", "/api/tables", which=which)
        found: list[dict[str, Any]] = answer["tables"]
        return found

    async def rematch(self, table: str) -> str:
        """Another game with the people of a finished one, where I get my seat; its table's id."""
        seal = await self.ask("POST", "/api/seals")
        body = {"seal": seal["token"], "share": token_hex(SHARE_BYTES)}
        another: str = (await self.ask("POST", f"/api/tables/{table}/rematch", body))["table"]
        return another

    async def invitations(self, table: str) -> list[str]:
        answer = await self.ask("GET", f"/api/tables/{table}/invitations")
        found: list[str] = answer["invitations"]
        return found

    async def take_seat(self, table: str, seat: int, invitation: str = "") -> dict[str, Any]:
        body = {"invitation": invitation, "share": token_hex(SHARE_BYTES)}
        return await self.ask("POST", f"/api/tables/{table}/seats/{seat}", body)

    async def give_to_bot(self, table: str, seat: int, bot: str) -> dict[str, Any]:
        """The owner gives a seat to a bot; whoever sits there may do so, too."""
        body = {"kind": "bot", "bot": bot}
        return await self.ask("PUT", f"/api/tables/{table}/seats/{seat}", body)

    async def seat_token(self, table: str, seat: int) -> str:
        """A token with which a program may play my seat and do nothing else."""
        answer = await self.ask("POST", f"/api/tables/{table}/seats/{seat}/token")
        token: str = answer["token"]
        return token

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self.request("GET", f"/api/tables/{table}/record")).decode()

    async def position(self, table: str, moves: int, seat: int | None = None) -> dict[str, Any]:
        """A finished game after so many moves, with a seat's eyes or a spectator's."""
        query = {"moves": moves} | ({} if seat is None else {"seat": seat})
        return await self.ask("GET", f"/api/tables/{table}/position", **query)

    async def open_position(self, table: str, moves: int) -> dict[str, Any]:
        """A finished game after so many moves, with nothing hidden."""
        return await self.ask("GET", f"/api/tables/{table}/position", moves=moves, open=1)

    async def report(self, table: str, words: str) -> str:
        answer = await self.ask("POST", f"/api/tables/{table}/reports", {"words": words})
        made: str = answer["report"]
        return made

    def sit(self, table: str, seat: int | None = None) -> Place:
        """A place at a table: on my seat, or watching. Use it with `async with`."""
        return Place(self.session, self.url, table, seat, self.token)


def _decoded(content: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(content)
    except msgspec.DecodeError:
        return {}
    return found if isinstance(found, dict) else {}


def _wish(seat: str) -> dict[str, str]:
    """A seat as the house writes it: for me with a share of the dice, open, or a bot's."""
    if seat == "me":
        return {"kind": "me", "share": token_hex(SHARE_BYTES)}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}
