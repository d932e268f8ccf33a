"""Cthulhu Wars: Great Cthulhu, from the deep (CW-20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import combat_total
from mythos.games.cthulhu_wars.battle.fighters import (
    Fighter,
    borrowed,
    by_name,
    lesser,
    pick,
    remove,
)
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.families import Forgoable, Lasting, Welcome
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.gates import gates_on_map, has_gate, living_gates
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_here
from mythos.games.cthulhu_wars.rules.moves import ASK_REQUIREMENT, DONE, Fulfil, Order, made, plays
from mythos.games.cthulhu_wars.rules.nearness import NEAR
from mythos.games.cthulhu_wars.rules.places import count, counts_here, zones_with
from mythos.games.cthulhu_wars.rules.shapes import AtZone, AtZoneTo, OfUnit, OfUnitAt
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.spellbooks import book_count
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM_TURN, Battle, War
from mythos.games.cthulhu_wars.rules.thralls import willing
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one, monster

UNITS: Final = (
    monster("deep_one", 4, 1, combat=1),
    monster("shoggoth", 2, 2, combat=2),
    monster("starspawn", 2, 3, combat=3),
    great_old_one("cthulhu", 10, combat=6, worth=7, awakening=4),
)
AWAKENED_AGAIN: Final = 4
SUBMERGE_PRICE: Final = 1
ABSORBED_DICE: Final = 3

# For bots: how near Kills are to an army with enough dice, and by its way to the enemy.
ARMED: Final = 0.15
CHASE: Final = (0.35, 0.15, 0.08, 0.04)
DICE: Final = 5
DEVOURED: Final = 4

ASK_DEVOURED: Final = Question("devoured", "CW-20.5")
ASK_DREAMS: Final = Question("dreams", "CW-20.16")
ASK_SUBMERGE: Final = Question("submerge", "CW-20.18")


class Devour(Move):
    """The opponent loses a Monster or Cultist of his choice (CW-20.5)."""


class Absorb(Move):
    """A unit goes into a Shoggoth that has gained so many dice already (CW-20.14)."""

    unit: str
    number: int


class Devolve(OfUnitAt):
    """An Acolyte becomes a Deep One (CW-20.15)."""


class Dreams(AtZoneTo):
    """An enemy's Acolyte is replaced by one's own (CW-20.16)."""


class Submerge(Move):
    """Cthulhu goes down where he stands (CW-20.18)."""


class TakeAlong(OfUnit):
    """One more unit goes down with him (CW-20.18)."""


class Emerge(AtZone):
    """All that is submerged comes back in one Area (CW-20.18)."""


# Cthulhu and the unique ability.


class AwakenCthulhu(Awakening):
    """A Gate in the start Area, anyone's; 10 Power (CW-20.3, CW-20.10)."""

    awakens = "cthulhu"

    def zones(self, s: War) -> Sequence[Zone]:
        start = s.starts[self.seat]
        return (start,) if has_gate(s, self.t, start) else ()


class Immortal(Ability):
    """An Elder Sign for every awakening of any Great Old One; 4 Power for one that has been
    awakened before (CW-20.2).
    """

    name = "immortal"

    def reawaken_price(self, s: War, price: int) -> int:
        return AWAKENED_AGAIN

    def awakened(self, s: War, kind: Kind) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


class DevourPower(Welcome, Tactic, UnitPower):
    """With Cthulhu in the battle, once, before the dice (CW-20.5, CW-40.27)."""

    name = "devour"
    unit = "cthulhu"
    late = True

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = not self.spent(b) and self.ours(b, self.unit) and self.prey(b)
        return (made(Devour),) if ready else ()

    @plays(Devour)
    def play(self, s: War, move: Devour) -> Script:
        b, t = self.battle(s), self.t
        self.spend(b)
        victim = yield from pick(t, b, self.decider(b), ASK_DEVOURED, self.prey(b))
        self.tell(s, "devour", unit=t.names[b.kinds[victim]])
        remove(s, t, b, victim, self.seat)
        b.spoils[self.side(b)] += 1


# Requirements.


class FirstDoomPhase(Requirement):
    """The first Doom Phase of the game; an Elder Sign with it (CW-20.6, CW-40.5, CW-40.42)."""

    name = "first_doom_phase"

    def nearness(self, s: War, gain: int) -> float:
        return NEAR

    def holds(self, s: War) -> bool:
        return s.phase == DOOM_TURN and s.turn == self.seat

    def bonus(self, s: War) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


