"""Cthulhu Wars: what the dice of a group depend on (CW-10.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mythos.core.seats import Seat

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import War


class Clash(NamedTuple):
    """One side of a battle, fought or thought of: whose dice, where, against whom."""

    s: War
    t: Layout
    seat: Seat
    enemy: Seat
    zone: Zone
    attacking: bool
    numbers: Sequence[int]
    """How many figures of each kind of the roster take part; others' are not to be read."""

    @property
    def enemy_power(self) -> int:
        """What is nobody's has no Power behind it."""
        return self.s.power[self.enemy] if self.enemy != self.t.nobody else 0

    @property
    def enemy_doom(self) -> int:
        return self.s.doom[self.enemy] if self.enemy != self.t.nobody else 0

    @property
    def in_ocean(self) -> bool:
        return self.t.board.ocean[self.zone]
