"""Cthulhu Wars: the Ancients, who build Cathedrals and serve no Great Old One (CW-28)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import Fighter
from mythos.games.cthulhu_wars.battle.results import can_be_eliminated, must_eliminate
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.entry import CLOSED, gods_in, kept_out
from mythos.games.cthulhu_wars.rules.families import ByAction, Forgoable, OncePerRound, variant
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.gates import gates_of, living_gates
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.moves import made, plays
from mythos.games.cthulhu_wars.rules.nearness import by_way
from mythos.games.cthulhu_wars.rules.places import count, counts_here
from mythos.games.cthulhu_wars.rules.prices import pooled_monsters
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfUnit, ToSeat
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Unit

UNITS: Final = (
    Unit("un_man", Rank.MONSTER, 3, 3, worth=2),
    Unit("reanimated", Rank.MONSTER, 3, 4, 2, worth=3),
    Unit("yothan", Rank.TERROR, 3, 6, 7, worth=5),
)
CATHEDRALS: Final = 4
CROWDED_PRICE: Final = 3
CHEAP: Final = {"un_man": 0, "reanimated": 1, "yothan": 3}
"""What units cost with the spellbook that is linked to them."""

# For bots: how near a Cathedral is by the way that a Cultist has to go.
WAYS: Final = (0.5, 0.3, 0.2, 0.1)

ASK_CARRIED: Final = Question("dematerialize", "CW-28.2")
ASK_MONSTER: Final = Question("free-monster", "CW-28.14")
ASK_FESTIVAL: Final = Question("festival", "CW-28.18")
ASK_UNHOLY: Final = Question("unholy-ground", "CW-28.19")


class Dematerialize(Move):
    """Units of one Area go to another anywhere (CW-28.2)."""

    origin: str
    zone: str


class Carry(OfUnit):
    """This one goes, too (CW-28.2)."""


class BuildCathedral(AtZone):
    """A Cathedral instead of a Gate (CW-28.3)."""


class FreeLowest(Move):
    """Every enemy places his cheapest Monster (CW-28.12)."""


class FreeHighest(Move):
    """Every enemy places his dearest Monster (CW-28.13)."""


class FestivalFor(ToSeat):
    """An enemy gains 1 Power for an Un-Man (CW-28.18)."""


class UnholyGround(AtZone):
    """A Cathedral is given for an enemy's Great Old One (CW-28.19)."""


def starts(s: War, t: Layout) -> Sequence[Zone]:
    """Any Area without a start glyph, of whichever faction (CW-2.12)."""
    return [zone for zone, area in enumerate(t.board.areas) if not area.start]


# The unique ability, the Cathedrals.


class Dematerialization(OncePerRound):
    """Once in a Doom Phase units of one Area go to another (CW-28.2)."""

    name = "dematerialization"
    answers = (Carry,)

    def doom_turn(self, s: War) -> Iterable[Move]:
        if self.used(s):
            return ()
        names = self.t.board.names
        return [
            made(Dematerialize, names[origin], names[zone])
            for origin in self.own_zones(s)
            if self.any_here(s, self.t.own(s, self.seat).portable, origin)
            for zone in self.t.zones
            if zone != origin and self._anybody_goes(s, origin, zone)
        ]

    def _anybody_goes(self, s: War, origin: Zone, zone: Zone) -> bool:
        if not self.t.everybody[CLOSED]:
            return True
        return bool(self._carried(s, origin, zone, gods_in(s, self.t, self.seat, zone)))

    @plays(Dematerialize)
    def play(self, s: War, move: Dematerialize) -> Script:
        """RULING: at least one goes, as with an action (CW-1.22)."""
        origin, zone = self.t.zone(move.origin), self.t.zone(move.zone)
        gods = gods_in(s, self.t, self.seat, zone)
        self.tell(s, "dematerialize", origin=move.origin, zone=move.zone)
        yield from several(self.seat, ASK_CARRIED, partial(self._carried, s, origin, zone, gods))

    def _carried(
        self, s: War, origin: Zone, zone: Zone, gods: int
    ) -> dict[Move, Callable[[], None]]:
        """Whoever could still go; so many Great Old Ones of ours were there before."""
        t = self.t
        led = gods_in(s, t, self.seat, zone) > gods
        return {
            made(Carry, figure_name(t, kind, keeps)): partial(
                self._go, s, kind, origin, zone, keeps
            )
            for kind, keeps in choices(s, t, t.own(s, self.seat).portable, origin)
            if not kept_out(s, t, kind, zone, escorted=led)
        }

    def _go(self, s: War, kind: Kind, origin: Zone, zone: Zone, keeps: bool) -> None:
        t = self.t
        shift(s, t, kind, origin, zone, on_gate=keeps)
        self.tell(s, "carried", unit=t.names[kind], zone=t.board.names[zone])


