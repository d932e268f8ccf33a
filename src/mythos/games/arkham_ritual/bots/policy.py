"""Arkham Ritual: the move that is worth most; equal ones by their order, so there is no luck."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.core.moves import Move
from mythos.games.arkham_ritual.bots.evaluation import Mind
from mythos.games.arkham_ritual.visibility import View


def choose(view: View, moves: Sequence[Move]) -> Move:
    """The move with the greatest expectation."""
    return max(moves, key=Mind(view).value)
