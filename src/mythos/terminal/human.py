"""A human's question: the cover between two humans, the screen, and one input."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.text import Text

from mythos.core.asks import Ask
from mythos.core.errors import MythosError
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.texts import Speaker
from mythos.terminal import boards
from mythos.terminal.commands import Turn, answer, confirm_leaving, take_back
from mythos.terminal.desk import Desk
from mythos.terminal.menu import Menu, flat, grouped, in_order
from mythos.terminal.table import Table

TALL: Final = 30
"""From this height on, the moves stand one under the other however many they are."""
LONG: Final = 12
"""On a lower screen more moves than these are grouped, even if a bare board left room for them."""
TYPED: Final = 8
"""Room behind the prompt."""
NEWS: Final = (8, 4, 1, 0)
"""How many lines the news should have beside a board, if they need them; then fewer."""
FEW: Final = 5
"""More answers than these beside a question's moves are typed, not numbered."""


def step(table: Table, ask: Ask) -> None:
    """Show the seat its question and do the one thing that is typed."""
    if len(table.humans) > 1 and table.viewer != ask.seat and not cover(table, ask.seat):
        return
    table.viewer = ask.seat
    speaker = table.speaker(ask.seat)
    screen = Screen(table, ask)
    typed = screen.show()
    if not typed:
        typed = table.desk.ask(prompt(table, speaker))
    answer(Turn(table, ask, screen.choices, typed, screen.menu))


def prompt(table: Table, speaker: Speaker) -> str:
    """What is to be typed, behind the group that is open if there is room to say which."""
    back = bool(table.opened or table.page)
    asked = speaker.say("terminal-prompt-back" if back else "terminal-prompt")
    whole = " › ".join((*table.opened, asked))
    return whole if cell_len(whole) + TYPED <= table.desk.console.width else asked


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


class Heights:
    """How high drawings are, measured when somebody asks."""

    def __init__(self, desk: Desk, drawn: Sequence[RenderableType]) -> None:
        self._desk, self._drawn = desk, drawn
        self._known: dict[int, int] = {}

    def __getitem__(self, place: int) -> int:
        if place not in self._known:
            self._known[place] = self._desk.height(self._drawn[place])
        return self._known[place]


class Screen:
    """Board, news, question and moves, so that all of it fits the screen."""

    def __init__(self, table: Table, ask: Ask) -> None:
        self.table, self.ask = table, ask
        self.desk, self.speaker = table.desk, table.speaker(ask.seat)
        self.view = table.match.view(ask.seat)
        moves = offered(table, ask)
        prices = table.match.prices(ask.seat, moves)
        filed = [
            boards.filed(self.view, table.game, move, self.speaker, prices.get(move, 0))
            for move in moves
        ]
        self.choices = in_order(filed)
        self.question = question(ask, self.speaker)
        self.board, self.menu = self._fitted()

    def _fitted(self) -> tuple[RenderableType, Menu]:
        """The largest board beside which there is room for all moves, else for their groups.

        The smallest one, which leaves out what a player would miss, comes after short news.
        """
        table, desk = self.table, self.desk
        drawn = list(boards.drawings(self.view, table.game, self.speaker))
        heights = Heights(desk, drawn)
        tall = desk.console.height >= TALL
        whole = flat(self.choices, desk, tall=tall)
        listed = not table.opened and (tall or len(self.choices) <= LONG)
        middle = table.note.content if table.note else running(table, self.ask.seat)
        needed = len(desk.lines(middle))
        last = len(drawn) - 1
        for places in (range(max(last, 1)), [last]):
            for wanted in (min(needed, most) for most in NEWS):
                for place in places:
                    if listed and heights[place] + whole.height + wanted <= self._room:
                        return drawn[place], whole
                for place in places:
                    menu = self._grouped(self._room - heights[place] - wanted)
                    if heights[place] + menu.height + wanted <= self._room and not menu.more:
                        return drawn[place], menu
        return drawn[-1], self._grouped(self._room - heights[last])

    def _grouped(self, room: int) -> Menu:
        table = self.table
        return grouped(self.choices, self.desk, table.opened, table.page, max(room, 1))

    @cached_property
    def _room(self) -> int:
        """The lines for board, news and moves, without rules, question and prompt."""
        return self.desk.room(self.question) - 2

    def show(self) -> str:
        """Draw it all; returns what was typed ahead at a pause."""
        table, desk, speaker = self.table, self.desk, self.speaker
        below = Group(Rule(style="dim"), self.question, self.menu.content)
        room = desk.room(self.board, below) - 1
        enter, note = speaker.say("terminal-enter"), table.note
        if note is not None and len(desk.lines(note.content)) > room:
            table.note = None
            if typed := desk.pages(note.title, note.content, enter):
                return typed
        told = Told("", table.note.content) if table.note else news(table, self.ask.seat, room)
        if not told.typed:
            middle = [Rule(style="dim"), told.content] if desk.lines(told.content) else []
            desk.show([self.board, *middle, below])
        return told.typed


def question(ask: Ask, speaker: Speaker) -> Text:
    text = f"{speaker.name(ask.seat)}: {speaker.question(ask)}"
    return Text.assemble((text, "bold"), (f" ({ask.question.clause})", "dim"))


class Told(Struct, frozen=True):
    """What stands in the middle of the screen, and what was typed while it was read on pages."""

    typed: str
    content: RenderableType


def running(table: Table, seat: Seat) -> RenderableType:
    """The news as one text, which takes fewer lines than a list."""
    return Group(*table.opening(seat), Text(" ").join(table.news(seat)))


def news(table: Table, seat: Seat, room: int) -> Told:
    """What happened: line by line if it fits, else as running text, else on pages and its end."""
    desk, speaker = table.desk, table.speaker(seat)
    listed = Group(*table.opening(seat), *table.news(seat))
    if len(desk.lines(listed)) <= room:
        return Told("", listed)
    lines = desk.lines(running(table, seat))
    if len(lines) <= room:
        return Told("", running(table, seat))
    typed = ""
    if table.paged[seat] < len(table.match.events):
        table.paged[seat] = len(table.match.events)
        typed = desk.pages(speaker.say("terminal-news"), listed, speaker.say("terminal-enter"))
    if room < 1:
        return Told(typed, Group())
    hidden = len(lines) - room + 1
    above = Text(speaker.say("terminal-above", number=hidden), style="dim")
    return Told(typed, Group(above, SegmentLines(lines[hidden:], new_lines=True)))
