"""Cthulhu Wars: Abhoth, whose Filth spreads everywhere (CW-53.11 to CW-53.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.places import in_play, on_map
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one, monster

FILTH: Final = monster(
    "filth", 12, 1,
    traits=Trait.NO_MOVE | Trait.NO_CAPTURE | Trait.NOT_SUMMONED | Trait.OPPONENT,
)  # fmt: skip
TYPES: Final = 4
MONSTERS: Final = 8


def combat_of_abhoth(clash: Clash, number: int) -> int:
    """As many dice as there is Filth on the map (CW-53.11)."""
    return on_map(clash.s, clash.t, clash.t.kinds[clash.seat][FILTH.name])


ABHOTH: Final = great_old_one("abhoth", 4, combat_of_abhoth)


class AwakenAbhoth(Independent):
    """In the usual way, for 4; the Filth that is left on the map is his from then on (CW-53.11)."""

    name = "awaken_abhoth"
    awakens = ABHOTH.name


class FilthPower(GodPower):
    """A Filth token comes to any zone, for 1 (CW-53.12).

    RULING: it comes by the Summon action, so it goes with others where one action brings many.
    """

    name = "filth"
    unit = ABHOTH.name

    def summoned_elsewhere(
        self, s: War, found: Sequence[tuple[Kind, Sequence[Zone]]]
    ) -> Sequence[tuple[Kind, Sequence[Zone]]]:
        return (*found, (self.kind_of(FILTH.name), self.t.zones))


class ManyMonsters(GodRequirement):
    """Four types of Monsters in play, or eight Monsters (CW-53.13)."""

    name = "many_monsters"

    def _numbers(self, s: War) -> list[int]:
        return [in_play(s, self.t, kind) for kind in self.t.own(s, self.seat).monsters]

    def holds(self, s: War) -> bool:
        numbers = self._numbers(s)
        return sum(map(bool, numbers)) >= TYPES or sum(numbers) >= MONSTERS

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        numbers = self._numbers(s)
        return (
            (min(sum(map(bool, numbers)), TYPES), TYPES),
            (min(sum(numbers), MONSTERS), MONSTERS),
        )


class TheBrood(GodBook):
    """Gates in zones with Filth count for nobody else in the Doom Phase (CW-53.14)."""

    name = "the_brood"

    def denies_gate(self, s: War, seat: Seat, zone: Zone) -> bool:
        return seat != self.seat and self.count(s, FILTH.name, zone) > 0


CARD: Final = Card(
    "abhoth",
    (ABHOTH, FILTH),
    box="independents_1",
    abilities=(AwakenAbhoth, FilthPower, ManyMonsters, TheBrood),
)
