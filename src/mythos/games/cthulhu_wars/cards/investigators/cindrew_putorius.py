"""Cthulhu Wars: Cindrew Putorius, whose attention does not last (CW-57.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.investigators.common import (
    hand_over,
    investigating,
    investigator,
)
from mythos.games.cthulhu_wars.cards.market import arrive
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.actions import ends_in
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War

CINDREW: Final = investigator("cindrew_putorius")
LIES: Final = 0
ACTED: Final = 1
ENDED: Final = 2


class ShortAttention(CardAbility):
    """After an action of ours that ends in her zone she lies down, and the next one must not end
    there (CW-57.6). The counters: she lies, we have acted, where that ended, as bits.

    RULING: "there" is wherever she lies, if somebody has carried her elsewhere; off the map she
    forbids nothing, and is on her feet again.
    """

    name = "short_attention"
    unit = CINDREW.name
    counters = 3

    def action_ends_in(self, s: War, zones: int) -> None:
        s.counters[self.at + ACTED] = 1
        s.counters[self.at + ENDED] |= zones

    def reactions_closed(self, s: War) -> None:
        """The action is over, and so is what others did about it."""
        if s.loyalty[self.card] != self.seat:
            return
        here = sum(1 << zone for zone in self.zones_with(s, self.unit))
        if s.counters[self.at + ACTED] and s.battle is None:
            lay = bool(here & s.counters[self.at + ENDED])
            if lay != bool(s.counters[self.at + LIES]):
                self.tell(s, "cindrew-lies" if lay else "cindrew-stands")
            s.counters[self.at + LIES] = int(lay)
            s.counters[self.at + ACTED] = s.counters[self.at + ENDED] = 0
        elif not here:
            s.counters[self.at + LIES] = 0

    def forbids(self, s: War, seat: Seat, move: Move) -> bool:
        if seat != self.seat or not s.counters[self.at + LIES]:
            return False
        zones = ends_in(s, self.t, seat, move)
        return any(self.count(s, self.unit, zone) for zone in zones)

    def forbids_battle(self, s: War, zone: Zone) -> bool:
        return bool(s.counters[self.at + LIES]) and self.count(s, self.unit, zone) > 0

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        if s.loyalty[self.card] != self.seat or not s.counters[self.at + LIES]:
            return shown
        return (*shown, ("cindrew_lies", 1))


def anywhere_by_the_buyer(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The buyer puts her wherever he likes (CW-57.6)."""
    yield from hand_over(s, t, seat, card)
    yield from arrive(s, t, seat, t.kinds_of_card[card].start, t.zones)


CARD: Final = investigating(CINDREW, ShortAttention, arrives=anywhere_by_the_buyer)
