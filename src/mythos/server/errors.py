"""What the server refuses, as types. Every refusal has a code, words and an HTTP status."""

from __future__ import annotations

from math import ceil
from typing import ClassVar, Literal

from mythos.core.errors import BadOption, MythosError


class ServerError(MythosError):
    code = "server"
    status: ClassVar[int] = 400


class NoSuchTable(ServerError):
    code = "no-such-table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table")


class NotSignedIn(ServerError):
    code = "not-signed-in"
    status = 401

    def __init__(self) -> None:
        super().__init__("say who you are first: POST /api/guest")


class NotAllowed(ServerError):
    code = "not-allowed"
    status = 403


class NotYourSeat(ServerError):
    code = "not-your-seat"
    status = 403

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not yours", seat=seat)


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is taken", seat=seat)


class SeatKept(ServerError):
    """An open seat at which somebody of the last game is expected."""

    code = "seat-kept"
    status = 409

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(f"seat {seat} is kept for {name}", seat=seat, name=name)


class OtherEyes(ServerError):
    """With two seats' eyes one would know what is hidden from one's own."""

    code = "other-eyes"
    status = 403

    def __init__(self) -> None:
        super().__init__("you hold or held another seat of this game: nobody sees with two")


class NotAbsent(ServerError):
    """A seat goes from a person to a bot only when they are away."""

    code = "not-absent"
    status = 409

    def __init__(self, name: str, seconds: int) -> None:
        super().__init__(
            f"{name} is not away: a seat can be given to a bot when the game has waited "
            f"{seconds} seconds for somebody who is not at the table",
            name=name,
            seconds=seconds,
        )


class StillPlaying(ServerError):
    code = "still-playing"
    status = 409

    def __init__(self) -> None:
        super().__init__("another game comes when this one is over")


class NotBegun(ServerError):
    code = "not-begun"
    status = 409

    def __init__(self) -> None:
        super().__init__("the game has not begun: some seats are empty")


class NotOver(ServerError):
    code = "not-over"
    status = 409

    def __init__(self) -> None:
        super().__init__("this is shown only when the game is over")


class ClosedToday(ServerError):
    """A day's attempts tell the day's cards to those who have not played them."""

    code = "closed-today"
    status = 403

    def __init__(self) -> None:
        super().__init__(
            "attempts at today's case are closed until the day is over or your own is finished"
        )


class NoUndoAsked(ServerError):
    code = "no-undo-asked"
    status = 409

    def __init__(self) -> None:
        super().__init__("nobody waits for your consent")


class BadRequest(ServerError):
    code = "bad-request"


class BadName(ServerError):
    """A name that cannot be read, or be told from others."""

    code = "bad-name"

    def __init__(self, why: str, message: str, most: int = 0) -> None:
        super().__init__(message, why=why, most=most)


class LoginUnavailable(ServerError):
    code = "login-unavailable"
    status = 403

    def __init__(self) -> None:
        super().__init__("this login cannot be had; choose another")


class NoSuchSession(ServerError):
    code = "no-such-session"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such session of yours")


class TooBig(ServerError):
    code = "too-big"
    status = 413


class TooFast(ServerError):
    code = "too-fast"
    status = 429

    def __init__(self, seconds: float = 1) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(f"too many of these; try again in {self.seconds} s", seconds=self.seconds)


class TooSlow(ServerError):
    """The body of a request did not come."""

    code = "too-slow"
    status = 408

    def __init__(self, seconds: int) -> None:
        super().__init__(f"this did not come in {seconds} s", seconds=seconds)


class TooMany(ServerError):
    """A person has as many of something as a person may have at once."""

    code = "too-many"
    status = 429

    def __init__(self, what: Literal["tables", "bot-tables", "decks"], most: int) -> None:
        said = {
            "tables": f"you have {most} open tables, which is as many as one may have",
            "bot-tables": f"{most} of your games are of bots alone, and more have to wait",
            "decks": f"you have {most} open tables with cards of your own, and more have to wait",
        }
        super().__init__(said[what], what=what, most=most)


class BotCeiling(BadOption):
    """A bot is told to think longer than this house allows."""

    code = "bot-ceiling"

    def __init__(self, setting: str, given: int, most: int) -> None:
        reason = f"{setting}={given} is more than this house allows: {most}"
        super().__init__("bot", reason, setting=setting, given=given, most=most)


class Busy(ServerError):
    code = "busy"
    status = 503

    def __init__(self) -> None:
        super().__init__("the server has all the tables it can serve; try again later")


class StorageDown(ServerError):
    code = "storage-down"
    status = 503

    def __init__(self) -> None:
        super().__init__("the storage cannot be reached now; send it again with the same id")


class StorageDamaged(ServerError):
    code = "storage-damaged"
    status = 503

    def __init__(self) -> None:
        super().__init__("what is kept here cannot be read; it is written down for the host")


class Internal(ServerError):
    code = "internal"
    status = 500

    def __init__(self) -> None:
        super().__init__("something broke here; it is written down, and nothing was changed")


class RulesConflict(ServerError):
    """The state that was kept of a running game means nothing under the present rules."""

    code = "rules-conflict"
    status = 409

    def __init__(self, number: int, old: str, new: str) -> None:
        super().__init__(
            f"rules {new} cannot read the state of this table after row {number}, which was "
            f"played under rules {old}: a server with rules {old} has to end the game",
            number=number,
            old=old,
            new=new,
        )


class RulesRanAway(ServerError):
    """The rules of a table did not come to an end in their time."""

    code = "rules-ran-away"
    status = 409

    def __init__(self, table: str) -> None:
        super().__init__(
            "the rules of this table came to no end, so that it is closed; nothing of this was kept"
        )
        self.table = table


class TableDamaged(ServerError):
    """What is stored of a table is not what was once acknowledged."""

    code = "table-damaged"
    status = 409

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"row {number} of this table is damaged: {why}", number=number)


class WrongPassword(ServerError):
    code = "wrong-password"
    status = 403

    def __init__(self) -> None:
        super().__init__("this is not the password until now")


class WrongLogin(ServerError):
    code = "wrong-login"
    status = 403

    def __init__(self) -> None:
        super().__init__("login and password do not fit")
