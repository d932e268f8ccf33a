"""Cthulhu Wars: the Yellow Sign, that desecrates the earth (CW-23)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from mythos.core.asks import Ask, Question, Roll, Script, ask_which
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import of_kind
from mythos.games.cthulhu_wars.rules.ability import Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.actions import travel
from mythos.games.cthulhu_wars.rules.awakening import Awakening, AwakenRequirement, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.families import ByAction, Forgoable, Welcome, variant
from mythos.games.cthulhu_wars.rules.figures import place, shift
from mythos.games.cthulhu_wars.rules.gates import has_gate
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_here
from mythos.games.cthulhu_wars.rules.moves import ChooseUnit, Place, made, plays
from mythos.games.cthulhu_wars.rules.places import count, counts_here, in_pool, zones_with
from mythos.games.cthulhu_wars.rules.prices import ritual_cost
from mythos.games.cthulhu_wars.rules.shapes import AtZone, AtZoneTo, OfNumber, ToSeat
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import Battle, Loss, War
from mythos.games.cthulhu_wars.rules.turn import second_action
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one, monster


def combat_of_hastur(clash: Clash, number: int) -> int:
    """What a ritual costs now (CW-23.7)."""
    return ritual_cost(clash.s, clash.t)


UNITS: Final = (
    monster("undead", 6, 1, combat=lambda _, number: number - 1),  # CW-23.1
    monster("byakhee", 4, 2, combat=lambda _, number: number + 1),
    great_old_one("king_in_yellow", 4),
    great_old_one("hastur", 10, combat=combat_of_hastur),
)
TOKENS: Final = 12
PLACED_COST: Final = 2
GIFT: Final = 3

# For bots: how near a desecration is by the King's distance, and what units there add to it.
WAYS: Final = ((0.3, 0.3), (0.2, 0.05), (0.12, 0.02), (0.05, 0.0))
ENOUGH_HELP: Final = 4

ASK_PLACED: Final = Question("desecrate-place", "CW-23.5")
ASK_FOLLOW: Final = Question("screaming-dead", "CW-23.17")
ASK_SHRIEK: Final = Question("shriek", "CW-23.18")
ASK_ZINGAYA: Final = Question("zingaya", "CW-23.20")


class Desecrate(Move):
    """A die against our units in the King's Area (CW-23.5)."""


class GiveDoom(ToSeat):
    """Another player gains 3 Doom (CW-23.9)."""


class HeWhoIsNotToBeNamed(AtZone):
    """Hastur jumps to an Area with a Cultist (CW-23.15)."""


class Passion(Move):
    """1 Power for lost Cultists (CW-23.16)."""


class ScreamingDead(AtZone):
    """The King steps into a neighbouring Area (CW-23.17)."""


class Follow(OfNumber):
    """So many Undead go with him (CW-23.17)."""


class Shriek(AtZone):
    """Byakhee gather in an Area (CW-23.18)."""


class ShriekFrom(AtZone):
    """One of them comes from there (CW-23.18)."""


class Zingaya(AtZoneTo):
    """An enemy's Acolyte becomes an Undead (CW-23.20)."""


# Combat, Great Old Ones, the unique ability.


class AwakenKing(Awakening):
    """Where we have a unit and there is no Gate, for 4 (CW-23.4, CW-23.10)."""

    awakens = "king_in_yellow"

    def zones(self, s: War) -> Sequence[Zone]:
        return [z for z in self.own_zones(s) if not has_gate(s, self.t, z)]


class AwakenHastur(Awakening):
    """With the King at a Gate of ours, for 10 (CW-23.6)."""

    awakens = "hastur"

    def zones(self, s: War) -> Sequence[Zone]:
        return [zone for zone in self.zones_with(s, "king_in_yellow") if zone in self.own_gates(s)]


