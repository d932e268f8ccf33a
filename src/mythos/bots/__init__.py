"""Bots that play any game: random, greedy, and information-set tree search."""

from mythos.bots.catalogue import adviser, bot_names, bot_settings, make_bot
from mythos.bots.names import bot_name

__all__ = ["adviser", "bot_name", "bot_names", "bot_settings", "make_bot"]
