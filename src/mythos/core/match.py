"""A match: one running game with its seats, its dice, its open questions and its record."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from mythos.core.asks import Ask, Draw, Roll
from mythos.core.dice import Chance, Dice, commitment, fresh_seed
from mythos.core.errors import (
    BadSeat,
    GameOver,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UndoNeedsConsent,
)
from mythos.core.events import UNDONE, Event
from mythos.core.fate import DiceFate, Fate, GivenFate, Outcome
from mythos.core.game import AnyGame, Result
from mythos.core.moves import Move, parse_move
from mythos.core.record import (
    FIRST_LINE,
    FORMAT,
    Drawn,
    Ending,
    Entry,
    Header,
    Moved,
    Record,
    Rolled,
    Undone,
)
from mythos.core.run import Run, World
from mythos.core.seats import EVERYONE, SPECTATOR, Seat, hears
from mythos.core.sight import Sight
from mythos.core.state import State, load, save

S = TypeVar("S", bound=State)


class Beat(Struct, Generic[S]):
    """The state at the start of a beat and everything that was answered since."""

    state: S
    at: int
    moves: list[tuple[Seat, Move, bool]]
    """Who moved how, and whether it was the answer to a question or an interjection."""
    outcomes: list[Outcome]


class Snapshot(Struct, frozen=True):
    """A match between two answers, as plain data: enough to go on from, without its past."""

    header: Header
    seed: str
    block: int
    at: int
    state: dict[str, Any]
    moves: list[tuple[Seat, str]]
    outcomes: list[Outcome]
    change: int = 0
    """After so many changes of the rules; each began other dice."""


class Match(Generic[S]):
    """A running game. Every change goes through `play` and `undo`; a refusal changes nothing."""

    def __init__(
        self,
        game: AnyGame,
        players: int | Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        fate: Fate | None = None,
        header: Header | None = None,
        listen: bool = True,
    ) -> None:
        """A new match. `players` is a number or the seats' names; without a seed one is drawn.

        `fate` answers for chance in the dice's place: a test's list, a replayed record.
        """
        names = [f"seat {n}" for n in range(players)] if isinstance(players, int) else players
        read = game.read_options(options or {}, len(names))
        self.game = game
        self.seed = fresh_seed() if seed is None else seed
        self.header = header or Header(
            FORMAT,
            game.id,
            game.rules_version,
            msgspec.to_builtins(read),
            tuple(names),
            commitment(self.seed),
        )
        self.change = 0
        self.dice = self.header.dice(self.seed)
        self._fate: Fate = DiceFate(self.dice) if fate is None else fate
        self._start(game.setup(read, len(names)), listen)
        self._run.begin()

    def _start(self, state: S, listen: bool) -> None:
        self.offset = 0
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self._heard: list[int] = []
        self._base = state.copy()
        self._beat: Beat[S] = Beat(self._base, 0, [], [])
        state.log = self.events if listen else None
        self._run: Run[S] = Run(self.game, state, self, self._begin_beat)

    # What anybody may ask of a match.

    @property
    def players(self) -> int:
        return len(self.header.seats)

    @property
    def state(self) -> S:
        """The true state: for rules, tests and the referee, never for a player or a bot."""
        return self._run.state

    @property
    def asked(self) -> tuple[Ask, ...]:
        """The open questions; empty when the game is over."""
        request = self._run.request
        return (request,) if type(request) is Ask else self._run.asked

    @property
    def over(self) -> bool:
        return self._run.request is None

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self._run.state)
        return result

    def question(self, seat: Seat) -> Ask | None:
        """The question that this seat has to answer, if any."""
        for ask in self.asked:
            if ask.seat == seat:
                return ask
        return None

    def interjections(self, seat: Seat) -> Sequence[Move]:
        """What this seat may do now without being asked."""
        return () if self.over else self.game.interjections(self._run.state, seat)

    def prices(self, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
        """What moves that the seat is offered cost now."""
        return self.game.prices(self._run.state, seat, moves)

    def view(self, seat: Seat) -> Struct:
        """What the seat may know; `SPECTATOR` sees what is public."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        view: Struct = self.game.view(self._run.state, seat)
        return view

    def heard(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events that the seat may know, from the given number on."""
        return [event for event in self.events[since:] if hears(event.audience, seat)]

    def open_view(self) -> Struct:
        """Everything, whoever may know it: only for looking back at a game that is over."""
        view: Struct = self.game.open_view(self._run.state)
        return view

    def heard_openly(self, since: int = 0) -> list[Event]:
        """What happened with nothing hidden: of what is told in two ways, the fuller one.

        Who only watches hears the lesser one; so whatever is for spectators, but not for all, has
        a fuller twin for those who may know more.
        """
        return [
            event
            for event in self.events[since:]
            if event.audience == EVERYONE or not hears(event.audience, SPECTATOR)
        ]

    def live_entries(self) -> list[Entry]:
        """What happened and was not taken back, in order."""
        return [self.entries[number] for number in self._live()]

    # What a seat may do.

    def play(self, seat: Seat, move: str) -> None:
        """The seat answers its question, or interjects."""
        run = self._run
        request = run.request
        if type(request) is Ask and request.seat == seat:  # the common case, without a detour
            for legal in request.moves:
                if legal == move:
                    self._heard.append(len(self.events))
                    self.entries.append(Moved(seat, legal))
                    self._beat.moves.append((seat, legal, True))
                    run.go_on(legal)
                    return
        found, ask = self._find(seat, move)
        self._note(seat, found, asked=ask is not None)
        if ask is None:
            run.interject(seat, found)
        else:
            run.answer(seat, found)

    def stand(self, seat: Seat, move: str) -> None:
        """A move that was made before stands, even if these rules would not allow it any more.

        Only if they still ask that seat. Whoever runs a move of other rules has to be ready for a
        script that breaks, and for a state that is not sound.
        """
        try:
            self.play(seat, move)
        except IllegalMove:
            made = parse_move(self.game.moves, move)
            self._note(seat, made, asked=True)
            self._run.answer(seat, made)

    def check(self, seat: Seat, move: str) -> None:
        """Refuse what `play` would refuse, for the same reason; change nothing."""
        self._find(seat, move)

    def _note(self, seat: Seat, move: Move, *, asked: bool) -> None:
        self._heard.append(len(self.events))
        self.entries.append(Moved(seat, move))
        self._beat.moves.append((seat, move, asked))

    def _find(self, seat: Seat, move: str) -> tuple[Move, Ask | None]:
        """The legal move behind a text, with its question; None if it is an interjection."""
        self._check_seat(seat)
        if self.over:
            raise GameOver
        ask = self.question(seat)
        for legal in (*ask.moves, *ask.beside) if ask else ():
            if legal == move:
                return legal, ask
        spontaneous = self.interjections(seat)
        for legal in spontaneous:
            if legal == move:
                return legal, None
        if ask is None:
            raise NotYourTurn(seat, [each.seat for each in self.asked], spontaneous)
        why = self.game.why_not(self.state, seat, move)
        legal_moves = list(dict.fromkeys([*ask.moves, *ask.beside, *spontaneous]))
        raise IllegalMove(move, legal_moves, *((why.key, why.clause) if why else ()))

    def undo(self, seat: Seat, *, consent: bool = False) -> None:
        """Take back the seat's last move. Free until something was rolled or revealed since."""
        self._check_seat(seat)
        number = self._last_move_of(seat)
        if not consent:
            self._check_free(seat, number)
        self.entries.append(Undone(number + FIRST_LINE + self.offset, seat))
        self.events.append(Event(UNDONE, {"seat": seat, "since": self._heard_before(number)}))
        self._rebuild()

    def _last_move_of(self, seat: Seat) -> int:
        for number in reversed(self._live()):
            entry = self.entries[number]
            if isinstance(entry, Moved) and entry.seat == seat:
                return number
        raise NothingToUndo(seat)

    def _check_free(self, seat: Seat, number: int) -> None:
        for later in self._live():
            entry = self.entries[later]
            if later > number and not isinstance(entry, Moved):
                raise UndoNeedsConsent(seat, "chance")
            if later > number and isinstance(entry, Moved) and entry.seat != seat:
                raise UndoNeedsConsent(seat, "others")
        if any(event.reveals for event in self.events[self._heard_before(number) :]):
            raise UndoNeedsConsent(seat, "reveal")

    def _heard_before(self, number: int) -> int:
        """How many events there were before the move with this number among the entries."""
        return self._heard[sum(isinstance(entry, Moved) for entry in self.entries[:number])]

    def _live(self) -> list[int]:
        """The numbers of the entries that were not taken back."""
        live: list[int] = []
        for number, entry in enumerate(self.entries):
            if isinstance(entry, Undone):
                del live[bisect_left(live, entry.undo - FIRST_LINE - self.offset) :]
            else:
                live.append(number)
        return live

    # Copies, worlds, snapshots, records.

    def copy(self) -> Match[S]:
        """An independent match at the same place, with the same dice to come."""
        new = object.__new__(Match)
        new.game, new.seed, new.header = self.game, self.seed, self.header
        new.offset, new.change = self.offset, self.change
        new.dice = self.dice.copy()
        new._fate = DiceFate(new.dice)
        new.entries, new.events = self.entries[:], self.events[:]
        new._heard = self._heard[:]
        new._base = self._base
        beat = self._beat
        new._beat = Beat(beat.state, beat.at, beat.moves[:], beat.outcomes[:])
        new._run = new._again_from_beat(listen=self.state.log is not None)
        return new

    def imagine(self, seat: Seat, dice: Chance) -> World[S]:
        """A world that the seat holds possible, at the same question. Equal dice, equal world."""
        self._check_seat(seat)
        world: World[S] = World(self.game, self._beat.state.copy(), GivenFate(self._beat.outcomes))
        world.begin().again(self._beat.moves)
        world.answers = {who: move for who, move in world.answers.items() if who == seat}
        self.game.imagine(world.state, seat, dice)
        world.fate = DiceFate(dice)
        return world

    def sight(self, seat: Seat) -> Sight:
        """What a bot on this seat gets at its question."""
        ask = self.question(seat)
        if ask is None:
            raise NotYourTurn(seat, [each.seat for each in self.asked])
        return Sight(ask, self.view(seat), self.players, self.imagine)

    def snapshot(self) -> Snapshot:
        """The state at the last beat and the answers since, as plain data."""
        beat, dice = self._beat, self.dice
        return Snapshot(
            self.header,
            self.seed.hex(),
            dice.block,
            dice.at,
            save(beat.state),
            [(seat, str(move)) for seat, move, _ in beat.moves],
            beat.outcomes[:],
            self.change,
        )

    @classmethod
    def resume(cls, game: AnyGame, snapshot: Snapshot) -> Self:
        """The match that a snapshot was taken of; it can be undone back to the snapshot's beat."""
        seed = bytes.fromhex(snapshot.seed)
        fresh = snapshot.header.dice(seed, snapshot.change)
        dice = Dice(fresh.seed, snapshot.block, snapshot.at)
        state = load(game.state_type, game.renew(snapshot.state))
        match = cls.at(game, state, snapshot.header, dice, GivenFate(snapshot.outcomes))
        match.seed, match.change = seed, snapshot.change
        for seat, move in snapshot.moves:
            match.stand(seat, move)
        match.continue_with_dice()
        return match

    def begin_other_dice(self) -> None:
        """The rules have changed: the dice begin anew, at a place that nobody can choose."""
        self.change += 1
        self.dice = self.header.dice(self.seed, self.change)
        self.continue_with_dice()

    @classmethod
    def at(
        cls, game: AnyGame, state: S, header: Header, dice: Dice, fate: Fate | None = None
    ) -> Self:
        """A match that starts from a position: a snapshot's, a puzzle's, a test's."""
        match = object.__new__(cls)
        match.game, match.header, match.seed, match.dice = game, header, dice.seed, dice
        match.change = 0
        match._fate = fate or DiceFate(dice)
        match._start(state, listen=True)
        match._run.begin()
        return match

    def record(self) -> Record:
        """The whole game so far; a finished one with its result and seed."""
        result = self.result
        ending = Ending(result, self.seed.hex()) if result is not None else None
        return Record(self.header, self.entries[:], ending)

    def answer_chance_by(self, fate: Fate) -> None:
        """From here on this fate answers for chance."""
        self._fate = fate

    def continue_with_dice(self) -> None:
        """From here on the match's own dice answer for chance."""
        self._fate = DiceFate(self.dice)

    # Fate, as the scripts see it: ask, then write down.

    def roll(self, request: Roll) -> list[int]:
        faces = self._fate.roll(request)
        self.entries.append(Rolled(faces))
        self._beat.outcomes.append(faces)
        return faces[:]  # a script may go on with them as it likes

    def draw(self, request: Draw) -> int:
        item = self._fate.draw(request)
        self.entries.append(Drawn(request.names[item]))
        self._beat.outcomes.append(item)
        return item

    # Inside.

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.players:
            raise BadSeat(seat, self.players)

    def _begin_beat(self) -> None:
        self._beat = Beat(self._run.state.copy(), len(self.entries), [], [])

    def _again_from_beat(self, *, listen: bool) -> Run[S]:
        """Run the present beat again with the answers given so far."""
        run: Run[S] = Run(self.game, self._beat.state.copy(), GivenFate(self._beat.outcomes))
        run.begin().again(self._beat.moves)
        run.fate, run.on_beat = self, self._begin_beat
        run.state.log = self.events if listen else None
        return run

    def _rebuild(self) -> None:
        """Put the match where the live entries lead, from the last beat if it lies behind them."""
        listen = self.state.log is not None
        live = self._live()
        undone = self.entries[-1]
        assert isinstance(undone, Undone)
        if self._beat.at <= undone.undo - FIRST_LINE - self.offset:
            kept = [self.entries[number] for number in live if number >= self._beat.at]
            moved = sum(isinstance(entry, Moved) for entry in kept)
            del self._beat.moves[moved:]
            del self._beat.outcomes[len(kept) - moved :]
            self._run = self._again_from_beat(listen=listen)
            return
        self._replay_live(live, listen)

    def _replay_live(self, live: list[int], listen: bool) -> None:
        """From the very start, or the snapshot this match came from, through all live entries."""
        entries, events, fate, heard = self.entries, self.events, self._fate, self._heard
        offset = self.offset
        again = _LiveFate(self.live_entries())
        self._fate = again
        self._start(self._base.copy(), listen=False)
        self._run.begin()
        for seat, move in again.moves:
            self.stand(seat, move)
        self.entries, self.events, self._fate, self._heard = entries, events, fate, heard
        self.offset = offset
        self._beat.at = live[self._beat.at] if self._beat.at < len(live) else len(entries)
        self.state.log = events if listen else None


class _LiveFate:
    """Fate as it was, read off entries."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.moves = [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]
        self._rolls = iter([entry.roll for entry in entries if isinstance(entry, Rolled)])
        self._draws = iter([entry.draw for entry in entries if isinstance(entry, Drawn)])

    def roll(self, request: Roll) -> list[int]:
        return next(self._rolls)

    def draw(self, request: Draw) -> int:
        item = list(request.names).index(next(self._draws))
        request.pile.remove(item)
        return item