class DesecratePower(UnitPower):
    """Tokens on the earth, and a unit in any case (CW-23.5). The counter: tokens as bits."""

    name = "desecrate"
    cost = 2
    unit = "king_in_yellow"
    counters = 1

    def price(self, s: War, move: Move) -> int:
        (zone,) = self.zones_with(s, self.unit)
        return self.taxed(s, self.cost - self.t.ability(self.seat, ThirdEye).opened(s), zone)

    def actions(self, s: War) -> Iterable[Move]:
        """Not without a token or a unit to place (CW-40.32)."""
        (zone,) = self.zones_with(s, self.unit)
        tokens = s.counters[self.at]
        possible = not tokens >> zone & 1 and tokens.bit_count() < TOKENS and self.cheap(s)
        return (made(Desecrate),) if possible else ()

    def cheap(self, s: War) -> list[Kind]:
        """What there is to place."""
        t, own = self.t, self.t.own(s, self.seat)
        return [
            k for k in own.cultists + own.monsters if in_pool(s, t, k) and t.cost[k] <= PLACED_COST
        ]

    @plays(Desecrate)
    def play(self, s: War, move: Desecrate) -> Script:
        t = self.t
        (zone,) = self.zones_with(s, self.unit)
        (face,) = yield Roll(6)
        self.tell(s, "desecrate", zone=t.board.names[zone], number=face)
        if face <= sum(counts_here(s, t, self.seat, zone)):
            yield from self._desecrate(s, zone)
        cheap = {made(Place, t.names[kind]): kind for kind in self.cheap(s)}
        kind = yield from ask_which(self.seat, ASK_PLACED, cheap)
        place(s, t, kind, zone)
        self.tell(s, "placed", unit=t.names[kind], zone=t.board.names[zone])

    def _desecrate(self, s: War, zone: Zone) -> Script:
        """The token counts for the glyph of the land (CW-23.11) and the Third Eye (CW-23.19)."""
        t = self.t
        s.counters[self.at] |= 1 << zone
        self.tell(s, "desecrated", zone=t.board.names[zone])
        for requirement in t.requirements[self.seat]:
            if isinstance(requirement, DesecrateGlyph) and requirement.glyph == t.board.glyph[zone]:
                requirement.earn(s)
        if t.ability(self.seat, ThirdEye).opened(s):
            yield from gain_signs(s, self.t, self.seat, 1)

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        return (*names, "desecration") if s.counters[self.at] >> zone & 1 else names


class Feast(Forgoable):
    """1 Power for each desecrated Area with a unit of ours (CW-23.3)."""

    name = "feast"

    def income(self, s: War, power: int) -> int:
        desecrated = next(each for each in self.t.abilities if isinstance(each, DesecratePower))
        tokens = s.counters[desecrated.at]
        return power + sum(tokens >> zone & 1 for zone in self.own_zones(s))


class Vengeance(Forgoable, UnitPower):
    """With Hastur in the battle we assign all results of the enemy (CW-23.8)."""

    name = "vengeance"
    unit = "hastur"

    def assigns_for(self, s: War, b: Battle) -> bool:
        return bool(of_kind(b, self.kind))


# Requirements.


class ProvideDoom(ByAction):
    """As an action another player gains 3 Doom (CW-23.9)."""

    name = "give_3_doom"

    def ways(self, s: War) -> Iterable[Move]:
        return [made(GiveDoom, seat) for seat in self.enemies]

    @plays(GiveDoom)
    def play(self, s: War, move: GiveDoom) -> None:
        s.doom[move.to] += GIFT
        self.tell(s, "doom-given", to=move.to, number=GIFT)


