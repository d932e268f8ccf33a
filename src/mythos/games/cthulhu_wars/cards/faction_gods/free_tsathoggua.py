"""Cthulhu Wars: Tsathoggua as an independent (CW-54.71 to CW-54.74)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.families import OncePerRound
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import faction_gods
from mythos.games.cthulhu_wars.rules.prices import pooled_monsters
from mythos.games.cthulhu_wars.rules.shapes import OfUnitAt, ToSeat
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import great_old_one

TRIBUTE: Final = 3


def combat_of_free_tsathoggua(clash: Clash, number: int) -> int:
    """The Great Old Ones of enemy factions in play (CW-54.71)."""
    return faction_gods(clash.s, clash.t, clash.seat)


class AttackFromBelow(OfUnitAt):
    """The cheapest Monster of the Pool appears beside a unit of ours (CW-54.72)."""


class PayEnemy(ToSeat):
    """3 Power go to an enemy (CW-54.73)."""


class Laze(Move):
    """Do nothing (CW-54.74)."""


class AwakenFreeTsathoggua(Independent):
    """In the usual way, for 4 (CW-54.71)."""

    name = "awaken_free_tsathoggua"
    awakens = "tsathoggua"


class AttackFromBelowPower(OncePerRound, GodPower):
    """Once in a Doom Phase the cheapest Monster of the Pool, for nothing (CW-54.72)."""

    name = "attack_from_below"
    unit = "tsathoggua"

    def doom_turn(self, s: War) -> Iterable[Move]:
        t = self.t
        if self.used(s):
            return ()
        return [
            made(AttackFromBelow, t.names[kind], t.board.names[zone])
            for kind in pooled_monsters(s, t, self.seat)
            for zone in self.own_zones(s)
        ]

    @plays(AttackFromBelow)
    def rise(self, s: War, move: AttackFromBelow) -> None:
        place(s, self.t, self.kind_of(move.unit), self.t.zone(move.zone))
        self.tell(s, "attack-from-below", unit=move.unit, zone=move.zone)


class PayThree(GodDeed):
    """As an action 3 Power for an enemy (CW-54.73)."""

    name = "pay_3_to_enemy"
    cost = TRIBUTE

    def ways(self, s: War) -> Iterable[Move]:
        return [made(PayEnemy, enemy) for enemy in self.enemies]

    @plays(PayEnemy)
    def pay(self, s: War, move: PayEnemy) -> None:
        s.power[move.to] += TRIBUTE
        self.tell(s, "paid-for-book", number=TRIBUTE)
        tell(s, "power-gained", seat=move.to, number=TRIBUTE)


class FreeLethargy(GodBook):
    """Nothing, as the main action, while an enemy has more Power (CW-54.74)."""

    name = "free_lethargy"
    unit = "tsathoggua"

    def actions(self, s: War) -> Iterable[Move]:
        richer = any(s.power[enemy] > s.power[self.seat] for enemy in self.enemies)
        return (made(Laze),) if richer and self.in_play(s, self.unit) else ()

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """Nothing, but for a tax where he sits."""
        return self.zones_with(s, self.unit)

    @plays(Laze)
    def laze(self, s: War, move: Laze) -> None:
        self.tell(s, "laze")


CARD: Final = Card(
    "free_tsathoggua",
    (great_old_one("tsathoggua", 4, combat_of_free_tsathoggua),),
    box="faction_gods",
    abilities=(AwakenFreeTsathoggua, AttackFromBelowPower, PayThree, FreeLethargy),
    rival="sl",
)
