"""Scenario vocabulary for the terminal: people who type, a console that keeps what it showed.

sitting = Sitting("give 1", "q", "y")
assert sitting.play("Anna Bea:random Carl:random") == 0
assert "You have left" in sitting.text
"""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from mythos.core.dice import seed_from
from mythos.core.record import Record
from mythos.core.registry import find_game
from mythos.terminal import play, replay
from mythos.terminal.seats import SeatSpec

GAME = find_game("arkham-ritual")
CLEAR = "\x1b[2J\x1b[H"
ASKED = "\x00"
"""Written to the console whenever something is asked, behind the prompt."""


def seats(text: str) -> list[SeatSpec]:
    """`Anna Bea:random` is a human and a bot."""
    pairs = [each.partition(":") for each in text.split()]
    return [SeatSpec(name, bot or None) for name, _, bot in pairs]


class Sitting:
    """Types a list of lines, then the same line for ever, or nothing more (EOF)."""

    def __init__(
        self,
        *typed: str,
        then: str | None = None,
        lang: str = "en",
        game: str = GAME.id,
        seed: str = "sitting",
        terminal: bool = False,
        size: tuple[int, int] = (80, 24),
        on_ask: Callable[[], None] | None = None,
    ) -> None:
        self.typed = list(typed)
        self.then = then
        self.lang = lang
        self.game = find_game(game)
        self.seed = seed
        self.on_ask = on_ask
        self.file = StringIO()
        self.console = Console(
            file=self.file,
            width=size[0],
            height=size[1],
            force_terminal=terminal,
            color_system=None,
            highlight=False,
        )

    def ask(self, prompt: str) -> str:
        self.file.write(prompt + ASKED)
        if self.on_ask is not None:
            self.on_ask()
        if self.typed:
            return self.typed.pop(0)
        if self.then is None:
            raise EOFError
        return self.then

    def play(self, names: str, *, record: Path | None = None, **options: Any) -> int:
        return play.play(
            self.game,
            seats(names),
            options=options,
            seed=seed_from(self.seed),
            lang=self.lang,
            record=record,
            console=self.console,
            ask=self.ask,
        )

    def watch(self, record: Record, eyes: int | None = None) -> int:
        return replay.show(
            record, self.game, lang=self.lang, eyes=eyes, console=self.console, ask=self.ask
        )

    @property
    def text(self) -> str:
        return self.file.getvalue()

    @property
    def answers(self) -> list[str]:
        """What was shown after each question, up to the next one; the first is the opening."""
        return self.text.split(ASKED)

    @property
    def screens(self) -> list[list[str]]:
        """The lines of every screen that ended with a question, with its prompt."""
        shown = [part.rpartition(CLEAR)[2] for part in self.answers[:-1]]
        return [re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", screen).split("\n") for screen in shown]
