"""Cthulhu Wars: the Worms of Ghroth, which spread as they die (CW-52.8)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, Question, Roll, Script
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.moves import DONE
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Loss, War
from mythos.games.cthulhu_wars.rules.units import Rank, Trait, Unit

WORM: Final = Unit("worms_of_ghroth", Rank.TERROR, 6, 0, traits=Trait.NOT_SUMMONED)
SPREAD: Final = 2
ASK_SPREAD: Final = Question("spread-worm", "CW-52.8")


class SpreadWorm(AtZone):
    """A Worm appears in an empty zone (CW-52.8)."""


class Eradication(CardAbility):
    """In Gather Power a die that is not higher than the number of Worms in play brings an Elder
    Sign, and takes so much Power as there are Worms (CW-52.8).

    RULING: one roll after the income and before the minimum; no Power below 0.
    """

    name = "eradication"
    unit = WORM.name

    def after_income(self, s: War) -> Script | None:
        worms = self.in_play(s, self.unit)
        return self._eradicate(s, worms) if worms else None

    def _eradicate(self, s: War, worms: int) -> Script:
        (face,) = yield Roll(6)
        lost = min(worms, s.power[self.seat]) if face <= worms else 0
        s.power[self.seat] -= lost
        self.tell(s, "eradication", number=face, worms=worms, power=lost)
        yield from gain_signs(s, self.t, self.seat, int(face <= worms))


class SpreadOfWorms(CardAbility):
    """For each Worm that is lost a die; higher than the number left in play it brings up to two
    into empty zones (CW-52.8).

    RULING: empty is where nobody has a unit; two different zones.
    """

    name = "spread_of_worms"
    unit = WORM.name
    answers = (SpreadWorm,)

    def unit_lost(self, s: War, loss: Loss) -> Script | None:
        return self._spread(s) if loss.kind == self.kind else None

    def _spread(self, s: War) -> Script:
        (face,) = yield Roll(6)
        worms = self.in_play(s, self.unit)
        self.tell(s, "spread", number=face, worms=worms)
        for _ in range(min(SPREAD, self.in_pool(s, self.unit)) if face > worms else 0):
            moves = self.in_zones(SpreadWorm, self._empty(s))
            move = (yield Ask(self.seat, ASK_SPREAD, [*moves, DONE])) if moves else DONE
            if not isinstance(move, SpreadWorm):
                return
            place(s, self.t, self.kind, self.t.zone(move.zone))
            self.tell(s, "arrived", unit=self.unit, zone=move.zone)

    def _empty(self, s: War) -> list[Zone]:
        return [zone for zone in self.t.zones if not any(p >> zone & 1 for p in s.presence)]


CARD: Final = Card(
    "worms_of_ghroth", (WORM,), abilities=(Eradication, SpreadOfWorms), arrives=at_your_gate
)
