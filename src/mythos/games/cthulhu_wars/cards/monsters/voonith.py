"""Cthulhu Wars: the Voonith, which never bites in vain (CW-51.12)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Script
from mythos.core.events import tell
from mythos.games.cthulhu_wars.battle.fighters import fighters, side_of
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import monster

VOONITH: Final = monster("voonith", 2, 3, combat=1)


class Vicious(CardAbility):
    """Our side scores at least as many Kills as it has Vooniths in the battle (CW-51.12).

    RULING: looked at once, when the dice stand, before anything else adds or turns a Kill.
    """

    name = "vicious"
    unit = VOONITH.name

    def dice_stand(self, s: War, b: Battle) -> Script | None:
        side = side_of(b, self.seat)
        if side < 0:
            return None
        least = sum(b.kinds[f] == self.kind for f in fighters(b, side))
        if b.kills[1 - side] < least:
            b.kills[1 - side] = least
            tell(s, "vicious", seat=self.seat, number=least)
        return None


CARD: Final = Card(
    "voonith",
    (VOONITH,),
    box="beyond_time_and_space",
    abilities=(Vicious,),
    arrives=at_your_gate,
)
