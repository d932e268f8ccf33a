"""Twins: the same game with two cards swapped from one draw on, as if chance had gone otherwise.

A seat that cannot tell the twins apart must imagine the same worlds in both: whatever differs is
hidden from it, and a world that depends on it would let a bot see through the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythos.core.asks import Draw, Roll
from mythos.core.dice import Dice
from mythos.core.errors import MythosError
from mythos.core.fate import Fate
from mythos.core.match import Match
from mythos.core.record import Drawn, Entry, Moved, Rolled


class _SwappingFate:
    """Fate as it was, but at one draw another card comes, and the two change places from there."""

    def __init__(self, entries: list[Entry], swap_at: int, dice: Dice) -> None:
        self._rolls = iter([each.roll for each in entries if isinstance(each, Rolled)])
        self._draws = iter([each.draw for each in entries if isinstance(each, Drawn)])
        self._until_swap = swap_at
        self._dice = dice
        self._swap: dict[int, int] = {}
        self._names: Sequence[str] = ()
        """The names of the pile in which the two cards were swapped; others have other items."""

    def roll(self, request: Roll) -> list[int]:
        return next(self._rolls)

    def draw(self, request: Draw) -> int:
        name = next(self._draws)
        if name not in request.names:
            raise MythosError("the swap leads to other draws")
        item = list(request.names).index(name)
        if self._until_swap == 0:
            other = request.pile[self._dice.below(len(request.pile))]
            self._swap, self._names = {item: other, other: item}, request.names
        self._until_swap -= 1
        if request.names is self._names:
            item = self._swap.get(item, item)
        if item not in request.pile:
            raise MythosError("this swap is not possible")
        request.pile.remove(item)
        return item


def swapped(match: Match[Any], dice: Dice | None) -> Fate | None:
    """Chance as it was, one card swapped if there are dice to choose it; None without draws."""
    entries = match.live_entries()
    draws = sum(isinstance(entry, Drawn) for entry in entries)
    if dice is None:
        return _SwappingFate(entries, -1, Dice(bytes(32)))
    return _SwappingFate(entries, dice.below(draws), dice) if draws else None


def twin_of(match: Match[Any], dice: Dice) -> Match[Any] | None:
    """The match with two cards swapped, at the same place; None if the swap is not possible."""
    entries = match.live_entries()
    fate = swapped(match, dice)
    if fate is None:
        return None
    header = match.header
    try:
        twin: Match[Any] = Match(
            match.game, header.seats, options=header.options, fate=fate, header=header
        )
        for entry in entries:
            if isinstance(entry, Moved):
                twin.play(entry.seat, entry.move)
    except (MythosError, StopIteration):
        return None
    return twin
