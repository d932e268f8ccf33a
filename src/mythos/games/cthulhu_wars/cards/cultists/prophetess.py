"""Cthulhu Wars: the Prophetess, who sees two Elder Signs (CW-56.11)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.core.seats import Seat, only
from mythos.games.cthulhu_wars.cards.market import arrive
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.places import in_play, zones_of
from mythos.games.cthulhu_wars.rules.signs import NAMES
from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN, War
from mythos.games.cthulhu_wars.rules.units import cultist

PROPHETESS: Final = cultist("prophetess", 1, 3)
SEEN: Final = 2


class Foretelling(CardAbility):
    """For the first Elder Sign of a Doom Phase its owner draws two and returns one (CW-56.11). The
    counter: it has been used in this Doom Phase.

    RULING: the higher one is kept, without a question: what an Elder Sign is worth only ever helps
    whoever has it, and a question would tell the others something.
    """

    name = "foretelling"
    unit = PROPHETESS.name
    counters = 1

    def doom_phase_begins(self, s: War) -> Script | None:
        s.counters[self.at] = 0
        return None

    def sign_due(self, s: War, seat: Seat) -> Script | None:
        if seat != self.seat or not s.sign_due or s.phase not in (DOOM, DOOM_TURN):
            return None
        if s.counters[self.at] or not in_play(s, self.t, self.kind):
            return None
        s.counters[self.at] = 1
        return self._foretell(s) if len(s.sign_pool) >= SEEN else None

    def _foretell(self, s: War) -> Script:
        s.sign_due = False
        first: int = yield Draw(s.sign_pool, NAMES)
        second: int = yield Draw(s.sign_pool, NAMES)
        kept, seat = max(first, second), self.seat
        insort(s.sign_pool, min(first, second))
        insort(s.hidden_signs[seat], kept)
        tell(s, "foretold", seat=seat)
        tell(s, "sign", seat=seat)
        tell(s, "sign-seen", only(seat), reveals=True, seat=seat, number=kept)


def beside_a_unit(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """In a zone with a unit of the buyer's (CW-56.11)."""
    yield from arrive(s, t, seat, t.kinds_of_card[card].start, zones_of(s, t, seat))


CARD: Final = Card("prophetess", (PROPHETESS,), abilities=(Foretelling,), arrives=beside_a_unit)
