"""Cthulhu Wars: Amelia Azevedo, who dies for others (CW-57.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.games.cthulhu_wars.battle.fighters import of_kind
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Rank

AMELIA: Final = investigator("amelia_azevedo")


class SelfSacrifice(Tactic, CardAbility):
    """She takes the first Kill of our side; without her our most expensive Monster does (CW-57.5).

    RULING: dear is what summoning one costs now. A single Kill that must go to somebody else goes
    there; then she has nothing to take.
    """

    name = "self_sacrifice"
    unit = AMELIA.name
    sequence = 3

    def kill_targets(self, s: War, free: Sequence[int], b: Battle) -> Sequence[int]:
        side = self.side(b)
        if not free or side < 0 or b.side[free[0]] != side or self._hit(b, side):
            return free
        if of_kind(b, self.kind):
            return [f for f in free if b.kinds[f] == self.kind] or free
        return self._dearest(s, free, b) or free

    def _hit(self, b: Battle, side: int) -> bool:
        """Has somebody of ours got a Kill already?"""
        return any(ever and b.side[f] == side for f, ever in enumerate(b.kills_ever))

    def _dearest(self, s: War, free: Sequence[int], b: Battle) -> list[int]:
        t, seat = self.t, self.seat
        costs = {
            f: summon_price(s, t, seat, b.kinds[f])
            for f in free
            if t.rank[b.kinds[f]] == Rank.MONSTER
        }
        most = max(costs.values(), default=0)
        return [f for f, cost in costs.items() if cost == most]


CARD: Final = investigating(AMELIA, SelfSacrifice)
