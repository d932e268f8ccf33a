"""A record as a row of positions, as far as it can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythos.core.errors import BadRecord
from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.record import Moved, Record, Undone, line_of
from mythos.core.replay import count_moves, replay
from mythos.core.seats import Seat, hears


class Reel:
    """The positions 0 to `last` of a record; `error` says why it does not go further."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record = record
        self.game = game
        self.count = count_moves(record)
        self._moves = [
            number for number, e in enumerate(record.entries) if isinstance(e, Moved | Undone)
        ]
        self.last, self.error = self._reach()

    def _reach(self) -> tuple[int, BadRecord | None]:
        """The last position that can be played: every one before it can, none after it."""
        error = self._try(self.count)
        if error is None:
            return self.count, None
        good, bad = -1, self.count
        while bad - good > 1:
            middle = (good + bad) // 2
            found = self._try(middle)
            good, bad, error = (middle, bad, error) if found is None else (good, middle, found)
        return good, error

    def _try(self, position: int) -> BadRecord | None:
        """What is wrong with the record up to here. Crashed rules may raise anything."""
        try:
            replay(self.game, self.record, position)
        except BadRecord as error:
            return error
        except Exception as error:
            line = line_of(self._moves[position - 1]) if position else 1
            said = f"{type(error).__name__}: {error}"
            return BadRecord(line, said, why="crashed", message=said)
        return None

    def at(self, position: int) -> Match[Any]:
        return replay(self.game, self.record, position)

    def moved(self, position: int) -> Moved | Undone | None:
        """The move or undo that led to this position."""
        entry = self.record.entries[self._moves[position - 1]] if position else None
        return entry if isinstance(entry, Moved | Undone) else None

    def happened(self, position: int, eyes: Seat | None) -> list[Event]:
        """What these eyes saw in the step to this position; None is all eyes."""
        since = len(self.at(position - 1).events) if position else 0
        events = self.at(position).events[since:]
        if eyes is None:
            return most_telling(events)
        return [event for event in events if hears(event.audience, eyes)]


def most_telling(events: Sequence[Event]) -> list[Event]:
    """Where the table was told something in two halves, the half that says more."""
    kept: list[Event] = []
    for event in events:
        if kept and kept[-1].audience == ~event.audience:
            if len(event.params) > len(kept[-1].params):
                kept[-1] = event
        else:
            kept.append(event)
    return kept
