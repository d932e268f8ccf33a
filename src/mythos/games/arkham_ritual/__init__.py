"""Arkham Ritual, for three to seven players: you see everybody's card but your own."""

from mythos.games.arkham_ritual.game import GAME

__all__ = ["GAME"]
