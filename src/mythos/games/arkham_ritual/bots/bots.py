"""Arkham Ritual: the exact reasoner, a bot that counts what it has seen (AR-14.1).

It sees the view and nothing else.
"""

from __future__ import annotations

from mythos.core.moves import Move
from mythos.core.sight import Sight
from mythos.games.arkham_ritual.bots.policy import choose
from mythos.games.arkham_ritual.visibility import View


class Reasoner:
    """Chooses by exact expectation."""

    def __init__(self, seed: bytes) -> None:
        del seed  # nothing here is random

    def choose(self, sight: Sight, /) -> Move:
        assert isinstance(sight.view, View)
        return choose(sight.view, sight.ask.moves)
