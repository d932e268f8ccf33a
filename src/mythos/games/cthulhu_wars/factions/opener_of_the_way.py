"""Cthulhu Wars: the Opener of the Way, whose god is a Gate (CW-24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Ask, Question, Roll, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.battle import PAIN, scored
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, fighters, side_of
from mythos.games.cthulhu_wars.battle.results import results_left
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import (
    Ability,
    Requirement,
    Spellbook,
    UnitPower,
    battle_of,
    plays,
)
from mythos.games.cthulhu_wars.rules.awakening import Awakening, AwakenRequirement
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.doom import can_perform, ritual
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    counts_here,
    figure_name,
    here,
    in_play,
    in_pool,
    place,
    shift,
    zones_of,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.gates import gates_on_map, set_keeper
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.losses import kill, pick_here
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.negotiation import distribute
from mythos.games.cthulhu_wars.rules.prices import ritual_price
from mythos.games.cthulhu_wars.rules.state import (
    ABANDONED,
    ACTION,
    DOOM_TURN,
    FIGHTS,
    FIRST,
    NO_GATE,
    REMOVED,
    SPARED,
    Battle,
    Loss,
    War,
)
from mythos.games.cthulhu_wars.rules.two_players import halved
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one, monster


def combat_of_yog_sothoth(clash: Clash, number: int) -> int:
    """Twice the enemies' Great Old Ones in play (CW-24.5); always 4 with two players (CW-12.19)."""
    s, t, seat = clash.s, clash.t, clash.seat
    if t.players == 2:
        return COMBAT_OF_TWO
    return 2 * sum(in_play(s, t, kind) for kind in enemy_gods(s, t, seat))


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
    "spawn_of_yog_sothoth": "mutant",
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


class ChannelPower(Move):
    """Throw so many missed dice again (CW-24.14)."""

    number: int


class Ascend(Move):
    """As much Power as an enemy has (CW-24.15)."""

    to: int


class Descend(Move):
    """A ritual that brings double Doom (CW-24.16)."""


class DreadCurse(Move):
    """Dice against the enemies in an Area (CW-24.17)."""

    zone: str


class Promote(Move):
    """A survivor becomes something greater, where it stands (CW-24.18)."""

    unit: str
    zone: str


# Yog-Sothoth and the unique ability.


def anywhere(s: War, t: Layout) -> Sequence[Zone]:
    """Any Area; that it has no Gate everybody has to see to (CW-24.1, CW-2.16)."""
    return t.zones


def enemy_gods(s: War, t: Layout, seat: Seat) -> list[Kind]:
    """The Great Old Ones of all other seats."""
    others = (other for other in range(t.players) if other != seat)
    return [kind for other in others for kind in t.own(s, other).greats]


class TheBeyondOne(Ability):
    """A dear unit takes a Gate along, anyone's, to an Area without one (CW-24.2, CW-24.3)."""

    name = "beyond_one"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t, names = self.t, self.t.board.names
        free = [names[zone] for zone in t.zones if s.keepers[zone] == NO_GATE]
        bearers = self._bearers(s)
        return [made(BeyondOne, t.names[k], names[z], to) for k, z in bearers for to in free]

    def _bearers(self, s: War) -> list[tuple[Kind, Zone]]:
        """Units of cost 3 or more at Gates where no enemy Great Old One is (CW-24.23)."""
        t, figures = self.t, s.figures
        dear = [kind for kind in t.own(s, self.seat).kinds if t.cost[kind] >= CARRIER_COST]
        gods = enemy_gods(s, t, self.seat)
        return [
            (kind, zone)
            for zone in zones_of(s, t, self.seat)
            if s.keepers[zone] != NO_GATE and not any(figures[zone * t.size + k] for k in gods)
            for kind in dear
            if figures[zone * t.size + kind]
        ]

    @plays(BeyondOne)
    def play(self, s: War, move: BeyondOne) -> None:
        """Control is unchanged; who controls the Gate may be the one who carries it."""
        t, origin, zone = self.t, self.t.zone(move.origin), self.t.zone(move.zone)
        carrier, keeper = t.kinds[self.seat][move.unit], s.keepers[origin]
        set_keeper(s, t, origin, NO_GATE)
        shift(s, t, carrier, origin, zone)
        if keeper not in (ABANDONED, carrier):
            shift(s, t, keeper, origin, zone)
        set_keeper(s, t, zone, keeper)
        tell(s, "beyond-one", seat=self.seat, unit=move.unit, origin=move.origin, zone=move.zone)


