"""Records: a game as a text file of JSON lines that a person can read.

Line 1 is the header. Then one line for every move, roll, draw and undo, in order. A finished
game ends with the result and the seed, so that anybody can recompute every roll and draw.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from mythos.core.dice import Dice, derive, mix
from mythos.core.errors import BadRecord, NoRecord, RecordExists
from mythos.core.game import Result
from mythos.core.seats import Seat

FORMAT: Final = 1
"""The dice come from the seed alone: a game on one's own machine, a day's case."""
SHARED: Final = 2
"""The dice come from the house's seed, everybody's share and all else that was agreed."""
SHARE_DIGITS: Final = 64


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed before the first move."""

    record: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    shares: tuple[str, ...] = ()
    """What each seat has added to the dice, as hex digits; a bot adds nothing."""

    def dice(self, seed: bytes, change: int = 0) -> Dice:
        """The dice of this table, at their start; each change of the rules begins others.

        Whoever alters a name, an option, a share or the version of the rules alters every roll.
        """
        mixed = mix(seed, msgspec.json.encode(self)) if self.shares else seed
        return Dice(derive(mixed, "rules", change) if change else mixed)


class Moved(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat answered a question or interjected."""

    seat: Seat
    move: str


class Rolled(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    roll: list[int]


class Drawn(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    draw: str


class Undone(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Everything from that line on was taken back; the dice go on, nothing is erased."""

    undo: int
    seat: Seat


class Ruled(Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True):
    """From here on another version of the rules applied, from the state that is kept here.

    Mostly exactly from here on. If a server died, some moves before this line were made under
    the old rules and `again` run under these, with the same outcome. If the state between two
    questions means nothing under the new rules, the last `back` moves were taken back.
    """

    rules: str
    snapshot: msgspec.Raw
    again: int = 0
    back: int = 0
    change: int = 0
    """The how manieth change it is: it names the dice that are used from here on.

    Without it (in records of an earlier form) the same dice go on, where the snapshot says.
    """


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    result: Result
    seed: str


Entry: TypeAlias = Moved | Rolled | Drawn | Undone | Ruled
_KINDS: Final[dict[str, type[Entry] | type[Ending]]] = {
    "move": Moved,
    "roll": Rolled,
    "draw": Drawn,
    "undo": Undone,
    "rules": Ruled,
    "seed": Ending,
}
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)  # a move is a string with fields
FIRST_LINE: Final = 2
"""The line of the first entry."""


class Record(Struct, frozen=True):
    """A whole record in memory."""

    header: Header
    entries: list[Entry]
    ending: Ending | None = None

    def text(self) -> str:
        """The record as JSON lines."""
        parts: Iterable[Struct] = (self.header, *self.entries)
        if self.ending is not None:
            parts = (*parts, self.ending)
        return "".join(_ENCODER.encode(part).decode() + "\n" for part in parts)

    def write(self, path: Path, *, replace: bool = False) -> None:
        """Write the record to a file; one that is there already is refused unless told so."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with path.open("w" if replace else "x", encoding="utf-8") as file:
                file.write(self.text())
        except FileExistsError:
            raise RecordExists(str(path)) from None


def line_of(entry: int) -> int:
    """The line on which an entry stands."""
    return entry + FIRST_LINE


def read_record(path: Path) -> Record:
    """The record in a file; refuses a file that is none, with line and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = f"cannot read {path}: {error.strerror}"
        raise NoRecord(reason, why="unreadable", file=str(path)) from None
    except UnicodeDecodeError:
        raise NoRecord(f"{path} is not a text file", why="not-text", file=str(path)) from None
    return parse_record(text)


def parse_record(text: str) -> Record:
    """The record in a text."""
    lines = text.splitlines()
    if not lines:
        raise BadRecord(1, "the record is empty", why="empty")
    header = _decode(lines[0], 1, Header)
    _check(header)
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], FIRST_LINE):
        entry = _entry(line, number)
        if isinstance(entry, Ending):
            if number != len(lines):
                reason = "something follows the seed, which ends a record"
                raise BadRecord(number + 1, reason, why="after-the-end")
            return Record(header, entries, entry)
        entries.append(entry)
    return Record(header, entries)


def _check(header: Header) -> None:
    if header.record not in (FORMAT, SHARED):
        known = f"{FORMAT}, {SHARED}"
        reason = f"record format {header.record} is not known here (known: {known})"
        raise BadRecord(1, reason, why="format", found=str(header.record), known=known)
    shares = len(header.seats) if header.record == SHARED else 0
    if len(header.shares) != shares or not all(map(is_share, header.shares)):
        raise BadRecord(1, "the shares are not one for each seat", why="shares")


def is_share(text: str) -> bool:
    """Random bytes as a client writes them, or nothing."""
    return not text or re.fullmatch(f"[0-9a-f]{{{SHARE_DIGITS}}}", text) is not None


def _entry(line: str, number: int) -> Entry | Ending:
    try:
        keys = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(number, f"not JSON: {error}", why="not-json") from None
    if isinstance(keys, dict):
        for key, kind in _KINDS.items():
            if key in keys:
                entry: Entry | Ending = _decode(line, number, kind)
                return entry
    reason = "neither a move, a roll, a draw, an undo nor the seed"
    raise BadRecord(number, reason, why="no-entry")


def _decode(line: str, number: int, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        why = "no-header" if kind is Header else "no-line"
        raise BadRecord(number, str(error), why=why) from None
