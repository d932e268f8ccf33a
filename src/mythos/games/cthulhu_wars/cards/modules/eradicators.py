"""Cthulhu Wars: the Eradicators, which feed Gates on those who keep them (CW-59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import own_gates
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_here
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import here
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War

MARKERS: Final = 15
OWNER: Final = 2
OTHERS: Final = 1
ASK_OVERLOAD: Final = Question("overload", "CW-59.4")
ASK_EXTINGUISH: Final = Question("extinguish", "CW-59.5")


class Extinguish(AtZone):
    """Put an Eradicator into a zone without one (CW-59.5)."""


class Eradicators(CardAbility):
    """Everybody gains from Gates beside a marker and loses a unit there; and each Doom Phase
    everybody puts one more on the map (CW-59.3 to CW-59.5). The counter: where they lie, as bits.

    It concerns all seats as soon as somebody has the card.
    """

    name = "eradicators"
    counters = 1
    answers = (Extinguish,)

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] != self.t.nobody

    def fed(self, s: War) -> list[Zone]:
        """The zones with a marker and a Gate of its owner's, or a unit that is one (CW-59.6)."""
        lying = s.counters[self.at]
        return [zone for zone in own_gates(s, self.t, self.seat) if lying >> zone & 1]

    def income(self, s: War, power: int) -> int:
        each = OWNER if s.loyalty[self.card] == self.seat else OTHERS
        return power + each * len(self.fed(s))

    def after_income(self, s: War) -> Script | None:
        """One unit is lost in each zone, not for each Gate (CW-59.6)."""
        zones = [zone for zone in self.fed(s) if here(s, self.t, self.seat, zone)]
        return self._lose(s, zones) if zones else None

    def _lose(self, s: War, zones: Sequence[Zone]) -> Script:
        t, seat = self.t, self.seat
        for zone in zones:
            kinds = t.own(s, seat).kinds
            kind, on_gate = yield from pick_here(s, t, seat, ASK_OVERLOAD, kinds, zone)
            eliminate(s, t, kind, zone, seat, on_gate=on_gate)

    def doom_over(self, s: War) -> Script | None:
        """From the First Player on, until all are out (CW-59.5)."""
        return self._spread(s) if s.loyalty[self.card] == self.seat else None

    def _spread(self, s: War) -> Script:
        t = self.t
        for seat in t.turn_order(s):
            free = [zone for zone in t.zones if not s.counters[self.at] >> zone & 1]
            if not free or s.counters[self.at].bit_count() >= MARKERS:
                return
            found = {made(Extinguish, t.board.names[zone]): zone for zone in free}
            zone = yield from ask_which(seat, ASK_EXTINGUISH, found)
            self.lay(s, seat, zone)

    def lay(self, s: War, seat: Seat, zone: Zone) -> None:
        s.counters[self.at] |= 1 << zone
        tell(s, "eradicator", seat=seat, zone=self.t.board.names[zone])

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        """All seats know of the same markers, so one of them says it."""
        lies = self.seat == 0 and s.counters[self.at] >> zone & 1
        return (*names, "eradicators") if lies else names


def at_all_starts(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """One marker in every player's start zone (CW-59.2)."""
    own = t.ability(seat, Eradicators)
    for start in s.starts:
        if start in t.zones:
            own.lay(s, seat, start)
    yield from ()


CARD: Final = Card("eradicators", sort=Sort.MODULE, abilities=(Eradicators,), arrives=at_all_starts)
