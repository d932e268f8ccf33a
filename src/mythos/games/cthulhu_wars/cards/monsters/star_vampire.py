"""Cthulhu Wars: the Star Vampire, which drinks Power and Doom (CW-51.9)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.games.cthulhu_wars.battle.battle import scored
from mythos.games.cthulhu_wars.battle.fighters import fighters, side_of, sides
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import monster

DICE: Final = 1
VAMPIRE: Final = monster("star_vampire", 3, 2, combat=DICE)


class Vampirism(CardAbility):
    """Each Pain on a Vampire's die takes 1 Power from the enemy, each Kill 1 Doom, for us
    (CW-51.9).

    RULING: their dice are the first of those rolled, and are rolled whatever lowers the total; what
    counts is what they show when nobody throws them again. What is nobody's has nothing to give.
    """

    name = "vampirism"
    unit = VAMPIRE.name

    def _dice(self, b: Battle) -> int:
        """The dice of the Vampires that take part."""
        side = side_of(b, self.seat)
        return DICE * sum(b.kinds[f] == self.kind for f in fighters(b, side))

    def least_dice(self, s: War, dice: int, b: Battle) -> int:
        return max(dice, self._dice(b))

    def dice_stand(self, s: War, b: Battle) -> Script | None:
        side = side_of(b, self.seat)
        if side < 0 or sides(b)[1 - side] == self.t.nobody:
            return None
        kills, pains = scored(b.rolls[side][: self._dice(b)])
        enemy = sides(b)[1 - side]
        power, doom = min(pains, s.power[enemy]), min(kills, s.doom[enemy])
        if power or doom:
            for track, number in ((s.power, power), (s.doom, doom)):
                track[enemy] -= number
                track[self.seat] += number
            tell(s, "vampirism", seat=self.seat, to=enemy, power=power, doom=doom)
        return None


CARD: Final = Card(
    "star_vampire",
    (VAMPIRE,),
    box="azathoth_box",
    abilities=(Vampirism,),
    arrives=at_your_gate,
)
