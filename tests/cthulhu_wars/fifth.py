"""A fifth faction, made up for tests: it begins where the map has a free glyph.

Its spellbooks use the hooks that none of the four factions needs: a tax, a Gate on the faction
card, an answer to a declared battle, dice changed after the roll, dice taken from the enemy, a unit
after others' battles, a Terror.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import of_kind, side_of
from mythos.games.cthulhu_wars.rules.ability import Requirement, Spellbook, UnitPower, plays
from mythos.games.cthulhu_wars.rules.awakening import Awakening, AwakenRequirement
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    count,
    in_pool,
    place,
    shift,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_of, set_keeper
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import NO_GATE, Battle, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Unit, great_old_one, monster
from tests.cthulhu_wars.guests import playing

UNITS: Final = (
    monster("husk", 4, 1, combat=1),
    Unit("hulk", Rank.TERROR, 2, 3, 3),
    great_old_one("stranger", 6, combat=4),
)


class Chill(Move):
    """The token goes to a zone."""

    zone: str


class Bury(Move):
    """A Gate of ours and who stands on it go onto the faction card."""

    zone: str


class Exhume(Move):
    """They come back."""

    zone: str


class SlipAway(Move):
    """A Husk leaves before the battle."""

    origin: str
    zone: str


class Insist(Move):
    """1 Power for one Kill more."""


class Feed(Move):
    """A Husk appears where somebody was killed."""


class PayThree(Move):
    """3 Power for a spellbook."""


class GiveOne(Move):
    """1 Doom for everybody else, for a spellbook."""


class AwakenStranger(Awakening):
    name = "awaken_stranger"
    awakens = "stranger"

    def zones(self, s: War) -> Sequence[Zone]:
        return gates_of(s, self.t, self.seat)


class Dread(UnitPower):
    """With the Stranger in the battle the enemy has a die less."""

    name = "dread"
    unit = "stranger"

    def hinders(self, s: War, b: Battle) -> int:
        return len(of_kind(b, self.kind))


class Cold(Spellbook):
    """A token that taxes a zone; the counter is the zone and one more."""

    name = "cold"
    cost = 1
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        names = self.t.board.names
        return [Chill(n) for zone, n in enumerate(names) if s.counters[self.at] != zone + 1]

    @plays(Chill)
    def play(self, s: War, move: Chill) -> Script:
        s.counters[self.at] = self.t.zone(move.zone) + 1
        yield from ()

    def tax(self, s: War, price: int, seat: Seat, zone: Zone) -> int:
        return price + (s.counters[self.at] == zone + 1)


class Grave(Spellbook):
    """A Gate sleeps on the faction card with its keeper (like CW-25.16)."""

    name = "grave"
    cost = 1

    @property
    def _card(self) -> int:
        return self.t.board.size + self.seat

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if s.keepers[self._card] == NO_GATE:
            return [Bury(t.board.names[zone]) for zone in gates_of(s, t, self.seat)]
        return [Exhume(t.board.names[z]) for z in t.zones if s.keepers[z] == NO_GATE]

    def price(self, s: War, move: Move) -> int:
        return super().price(s, move) if isinstance(move, Exhume) else self.cost

    @plays(Bury)
    def bury(self, s: War, move: Bury) -> None:
        zone, card = self.t.zone(move.zone), self.t.cards[self.seat]
        self._carry(s, (zone, self._card), (zone, card))

    @plays(Exhume)
    def exhume(self, s: War, move: Exhume) -> None:
        zone, card = self.t.zone(move.zone), self.t.cards[self.seat]
        self._carry(s, (self._card, zone), (card, zone))

    def _carry(self, s: War, gate: tuple[int, int], unit: tuple[int, int]) -> None:
        keeper = s.keepers[gate[0]]
        set_keeper(s, self.t, gate[0], NO_GATE)
        shift(s, self.t, keeper, *unit)
        set_keeper(s, self.t, gate[1], keeper)


class Cowardice(Spellbook):
    """A Husk leaves the zone of a battle that was declared, whoever fights."""

    name = "cowardice"

    def declared(self, s: War, zone: Zone) -> Iterable[Move]:
        t, names = self.t, self.t.board.names
        near = t.board.adjacent[zone] if count(s, t, t.kinds[self.seat]["husk"], zone) else ()
        return [SlipAway(names[zone], names[each]) for each in near]

    @plays(SlipAway)
    def play(self, s: War, move: SlipAway) -> Script:
        t, origin = self.t, self.t.zone(move.origin)
        kind, on_gate = choices(s, t, [t.kinds[self.seat]["husk"]], origin)[0]
        shift(s, t, kind, origin, t.zone(move.zone), on_gate=on_gate)
        yield from ()


class Insistence(Spellbook):
    """After the roll 1 Power buys a Kill, once; and units with the Husks' faces may hold Gates."""

    name = "insistence"

    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        return (Insist(),) if s.power[self.seat] and not b.abilities_used & self.number else ()

    @plays(Insist)
    def play(self, s: War, move: Insist) -> Script:
        b = s.battle
        assert b is not None
        b.abilities_used |= self.number
        pay(s, self.seat, 1)
        b.kills[1 - side_of(b, self.seat)] += 1
        yield from ()

    def keeps_gates(self, s: War) -> Sequence[Kind]:
        return (self.t.kinds[self.seat]["husk"],)