class Kill(Tactic, Requirement):
    """Kill or devour so many enemy units in one battle (CW-20.7, CW-20.8)."""

    needed = 0

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        b = s.battle
        return ((self.losses(b) if b is not None and self.side(b) >= 0 else 0, self.needed),)

    def losses(self, b: Battle) -> int:
        """Kills that stand, cancelled ones included, and devoured units (CW-20.13)."""
        side = self.side(b)
        return b.spoils[side] + sum(n for f, n in enumerate(b.killed) if b.side[f] != side)

    def nearness(self, s: War, gain: int) -> float:
        """The best army: its dice, and how far it is to enemies enough for so many Kills."""
        t, prey, best = self.t, self.needed, 0.0
        others = reduce(or_, (s.presence[enemy] for enemy in self.enemies))
        herds = [
            (z, min(1.0, max(sum(counts_here(s, t, enemy, z)) for enemy in self.enemies) / prey))
            for z in t.decode(others)
        ]
        for lair in self.own_zones(s):
            numbers = s.figures[lair * t.size : (lair + 1) * t.size]
            dice = combat_total(Clash(s, t, self.seat, self.enemies[0], lair, True, numbers))
            strength = min(1.0, (dice + DEVOURED * self.count(s, "cthulhu", lair)) / (DICE * prey))
            if strength * (ARMED + CHASE[0]) > best:
                steps = t.board.distance
                ways = (CHASE[min(steps(lair, z), len(CHASE) - 1)] * herd for z, herd in herds)
                best = max(best, strength * (ARMED + max(ways, default=0.0)))
        return best


class KillTwo(Kill):
    """Two of them (CW-20.8)."""

    name = "kill_devour_2"
    needed = 2


class KillOne(Kill):
    """One of them (CW-20.7, CW-20.12)."""

    name = "kill_devour_1"
    needed = 1

    def after_own_battle(self, s: War, b: Battle) -> Script:
        """1 and 2 at once need three; with exactly two and both open, the choice is free."""
        two = self.t.ability(self.seat, KillTwo)
        number = self.losses(b)
        if number >= 3:
            self.earn(s)
            two.earn(s)
        elif number == 2 and self.open(s) and two.open(s):
            moves = [made(Fulfil, self.name), made(Fulfil, two.name)]
            move = yield Ask(self.seat, ASK_REQUIREMENT, moves)
            (self if move is moves[0] else two).earn(s)
        elif number == 2 and two.open(s):
            two.earn(s)
        elif number:
            self.earn(s)


class OceanGates(Requirement):
    """Three own Gates in Oceans, or four of anyone (CW-20.9)."""

    name = "ocean_gates"

    def holds(self, s: War) -> bool:
        (own, three), (every, four) = self.tally(s)
        return own >= three or every >= four

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        own = (s.gates[self.seat] & self.t.oceans).bit_count()
        return (own, 3), (gates_on_map(s, self.t, self.t.oceans), 4)


class FiveBooks(Requirement):
    """The last spellbook, in the own Doom turn; an Elder Sign with it (CW-20.11).

    RULING: it comes as soon as the other five are there; waiting would gain nothing (CW-40.42).
    """

    name = "five_books"

    def holds(self, s: War) -> bool:
        return s.phase == DOOM_TURN and s.turn == self.seat and book_count(s, self.seat) == 5

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(book_count(s, self.seat), 5), 5),)

    def nearness(self, s: War, gain: int) -> float:
        return NEAR

    def bonus(self, s: War) -> Script | None:
        return gain_signs(s, self.t, self.seat, 1)


# Spellbooks.


class AbsorbBook(Tactic, Spellbook):
    """Own Monsters and Cultists in the battle become dice of a Shoggoth (CW-20.14)."""

    name = "absorb"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        offered = [
            made(Absorb, name, b.extra[eater])
            for eater in self.ours(b, "shoggoth")
            for name in self._food(b, eater)
        ]
        return dict.fromkeys(offered)

    def _food(self, b: Battle, eater: Fighter) -> dict[str, Fighter]:
        """Whom it could absorb, by name."""
        food = [f for f in lesser(self.t, b, self.side(b)) if not borrowed(self.t, b, f)]
        return by_name(self.t, b, [f for f in food if f != eater])

    @plays(Absorb)
    def play(self, s: War, move: Absorb) -> None:
        """Another Shoggoth's bonus passes on (CW-20.14)."""
        b, t = self.battle(s), self.t
        eater = next(f for f in self.ours(b, "shoggoth") if b.extra[f] == move.number)
        eaten = self._food(b, eater)[move.unit]
        b.extra[eater] += ABSORBED_DICE + b.extra[eaten]
        self.tell(s, "absorb", unit=t.names[b.kinds[eaten]])
        remove(s, t, b, eaten, self.seat)


class DevolveBook(Spellbook):
    """Between actions Acolytes become Deep Ones; not an elimination (CW-20.15)."""

    name = "devolve"
    orders = (Order.NEVER, Order.BESIDE_ENEMIES, Order.IN_DANGER)
    usual = Order.IN_DANGER

    def reactions(self, s: War) -> Iterable[Move]:
        t = self.t
        if s.phase != ACTION or not self.in_pool(s, "deep_one"):
            return ()
        return [
            made(Devolve, figure_name(t, *each), t.board.names[zone])
            for zone in self.zones_with(s, "acolyte")
            for each in willing(s, t, choices(s, t, [t.acolyte[self.seat]], zone), zone)
        ]

    @plays(Devolve)
    def play(self, s: War, move: Devolve) -> None:
        t, zone, acolyte = self.t, self.t.zone(move.zone), self.t.acolyte[self.seat]
        shift(s, t, acolyte, zone, t.pool, on_gate=move.unit != t.names[acolyte])
        place(s, t, self.kind_of("deep_one"), zone)
        self.tell(s, "devolve", zone=move.zone)


