"""Where a request comes from: its own address, or what a proxy that we trust says about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from aiohttp import web

from mythos.server.networks import Networks

PROXIES: Final = web.AppKey("proxies", tuple)
HOME: Final = 64
"""An IPv6 customer has a network of this many bits, and all addresses in it."""
FORWARDED: Final = re.compile(r'(?:^|[;,])\s*(for|proto)\s*=\s*("[^"]*"|[^;,\s]*)', re.IGNORECASE)
PORT: Final = re.compile(r"^\[(.*)\](?::\d+)?$|^([^:]*):\d+$")


def address_of(request: web.Request) -> str:
    """The address that limits count: the last one on the way here that is no proxy of ours."""
    trusted, own = request.app[PROXIES], request.remote or ""
    if not _within(own, trusted):
        return _household(own)
    seen = own
    for each in _forwarded(request):
        seen = each
        if not _within(each, trusted):
            break
    return _household(seen)


def scheme_of(request: web.Request) -> str:
    """http or https, as the client sees it."""
    if not request.secure and _within(request.remote or "", request.app[PROXIES]):
        said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
        for name, value in FORWARDED.findall(request.headers.get("Forwarded", "")):
            said = value.strip('"') if name.lower() == "proto" else said
        if said.lower() in ("https", "wss"):
            return "https"
    return "https" if request.secure else "http"


def _forwarded(request: web.Request) -> Iterator[str]:
    """The addresses that proxies have noted, the nearest first; nothing after an unreadable one."""
    header = request.headers.get("X-Forwarded-For", "")
    hops = [each.strip() for each in header.split(",")] if header else []
    if not hops:
        found = FORWARDED.findall(request.headers.get("Forwarded", ""))
        hops = [value.strip('"') for name, value in found if name.lower() == "for"]
    for hop in reversed(hops):
        bare = _without_port(hop)
        try:
            ip_address(bare)
        except ValueError:
            return
        yield bare


def _without_port(hop: str) -> str:
    found = PORT.match(hop)
    return (found[1] or found[2] or "") if found else hop


@lru_cache(maxsize=4096)
def _within(address: str, networks: Networks) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


@lru_cache(maxsize=4096)
def _household(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, HOME), strict=False))
    return str(parsed)
