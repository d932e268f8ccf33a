"""Who answers for chance: the seeded dice, or results that are given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeAlias

from mythos.core.asks import Draw, Roll
from mythos.core.dice import Chance
from mythos.core.errors import BadChance

Outcome: TypeAlias = int | list[int]


class Fate(Protocol):
    """Answers a script's rolls and draws. A draw also takes the item out of its pile."""

    def roll(self, request: Roll) -> list[int]: ...

    def draw(self, request: Draw) -> int: ...


class DiceFate:
    """Fate by dice."""

    __slots__ = ("_below", "dice")

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self._below = dice.below

    def roll(self, request: Roll) -> list[int]:
        below, faces = self._below, request.faces
        return [below(faces) + 1 for _ in range(request.count)]

    def draw(self, request: Draw) -> int:
        pile = request.pile
        return pile.pop(self._below(len(pile)))


class GivenFate:
    """Fate from a list of outcomes: what a test says, what real dice showed, what was before."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = iter(outcomes)

    def roll(self, request: Roll) -> list[int]:
        """The script's own: what it makes of the faces changes nothing that was given."""
        return check_roll(request, self._next(request))[:]

    def draw(self, request: Draw) -> int:
        return take_out(request, self._next(request))

    def _next(self, request: Roll | Draw) -> Outcome:
        for outcome in self.outcomes:
            return outcome
        reason = f"no outcome was given for {type(request).__name__.lower()}"
        raise BadChance(reason, why="no-outcome")


def check_roll(request: Roll, faces: Outcome) -> list[int]:
    """Refuse faces that these dice do not have."""
    if (
        not isinstance(faces, list)
        or len(faces) != request.count
        or not all(1 <= face <= request.faces for face in faces)
    ):
        shown = ", ".join(map(str, faces)) if isinstance(faces, list) else str(faces)
        reason = f"{shown} is no roll of {request.count} dice with {request.faces} faces"
        raise BadChance(
            reason, why="no-roll", faces=shown, number=request.count, sides=request.faces
        )
    return faces


def take_out(request: Draw, item: Outcome) -> int:
    """Take a named item out of the pile; refuse one that is not there."""
    if not isinstance(item, int) or item not in request.pile:
        name = str(request.names[item] if isinstance(item, int) else item)
        raise BadChance(f"{name} is not in the pile", why="not-in-pile", name=name)
    request.pile.remove(item)
    return item
