"""What a human can type at a question: a choice, a move's text, or a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Group
from rich.text import Text

from mythos.core.asks import Ask
from mythos.core.errors import MythosError, UndoNeedsConsent
from mythos.core.moves import Move, parse_move
from mythos.core.seats import Seat
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.saving import save
from mythos.terminal.table import Note, Table, warning


class Leave(Exception):
    """The human wants to go."""


class Turn(Struct, frozen=True):
    """A human at a question, and what was typed there."""

    table: Table
    ask: Ask
    choices: Sequence[Move]
    typed: str

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    @property
    def speaker(self) -> Speaker:
        return self.table.speaker(self.seat)

    @property
    def rest(self) -> str:
        """What stands behind the command."""
        return self.typed.partition(" ")[2].strip()


def answer(turn: Turn) -> None:
    """Do what was typed; a refusal changes nothing but the note."""
    command = COMMANDS.get(turn.typed.partition(" ")[0])
    turn.table.note = None
    try:
        if command:
            turn.table.note = command(turn)
        elif turn.typed:
            choose(turn)
    except MythosError as error:
        turn.table.note = refusal(turn.speaker, error)


def choose(turn: Turn) -> None:
    """A number of the list, a move's text, or its words; seats may be called by name."""
    text = turn.typed
    if text.isdecimal():
        if not 1 <= int(text) <= len(turn.choices):
            turn.table.note = warning(turn.speaker.say("terminal-no-number", number=text))
            return
        move = turn.choices[int(text) - 1]
    else:
        move = _spoken(turn) or _typed(turn)
    if _is_meant(turn, move):
        turn.table.play(turn.seat, move)


def _is_meant(turn: Turn, move: Move) -> bool:
    """A move that one may not mean is made after a yes."""
    table, speaker = turn.table, turn.speaker
    doubt = boards.doubt(table.match.view(turn.seat), table.game, move, speaker)
    if not doubt or move not in turn.choices:
        return True
    said = table.desk.ask(f"{doubt} ({speaker.say('terminal-yes')}/n)").casefold()
    return said[:1] in {"y", speaker.say("terminal-yes")}


def _spoken(turn: Turn) -> Move | None:
    said = {turn.speaker.move(move).casefold(): move for move in turn.choices}
    return said.get(turn.typed.casefold())


def _typed(turn: Turn) -> Move:
    numbers = {name.casefold(): str(seat) for seat, name in enumerate(turn.speaker.names)}
    words = [numbers.get(word.casefold(), word) for word in turn.typed.split()]
    return parse_move(turn.table.game.moves, " ".join(words))


def refusal(speaker: Speaker, error: MythosError) -> Note:
    """An error in the human's words, with the reason."""
    text = speaker.error(error)
    if isinstance(error, UndoNeedsConsent):
        text += " " + speaker.say(f"terminal-undo-{error.reason}")
    return warning(text)


def show_help(turn: Turn) -> Note:
    text = turn.speaker.say("terminal-help", example=str(turn.choices[0]))
    return Note("", Text(text))


def undo(turn: Turn) -> Note:
    return take_back(turn.table, turn.seat)


def take_back(table: Table, seat: Seat) -> Note:
    """Take the seat's last move back if that is free; say why not otherwise."""
    speaker = table.speaker(seat)
    try:
        table.match.undo(seat)
    except MythosError as error:
        return refusal(speaker, error)
    table.keep()
    return Note("", Text(speaker.say("terminal-undone")))


def show_clause(turn: Turn) -> Note:
    wanted = turn.rest.upper() or turn.ask.question.clause
    for clause in turn.speaker.rules():
        if clause.number == wanted or clause.number.endswith(f"-{wanted}"):
            return Note(clause.number, Text(f"{clause.number}: {clause.text.strip()}"))
    return warning(turn.speaker.say("terminal-no-clause", clause=turn.rest))


def show_knowledge(turn: Turn) -> Note:
    view = turn.table.match.view(turn.seat)
    return Note("", boards.know(view, turn.table.game, turn.speaker))


def show_log(turn: Turn) -> Note:
    return Note(turn.speaker.say("terminal-log"), Group(*turn.table.log(turn.seat)))


def save_as(turn: Turn) -> Note:
    """Save the record; a file that is not of this game is left alone."""
    table, speaker = turn.table, turn.speaker
    path = Path(turn.rest).expanduser() if turn.rest else table.record
    if path is None:
        return warning(speaker.say("terminal-save-where"))
    if path.exists() and path not in table.own_files and path != table.record:
        return warning(speaker.say("terminal-save-exists", file=str(path)))
    try:
        save(table.match.record(), path)
    except OSError as error:
        return table.not_saved(path, error)
    table.own_files.add(path)
    return Note("", Text(speaker.say("terminal-saved", file=str(path))))


def leave(turn: Turn) -> Note | None:
    confirm_leaving(turn.table, turn.speaker)
    return None


def confirm_leaving(table: Table, speaker: Speaker) -> None:
    said = table.desk.ask(speaker.say("terminal-leave")).casefold()
    if said[:1] in {"y", speaker.say("terminal-yes")}:
        raise Leave


COMMANDS: Final[dict[str, Callable[[Turn], Note | None]]] = {
    "?": show_help,
    "u": undo,
    "r": show_clause,
    "k": show_knowledge,
    "l": show_log,
    "s": save_as,
    "q": leave,
}
