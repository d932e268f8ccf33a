"""Cthulhu Wars: what Great Old Ones of absent factions have in common (CW-54.22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mythos.core.asks import Script
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import GodPower
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import War


class SignedAwakening(Independent):
    """In the usual way; an Elder Sign with it (CW-54.21, CW-54.31)."""

    def reward(self, s: War, zone: Zone) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


class StarsAbove(GodPower):
    """An Elder Sign in our Doom turn while we control a Gate under the glyph of a faction
    (CW-54.22, CW-54.32).

    RULING: when the turn begins; waiting would gain nothing.
    """

    glyph: ClassVar[str] = ""

    def doom_begins(self, s: War) -> Script | None:
        under = under_glyph(s, self.t, self.seat, self.glyph)
        return self._gain(s) if under else None

    def _gain(self, s: War) -> Script:
        self.tell(s, "stars-above")
        yield from gain_signs(s, self.t, self.seat, 1)


def under_glyph(s: War, t: Layout, seat: Seat, glyph: str) -> Sequence[Zone]:
    """The zones with this printed start glyph whose Gate the seat controls."""
    return [zone for zone in gates_of(s, t, seat) if zone in t.board.starts(glyph)]
