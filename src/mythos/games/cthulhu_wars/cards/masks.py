"""Cthulhu Wars: masks of Nyarlathotep, whom the Crawling Chaos awakens for less (CW-53.151)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import War

CHAOS: Final = "cc"
LESS: Final = 1


class MaskAwakening(Independent):
    """In the usual way; the Crawling Chaos pays 1 less at any of its Gates, without a Great Old One
    there, and everybody else gains an Elder Sign (CW-53.151, CW-53.161).

    RULING: that is how the Crawling Chaos awakens it; there is no choice between the two ways.
    """

    def _chaos(self) -> bool:
        return self.t.factions[self.seat].code == CHAOS

    def zones(self, s: War) -> Sequence[Zone]:
        return gates_of(s, self.t, self.seat) if self._chaos() else super().zones(s)

    def printed_cost(self, s: War) -> int:
        return super().printed_cost(s) - LESS * self._chaos()

    def reward(self, s: War, zone: Zone) -> Script | None:
        return self._give(s) if self._chaos() else None

    def _give(self, s: War) -> Script:
        for seat in self.t.turn_order(s):
            if seat != self.seat:
                yield from gain_signs(s, self.t, seat, 1)
