"""Cthulhu Wars: Keziah Mason, who does not suffer alone (CW-56.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import of_kind
from mythos.games.cthulhu_wars.battle.results import assign_pains, turn_pains_into_kills
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.priests import PriestPower, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import Battle, War

KEZIAH: Final = unique_priest("keziah_mason")
MORE: Final = 2


class KillToo(Move):
    """Two Kills more for the enemy (CW-56.7)."""


class HurtToo(Move):
    """Two Pains more for the enemy (CW-56.7)."""


class DemonHeroine(Welcome, Tactic, PriestPower):
    """Assigned a Kill, or a Pain, she gives the enemy two more of the kind, once in a battle
    (CW-56.7). What becomes of her own is all the same (CW-10.20).
    """

    name = "demon_heroine"
    unit = KEZIAH.name

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(KillToo),) if not self.spent(b) and self._got(b, b.kills_ever) else ()

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        kills = list(self.after_kills(s, b))
        hurt = not self.spent(b) and self._got(b, b.pained)
        return kills or ((made(HurtToo),) if hurt else ())

    def _got(self, b: Battle, results: list[int]) -> bool:
        return any(results[f] for f in of_kind(b, self.kind))

    @plays(KillToo)
    def kill(self, s: War, move: KillToo) -> Script:
        b = self.battle(s)
        self.spend(b)
        self.tell(s, "kill-too", to=self.enemy(b))
        yield from turn_pains_into_kills(s, self.t, b, 1 - self.side(b), 0, MORE)

    @plays(HurtToo)
    def hurt(self, s: War, move: HurtToo) -> Script:
        b, side = self.battle(s), 1 - self.side(self.battle(s))
        self.spend(b)
        self.tell(s, "hurt-too", to=self.enemy(b))
        b.pains[side] += MORE
        yield from assign_pains(s, self.t, b, side)


CARD: Final = priest_card(KEZIAH, DemonHeroine)
