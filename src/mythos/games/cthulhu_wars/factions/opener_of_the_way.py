"""Cthulhu Wars: the Opener of the Way, whose god is a Gate (CW-24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Ask, Question, Roll, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.battle import PAIN, scored
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, borrowed, fighters, side_of
from mythos.games.cthulhu_wars.battle.results import results_left
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.doom import can_perform, may_perform, ritual
from mythos.games.cthulhu_wars.rules.entry import kept_out
from mythos.games.cthulhu_wars.rules.families import Counted, OncePerGame, variant
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.gates import gates_on_map, moved, set_keeper
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.losses import kill, pick_here
from mythos.games.cthulhu_wars.rules.moves import Order, made, plays
from mythos.games.cthulhu_wars.rules.nearness import by_way
from mythos.games.cthulhu_wars.rules.negotiation import distribute
from mythos.games.cthulhu_wars.rules.places import count, faction_gods, here, zones_with
from mythos.games.cthulhu_wars.rules.prices import ritual_price
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfNumber, OfUnitAt, ToSeat
from mythos.games.cthulhu_wars.rules.state import (
    ABANDONED,
    ACTION,
    DOOM_TURN,
    FIGHTS,
    FIRST,
    NO_GATE,
    REPLACED,
    SPARED,
    Battle,
    Loss,
    War,
)
from mythos.games.cthulhu_wars.rules.two_players import halved
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one, monster


def combat_of_yog_sothoth(clash: Clash, number: int) -> int:
    """Twice the Great Old Ones of enemy factions in play (CW-24.5); always 4 with two players
    (CW-12.19).
    """
    if clash.t.players == 2:
        return COMBAT_OF_TWO
    return 2 * faction_gods(clash.s, clash.t, clash.seat)


UNITS: Final = (
    monster("mutant", 4, 2, combat=1),
    monster("abomination", 3, 3, combat=2),
    monster("spawn_of_yog_sothoth", 2, 4, combat=3),
    great_old_one("yog_sothoth", 6, combat=combat_of_yog_sothoth),
)
CARRIER_COST: Final = 3
COMBAT_OF_TWO: Final = 4
PROMOTIONS: Final = {
    "acolyte": "mutant", "mutant": "abomination", "abomination": "spawn_of_yog_sothoth",
    "spawn_of_yog_sothoth": "mutant", "grey_acolyte": "mutant",
}  # fmt: skip

# For bots: how near a meeting of gods is by the way to it, and a loss beside an enemy or not.
MEETING: Final = (0.5, 0.4, 0.25, 0.15)
HALF_A_MEETING: Final = 0.05
BESIDE: Final = 0.35
APART: Final = 0.15

ASK_KILLS: Final = Question("dread-curse-kills", "CW-24.17")
ASK_PAINS: Final = Question("dread-curse-pains", "CW-24.17")
ASK_CURSED_KILL: Final = Question("cursed-kill", "CW-24.17")
ASK_CURSED_PAIN: Final = Question("cursed-pain", "CW-24.17")
ASK_CURSED_WAY: Final = Question("cursed-way", "CW-24.17")


class BeyondOne(Move):
    """A unit carries a Gate and whoever controls it to another Area (CW-24.2)."""

    unit: str
    origin: str
    zone: str


class ChannelPower(OfNumber):
    """Throw so many missed dice again (CW-24.14)."""


class Ascend(ToSeat):
    """As much Power as an enemy has (CW-24.15)."""


class Descend(Move):
    """A ritual that brings double Doom (CW-24.16)."""


class DreadCurse(AtZone):
    """Dice against the enemies in an Area (CW-24.17)."""


class Promote(OfUnitAt):
    """A survivor becomes something greater, where it stands (CW-24.18)."""


# Yog-Sothoth and the unique ability.


def anywhere(s: War, t: Layout) -> Sequence[Zone]:
    """Any Area; that it has no Gate everybody has to see to (CW-24.1, CW-2.16)."""
    return t.zones


class TheBeyondOne(Ability):
    """A dear unit takes a Gate along, anyone's, to an Area without one (CW-24.2, CW-24.3)."""

    name = "beyond_one"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t, names = self.t, self.t.board.names
        free = [zone for zone in t.zones if s.keepers[zone] == NO_GATE]
        return [
            made(BeyondOne, t.names[kind], names[origin], names[zone])
            for kind, origin in self._bearers(s)
            for zone in free
            if not self._closed(s, kind, origin, zone)
        ]

    def _closed(self, s: War, bearer: Kind, origin: Zone, zone: Zone) -> bool:
        """May who carries the Gate, or who stands on it, not go there?"""
        t, keeper = self.t, s.keepers[origin]
        if kept_out(s, t, bearer, zone):
            return True
        led = t.great[bearer]
        return keeper != ABANDONED and kept_out(s, t, keeper, zone, escorted=led)

    def _bearers(self, s: War) -> list[tuple[Kind, Zone]]:
        """Units of cost 3 or more at Gates where no enemy Great Old One is (CW-24.23)."""
        t, gods = self.t, self.enemy_gods(s)
        dear = [kind for kind in t.own(s, self.seat).portable if t.cost[kind] >= CARRIER_COST]
        return [
            (kind, zone)
            for zone in self.own_zones(s)
            if s.keepers[zone] != NO_GATE and not self.any_here(s, gods, zone)
            for kind in dear
            if count(s, t, kind, zone)
        ]

    @plays(BeyondOne)
    def play(self, s: War, move: BeyondOne) -> None:
        """Control is unchanged; who controls the Gate may be the one who carries it."""
        t, origin, zone = self.t, self.t.zone(move.origin), self.t.zone(move.zone)
        carrier, keeper = self.kind_of(move.unit), s.keepers[origin]
        set_keeper(s, t, origin, NO_GATE)
        shift(s, t, carrier, origin, zone)
        if keeper not in (ABANDONED, carrier):
            shift(s, t, keeper, origin, zone)
        set_keeper(s, t, zone, keeper)
        moved(s, t, origin, zone)
        self.tell(s, "beyond-one", unit=move.unit, origin=move.origin, zone=move.zone)


