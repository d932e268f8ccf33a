"""Which bots there are, and how a name like `mcts:ms=200` becomes one."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import signature
from typing import Final

from mythos.bots.greedy import Greedy
from mythos.bots.random_bot import RandomBot
from mythos.bots.tree_search import TreeSearch
from mythos.core.errors import BadOption, UnknownBot
from mythos.core.game import AnyGame
from mythos.core.sight import Bot

GENERIC: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "mcts": TreeSearch,
}
THINKING: Final = ("iterations", "looks", "ms", "worlds")
"""The settings that say how much a bot thinks."""


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game: the generic ones and its own."""
    return [*GENERIC, *game.bots()]


def make_bot(game: AnyGame, spec: str, seed: bytes, effort: float = 1.0) -> Bot:
    """The bot that a text names: `greedy`, `mcts:ms=200`, `mcts:iterations=500,depth=40`.

    With less effort it thinks only this part of what it usually would.
    """
    name, _, text = spec.partition(":")
    makers: dict[str, Callable[..., Bot]] = {**GENERIC, **game.bots()}
    if name not in makers:
        raise UnknownBot(name, bot_names(game))
    settings = _settings(text)
    if effort < 1:
        settings |= _hurried(makers[name], settings, effort)
    try:
        return makers[name](seed, **settings)
    except TypeError:
        known = ", ".join(list(signature(makers[name]).parameters)[1:])
        reason = f"the bot {name} has no such setting; it has: {known or 'none'}"
        raise BadOption(spec, reason, why="no-bot-setting", bot=name, known=known or "–") from None


def _hurried(maker: Callable[..., Bot], settings: dict[str, int], effort: float) -> dict[str, int]:
    """How much a bot thinks with less effort: a part of what is set, or else usual."""
    usual = {name: each.default for name, each in signature(maker).parameters.items()}
    full = {name: settings.get(name, usual[name]) for name in THINKING if name in usual}
    return {name: max(1, int(value * effort)) for name, value in full.items() if value}


def adviser(game: AnyGame, ms: int) -> str:
    """Which bot of a game is asked for hints: its own, if it can say why, else the tree search."""
    for name, maker in game.bots().items():
        if hasattr(maker, "advise"):
            return f"{name}:ms={ms}"
    return f"mcts:ms={ms}"


def bot_settings(spec: str) -> dict[str, int]:
    """The settings that a text like `mcts:ms=200` gives a bot."""
    return _settings(spec.partition(":")[2])


def _settings(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not re.fullmatch(r"[0-9]{1,9}", value) or int(value) == 0:
            reason = f"a bot's setting is written name=number, not {part!r}"
            raise BadOption(key, reason, why="bot-setting", found=part)
        found[key] = int(value)
    return found
