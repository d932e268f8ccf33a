"""Cthulhu Wars: the Elder Thing, which holds the minds of Great Old Ones (CW-51.10)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import count, zones_with
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import monster

THING: Final = monster("elder_thing", 3, 2, combat=2)


class MindControl(CardAbility):
    """The own abilities of an enemy Great Old One in its zone do not count (CW-51.10).

    RULING: neither in a battle nor at a distance, as long as both stand there; spellbooks, dice and
    how a Great Old One awakens are no abilities of its own.
    """

    name = "mind_control"
    unit = THING.name

    def silences(self, s: War, ability: Ability) -> bool:
        great, t = ability.bearer, self.t
        if great is None or ability.seat == self.seat or not t.great[great]:
            return False
        return any(count(s, t, great, zone) for zone in zones_with(s, t, self.kind))


CARD: Final = Card(
    "elder_thing",
    (THING,),
    box="azathoth_box",
    abilities=(MindControl,),
    arrives=at_your_gate,
)
