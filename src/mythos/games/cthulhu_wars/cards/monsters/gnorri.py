"""Cthulhu Wars: the Gnorri, whose grottos bring Doom (CW-51.1)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import in_play
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import monster

GNORRI: Final = monster("gnorri", 3, 3, combat=2)
DOOM: Final = (0, 0, 1, 2)
"""By the number of Gnorri in play."""


class Grottos(CardAbility):
    """Two Gnorri bring 1 Doom in the Doom Phase, three bring 2 (CW-51.1)."""

    name = "grottos"
    unit = GNORRI.name

    def doom_phase_begins(self, s: War) -> Script | None:
        doom = DOOM[in_play(s, self.t, self.kind)]
        if doom:
            s.doom[self.seat] += doom
            tell(s, "grottos", seat=self.seat, number=doom)
        return None


CARD: Final = Card(
    "gnorri",
    (GNORRI,),
    box="dreamlands_surface",
    abilities=(Grottos,),
    arrives=at_your_gate,
    harvest=0.6,
)
