"""Cthulhu Wars: Herbert West and his serum (CW-56.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.priests import LastDeed, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import ACOLYTE

HERBERT: Final = unique_priest("herbert_west")
MOST: Final = 3


class Reanimate(Move):
    """Herbert West brings Acolytes back (CW-56.5)."""

    zone: str
    number: int


class Serum(LastDeed):
    """Between actions he is eliminated for up to three Acolytes of the Pool in his zone (CW-56.5).

    RULING: none at all is allowed.
    """

    name = "reanimation_serum"
    unit = HERBERT.name

    def reactions(self, s: War) -> Iterable[Move]:
        most, names = min(MOST, self.in_pool(s, ACOLYTE.name)), self.t.board.names
        return [
            made(Reanimate, names[zone], number)
            for zone in self.zones_with(s, self.unit)
            for number in range(most, -1, -1)
        ]

    @plays(Reanimate)
    def reanimate(self, s: War, move: Reanimate) -> None:
        self.give_up(s)
        for _ in range(move.number):
            place(s, self.t, self.kind_of(ACOLYTE.name), self.t.zone(move.zone))
        self.tell(s, "reanimated", zone=move.zone, number=move.number)


CARD: Final = priest_card(HERBERT, Serum)
