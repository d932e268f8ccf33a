"""The moves to choose from: all of them where there is room, else grouped under headings.

A number always makes its move, shown or not; a letter opens a group, `+` shows what did not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, product, zip_longest
from math import ceil
from string import ascii_lowercase
from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mythos.core.moves import Move
from mythos.terminal.desk import Desk

GAP: Final = 3
MORE: Final = "+"
SEPARATORS: Final = (": ", " → ", " (")
"""Where the words of a move part into headings and the rest: `Move: Ghoul, Asia → Europe`."""
COMMANDS: Final = "?dklqrsu"


class Choice(Struct, frozen=True):
    """A move with its words, the headings it can be found under, and what it is called there."""

    move: Move
    said: str
    headings: tuple[str, ...]
    rests: tuple[str, ...]
    """What is left of the words under each heading; the first is all of them."""
    tag: str = ""


class Cell(Struct, frozen=True):
    """An entry of the menu: a move by its number, or a group by its letter."""

    key: str
    text: str
    tag: str = ""

    def drawn(self) -> Text:
        key = (f"{self.key:>2} ", "bold cyan")
        return Text.assemble(key, self.text, (self.tag and f" {self.tag}", "dim"))


class Menu(Struct, frozen=True):
    """What is shown, the groups that its letters open, and whether there is another page."""

    content: RenderableType
    height: int
    doors: dict[str, tuple[str, ...]]
    more: bool = False


def file_under(move: Move, said: str, tag: str = "") -> Choice:
    """A move under the headings that its own words have."""
    headings, rests = [], [said]
    for separator in SEPARATORS:
        head, found, rest = rests[-1].partition(separator)
        if found and head:
            headings.append(head)
            rests.append(rest.removesuffix(")") if separator == " (" else rest)
    return Choice(move, said, tuple(headings), tuple(rests), tag)


def in_order(choices: Sequence[Choice]) -> list[Choice]:
    """The choices with those of one group together, groups in the order of their first moves."""
    places: dict[tuple[str, ...], int] = {}
    for place, choice in enumerate(choices):
        for depth in range(1, len(choice.headings) + 1):
            places.setdefault(choice.headings[:depth], place)

    def key(numbered: tuple[int, Choice]) -> list[int]:
        place, choice = numbered
        depths = range(1, len(choice.headings) + 1)
        return [*(places[choice.headings[:depth]] for depth in depths), place]

    return [choice for _, choice in sorted(enumerate(choices), key=key)]


def flat(choices: Sequence[Choice], desk: Desk, *, tall: bool) -> Menu:
    """All moves; in columns unless lines cost nothing."""
    cells = [Cell(str(n), each.said, each.tag) for n, each in enumerate(choices, 1)]
    return _laid(cells, desk, 1 if tall or len(cells) < 4 else 3)


def grouped(
    choices: Sequence[Choice], desk: Desk, opened: tuple[str, ...], page: int, room: int
) -> Menu:
    """The groups under the opened heading, or its moves if they fit, in so many lines.

    A single group is no choice: it stands open from the start if there is room.
    """
    numbered = [
        (number, each)
        for number, each in enumerate(choices, 1)
        if each.headings[: len(opened)] == opened
    ]
    moves = [_move(number, each, len(opened)) for number, each in numbered]
    menu = _laid(moves, desk, 3)
    if opened and menu.height <= room:
        return menu
    cells, doors = _cells(numbered, opened)
    while len(doors) == 1:
        (door,) = doors
        inside = [each for each in numbered if each[1].headings[: len(doors[door])] == doors[door]]
        wider, further = _cells(inside, doors[door])
        at = next(place for place, cell in enumerate(cells) if cell.key == door)
        opener = [*cells[:at], *wider, *cells[at + 1 :]]
        if len(cells) > 1 and _laid(opener, desk, 3).height > room:
            break
        cells, doors = opener, further
    menu = _laid(cells, desk, 3)
    if menu.height <= room:
        return Menu(menu.content, menu.height, doors)
    return _paged(cells, desk, doors, page, room)


def _cells(
    numbered: Sequence[tuple[int, Choice]], opened: tuple[str, ...]
) -> tuple[list[Cell], dict[str, tuple[str, ...]]]:
    depth = len(opened)
    groups: dict[tuple[str, ...], list[tuple[int, Choice]]] = {}
    for number, each in numbered:
        under = each.headings[: depth + 1] if len(each.headings) > depth else (*opened, each.move)
        groups.setdefault(under, []).append((number, each))
    letters, cells, doors = _letters(), [], {}
    for under, members in groups.items():
        if len(members) == 1:
            cells.append(_move(*members[0], depth))
            continue
        letter = next(letters)
        doors[letter] = under
        tags = {each.tag for _, each in members}
        tag = f"{tags.pop() if len(tags) == 1 else ''} · {len(members)}".lstrip()
        cells.append(Cell(letter, under[-1], tag))
    return cells, doors


def _move(number: int, choice: Choice, depth: int) -> Cell:
    return Cell(str(number), choice.rests[depth], choice.tag)


def _letters() -> Iterator[str]:
    """a, b, c ... without the letters of commands, then aa, ab, ac ..."""
    free = [letter for letter in ascii_lowercase if letter not in COMMANDS]
    for length in count(1):
        yield from ("".join(letters) for letters in product(free, repeat=length))


def _paged(
    cells: Sequence[Cell], desk: Desk, doors: dict[str, tuple[str, ...]], page: int, room: int
) -> Menu:
    """One page of the cells, and an entry that leads to the next one, round and round."""
    columns = next(c for c in (3, 2, 1) if c == 1 or _fits(_split(cells, c), desk))
    size = max(1, columns * max(room, 1) - 1)
    start = page % ceil(len(cells) / size) * size
    left = len(cells) - min(size, len(cells[start:]))
    shown = [*cells[start : start + size], Cell(MORE, f"… {left}")]
    menu = _laid(shown, desk, columns)
    return Menu(menu.content, menu.height, doors, more=True)


def _laid(cells: Sequence[Cell], desk: Desk, most: int) -> Menu:
    """The cells in as many columns as there is room for, up to so many."""
    for columns in range(most, 1, -1):
        split = _split(cells, columns)
        if _fits(split, desk):
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            for row in zip_longest(*split):
                grid.add_row(*(cell.drawn() if cell else Text() for cell in row))
            return Menu(grid, len(split[0]), {})
    content = Group(*(cell.drawn() for cell in cells))
    return Menu(content, len(desk.lines(content)), {})


def _split(cells: Sequence[Cell], columns: int) -> list[Sequence[Cell]]:
    rows = max(1, ceil(len(cells) / columns))
    return [cells[at : at + rows] for at in range(0, len(cells), rows)]


def _fits(split: Sequence[Sequence[Cell]], desk: Desk) -> bool:
    widths = [max(cell.drawn().cell_len for cell in column) + GAP for column in split]
    return sum(widths) - GAP <= desk.console.width
