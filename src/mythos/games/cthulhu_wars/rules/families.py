"""Cthulhu Wars: what many requirements, spellbooks and powers do alike, written once.

A family is a class of which only what differs is left to say; `variant` makes a member of one that
differs in numbers and names alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar, Final, TypeVar, cast

from mythos.core.asks import Script
from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.nearness import ANYTIME
from mythos.games.cthulhu_wars.rules.state import War

A = TypeVar("A", bound=Ability)
FOR_GOOD: Final = 2
"""What is used up and is not made ready again."""


def variant(family: type[A], name: str, **settings: object) -> type[A]:
    """The member of a family that has this name and these settings."""
    if unknown := [each for each in settings if not hasattr(family, each)]:
        raise BrokenGame(f"{family.__name__} has no {', '.join(unknown)}")
    whence = {"__doc__": family.__doc__, "__module__": family.__module__}
    return cast("type[A]", type(name, (family,), {"name": name, **whence, **settings}))


class Counted(Requirement):
    """A requirement that is met when there are enough of something."""

    needed: ClassVar[int] = 0

    def reached(self, s: War) -> int:
        """How many there are."""
        raise NotImplementedError

    @cached_property
    def enough(self) -> int:
        """How many are needed; it may depend on the table."""
        return self.needed

    def holds(self, s: War) -> bool:
        return self.reached(s) >= self.enough

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(self.reached(s), self.enough), self.enough),)


class ByAction(Requirement):
    """A requirement that is met by an action of its own, at any time, for a price."""

    def actions(self, s: War) -> Iterable[Move]:
        return self.ways(s) if self.open(s) else ()

    def ways(self, s: War) -> Iterable[Move]:
        """How it can be met now."""
        return (made(self.moves[0]),)

    def nearness(self, s: War, gain: int) -> float:
        return ANYTIME

    def carry_out(self, s: War, move: Move) -> Script:
        yield from super().carry_out(s, move)
        self.earn(s)


class Once(Ability):
    """What can be done once: its first counter says that it was."""

    counters = 1

    def used(self, s: War) -> bool:
        return bool(s.counters[self.at])

    def carry_out(self, s: War, move: Move) -> Script:
        s.counters[self.at] = 1
        yield from super().carry_out(s, move)


class OncePerRound(Once):
    """What can be done once between two times of Gather Power, unless it is used up for good."""

    def refresh(self, s: War) -> None:
        if s.counters[self.at] != FOR_GOOD:
            s.counters[self.at] = 0


class OncePerGame(Once, Spellbook):
    """A spellbook that is used up for this game; it stays so wherever the book goes (CW-24.33)."""

    def in_effect(self, s: War) -> bool:
        return super().in_effect(s) and not self.used(s)


class Lasting(Spellbook):
    """A spellbook whose work can be ended when it has gone, too (CW-51.2, CW-55.2)."""

    def owned(self, s: War) -> bool:
        return super().in_effect(s)

    def in_effect(self, s: War) -> bool:
        return bool(s.books[self.seat] & self.bit) or self.lingers(s)


class Forgoable(Ability):
    """What works by itself and could be unwelcome: its owner does without it by order (CW-1.21)."""

    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS
    asks = False
    late = True

    def owned(self, s: War) -> bool:
        return super().in_effect(s)

    def in_effect(self, s: War) -> bool:
        return self.owned(s) and self.order(s) != Order.NEVER


class Welcome(Ability):
    """What nearly everybody wants whenever it is offered."""

    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS
