"""Cthulhu Wars: Father Dagon, at home in the sea (CW-53.7).

Only his combat stands here: how independents are awakened, and what Tsunami and his spellbook do,
comes with the supply of cards.
"""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.layout import Card
from mythos.games.cthulhu_wars.rules.units import great_old_one

ON_LAND: Final = 2
IN_AN_OCEAN: Final = 6


def combat_of_dagon(clash: Clash, number: int) -> int:
    """2 on land, 6 in an ocean (CW-53.7)."""
    return number * (IN_AN_OCEAN if clash.in_ocean else ON_LAND)


FATHER_DAGON: Final = Card("father_dagon", (great_old_one("father_dagon", 4, combat_of_dagon),))
