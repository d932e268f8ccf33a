"""Bots that play any game: random, greedy, and information-set tree search."""

from mythos.bots.catalogue import bot_names, make_bot

__all__ = ["bot_names", "make_bot"]
