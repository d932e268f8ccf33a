"""Drawing views: the game's own screen, and the plain one for games without."""

from __future__ import annotations

from io import StringIO
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console, RenderableType

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.texts import Speaker
from mythos.games.arkham_ritual.screen import all_eyes
from mythos.games.arkham_ritual.visibility import HiddenCard, View
from mythos.terminal import boards
from tests.terminal.sitting import GAME

NAMES = ("Anna", "Bea", "Carl", "Dora", "Eve")


class NoScreen(type(GAME)):  # type: ignore[misc]
    screen = ""


def shown(what: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def view_of(seat: int) -> View:
    match: Match[Any] = Match(GAME, NAMES, options={"first_player": 0}, seed=seed_from("board"))
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def speaker(seat: int = 0, lang: str = "en") -> Speaker:
    return Speaker(lang, GAME, NAMES, seat)


def test_a_game_without_a_screen_is_drawn_plainly() -> None:
    game = NoScreen()
    text = shown(boards.draw(view_of(0), game, speaker()))
    assert "sanity" in text
    assert "7, 7, 7, 7, 7" in text
    assert shown(boards.know(view_of(0), game, speaker())).startswith("There is nothing to count")
    views: list[Struct] = [view_of(seat) for seat in range(5)]
    assert shown(next(boards.drawings_all(views, game, speaker()))).count("sanity") == 5


def test_what_is_remembered_of_the_own_card() -> None:
    view = view_of(0)
    known = replace(view, own=HiddenCard("idol_r", "red"))
    assert "your own: ✖ Idol (red)" in shown(boards.draw(known, GAME, speaker()))
    colour = replace(view, own=HiddenCard(None, "blue"))
    assert "your own: ◆ blue" in shown(boards.draw(colour, GAME, speaker()))
    assert "You know what your own card is." in shown(boards.know(known, GAME, speaker()))


def test_top_removed_and_doom_are_shown() -> None:
    view = replace(view_of(0), doom=3, removed=1, removed_card="cthulhu")
    view = replace(view, top=HiddenCard("mask_b", "blue"))
    for width in (80, 120):
        text = shown(boards.draw(view, GAME, speaker()), width)
        for part in ("doom 3", "removed 1", "Removed: ✖ Cthulhu (red)", "Top card: ◆ Mask (blue)"):
            assert part in text
    seen = replace(view, top=HiddenCard(None, None))
    assert "somebody has seen it" in shown(boards.draw(seen, GAME, speaker()))


def test_discards_are_grouped_by_artifact() -> None:
    view = replace(view_of(0), discards=["idol_b", "gate_1", "mask_r", "idol_r"])
    text = shown(boards.draw(view, GAME, speaker()))
    assert "Discards: Mask ✖ · Idol ◆✖ · ◆ Gate (blue)" in text


def test_all_eyes_know_every_card() -> None:
    views = [view_of(seat) for seat in range(5)]
    everything = all_eyes(views)
    assert None not in everything.held
    assert everything.travelling is not None
    assert everything.travelling.card == views[0].travelling.card  # type: ignore[union-attr]


def test_a_long_row_wraps_and_nothing_else_suffers() -> None:
    names = ("Friedhelm-Maximilian", *NAMES[1:])
    view = replace(view_of(0), own=HiddenCard("trapezohedron", "blue"))
    text = shown(boards.draw(view, GAME, Speaker("de", GAME, names, 0)))
    assert "███████ 7" in text.splitlines()[1]
    assert "Trapezoeder" in text
