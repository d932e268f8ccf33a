"""Who sits where, before a match begins."""

from __future__ import annotations

from msgspec import Struct


class SeatSpec(Struct, frozen=True):
    """A seat: its name, and the bot that plays it or None for a human."""

    name: str
    bot: str | None = None
