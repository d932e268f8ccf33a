"""Cthulhu Wars: the Shadow Pharaoh, beside whom nobody holds a Gate (CW-52.5)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import DOOM, TERROR_POWER, Card
from mythos.games.cthulhu_wars.rules.gates import abandon
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import ABANDONED, NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import terror

PHARAOH: Final = terror("shadow_pharaoh", 4, combat=2)
KIN: Final = "cc"
"""The faction that has it for less."""


class Hebephrenia(CardAbility):
    """No Gate in its zone can be controlled; whoever is on it steps off (CW-52.5).

    RULING: its owner's Gates, too; a unit that is a Gate itself stays one.
    """

    name = "hebephrenia"
    unit = PHARAOH.name

    def forbids_control(self, s: War, seat: Seat, zone: Zone) -> bool:
        return self.count(s, self.unit, zone) > 0

    def put_right(self, s: War) -> None:
        for zone in self.zones_with(s, self.unit):
            if s.keepers[zone] not in (NO_GATE, ABANDONED):
                abandon(s, self.t, zone)


def bill(s: War, t: Layout, seat: Seat) -> tuple[int, int]:
    """No Doom for those whose mask it is (CW-52.5)."""
    return 0 if t.factions[seat].code == KIN else DOOM, TERROR_POWER


def with_signs(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """At a Gate; who has it for less lets all others gain an Elder Sign (CW-52.5)."""
    yield from at_your_gate(s, t, seat, card)
    if t.factions[seat].code == KIN:
        for other in t.turn_order(s):
            yield from gain_signs(s, t, other, int(other != seat))


CARD: Final = Card(
    "shadow_pharaoh", (PHARAOH,), abilities=(Hebephrenia,), arrives=with_signs, bill=bill
)
