"""Networks as a setting names them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network

from mythos.core.errors import BadOption

Networks = tuple[IPv4Network | IPv6Network, ...]


def read_networks(text: str) -> Networks:
    """`10.0.0.0/8, ::1` as networks; a wrong one is refused by name."""
    found = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        try:
            found.append(ip_network(part, strict=False))
        except ValueError:
            reason = f"{part!r} is neither an address nor a network"
            raise BadOption("trusted_proxies", reason, why="no-network", given=part) from None
    return tuple(found)
