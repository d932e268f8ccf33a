"""Everything that can be refused, as types. A refusal changes nothing.

Each error has a `code` (the Fluent key `error-<code>` holds its text for players) and `params`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

Param = int | str | tuple[int, ...]


class MythosError(Exception):
    """The base of every refusal of ours."""

    code: ClassVar[str] = "mythos"

    def __init__(self, message: str, **params: Param) -> None:
        super().__init__(message)
        self.params: dict[str, Param] = {"message": message, **params}


class Because(MythosError):
    """A refusal with a reason: the key `reason-<why>` says it to players, with what is `about`."""

    def __init__(
        self, message: str, reason: str, why: str, about: Mapping[str, Param], **params: Param
    ) -> None:
        super().__init__(message, reason=reason, **params)
        self.reason = reason
        self.why = why
        self.about = dict(about)


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


class BadOption(Because):
    """An option cannot be so; `allowed` lists what it can be, where that can be listed."""

    code = "bad-option"

    def __init__(
        self,
        option: str,
        reason: str,
        why: str = "",
        *,
        allowed: Sequence[str] = (),
        **about: int | str,
    ) -> None:
        said = f"option {option}: {reason}"
        listed = ", ".join(allowed)
        super().__init__(said, reason, why, about, option=option, allowed=listed, **about)
        self.option = option
        self.details = {"reason": reason, **about}
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
        bounded = "no" if low is None else "low" if high is None else "yes"
        within = {"no": "", "low": f" from {low} on", "yes": f" from {low} to {high}"}[bounded]
        super().__init__(
            option,
            f"{given!r} is no whole number{within}",
            given=given,
            bounded=bounded,
            low="" if low is None else str(low),
            high="" if high is None else str(high),
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


class BadArgument(Because):
    """Something on the command line that names what is not there."""

    code = "bad-argument"

    def __init__(self, reason: str, why: str, **about: Param) -> None:
        super().__init__(reason, reason, why, about)


class BadPlayers(MythosError):
    code = "bad-players"

    def __init__(self, game: str, players: int, allowed: range) -> None:
        low, high = allowed[0], allowed[-1]
        span = "some" if low < high else "one" if high == 1 else "exactly"
        seats = f"{low} to {high} players" if low < high else f"exactly {high}"
        super().__init__(
            f"{game} is for {seats}, not {players}",
            game=game,
            players=players,
            low=low,
            high=high,
            span=span,
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


class BadSeed(Because):
    code = "bad-seed"

    def __init__(self, reason: str, why: str = "", **about: Param) -> None:
        super().__init__(f"bad seed: {reason}", reason, why, about)


class BadChance(Because):
    """A result given by hand that the dice or the pile cannot have produced."""

    code = "bad-chance"

    def __init__(self, reason: str, why: str = "", **about: Param) -> None:
        super().__init__(f"impossible result: {reason}", reason, why, about)


class BadRecord(Because):
    """What is wrong with a line of a record."""

    code = "bad-record"

    def __init__(self, line: int, reason: str, why: str = "", **about: Param) -> None:
        message = f"line {line}: {reason}" if line else reason
        super().__init__(message, reason, why, about, line=str(line))
        self.line = line
        self.cause: MythosError | None = None
        """The refusal behind it."""
        self.rules: tuple[str, str] | None = None
        """The rules it was written under and those it was read under, if they differ."""

    def under(self, rules: tuple[str, str] | None) -> BadRecord:
        """The same with a hint that other rules may be the reason."""
        if rules is None:
            return self
        hint = " (written under rules {}, these are rules {})".format(*rules)
        again = BadRecord(self.line, self.reason + hint, self.why, **self.about)
        again.cause, again.rules = self.cause, rules
        return again


class OtherRules(BadRecord):
    """A record of rules that these are not: it can be read, but nothing can be proven."""

    code = "other-rules"

    def __init__(self, line: int, written: str, here: str) -> None:
        reason = f"played under rules {written}, which rules {here} cannot recompute"
        super().__init__(line, reason, why="not-these-rules", written=written, here=here)


class RecordExists(MythosError):
    """A file is there already, and no record is ever overwritten unasked."""

    code = "record-exists"

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} exists already and was left alone", file=file)


class NoRecord(BadRecord):
    """There is nothing to read where a record should be."""

    code = "no-record"

    def __init__(self, reason: str, why: str, **about: Param) -> None:
        super().__init__(0, reason, why, **about)