class AwakenYogSothoth(Awakening):
    """He takes the place of a Spawn on the map, for 6; it is not lost (CW-24.4, CW-12.4)."""

    name = "awaken_yog_sothoth"
    awakens = "yog_sothoth"

    def zones(self, s: War) -> Sequence[Zone]:
        return zones_with(s, self.t, self.t.kinds[self.seat]["spawn_of_yog_sothoth"])

    def offering(self, s: War, zone: Zone) -> Script | None:
        t = self.t
        shift(s, t, t.kinds[self.seat]["spawn_of_yog_sothoth"], zone, t.pool)
        return None


class KeyAndGate(UnitPower):
    """Yog-Sothoth is a Gate of ours wherever he is, but none that can be carried
    (CW-24.6, CW-24.7, CW-24.22).
    """

    name = "key_and_gate"
    unit = "yog_sothoth"

    def living_gates(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        return (*zones, *zones_with(s, self.t, self.kind))


# Requirements.


class GatesOnMap(Requirement):
    """So many Gates on the map, anyone's, abandoned ones and Yog-Sothoth; not what sleeps on a
    faction card (CW-24.31).
    """

    def needed(self) -> int:
        raise NotImplementedError

    def holds(self, s: War) -> bool:
        return gates_on_map(s, self.t) >= self.needed()

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(gates_on_map(s, self.t), self.needed()), self.needed()),)


class EightGates(GatesOnMap):
    """8 Gates on the map (CW-24.8)."""

    name = "gates_8"

    def needed(self) -> int:
        return 8


class TwelveGates(GatesOnMap):
    """12 Gates on the map; 10 with two or three players (CW-24.9, CW-12.18, CW-40.34)."""

    name = "gates_12"

    def needed(self) -> int:
        return 10 if self.t.players <= 3 else 12


class AtEnemyGates(Requirement):
    """Units in two Areas whose Gates enemies control (CW-24.10)."""

    name = "at_enemy_gates"

    def holds(self, s: War) -> bool:
        return self._areas(s) >= 2

    def _areas(self, s: War) -> int:
        t, held = self.t, 0
        for enemy in range(t.players):
            held |= s.gates[enemy] if enemy != self.seat else 0
        return (held & s.presence[self.seat]).bit_count()

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(self._areas(s), 2), 2),)


class LoseUnit(Requirement):
    """Lose a unit in a battle of ours, in whatever step (CW-24.11, CW-10.9)."""

    name = "lose_unit_in_battle"

    def unit_lost(self, s: War, loss: Loss) -> None:
        if s.battle is not None and loss.in_battle and side_of(s.battle, self.seat) >= 0:
            self.earn(s)

    def nearness(self, s: War, gain: int) -> float:
        mine = s.presence[self.seat]
        beside = any(mine & p for seat, p in enumerate(s.presence[:-1]) if seat != self.seat)
        return BESIDE if beside else APART


class GodsMeet(Requirement):
    """A Great Old One of ours and an enemy's in one Area (CW-24.12)."""

    name = "gods_meet"

    def holds(self, s: War) -> bool:
        ours = self._ours(s)
        return bool(ours) and any(zone in ours for zone in self._others(s))

    def _ours(self, s: War) -> list[Zone]:
        """The Areas of our Great Old Ones."""
        t = self.t
        return [zone for kind in t.own(s, self.seat).greats for zone in zones_with(s, t, kind)]

    def _others(self, s: War) -> list[Zone]:
        """The Areas of the enemies' Great Old Ones."""
        t = self.t
        return [zone for kind in enemy_gods(s, t, self.seat) for zone in zones_with(s, t, kind)]

    def nearness(self, s: War, gain: int) -> float:
        ours, others = self._ours(s), self._others(s)
        ways = [self.t.board.distance(a, b) for a in ours for b in others]
        if not ways:
            return HALF_A_MEETING * bool(ours or others)
        return MEETING[min(*ways, len(MEETING) - 1)]


class YogSothothAwakens(AwakenRequirement):
    """Awaken Yog-Sothoth (CW-24.13)."""

    name = "awaken_yog_sothoth"
    unit = "yog_sothoth"