class DreamsBook(Spellbook):
    """An enemy gives up an Acolyte of an Area for one of ours (CW-20.16, CW-20.21, CW-40.44)."""

    name = "dreams"
    cost = 2

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if not self.in_pool(s, "acolyte"):
            return ()
        return [
            made(Dreams, t.board.names[zone], enemy)
            for enemy in self.enemies
            for zone in zones_with(s, t, t.acolyte[enemy])
        ]

    @plays(Dreams)
    def play(self, s: War, move: Dreams) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        self.tell(s, "dreams", to=move.to, zone=move.zone)
        acolyte = t.acolyte[move.to : move.to + 1]
        kind, on_gate = yield from pick_here(s, t, move.to, ASK_DREAMS, acolyte, zone)
        eliminate(s, t, kind, zone, self.seat, on_gate=on_gate)
        place(s, t, t.acolyte[self.seat], zone)


class Regenerate(Forgoable, Spellbook):
    """A Starspawn takes two results; only two Kills kill it (CW-20.17).

    RULING: results that it can take must be assigned to it like to any other unit.
    """

    name = "regenerate"

    def stamina(self, s: War, results: int, kind: Kind) -> int:
        return max(results, 2) if self.t.names[kind] == "starspawn" else results


class SubmergeBook(Lasting):
    """Down from an Ocean for 1, up again anywhere for 0 (CW-20.18, CW-20.19)."""

    name = "submerge"
    answers = (TakeAlong,)

    def lingers(self, s: War) -> bool:
        """What is down may come up."""
        return self.count(s, "cthulhu", self.t.cards[self.seat]) > 0

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        if self.count(s, "cthulhu", t.cards[self.seat]):
            return self.in_zones(Emerge, t.zones)
        at_sea = any(t.board.ocean[zone] for zone in self.zones_with(s, "cthulhu"))
        return (made(Submerge),) if at_sea else ()

    def price(self, s: War, move: Move) -> int:
        if isinstance(move, Emerge):
            return self.taxed(s, 0, self.t.zone(move.zone))
        return SUBMERGE_PRICE

    @plays(Submerge)
    def submerge(self, s: War, move: Submerge) -> Script:
        """He, and as many of the others there as he likes."""
        t, card, cthulhu = self.t, self.t.cards[self.seat], self.kind_of("cthulhu")
        (zone,) = self.zones_with(s, "cthulhu")
        shift(s, t, cthulhu, zone, card)
        self.tell(s, "submerge", zone=t.board.names[zone])
        while found := {
            made(TakeAlong, figure_name(t, *each)): each
            for each in willing(s, t, choices(s, t, t.own(s, self.seat).portable, zone), zone)
        }:
            answer = yield Ask(self.seat, ASK_SUBMERGE, [*found, DONE])
            if answer is DONE:
                return
            kind, on_gate = found[answer]
            shift(s, t, kind, zone, card, on_gate=on_gate)
            self.tell(s, "taken-along", unit=t.names[kind])

    @plays(Emerge)
    def emerge(self, s: War, move: Emerge) -> None:
        """Everything that went down appears together."""
        t, zone, card = self.t, self.t.zone(move.zone), self.t.cards[self.seat]
        for kind in t.own(s, self.seat).kinds:
            waiting = t.amount(Ability.waits_on_card, s, self.seat, 0, kind)
            for _ in range(count(s, t, kind, card) - waiting):
                shift(s, t, kind, card, zone)
        self.tell(s, "emerge", zone=move.zone)


class YhaNthlei(Forgoable, Spellbook):
    """With Cthulhu in play, 1 Power for each enemy Gate in an Ocean, also one that is a unit
    (CW-20.20, CW-24.20).
    """

    name = "yha_nthlei"

    def income(self, s: War, power: int) -> int:
        t = self.t
        if not self.in_play(s, "cthulhu"):
            return power
        alive = [zone for seat in self.enemies for zone in living_gates(s, t, seat)]
        held = sum((s.gates[seat] & t.oceans).bit_count() for seat in self.enemies)
        return power + held + sum(t.board.ocean[zone] for zone in alive)


GREAT_CTHULHU: Final = Faction(
    "gc",
    UNITS,
    abilities=(AwakenCthulhu, Immortal, DevourPower),
    requirements=(FirstDoomPhase, KillOne, KillTwo, OceanGates, awaken("cthulhu"), FiveBooks),
    books=(AbsorbBook, DevolveBook, DreamsBook, Regenerate, SubmergeBook, YhaNthlei),
    unique=Immortal,
    begins=True,
)
