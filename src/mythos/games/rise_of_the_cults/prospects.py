"""Rise of the Cults: how well each seat stands, for bots and hints."""

from __future__ import annotations

from mythos.games.rise_of_the_cults.state import Cults


def prospects(s: Cults) -> list[float]:
    """Each seat's share."""
    return [0.5] * s.players
