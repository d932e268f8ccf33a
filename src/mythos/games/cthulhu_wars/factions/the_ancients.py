"""Cthulhu Wars: the Ancients, who build Cathedrals and serve no Great Old One (CW-28)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Ask, Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import Fighter, side_of
from mythos.games.cthulhu_wars.battle.results import can_be_eliminated, must_eliminate
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import (
    ANYTIME,
    Ability,
    Forgoable,
    Requirement,
    Spellbook,
    battle_of,
    plays,
)
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    count,
    counts_here,
    figure_name,
    place,
    shift,
    zones_of,
)
from mythos.games.cthulhu_wars.rules.gates import gates_of, living_gates
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.prices import pooled_monsters
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


class Carry(Move):
    """This one goes, too (CW-28.2)."""

    unit: str


class BuildCathedral(Move):
    """A Cathedral instead of a Gate (CW-28.3)."""

    zone: str


class FreeLowest(Move):
    """Every enemy places his cheapest Monster (CW-28.12)."""


class FreeHighest(Move):
    """Every enemy places his dearest Monster (CW-28.13)."""


class FestivalFor(Move):
    """An enemy gains 1 Power for an Un-Man (CW-28.18)."""

    to: int


class UnholyGround(Move):
    """A Cathedral is given for an enemy's Great Old One (CW-28.19)."""

    zone: str


def starts(s: War, t: Layout) -> Sequence[Zone]:
    """Any Area without a start glyph, of whichever faction (CW-2.12)."""
    return [zone for zone, area in enumerate(t.board.areas) if not area.start]


# The unique ability, the Cathedrals.


class Dematerialization(Ability):
    """Once in a Doom Phase units of one Area go to another (CW-28.2). The counter: used."""

    name = "dematerialization"
    answers = (Carry,)
    counters = 1

    def refresh(self, s: War) -> None:
        s.counters[self.at] = 0

    def doom_turn(self, s: War) -> Iterable[Move]:
        if s.counters[self.at]:
            return ()
        names = self.t.board.names
        return [
            made(Dematerialize, names[origin], names[zone])
            for origin in zones_of(s, self.t, self.seat)
            for zone in self.t.zones
            if zone != origin
        ]

    @plays(Dematerialize)
    def play(self, s: War, move: Dematerialize) -> Script:
        """RULING: at least one goes, as with an action (CW-1.22)."""
        origin, zone = self.t.zone(move.origin), self.t.zone(move.zone)
        s.counters[self.at] = 1
        tell(s, "dematerialize", seat=self.seat, origin=move.origin, zone=move.zone)
        yield from several(self.seat, ASK_CARRIED, partial(self._carried, s, origin, zone))

    def _carried(self, s: War, origin: Zone, zone: Zone) -> dict[Move, Callable[[], None]]:
        """Whoever could still go."""
        t = self.t
        return {
            made(Carry, figure_name(t, kind, keeps)): partial(
                self._go, s, kind, origin, zone, keeps
            )
            for kind, keeps in choices(s, t, t.own(s, self.seat).kinds, origin)
        }

    def _go(self, s: War, kind: Kind, origin: Zone, zone: Zone, keeps: bool) -> None:
        t = self.t
        shift(s, t, kind, origin, zone, on_gate=keeps)
        tell(s, "carried", seat=self.seat, unit=t.names[kind], zone=t.board.names[zone])


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
        t = self.t
        return [
            made(BuildCathedral, t.board.names[zone])
            for zone in zones_of(s, t, self.seat)
            if self.free(s, zone)
            and any(count(s, t, kind, zone) for kind in t.own(s, self.seat).cultists)
        ]

    @plays(BuildCathedral)
    def play(self, s: War, move: BuildCathedral) -> None:
        zone = self.t.zone(move.zone)
        s.counters[self.at] |= 1 << zone
        tell(s, "cathedral", seat=self.seat, zone=move.zone)

    def awakens_alone(self, s: War) -> bool:
        """With all four independent Great Old Ones come without another one (CW-28.7)."""
        return s.counters[self.at].bit_count() == CATHEDRALS

    def tear_down(self, s: War, zone: Zone) -> None:
        s.counters[self.at] &= ~(1 << zone)
        tell(s, "cathedral-gone", seat=self.seat, zone=self.t.board.names[zone])

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        return (*names, "cathedral") if s.counters[self.at] >> zone & 1 else names


def cathedrals_of(t: Layout, seat: Seat) -> Cathedrals:
    return t.ability(seat, Cathedrals)


# Requirements.


class CathedralOn(Requirement):
    """A Cathedral stands in an Area with a certain mark, or with none."""

    glyph = ""

    @cached_property
    def areas(self) -> int:
        """Those Areas as bits."""
        return sum(1 << z for z, glyph in enumerate(self.t.board.glyph) if glyph == self.glyph)

    def holds(self, s: War) -> bool:
        return bool(s.counters[cathedrals_of(self.t, self.seat).at] & self.areas)

    def nearness(self, s: War, gain: int) -> float:
        """The way of the nearest Cultist to such an Area."""
        t = self.t
        origins = [
            zone
            for zone in zones_of(s, t, self.seat)
            if any(count(s, t, kind, zone) for kind in t.own(s, self.seat).cultists)
        ]
        ways = [
            t.board.distance(origin, zone)
            for origin in origins
            for zone in t.zones
            if t.board.glyph[zone] == self.glyph
        ]
        return WAYS[min(*ways, len(WAYS) - 1)] if ways else 0.0


