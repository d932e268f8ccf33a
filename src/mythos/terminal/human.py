"""A human's question: the cover between two humans, the screen, and one input."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from math import ceil
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from mythos.core.asks import Ask
from mythos.core.errors import MythosError
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.commands import Turn, answer, confirm_leaving, take_back
from mythos.terminal.desk import Desk
from mythos.terminal.table import Table

TALL: Final = 30
"""From this height on, the moves stand one under the other however many they are."""
GAP: Final = 3
FEW: Final = 5
"""More answers than these beside a question's moves are typed, not numbered."""


def step(table: Table, ask: Ask) -> None:
    """Show the seat its question and do the one thing that is typed."""
    if len(table.humans) > 1 and table.viewer != ask.seat and not cover(table, ask.seat):
        return
    table.viewer = ask.seat
    choices = offered(table, ask)
    show(table, ask, choices)
    typed = table.desk.ask(table.speaker(ask.seat).say("terminal-prompt"))
    answer(Turn(table, ask, choices, typed))


def offered(table: Table, ask: Ask) -> list[Move]:
    """The numbered list: answers, the few beside them, and what may be done unasked."""
    beside = ask.beside if len(ask.beside) <= FEW else ()
    may = table.match.interjections(ask.seat)
    spontaneous = [move for move in may if not boards.aside(table.game, move)]
    return list(dict.fromkeys([*ask.moves, *beside, *spontaneous]))


def cover(table: Table, seat: Seat) -> bool:
    """Nothing to see until the next human sits there; the last one may still take back."""
    speaker, desk, last = table.speaker(seat), table.desk, table.viewer
    name = speaker.name(seat)
    parts: list[RenderableType] = [Rule(Text(speaker.say("terminal-cover", name=name)))]
    if last is not None and can_take_back(table, last):
        parts.append(Text(speaker.say("terminal-cover-undo", name=speaker.name(last)), "dim"))
    if table.note is not None:
        parts.append(table.note.content)
    desk.show(parts)
    typed = desk.ask(speaker.say("terminal-cover-prompt", name=name))
    table.note = None
    if typed == "q":
        confirm_leaving(table, speaker)
    elif typed == "u" and last is not None:
        table.note = take_back(table, last)
    return typed not in {"q", "u"}


def can_take_back(table: Table, seat: Seat) -> bool:
    try:
        table.match.copy().undo(seat)
    except MythosError:
        return False
    return True


def show(table: Table, ask: Ask, choices: Sequence[Move]) -> None:
    """Board, news, question and moves, so that all of it fits the screen."""
    desk, seat = table.desk, ask.seat
    speaker = table.speaker(seat)
    view = table.match.view(seat)
    board = boards.draw(view, table.game, speaker)
    tags = [boards.tag(view, table.game, move, speaker) for move in choices]
    below = Group(Rule(style="dim"), question(ask, speaker), menu(choices, tags, speaker, desk))
    room = desk.room(board, below) - 1
    if table.note is not None and len(desk.lines(table.note.content)) > room:
        desk.pages(table.note.title, table.note.content, speaker.say("terminal-enter"))
        table.note = None
    middle = news(table, seat, room) if table.note is None else table.note.content
    desk.show([board, Rule(style="dim"), middle, below])


def question(ask: Ask, speaker: Speaker) -> Text:
    text = f"{speaker.name(ask.seat)}: {speaker.question(ask)}"
    return Text.assemble((text, "bold"), (f" ({ask.question.clause})", "dim"))


def menu(
    choices: Sequence[Move], tags: Sequence[str], speaker: Speaker, desk: Desk
) -> RenderableType:
    """The numbered moves with what there is to say about them; in columns when lines are dear."""
    cells = [
        Text.assemble(
            (f"{number:>2} ", "bold cyan"), speaker.move(move), (tag and f" {tag}", "dim")
        )
        for number, (move, tag) in enumerate(zip(choices, tags, strict=True), 1)
    ]
    if len(cells) > 3 and desk.console.height < TALL:
        for columns in (3, 2):
            rows = ceil(len(cells) / columns)
            split = [cells[at : at + rows] for at in range(0, len(cells), rows)]
            if sum(max(map(len, column)) + GAP for column in split) <= desk.console.width:
                return _side_by_side(split)
    return Group(*cells)


def _side_by_side(columns: Sequence[Sequence[Text]]) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in zip_longest(*columns, fillvalue=Text()):
        grid.add_row(*row)
    return grid


def news(table: Table, seat: Seat, room: int) -> RenderableType:
    """What happened: line by line if it fits, else as running text, else on pages and its end."""
    desk, speaker = table.desk, table.speaker(seat)
    opening, told = table.opening(seat), table.news(seat)
    listed, running = Group(*opening, *told), Group(*opening, Text(" ").join(told))
    if len(desk.lines(listed)) <= room:
        return listed
    lines = desk.lines(running)
    if len(lines) <= room:
        return running
    if table.paged[seat] < len(table.match.events):
        table.paged[seat] = len(table.match.events)
        desk.pages(speaker.say("terminal-news"), listed, speaker.say("terminal-enter"))
    hidden = len(lines) - room + 1
    above = Text(speaker.say("terminal-above", number=hidden), style="dim")
    return Group(above, SegmentLines(lines[hidden:], new_lines=True))