class AwakenYogSothoth(Awakening):
    """In place of a Spawn on the map, for 6; it is not lost (CW-24.4, CW-24.13, CW-12.4)."""

    awakens = "yog_sothoth"

    def zones(self, s: War) -> Sequence[Zone]:
        return self.zones_with(s, "spawn_of_yog_sothoth")

    def offering(self, s: War, zone: Zone) -> None:
        shift(s, self.t, self.kind_of("spawn_of_yog_sothoth"), zone, self.t.pool)


class KeyAndGate(UnitPower):
    """Yog-Sothoth is a Gate of ours wherever he is, but none that can be carried
    (CW-24.6, CW-24.7, CW-24.22).
    """

    name = "key_and_gate"
    unit = "yog_sothoth"

    def living_gates(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        return (*zones, *self.zones_with(s, self.unit))


# Requirements.


class GatesOnMap(Counted):
    """So many Gates on the map, anyone's, abandoned ones and Yog-Sothoth, with two or three players
    fewer; not what sleeps on a faction card (CW-24.8, CW-24.9, CW-24.31, CW-12.18, CW-40.34).
    """

    needed_by_few = 0

    @cached_property
    def enough(self) -> int:
        return self.needed_by_few if self.t.players <= 3 else self.needed

    def reached(self, s: War) -> int:
        return gates_on_map(s, self.t)


class AtEnemyGates(Counted):
    """Units in two Areas whose Gates enemies control (CW-24.10)."""

    name = "at_enemy_gates"
    needed = 2

    def reached(self, s: War) -> int:
        mine = s.presence[self.seat]
        return sum((s.gates[enemy] & mine).bit_count() for enemy in self.enemies)


class LoseUnit(Requirement):
    """Lose a unit in a battle of ours, in whatever step (CW-24.11, CW-10.9)."""

    name = "lose_unit_in_battle"

    def unit_lost(self, s: War, loss: Loss) -> None:
        if s.battle is not None and loss.in_battle and side_of(s.battle, self.seat) >= 0:
            self.earn(s)

    def nearness(self, s: War, gain: int) -> float:
        beside = any(s.presence[self.seat] & s.presence[enemy] for enemy in self.enemies)
        return BESIDE if beside else APART


class GodsMeet(Requirement):
    """A Great Old One of ours and an enemy's in one Area (CW-24.12)."""

    name = "gods_meet"

    def holds(self, s: War) -> bool:
        ours = self._zones(s, self.t.own(s, self.seat).greats)
        return bool(ours) and any(zone in ours for zone in self._zones(s, self.enemy_gods(s)))

    def _zones(self, s: War, gods: Sequence[Kind]) -> list[Zone]:
        t, asleep = self.t, self.t.pool * self.t.size
        awake = [kind for kind in gods if s.figures[asleep + kind] < t.units[kind].count]
        return [zone for kind in awake for zone in zones_with(s, t, kind)]

    def nearness(self, s: War, gain: int) -> float:
        ours = self._zones(s, self.t.own(s, self.seat).greats)
        others = self._zones(s, self.enemy_gods(s))
        return by_way(self.t, MEETING, ours, others, HALF_A_MEETING * bool(ours or others))


# Spellbooks.


class ChannelPowerBook(Tactic, Spellbook):
    """1 Power throws all missed dice again, as often as we like (CW-24.14).

    RULING: not when the Kills are enough for all that the enemy has; more would do nothing.
    """

    name = "channel_power"
    cost = 1
    orders = (Order.NEVER,)

    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        misses = self.misses(s, b)
        return (made(ChannelPower, misses),) if misses else ()

    def misses(self, s: War, b: Battle) -> int:
        """Our dice that missed, if hits would still do something."""
        side = self.side(b)
        standing = sum(results_left(s, self.t, b, f) for f in fighters(b, 1 - side))
        needed = b.kills[1 - side] < standing
        return sum(face < PAIN for face in b.rolls[side]) if needed else 0

    @plays(ChannelPower)
    def play(self, s: War, move: ChannelPower) -> Script:
        b = self.battle(s)
        side = self.side(b)
        faces: list[int] = yield Roll(6, sum(face < PAIN for face in b.rolls[side]))
        again = iter(faces)
        b.rolls[side] = [face if face >= PAIN else next(again) for face in b.rolls[side]]
        kills, pains = scored(faces)
        b.kills[1 - side] += kills
        b.pains[1 - side] += pains
        self.tell(s, "channel-power", faces=tuple(faces), kills=kills, pains=pains)


class DragonAscending(OncePerGame):
    """Once a game, at any time, our Power becomes that of an enemy (CW-24.15, CW-24.28).

    RULING: only of one who has more; and not while a demand is negotiated, for what everybody has
    to give was counted when the talks began (CW-30.1).
    """

    name = "dragon_ascending"
    orders = (Order.NEVER,)

    def anytime(self, s: War) -> Iterable[Move]:
        if s.talks is not None:
            return ()
        own = s.power[self.seat]
        return [made(Ascend, seat) for seat, power in enumerate(s.power) if power > own]

    def reactions(self, s: War) -> Iterable[Move]:
        """We are asked when we have no turn of our own to say so: without Power, and before the
        First Player is determined (CW-3.10, CW-24.28).
        """
        spent = s.turn != self.seat or s.performed if s.phase == DOOM_TURN else s.phase == ACTION
        idle = spent and not s.power[self.seat]
        return self.anytime(s) if idle or s.phase == FIRST else ()

    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        """For dice that could be thrown again."""
        channel = self.t.ability(self.seat, ChannelPowerBook)
        poor = s.power[self.seat] < channel.cost and channel.active(s) and channel.heeds(s, b)
        return self.anytime(s) if poor and channel.misses(s, b) else ()

    def doom_turn(self, s: War) -> Iterable[Move]:
        """For a ritual that we could not pay, but with their Power."""
        cost = ritual_price(s, self.t, self.seat)
        may = may_perform(s, self.t, self.seat)
        poor = may and s.power[self.seat] < cost <= max(s.power)
        return self.anytime(s) if poor and self.order(s) != Order.NEVER else ()

    @plays(Ascend)
    def play(self, s: War, move: Ascend) -> None:
        s.power[self.seat] = s.power[move.to]
        self.tell(s, "dragon-ascending", to=move.to, number=s.power[self.seat])


class DragonDescending(OncePerGame):
    """Once a game a ritual of ours brings double Doom; no more Elder Signs (CW-24.16). What others
    take of it they take after that (CW-40.48).
    """

    name = "dragon_descending"

    def doom_turn(self, s: War) -> Iterable[Move]:
        return (made(Descend),) if can_perform(s, self.t, self.seat) else ()

    def price(self, s: War, move: Move) -> int:
        return ritual_price(s, self.t, self.seat)

    @plays(Descend)
    def play(self, s: War, move: Descend) -> Script:
        self.tell(s, "dragon-descending")
        yield from ritual(s, self.t, self.seat, times=2)


class UsedUp(Ability):
    """Spellbooks that are used up for this game, for all to see."""

    name = "used_up"
    shown = False

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        books = [book for book in self.t.books[self.seat] if isinstance(book, OncePerGame)]
        return (*shown, *((book.name, 1) for book in books if book.used(s)))


class DreadCurseBook(Spellbook):
    """A die for each Abomination and Spawn in play against an Area, which is no battle
    (CW-24.17, CW-24.27).
    """

    name = "dread_curse"
    about = "abomination"
    cost = 2

    def actions(self, s: War) -> Iterable[Move]:
        if not self._dice(s):
            return ()
        zones = reduce(or_, (s.presence[enemy] for enemy in self.enemies))
        return self.in_zones(DreadCurse, self.t.decode(zones))

    def _dice(self, s: War) -> int:
        """Half of them with two players (CW-12.17)."""
        number = self.its_number(s) + self.in_play(s, "spawn_of_yog_sothoth")
        return halved(number) if self.t.players == 2 else number

    @plays(DreadCurse)
    def play(self, s: War, move: DreadCurse) -> Script:
        """We share out what was rolled, as far as there are units; each victim chooses his own.

        RULING: as in a battle all Kills come before the Pains, one result for each unit.
        """
        t, zone = self.t, self.t.zone(move.zone)
        faces: list[int] = yield Roll(6, self._dice(s))
        kills, pains = scored(faces)
        dice = tuple(faces)
        self.tell(s, "dread-curse", zone=move.zone, faces=dice, kills=kills, pains=pains)
        enemies = [seat for seat in t.turn_order(s) if seat != self.seat and here(s, t, seat, zone)]
        limits = {enemy: self._number(s, enemy, zone, Trait.NO_KILL) for enemy in enemies}
        dead = yield from distribute(self.seat, ASK_KILLS, limits, kills)
        hurt = {enemy: self._number(s, enemy, zone, Trait.NO_PAIN) for enemy in enemies}
        rest = {enemy: max(hurt[enemy] - dead[enemy], 0) for enemy in enemies}
        must_retreat = yield from distribute(self.seat, ASK_PAINS, rest, pains)
        for enemy in enemies:
            yield from self._strike(s, enemy, zone, dead[enemy])
        for enemy in enemies:
            yield from self._drive_away(s, enemy, zone, must_retreat[enemy])

    def _strike(self, s: War, enemy: Seat, zone: Zone, number: int) -> Script:
        """So many units of an enemy are killed, each once, whether it withstands or not."""
        stood: list[Kind] = []
        for left in range(number, 0, -1):
            kind, on_gate = yield from self._victim(
                s, enemy, zone, ASK_CURSED_KILL, left, Trait.NO_KILL, stood
            )
            if self.t.vetoed(Ability.withstands, s, enemy, kind):
                stood.append(kind)
                yield from self.t.steps(Ability.withstood, s, enemy, kind)
            else:
                kill(s, self.t, kind, zone, self.seat, on_gate=on_gate)

    def _drive_away(self, s: War, enemy: Seat, zone: Zone, number: int) -> Script:
        """So many go to adjacent Areas of our choice, whoever is there (CW-24.27, CW-1.17)."""
        t, led = self.t, set[Zone]()
        for left in range(number, 0, -1):
            kind, on_gate = yield from self._victim(
                s, enemy, zone, ASK_CURSED_PAIN, left, Trait.NO_PAIN
            )
            name = figure_name(t, kind, on_gate)
            ways = [z for z in t.board.adjacent[zone] if z in led or not kept_out(s, t, kind, z)]
            if not ways:
                continue
            moves = [t.retreat[near][name] for near in ways]
            params: dict[str, int | str] = {"unit": t.names[kind], "to": enemy}
            move = yield Ask(self.seat, ASK_CURSED_WAY, moves, params)
            shift(s, t, kind, zone, t.zone(move.zone), on_gate=on_gate)
            if t.great[kind]:
                led.add(t.zone(move.zone))
            tell(s, "retreated", seat=enemy, unit=t.names[kind], zone=move.zone)

    def _open(self, s: War, enemy: Seat, proof: Trait) -> list[Kind]:
        """The kinds of an enemy that can be assigned such a result."""
        return [kind for kind in self.t.own(s, enemy).kinds if not self.t.traits[kind] & proof]

    def _number(self, s: War, enemy: Seat, zone: Zone, proof: Trait) -> int:
        return sum(count(s, self.t, kind, zone) for kind in self._open(s, enemy, proof))

    def _victim(
        self,
        s: War,
        enemy: Seat,
        zone: Zone,
        question: Question,
        left: int,
        proof: Trait,
        stood: Sequence[Kind] = (),
    ) -> Steps[tuple[Kind, bool]]:
        """His owner picks him; if all are hit there is nothing to pick."""
        t, own = self.t, [kind for kind in self._open(s, enemy, proof) if kind not in stood]
        if left >= sum(count(s, t, kind, zone) for kind in own):
            return choices(s, t, own, zone)[0]
        return (yield from pick_here(s, t, enemy, question, own, zone))


class MillionFavoredOnes(Tactic, Spellbook):
    """After the battle each survivor may be promoted once, where it is now; a Spawn becomes all
    Mutants of the Pool (CW-24.18, CW-24.24 to CW-24.26, CW-10.43). It costs nothing (CW-24.32).
    """

    name = "million_favored_ones"
    orders = (Order.NEVER,)

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        return self._offers(s, b)

    def _offers(self, s: War, b: Battle) -> dict[Move, Fighter]:
        t, side, found = self.t, self.side(b), dict[Move, Fighter]()
        for f, kind in enumerate(b.kinds):
            becomes = PROMOTIONS.get(t.names[kind])
            alive = b.side[f] == side and b.status[f] in (FIGHTS, SPARED)
            alive = alive and not borrowed(t, b, f)
            if alive and becomes and self.in_pool(s, becomes):
                name = figure_name(t, kind, self._keeps(b, f))
                found.setdefault(made(Promote, name, t.board.names[b.where[f]]), f)
        return found

    def _keeps(self, b: Battle, f: Fighter) -> bool:
        """Does it still stand on the Gate?"""
        return bool(b.on_gate[f]) and b.where[f] == b.zone

    @plays(Promote)
    def play(self, s: War, move: Promote) -> Script:
        """The old figure is not lost (CW-1.16, CW-12.4); the new one is no participant."""
        b, t = self.battle(s), self.t
        f = self._offers(s, b)[move]
        kind, zone = b.kinds[f], b.where[f]
        becomes = PROMOTIONS[t.names[kind]]
        number = self.in_pool(s, becomes) if t.names[kind] == "spawn_of_yog_sothoth" else 1
        shift(s, t, kind, zone, t.pool, on_gate=self._keeps(b, f))
        b.status[f] = REPLACED
        for _ in range(number):
            place(s, t, self.kind_of(becomes), zone)
        self.tell(s, "promoted", unit=becomes, zone=t.board.names[zone], number=number)
        kind = self.kind_of(becomes)
        yield from t.steps(Ability.promoted, s, self.seat, b, f, kind, number)


class TheyBreakThrough(Spellbook):
    """We summon at every Gate on the map (CW-24.19, CW-24.31)."""

    name = "they_break_through"

    def summoning_zones(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        return (*zones, *self.t.decode(sum(s.gates) & self.t.land))


OPENER_OF_THE_WAY: Final = Faction(
    "ow",
    UNITS,
    abilities=(TheBeyondOne, AwakenYogSothoth, KeyAndGate, UsedUp),
    requirements=(
        variant(GatesOnMap, "gates_8", needed=8, needed_by_few=8),
        variant(GatesOnMap, "gates_12", needed=12, needed_by_few=10),
        AtEnemyGates, LoseUnit, GodsMeet, awaken("yog_sothoth"),
    ),
    books=(
        ChannelPowerBook, DragonAscending, DragonDescending, DreadCurseBook, MillionFavoredOnes,
        TheyBreakThrough,
    ),
    settles=4,
    starts=anywhere,
    weights=replace(PLAIN, book=1.25, catches_up=0.4, power=0.38, income=0.26),
    unique=TheBeyondOne,
)  # fmt: skip