class SlashesCathedral(CathedralOn):
    """A Cathedral stands in an Area with the Slashes (CW-28.8)."""

    name = "cathedral_slashes"
    glyph = "slashes"


class ChevronCathedral(CathedralOn):
    """A Cathedral stands in an Area with the Chevron (CW-28.9)."""

    name = "cathedral_chevron"
    glyph = "chevron"


class CircleCathedral(CathedralOn):
    """A Cathedral stands in an Area with the Circle (CW-28.10)."""

    name = "cathedral_circle"
    glyph = "circle"


class PlainCathedral(CathedralOn):
    """A Cathedral stands in an Area with none of the three (CW-28.11)."""

    name = "cathedral_plain"


class FreeMonsters(Requirement):
    """As an action every enemy gets a Monster of a certain price for nothing."""

    highest = False

    def actions(self, s: War) -> Iterable[Move]:
        return (made(self.moves[0]),) if self.open(s) else ()

    def nearness(self, s: War, gain: int) -> float:
        return ANYTIME

    def play(self, s: War, move: Move) -> Script:
        """In turn order; who has no Monster or no Gate gets nothing (CW-28.14)."""
        tell(s, "free-monsters", seat=self.seat)
        for enemy in self.t.turn_order(s):
            if enemy != self.seat:
                yield from self._place(s, enemy)
        self.earn(s)

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


class LowestMonsters(FreeMonsters):
    """Every enemy places his Monster of lowest cost (CW-28.12)."""

    name = "free_lowest_monsters"
    moves = (FreeLowest,)


class HighestMonsters(FreeMonsters):
    """Every enemy places his Monster of highest cost (CW-28.13)."""

    name = "free_highest_monsters"
    moves = (FreeHighest,)
    highest = True


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

    def summoned(self, s: War, kind: Kind) -> Script | None:
        return self._invite(s) if kind == self.kind else None

    def _invite(self, s: War) -> Script:
        enemies = [seat for seat in range(self.t.players) if seat != self.seat]
        guest = enemies[0]
        if len(enemies) > 1:
            moves = [made(FestivalFor, enemy) for enemy in enemies]
            answer = yield Ask(self.seat, ASK_FESTIVAL, moves)
            guest = answer.to
        s.power[guest] += 1
        tell(s, "festival", seat=self.seat, to=guest)


class UnholyGroundBook(Spellbook):
    """In a battle at a Cathedral one is given up and the enemy loses a Great Old One, as often as
    one likes (CW-28.19, CW-28.22, CW-40.50).
    """

    name = "unholy_ground"

    def victims(self, s: War, b: Battle) -> list[Fighter]:
        """The enemy's Great Old Ones in the battle that are not dead already; those that paid to
        be spared a Kill are among them (CW-26.29).
        """
        side, t = side_of(b, self.seat), self.t
        return [
            f
            for f, kind in enumerate(b.kinds)
            if b.side[f] == 1 - side and t.great[kind] and can_be_eliminated(s, t, b, f)
        ]

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        built = cathedrals_of(self.t, self.seat).built(s)
        if b.zone not in built or not self.victims(s, b):
            return ()
        return [made(UnholyGround, self.t.board.names[zone]) for zone in built]

    @plays(UnholyGround)
    def play(self, s: War, move: UnholyGround) -> Script:
        """The enemy chooses; nothing that answers a Kill helps (CW-28.23)."""
        b = battle_of(s)
        tell(s, "unholy-ground", seat=self.seat, zone=move.zone)
        cathedrals_of(self.t, self.seat).tear_down(s, self.t.zone(move.zone))
        enemy = 1 - side_of(b, self.seat)
        yield from must_eliminate(s, self.t, b, enemy, ASK_UNHOLY, self.victims(s, b))


class WorshipServices(Spellbook):
    """1 Power for each Cathedral at an enemy's Gate, for us and for him (CW-28.20, CW-40.35)."""

    name = "worship_services"

    def hosts(self, s: War, seat: Seat) -> list[Zone]:
        """The Areas where a Cathedral stands at this seat's Gate."""
        zones = {*gates_of(s, self.t, seat), *living_gates(s, self.t, seat)}
        return [zone for zone in cathedrals_of(self.t, self.seat).built(s) if zone in zones]

    def income(self, s: War, power: int) -> int:
        enemies = [seat for seat in range(self.t.players) if seat != self.seat]
        return power + len({zone for enemy in enemies for zone in self.hosts(s, enemy)})

    def income_for_others(self, s: War, power: int, seat: Seat) -> int:
        return power + len(self.hosts(s, seat))


THE_ANCIENTS: Final = Faction(
    "an",
    UNITS,
    abilities=(Dematerialization, Cathedrals),
    requirements=(
        SlashesCathedral, ChevronCathedral, CircleCathedral, PlainCathedral, LowestMonsters,
        HighestMonsters,
    ),
    books=(Brainless, Consecration, Extinction, Festival, UnholyGroundBook, WorshipServices),
    settles=1,
    starts=starts,
    weights=replace(PLAIN, power=0.5, thrift=0.55, spread=6.0, gate=1.8),
    unique=Dematerialization,
)  # fmt: skip
