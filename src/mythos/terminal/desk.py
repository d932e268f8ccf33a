"""The console and the keyboard: wiping, pages, and a screen that fits its height."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import rich.console
from rich.console import RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from mythos.terminal.console import Console

Lines = list[list[Segment]]


class Desk:
    """Where everything is shown and typed."""

    def __init__(
        self, console: rich.console.Console | None, ask: Callable[[str], str] | None
    ) -> None:
        self.console = console or Console(highlight=False)
        self._ask = ask or input

    def ask(self, prompt: str) -> str:
        return self._ask(f"{prompt} ").strip()

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it: a neighbour may scroll back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def lines(self, content: RenderableType) -> Lines:
        return self.console.render_lines(content, pad=False)

    def show_lines(self, lines: Lines) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def pages(self, title: str, content: RenderableType, prompt: str) -> str:
        """Show something as long as it is, screen by screen; a pipe gets it in one piece.

        Whatever is typed at a pause ends it and is handed back: it is meant for what comes next.
        """
        lines = self.lines(content)
        step = self.console.height - 3 if self.console.is_terminal else max(len(lines), 1)
        for start in range(0, len(lines), step):
            self.wipe()
            self.write(title, "bold")
            self.show_lines(lines[start : start + step])
            if self.console.is_terminal and (typed := self.ask(prompt)):
                return typed
        return ""

    def height(self, content: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.lines(content))

    def room(self, *parts: RenderableType) -> int:
        """How many lines are left beside these parts and the prompt."""
        return self.console.height - 1 - sum(len(self.lines(part)) for part in parts)

    def show(self, parts: Sequence[RenderableType]) -> None:
        self.wipe()
        for part in parts:
            self.console.print(part)
