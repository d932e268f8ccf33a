"""Running a record again, and checking a finished one against its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mythos.core.asks import Draw, Roll
from mythos.core.dice import Dice, commitment
from mythos.core.errors import BadRecord, MythosError
from mythos.core.fate import DiceFate, check_roll, take_out
from mythos.core.game import AnyGame, Result
from mythos.core.match import Match, Snapshot
from mythos.core.record import Drawn, Entry, Moved, Record, Rolled, Ruled, Undone, line_of


class Chanced(Struct, frozen=True):
    """One thing that chance did: dice with so many faces, or a draw from a pile of names."""

    line: int
    faces: int
    results: list[int]
    pile: list[str] = []


class _RecordFate:
    """Fate read off a record, line by line; with dice, each line is also recomputed."""

    def __init__(self, entries: list[Entry], dice: Dice | None) -> None:
        self.entries = entries
        self.at = 0
        self._dice = DiceFate(dice) if dice else None

    def start(self, entry: int, block: int, at: int) -> None:
        """Begin at this entry, with the dice at this position of their stream."""
        self.at = entry
        if self._dice and isinstance(self._dice.dice, Dice):
            self._dice = DiceFate(Dice(self._dice.dice.seed, block, at))

    def roll(self, request: Roll) -> list[int]:
        entry = self._next("roll")
        if not isinstance(entry, Rolled):
            raise BadRecord(line_of(self.at), "a roll belongs here", why="roll-here")
        if self._dice:
            self._agree(self._dice.roll(request), entry.roll)
        faces = check_roll(request, entry.roll)
        self.at += 1
        return faces

    def draw(self, request: Draw) -> int:
        entry = self._next("draw")
        if not isinstance(entry, Drawn) or entry.draw not in request.names:
            raise BadRecord(line_of(self.at), "a draw belongs here", why="draw-here")
        if self._dice:
            again = Draw(request.pile[:], request.names)
            self._agree(request.names[self._dice.draw(again)], entry.draw)
        item = take_out(request, list(request.names).index(entry.draw))
        self.at += 1
        return item

    def _next(self, what: str) -> Entry:
        if self.at == len(self.entries):
            reason = f"the record ends where a {what} belongs"
            raise BadRecord(line_of(self.at), reason, why=f"ends-before-{what}")
        return self.entries[self.at]

    def _agree(self, dice: list[int] | str, written: list[int] | str) -> None:
        if dice != written:
            gave, says = _shown(dice), _shown(written)
            reason = f"the dice gave {gave}, the record says {says}"
            raise BadRecord(line_of(self.at), reason, why="dice-differ", gave=gave, says=says)


class _NotingFate(_RecordFate):
    """Fate read off a record that keeps what was asked of chance."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__(entries, None)
        self.begins = (0, 0)
        self.chances: list[Chanced] = []

    def start(self, entry: int, block: int, at: int) -> None:
        super().start(entry, block, at)
        self.begins = (block, at)

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
    return _run(game, record, moves, dice=None)


def positions(game: AnyGame, record: Record) -> Iterator[tuple[int, Match[Any]]]:
    """The match at every position of a record, with the number of moves and undos before it.

    It begins at 0, or where the rules changed last. It is one match that goes on.
    """
    fate = _RecordFate(record.entries, None)
    match, done = _begin(game, record, fate, None)
    yield done, match
    while fate.at < len(fate.entries):
        _step(match, fate)
        done += 1
        yield done, match


def verify(game: AnyGame, record: Record) -> Match[Any]:
    """Recompute a finished game: commitment, every roll and draw, every move, the result."""
    if record.ending is None:
        reason = "the game is not finished: no seed yet"
        raise BadRecord(line_of(len(record.entries)), reason, why="unfinished")
    last = line_of(len(record.entries))
    try:
        seed = bytes.fromhex(record.ending.seed)
        dice = Dice(seed)
    except (ValueError, MythosError):
        raise BadRecord(last, "the seed is not 64 hex digits", why="seed-digits") from None
    if commitment(seed) != record.header.commitment:
        reason = "this seed is not the one the header committed to"
        raise BadRecord(last, reason, why="other-seed")
    match = _run(game, record, None, dice)
    if match.result != record.ending.result:
        played = _told(match.result, record.header.seats)
        written = _told(record.ending.result, record.header.seats)
        reason = f"the game ended with {played}, the record says {written}"
        raise BadRecord(last, reason, why="other-result", played=played, written=written)
    return match


