"""Cthulhu Wars: Umr at-Tawil, who opens Gates for less (CW-55.5)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.rules.ability import NeutralBook
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.state import War

LESS: Final = 1


class UmrAtTawil(NeutralBook):
    """Creating a Gate costs 1 Power less (CW-55.5)."""

    name = "umr_at_tawil"

    def gate_price(self, s: War, price: int, zone: Zone) -> int:
        return price - LESS


CARD: Final = Card("umr_at_tawil", book=UmrAtTawil, box="azathoth_box")
