"""What a game offers in the lobby: its names, seats, bots, and its options as a form to fill in."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, inspect

from mythos.bots import bot_names
from mythos.core.game import AnyGame
from mythos.core.registry import find_game
from mythos.core.texts import LANGUAGES, Speaker


class OptionInfo(Struct, frozen=True):
    """One option: how it is chosen, what it is at first. Its words are texts of the game."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: bool | int | str
    choices: list[str] = []
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game for the lobby; `name` and `tagline` by language."""

    id: str
    name: dict[str, str]
    tagline: dict[str, str]
    players: tuple[int, int]
    default_players: int
    bots: list[str]
    options: list[OptionInfo]
    first_game: dict[str, bool | int | str]
    """Options for a first game at once, with everything else as it is by default."""
    daily: bool
    moves: dict[str, list[str]]
    """The names of what follows each move's verb, for putting moves into words."""


def game_info(game_id: str) -> GameInfo:
    game = find_game(game_id)
    speakers = {lang: Speaker(lang, game) for lang in LANGUAGES}
    return GameInfo(
        game_id,
        {lang: each.say(f"{game_id}-name") for lang, each in speakers.items()},
        {lang: each.say(f"{game_id}-tagline") for lang, each in speakers.items()},
        (game.players[0], game.players[-1]),
        game.default_players,
        bot_names(game),
        option_infos(game),
        dict(game.first_game),
        game.daily,
        {each.verb: [name for name, _ in each.fields] for each in game.moves},
    )


def option_infos(game: AnyGame) -> list[OptionInfo]:
    """The options of a game, in their order, read off their types."""
    defaults: dict[str, Any] = msgspec.to_builtins(game.options_type())
    fields = inspect.type_info(game.options_type)
    assert isinstance(fields, inspect.StructType)
    return [_option(each.name, each.type, defaults[each.name]) for each in fields.fields]


def _option(name: str, kind: inspect.Type, default: Any) -> OptionInfo:
    if isinstance(kind, inspect.BoolType):
        return OptionInfo(name, "flag", default)
    if isinstance(kind, inspect.EnumType):
        return OptionInfo(name, "choice", default, [str(each.value) for each in kind.cls])
    if isinstance(kind, inspect.LiteralType):
        return OptionInfo(name, "choice", default, [str(each) for each in kind.values])
    if isinstance(kind, inspect.IntType):
        return OptionInfo(name, "number", default, low=kind.ge, high=kind.le)
    longest = kind.max_length if isinstance(kind, inspect.StrType) else None
    return OptionInfo(name, "text", default if isinstance(default, str) else "", high=longest)