class DesecrateGlyph(Requirement):
    """Desecrate an Area with a certain glyph (CW-23.11 to CW-23.13)."""

    glyph = ""

    def nearness(self, s: War, gain: int) -> float:
        """The King on the way to such an Area, and those who could help the die there."""
        t, power = self.t, self.t.ability(self.seat, DesecratePower)
        if not power.cheap(s):
            return 0.0
        best = 0.0
        for origin in zones_with(s, t, power.kind):
            for zone in t.zones:
                if t.board.glyph[zone] == self.glyph and not s.counters[power.at] >> zone & 1:
                    helpers = min(sum(counts_here(s, t, self.seat, zone)), ENOUGH_HELP)
                    way, help_ = WAYS[min(t.board.distance(origin, zone), len(WAYS) - 1)]
                    best = max(best, way + help_ * helpers / ENOUGH_HELP)
        return best


class HasturAwakens(AwakenRequirement):
    """Awaken Hastur; an Elder Sign with it (CW-23.14)."""

    unit = "hastur"

    def bonus(self, s: War) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


# Spellbooks.


class HeWhoIsNot(Spellbook):
    """Hastur jumps to any other Area with a Cultist; then a second action (CW-23.15).

    RULING: staying where he is would be no jump.
    """

    name = "he_who_is_not_to_be_named"
    about = "hastur"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if not self.its_zones(s):
            return ()
        cultists = [kind for seat in range(t.players) for kind in t.own(s, seat).cultists]
        zones = [z for z in t.zones if self._jumpers(s, z) and self.any_here(s, cultists, z)]
        return self.in_zones(HeWhoIsNotToBeNamed, zones)

    def _jumpers(self, s: War, zone: Zone) -> dict[Kind, Zone]:
        """Who could jump to a zone, and from where."""
        found = {kind: zones_with(s, self.t, kind) for kind in self.its_kinds(s)}
        return {kind: zones[0] for kind, zones in found.items() if zones and zones[0] != zone}

    @plays(HeWhoIsNotToBeNamed)
    def play(self, s: War, move: HeWhoIsNotToBeNamed) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        jumpers = self._jumpers(s, zone)
        jumper = yield from self.which([*jumpers])
        travel(s, t, jumper, jumpers[jumper], zone)
        self.tell(s, "he-who-is-not", zone=move.zone)
        yield from second_action(s, t, self.seat, DOUBLE_ACTIONS)


class PassionBook(Welcome, Spellbook):
    """1 Power when enemies made us lose Cultists, once for an event (CW-23.16, CW-40.29)."""

    name = "passion"
    about = "cultist"
    counters = 1

    def unit_lost(self, s: War, loss: Loss) -> None:
        ours = self.t.cultist[loss.kind] or loss.kind in self.stand_ins(s)
        if loss.by != self.seat and ours:
            s.counters[self.at] = 1

    def reactions(self, s: War) -> Iterable[Move]:
        return (made(Passion),) if s.counters[self.at] else ()

    @plays(Passion)
    def play(self, s: War, move: Passion) -> None:
        s.counters[self.at] = 0
        s.power[self.seat] += 1
        self.tell(s, "passion")

    def reactions_closed(self, s: War) -> None:
        s.counters[self.at] = 0


class ScreamingDeadBook(Spellbook):
    """The King steps aside with his Undead; then a second action (CW-23.17)."""

    name = "screaming_dead"
    about = "king_in_yellow"
    cost = 1
    answers = (Follow,)

    def actions(self, s: War) -> Iterable[Move]:
        near = (zone for king in self.its_zones(s) for zone in self.t.board.adjacent[king])
        return self.in_zones(ScreamingDead, dict.fromkeys(near))

    @plays(ScreamingDead)
    def play(self, s: War, move: ScreamingDead) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        undead, near = self.kind_of("undead"), t.board.adjacent[zone]
        courts = {kind: zones_with(s, t, kind) for kind in self.its_kinds(s)}
        king = yield from self.which([k for k, court in courts.items() if {*court} & {*near}])
        (origin,) = courts[king]
        travel(s, t, king, origin, zone)
        self.tell(s, "screaming-dead", zone=move.zone)
        if there := count(s, t, undead, origin):
            moves = [made(Follow, number) for number in range(there + 1)]
            answer = yield Ask(self.seat, ASK_FOLLOW, moves)
            for _ in range(answer.number):
                travel(s, t, undead, origin, zone)
            self.tell(s, "followed", number=answer.number)
        yield from second_action(s, t, self.seat, DOUBLE_ACTIONS)


