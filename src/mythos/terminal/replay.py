"""Stepping through a record, with anybody's eyes or with all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.text import Text

from mythos.core.errors import BadRecord, BadSeat, OtherRules
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.moves import parse_move
from mythos.core.proof import verify
from mythos.core.record import Moved, Record
from mythos.core.seats import SPECTATOR, Seat
from mythos.core.state import State
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.desk import Desk
from mythos.terminal.reel import Reel
from mythos.terminal.table import warning

TOLD: Final = 3
"""So many lines for what happened, if a smaller board can spare them."""


def show(
    record: Record,
    game: AnyGame,
    *,
    lang: str,
    eyes: int | None,
    at_end: bool = False,
    console: Console | None = None,
    ask: Callable[[str], str] | None = None,
) -> int:
    """Show a record until its reader leaves; `eyes` is a seat, or None for all eyes.

    It opens at the beginning, or where the record ends.
    """
    desk = Desk(console, ask)
    reel = Reel(record, game)
    if reel.error is not None and reel.last < 0:
        desk.console.print(warning(Speaker(lang, game).error(reel.error)).content)
        return 1
    if eyes is not None and not 0 <= eyes < len(record.header.seats):
        raise BadSeat(eyes, len(record.header.seats))
    reader = Reader(reel, lang, eyes, desk)
    if at_end:
        reader.position = reel.last
    try:
        while reader.step():
            pass
    except (EOFError, KeyboardInterrupt):
        desk.console.print()
    return 0


class Reader:
    """Somebody who looks at a record."""

    def __init__(self, reel: Reel, lang: str, eyes: Seat | None, desk: Desk) -> None:
        self.reel = reel
        self.lang = lang
        self.eyes = eyes
        self.desk = desk
        self.position = 0
        self.note = self._broken() or self._forged()

    @property
    def speaker(self) -> Speaker:
        listener = SPECTATOR if self.eyes is None else self.eyes
        return Speaker(self.lang, self.reel.game, self.reel.record.header.seats, listener)

    def step(self) -> bool:
        """Show the position and do the one thing that is typed; False when the reader leaves."""
        self._show()
        self.note = ""
        typed = self.desk.ask(self.speaker.say("replay-prompt"))
        word, _, rest = typed.partition(" ")
        if word in {"", "n"}:
            self._go(self.position + 1)
        elif word == "b":
            self._go(self.position - 1)
        elif word == "e":
            self._look_with(rest.strip())
        elif word.isdecimal():
            self._jump(int(word))
        elif word != "q":
            self.note = self.speaker.say("replay-help")
        return word != "q"

    def _go(self, position: int) -> None:
        if position > self.reel.last:
            self.note = self.speaker.say("replay-last")
        elif position < 0:
            self.note = self.speaker.say("replay-first")
        else:
            self.position = position

    def _jump(self, position: int) -> None:
        if position <= self.reel.last:
            self.position = position
        else:
            last = str(self.reel.last)
            self.note = self.speaker.say("replay-no-position", number=str(position), last=last)

    def _look_with(self, wanted: str) -> None:
        names = self.reel.record.header.seats
        known: dict[str, Seat | None] = {"all": None, self.speaker.say("replay-all"): None}
        for seat, name in enumerate(names):
            known |= {name.casefold(): seat, str(seat): seat}
        if wanted.casefold() in known:
            self.eyes = known[wanted.casefold()]
        else:
            self.note = self.speaker.say("replay-no-eyes", seat=wanted, names=", ".join(names))

    def _show(self) -> None:
        match = self.reel.at(self.position)
        below, head = self._below(match), Rule(self._head(), style="dim")
        board = boards.fitting(
            self._boards(match), self.desk.height, self.desk.room(head, below) - TOLD
        )
        room = self.desk.room(head, board, below)
        self.desk.show([head, board, self._happened(room), below])

    def _head(self) -> Text:
        speaker = self.speaker
        where = speaker.say("replay-position", at=str(self.position), last=str(self.reel.count))
        whose = (
            speaker.say("replay-eyes-all")
            if self.eyes is None
            else speaker.say("replay-eyes", name=speaker.name(self.eyes))
        )
        return Text(f"{where}, {whose}", style="bold")

    def _boards(self, match: Match[State]) -> Iterator[RenderableType]:
        if self.eyes is not None:
            return boards.drawings(match.view(self.eyes), self.reel.game, self.speaker)
        views = [match.view(seat) for seat in range(match.players)]
        return boards.drawings_all(views, self.reel.game, self.speaker)

    def _happened(self, room: int) -> RenderableType:
        """The events of this step; on a low screen as running text, and its end."""
        speaker, events = self.speaker, self.reel.happened(self.position, self.eyes)
        said = filter(None, map(speaker.event, events))
        told = [boards.told(line, self.reel.game, speaker) for line in said]
        lines = self.desk.lines(Group(*told))
        if len(lines) > room:
            lines = self.desk.lines(Text(" ").join(told))[-max(room, 1) :]
        return SegmentLines(lines, new_lines=True)

    def _below(self, match: Match[State]) -> RenderableType:
        parts: list[RenderableType] = [Rule(style="dim"), Text(self._step_text(match), "bold")]
        if self.position == self.reel.last and (end := self._end(match)):
            parts.append(Text(f"! {end}", style="bold red"))
        if self.note:
            parts.append(Text(self.note, style="yellow"))
        return Group(*parts)

    def _step_text(self, match: Match[State]) -> str:
        """The move of this step if these eyes may know it, and who is asked next."""
        speaker, moved = self.speaker, self.reel.moved(self.position)
        parts = [] if moved else [speaker.say("replay-start")]
        if isinstance(moved, Moved) and self.eyes in (None, moved.seat):
            move = speaker.move(parse_move(self.reel.game.moves, moved.move))
            parts.append(speaker.say("replay-moved", name=speaker.name(moved.seat), move=move))
        if match.asked:
            names = ", ".join(speaker.name(ask.seat) for ask in match.asked)
            parts.append(speaker.say("replay-asked", names=names))
        return " · ".join(parts)

    def _end(self, match: Match[State]) -> str:
        return self._broken() or ("" if match.over else self.speaker.say("replay-unfinished"))

    def _forged(self) -> str:
        """Whether the proof of a finished game fails, and where."""
        record = self.reel.record
        if record.ending is None:
            return ""
        try:
            verify(self.reel.game, record)
        except OtherRules as error:
            return self.speaker.say("replay-unproven", reason=self.speaker.error(error))
        except BadRecord as error:
            return self.speaker.say("replay-forged", reason=self.speaker.error(error))
        return ""

    def _broken(self) -> str:
        """Where and why the record cannot be played further."""
        error = self.reel.error
        if error is None:
            return ""
        last, line = str(self.reel.last), str(error.line)
        return self.speaker.say(
            "replay-broken", last=last, line=line, reason=self.speaker.reason(error)
        )
