"""What a script yields: a question to a seat, to several seats, or to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.core.seats import Seat

M = TypeVar("M", bound=Move)
NO_PARAMS: Final[Mapping[str, int | str]] = MappingProxyType({})


class Question(Struct, frozen=True):
    """What is asked: a text key and the clause it comes from."""

    key: str
    clause: str


class Later(Sequence[Move]):
    """Moves that are listed when somebody looks: a search that tries a known move never does.

    They are those of the state as it is when the question is open, like any moves.
    """

    __slots__ = ("_found", "_make")

    def __init__(self, make: Callable[[], Sequence[Move]]) -> None:
        self._make = make
        self._found: Sequence[Move] | None = None

    @property
    def found(self) -> Sequence[Move]:
        if self._found is None:
            self._found = self._make()
        return self._found

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, at: Any) -> Any:
        return self.found[at]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.found)

    def __contains__(self, move: object) -> bool:
        return move in self.found

    def __eq__(self, other: object) -> bool:
        return self.found == (other.found if isinstance(other, Later) else other)

    __hash__ = None  # type: ignore[assignment]


class Ask(Struct, frozen=True, gc=False):
    """One seat decides. The moves are the only legality there is.

    `again` asks anew from the present state; a question whose moves an interjection can change
    brings it. `beside` are answers too, but about the question itself (never ask me this again):
    people find them beside the moves, bots and searches do not try them.
    """

    seat: Seat
    question: Question
    moves: Sequence[Move]
    params: Mapping[str, int | str] = NO_PARAMS
    again: Callable[[], Ask] | None = None
    beside: Sequence[Move] = ()


class AskAll(Struct, frozen=True, gc=False):
    """Several seats decide at once and secretly; the script gets their moves in this order."""

    asks: tuple[Ask, ...]


class Roll(Struct, frozen=True, gc=False):
    """Chance rolls `count` dice with `faces` faces; the script gets a list of 1..faces."""

    faces: int
    count: int = 1

    def outcomes(self) -> Iterator[tuple[list[int], Fraction]]:
        """Every result with its probability, each once: sorted, for the order of dice that are
        thrown together makes no difference to anybody.
        """
        throws = self.faces**self.count
        for found in combinations_with_replacement(range(1, self.faces + 1), self.count):
            ways = factorial(self.count)
            for number in Counter(found).values():
                ways //= factorial(number)
            yield list(found), Fraction(ways, throws)


class Draw(Struct, frozen=True, gc=False):
    """Chance takes one item out of a pile, every copy equally likely; the script gets the item.

    A pile is a sorted list: a multiset with no order to leak. `names` gives the items' names for
    the record.
    """

    pile: list[int]
    names: Sequence[str]

    def outcomes(self) -> Iterator[tuple[int, Fraction]]:
        """Every item with the probability that it is drawn."""
        for item, number in Counter(self.pile).items():
            yield item, Fraction(number, len(self.pile))


Request: TypeAlias = Ask | AskAll | Roll | Draw
T = TypeVar("T")
# What is sent back depends on the request, so the send type is open.
Steps: TypeAlias = Generator[Request, Any, T]
Script: TypeAlias = Steps[None]


def ask_for(
    seat: Seat, question: Question, moves: Sequence[M], params: Mapping[str, int | str] = NO_PARAMS
) -> Steps[M]:
    """Ask for one of several moves of a class; the answer is of that class."""
    answer: M = yield Ask(seat, question, moves, params)
    return answer


def ask_which(
    seat: Seat,
    question: Question,
    options: Mapping[M, T],
    params: Mapping[str, int | str] = NO_PARAMS,
) -> Steps[T]:
    """Ask for one of several things, each behind its move; no question if there is only one."""
    moves = tuple(options)
    if not moves:
        raise BrokenGame(f"nothing answers the question {question.key} ({question.clause})")
    answer = moves[0] if len(moves) == 1 else (yield Ask(seat, question, moves, params))
    return options[answer]


def choose(ask: Callable[[], Ask]) -> Steps[Any]:
    """Ask a question that is rebuilt from the state whenever an interjection came between."""
    first = ask()
    answer = yield Ask(first.seat, first.question, first.moves, first.params, ask, first.beside)
    return answer
