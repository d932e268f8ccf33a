"""Whole games on a screen of 80 columns and 24 lines: everything fits, and no word is cut.

A bot types for the person, and now and then looks around as a curious newcomer would.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from mythos.bots import make_bot
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.terminal import play
from mythos.terminal.desk import Desk
from mythos.terminal.seats import SeatSpec
from mythos.terminal.table import Table
from tests.marks import in_the_whole_run
from tests.terminal.sitting import CLEAR, Sitting

NAMES = ("Anna", "Bartholomäus", "Carl", "Dora", "Friedhelm-Max")
WIDE = 2000
CURIOUS = ("?", "d", "k", "r", "l", "+", "a", "b", "c", "e", "")
PAUSES = ("Enter goes on.", "Weiter mit Enter.")


class Magnifier(Desk):
    """A small screen that also knows the words of what it shows, with all the room in the world."""

    def __init__(self, console: Console, ask: Callable[[str], str]) -> None:
        super().__init__(console, ask)
        self.words: set[str] = set()

    def show(self, parts: Sequence[RenderableType]) -> None:
        self.learn(*parts)
        super().show(parts)

    def pages(self, title: str, content: RenderableType, prompt: str) -> str:
        self.learn(title, content)
        return super().pages(title, content, prompt)

    def ask(self, prompt: str) -> str:
        self.words |= words(prompt)
        return super().ask(prompt)

    def learn(self, *parts: RenderableType) -> None:
        wide = Console(file=StringIO(), width=WIDE, height=24, color_system=None)
        wide.print(*parts, sep="\n", markup=False)
        self.words |= words(wide.file.getvalue())  # type: ignore[attr-defined]


class Newcomer:
    """Somebody at a small screen, and what was shown there."""

    def __init__(
        self, game: str, players: int, lang: str, bot: str = "random", most: int = 10_000
    ) -> None:
        self.seed = seed_from(f"{game} {players} {lang} {bot}")
        self.most = most
        self.file = StringIO()
        console = Console(
            file=self.file, width=80, height=24, force_terminal=True, color_system=None,
            highlight=False,
        )  # fmt: skip
        self.match: Match[Any] = Match(find_game(game), NAMES[:players], seed=self.seed)
        seats = [SeatSpec(name, bot if seat else None) for seat, name in enumerate(NAMES[:players])]
        self.desk = Magnifier(console, self.type)
        self.table = Table(self.match, seats, lang=lang, desk=self.desk, record=None)
        self.mind = make_bot(self.match.game, bot, self.seed)
        self.dice = Dice(derive(self.seed, "curiosity"))
        self.screens: list[list[str]] = []

    def play(self) -> None:
        play.run(self.table)

    def type(self, prompt: str) -> str:
        self.file.write(prompt)
        shown = self.file.getvalue().rpartition(CLEAR)[2]
        self.file.seek(0)
        self.file.truncate()
        self.screens.append(re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", shown).split("\n"))
        if len(self.screens) > self.most:
            raise EOFError
        if not self.match.asked or prompt.strip().endswith(PAUSES):
            return ""
        if self.dice.below(4) == 0:
            return CURIOUS[self.dice.below(len(CURIOUS))]
        seat = self.match.asked[0].seat
        return str(self.mind.choose(self.match.sight(seat)))


def words(text: str) -> set[str]:
    """The words of a text, without what may stand before and behind them."""
    return {word.strip(".,:;!?()„“”‚‘\"'{}─│") for word in text.split()}


def assert_it_fits(newcomer: Newcomer) -> None:
    assert len(newcomer.screens) > 10
    for screen in newcomer.screens:
        text = "\n".join(screen)
        assert len(screen) <= 24, text
        assert max(map(cell_len, screen)) <= 80, text
        cut = {word for word in words(text) - newcomer.desk.words if re.search(r"[^\W\d]{2}", word)}
        assert not cut, f"{cut}\n{text}"


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [
        ("arkham-ritual", 5, "de"),
        ("arkham-noir", 1, "en"),
        ("arkham-noir", 1, "de"),
        ("rise-of-the-cults", 1, "en"),
        ("rise-of-the-cults", 4, "de"),
        ("cthulhu-wars", 2, "en"),
        ("cthulhu-wars", 5, "de"),
    ],
)
def test_every_screen_fits_and_cuts_no_word(game: str, players: int, lang: str) -> None:
    newcomer = Newcomer(game, players, lang, most=40)
    newcomer.play()
    assert_it_fits(newcomer)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot", "players", "lang"),
    [
        ("rise-of-the-cults", "adept", 4, "de"),
        ("rise-of-the-cults", "adept", 1, "de"),
        ("cthulhu-wars", "novice", 5, "de"),
        ("cthulhu-wars", "novice", 2, "de"),
        ("arkham-ritual", "random", 5, "de"),
    ],
)
def test_every_screen_of_a_whole_game_fits_and_cuts_no_word(
    game: str, bot: str, players: int, lang: str
) -> None:
    """In German, whose words are long, at the fullest and the emptiest tables."""
    newcomer = Newcomer(game, players, lang, bot)
    newcomer.play()
    assert_it_fits(newcomer)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot", "players", "lang"),
    [
        ("rise-of-the-cults", "random", 4, "en"),
        ("rise-of-the-cults", "adept", 3, "de"),
        ("rise-of-the-cults", "adept", 2, "en"),
        ("cthulhu-wars", "random", 5, "en"),
        ("cthulhu-wars", "novice", 4, "de"),
        ("cthulhu-wars", "novice", 3, "en"),
    ],
)
def test_eighty_screens_with_every_number_of_players_fit_and_cut_no_word(
    game: str, bot: str, players: int, lang: str
) -> None:
    """What the end of a game shows does not hang on how many have played it."""
    newcomer = Newcomer(game, players, lang, bot, most=80)
    newcomer.play()
    assert_it_fits(newcomer)


@pytest.mark.parametrize(
    ("game", "players"), [in_the_whole_run("rise-of-the-cults", 3), ("cthulhu-wars", 4)]
)
def test_every_screen_of_a_replay_fits(game: str, players: int) -> None:
    match: Match[Any] = Match(find_game(game), NAMES[:players], seed=seed_from("replay"))
    dice = Dice(seed_from("replay moves"))
    while match.asked and len(match.entries) < 300:
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    steps = [word for at in range(0, 90, 6) for word in (str(at), "", "e 1", "", "e all")]
    sitting = Sitting(*steps, "q", game=game, lang="de", terminal=True)
    assert sitting.watch(match.record()) == 0
    assert len(sitting.screens) > 60
    for screen in sitting.screens:
        assert len(screen) <= 24, "\n".join(screen)
        assert max(map(cell_len, screen)) <= 80, "\n".join(screen)
