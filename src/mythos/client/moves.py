"""Moves as a table offers them: texts that know their parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self


class OfferedMove(str):
    """A move: what `Place.play` takes, with its verb, fields, price and where a board has it."""

    verb: str
    fields: dict[str, int | str]
    price: int
    on: str

    def __new__(cls, group: Mapping[str, Any], values: Iterable[int | str]) -> Self:
        given = list(values)
        self = super().__new__(cls, " ".join([group["verb"], *map(str, given)]))
        self.verb = group["verb"]
        self.fields = dict(zip(group.get("names", ()), given, strict=True))
        self.price = group.get("price", 0)
        self.on = group.get("on", "prompt")
        return self


def texts_of(groups: Iterable[Mapping[str, Any]]) -> list[str]:
    """The moves of a message as plain texts, for whoever sends them himself."""
    return [str(move) for move in read_moves(groups)]


def read_moves(groups: Iterable[Mapping[str, Any]]) -> list[OfferedMove]:
    """The moves of a message, in their order."""
    return [OfferedMove(group, each) for group in groups for each in group["each"]]