class Cathedrals(Ability):
    """Built like a Gate, one for each mark of the land and one for what has none (CW-28.3 to
    CW-28.6, CW-28.24). The counter: where they stand, as bits.
    """

    name = "cathedrals"
    cost = 1
    counters = 1

    def built(self, s: War) -> tuple[Zone, ...]:
        return self.t.decode(s.counters[self.at])

    def price(self, s: War, move: Move) -> int:
        """More beside another Cathedral (CW-28.4)."""
        (zone,) = self.tax_zones(s, move)
        crowded = any(near in self.t.board.adjacent[zone] for near in self.built(s))
        return self.taxed(s, CROWDED_PRICE if crowded else self.cost, zone)

    def free(self, s: War, zone: Zone) -> bool:
        """Is there none in the whole group of Areas with this mark (CW-28.5, CW-40.13)?"""
        glyph = self.t.board.glyph
        return all(glyph[each] != glyph[zone] for each in self.built(s))

    def actions(self, s: War) -> Iterable[Move]:
        zones = [zone for zone in self.cultist_zones(s) if self.free(s, zone)]
        return self.in_zones(BuildCathedral, zones)

    @plays(BuildCathedral)
    def play(self, s: War, move: BuildCathedral) -> None:
        zone = self.t.zone(move.zone)
        s.counters[self.at] |= 1 << zone
        self.tell(s, "cathedral", zone=move.zone)

    def awakens_alone(self, s: War) -> bool:
        """With all four independent Great Old Ones come without another one (CW-28.7)."""
        return s.counters[self.at].bit_count() == CATHEDRALS

    def tear_down(self, s: War, zone: Zone) -> None:
        s.counters[self.at] &= ~(1 << zone)
        self.tell(s, "cathedral-gone", zone=self.t.board.names[zone])

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        return (*names, "cathedral") if s.counters[self.at] >> zone & 1 else names


def cathedrals_of(t: Layout, seat: Seat) -> Cathedrals:
    return t.ability(seat, Cathedrals)


# Requirements.


class CathedralOn(Requirement):
    """A Cathedral stands in an Area with a certain mark, or with none (CW-28.8 to CW-28.11)."""

    glyph = ""

    @cached_property
    def areas(self) -> int:
        """Those Areas as bits."""
        return sum(1 << z for z, glyph in enumerate(self.t.board.glyph) if glyph == self.glyph)

    def holds(self, s: War) -> bool:
        return bool(s.counters[cathedrals_of(self.t, self.seat).at] & self.areas)

    def nearness(self, s: War, gain: int) -> float:
        """The way of the nearest Cultist to such an Area."""
        return by_way(self.t, WAYS, self.cultist_zones(s), self.t.decode(self.areas))


class FreeMonsters(ByAction):
    """As an action every enemy places his Monster of lowest cost for nothing, or that of highest
    (CW-28.12, CW-28.13).
    """

    highest = False

    def play(self, s: War, move: Move) -> Script:
        """In turn order; who has no Monster or no Gate gets nothing (CW-28.14)."""
        self.tell(s, "free-monsters")
        for enemy in self.t.turn_order(s):
            if enemy != self.seat:
                yield from self._place(s, enemy)

    def _place(self, s: War, enemy: Seat) -> Script:
        t = self.t
        zones = sorted({*gates_of(s, t, enemy), *living_gates(s, t, enemy)})
        kinds = pooled_monsters(s, t, enemy, highest=self.highest)
        options = {t.summon[kind][zone]: (kind, zone) for kind in kinds for zone in zones}
        if not options:
            return
        kind, zone = yield from ask_which(enemy, ASK_MONSTER, options)
        place(s, t, kind, zone)
        tell(s, "placed", seat=enemy, unit=t.names[kind], zone=t.board.names[zone])


# Spellbooks.


class Bargain(Spellbook):
    """A spellbook that makes one kind of units cheap, wanted or not."""

    unit = ""

    @property
    def kind(self) -> Kind:
        return self.t.kinds[self.seat][self.unit]

    def summon_price(self, s: War, price: int, kind: Kind) -> int:
        return CHEAP[self.unit] if kind == self.kind else price


