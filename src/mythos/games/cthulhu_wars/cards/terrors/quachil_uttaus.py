"""Cthulhu Wars: Quachil Uttaus, who turns the dead to dust (CW-52.3)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Question, Script, Steps, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import fighters, of_kind
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import in_pool, shift
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import REMOVED, Battle, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, terror

QUACHIL: Final = terror("quachil_uttaus", 4, combat=1)
KEPT: Final = 1
ASK_DUST: Final = Question("dust", "CW-52.3")


class Crumble(OfUnit):
    """A unit that was lost leaves the game (CW-52.3)."""


class YieldSign(Move):
    """The owner of Quachil Uttaus gains an Elder Sign instead (CW-52.3)."""


class DustToDust(Tactic, CardAbility):
    """Whoever loses units in a battle against it gives up one of them for good, or we gain an Elder
    Sign (CW-52.3). The counters: the lost, as bits in the order in which their kinds took part; a
    check sum of what lay on cards that keep figures when the battle began.

    RULING: one choice a battle, among figures that lie in the loser's Pool; without one it is the
    sign. Quachil Uttaus may be dead by then, but it has to take part when the dice are rolled, or
    when the enemy is gone before.
    """

    name = "dust_to_dust"
    unit = QUACHIL.name
    answers = (Crumble, YieldSign)
    counters = 2

    def battle_begins(self, s: War, b: Battle) -> None:
        s.counters[self.at] = 0
        s.counters[self.at + KEPT] = self._kept(s)

    def _kept(self, s: War) -> int:
        """It tells which figure has come onto such a card, for at most one comes in a battle."""
        t = self.t
        bases = [t.on_loyalty[card] * t.size for card in t.keeping]
        return sum((1 + k) * s.figures[base + k] for base in bases for k in range(t.size))

    def rolled(self, s: War, b: Battle) -> None:
        side = self.side(b)
        if side >= 0 and any(b.kinds[f] == self.kind for f in fighters(b, side)):
            self.spend(b)

    def enemy_lost(self, s: War, loss: Loss) -> None:
        b = s.battle
        if b is not None and loss.in_battle and self.side(b) >= 0 and loss.owner == self.enemy(b):
            kinds = self._kinds(b)
            if loss.kind in kinds:
                s.counters[self.at] |= 1 << kinds.index(loss.kind)

    def _kinds(self, b: Battle) -> list[Kind]:
        return list(dict.fromkeys(b.kinds))

    def after_any_battle(self, s: War, b: Battle) -> Script | None:
        lost = s.counters[self.at]
        there = self.spent(b) or of_kind(b, self.kind)
        return self._settle(s, b, lost) if lost and there else None

    def _settle(self, s: War, b: Battle, lost: int) -> Script:
        t, loser = self.t, self.enemy(b)
        dead = [kind for at, kind in enumerate(self._kinds(b)) if lost >> at & 1]
        kept = self._kept(s) - s.counters[self.at + KEPT] - 1
        if [b.kinds[f] for f, out in enumerate(b.status) if out == REMOVED].count(kept) == 1:
            dead = [kind for kind in dead if kind != kept]
        chosen = yield from self._choice(s, dead, loser)
        if chosen is None:
            self.tell(s, "dust-sign", to=loser)
            yield from gain_signs(s, t, self.seat, 1)
        else:
            shift(s, t, chosen, t.pool, t.gone)
            self.tell(s, "crumbled", to=loser, unit=t.names[chosen])

    def _choice(self, s: War, dead: list[Kind], loser: Seat) -> Steps[Kind | None]:
        """Which of the dead goes for good; None for the sign."""
        t = self.t
        here = [kind for kind in dead if s.owner[kind] == loser and in_pool(s, t, kind)]
        if loser == t.nobody or not here:
            return None
        found: dict[Move, Kind | None] = {made(Crumble, t.names[kind]): kind for kind in here}
        found[made(YieldSign)] = None
        return (yield from ask_which(loser, ASK_DUST, found, {"to": self.seat}))


CARD: Final = Card("quachil_uttaus", (QUACHIL,), abilities=(DustToDust,), arrives=at_your_gate)
