"""Moves on the wire: typed fields by name, price, and where each is touched.

Moves of one verb and price that follow each other share a record, so that a long menu stays short.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Final, Literal

from msgspec import Struct

from mythos.core.moves import Move

On = Literal["map", "battle", "card", "prompt"]
FREE: Final[Mapping[str, int]] = {}


class MoveGroup(Struct, frozen=True, omit_defaults=True):
    """Moves of one verb. A move's text is the verb and its values, with blanks between them."""

    verb: str
    each: list[tuple[int | str, ...]]
    """The values of each move."""
    names: tuple[str, ...] = ()
    """What the values are: `unit`, `zone`, `to` (a seat)."""
    price: int = 0
    """What each of them costs now, in the measure of the game."""
    on: On = "prompt"
    """Where a board can offer them: on a zone, a fighter, a card; what names none: the prompt."""


def groups_of(
    moves: Iterable[Move], prices: Mapping[str, int] = FREE, fighting: bool = False
) -> list[MoveGroup]:
    """The moves in their order; `fighting` says that a battle is open, whose fighters are units."""
    found: list[MoveGroup] = []
    for move in moves:
        price = prices.get(move, 0) if prices else 0
        last = found[-1] if found else None
        if last is None or last.verb != move.verb or last.price != price:
            names = tuple(name for name, _ in move.fields)
            last = MoveGroup(move.verb, [], names, price, on_of(names, fighting))
            found.append(last)
        last.each.append(_values(move))
    return found


def _values(move: Move) -> tuple[int | str, ...]:
    return tuple(_plain(getattr(move, name)) for name, _ in move.fields)


def _plain(value: Any) -> int | str:
    if isinstance(value, Enum):
        return value.name.lower()
    return int(value) if isinstance(value, int) else str(value)


def on_of(names: tuple[str, ...], fighting: bool) -> On:
    """What has a zone is done on the map, a unit in a battle there, what else is named on cards."""
    if "zone" in names:
        return "map"
    if fighting and "unit" in names:
        return "battle"
    return "card" if names else "prompt"
