"""Cthulhu Wars: what a layout is made of, as a text that a state can hold."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """All that a layout is made of; the state holds it as a text."""

    halves: str
    players: int
    factions: tuple[str, ...]
    high_priests: bool
    cards: tuple[str, ...] = ()
    handicaps: tuple[str, ...] = ()
    """By seat, empty for none; none at all if nobody has one."""

    def __str__(self) -> str:
        priests = "high_priests" if self.high_priests else ""
        parts = [self.halves, str(self.players), ",".join(self.factions), priests]
        more = [",".join(self.cards), ",".join(self.handicaps)]
        while more and not more[-1]:
            more.pop()
        return "/".join([*parts, *more])

    @classmethod
    def read(cls, text: str) -> Key:
        halves, players, codes, priests, *rest = text.split("/")
        named = tuple(code for code in codes.split(",") if code)
        cards = tuple(code for code in rest[0].split(",") if code) if rest else ()
        handicaps = tuple(rest[1].split(",")) if len(rest) > 1 else ()
        return cls(halves, int(players), named, bool(priests), cards, handicaps)
