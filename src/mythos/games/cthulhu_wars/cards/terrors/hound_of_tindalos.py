"""Cthulhu Wars: the Hound of Tindalos, which hunts through angles (CW-52.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import side_of, sides
from mythos.games.cthulhu_wars.cards.market import arrive
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.gates import has_gate
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import REMOVED, War
from mythos.games.cthulhu_wars.rules.units import Trait, terror

HOUND: Final = terror("hound_of_tindalos", 4, combat=4, traits=Trait.NO_MOVE | Trait.NO_KILL)


class ThroughAngles(AtZone):
    """The Hound appears at another Gate (CW-52.4)."""


def at_gates(s: War, t: Layout) -> list[Zone]:
    """All zones with a Gate, whoever controls it; a unit that is a Gate counts (CW-50.62)."""
    return [zone for zone in t.zones if has_gate(s, t, zone)]


class AnglesOfTime(CardAbility):
    """When its owner moves another unit it may appear at another Gate, once in a Move action; where
    there is no Gate it is eliminated (CW-52.4). The counter: it has appeared in this one.
    """

    name = "angles_of_time"
    unit = HOUND.name
    counters = 1

    def moving(self, s: War) -> Iterable[Move]:
        here = self.zones_with(s, self.unit)
        if not here or s.counters[self.at]:
            return ()
        others = [zone for zone in at_gates(s, self.t) if zone not in here]
        return self.in_zones(ThroughAngles, open_zones(s, self.t, self.kind, others))

    @plays(ThroughAngles)
    def appear(self, s: War, move: ThroughAngles) -> None:
        (origin,) = self.zones_with(s, self.unit)
        s.counters[self.at] = 1
        shift(s, self.t, self.kind, origin, self.t.zone(move.zone))
        self.tell(s, "through-angles", zone=move.zone)

    def move_done(self, s: War, spent: int) -> None:
        s.counters[self.at] = 0

    def put_right(self, s: War) -> None:
        for zone in self.zones_with(s, self.unit):
            if not has_gate(s, self.t, zone):
                self._vanish(s, zone)

    def _vanish(self, s: War, zone: Zone) -> None:
        """In a battle it is the enemy's doing."""
        b, by = s.battle, self.seat
        if b is not None and side_of(b, self.seat) >= 0:
            by = sides(b)[1 - side_of(b, self.seat)]
            for fighter, kind in enumerate(b.kinds):
                if kind == self.kind:
                    b.status[fighter] = REMOVED
        eliminate(s, self.t, self.kind, zone, by)


def at_any_gate(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """At any Gate, also another's (CW-52.4)."""
    yield from arrive(s, t, seat, t.kinds_of_card[card].start, at_gates(s, t))


CARD: Final = Card("hound_of_tindalos", (HOUND,), abilities=(AnglesOfTime,), arrives=at_any_gate)
