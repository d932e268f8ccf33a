"""Cthulhu Wars: Ubbo-Sathla as an independent (CW-54.81 to CW-54.84)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Roll, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.gates import gates_of, remove
from mythos.games.cthulhu_wars.rules.homage import Homage
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import great_old_one


def combat_of_free_ubbo_sathla(clash: Clash, number: int) -> int:
    """Where the Growth marker is (CW-54.81)."""
    return clash.s.counters[clash.t.ability(clash.seat, Growth).at]


class GiveUpGate(AtZone):
    """A Gate of ours is removed, and the marker advances (CW-54.83)."""


class Growth(CardAbility):
    """The Growth marker (CW-54.81). The counter: where it is."""

    name = "free_growth"
    shown = False
    counters = 1

    def grow(self, s: War) -> Script:
        """It advances by a die."""
        (face,) = yield Roll(6)
        s.counters[self.at] += face
        self.tell(s, "free-growth", number=face)

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        return (*shown, ("free_growth", s.counters[self.at])) if self.in_effect(s) else shown


class AwakenFreeUbboSathla(Independent):
    """In the usual way, for 4; the Growth marker begins at 0 (CW-54.81)."""

    name = "awaken_free_ubbo_sathla"
    awakens = "ubbo_sathla"

    def reward(self, s: War, zone: Zone) -> None:
        s.counters[self.t.ability(self.seat, Growth).at] = 0


class FreeSycophancy(Homage, GodPower):
    """Whoever else performs a ritual gains 1 Doom less, or we gain 1 (CW-54.82)."""

    name = "free_sycophancy"
    unit = "ubbo_sathla"


class FeedWithGate(GodDeed):
    """As an action we remove a Gate that we control, and the marker advances by a die; whoever
    stood on it stays (CW-54.83).
    """

    name = "feed_with_gate"

    def ways(self, s: War) -> Iterable[Move]:
        return self.in_zones(GiveUpGate, gates_of(s, self.t, self.seat))

    @plays(GiveUpGate)
    def give_up(self, s: War, move: GiveUpGate) -> Script:
        remove(s, self.t, self.t.zone(move.zone))
        yield from self.t.ability(self.seat, Growth).grow(s)


class HellishBanquet(GodBook):
    """In our Doom turn the marker advances by a die (CW-54.84).

    RULING: when the turn begins; later is never better.
    """

    name = "hellish_banquet"

    def doom_begins(self, s: War) -> Script:
        return self.t.ability(self.seat, Growth).grow(s)


CARD: Final = Card(
    "free_ubbo_sathla",
    (great_old_one("ubbo_sathla", 4, combat_of_free_ubbo_sathla),),
    box="faction_gods",
    abilities=(Growth, AwakenFreeUbboSathla, FreeSycophancy, FeedWithGate, HellishBanquet),
    rival="tt",
)
