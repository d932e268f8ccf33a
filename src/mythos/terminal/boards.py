"""Drawing a view: by the game's own screen, or as a plain table of what the view holds.

A screen is a module. Its `draw` is named by `Game.screen`. Beside it these are welcome and not
required: `smaller` (drawings for low screens, the largest first), `draw_all` and `smaller_all`
(everybody's views as one board), `know` (what the viewer knows of the cards), `details` (what can
be opened by its name), `paint` (colours for a line of the log), `tag` (a word behind a move in the
menu, such as its price), `headings` (what a move is found under in a long menu, and what it is
called there), `doubt` (what to ask before a move that one may not mean) and `aside` (moves that
nobody asks for and that are not worth a line in the menu).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mythos.core.errors import BrokenGame
from mythos.core.game import AnyGame
from mythos.core.moves import Move
from mythos.core.texts import Speaker
from mythos.terminal.menu import Choice, file_under


def draw(view: Struct, game: AnyGame, speaker: Speaker) -> RenderableType:
    """The table as the view shows it."""
    if not game.screen:
        return plain(view)
    module, _, name = game.screen.partition(":")
    function = _function(module, name)
    if function is None:
        raise BrokenGame(f"{game.id}: there is no screen {game.screen}")
    drawn: RenderableType = function(view, speaker)
    return drawn


def drawings(view: Struct, game: AnyGame, speaker: Speaker) -> Iterator[RenderableType]:
    """The table in all sizes that the game can draw it in, the largest first."""
    yield draw(view, game, speaker)
    function = _beside(game, "smaller")
    if function is not None:
        yield from function(view, speaker)


def fitting(
    drawn: Iterable[RenderableType], lines: Callable[[RenderableType], int], room: int
) -> RenderableType:
    """The first drawing that is not higher than the room, or the last one."""
    candidates = list(drawn)
    return next((each for each in candidates if lines(each) <= room), candidates[-1])


def drawings_all(
    views: Sequence[Struct], game: AnyGame, speaker: Speaker
) -> Iterator[RenderableType]:
    """Everybody's views as one board, or one under the other if the game has no such board."""
    yield from _all_in_one(views, game, speaker)
    function = _beside(game, "smaller_all")
    if function is not None:
        yield from function(views, speaker)


def _all_in_one(
    views: Sequence[Struct], game: AnyGame, speaker: Speaker
) -> Iterator[RenderableType]:
    function = _beside(game, "draw_all")
    if function is not None:
        yield function(views, speaker)
        return
    parts: list[RenderableType] = []
    for seat, view in enumerate(views):
        parts += [Rule(Text(speaker.name(seat)), align="left"), draw(view, game, speaker)]
    yield Group(*parts)


def know(view: Struct, game: AnyGame, speaker: Speaker) -> RenderableType:
    """What the viewer has seen and what it cannot place."""
    function = _beside(game, "know")
    if function is None:
        return Text(speaker.say("terminal-no-knowledge"))
    drawn: RenderableType = function(view, speaker)
    return drawn


def details(view: Struct, game: AnyGame, speaker: Speaker) -> Sequence[tuple[str, RenderableType]]:
    """What can be opened by its name: cards, places, abilities."""
    function = _beside(game, "details")
    return [] if function is None else list(function(view, speaker))


def told(line: str, game: AnyGame, speaker: Speaker) -> Text:
    """A line of the log, with names in bold and the game's own colours."""
    text = Text(line)
    text.highlight_words(speaker.names, "bold")
    function = _beside(game, "paint")
    if function is not None:
        function(text, speaker)
    return text


def tag(view: Struct, game: AnyGame, move: Move, speaker: Speaker, price: int) -> str:
    """What the game has to say about a move in the menu; mostly nothing."""
    function = _beside(game, "tag")
    return "" if function is None else str(function(view, move, speaker, price))


def filed(view: Struct, game: AnyGame, move: Move, speaker: Speaker, price: int = 0) -> Choice:
    """A move for the menu: under the headings that the game gives it, or its own words."""
    said = speaker.move(move)
    marked = tag(view, game, move, speaker, price)
    function = _beside(game, "headings")
    found = function(view, move, speaker) if function is not None else None
    if found is None:
        return file_under(move, said, marked)
    under, short = found
    return Choice(move, said, under, (said, *[short] * len(under)), marked)


def doubt(view: Struct, game: AnyGame, move: Move, speaker: Speaker) -> str:
    """What to ask before this move is made; mostly nothing."""
    function = _beside(game, "doubt")
    return "" if function is None else str(function(view, move, speaker))


def aside(game: AnyGame, move: Move) -> bool:
    """Is this interjection left out of the menu? It can be typed all the same."""
    function = _beside(game, "aside")
    return function is not None and bool(function(move))


def plain(view: Struct) -> Table:
    """The fields of a view and what they hold."""
    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        table.add_row(Text(name, style="bold"), Text(shown))
    return table


def _beside(game: AnyGame, name: str) -> Callable[..., Any] | None:
    return _function(game.screen.partition(":")[0], name) if game.screen else None


def _function(module: str, name: str) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = getattr(import_module(module), name, None)
    return found
