"""Cthulhu Wars: The Stars Are Right, by which Elder Signs bring Power (CW-55.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import NeutralBook
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.doom import may_perform
from mythos.games.cthulhu_wars.rules.prices import ritual_price
from mythos.games.cthulhu_wars.rules.signs import SIGNS, reveals
from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN, War


class StarsAreRight(NeutralBook):
    """In the Doom Phase an Elder Sign that we reveal brings its value in Power, too (CW-55.4)."""

    name = "stars_are_right"

    def doom_turn(self, s: War) -> Iterable[Move]:
        """For a ritual that we may be able to pay only so; by the number of the signs, for their
        values are secret.
        """
        price, power = ritual_price(s, self.t, self.seat), s.power[self.seat]
        most = power + max(SIGNS) * len(s.hidden_signs[self.seat])
        poor = may_perform(s, self.t, self.seat) and power < price <= most
        return reveals(s, self.seat) if poor else ()

    def sign_revealed(self, s: War, value: int) -> None:
        if s.phase in (DOOM, DOOM_TURN):
            s.power[self.seat] += value
            self.tell(s, "power-gained", number=value)


CARD: Final = Card("stars_are_right", book=StarsAreRight, box="azathoth_box")