class ShriekBook(Spellbook):
    """Byakhee from anywhere gather in one Area (CW-23.18)."""

    name = "shriek"
    about = "byakhee"
    cost = 1
    answers = (ShriekFrom,)

    def actions(self, s: War) -> Iterable[Move]:
        t, found = self.t, set[Zone]()
        for kind in self.its_kinds(s):
            nests = zones_with(s, t, kind)
            zones = [zone for zone in t.zones if any(nest != zone for nest in nests)]
            found |= {*open_zones(s, t, kind, zones)}
        return self.in_zones(Shriek, sorted(found))

    @plays(Shriek)
    def play(self, s: War, move: Shriek) -> Script:
        """RULING: at least one comes, for the action has to be carried out (CW-1.22)."""
        zone = self.t.zone(move.zone)
        self.tell(s, "shriek", zone=move.zone)
        yield from several(self.seat, ASK_SHRIEK, partial(self._callable, s, zone))

    def _callable(self, s: War, zone: Zone) -> dict[Move, Callable[[], None]]:
        """Where a Byakhee could still come from, and who else could."""
        t, found = self.t, dict[Move, Callable[[], None]]()
        for kind in self.its_kinds(s):
            if not open_zones(s, t, kind, [zone]):
                continue
            for nest in zones_with(s, t, kind):
                named = t.names[kind] == self.about
                call: Move = (
                    made(ShriekFrom, t.board.names[nest])
                    if named
                    else made(ChooseUnit, t.names[kind])
                )
                if nest != zone:
                    found[call] = partial(shift, s, t, kind, nest, zone)
        return found


class ThirdEye(Spellbook):
    """With Hastur in play Desecrate costs 1 and brings a sign when it succeeds (CW-23.19)."""

    name = "third_eye"
    about = "hastur"

    def opened(self, s: War) -> bool:
        return self.active(s) and self.its_number(s) > 0


class ZingayaBook(Spellbook):
    """An enemy's Acolyte beside an Undead is replaced by an Undead (CW-23.20, CW-40.31)."""

    name = "zingaya"
    about = "undead"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if not self.in_pool(s, "undead"):
            return ()
        return [
            made(Zingaya, t.board.names[zone], enemy)
            for zone in self.its_zones(s)
            for enemy in self.enemies
            if self.any_here(s, t.acolytes[enemy], zone)
        ]

    @plays(Zingaya)
    def play(self, s: War, move: Zingaya) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        self.tell(s, "zingaya", to=move.to, zone=move.zone)
        acolytes = t.acolytes[move.to]
        kind, on_gate = yield from pick_here(s, t, move.to, ASK_ZINGAYA, acolytes, zone)
        eliminate(s, t, kind, zone, self.seat, on_gate=on_gate)
        place(s, t, self.kind_of("undead"), zone)


DOUBLE_ACTIONS: Final = (HeWhoIsNotToBeNamed, ScreamingDead)
"""The two that grant a second action; neither may be that second action (CW-23.21)."""

YELLOW_SIGN: Final = Faction(
    "ys",
    UNITS,
    abilities=(Feast, AwakenKing, DesecratePower, AwakenHastur, Vengeance),
    requirements=(
        ProvideDoom, awaken("king_in_yellow"),
        variant(DesecrateGlyph, "desecrate_slashes", glyph="slashes"),
        variant(DesecrateGlyph, "desecrate_chevron", glyph="chevron"),
        variant(DesecrateGlyph, "desecrate_circle", glyph="circle"), HasturAwakens,
    ),
    books=(HeWhoIsNot, PassionBook, ScreamingDeadBook, ShriekBook, ThirdEye, ZingayaBook),
    unique=Feast,
)  # fmt: skip
