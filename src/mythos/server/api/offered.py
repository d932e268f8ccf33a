"""What never changes while a server runs: the games, their texts and their rules."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from mythos.core.registry import find_game, game_ids
from mythos.core.rules import Chapter, Primer, chapters_of, primer_of
from mythos.core.texts import texts_of
from mythos.server import answers
from mythos.server.answers import Kept, Shelf
from mythos.server.api.context import Context
from mythos.server.keys import SHELF
from mythos.server.offer import GameInfo, game_info


class Games(Struct, frozen=True):
    games: list[GameInfo]


class Texts(Struct, frozen=True):
    """All texts of the house, or of a game, in one language, as one Fluent resource."""

    fluent: str


class Rules(Struct, frozen=True):
    """A game's rules: how a turn goes, if the game says so, then the chapters."""

    primer: Primer | None
    chapters: tuple[Chapter, ...]


async def list_games(context: Context) -> web.Response:
    return answers.show(context.request, await offered(context.request.app[SHELF]))


async def offered(shelf: Shelf) -> Kept:
    """The games, in all languages. Made at the start, for it takes a second."""
    return await shelf.get("games", lambda: Games([game_info(each) for each in game_ids()]))


async def show_texts(context: Context) -> web.Response:
    game_id, lang = context.request.query.get("game", ""), context.language

    def make() -> Texts:
        return Texts(texts_of(find_game(game_id).folder / "texts" if game_id else None, lang))

    return await context.kept(f"texts {lang} {game_id}", make)


async def show_rules(context: Context) -> web.Response:
    game_id, lang = context.game, context.language

    def make() -> Rules:
        game = find_game(game_id)
        return Rules(primer_of(game, lang), chapters_of(game, lang))

    return await context.kept(f"rules {lang} {game_id}", make)
