"""What a bot gets: its view, its question, and worlds that agree with what it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from mythos.core.asks import Ask
from mythos.core.dice import Chance
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.core.seats import Seat


class Sight:
    """One seat's sight of the table at its question. The true state is not in here."""

    __slots__ = ("__imagine", "ask", "players", "view")

    def __init__(
        self, ask: Ask, view: Struct, players: int, imagine: Callable[[Seat, Chance], World[Any]]
    ) -> None:
        self.ask = ask
        self.view = view
        self.players = players
        self.__imagine = imagine

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    def imagine(self, dice: Chance) -> World[Any]:
        """A world this seat holds possible, standing at its question. Equal dice, equal world."""
        return self.__imagine(self.ask.seat, dice)


class Adviser(Protocol):
    """A bot that can also say how good it thinks the moves are."""

    def advise(self, sight: Sight, /) -> list[tuple[Move, float]]:
        """The moves of the question, the best first, each with the chance of winning after it."""


class Bot(Protocol):
    """Anything that decides."""

    def choose(self, sight: Sight, /) -> Move:
        """One of `sight.ask.moves`."""
