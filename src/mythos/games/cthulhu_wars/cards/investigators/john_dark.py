"""Cthulhu Wars: John Dark, on the road to hell (CW-57.7)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.cards.market import arrive
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.places import in_pool
from mythos.games.cthulhu_wars.rules.state import War

JOHN: Final = investigator("john_dark")


class RoadToHell(CardAbility):
    """Instead of an Elder Sign we put him anywhere, if he is in our Pool (CW-57.7).

    RULING: before all that others make of an Elder Sign, and though the supply of them is empty.
    """

    name = "road_to_hell"
    unit = JOHN.name
    sequence = -1

    def sign_due(self, s: War, seat: Seat) -> Script | None:
        due = seat == self.seat and s.sign_due and in_pool(s, self.t, self.kind)
        return self._come(s) if due else None

    def _come(self, s: War) -> Script:
        s.sign_due = False
        self.tell(s, "road-to-hell")
        yield from arrive(s, self.t, self.seat, self.kind, self.t.zones)


CARD: Final = investigating(JOHN, RoadToHell)
