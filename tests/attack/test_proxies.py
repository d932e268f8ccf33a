"""Behind a proxy: whose address counts, and what the client's own scheme is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import make_mocked_request

from mythos.core.errors import BadOption
from mythos.server.addresses import PROXIES, address_of, scheme_of
from mythos.server.limits import RATES
from mythos.server.networks import read_networks
from mythos.server.settings import read_settings
from tests.server.running import running_server
from tests.server.sitting import run

INNER: Final = "10.0.0.7"
FOR: Final = "X-Forwarded-For"


class Line:
    """A connection from somewhere."""

    def __init__(self, peer: str) -> None:
        self.peer = peer

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self.peer, 1234) if name == "peername" else default


def request(peer: str, headers: Mapping[str, str], trusted: str = "10.0.0.0/8, ::1") -> web.Request:
    app = web.Application()
    app[PROXIES] = read_networks(trusted)
    line: Any = Line(peer)
    return make_mocked_request("GET", "/", headers, app=app, transport=line)


@pytest.mark.parametrize(
    ("peer", "headers", "address"),
    [
        ("203.0.113.5", {}, "203.0.113.5"),
        ("203.0.113.5", {FOR: "198.51.100.1"}, "203.0.113.5"),
        (INNER, {FOR: "198.51.100.1"}, "198.51.100.1"),
        (INNER, {FOR: "1.2.3.4, 198.51.100.1"}, "198.51.100.1"),
        (INNER, {FOR: "1.2.3.4, 198.51.100.1, 10.9.9.9"}, "198.51.100.1"),
        (INNER, {FOR: "10.1.1.1, 10.2.2.2"}, "10.1.1.1"),
        (INNER, {FOR: "198.51.100.1:5555"}, "198.51.100.1"),
        (INNER, {FOR: "1.2.3.4, nonsense"}, INNER),
        (INNER, {FOR: ""}, INNER),
        (INNER, {"Forwarded": "for=1.2.3.4, for=198.51.100.1;proto=https"}, "198.51.100.1"),
        (INNER, {"Forwarded": 'for="[2001:db8:1:2:3::4]:80"'}, "2001:db8:1:2::/64"),
        ("::1", {FOR: "2001:db8:1:2:ffff::1"}, "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", {}, "203.0.113.5"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_counts(
    peer: str, headers: Mapping[str, str], address: str
) -> None:
    """What stands to the left of it may be made up; an IPv6 customer is a network."""
    assert address_of(request(peer, headers)) == address


@pytest.mark.parametrize(
    ("peer", "headers", "scheme"),
    [
        (INNER, {"X-Forwarded-Proto": "https"}, "https"),
        (INNER, {"X-Forwarded-Proto": "http, https"}, "https"),
        (INNER, {"X-Forwarded-Proto": "https, http"}, "http"),
        (INNER, {"Forwarded": "for=1.2.3.4;proto=https"}, "https"),
        (INNER, {}, "http"),
        ("203.0.113.5", {"X-Forwarded-Proto": "https"}, "http"),
    ],
)
def test_only_a_proxy_of_ours_says_how_the_client_came(
    peer: str, headers: Mapping[str, str], scheme: str
) -> None:
    assert scheme_of(request(peer, headers)) == scheme


@pytest.mark.parametrize("text", ["nowhere", "10.0.0.0/33", "10.0.0.1, x"])
def test_a_proxy_that_is_no_network_is_refused_before_anything_starts(text: str) -> None:
    with pytest.raises(BadOption, match="trusted_proxies"):
        read_settings({"trusted_proxies": text}, {}, None)


async def come(url: str, headers: Mapping[str, str]) -> tuple[int, str]:
    """A guest through a proxy: the status, and the cookie as it is set."""
    async with (
        ClientSession(url) as session,
        session.post("/api/guest", json={"name": "Ann"}, headers=headers) as answer,
    ):
        return answer.status, answer.headers.get("Set-Cookie", "")


async def crowd(url: str, headers: Sequence[Mapping[str, str]]) -> list[int]:
    """More guests at once than one address may be, with one of these headers after the other."""
    number = int(RATES["guest"].at_once) * 2
    asked = (come(url, headers[n % len(headers)]) for n in range(number))
    return [status for status, _ in await asyncio.gather(*asked)]


def test_behind_a_tls_proxy_the_cookie_is_secure_and_the_origin_is_https(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        host = url.removeprefix("http://")
        proto = {"X-Forwarded-Proto": "https"}
        status, cookie = await come(url, proto)
        assert (status, "Secure" in cookie, "HttpOnly" in cookie) == (200, True, True)
        assert "Secure" not in (await come(url, {}))[1]
        assert (await come(url, {**proto, "Origin": f"https://{host}"}))[0] == 200
        assert (await come(url, {**proto, "Origin": f"http://{host}"}))[0] == 403
        assert (await come(url, {"Origin": f"http://{host}"}))[0] == 200
        assert (await come(url, {"Origin": f"https://{host}"}))[0] == 403

    with running_server(str(tmp_path / "tables.sqlite3"), trusted_proxies="127.0.0.1") as server:
        run(check(server.url))


def test_people_behind_one_proxy_have_limits_of_their_own(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        assert 429 in await crowd(url, [{FOR: "203.0.113.5"}])
        assert (await come(url, {FOR: "203.0.113.6"}))[0] == 200
        made_up = [{FOR: f"203.0.113.{n}, 203.0.113.7"} for n in range(20, 40)]
        assert 429 in await crowd(url, made_up)

    with running_server(str(tmp_path / "tables.sqlite3"), trusted_proxies="127.0.0.1") as server:
        run(check(server.url))


def test_nobody_else_may_say_where_they_come_from(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        assert "Secure" not in (await come(url, {"X-Forwarded-Proto": "https"}))[1]
        assert 429 in await crowd(url, [{FOR: f"203.0.113.{n}"} for n in range(20, 40)])

    with running_server(str(tmp_path / "tables.sqlite3")) as server:
        run(check(server.url))
