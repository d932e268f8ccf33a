"""Cthulhu Wars: the Insects from Shaggai, who live in others' minds (CW-51.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.market import anywhere
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.actions import go_on_moving
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.moves import MoveUnit, made
from mythos.games.cthulhu_wars.rules.prices import MOVE
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.thralls import followers
from mythos.games.cthulhu_wars.rules.units import Kind, monster

INSECTS: Final = monster("insects_from_shaggai", 3, 2)


class LeadAcolyte(Move):
    """A Move action begins with another's Acolyte (CW-51.13)."""

    to: int
    origin: str
    zone: str


class LeadAnother(LeadAcolyte):
    """Another's Acolyte is the next to move (CW-51.13)."""


class MindParasite(CardAbility):
    """Others' Acolytes beside the Gate of its zone obey us: only we move them, and they fight for
    us (CW-51.13).

    RULING: each goes one zone for 1 Power in a Move action of ours, and obeys us no more where it
    arrives. What counts for a whole side of a battle counts for them.
    """

    name = "mind_parasite"
    unit = INSECTS.name
    stands_for = MoveUnit
    cost = MOVE

    def commands(self, s: War, kind: Kind, zone: Zone) -> bool:
        owner, t = s.owner[kind], self.t
        stranger = owner not in (self.seat, t.nobody) and kind in t.acolytes[owner]
        return stranger and self.count(s, self.unit, zone) > 0

    def actions(self, s: War) -> Iterable[Move]:
        return self._ways(s, LeadAcolyte)

    def moving(self, s: War) -> Iterable[Move]:
        return self._ways(s, LeadAnother)

    def _ways(self, s: War, verb: type[LeadAcolyte]) -> list[LeadAcolyte]:
        t, names = self.t, self.t.board.names
        found = (
            made(verb, s.owner[kind], names[origin], names[zone])
            for origin in self.zones_with(s, self.unit)
            for kind in self._rested(s, origin)
            for zone in open_zones(s, t, kind, t.board.within(origin, 1))
        )
        return list(dict.fromkeys(found))

    def _rested(self, s: War, origin: Zone) -> list[Kind]:
        """Who obeys us there and has not moved."""
        t = self.t
        obeying = followers(s, t, self.seat, origin)
        return [k for k, number in obeying if number > s.moved.count(origin * t.size + k)]

    @plays(LeadAcolyte)
    def begin(self, s: War, move: LeadAcolyte) -> Script:
        before = s.power[self.seat] + self.price(s, move)
        self._lead(s, move)
        yield from go_on_moving(s, self.t, self.seat, before)

    @plays(LeadAnother)
    def go_on(self, s: War, move: LeadAnother) -> None:
        self._lead(s, move)

    def _lead(self, s: War, move: LeadAcolyte) -> None:
        """It leaves its place beside the Gate, whoever is on it.

        RULING: of an Acolyte and a grey one the other one goes first.
        """
        t, origin, zone = self.t, self.t.zone(move.origin), self.t.zone(move.zone)
        kind = next(k for k in self._rested(s, origin) if s.owner[k] == move.to)
        s.taxed |= 1 << zone
        shift(s, t, kind, origin, zone)
        s.moved.append(zone * t.size + kind)
        self.tell(s, "led", to=move.to, origin=move.origin, zone=move.zone)


CARD: Final = Card(
    "insects_from_shaggai",
    (INSECTS,),
    box="ramsey_campbell_1",
    abilities=(MindParasite,),
    arrives=anywhere,
)
