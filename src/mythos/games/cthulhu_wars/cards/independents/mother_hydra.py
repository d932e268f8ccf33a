"""Cthulhu Wars: Mother Hydra, who clears the seas (CW-53.31 to CW-53.34)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.cards.driving import Driven, drive_out
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import counts_here
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, great_old_one

MOST: Final = 6
ASK_ZYGOTE: Final = Question("zygote", "CW-53.34")


def combat_of_hydra(clash: Clash, number: int) -> int:
    """6, less 1 for each unit of all enemies in the zone, at least 1 (CW-53.31)."""
    s, t = clash.s, clash.t
    enemies = sum(sum(counts_here(s, t, seat, clash.zone)) for seat in t.others[clash.seat])
    return max(MOST - enemies, 1)


HYDRA: Final = great_old_one("mother_hydra", 4, combat_of_hydra)


class AgonySting(AtZone):
    """Every Cultist of the enemies leaves an ocean (CW-53.32)."""


class Zygote(AtZone):
    """All Acolytes of the Pool come to zones of ours, one of them here (CW-53.34)."""


class ZygoteNext(AtZone):
    """The next one comes here (CW-53.34)."""


class AwakenHydra(Independent):
    """In the usual way, for 4 (CW-53.31)."""

    name = "awaken_mother_hydra"
    awakens = HYDRA.name


class AgonyStingPower(GodPower):
    """All Cultists of the enemies in an ocean are moved to adjacent land by their owners
    (CW-53.32).

    RULING: in turn order; the order makes no difference, since nobody bars another's way.
    """

    name = "agony_sting"
    unit = HYDRA.name
    cost = 1
    answers = (Driven,)

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        seas = [zone for zone in t.zones if t.board.ocean[zone] and self._shores(zone)]
        return self.in_zones(AgonySting, [zone for zone in seas if self._stung(s, zone)])

    def _shores(self, zone: Zone) -> Sequence[Zone]:
        board = self.t.board
        return [near for near in board.adjacent[zone] if not board.ocean[near]]

    def _stung(self, s: War, zone: Zone) -> list[Seat]:
        """Who has to go, in turn order."""
        t = self.t
        others = [seat for seat in t.turn_order(s) if seat != self.seat]
        return [seat for seat in others if self.any_here(s, t.own(s, seat).cultists, zone)]

    @plays(AgonySting)
    def sting(self, s: War, move: AgonySting) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        self.tell(s, "agony-sting", zone=move.zone)
        for seat in self._stung(s, zone):
            yield from drive_out(s, t, seat, t.own(s, seat).cultists, zone, self._shores(zone))


class GodsOutOfOceans(GodRequirement):
    """No Great Old One of ours is in an ocean, or none of the enemies (CW-53.33)."""

    name = "no_gods_in_oceans"

    def holds(self, s: War) -> bool:
        ours = self._at_sea(s, [self.seat])
        return not ours or not self._at_sea(s, self.enemies)

    def _at_sea(self, s: War, seats: Sequence[Seat]) -> bool:
        t = self.t
        return any(
            self.any_here(s, t.own(s, seat).greats, zone)
            for seat in seats
            for zone in t.decode(s.presence[seat] & t.oceans)
        )


class ZygoteBook(GodBook):
    """All Acolytes of the Pool come to zones where we have units (CW-53.34).

    RULING: a zone's tax is paid once, by the first that comes there (CW-26.20).
    """

    name = "zygote"
    cost = 1
    answers = (ZygoteNext,)

    def actions(self, s: War) -> Iterable[Move]:
        ready = self.in_pool(s, ACOLYTE.name)
        return self.in_zones(Zygote, self.own_zones(s)) if ready else ()

    @plays(Zygote)
    def spawn(self, s: War, move: Zygote) -> Script:
        t, homes = self.t, self.own_zones(s)
        s.taxed |= 1 << t.zone(move.zone)
        self._come(s, t.zone(move.zone))
        while self.in_pool(s, ACOLYTE.name):
            zones = [zone for zone in homes if self.taxed(s, 0, zone) <= s.power[self.seat]]
            found = {made(ZygoteNext, t.board.names[zone]): zone for zone in zones}
            zone = yield from ask_which(self.seat, ASK_ZYGOTE, found)
            pay(s, self.seat, self.taxed(s, 0, zone))
            s.taxed |= 1 << zone
            self._come(s, zone)
        s.taxed = 0

    def _come(self, s: War, zone: Zone) -> None:
        place(s, self.t, self.t.acolyte[self.seat], zone)
        self.tell(s, "zygote", zone=self.t.board.names[zone])


CARD: Final = Card(
    "mother_hydra",
    (HYDRA,),
    box="independents_1",
    abilities=(AwakenHydra, AgonyStingPower, GodsOutOfOceans, ZygoteBook),
)
