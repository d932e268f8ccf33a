"""What a game brings to the table. Everything else in the house works through this class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from mythos.core.asks import Script
from mythos.core.dice import Chance
from mythos.core.errors import BadPlayers, BrokenGame
from mythos.core.events import Event
from mythos.core.moves import Move
from mythos.core.options import read_options
from mythos.core.seats import SPECTATOR, Seat
from mythos.core.state import State

if TYPE_CHECKING:
    from mythos.core.sight import Bot

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Struct)  # noqa: E741  (O for options, as S for state)
V = TypeVar("V", bound=Struct)


class Result(Struct, frozen=True):
    """How a game ended: who won, and each seat's score in the game's own measure."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class WhyNot(Struct, frozen=True):
    """Why a move is not possible now: a text key and the clause behind it."""

    key: str
    clause: str


class Deed(Struct, frozen=True):
    """Something that statistics count: who did it, with what, and what it was."""

    seat: Seat
    by: str
    what: str


class Game(ABC, Generic[S, O, V]):
    """A game: its name, its seats and options, and the rules as functions of the state."""

    id: ClassVar[str]
    rules_version: ClassVar[str]
    players: ClassVar[range]
    default_players: ClassVar[int]
    moves: tuple[type[Move], ...]
    state_type: type[S]
    options_type: type[O]
    folder: ClassVar[Path]
    """Where `texts/<lang>.ftl` and `rules/<lang>.toml` lie, or `texts/<part>/` with both."""
    earlier_rules: ClassVar[tuple[str, ...]] = ()
    """The versions that came before `rules_version`: their games are known here."""
    first_game: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Options that make a good first game of `default_players`, for whoever has the first seat."""
    daily: ClassVar[bool] = False
    """Whether the game makes a good daily case: one player, one deal for everybody."""
    talk_clause: ClassVar[str] = ""
    """The clause about what may be said at the table, if there is one; its short form is the text
    `<id>-talk`, and people read both where they talk.
    """
    deeds_of: ClassVar[str] = ""
    """What its statistics count the deeds of, where there is such a thing: a word. The name of one
    is the text `<id>-<word>-<name>`, that of a deed `<id>-deed-<what>`.
    """
    screen: ClassVar[str] = ""
    """`module:function` that draws a view in a terminal; empty for the plain drawing."""

    @abstractmethod
    def setup(self, options: O, players: int) -> S:
        """The state before the first beat. Nothing is random here."""

    @abstractmethod
    def next_beat(self, s: S) -> Script | None:
        """The script that comes next, chosen from the state alone; None when the game is over."""

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """What this seat may know, built field by field."""

    def open_view(self, s: S) -> V:
        """The table with nothing hidden, for looking back at a game that is over."""
        return self.view(s, SPECTATOR)

    @abstractmethod
    def imagine(self, s: S, seat: Seat, dice: Chance) -> None:
        """Replace, in place, what the seat cannot know by a sample that fits what it knows."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """How the game ended, or None while it runs."""

    def check(self, options: O, players: int) -> None:
        """Refuse, with BadOption, options that do not fit together or the number of players."""

    def choices(self, option: str) -> Sequence[str]:
        """What an option of several or for each seat picks from; the words of a choice are
        `<id>-option-<name>-<choice>`.
        """
        return ()

    def sets(self, option: str) -> Mapping[str, Sequence[str]]:
        """The choices of an option of several that stand for others, with those."""
        return {}

    def shelves(self, option: str) -> Sequence[str]:
        """The sets by which the choices of an option of several are shown: each is in one."""
        return ()

    def evaluate(self, s: S) -> Sequence[float]:
        """How well each seat stands, from 0 (lost) to 1 (won)."""
        return self.payoffs(s) or [0.5] * 64

    def payoffs(self, s: S) -> Sequence[float] | None:
        """What each seat got out of a finished game: 1 for winning, 0 for losing."""
        result = self.result(s)
        if result is None:
            return None
        return [1.0 if seat in result.winners else 0.0 for seat in range(len(result.scores))]

    def interjections(self, s: S, seat: Seat) -> Sequence[Move]:
        """The moves this seat may make now although it is not asked."""
        return ()

    def prices(self, s: S, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
        """What the moves that a seat is offered cost; what is free is left out."""
        return {}

    def interject(self, s: S, seat: Seat, move: Move) -> Script:
        """Carry out an interjection."""
        raise BrokenGame(f"{self.id} allows an interjection and does not carry it out")

    def why_not(self, s: S, seat: Seat, move: str) -> WhyNot | None:
        """Why this move is not legal now, as far as the seat may know it."""
        return None

    def bots(self) -> Mapping[str, Callable[[bytes], Bot]]:
        """Bots that only this game has, by name, made from a seed; the first is the default."""
        return {}

    def sides(self, s: S) -> Sequence[str]:
        """What each seat plays, where seats differ (a faction, a colour), for balance tables."""
        return ()

    def counts_deeds(self, options: O) -> bool:
        """Is there anything in a game with these options whose deeds are counted?"""
        return False

    def doers(self, s: S) -> Sequence[str]:
        """What deeds are counted of at this table, whether they did anything or not."""
        return ()

    def deeds(self, s: S, seat: Seat, move: Move, events: Sequence[Event]) -> Sequence[Deed]:
        """What there is to count of a move and of all that it led to; the state is that after."""
        return ()

    def story(self, s: S) -> dict[str, int]:
        """The numbers that a finished game is remembered by, for statistics and leaderboards."""
        return {}

    def rank(self, story: Mapping[str, int]) -> tuple[int, ...]:
        """How good such a story is: the greater the better, compared from left to right."""
        return ()

    def difficulty(self, options: O) -> str:
        """The name of a difficulty, a text `<id>-difficulty-<name>`; empty if there is only one."""
        return ""

    def flaws(self, s: S) -> list[str]:
        """What is wrong with a state that should not be: the fuzzer asks after every move."""
        return []

    def renew(self, state: dict[str, Any]) -> dict[str, Any]:
        """A saved state, of these rules or of older ones, as these rules keep it."""
        return state

    def read_options(self, given: Mapping[str, Any], players: int) -> O:
        """Typed options from names and values, texts or words; refuses what does not fit."""
        if players not in self.players:
            raise BadPlayers(self.id, players, self.players)
        if not given:
            self.check(defaults := self.options_type(), players)
            return defaults
        values = read_options(self, given, players)
        options = msgspec.convert(values, self.options_type, strict=False)
        self.check(options, players)
        return options


AnyGame = Game[Any, Any, Any]