def _told(result: Result | None, names: Sequence[str]) -> str:
    """`Anna 12 ★, Bea 9`: everybody's score, a star for whoever wins; a line for no result."""
    if result is None:
        return "–"
    return ", ".join(
        f"{names[seat] if seat < len(names) else seat} {score}" + " ★" * (seat in result.winners)
        for seat, score in enumerate(result.scores)
    )


def _shown(chance: list[int] | str) -> str:
    return chance if isinstance(chance, str) else ", ".join(map(str, chance))


def chances(game: AnyGame, record: Record) -> tuple[list[Chanced], tuple[int, int]]:
    """All that chance did in a record, in order, and where the dice stood before it.

    They stand at the start, or where the rules changed last: blocks opened, bytes of the last read.
    """
    fate = _NotingFate(record.entries)
    _through(game, record, None, fate)
    return fate.chances, fate.begins


def count_moves(record: Record) -> int:
    """How many moves and undos a record holds."""
    return sum(isinstance(entry, Moved | Undone) for entry in record.entries)


def _run(game: AnyGame, record: Record, moves: int | None, dice: Dice | None) -> Match[Any]:
    seed = bytes.fromhex(record.ending.seed) if record.ending and dice else None
    return _through(game, record, moves, _RecordFate(record.entries, dice), seed)


def _through(
    game: AnyGame,
    record: Record,
    moves: int | None,
    fate: _RecordFate,
    seed: bytes | None = None,
) -> Match[Any]:
    header = record.header
    if header.game != game.id:
        reason = f"a record of {header.game}, not of {game.id}"
        raise BadRecord(1, reason, why="other-game", found=header.game, wanted=game.id)
    at = 1
    try:
        match, done = _begin(game, record, fate, seed)
        if moves is not None and moves < done:
            reason = "the rules changed here; it starts only after it"
            raise BadRecord(line_of(fate.at - 1), reason, why="rules-changed")
        while fate.at < len(fate.entries) and (moves is None or done < moves):
            at = line_of(fate.at)
            _step(match, fate)
            done += 1
    except BadRecord as error:
        raise error.under(_versions(game, record)) from None
    except MythosError as error:
        refused = BadRecord(at, str(error))
        refused.cause = error
        raise refused.under(_versions(game, record)) from None
    match.continue_with_dice()
    return match


def _begin(
    game: AnyGame, record: Record, fate: _RecordFate, seed: bytes | None
) -> tuple[Match[Any], int]:
    """The match at the start of the record, or where its rules changed last; and the moves before.

    What was played under older rules cannot be run again; the state kept with the change can.
    """
    header = record.header
    changes = [at for at, entry in enumerate(record.entries) if isinstance(entry, Ruled)]
    if not changes:
        options = header.options
        return Match(game, header.seats, options=options, seed=seed, fate=fate, header=header), 0
    at = changes[-1]
    change = record.entries[at]
    assert isinstance(change, Ruled)
    try:
        snapshot = msgspec.json.decode(change.snapshot, type=Snapshot)
    except msgspec.DecodeError:
        reason = "the state that is kept with the change of rules cannot be read"
        raise BadRecord(line_of(at), reason, why="no-snapshot") from None
    kept = msgspec.structs.replace(snapshot, header=header, seed=(seed or bytes(32)).hex())
    match: Match[Any] = Match.resume(game, kept)
    match.offset = at + 1 - len(match.entries)
    fate.start(at + 1, snapshot.block, snapshot.at)
    match.answer_chance_by(fate)
    return match, sum(isinstance(entry, Moved | Undone) for entry in record.entries[:at])


def _step(match: Match[Any], fate: _RecordFate) -> None:
    """Do what the next line says; the chance that follows reads its own lines."""
    entry, line = fate.entries[fate.at], line_of(fate.at)
    fate.at += 1
    if isinstance(entry, Moved):
        match.play(entry.seat, entry.move)
    elif isinstance(entry, Undone):
        match.undo(entry.seat, consent=True)
        if match.entries[-1] != entry:
            raise BadRecord(line, "this undo does not lead to the line it names", why="undo-line")
    else:
        raise BadRecord(line, "chance is not asked here", why="no-chance-here")


def _versions(game: AnyGame, record: Record) -> tuple[str, str] | None:
    """The rules a record was written under and those it is read under, if they differ."""
    changes = [entry.rules for entry in record.entries if isinstance(entry, Ruled)]
    rules = changes[-1] if changes else record.header.rules
    return None if rules == game.rules_version else (rules, game.rules_version)
