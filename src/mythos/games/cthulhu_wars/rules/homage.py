"""Cthulhu Wars: whoever performs a ritual pays homage to another (CW-27.3)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import War

ASK_SYCOPHANCY: Final = Question("sycophancy", "CW-27.3")


class ForgoDoom(Move):
    """The ritual brings 1 Doom less (CW-27.3)."""


class PayHomage(ToSeat):
    """Somebody gains 1 Doom from another's ritual (CW-27.3)."""


class Homage(Ability):
    """Whoever else performs a ritual gains 1 Doom less, or we gain 1 (CW-27.3, CW-27.29)."""

    moves = (ForgoDoom, PayHomage)

    def rival_ritual(self, s: War, rival: Seat) -> Script:
        """RULING: without Doom to lose nobody is asked: that is the choice that costs nothing."""
        if not s.ritual_doom:
            return
        moves = [made(ForgoDoom), made(PayHomage, self.seat)]
        stake = {"to": self.seat, "number": s.ritual_doom}
        answer = yield Ask(rival, ASK_SYCOPHANCY, moves, stake)
        if isinstance(answer, ForgoDoom):
            tell(s, "sycophancy-forgone", seat=rival)
            s.ritual_doom -= 1
        else:
            s.doom[self.seat] += 1
            self.tell(s, "sycophancy", by=rival)
