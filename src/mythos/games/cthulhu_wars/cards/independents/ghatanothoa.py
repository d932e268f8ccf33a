"""Cthulhu Wars: Ghatanothoa, at whose sight Acolytes turn to leather (CW-53.91 to CW-53.95)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.gates import gate_count, set_keeper
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.places import in_play, on_map, zones_with
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN, War
from mythos.games.cthulhu_wars.rules.units import (
    ACOLYTE,
    GREY_ACOLYTE,
    Kind,
    Trait,
    cultist,
    great_old_one,
)

MUMMY: Final = cultist(
    "mummy", ACOLYTE.count + 1, ACOLYTE.cost,
    traits=Trait.NO_MOVE | Trait.NO_POWER | Trait.NO_GATE | Trait.NO_BATTLE | Trait.KEEPS_GATE,
)  # fmt: skip
GREY_MUMMY: Final = cultist("grey_mummy", 1, ACOLYTE.cost, traits=MUMMY.traits | Trait.GREY)
"""A grey Acolyte that is mummified (CW-56.14)."""
WRAPPED: Final = {ACOLYTE.name: MUMMY.name, GREY_ACOLYTE.name: GREY_MUMMY.name}
FEW: Final = 6
RANSOM: Final = 4


def combat_of_ghatanothoa(clash: Clash, number: int) -> int:
    """As many dice as the enemy has Cultists on the map, of whatever kind (CW-53.91)."""
    s, t = clash.s, clash.t
    return sum(on_map(s, t, kind) for kind in t.own(s, clash.enemy).cultists)


GHATANOTHOA: Final = great_old_one("ghatanothoa", 4, combat_of_ghatanothoa)


class Mummify(AtZone):
    """The Acolytes of the enemies beside Ghatanothoa are mummified (CW-53.92)."""


class PayForMu(Move):
    """Pay 4 Power for the spellbook (CW-53.93)."""


class AwakenGhatanothoa(Independent):
    """In the usual way, for 4 (CW-53.91)."""

    name = "awaken_ghatanothoa"
    awakens = GHATANOTHOA.name


class Mummies(CardAbility):
    """Our mummified Acolytes, whoever has the card: they stand up when the Doom Phase begins, and
    who leaves the map is an Acolyte again (CW-53.92, CW-53.95).

    RULING: a mummy is a Cultist of its own kind in the place of the Acolyte, so what names Acolytes
    does not find it; what names Cultists does.
    """

    name = "mummies"
    shown = False

    def in_effect(self, s: War) -> bool:
        return True

    def harden(self, s: War, zone: Zone) -> None:
        """All our Acolytes of a zone; who holds a Gate holds it on."""
        for acolyte, mummy in self._pairs():
            self._turn(s, acolyte, mummy, zone)

    def _pairs(self) -> list[tuple[Kind, Kind]]:
        """Every kind of Acolyte with its mummy."""
        names = self.t.names
        return [(kind, self.kind_of(WRAPPED[names[kind]])) for kind in self.t.acolytes[self.seat]]

    def doom_phase_begins(self, s: War) -> None:
        for acolyte, mummy in self._pairs():
            for zone in zones_with(s, self.t, mummy):
                self._turn(s, mummy, acolyte, zone)

    def _turn(self, s: War, old: Kind, new: Kind, zone: Zone) -> None:
        t = self.t
        number = s.figures[zone * t.size + old]
        for _ in range(number):
            shift(s, t, new, t.gone, zone)
        if s.keepers[zone] == old:
            set_keeper(s, t, zone, new)
        for _ in range(number):
            shift(s, t, old, zone, t.gone)

    def reactions_closed(self, s: War) -> None:
        t = self.t
        for _ in range(self.in_pool(s, MUMMY.name)):
            shift(s, t, self.kind_of(MUMMY.name), t.pool, t.gone)
            shift(s, t, t.acolyte[self.seat], t.gone, t.pool)

    def refresh(self, s: War) -> None:
        """Captives have come back."""
        self.reactions_closed(s)


class MummifyPower(GodPower):
    """As an action, for 1, all Acolytes of the enemies in its zone (CW-53.92); with the spellbook
    by itself, whenever one is there, but not in the middle of a battle (CW-53.94).
    """

    name = "mummify"
    unit = GHATANOTHOA.name
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        zones = [] if self._by_itself(s) else self.zones_with(s, self.unit)
        return self.in_zones(Mummify, [zone for zone in zones if self._victims(s, zone)])

    def _by_itself(self, s: War) -> bool:
        return self.t.ability(self.seat, ExecrationOfMu).active(s)

    def put_right(self, s: War) -> Script | None:
        if s.battle is None and self._by_itself(s):
            for zone in self.zones_with(s, self.unit):
                self._strike(s, zone)
        return None

    def _victims(self, s: War, zone: Zone) -> list[Seat]:
        """Whose Acolytes are there."""
        t = self.t
        return [seat for seat in self.enemies if self.any_here(s, t.acolytes[seat], zone)]

    @plays(Mummify)
    def mummify(self, s: War, move: Mummify) -> None:
        self._strike(s, self.t.zone(move.zone))

    def _strike(self, s: War, zone: Zone) -> None:
        for seat in self._victims(s, zone):
            self.t.ability(seat, Mummies).harden(s, zone)
            self.tell(s, "mummified", to=seat, zone=self.t.board.names[zone])


class FewOrFour(GodDeed):
    """Fewer than six Gates and Cultists together in the Doom Phase, or 4 Power as an action
    (CW-53.93).
    """

    name = "few_gates_and_cultists"
    cost = RANSOM

    def holds(self, s: War) -> bool:
        if s.phase not in (DOOM, DOOM_TURN):
            return False
        cultists = sum(in_play(s, self.t, kind) for kind in self.t.own(s, self.seat).cultists)
        return gate_count(s, self.t, self.seat) + cultists < FEW

    @plays(PayForMu)
    def pay(self, s: War, move: PayForMu) -> None:
        self.tell(s, "paid-for-mu", number=RANSOM)


class ExecrationOfMu(GodBook):
    """Mummify is no action any more, it happens (CW-53.94)."""

    name = "execration_of_mu"


CARD: Final = Card(
    "ghatanothoa",
    (GHATANOTHOA,),
    box="independents_2",
    seat_units=(MUMMY, GREY_MUMMY),
    abilities=(AwakenGhatanothoa, Mummies, MummifyPower, FewOrFour, ExecrationOfMu),
)
