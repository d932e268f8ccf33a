"""Cthulhu Wars: Pitpipo, who dies in others' battles (CW-56.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.games.cthulhu_wars.cards.priests import PriestPower, priest_card, unique_priest
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind

PITPIPO: Final = unique_priest("pitpipo")


class PitOfDespair(PriestPower):
    """A Kill of our side may go to him wherever he is (CW-56.9).

    RULING: on the map, for nobody is reached off it (CW-1.12). Where a Kill has to go to somebody
    it goes there, and where more Kills come than there are fighters he could save nobody. A Pain
    that his Kill is turned into does nothing to him.
    """

    name = "pit_of_despair"
    unit = PITPIPO.name

    def absent_targets(self, s: War, kinds: Sequence[Kind], b: Battle) -> Sequence[Kind]:
        away = self.kind not in b.kinds and self.on_map(s, self.unit)
        return (*kinds, self.kind) if away else kinds


CARD: Final = priest_card(PITPIPO, PitOfDespair)
