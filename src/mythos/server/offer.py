"""What a game offers in the lobby: its names, seats, bots, and its options as a form to fill in."""

from __future__ import annotations

from msgspec import Struct

from mythos.bots import bot_names
from mythos.core.options import OptionInfo, options_of
from mythos.core.registry import find_game
from mythos.core.texts import LANGUAGES, Speaker
from mythos.server.browser import board_files


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
    talk_clause: str
    """The clause about what may be said at the table; empty if anything may."""
    moves: dict[str, list[str]]
    """The names of what follows each move's verb, for putting moves into words."""
    board: list[str]
    """The files of a board that the game's package brings, under `/games/<id>/`; mostly none."""


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
        list(options_of(game)),
        dict(game.first_game),
        game.daily,
        game.talk_clause,
        {each.verb: [name for name, _ in each.fields] for each in game.moves},
        board_files(game.folder),
    )
