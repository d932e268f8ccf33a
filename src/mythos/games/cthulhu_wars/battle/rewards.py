"""Cthulhu Wars: rewards for hitting Great Old Ones in a battle (CW-21.5, CW-40.25)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import Fighter
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import FIGHTS, SPARED, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind

REWARD_SIGNS: Final = 2


class GodHunt(Tactic):
    """With a certain unit of ours in the battle, a reward for every opposing Great Old One that is
    hit (CW-21.5, CW-10.40).
    """

    unit: ClassVar[str] = ""
    rewards: ClassVar[tuple[type[OfUnit], ...]] = ()
    """The moves that take Power, and Elder Signs."""

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        hit = [self.t.names[b.kinds[f]] for f in self._hit(b)]
        return [made(reward, unit) for unit in hit for reward in self.rewards]

    after_pains = after_kills

    def _hit(self, b: Battle) -> list[Fighter]:
        """Enemy Great Old Ones with a result, a cancelled one too, each once in a battle
        (CW-10.40, CW-10.41).
        """
        if self.side(b) < 0 or not self.ours(b, self.unit):
            return []
        gods = [f for f in self.gods(b) if b.status[f] in (FIGHTS, SPARED)]
        return [f for f in gods if (b.kills_ever[f] or b.pained[f]) and not b.used[f]]

    def _use(self, s: War, unit: str) -> Kind:
        b, names = self.battle(s), self.t.names
        god = next(f for f in self._hit(b) if names[b.kinds[f]] == unit)
        b.used[god] = 1
        return b.kinds[god]

    def take_power(self, s: War, unit: str) -> int:
        """Half of what awakening it costs (CW-40.25)."""
        power = self.t.awakening[self._use(s, unit)] // 2
        s.power[self.seat] += power
        return power

    def take_signs(self, s: War, unit: str) -> Script:
        """Two Elder Signs (CW-40.25)."""
        self._use(s, unit)
        return gain_signs(s, self.t, self.seat, REWARD_SIGNS)
