"""Cthulhu Wars: the Shantak, which flies anywhere with a rider (CW-51.3)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import count, shift
from mythos.games.cthulhu_wars.rules.menu import stopped
from mythos.games.cthulhu_wars.rules.moves import DECLINE, made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.thralls import thralls
from mythos.games.cthulhu_wars.rules.units import Kind, monster

SHANTAK: Final = monster("shantak", 2, 2, combat=2)
ASK_RIDER: Final = Question("rider", "CW-51.3")


class Mount(Move):
    """A Cultist flies along (CW-51.3)."""

    unit: str


class HorrorSteed(CardAbility):
    """It moves to any zone and takes one Cultist along for nothing (CW-51.3).

    RULING: one that has not moved in this turn and is not on a Gate (CW-4.11, CW-4.12).
    """

    name = "horror_steed"
    unit = SHANTAK.name
    answers = (Mount,)

    def reach_of_kind(self, s: War, steps: int, kind: Kind) -> int:
        return len(self.t.zones) if kind == self.kind else steps

    def taken_along(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> Script | None:
        riders = self._riders(s, origin, zone) if kind == self.kind else []
        return self._carry(s, riders, origin, zone) if riders else None

    def _riders(self, s: War, origin: Zone, zone: Zone) -> list[Kind]:
        t = self.t
        own = t.own(s, self.seat)
        return [
            kind
            for kind in own.cultists
            if kind in own.movable
            and self._free(s, kind, origin)
            and not stopped(s, t, self.seat, kind, zone)
        ]

    def _free(self, s: War, kind: Kind, zone: Zone) -> bool:
        moved = s.moved.count(zone * self.t.size + kind) + thralls(s, self.t, kind, zone)
        return count(s, self.t, kind, zone) - (s.keepers[zone] == kind) > moved

    def _carry(self, s: War, riders: list[Kind], origin: Zone, zone: Zone) -> Script:
        t, names = self.t, self.t.board.names
        found: dict[Move, Kind] = {made(Mount, t.names[kind]): kind for kind in riders}
        move = yield Ask(self.seat, ASK_RIDER, [*found, DECLINE], {"zone": names[zone]})
        if move is DECLINE:
            return
        kind = found[move]
        shift(s, t, kind, origin, zone)
        s.moved.append(zone * t.size + kind)
        tell(s, "mounted", seat=self.seat, unit=t.names[kind], zone=names[zone])


CARD: Final = Card(
    "shantak",
    (SHANTAK,),
    box="dreamlands_surface",
    abilities=(HorrorSteed,),
    arrives=at_your_gate,
    starter=True,
)
