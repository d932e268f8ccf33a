"""Looking back at a game: any position of its record, and all that chance did in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from mythos.core.asks import Draw, Roll
from mythos.core.errors import BadRecord
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.reading import Reading, RecordFate, changes_in, moves_in
from mythos.core.record import Entry, Record, line_of


class Chanced(Struct, frozen=True):
    """One thing that chance did: dice with so many faces, or a draw from a pile of names."""

    line: int
    faces: int
    results: list[int]
    pile: list[str] = []


class Tape(Struct, frozen=True):
    """All that chance did since the rules changed last, and where the dice stood before it.

    `change` names the dice; `block` and `at` their place: blocks opened, bytes of the last read.
    """

    chances: list[Chanced]
    change: int
    block: int
    at: int
    until: int = 0
    """The line at which it breaks off, because it cannot be run under the present rules."""


class _NotingFate(RecordFate):
    """Fate read off a record that keeps what was asked of chance."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.chances: list[Chanced] = []

    def roll(self, request: Roll) -> list[int]:
        line = line_of(self.at)
        faces = super().roll(request)
        self.chances.append(Chanced(line, request.faces, faces))
        return faces

    def draw(self, request: Draw) -> int:
        line, pile = line_of(self.at), [request.names[each] for each in request.pile]
        item = super().draw(request)
        found = pile.index(request.names[item])
        self.chances.append(Chanced(line, len(pile), [found], pile))
        return item


def replay(game: AnyGame, record: Record, moves: int | None = None) -> Match[Any]:
    """The match after the first `moves` moves and undos of a record, or after all of them."""
    reading = Reading(game, record, RecordFate(record.entries))
    for at in reversed(changes_in(record)):
        if moves is None or moves_in(record.entries[:at]) <= moves:
            reading.take_over(at)
            break
    while not reading.over and (moves is None or reading.done < moves):
        reading.step()
    reading.match.continue_with_dice()
    return reading.match


def positions(game: AnyGame, record: Record) -> Iterator[tuple[int, Match[Any]]]:
    """The match at every position of a record, with the number of moves and undos before it.

    It is one match that goes on, and another one after each change of the rules. What was played
    under other rules and does not fit these is passed over up to the next change; after the last
    one it is an error.
    """
    reading = Reading(game, record, RecordFate(record.entries))
    changes = changes_in(record)
    begun = over = False
    while not over:
        try:
            if begun:
                reading.step()
            over = reading.over
        except BadRecord:
            later = [at for at in changes if at >= reading.fate.at]
            if not later:
                raise
            reading.take_over(later[0])
            over = reading.over
        begun = True
        yield reading.done, reading.match


def chances(game: AnyGame, record: Record) -> Tape:
    """All that chance did in a record, in order, since its start or its last change of rules."""
    fate = _NotingFate(record.entries)
    reading = Reading(game, record, fate)
    changes = changes_in(record)
    block = at = until = 0
    if changes:
        kept = reading.take_over(changes[-1])
        block, at = kept.block, kept.at
    try:
        reading.run_to(len(record.entries))
    except BadRecord as error:
        until = error.line
    return Tape(fate.chances, reading.change, block, at, until)


def count_moves(record: Record) -> int:
    """How many moves and undos a record holds."""
    return moves_in(record.entries)
