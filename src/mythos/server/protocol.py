"""What travels over a table's WebSocket, in both directions. JSON, one message a frame.

A client says hello, then sends commands; each carries an id of its own choosing and is answered
exactly once, with the table's number or a typed error. The table sends numbered updates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mythos.core.asks import Ask
from mythos.core.errors import BadOption, IllegalMove, MythosError, NotYourTurn, UndoNeedsConsent
from mythos.core.game import Result
from mythos.core.seats import Seat
from mythos.server.move_groups import FREE, MoveGroup, groups_of

MAX_ID: Final = 64
MAX_CHAT: Final = 500


class Hello(Struct, frozen=True, tag="hello", tag_field="do", forbid_unknown_fields=True):
    """The first message: who I am, which seat I play (none: I watch), the last number I saw."""

    token: str = ""
    seat: Seat | None = None
    since: int | None = None


class MoveCommand(Struct, frozen=True, tag="move", tag_field="do", forbid_unknown_fields=True):
    """Answer my question, or interject."""

    id: str
    move: str


class Undo(Struct, frozen=True, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take my last move back, or ask the table to let me."""

    id: str


class Consent(Struct, frozen=True, tag="consent", tag_field="do", forbid_unknown_fields=True):
    """My answer to somebody's wish to take a move back, or that a seat changes hands."""

    id: str
    yes: bool
    about: Literal["undo", "seat"] = "undo"


class Chat(Struct, frozen=True, tag="chat", tag_field="do", forbid_unknown_fields=True):
    id: str
    text: str


class Why(Struct, frozen=True, tag="why", tag_field="do", forbid_unknown_fields=True):
    """Why can I not make this move now? Nothing changes by asking."""

    id: str
    move: str


Command: TypeAlias = MoveCommand | Undo | Consent | Chat | Why
DECODE_FIRST: Final = msgspec.json.Decoder(Hello).decode
DECODE: Final = msgspec.json.Decoder(Command).decode


class ErrorInfo(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code, words, and the rule behind it where there is one."""

    code: str
    message: str
    reason: str = ""
    clause: str = ""
    legal: tuple[str, ...] = ()
    option: str = ""
    """The option of a game that cannot be so."""
    allowed: tuple[str, ...] = ()
    """What it can be, where that can be listed."""
    params: dict[str, int | str] = {}
    """The other values that the words about it need."""


class Reply(Struct, frozen=True, omit_defaults=True):
    """The one answer to a command. `number` is the table's number at which it took effect."""

    re: str
    number: int | None = None
    error: ErrorInfo | None = None
    why: ErrorInfo | None = None
    """The answer to Why; a move that is possible has none."""


class AskMessage(Struct, frozen=True, omit_defaults=True):
    """What a seat has to decide."""

    key: str
    clause: str
    moves: list[MoveGroup]
    params: dict[str, int | str] = {}
    beside: list[MoveGroup] = []
    """Answers about the question itself, to be shown beside the moves."""


class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table: of the game (key, params) or of the table itself."""

    key: str
    params: dict[str, Any]
    house: bool = False
    row: int = 0
    """The row of the table's log that it came with; `undone` names the first one taken back."""


class SeatInfo(Struct, frozen=True):
    """Who sits there: a person, a bot (with its name and settings), or nobody.

    An open seat with a name is kept for somebody of that name.
    """

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str


class WishInfo(Struct, frozen=True):
    """A wish to take a move back: whose, and who has agreed."""

    seat: Seat
    agreed: list[Seat]


class OfferInfo(Struct, frozen=True):
    """A seat that changes hands if the table agrees: to whom (a bot?), and who asked."""

    seat: Seat
    name: str
    bot: str
    by: str
    asks: list[Seat]
    """Whose say is still awaited."""


class Update(Struct, frozen=True, omit_defaults=True):
    """The table after its log's row `n`, as one seat may know it.

    `view` is the whole view; `set` has only the fields that changed since the update `since`.
    """

    n: int
    since: int | None = None
    told: list[Told] = []
    view: Any = UNSET
    set: dict[str, Any] | UnsetType = UNSET
    question: AskMessage | None = None
    asked: tuple[Seat, ...] = ()
    may: list[MoveGroup] = []
    seats: list[SeatInfo] | UnsetType = UNSET
    undo: WishInfo | None = None
    offer: OfferInfo | None = None
    result: Result | None = None
    seed: str = ""
    commitment: str | UnsetType = UNSET


class Here(Struct, frozen=True):
    """Who is at the table at this moment. It has no number: presence is no part of the game."""

    here: tuple[Seat, ...]
    watching: int


SAID: Final = ("seconds", "what", "most", "name")
"""What the words about a refusal need that are in nobody's way: when to come again, who sits."""
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
encode: Final = _ENCODER.encode


def question_of(ask: Ask, prices: Mapping[str, int] = FREE, fighting: bool = False) -> AskMessage:
    params = dict(ask.params) if ask.params else {}
    moves = groups_of(ask.moves, prices, fighting)
    return AskMessage(ask.question.key, ask.question.clause, moves, params, groups_of(ask.beside))


def error_info(error: MythosError) -> ErrorInfo:
    """An error for the wire. Its words name nothing that the seat may not know."""
    if isinstance(error, IllegalMove):
        return ErrorInfo(error.code, str(error), error.reason, error.clause, error.legal)
    if isinstance(error, NotYourTurn):
        return ErrorInfo(error.code, str(error), legal=error.legal)
    if isinstance(error, UndoNeedsConsent):
        return ErrorInfo(error.code, str(error), error.reason)
    if isinstance(error, BadOption):
        option, allowed = error.option, error.allowed
        return ErrorInfo(
            error.code, str(error), option=option, allowed=allowed, params=error.details
        )
    params = {
        name: value
        for name, value in error.params.items()
        if name in SAID and isinstance(value, int | str)
    }
    return ErrorInfo(error.code, str(error), params=params)
