"""A table's log: every row is one thing that was acknowledged. The table is what its log says."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct, field

from mythos.core.game import Result
from mythos.core.seats import Seat


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person, a bot with a level, or nobody yet (neither of them)."""

    person: str = ""
    name: str = ""
    bot: str = ""
    kept: str = ""
    """The person for whom an open seat is kept; then `name` is theirs."""
    share: str = ""
    """What a person's client has added to the dice of a game that has not begun."""

    @property
    def is_open(self) -> bool:
        return not (self.person or self.bot)


class SeatGiven(Struct, frozen=True, tag="seat", tag_field="t"):
    """A seat changed hands: taken by a person, left, given to a bot."""

    seat: Seat
    holder: Holder


class Begun(Struct, frozen=True, tag="begin", tag_field="t"):
    """All seats were filled and the game began; the first rolls and draws."""

    names: tuple[str, ...]
    entries: list[msgspec.Raw]
    shares: tuple[str, ...] = ()
    """What each seat has added to the dice; none where all tables get the same."""


class Played(Struct, frozen=True, tag="move", tag_field="t"):
    """A move, and the lines it added to the record: itself and the chance that followed."""

    seat: Seat
    move: str
    entries: list[msgspec.Raw]
    id: str = ""
    """The command's id: a repeated command is answered, not done again, by any process."""


class UndoAsked(Struct, frozen=True, tag="undo-asked", tag_field="t"):
    """A seat wants its last move back and needs the table's consent."""

    seat: Seat
    id: str = ""


class UndoAnswered(Struct, frozen=True, tag="undo-answered", tag_field="t"):
    seat: Seat
    yes: bool
    id: str = ""


class TakenBack(Struct, frozen=True, tag="undo", tag_field="t"):
    """A move was taken back, freely or by consent. An entry of the log, not an erasure."""

    seat: Seat
    entries: list[msgspec.Raw]
    id: str = ""


class Said(Struct, frozen=True, tag="chat", tag_field="t"):
    """Somebody said something to the table."""

    name: str
    text: str
    seat: Seat | None = None
    id: str = ""
    by: str = ""
    """The person, for the log alone."""


class SeatAsked(Struct, frozen=True, tag="seat-asked", tag_field="t"):
    """In a running game a seat is to change hands, if the table agrees."""

    seat: Seat
    holder: Holder
    by: str
    """The name of whoever asks."""
    agreed: list[str]
    """Persons who have agreed already, for the log alone."""


class SeatAnswered(Struct, frozen=True, tag="seat-answered", tag_field="t"):
    """Whoever sits on this seat agrees, or not, that another one changes hands."""

    seat: Seat
    yes: bool
    id: str = ""


class Noted(Struct, frozen=True, tag="note", tag_field="t"):
    """The table itself says something: a bot was restarted, a reader joined."""

    key: str
    params: dict[str, int | str]


class Rematched(Struct, frozen=True, tag="rematch", tag_field="t"):
    """Somebody of a finished game has set up another one, at this table."""

    table: str
    by: str
    """The person, for the log alone."""
    name: str


class RulesChanged(Struct, frozen=True, tag="rules", tag_field="t"):
    """From here on the game follows another version of its rules, from the state stored here."""

    version: str
    snapshot: msgspec.Raw
    entries: list[msgspec.Raw] = []
    """The line of the record that says so; the seed is not in it."""
    rerun_moves: int = field(name="again", default=0)
    """So many moves before it were made under the old rules and run again under these."""
    back: int = 0
    """So many moves before it were taken back, because the new rules do not know their middle."""


class Over(Struct, frozen=True, tag="over", tag_field="t"):
    """The game is over, with this result; whatever the rules become, this stays."""

    result: Result
    story: dict[str, int]
    state: msgspec.Raw


Row: TypeAlias = (
    SeatGiven
    | Begun
    | Played
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Said
    | SeatAsked
    | SeatAnswered
    | Noted
    | Rematched
    | RulesChanged
    | Over
)
_DECODER: Final = msgspec.json.Decoder(Row)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


def encode(row: Row) -> bytes:
    return _ENCODER.encode(row)


def decode(data: bytes) -> Row:
    row: Row = _DECODER.decode(data)
    return row


def raw(entry: Struct) -> msgspec.Raw:
    """A record's entry as the JSON that the record will hold."""
    return msgspec.Raw(_ENCODER.encode(entry))
