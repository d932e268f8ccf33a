"""A match at one screen: who sits where, what each seat has looked at, where the record goes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from mythos.bots import make_bot
from mythos.core.dice import derive
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.seats import SPECTATOR, Seat
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.desk import Desk
from mythos.terminal.saving import save
from mythos.terminal.seats import SeatSpec


class Note(Struct, frozen=True):
    """What a command answers: it stands where the news stand, or on pages of its own."""

    title: str
    content: RenderableType


class Table:
    """Everything that a match in a terminal needs beside the match."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[SeatSpec],
        *,
        lang: str,
        desk: Desk,
        record: Path | None,
    ) -> None:
        self.match = match
        self.lang = lang
        self.desk = desk
        self.record = record
        self.humans = [seat for seat, spec in enumerate(seats) if spec.bot is None]
        self.bots = {
            seat: make_bot(match.game, spec.bot, derive(match.seed, "bot", seat))
            for seat, spec in enumerate(seats)
            if spec.bot is not None
        }
        self.levels = {seat: spec.bot for seat, spec in enumerate(seats) if spec.bot is not None}
        self.viewer: Seat | None = None
        """The human who sits at the screen."""
        self.note: Note | None = None
        self.looked = dict.fromkeys((*range(len(seats)), SPECTATOR), 0)
        """How many events had happened when the seat last moved."""
        self.paged = dict.fromkeys(self.looked, 0)
        """How many events the seat has read on pages of their own."""
        self.opened: tuple[str, ...] = ()
        """The group of the menu that is open, by its headings."""
        self.page = 0
        """Which page of it."""
        self.own_files: set[Path] = set()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def speaker(self, seat: Seat) -> Speaker:
        return Speaker(self.lang, self.game, self.match.header.seats, seat)

    def log(self, seat: Seat, since: int = 0) -> list[Text]:
        """What the seat has heard, line by line."""
        speaker = self.speaker(seat)
        said = map(speaker.event, self.match.heard(seat, since))
        return [boards.told(line, self.game, speaker) for line in said if line]

    def news(self, seat: Seat) -> list[Text]:
        """What the seat has heard since its last move."""
        return self.log(seat, self.looked[seat])

    def opening(self, seat: Seat) -> list[Text]:
        """The game's name, the bots and the seal of the seed, until the seat's first move."""
        if self.looked[seat]:
            return []
        speaker = self.speaker(seat)
        name, tagline = speaker.in_game("name", {}), speaker.in_game("tagline", {})
        lines = [Text(speaker.say("terminal-welcome", game=name, tagline=tagline), "italic")]
        if self.levels:
            lines.append(Text(speaker.say("terminal-company", names=self.company(speaker))))
        sealed = speaker.say("terminal-seal", commitment=self.match.header.commitment)
        return [*lines, Text(sealed, "dim")]

    def company(self, speaker: Speaker) -> str:
        """The bots at the table with their levels."""
        levels = {seat: bot.partition(":")[0] for seat, bot in self.levels.items()}
        said = {kind: speaker.say(f"web-bot-{kind}") for kind in levels.values()}
        named = {kind: kind if said[kind] == f"web-bot-{kind}" else said[kind] for kind in said}
        return ", ".join(f"{speaker.name(seat)} ({named[kind]})" for seat, kind in levels.items())

    def play(self, seat: Seat, move: str) -> None:
        """A human moves: only then has the seat done with the news, and the record is written."""
        now = len(self.match.events)
        self.match.play(seat, move)
        self.looked[seat] = self.looked[SPECTATOR] = now
        self.note = None
        self.open_menu()
        self.keep()

    def open_menu(self, headings: tuple[str, ...] = (), page: int = 0) -> None:
        """Show this part of the menu; without headings, its beginning."""
        self.opened, self.page = headings, page

    def keep(self) -> None:
        """Write the record if there is one; a failure is shown and the game goes on."""
        try:
            self.save()
        except OSError as error:
            self.note = self.not_saved(self.record, error)

    def save(self) -> None:
        if self.record is not None:
            save(self.match.record(), self.record)

    def not_saved(self, path: Path | None, error: OSError) -> Note:
        speaker = self.speaker(SPECTATOR)
        why = speaker.say("terminal-save-failed", file=str(path), reason=error.strerror or "?")
        return warning(why)


def warning(text: str) -> Note:
    return Note("", Text(f"! {text}", style="bold red"))