class Carrion(Spellbook):
    """After any battle in which somebody was killed a Husk may appear there."""

    name = "carrion"
    orders = (Order.NEVER,)

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = any(b.killed) and in_pool(s, self.t, self.t.kinds[self.seat]["husk"])
        return (Feed(),) if ready and not b.abilities_used & self.number else ()

    @plays(Feed)
    def play(self, s: War, move: Feed) -> Script:
        b = s.battle
        assert b is not None
        b.abilities_used |= self.number
        place(s, self.t, self.t.kinds[self.seat]["husk"], b.zone)
        yield from ()


class Thrift(Spellbook):
    """A Hulk costs 1 less; each in play brings 1 Power."""

    name = "thrift"

    def summon_price(self, s: War, price: int, kind: Kind) -> int:
        return price - (self.t.names[kind] == "hulk")

    def income(self, s: War, power: int) -> int:
        return power + len(zones_with(s, self.t, self.t.kinds[self.seat]["hulk"]))


class Paid(Requirement):
    name = "paid"

    def actions(self, s: War) -> Iterable[Move]:
        return (PayThree(),) if self.open(s) and s.power[self.seat] >= 3 else ()

    @plays(PayThree)
    def play(self, s: War, move: PayThree) -> Script:
        pay(s, self.seat, 3)
        self.earn(s)
        yield from ()


class Generous(Requirement):
    name = "generous"

    def actions(self, s: War) -> Iterable[Move]:
        return (GiveOne(),) if self.open(s) else ()

    @plays(GiveOne)
    def play(self, s: War, move: GiveOne) -> Script:
        for seat in range(self.t.players):
            s.doom[seat] += seat != self.seat
        self.earn(s)
        yield from ()

    def bonus(self, s: War) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


class TwoGates(Requirement):
    name = "two_gates"

    def holds(self, s: War) -> bool:
        return gate_count(s, self.t, self.seat) >= 2


class Rich(Requirement):
    name = "rich"

    def holds(self, s: War) -> bool:
        return s.power[self.seat] >= 9


class Bereaved(Requirement):
    """A unit was lost to an enemy."""

    name = "bereaved"

    def unit_lost(self, s: War, loss: Loss) -> None:
        if loss.by != self.seat:
            self.earn(s)


class StrangerAwakens(AwakenRequirement):
    name = "awaken_stranger"
    unit = "stranger"


STRANGER: Final = Faction(
    "sl",
    UNITS,
    abilities=(AwakenStranger, Dread),
    requirements=(Paid, Generous, TwoGates, Rich, Bereaved, StrangerAwakens),
    books=(Cold, Grave, Cowardice, Insistence, Carrion, Thrift),
)


FIVE_SEATS: Final = playing(STRANGER)
"""The game with the stranger instead of the Sleeper."""
CODES: Final = ("bg", "cc", "gc", STRANGER.code, "ys")
