"""Cthulhu Wars: Moose Kowalski, who is too sure of himself (CW-57.10)."""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.prices import BATTLE
from mythos.games.cthulhu_wars.rules.state import War

MOOSE: Final = investigator("moose_kowalski")
DOOM: Final = 1


class Cocky(CardAbility):
    """A battle that we declare where he is not costs 1 Doom instead of 1 Power (CW-57.10).

    RULING: while he is not on the map he is nowhere, so it is so for every battle; a battle that
    costs no Power by itself costs the Doom, too.
    """

    name = "cocky"
    unit = MOOSE.name

    def _absent(self, s: War, zone: Zone) -> bool:
        return not self.count(s, self.unit, zone)

    def forbids_battle(self, s: War, zone: Zone) -> bool:
        return s.doom[self.seat] < self.battle_doom(s, 0, zone)

    def battle_doom(self, s: War, doom: int, zone: Zone) -> int:
        return doom + DOOM if self._absent(s, zone) else doom

    def battle_price(self, s: War, price: int, zone: Zone, enemy: Seat) -> int:
        return max(price - BATTLE, 0) if self._absent(s, zone) else price

    def declaring(self, s: War, zone: Zone, seat: Seat) -> None:
        if seat == self.seat and self._absent(s, zone):
            s.doom[seat] -= DOOM
            self.tell(s, "cocky", number=DOOM)


CARD: Final = investigating(MOOSE, Cocky)
