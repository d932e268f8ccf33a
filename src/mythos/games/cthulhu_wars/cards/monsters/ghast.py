"""Cthulhu Wars: the Ghasts, who come all together (CW-51.5)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import arrive, own_gates, where
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import in_pool, place
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import summoning_zones
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, monster

GHAST: Final = monster("ghast", 4, 2)


class Hordeling(CardAbility):
    """One summoning brings all Ghasts of the Pool, each wherever one may be summoned (CW-51.5).

    RULING: one payment; a tax on a zone is paid once when the first of them comes there
    (CW-26.20).
    """

    name = "hordeling"
    unit = GHAST.name

    def summoned(self, s: War, kind: Kind, zone: Zone) -> Script | None:
        return self._follow(s, zone) if kind == self.kind else None

    def _follow(self, s: War, first: Zone) -> Script:
        t, seat = self.t, self.seat
        s.taxed |= 1 << first
        while in_pool(s, t, self.kind):
            open_to = summoning_zones(s, t, seat)
            zones = [zone for zone in open_to if self.taxed(s, 0, zone) <= s.power[seat]]
            zone = yield from where(s, t, seat, self.kind, zones)
            assert zone is not None
            pay(s, seat, self.taxed(s, 0, zone))
            s.taxed |= 1 << zone
            place(s, t, self.kind, zone)
            tell(s, "arrived", seat=seat, unit=self.unit, zone=t.board.names[zone])
        s.taxed = 0


def all_at_your_gates(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """Every Ghast at a Gate of the buyer's (CW-51.5)."""
    kind = t.kinds_of_card[card].start
    for _ in range(in_pool(s, t, kind)):
        yield from arrive(s, t, seat, kind, own_gates(s, t, seat))


CARD: Final = Card(
    "ghast",
    (GHAST,),
    box="dreamlands_underworld",
    abilities=(Hordeling,),
    arrives=all_at_your_gates,
)
