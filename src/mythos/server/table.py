"""A table in memory: seats, the running match, its log. It changes only by applying rows.

A command is judged here and becomes rows; the engine makes them durable and only then tells
anybody. A row from another process is applied in the same way: the dice are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from mythos.core.dice import Dice
from mythos.core.errors import GameOver, UndoNeedsConsent
from mythos.core.game import AnyGame, Result
from mythos.core.match import Match, Snapshot
from mythos.core.record import FORMAT, SHARED, Ending, Header, Record, parse_record
from mythos.core.seats import Seat
from mythos.core.state import load, save
from mythos.server import log
from mythos.server.errors import NotBegun, NoUndoAsked
from mythos.server.handing import Handing, has_say, is_agreed
from mythos.server.log import (
    Begun,
    Holder,
    Noted,
    Over,
    Played,
    Rematched,
    Row,
    RulesChanged,
    Said,
    SeatAnswered,
    SeatAsked,
    SeatGiven,
    TakenBack,
    UndoAnswered,
    UndoAsked,
)
from mythos.server.protocol import SeatInfo, Told
from mythos.server.storage.interface import LogRow, StoredTable
from mythos.server.watchdog import UNWATCHED, Watchdog

P = ParamSpec("P")
R = TypeVar("R")


class Wish(Struct):
    """An undo that waits for consent."""

    seat: Seat
    agreed: list[Seat]


class HistoryEntry(Struct, frozen=True, gc=False):
    """Where the game's events stood after a row, and what the table itself said in it."""

    number: int
    events: int
    told: tuple[Told, ...]


