"""Cthulhu Wars: Hastur as an independent (CW-54.21 to CW-54.24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import of_kind
from mythos.games.cthulhu_wars.cards.glyphs import SignedAwakening, StarsAbove
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.prices import ritual_cost
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

GIFT: Final = 3


def combat_of_free_hastur(clash: Clash, number: int) -> int:
    """Half of what a ritual costs now, rounded down (CW-54.21)."""
    return ritual_cost(clash.s, clash.t) // 2


class GrantDoom(ToSeat):
    """Another player gains 3 Doom (CW-54.23)."""


class AwakenFreeHastur(SignedAwakening):
    """In the usual way, for 6; an Elder Sign with it (CW-54.21)."""

    name = "awaken_free_hastur"
    awakens = "hastur"


class StarsAreWrong(StarsAbove):
    """An Elder Sign for a Gate under the glyph of the Yellow Sign (CW-54.22)."""

    name = "stars_are_wrong"
    unit = "hastur"
    glyph = "YS"


class GrantThreeDoom(GodDeed):
    """As an action another player gains 3 Doom (CW-54.23)."""

    name = "grant_3_doom"

    def ways(self, s: War) -> Iterable[Move]:
        return [made(GrantDoom, enemy) for enemy in self.enemies]

    @plays(GrantDoom)
    def grant(self, s: War, move: GrantDoom) -> None:
        s.doom[move.to] += GIFT
        self.tell(s, "grant-doom", to=move.to, number=GIFT)


class FreeVengeance(GodBook):
    """In a battle with Hastur we assign the enemy's results (CW-54.24)."""

    name = "free_vengeance"
    unit = "hastur"

    def assigns_for(self, s: War, b: Battle) -> bool:
        return bool(of_kind(b, self.kind))


CARD: Final = Card(
    "free_hastur",
    (great_old_one("hastur", 6, combat_of_free_hastur),),
    box="faction_gods",
    abilities=(AwakenFreeHastur, StarsAreWrong, GrantThreeDoom, FreeVengeance),
    rival="ys",
)
