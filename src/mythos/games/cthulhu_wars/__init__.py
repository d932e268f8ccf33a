"""Cthulhu Wars: Great Old Ones contend for the ruined Earth."""

from mythos.games.cthulhu_wars.game import GAME

__all__ = ["GAME"]
