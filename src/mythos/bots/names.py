"""What bots are called at a table, in every language: a name of their own, not their level's."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

NAMES: Final = (
    "Ambrose", "Beatrix", "Caleb", "Drusilla", "Ezra", "Florence", "Gideon", "Hester", "Ignatius",
    "Jemima",
)  # fmt: skip
"""One for each seat; no game has a token, a card or a person of such a name."""


def bot_name(seat: int, taken: Collection[str]) -> str:
    """The name of a bot on this seat; the next one if somebody there is called so already."""
    for step in range(len(NAMES)):
        name = NAMES[(seat + step) % len(NAMES)]
        if name not in taken:
            return name
    return f"{NAMES[seat % len(NAMES)]} {seat + 1}"
