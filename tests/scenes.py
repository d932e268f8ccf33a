"""What the scenarios of all games share: a match in the middle of a game, and what is true then."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from mythos.core.asks import Ask
from mythos.core.errors import IllegalMove
from mythos.core.match import Match
from mythos.core.state import State

S = TypeVar("S", bound=State)


class BaseScene(Generic[S]):
    """A match whose chance to come was written down beforehand."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    @property
    def s(self) -> S:
        return self.match.state

    @property
    def ask(self) -> Ask:
        (ask,) = self.match.asked
        return ask

    @property
    def moves(self) -> list[str]:
        return [str(move) for move in self.ask.moves]

    @property
    def clause(self) -> str:
        return self.ask.question.clause

    def plays(self, *moves: str) -> Self:
        """Whoever is asked makes these moves, one after the other."""
        for move in moves:
            self.match.play(self.ask.seat, move)
            assert self.match.game.flaws(self.s) == []
        return self

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The parameters of every event with this key, in order."""
        return [dict(event.params) for event in self.match.events if event.key == key]

    @property
    def story(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.match.events]

    def why_not(self, move: str) -> tuple[str, str]:
        """The reason and the clause with which a move is refused."""
        try:
            self.match.play(self.ask.seat, move)
        except IllegalMove as error:
            return error.reason, error.clause
        raise AssertionError(f"{move} is legal")
