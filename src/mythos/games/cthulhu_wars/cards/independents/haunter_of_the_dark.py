"""Cthulhu Wars: the Haunter of the Dark, which flies to the light (CW-53.161 to CW-53.164)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Roll, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import fighters, of_kind, pick, remove
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.masks import MaskAwakening
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.card_books import all_books
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import KILLS, Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

ONE: Final = 1
LIT: Final = 6
ASK_LIT: Final = Question("trapezohedron", "CW-53.164")


def combat_of_haunter(clash: Clash, number: int) -> int:
    """All spellbooks of the enemy (CW-53.161)."""
    return number * all_books(clash.s, clash.t, clash.enemy)


class LookIntoTheStone(Move):
    """Pay for the Shining Trapezohedron (CW-53.163)."""


class Trapezohedron(Move):
    """The enemy's units look into the stone (CW-53.164)."""


class AwakenHaunter(MaskAwakening):
    """In the usual way for 6; the Crawling Chaos pays 5 (CW-53.161)."""

    name = "awaken_haunter_of_the_dark"
    awakens = "haunter_of_the_dark"


class FlyToTheLight(Tactic, GodPower):
    """A single Kill of the enemy must go to the Haunter (CW-53.162).

    The counter: it is so in this battle. RULING: looked at when the dice stand, after all that is
    added to them; what comes later goes where one likes.
    """

    name = "fly_to_the_light"
    unit = "haunter_of_the_dark"
    counters = 1
    sequence = 2

    def dice_stand(self, s: War, b: Battle) -> None:
        side = self.side(b)
        s.counters[self.at] = int(side >= 0 and b.kills[side] == ONE)

    def kill_targets(self, s: War, free: Sequence[int], b: Battle) -> Sequence[int]:
        if not s.counters[self.at] or b.step != KILLS:
            return free
        return [f for f in free if b.kinds[f] == self.kind] or free


class PayForTheStone(GodDeed):
    """As an action, for 1 Power (CW-53.163)."""

    name = "pay_for_trapezohedron"
    cost = 1

    @plays(LookIntoTheStone)
    def pay(self, s: War, move: LookIntoTheStone) -> None:
        self.tell(s, "paid-for-book", number=self.cost)


class ShiningTrapezohedron(Welcome, Tactic, GodBook):
    """Before the dice the enemy throws a die for each of his units, and loses one for each 6
    (CW-53.164).
    """

    name = "shining_trapezohedron"
    unit = "haunter_of_the_dark"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = not self.spent(b) and of_kind(b, self.kind)
        return (made(Trapezohedron),) if ready else ()

    @plays(Trapezohedron)
    def shine(self, s: War, move: Trapezohedron) -> Script:
        b, t = self.battle(s), self.t
        self.spend(b)
        enemy, side = self.enemy(b), 1 - self.side(b)
        faces: list[int] = yield Roll(LIT, len(fighters(b, side)))
        self.tell(s, "trapezohedron", to=enemy, faces=tuple(faces))
        chooser = enemy if enemy != t.nobody else self.seat
        for left in range(faces.count(LIT), 0, -1):
            there = fighters(b, side)
            if left >= len(there):
                lost = there[0]
            else:
                lost = yield from pick(t, b, chooser, ASK_LIT, there, number=left)
            remove(s, t, b, lost, self.seat)


CARD: Final = Card(
    "haunter_of_the_dark",
    (great_old_one("haunter_of_the_dark", 6, combat_of_haunter),),
    box="masks",
    abilities=(AwakenHaunter, FlyToTheLight, PayForTheStone, ShiningTrapezohedron),
)
