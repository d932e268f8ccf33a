"""Running the scripts from one question to the next, for matches, searches and simulations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from mythos.core.asks import Ask, AskAll, Draw, Roll, Script
from mythos.core.dice import Chance
from mythos.core.errors import BrokenGame
from mythos.core.fate import DiceFate, Fate
from mythos.core.game import AnyGame
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.state import State

S = TypeVar("S", bound=State)


class Run(Generic[S]):
    """A state and the script that stands at a question. It trusts its caller to move legally."""

    __slots__ = ("answers", "fate", "game", "on_beat", "request", "script", "state", "waiting")

    def __init__(
        self, game: AnyGame, state: S, fate: Fate, on_beat: Callable[[], None] | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.fate = fate
        self.on_beat = on_beat
        self.request: Ask | AskAll | None = None
        self.answers: dict[Seat, Move] = {}
        self.script: Script | None = None
        self.waiting: list[tuple[Script, Ask | AskAll]] = []

    def begin(self) -> Self:
        """Start the next beat and run to its first question."""
        self._next_beat()
        if self.script is not None:
            self.go_on(None)
        return self

    @property
    def asked(self) -> tuple[Ask, ...]:
        """The open questions, one for each seat that has to decide; empty when the game is over."""
        request = self.request
        if request is None:
            return ()
        if isinstance(request, Ask):
            return (request,)
        return tuple(ask for ask in request.asks if ask.seat not in self.answers)

    def answer(self, seat: Seat, move: Move) -> None:
        """The asked seat makes a legal move."""
        request = self.request
        if type(request) is Ask:
            self.go_on(move)
            return
        assert isinstance(request, AskAll)
        self.answers[seat] = move
        if len(self.answers) == len(request.asks):
            moves = tuple(self.answers[ask.seat] for ask in request.asks)
            self.answers = {}
            self.go_on(moves)

    def interject(self, seat: Seat, move: Move) -> None:
        """A seat makes a move without being asked; the open question waits and is asked again."""
        assert self.script is not None
        assert self.request is not None
        self.waiting.append((self.script, self.request))
        self.script = self.game.interject(self.state, seat, move)
        self.go_on(None)

    def play(self, seat: Seat, move: Move) -> None:
        """An answer or an interjection, whichever this is."""
        for ask in self.asked:
            if ask.seat == seat and (move in ask.moves or move in ask.beside):
                self.answer(seat, move)
                return
        self.interject(seat, move)

    def again(self, moves: Iterable[tuple[Seat, Move, bool]]) -> None:
        """What was answered and interjected before, in the same order."""
        for seat, move, asked in moves:
            if asked:
                self.answer(seat, move)
            else:
                self.interject(seat, move)

    def playout(self, dice: Chance, limit: int = 0, chance: Chance | None = None) -> int:
        """Random moves to the end, or through `limit` decisions; returns the number of decisions.

        `chance` answers rolls and draws; without it the same dice do both.

        The light path: no record, no events, no validation. Everything is inlined here because
        search and simulation spend their time in this loop.
        """
        below, next_beat, state = dice.below, self.game.next_beat, self.state
        chance_below = (chance or dice).below
        script: Any = self.script
        request: Any = self.request
        answer: Any
        decisions = 0
        limit = limit or sys.maxsize
        while request is not None:
            try:
                send = script.send
                while True:
                    kind = type(request)
                    if kind is Ask:
                        if decisions >= limit:
                            break
                        moves = request.moves
                        answer = moves[below(len(moves))]
                        decisions += 1
                    elif kind is Draw:
                        pile = request.pile
                        answer = pile.pop(chance_below(len(pile)))
                    elif kind is Roll:
                        faces = request.faces
                        answer = [chance_below(faces) + 1 for _ in range(request.count)]
                    else:
                        if decisions >= limit:
                            break
                        answer = tuple(ask.moves[below(len(ask.moves))] for ask in request.asks)
                        decisions += len(answer)
                    request = send(answer)
                break
            except StopIteration:
                if self.waiting:
                    raise BrokenGame("a playout cannot start inside an interjection") from None
                request = None
                while request is None and (script := next_beat(state)) is not None:
                    request = next(script, None)
        self.script, self.request, self.answers = script, request, {}
        return decisions

    def _next_beat(self) -> None:
        self.script = self.game.next_beat(self.state)
        if self.on_beat is not None:
            self.on_beat()

    def go_on(self, answer: Any) -> None:
        """Send an answer and run to the next question, through chance and the ends of beats."""
        while True:
            try:
                request = self.script.send(answer)  # type: ignore[union-attr]
            except StopIteration:
                if self.waiting:
                    self._return_from_interjection()
                    if self.request is not None:
                        return
                self._next_beat()
                answer = None
                if self.script is None:
                    self.request = None
                    return
                continue
            kind = type(request)
            if kind is Draw:
                answer = self.fate.draw(request)  # type: ignore[arg-type]
            elif kind is Roll:
                answer = self.fate.roll(request)  # type: ignore[arg-type]
            else:
                self.request = request  # type: ignore[assignment]
                return

    def _return_from_interjection(self) -> None:
        """Ask the waiting question again from the new state; drop it if the game is over."""
        if self.game.result(self.state) is not None:
            for script, _ in self.waiting:
                script.close()
            self.waiting = []
            self.request = None
            return
        self.script, request = self.waiting.pop()
        if isinstance(request, Ask):
            self.request = request.again() if request.again else request
            return
        if any(ask.again for ask in request.asks):
            self.answers = {}
        asks = tuple(ask.again() if ask.again else ask for ask in request.asks)
        self.request = AskAll(asks)


class World(Run[S]):
    """An imagined or simulated game. Whoever has one may look at everything in it."""

    __slots__ = ()

    @classmethod
    def start(
        cls, game: AnyGame, players: int, dice: Chance, options: Struct | None = None
    ) -> Self:
        """A new game for simulation, with options that `Game.read_options` made."""
        agreed = options or game.read_options({}, players)
        return cls(game, game.setup(agreed, players), DiceFate(dice)).begin()

    def values(self) -> Sequence[float]:
        """What each seat got if the game is over, else how well it stands."""
        return self.game.payoffs(self.state) or self.game.evaluate(self.state)
