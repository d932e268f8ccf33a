"""Cthulhu Wars: Naomi Johnson, who comes when anybody calls (CW-57.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.moves import Recruit
from mythos.games.cthulhu_wars.rules.places import in_pool
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War

NAOMI: Final = investigator("naomi_johnson", 0, -3)


class CallNaomi(AtZone):
    """Another's Naomi Johnson is recruited (CW-57.9)."""


class Vengeful(CardAbility):
    """Whoever has not got her card may recruit her, for nothing, beside a unit of his (CW-57.9).
    Her owner does it by a Recruit action; she is his in any case.
    """

    name = "vengeful"
    unit = NAOMI.name
    stands_for = Recruit

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] != self.t.nobody

    def actions(self, s: War) -> Iterable[Move]:
        waits = s.owner[self.kind] != self.seat and in_pool(s, self.t, self.kind)
        return self.in_zones(CallNaomi, self.own_zones(s)) if waits else ()

    @plays(CallNaomi)
    def call(self, s: War, move: CallNaomi) -> None:
        place(s, self.t, self.kind, self.t.zone(move.zone))
        self.tell(s, "naomi-called", to=s.owner[self.kind], zone=move.zone)


CARD: Final = investigating(NAOMI, Vengeful)