# Spellbooks.


class OnceBook(Spellbook):
    """What can be done once in a game; used up it stays, wherever the book goes (CW-24.33)."""

    counters = 1

    def in_effect(self, s: War) -> bool:
        return super().in_effect(s) and not s.counters[self.at]


class ChannelPowerBook(Spellbook):
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
        side = side_of(b, self.seat)
        standing = sum(results_left(s, self.t, b, f) for f in fighters(b, 1 - side))
        needed = b.kills[1 - side] < standing
        return sum(face < PAIN for face in b.rolls[side]) if needed else 0

    @plays(ChannelPower)
    def play(self, s: War, move: ChannelPower) -> Script:
        b = battle_of(s)
        side = side_of(b, self.seat)
        faces: list[int] = yield Roll(6, sum(face < PAIN for face in b.rolls[side]))
        again = iter(faces)
        b.rolls[side] = [face if face >= PAIN else next(again) for face in b.rolls[side]]
        kills, pains = scored(faces)
        b.kills[1 - side] += kills
        b.pains[1 - side] += pains
        shown = tuple(faces)
        tell(s, "channel-power", seat=self.seat, faces=shown, kills=kills, pains=pains)


class DragonAscending(OnceBook):
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
        poor = not s.performed and s.power[self.seat] < cost <= max(s.power)
        return self.anytime(s) if poor and self.order(s) != Order.NEVER else ()

    @plays(Ascend)
    def play(self, s: War, move: Ascend) -> None:
        s.counters[self.at] = 1
        s.power[self.seat] = s.power[move.to]
        tell(s, "dragon-ascending", seat=self.seat, to=move.to, number=s.power[self.seat])


class DragonDescending(OnceBook):
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
        s.counters[self.at] = 1
        tell(s, "dragon-descending", seat=self.seat)
        yield from ritual(s, self.t, self.seat, times=2)


class UsedUp(Ability):
    """Spellbooks that are used up for this game, for all to see."""

    name = "used_up"
    shown = False

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        kinds = (DragonAscending, DragonDescending)
        books = [self.t.ability(self.seat, kind) for kind in kinds]
        return (*shown, *((book.name, 1) for book in books if s.counters[book.at]))


class DreadCurseBook(Spellbook):
    """A die for each Abomination and Spawn in play against an Area, which is no battle
    (CW-24.17, CW-24.27).
    """

    name = "dread_curse"
    cost = 2

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if not self._dice(s):
            return ()
        enemies = [presence for seat, presence in enumerate(s.presence[:-1]) if seat != self.seat]
        return [
            made(DreadCurse, t.board.names[zone])
            for zone in t.zones
            if any(presence >> zone & 1 for presence in enemies)
        ]

    def _dice(self, s: War) -> int:
        """Half of them with two players (CW-12.17)."""
        t, kinds = self.t, self.t.kinds[self.seat]
        number = sum(in_play(s, t, kinds[name]) for name in ("abomination", "spawn_of_yog_sothoth"))
        return halved(number) if t.players == 2 else number

    @plays(DreadCurse)
    def play(self, s: War, move: DreadCurse) -> Script:
        """We share out what was rolled, as far as there are units; each victim chooses his own.

        RULING: as in a battle all Kills come before the Pains, one result for each unit.
        """
        t, zone = self.t, self.t.zone(move.zone)
        faces: list[int] = yield Roll(6, self._dice(s))
        kills, pains = scored(faces)
        where, dice = move.zone, tuple(faces)
        tell(s, "dread-curse", seat=self.seat, zone=where, faces=dice, kills=kills, pains=pains)
        enemies = [seat for seat in t.turn_order(s) if seat != self.seat and here(s, t, seat, zone)]
        limits = {enemy: sum(counts_here(s, t, enemy, zone)) for enemy in enemies}
        dead = yield from distribute(self.seat, ASK_KILLS, limits, kills)
        rest = {enemy: limits[enemy] - dead[enemy] for enemy in enemies}
        must_retreat = yield from distribute(self.seat, ASK_PAINS, rest, pains)
        for enemy in enemies:
            yield from self._strike(s, enemy, zone, dead[enemy])
        for enemy in enemies:
            yield from self._drive_away(s, enemy, zone, must_retreat[enemy])

    def _strike(self, s: War, enemy: Seat, zone: Zone, number: int) -> Script:
        """So many units of an enemy are killed."""
        for left in range(number, 0, -1):
            kind, on_gate = yield from self._victim(s, enemy, zone, ASK_CURSED_KILL, left)
            kill(s, self.t, kind, zone, self.seat, on_gate=on_gate)

    def _drive_away(self, s: War, enemy: Seat, zone: Zone, number: int) -> Script:
        """So many go to adjacent Areas of our choice, whoever is there (CW-24.27, CW-1.17)."""
        t = self.t
        for left in range(number, 0, -1):
            kind, on_gate = yield from self._victim(s, enemy, zone, ASK_CURSED_PAIN, left)
            name = figure_name(t, kind, on_gate)
            moves = [t.retreat[near][name] for near in t.board.adjacent[zone]]
            params: dict[str, int | str] = {"unit": t.names[kind], "to": enemy}
            move = yield Ask(self.seat, ASK_CURSED_WAY, moves, params)
            shift(s, t, kind, zone, t.zone(move.zone), on_gate=on_gate)
            tell(s, "retreated", seat=enemy, unit=t.names[kind], zone=move.zone)

    def _victim(
        self, s: War, enemy: Seat, zone: Zone, question: Question, left: int
    ) -> Steps[tuple[Kind, bool]]:
        """His owner picks him; if all are hit there is nothing to pick."""
        t, own = self.t, self.t.own(s, enemy).kinds
        if left >= sum(counts_here(s, t, enemy, zone)):
            return choices(s, t, own, zone)[0]
        return (yield from pick_here(s, t, enemy, question, own, zone))


