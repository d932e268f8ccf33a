"""Cthulhu Wars: the Servitors of the Outer Gods, a gift for an enemy (CW-51.7)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import give_card
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, monster

SERVITOR: Final = monster("servitor", 3, 1, combat=-1)
ASK_BESTOW: Final = Question("bestow", "CW-51.7")


class Bestow(ToSeat):
    """Say who gets the card (CW-51.7)."""


class Adulation(CardAbility):
    """With a Servitor in the Pool no other Monster is summoned (CW-51.7); Terrors are (CW-50.12).

    RULING: who brings many in one action brings the Servitors first; the order of one action makes
    no difference, and so none is left at its end.
    """

    name = "adulation"
    unit = SERVITOR.name
    answers = (Bestow,)

    def forbids_summoning(self, s: War, kind: Kind) -> bool:
        other = kind != self.kind and self.t.rank[kind] == Rank.MONSTER
        return other and self.in_pool(s, self.unit) > 0


def to_an_enemy(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """Card and figures are somebody else's for the rest of the game (CW-51.7)."""
    found = {made(Bestow, enemy): enemy for enemy in t.others[seat]}
    enemy = yield from ask_which(seat, ASK_BESTOW, found)
    give_card(s, t, card, enemy)
    tell(s, "bestowed", seat=seat, to=enemy)
    yield from t.steps(Ability.card_came, s, enemy, card)


CARD: Final = Card(
    "servitor",
    (SERVITOR,),
    box="azathoth_box",
    abilities=(Adulation,),
    arrives=to_an_enemy,
    harvest=-0.4,
)
