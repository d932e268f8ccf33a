"""Cthulhu Wars: the Dhole, whose death shakes the earth (CW-52.2)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import side_of, sides
from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import CardAbility, battle_of
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Loss, War
from mythos.games.cthulhu_wars.rules.units import terror

DHOLE: Final = terror("dhole", 4, combat=5)
SIGNS: Final = 2
GAIN: Final = 2
ASK_GIFT: Final = Question("dhole-gift", "CW-52.2")


class Gift(StrEnum):
    """What the opponent gains."""

    DOOM = "doom"
    POWER = "power"


class DholeGift(Move):
    """Say what the opponent gains for the Dhole (CW-52.2)."""

    gift: Gift


class PlanetaryDestruction(CardAbility):
    """Lost in a battle it brings two Elder Signs, and the opponent Doom or Power, as we say.

    RULING: a battle is all of it, from its declaration to being surrounded; what is nobody's gains
    nothing.
    """

    name = "planetary_destruction"
    answers = (DholeGift,)

    def unit_lost(self, s: War, loss: Loss) -> Script | None:
        ours = self.t.names[loss.kind] == DHOLE.name
        return self._collapse(s) if ours and loss.in_battle else None

    def _collapse(self, s: War) -> Script:
        b = battle_of(s)
        tell(s, "planetary-destruction", seat=self.seat, zone=self.t.board.names[b.zone])
        yield from gain_signs(s, self.t, self.seat, SIGNS)
        enemy = sides(b)[1 - side_of(b, self.seat)]
        if enemy == self.t.nobody:
            return
        gifts = {DholeGift(gift): gift for gift in Gift}
        gift = yield from ask_which(self.seat, ASK_GIFT, gifts, {"to": enemy})
        (s.doom if gift == Gift.DOOM else s.power)[enemy] += GAIN
        tell(s, "dhole-gift", seat=self.seat, to=enemy, gift=gift.value)


CARD: Final = Card(
    "dhole", (DHOLE,), abilities=(PlanetaryDestruction,), arrives=at_your_gate, starter=True
)
