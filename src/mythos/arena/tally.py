"""Counting deeds: how often something was done with each thing of a game, and who won with it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from mythos.core.game import Deed, Result


class Line(Struct):
    """What there is to say of one thing: a card, say."""

    games: int = 0
    """So many had it on the table."""
    deeds: dict[str, int] = field(default_factory=dict)
    """How often each deed was done with it."""
    seats: int = 0
    """So many seats did something with it, each counted once in a game."""
    wins: int = 0
    """So many of those won."""

    @property
    def share(self) -> float:
        """How many of those who used it won."""
        return self.wins / self.seats if self.seats else 0.0


class Tally:
    """The deeds of many games."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}

    def add(self, doers: Sequence[str], deeds: Sequence[Deed], result: Result) -> None:
        """One more game: what could have done something, and what was done."""
        for name in doers:
            self._line(name).games += 1
        for deed in deeds:
            counts = self._line(deed.by).deeds
            counts[deed.what] = counts.get(deed.what, 0) + 1
        for name, seat in {(deed.by, deed.seat) for deed in deeds}:
            self._line(name).seats += 1
            self._line(name).wins += seat in result.winners

    def _line(self, name: str) -> Line:
        return self.lines.setdefault(name, Line())
