"""Cthulhu Wars: Ermengarde Stubbs, over whom nobody should fight (CW-56.4)."""

from __future__ import annotations

from typing import Final

from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.priests import PriestPower, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.state import War

ERMENGARDE: Final = unique_priest("ermengarde_stubbs")
DOOM: Final = 1


class FarmGirl(PriestPower):
    """Whoever declares a battle in her zone, we included, loses 1 Doom (CW-56.4).

    RULING: after whatever the battle costs; who has no Doom loses none and fights all the same.
    """

    name = "farm_girl"
    unit = ERMENGARDE.name
    sequence = 1

    def declaring(self, s: War, zone: Zone, seat: Seat) -> None:
        if self.count(s, self.unit, zone) and seat != self.t.nobody and s.doom[seat]:
            s.doom[seat] -= DOOM
            tell(s, "farm-girl", seat=seat, number=DOOM, zone=self.t.board.names[zone])


CARD: Final = priest_card(ERMENGARDE, FarmGirl)
