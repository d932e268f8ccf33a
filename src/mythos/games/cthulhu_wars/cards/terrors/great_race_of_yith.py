"""Cthulhu Wars: the Great Race of Yith, which takes whom it wants (CW-52.1)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import terror

YITH: Final = terror("great_race_of_yith", 4, combat=3)


class Possession(CardAbility):
    """It captures whatever protects the Cultists of its zone, and each captive brings 1 Power more
    while it is in play (CW-52.1).

    RULING: every captive Cultist that its owner holds, whoever captured it.
    """

    name = "possession"
    unit = YITH.name

    def captures_protected(self, s: War, zone: Zone) -> bool:
        return self.count(s, self.unit, zone) > 0

    def income(self, s: War, power: int) -> int:
        return power + self._captives(s) if self.in_play(s, self.unit) else power

    def _captives(self, s: War) -> int:
        base = self.t.prisons[self.seat] * self.t.size
        held = s.figures[base : base + self.t.size]
        return sum(number for kind, number in enumerate(held) if self.t.cultist[kind])


CARD: Final = Card("great_race_of_yith", (YITH,), abilities=(Possession,), arrives=at_your_gate)
