"""Cthulhu Wars: the Gug, strong and too clumsy for captives (CW-51.4)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.cards.market import at_your_gate
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.units import Trait, monster

GUG: Final = Card(
    "gug",
    (monster("gug", 2, 1, combat=3, traits=Trait.NO_CAPTURE),),
    box="dreamlands_underworld",
    arrives=at_your_gate,
    starter=True,
)
