"""Bots that play any game: random, greedy, and information-set tree search."""

from mythos.bots.catalogue import adviser, bot_names, make_bot

__all__ = ["adviser", "bot_names", "make_bot"]
