"""Arkham Noir, Case 2: one player, a desk full of clues, and a storm on the mountain."""

from mythos.games.arkham_noir.game import GAME

__all__ = ["GAME"]
