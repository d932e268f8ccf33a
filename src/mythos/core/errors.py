"""Everything that can be refused, as types. A refusal changes nothing.

Each error has a `code` (the Fluent key `error-<code>` holds its text for players) and `params`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

Param = int | str | tuple[int, ...]


class MythosError(Exception):
    """The base of every refusal of ours."""

    code: ClassVar[str] = "mythos"

    def __init__(self, message: str, **params: Param) -> None:
        super().__init__(message)
        self.params: dict[str, Param] = {"message": message, **params}


class UnknownGame(MythosError):
    code = "unknown-game"

    def __init__(self, game: str, known: Sequence[str]) -> None:
        listed = ", ".join(known) or "none"
        super().__init__(f"there is no game {game!r}; known: {listed}", game=game, known=listed)


class BrokenGame(MythosError):
    """A game's own code or data breaks one of the core's laws."""

    code = "broken-game"


class UnknownBot(MythosError):
    code = "unknown-bot"

    def __init__(self, bot: str, known: Sequence[str]) -> None:
        listed = ", ".join(known)
        super().__init__(f"there is no bot {bot!r}; known: {listed}", bot=bot, known=listed)


class MissingExtra(MythosError):
    """A part that not everybody needs is not installed."""

    code = "missing-extra"

    def __init__(self, library: str, name: str) -> None:
        super().__init__(
            f"{library} is missing: pip install 'mythos-table[{name}]'", library=library, name=name
        )


class BadOption(MythosError):
    """An option cannot be so; `allowed` lists what it can be, where that can be listed."""

    code = "bad-option"

    def __init__(
        self, option: str, reason: str, *, allowed: Sequence[str] = (), **details: int | str
    ) -> None:
        listed = ", ".join(allowed)
        super().__init__(
            f"option {option}: {reason}", option=option, reason=reason, allowed=listed, **details
        )
        self.option = option
        self.details = {"reason": reason, **details}
        self.allowed = tuple(allowed)


class UnknownOption(BadOption):
    code = "unknown-option"

    def __init__(self, option: str, known: Sequence[str]) -> None:
        super().__init__(option, f"unknown; known: {', '.join(known)}", allowed=known)


class BadChoice(BadOption):
    code = "bad-choice"

    def __init__(self, option: str, given: str, allowed: Sequence[str]) -> None:
        listed = ", ".join(allowed)
        super().__init__(option, f"{given!r} is none of: {listed}", allowed=allowed, given=given)


class BadNumber(BadOption):
    """Not a whole number, or not within its bounds where it has them."""

    code = "bad-number"

    def __init__(self, option: str, given: str, low: int | None, high: int | None) -> None:
        bounds = () if low is None or high is None else (low, high)
        within = f" from {low} to {high}" if bounds else ""
        super().__init__(
            option,
            f"{given!r} is no whole number{within}",
            given=given,
            bounded="yes" if bounds else "no",
            low=low or 0,
            high=high or 0,
        )


class NoSeatChosen(BadOption):
    code = "no-seat-chosen"

    def __init__(self, option: str, given: str, allowed: Sequence[str]) -> None:
        said = f"there is no seat {given}; allowed: {', '.join(allowed)}"
        super().__init__(option, said, allowed=allowed, given=given)


class PicksForSeats(BadOption):
    """An option for each seat names more or fewer things than there are seats."""

    code = "picks-for-seats"

    def __init__(self, option: str, given: int, players: int) -> None:
        super().__init__(option, f"{given} for {players} seats", given=given, players=players)


class PickedTwice(BadOption):
    code = "picked-twice"

    def __init__(self, option: str, given: str, allowed: Sequence[str]) -> None:
        said = f"{given} is picked for two seats; all must be different"
        super().__init__(option, said, allowed=allowed, given=given)


class OptionTooLong(BadOption):
    code = "option-too-long"

    def __init__(self, option: str, given: int, high: int) -> None:
        super().__init__(option, f"{given} characters, at most {high}", given=given, high=high)


class BadPlayers(MythosError):
    code = "bad-players"

    def __init__(self, game: str, players: int, allowed: range) -> None:
        low, high = allowed[0], allowed[-1]
        super().__init__(
            f"{game} is for {low} to {high} players, not {players}",
            game=game,
            players=players,
            low=low,
            high=high,
        )


class BadSeat(MythosError):
    code = "bad-seat"

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(
            f"there is no seat {seat}; seats are 0 to {players - 1}", seat=seat, last=players - 1
        )


class NotYourTurn(MythosError):
    """The seat is not asked; `legal` lists what it may do all the same."""

    code = "not-your-turn"

    def __init__(self, seat: int, asked: Sequence[int], legal: Sequence[str] = ()) -> None:
        waiting = ", ".join(map(str, asked)) or "nobody"
        allowed = f"; it may: {'; '.join(legal)}" if legal else ""
        super().__init__(
            f"seat {seat} is not asked; asked: {waiting}{allowed}", seat=seat, asked=tuple(asked)
        )
        self.asked = tuple(asked)
        self.legal = tuple(legal)


class GameOver(MythosError):
    code = "game-over"

    def __init__(self) -> None:
        super().__init__("the game is over")


class IllegalMove(MythosError):
    """The move is not among the legal ones, which are listed; `clause` is the rule behind it."""

    code = "illegal-move"

    def __init__(self, move: str, legal: Sequence[str], reason: str = "", clause: str = "") -> None:
        why = f" ({reason}, {clause})" if clause else ""
        listed = "; ".join(legal)
        super().__init__(
            f"{move!r} is not legal here{why}; legal: {listed}", move=move, legal=listed
        )
        self.legal = tuple(legal)
        self.reason = reason
        self.clause = clause


class BadMove(MythosError):
    """The text is no move of this game at all."""

    code = "bad-move"

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r} is not a move: {reason}", move=text, reason=reason)


class NothingToUndo(MythosError):
    code = "nothing-to-undo"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no move to take back", seat=seat)


class UndoNeedsConsent(MythosError):
    code = "undo-needs-consent"

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(
            f"seat {seat} needs the table's consent: {reason}", seat=seat, reason=reason
        )
        self.reason = reason


class BadSeed(MythosError):
    code = "bad-seed"

    def __init__(self, reason: str) -> None:
        super().__init__(f"bad seed: {reason}", reason=reason)


class BadChance(MythosError):
    """A result given by hand that the dice or the pile cannot have produced."""

    code = "bad-chance"

    def __init__(self, reason: str) -> None:
        super().__init__(f"impossible result: {reason}", reason=reason)


class BadRecord(MythosError):
    code = "bad-record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}", line=str(line), reason=reason)
        self.line = line
        self.reason = reason
