"""Cthulhu Wars: the generic High Priest (CW-13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.figures import choices, on_map, zones_with
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.moves import Order, UnspeakableOath, made
from mythos.games.cthulhu_wars.rules.state import ACTION, FIRST, War
from mythos.games.cthulhu_wars.rules.turn import awake
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST

REWARD: Final = 2


class Oath(Ability):
    """Between actions a High Priest may go back to the Pool for 2 Power (CW-13.3, CW-13.5).

    RULING: not one that is submerged: those cannot be affected by anything (CW-1.12, CW-20.18).
    """

    name = "unspeakable_oath"
    orders = (Order.NEVER, Order.BESIDE_ENEMIES, Order.IN_DANGER)
    usual = Order.IN_DANGER

    def reactions(self, s: War) -> Iterable[Move]:
        t = self.t
        zones = zones_with(s, t, t.kinds[self.seat][HIGH_PRIEST.name])
        return [made(UnspeakableOath, t.board.names[zone]) for zone in zones]

    def presses(self, s: War) -> bool:
        """The Action Phase would close for want of Power (CW-3.10), or it could make its owner
        First Player (CW-7.1).
        """
        if s.phase == FIRST:
            own, priest = s.power[self.seat], self.t.kinds[self.seat][HIGH_PRIEST.name]
            return own < max(s.power) <= own + REWARD * on_map(s, self.t, priest)
        return s.phase == ACTION and not awake(s, self.t)

    @plays(UnspeakableOath)
    def play(self, s: War, move: UnspeakableOath) -> Script:
        """Which of several in the zone makes no difference but for the Gate: beside it first."""
        t, zone = self.t, self.t.zone(move.zone)
        kind, on_gate = choices(s, t, [t.kinds[self.seat][HIGH_PRIEST.name]], zone)[0]
        eliminate(s, t, kind, zone, self.seat, on_gate=on_gate)
        s.power[self.seat] += REWARD
        tell(s, "oath", seat=self.seat, zone=move.zone)
        yield from ()
