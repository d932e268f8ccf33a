"""Cthulhu Wars: Ithaqua as an independent (CW-54.101 to CW-54.104)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.gates import has_gate
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Rank, great_old_one

GLYPH: Final = "WW"


class FallAsleep(Move):
    """No more actions in this phase; the Power is kept (CW-54.102)."""


class AwakenFreeIthaqua(Independent):
    """In the usual way, for 4 (CW-54.101)."""

    name = "awaken_free_ithaqua"
    awakens = "ithaqua"


class Asleep(CardAbility):
    """Who sleeps sleeps until Gather Power, whatever becomes of Ithaqua (CW-54.102, CW-10.7).

    The counter: the sleeper's seat, and one more.
    """

    name = "free_asleep"
    shown = False
    counters = 1

    def in_effect(self, s: War) -> bool:
        return s.counters[self.at] == self.seat + 1

    def asleep(self, s: War) -> bool:
        return True

    def refresh(self, s: War) -> None:
        s.counters[self.at] = 0


class FreeHibernate(GodPower):
    """As an action, for nothing, no more actions in this phase; the Power is added to the next
    income (CW-54.102).
    """

    name = "free_hibernate"
    unit = "ithaqua"

    def actions(self, s: War) -> Iterable[Move]:
        awake = not self.t.ability(self.seat, Asleep).in_effect(s)
        return (made(FallAsleep),) if awake else ()

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        return ()

    @plays(FallAsleep)
    def fall_asleep(self, s: War, move: FallAsleep) -> None:
        s.counters[self.t.ability(self.seat, Asleep).at] = self.seat + 1
        self.tell(s, "fall-asleep")


class BothGlyphs(GodRequirement):
    """There are Gates, anyone's, under both glyphs of the Windwalker (CW-54.103)."""

    name = "gates_on_both_glyphs"

    def holds(self, s: War) -> bool:
        return all(has_gate(s, self.t, zone) for zone in self.t.board.starts(GLYPH))

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        zones = self.t.board.starts(GLYPH)
        return ((sum(has_gate(s, self.t, zone) for zone in zones), len(zones)),)


class FreeFerox(GodBook):
    """Only Great Old Ones capture our Cultists (CW-54.104)."""

    name = "free_ferox"

    def protects_cultists(self, s: War, rank: Rank, zone: Zone) -> bool:
        return rank < Rank.GREAT_OLD_ONE


CARD: Final = Card(
    "free_ithaqua",
    (great_old_one("ithaqua", 4, combat=5),),
    box="faction_gods",
    abilities=(AwakenFreeIthaqua, Asleep, FreeHibernate, BothGlyphs, FreeFerox),
    rival="ww",
)
