"""What a human can type at a question: a choice, a move's text, or a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from mythos.core.asks import Ask
from mythos.core.errors import MythosError, UndoNeedsConsent
from mythos.core.moves import Move, parse_move
from mythos.core.seats import Seat
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.menu import MORE, Choice, Menu
from mythos.terminal.saving import save
from mythos.terminal.table import Note, Table, warning


class Leave(Exception):
    """The human wants to go."""


class Turn(Struct, frozen=True):
    """A human at a question, and what was typed there."""

    table: Table
    ask: Ask
    choices: Sequence[Choice]
    typed: str
    menu: Menu

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
    table, typed = turn.table, turn.typed
    table.note = None
    try:
        if command:
            table.note = command(turn)
        elif typed.lower() in turn.menu.doors:
            table.open_menu(turn.menu.doors[typed.lower()])
        elif typed == MORE and turn.menu.more:
            table.open_menu(table.opened, table.page + 1)
        elif typed:
            choose(turn)
        else:
            go_back(table)
    except MythosError as error:
        turn.table.note = refusal(turn.speaker, error)


def go_back(table: Table) -> None:
    """Out of a page or a group of the menu, one step at a time."""
    table.open_menu(table.opened if table.page else table.opened[:-1])


def choose(turn: Turn) -> None:
    """A number of the list, a move's text, or its words; seats may be called by name."""
    text = turn.typed
    if not text.isdecimal():
        move: Move = _spoken(turn) or _typed(turn)
    elif (chosen := _numbered(turn, int(text))) is not None:
        move = chosen.move
    else:
        turn.table.note = warning(turn.speaker.say("terminal-no-number", number=text))
        return
    if _is_sure(turn, move):
        turn.table.play(turn.seat, move)


def _numbered(turn: Turn, number: int) -> Choice | None:
    """The choice with this number; with a group open, only those in it can be meant."""
    opened = turn.table.opened
    found = turn.choices[number - 1] if 1 <= number <= len(turn.choices) else None
    return found if found and found.headings[: len(opened)] == opened else None


def _is_sure(turn: Turn, move: Move) -> bool:
    """A move that one may not mean is made after a yes."""
    table, speaker = turn.table, turn.speaker
    doubt = boards.doubt(table.match.view(turn.seat), table.game, move, speaker)
    if not doubt or move not in [each.move for each in turn.choices]:
        return True
    said = table.desk.ask(f"{doubt} ({speaker.say('terminal-yes')}/n)").casefold()
    return said[:1] in {"y", speaker.say("terminal-yes")}


def _spoken(turn: Turn) -> Move | None:
    said = {each.said.casefold(): each.move for each in turn.choices}
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
    example, clause = str(turn.choices[0].move), turn.ask.question.clause
    text = turn.speaker.say("terminal-help", example=example, clause=clause)
    return Note(turn.speaker.say("terminal-help-title"), Text(text))


def undo(turn: Turn) -> Note:
    return take_back(turn.table, turn.seat)


def take_back(table: Table, seat: Seat) -> Note:
    """Take the seat's last move back if that is free; say why not otherwise."""
    speaker = table.speaker(seat)
    try:
        table.match.undo(seat)
    except MythosError as error:
        return refusal(speaker, error)
    table.open_menu()
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


def show_details(turn: Turn) -> Note:
    """The whole board, or whatever bears the name, or what a numbered move speaks of."""
    speaker, game = turn.speaker, turn.table.game
    view = turn.table.match.view(turn.seat)
    known = boards.details(view, game, speaker)
    if not turn.rest:
        parts: list[RenderableType] = [boards.draw(view, game, speaker)]
        if known:
            names = ", ".join(name for name, _ in known)
            parts += [Rule(style="dim"), Text(speaker.say("terminal-details", names=names))]
        return Note(speaker.say("terminal-board"), Group(*parts))
    found = [content for name, content in known if _is_meant(turn, name)]
    if not found:
        return warning(speaker.say("terminal-no-details", name=turn.rest))
    return Note(turn.rest, Group(*found))


def _is_meant(turn: Turn, name: str) -> bool:
    """Whether a name was typed, in part, or is part of the move or group that was."""
    wanted = turn.rest.casefold()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(turn.choices):
        return name.casefold() in turn.choices[int(wanted) - 1].said.casefold()
    if wanted in turn.menu.doors:
        return name.casefold() in turn.menu.doors[wanted][-1].casefold()
    return wanted in name.casefold()


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
    "d": show_details,
    "l": show_log,
    "s": save_as,
    "q": leave,
}