class Brainless(Bargain):
    """Reanimated cost 1, but need company where they stop, capture or attack (CW-28.15, CW-28.21,
    CW-40.9).

    RULING: only the Move action is meant; by retreat or Dematerialization they come anywhere.
    """

    name = "brainless"
    unit = "reanimated"

    def alone(self, s: War, zone: Zone) -> bool:
        """Is none of our other units there?"""
        others = sum(counts_here(s, self.t, self.seat, zone)) - count(s, self.t, self.kind, zone)
        return not others

    def forbids_entering(self, s: War, kind: Kind, zone: Zone) -> bool:
        return kind == self.kind and self.alone(s, zone)

    def forbids_attack(self, s: War, zone: Zone) -> bool:
        return self.alone(s, zone)


class Consecration(Forgoable, Spellbook):
    """Our ritual brings an Elder Sign for Cathedrals, two for all four (CW-28.16)."""

    name = "consecration"

    def ritual_signs(self, s: War, signs: int) -> int:
        built = len(cathedrals_of(self.t, self.seat).built(s))
        return signs + (2 if built == CATHEDRALS else min(built, 1))


class Extinction(Bargain):
    """Yothans cost 3, and who is lost is lost for good (CW-28.17)."""

    name = "extinction"
    unit = "yothan"

    def leaves_game(self, s: War, kind: Kind) -> bool:
        return kind == self.kind


class Festival(Bargain):
    """Un-Men cost nothing, but each brings an enemy 1 Power (CW-28.18)."""

    name = "festival"
    unit = "un_man"
    moves = (FestivalFor,)

    def summoned(self, s: War, kind: Kind, zone: Zone) -> Script:
        if kind == self.kind:
            guests = {made(FestivalFor, enemy): enemy for enemy in self.enemies}
            guest = yield from ask_which(self.seat, ASK_FESTIVAL, guests)
            s.power[guest] += 1
            self.tell(s, "festival", to=guest)


class UnholyGroundBook(Tactic, Spellbook):
    """In a battle at a Cathedral one is given up and the enemy loses a Great Old One, as often as
    one likes (CW-28.19, CW-28.22, CW-40.50).
    """

    name = "unholy_ground"

    def victims(self, s: War, b: Battle) -> list[Fighter]:
        """The enemy's Great Old Ones in the battle that are not dead already; those that paid to
        be spared a Kill are among them (CW-26.29).
        """
        gods = self.gods(b) if self.side(b) >= 0 else []
        return [f for f in gods if can_be_eliminated(s, self.t, b, f)]

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        built = cathedrals_of(self.t, self.seat).built(s)
        possible = b.zone in built and self.victims(s, b)
        return self.in_zones(UnholyGround, built) if possible else ()

    @plays(UnholyGround)
    def play(self, s: War, move: UnholyGround) -> Script:
        """The enemy chooses; nothing that answers a Kill helps (CW-28.23)."""
        b = self.battle(s)
        self.tell(s, "unholy-ground", zone=move.zone)
        cathedrals_of(self.t, self.seat).tear_down(s, self.t.zone(move.zone))
        enemy, gods = 1 - self.side(b), self.victims(s, b)
        yield from must_eliminate(s, self.t, b, enemy, ASK_UNHOLY, gods, can_be_withstood=True)


class WorshipServices(Spellbook):
    """1 Power for each Cathedral at an enemy's Gate, for us and for him (CW-28.20, CW-40.35)."""

    name = "worship_services"

    def hosts(self, s: War, seat: Seat) -> list[Zone]:
        """The Areas where a Cathedral stands at this seat's Gate."""
        zones = {*gates_of(s, self.t, seat), *living_gates(s, self.t, seat)}
        return [zone for zone in cathedrals_of(self.t, self.seat).built(s) if zone in zones]

    def income(self, s: War, power: int) -> int:
        return power + len({zone for enemy in self.enemies for zone in self.hosts(s, enemy)})

    def income_for_others(self, s: War, power: int, seat: Seat) -> int:
        return power + len(self.hosts(s, seat))


THE_ANCIENTS: Final = Faction(
    "an",
    UNITS,
    abilities=(Dematerialization, Cathedrals),
    requirements=(
        variant(CathedralOn, "cathedral_slashes", glyph="slashes"),
        variant(CathedralOn, "cathedral_chevron", glyph="chevron"),
        variant(CathedralOn, "cathedral_circle", glyph="circle"),
        variant(CathedralOn, "cathedral_plain", glyph=""),
        variant(FreeMonsters, "free_lowest_monsters", moves=(FreeLowest,)),
        variant(FreeMonsters, "free_highest_monsters", moves=(FreeHighest,), highest=True),
    ),
    books=(Brainless, Consecration, Extinction, Festival, UnholyGroundBook, WorshipServices),
    settles=1,
    starts=starts,
    weights=replace(PLAIN, power=0.5, thrift=0.55, spread=6.0, gate=1.8),
    unique=Dematerialization,
)  # fmt: skip