def runs_rules(
    method: Callable[Concatenate[Table, P], R],
) -> Callable[Concatenate[Table, P], R]:
    """A method that runs rules: RulesRanAway if they come to no end. It calls no storage."""

    @wraps(method)
    def watched(self: Table, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.run_rules(partial(method, self, *args, **kwargs))

    return watched


class Table:
    """One table. Rows are applied in the order of their numbers."""

    def __init__(self, stored: StoredTable, game: AnyGame, watchdog: Watchdog = UNWATCHED) -> None:
        self.stored = stored
        self.game = game
        self._watchdog = watchdog
        self.header = msgspec.json.decode(stored.header, type=Header)
        self.seats = [Holder() for _ in self.header.seats]
        self.seat_infos = [seat_info(each) for each in self.seats]
        """Who sits where, for everybody's eyes; a new list whenever somebody sits down."""
        self.sat_before = self.seat_infos[:]
        """Who had each seat before its holder: the log names people as they were then."""
        self.match: Match[Any] | None = None
        self.number = 0
        self.wish: Wish | None = None
        self.handing = Handing()
        self.moved = 0.0
        """When the game last went on, in seconds since 1970."""
        self.history: list[HistoryEntry] = []
        self.snapshot_at = 0
        self.played = False
        """Has anybody moved yet?"""
        self.rematch: Rematched | None = None
        """The other game that somebody has set up after this one."""
        self.scored = False
        """A scored attempt: what was revealed cannot be taken back, and nobody helps."""
        self.used = 0.0
        """When it was last asked for, on a clock that never goes back."""
        self.rules = self.header.rules
        self.rerun_moves = 0
        """Moves of older rules that were run again under the present ones, on opening."""
        self.back = 0
        """Moves of older rules that had to be taken back, on opening."""
        self.over: Over | None = None
        """How the game ended, once that is in the log."""
        self.entries: list[msgspec.Raw] = []
        self.answered: dict[tuple[str, str], int] = {}
        """Commands that were done, by whom and id, with the number at which they took effect."""

    def run_rules(self, work: Callable[[], R]) -> R:
        """Run something of the game's own, under the eyes of the watchdog."""
        return self._watchdog.run(self.stored.id, work, self._written)

    def _written(self) -> int:
        """How much the rules have written so far; asked by the watchdog's thread."""
        match = self.match
        return len(match.entries) + len(match.events) if match else 0

    # What a command becomes.

    @runs_rules
    def move(self, seat: Seat, move: str, command: str = "") -> Row:
        """Play a move; the row holds what it added to the record."""
        match = self._running()
        before = len(match.entries)
        match.play(seat, move)
        self.wish = None
        return Played(seat, move, [log.raw(each) for each in match.entries[before:]], command)

    @runs_rules
    def check(self, seat: Seat, move: str) -> None:
        """Refuse what a move would be refused for; change nothing."""
        self._running().check(seat, move)

    @runs_rules
    def undo(self, seat: Seat, command: str = "") -> Row:
        """Take the seat's last move back if that is free; else ask the table."""
        match = self._running()
        if match.over:  # the seed is known to everybody now
            raise GameOver
        before = len(match.entries)
        try:
            match.undo(seat)
        except UndoNeedsConsent:
            if self.scored:
                raise
            agreed = [seat, *(n for n, holder in enumerate(self.seats) if not holder.person)]
            if len(set(agreed)) < len(self.seats):
                self.wish = Wish(seat, agreed)
                return UndoAsked(seat, command)
            match.undo(seat, consent=True)
        self.wish = None
        return TakenBack(seat, [log.raw(each) for each in match.entries[before:]], command)

    @runs_rules
    def consent(self, seat: Seat, yes: bool, command: str = "") -> list[Row]:
        """A seat's answer to a wish; the last consent takes the move back."""
        if self.wish is None or seat in self.wish.agreed:
            raise NoUndoAsked
        rows: list[Row] = [UndoAnswered(seat, yes, command)]
        if not yes:
            self.wish = None
            return rows
        self.wish.agreed.append(seat)
        if len(set(self.wish.agreed)) == len(self.seats):
            match, wanted = self._running(), self.wish.seat
            before = len(match.entries)
            match.undo(wanted, consent=True)
            self.wish = None
            rows.append(TakenBack(wanted, [log.raw(each) for each in match.entries[before:]]))
        return rows

    @runs_rules
    def answer_offer(self, seat: Seat, yes: bool, command: str = "") -> list[Row]:
        """A seat's say to a change of seats; the last yes that is needed hands the seat over."""
        offer, person = self.handing.offer, self.seats[seat].person
        if offer is None or not has_say(offer, self.seats, person):
            raise NoUndoAsked
        rows: list[Row] = [SeatAnswered(seat, yes, command)]
        said = msgspec.structs.replace(offer, agreed=offer.agreed | {person})
        if yes and is_agreed(said, self.seats):
            rows += self.give_seat(offer.seat, offer.holder)
        return rows

    @runs_rules
    def give_seat(self, seat: Seat, holder: Holder) -> list[Row]:
        """A seat changes hands; when the last one is filled the game begins."""
        self._sit(seat, holder)
        rows: list[Row] = [SeatGiven(seat, holder)]
        if self.match is None and not any(each.is_open for each in self.seats):
            rows.append(self._begin())
        return rows

    def _sit(self, seat: Seat, holder: Holder) -> None:
        self.sat_before[seat] = self.seat_infos[seat]
        self.seats[seat] = holder
        self.seat_infos = [seat_info(each) for each in self.seats]

    def _begin(self) -> Row:
        names = tuple(holder.name for holder in self.seats)
        shares = () if self.scored else tuple(holder.share for holder in self.seats)
        self._start(names, shares)
        assert self.match is not None
        return Begun(names, [log.raw(entry) for entry in self.match.entries], shares)

    def _agree(self, names: tuple[str, ...], shares: tuple[str, ...]) -> None:
        form = SHARED if shares else FORMAT
        self.header = msgspec.structs.replace(self.header, record=form, seats=names, shares=shares)

    def _start(self, names: tuple[str, ...], shares: tuple[str, ...]) -> None:
        self._agree(names, shares)
        self.match = Match(
            self.game,
            names,
            options=self.header.options,
            seed=self.stored.seed,
            header=self.header,
        )

    def end(self) -> Row | None:
        """The row that says how the game has ended; None while it runs, and once it is there."""
        match = self.match
        if match is None or not match.over or self.over is not None:
            return None
        return self.run_rules(partial(self._end, match))

    def _end(self, match: Match[Any]) -> Row:
        result = match.result
        assert result is not None
        state = msgspec.Raw(msgspec.json.encode(save(match.state)))
        return Over(result, self.story(), state)

    # What rows do.

    def note(self, number: int, row: Row, at: float = 0.0) -> None:
        """Remember a row whose effect is there already."""
        self.number = number
        if isinstance(row, Begun | Played | TakenBack):
            self.moved = at
        self.remember(number, row)
        events = len(self.match.events) if self.match else 0
        if isinstance(row, SeatGiven):  # the last one begins the game, which has a row of its own
            events = self.history[-1].events if self.history else 0
        if type(row) is Played:
            self.played = True
        told = () if type(row) is Played else tuple(told_of(row, number, self.sat_before))
        self.history.append(HistoryEntry(number, events, told))

    def remember(self, number: int, row: Row) -> None:
        """Keep what a row adds to the record, and that its command was done."""
        self.entries += getattr(row, "entries", ())
        self.handing.note(row, self.seats)
        if isinstance(row, Rematched):
            self.rematch = row
        elif isinstance(row, Over):
            self.over = row
        if command := getattr(row, "id", ""):
            who = row.by if isinstance(row, Said) else seat_key(getattr(row, "seat", -1))
            self.answered[who, command] = number

    @runs_rules
    def apply(self, stored: LogRow, row: Row, *, stands: bool = False) -> None:
        """Do what a row of the log says: on opening the table, or from another process.

        A move of older rules may stand although these would not allow it.
        """
        if isinstance(row, SeatGiven):
            self._sit(row.seat, row.holder)
        elif isinstance(row, Begun):
            self._start(row.names, row.shares)
        elif isinstance(row, Played):
            match = self._running()
            (match.stand if stands else match.play)(row.seat, row.move)
            self.wish = None
        elif isinstance(row, TakenBack):
            self._running().undo(row.seat, consent=True)
            self.wish = None
        elif isinstance(row, UndoAsked):
            agreed = [row.seat, *(n for n, each in enumerate(self.seats) if not each.person)]
            self.wish = Wish(row.seat, agreed)
        elif isinstance(row, UndoAnswered):
            self._answer(row)
        elif isinstance(row, RulesChanged):
            self.resume(msgspec.json.decode(row.snapshot, type=Snapshot), stored.number)
            self.rules = row.version
        self.note(stored.number, row, stored.at)

    def pass_over(self, number: int, row: Row) -> None:
        """A row that a snapshot already holds: only seats, record and commands are read off it."""
        if isinstance(row, SeatGiven):
            self._sit(row.seat, row.holder)
        elif isinstance(row, RulesChanged):
            self.rules = row.version
        elif isinstance(row, Played):
            self.played = True
        elif isinstance(row, Begun):
            self._agree(row.names, row.shares)
        self.number = number
        self.remember(number, row)

    def _answer(self, row: UndoAnswered) -> None:
        if self.wish is not None and row.yes:
            self.wish.agreed.append(row.seat)
        else:
            self.wish = None

    @runs_rules
    def resume(self, snapshot: Snapshot, number: int) -> None:
        """Go on from a snapshot: events before it are not known here."""
        self.match = Match.resume(self.game, snapshot)
        self.match.offset = len(self.entries) - len(self.match.entries)
        self.header = snapshot.header
        # What the present beat's answers told was told before.
        self.history = [HistoryEntry(number - 1, len(self.match.events), ())]
        self.snapshot_at = number

    @runs_rules
    def show_end(self) -> None:
        """The last position of a game that these rules cannot run, from the state of its end."""
        assert self.over is not None
        state = load(self.game.state_type, self.game.renew(msgspec.json.decode(self.over.state)))
        self.show(Match.at(self.game, state, self.header, Dice(self.stored.seed)))

    def show(self, match: Match[Any]) -> None:
        """This is how the game stands; nothing of how it came there is told again."""
        self.match = match
        self.history = [HistoryEntry(self.number, len(match.events), ())]

    def begin_again(self) -> None:
        """The game has gone back to the start of a beat, after rows that are only read."""
        match = self._running()
        match.offset = len(self.entries) - len(match.entries)
        self.wish = None
        self.show(match)

    # What others may ask.

    def _running(self) -> Match[Any]:
        if self.match is None:
            raise NotBegun
        return self.match

    @property
    def status(self) -> str:
        if self.over is not None:
            return "finished"
        if self.match is None:
            return "open"
        return "finished" if self.match.over else "running"

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        if self.over is not None:
            return self.over.result
        return self.match.result if self.match and self.match.over else None

    def asked(self) -> tuple[Seat, ...]:
        return tuple([ask.seat for ask in self.match.asked]) if self.match else ()

    @runs_rules
    def story(self) -> dict[str, int]:
        """What the game is remembered by, once it is over."""
        if self.over is not None:
            return self.over.story
        return self.game.story(self.match.state) if self.match and self.match.over else {}

    @runs_rules
    def difficulty(self) -> str:
        agreed = msgspec.convert(self.header.options, self.game.options_type, strict=False)
        return self.game.difficulty(agreed)

    def bot_to_move(self) -> Seat | None:
        """A seat with a bot that has to decide."""
        for seat in self.asked():
            if self.seats[seat].bot:
                return seat
        return None

    def record(self) -> Record:
        """The whole record, from the log's entries; a finished one with its seed."""
        lines = [msgspec.json.encode(self.header), *map(bytes, self.entries)]
        record = parse_record(b"\n".join(lines).decode())
        result = self.result
        ending = None if result is None else Ending(result, self.stored.seed.hex())
        return msgspec.structs.replace(record, ending=ending)


def seat_key(seat: Seat) -> str:
    """Who has sent a command, when it was a seat; a person's chat goes by the person."""
    return f"seat {seat}"


def seat_info(holder: Holder) -> SeatInfo:
    """Who sits there; no person's id, which is nobody's business."""
    if holder.is_open:
        return SeatInfo(holder.name, "open", "")
    return SeatInfo(holder.name, "bot" if holder.bot else "person", holder.bot)


def told_of(row: Row, number: int, sat_before: Sequence[SeatInfo]) -> Iterable[Told]:
    """What the table itself says about a row; the game's own events speak for its moves."""
    if isinstance(row, SeatGiven):
        holder = row.holder
        kind = "bot" if holder.bot else "person" if holder.person else "open"
        params = {
            "seat": row.seat,
            "name": holder.name,
            "bot": holder.bot,
            "was": sat_before[row.seat],
        }
        key = "seat-kept" if holder.kept else f"seat-{kind}"
        yield Told(key, params, house=True, row=number)
    elif isinstance(row, Said):
        yield Told(
            "chat", {"name": row.name, "text": row.text, "seat": row.seat}, house=True, row=number
        )
    elif isinstance(row, UndoAsked):
        yield Told("undo-asked", {"seat": row.seat}, house=True, row=number)
    elif isinstance(row, UndoAnswered):
        yield Told("undo-answered", {"seat": row.seat, "yes": row.yes}, house=True, row=number)
    elif isinstance(row, SeatAsked):
        to = "bot" if row.holder.bot else "person"
        asked = {"seat": row.seat, "name": row.holder.name, "to": to, "by": row.by}
        yield Told("handing-asked", asked, house=True, row=number)
    elif isinstance(row, SeatAnswered):
        yield Told("handing-answered", {"seat": row.seat, "yes": row.yes}, house=True, row=number)
    elif isinstance(row, Rematched):
        params = {"table": row.table, "name": row.name}
        yield Told("rematch", params, house=True, row=number)
    elif isinstance(row, Noted):
        yield Told(row.key, dict(row.params), house=True, row=number)
    elif isinstance(row, RulesChanged):
        again = {"again": row.rerun_moves} if row.rerun_moves else {}
        params = {"version": row.version, "back": row.back, **again}
        yield Told("rules-changed", params, house=True, row=number)
