"""Cthulhu Wars: the Gug, strong and too clumsy for captives (CW-51.4)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.rules.layout import Card
from mythos.games.cthulhu_wars.rules.units import Trait, monster

GUG: Final = Card("gug", (monster("gug", 2, 1, combat=3, traits=Trait.NO_CAPTURE),))