class MillionFavoredOnes(Spellbook):
    """After the battle each survivor may be promoted once, where it is now; a Spawn becomes all
    Mutants of the Pool (CW-24.18, CW-24.24 to CW-24.26, CW-10.43). It costs nothing (CW-24.32).
    """

    name = "million_favored_ones"
    orders = (Order.NEVER,)

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        return self._offers(s, b)

    def _offers(self, s: War, b: Battle) -> dict[Move, Fighter]:
        t, kinds, found = self.t, self.t.kinds[self.seat], dict[Move, Fighter]()
        side = side_of(b, self.seat)
        for f, kind in enumerate(b.kinds):
            becomes = PROMOTIONS.get(t.names[kind])
            alive = b.side[f] == side and b.status[f] in (FIGHTS, SPARED)
            if alive and becomes and in_pool(s, t, kinds[becomes]):
                name = figure_name(t, kind, self._keeps(b, f))
                found.setdefault(made(Promote, name, t.board.names[b.where[f]]), f)
        return found

    def _keeps(self, b: Battle, f: Fighter) -> bool:
        """Does it still stand on the Gate?"""
        return bool(b.on_gate[f]) and b.where[f] == b.zone

    @plays(Promote)
    def play(self, s: War, move: Promote) -> None:
        """The old figure is not lost (CW-1.16, CW-12.4); the new one is no participant."""
        b, t = battle_of(s), self.t
        f = self._offers(s, b)[move]
        kind, zone = b.kinds[f], b.where[f]
        becomes = PROMOTIONS[t.names[kind]]
        new = t.kinds[self.seat][becomes]
        number = in_pool(s, t, new) if t.names[kind] == "spawn_of_yog_sothoth" else 1
        shift(s, t, kind, zone, t.pool, on_gate=self._keeps(b, f))
        b.status[f] = REMOVED
        for _ in range(number):
            place(s, t, new, zone)
        where = t.board.names[zone]
        tell(s, "promoted", seat=self.seat, unit=becomes, zone=where, number=number)


class TheyBreakThrough(Spellbook):
    """We summon at every Gate on the map (CW-24.19, CW-24.31)."""

    name = "they_break_through"

    def summoning_zones(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        every = 0
        for bits in s.gates:
            every |= bits
        return (*zones, *self.t.decode(every & self.t.land))


OPENER_OF_THE_WAY: Final = Faction(
    "ow",
    UNITS,
    abilities=(TheBeyondOne, AwakenYogSothoth, KeyAndGate, UsedUp),
    requirements=(
        EightGates, TwelveGates, AtEnemyGates, LoseUnit, GodsMeet, YogSothothAwakens,
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
