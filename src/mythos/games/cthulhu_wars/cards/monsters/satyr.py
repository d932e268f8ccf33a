"""Cthulhu Wars: the Satyr, whom an Acolyte follows (CW-51.14)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import own_gates, where
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import in_pool, place
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, monster

SATYR: Final = monster("satyr", 3, 2, combat=1)


def bring_acolyte(s: War, t: Layout, seat: Seat, zone: Zone) -> None:
    """An Acolyte comes with the Satyr, if there is one in the Pool (CW-51.14)."""
    if in_pool(s, t, t.acolyte[seat]):
        place(s, t, t.acolyte[seat], zone)
        tell(s, "fecund", seat=seat, zone=t.board.names[zone])


class Fecund(CardAbility):
    """Every Satyr that is summoned brings an Acolyte of ours from the Pool (CW-51.14)."""

    name = "fecund"
    unit = SATYR.name

    def summoned(self, s: War, kind: Kind, zone: Zone) -> Script | None:
        if kind == self.kind:
            bring_acolyte(s, self.t, self.seat, zone)
        return None


def with_an_acolyte(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The first Satyr and its Acolyte at a Gate of the buyer's (CW-51.14)."""
    kind = t.kinds_of_card[card].start
    zone = yield from where(s, t, seat, kind, own_gates(s, t, seat))
    if zone is not None:
        place(s, t, kind, zone)
        tell(s, "arrived", seat=seat, unit=t.names[kind], zone=t.board.names[zone])
        bring_acolyte(s, t, seat, zone)


CARD: Final = Card(
    "satyr",
    (SATYR,),
    box="ramsey_campbell_2",
    abilities=(Fecund,),
    arrives=with_an_acolyte,
    starter=True,
)
