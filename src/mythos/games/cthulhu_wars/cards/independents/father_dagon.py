"""Cthulhu Wars: Father Dagon, at home in the sea (CW-53.81 to CW-53.84)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.cards.driving import Driven, drive_out
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import on_map
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import pick_anywhere, remove_for_good
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one

ON_LAND: Final = 2
IN_AN_OCEAN: Final = 6
UNITS_IN_OCEANS: Final = 8
LOOK: Final = 6
ASK_LOOK: Final = Question("innsmouth-look", "CW-53.84")


def combat_of_dagon(clash: Clash, number: int) -> int:
    """2 on land, 6 in an ocean (CW-53.81)."""
    return number * (IN_AN_OCEAN if clash.in_ocean else ON_LAND)


class Tsunami(Move):
    """Every Cultist of a coast goes into the sea (CW-53.82)."""

    zone: str


class AwakenDagon(Independent):
    """In the usual way, for 4 (CW-53.81)."""

    name = "awaken_father_dagon"
    awakens = "father_dagon"


class TsunamiPower(GodPower):
    """All Cultists of a land zone beside an ocean are moved into adjacent oceans by their owners
    (CW-53.82).

    RULING: in turn order; who directs it may not gain by another, since nobody bars another's way.
    """

    name = "tsunami"
    unit = "father_dagon"
    cost = 1
    answers = (Driven,)

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        return [
            made(Tsunami, t.board.names[zone])
            for zone in t.zones
            if not t.board.ocean[zone]
            and self._seas(zone)
            and any(self._swept(s, seat, zone) for seat in range(t.players))
        ]

    def _seas(self, zone: Zone) -> Sequence[Zone]:
        board = self.t.board
        return [near for near in board.adjacent[zone] if board.ocean[near]]

    def _swept(self, s: War, seat: int, zone: Zone) -> list[Kind]:
        """The kinds that have to go: not those of our own that never move."""
        t, stays = self.t, Trait.NO_MOVE if seat == self.seat else Trait(0)
        return [
            kind
            for kind in t.own(s, seat).cultists
            if s.figures[zone * t.size + kind] and not t.units[kind].traits & stays
        ]

    @plays(Tsunami)
    def sweep(self, s: War, move: Tsunami) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        tell(s, "tsunami", seat=self.seat, zone=move.zone)
        for seat in t.turn_order(s):
            yield from drive_out(s, t, seat, self._swept(s, seat, zone), zone, self._seas(zone))


class UnitsInOceans(GodRequirement):
    """Eight units in oceans (CW-53.83)."""

    name = "eight_units_in_oceans"
    burden = True

    def _number(self, s: War) -> int:
        t, figures = self.t, s.figures
        kinds = t.own(s, self.seat).kinds
        seas = t.decode(s.presence[self.seat] & t.oceans)
        return sum(figures[zone * t.size + kind] for zone in seas for kind in kinds)

    def holds(self, s: War) -> bool:
        return self._number(s) >= UNITS_IN_OCEANS

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(self._number(s), UNITS_IN_OCEANS), UNITS_IN_OCEANS),)


class InnsmouthLook(GodBook):
    """In our Doom turn an Acolyte of ours leaves the game, and we gain 6 Power (CW-53.84).

    RULING: when the turn begins, for it has to be, and the Power may pay the Ritual.
    """

    name = "innsmouth_look"

    def doom_begins(self, s: War) -> Script | None:
        acolytes = self.t.acolytes[self.seat]
        return self._take(s) if any(on_map(s, self.t, kind) for kind in acolytes) else None

    def _take(self, s: War) -> Script:
        t, seat = self.t, self.seat
        kind, zone, on_gate = yield from pick_anywhere(s, t, seat, ASK_LOOK, t.acolytes[seat])
        remove_for_good(s, t, kind, zone, seat, on_gate=on_gate)
        s.power[seat] += LOOK
        tell(s, "innsmouth-look", seat=seat, number=LOOK, zone=t.board.names[zone])


CARD: Final = Card(
    "father_dagon",
    (great_old_one("father_dagon", 4, combat_of_dagon),),
    box="independents_2",
    abilities=(AwakenDagon, TsunamiPower, UnitsInOceans, InnsmouthLook),
    starter=True,
)
