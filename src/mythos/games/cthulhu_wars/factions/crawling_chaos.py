"""Cthulhu Wars: the Crawling Chaos, everywhere at once (CW-21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Roll, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import (
    Fighter,
    by_name,
    call,
    could_join_from,
    enlist,
    exempt,
    lesser,
    pick,
    remove,
    side_of,
    sides,
)
from mythos.games.cthulhu_wars.battle.results import must_retreat
from mythos.games.cthulhu_wars.battle.rewards import GodHunt
from mythos.games.cthulhu_wars.battle.tactics import BattleBook
from mythos.games.cthulhu_wars.bots.weights import PATIENT
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import kept_out
from mythos.games.cthulhu_wars.rules.families import FOR_GOOD, OncePerRound, Welcome, variant
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.gates import gate_count
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.menu import captures
from mythos.games.cthulhu_wars.rules.moves import Order, made, plays
from mythos.games.cthulhu_wars.rules.nearness import ANYTIME, NEAR
from mythos.games.cthulhu_wars.rules.negotiation import negotiate
from mythos.games.cthulhu_wars.rules.places import in_play
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfNumber, OfUnit
from mythos.games.cthulhu_wars.rules.spellbooks import book_count
from mythos.games.cthulhu_wars.rules.state import EXEMPT, Battle, War
from mythos.games.cthulhu_wars.rules.two_players import halved
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one, monster


def combat_of_nyarlathotep(clash: Clash, number: int) -> int:
    """The spellbooks of both sides (CW-21.4)."""
    s, seat, enemy = clash.s, clash.seat, clash.enemy
    return book_count(s, seat) + book_count(s, enemy)


UNITS: Final = (
    monster("nightgaunt", 3, 1, combat=0),
    monster("flying_polyp", 3, 2, combat=1),
    monster("hunting_horror", 2, 3, combat=2),
    great_old_one("nyarlathotep", 10, combat=combat_of_nyarlathotep),
)

ASK_ABDUCTED: Final = Question("abducted", "CW-21.14")


class HarbingerPower(OfUnit):
    """Power for a Great Old One that was given a Kill or a Pain (CW-21.5)."""


class HarbingerSigns(OfUnit):
    """Elder Signs for it (CW-21.5)."""


class PayForBook(OfNumber):
    """Pay for one requirement, or with 10 for two (CW-21.6, CW-21.7, CW-21.12)."""


class Abduct(Move):
    """A Nightgaunt takes an enemy along (CW-21.14)."""


class Emissary(Move):
    """A Kill on Nyarlathotep becomes a Pain (CW-21.15)."""


class Hide(Move):
    """A unit of a side takes no further part (CW-21.16)."""

    to: int
    unit: str


class Madness(Move):
    """Direct all retreats; this side goes first (CW-21.17)."""

    first: int


class SeekAndDestroy(AtZone):
    """A Hunting Horror flies in from an Area (CW-21.18)."""


class ThousandForms(Move):
    """The enemies lose Power together, or we gain it (CW-21.19)."""


# Nyarlathotep and the unique ability.


class Flight(Ability):
    """Units move up to two Areas (CW-21.2)."""

    name = "flight"

    def reach(self, s: War, steps: int) -> int:
        return max(steps, 2)


class AwakenNyarlathotep(Awakening):
    """At a Gate that we control, for 10 (CW-21.3, CW-21.11)."""

    awakens = "nyarlathotep"


class Harbinger(GodHunt, UnitPower):
    """Rewards for every opposing Great Old One that is hit (CW-21.5, CW-10.40)."""

    name = "harbinger"
    unit = "nyarlathotep"
    rewards = (HarbingerPower, HarbingerSigns)

    @plays(HarbingerPower)
    def gain_power(self, s: War, move: HarbingerPower) -> None:
        self.tell(s, "harbinger", unit=move.unit, number=self.take_power(s, move.unit))

    @plays(HarbingerSigns)
    def gain_signs(self, s: War, move: HarbingerSigns) -> Script:
        return self.take_signs(s, move.unit)


# Requirements.


class PayFour(Requirement):
    """As an action pay 4, and with 10 both at once (CW-21.6, CW-21.12)."""

    name = "pay_4"

    def actions(self, s: War) -> Iterable[Move]:
        six = self.t.ability(self.seat, PaySix)
        wanted = [(4, self.open(s)), (6, six.open(s)), (10, self.open(s) and six.open(s))]
        return [made(PayForBook, cost) for cost, open_ in wanted if open_]

    def price(self, s: War, move: Move) -> int:
        return move.values["number"]  # type: ignore[no-any-return]

    def nearness(self, s: War, gain: int) -> float:
        return payable(s, self.seat, 4)

    @plays(PayForBook)
    def play(self, s: War, move: PayForBook) -> None:
        self.tell(s, "paid-for-book", number=move.number)
        if move.number != 6:
            self.earn(s)
        if move.number != 4:
            self.t.ability(self.seat, PaySix).earn(s)


class PaySix(Requirement):
    """As an action pay 6 (CW-21.7)."""

    name = "pay_6"

    def nearness(self, s: War, gain: int) -> float:
        return payable(s, self.seat, 6)


def payable(s: War, seat: Seat, price: int) -> float:
    """Any round will do, but best now."""
    return ANYTIME if s.power[seat] >= price else ANYTIME / 2


class GatesOrPower(Requirement):
    """So many Gates, or so much Power (CW-21.8, CW-21.9, CW-21.13)."""

    gates = 0
    power = 0

    def holds(self, s: War) -> bool:
        enough = s.power[self.seat] >= self.power
        return enough or gate_count(s, self.t, self.seat) >= self.gates

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return (gate_count(s, self.t, self.seat), self.gates), (s.power[self.seat], self.power)


class CaptureCultist(Requirement):
    """Capture an enemy Cultist (CW-21.10)."""

    name = "capture_cultist"

    def nearness(self, s: War, gain: int) -> float:
        """A victim is here, or a Monster to look for one."""
        t = self.t
        if captures(s, t, self.seat):
            return NEAR
        return 0.4 if any(in_play(s, t, kind) for kind in t.own(s, self.seat).summonable) else 0.2

    def captured(self, s: War, kind: Kind) -> None:
        self.earn(s)


# Spellbooks.


class AbductBook(BattleBook):
    """For each Nightgaunt given up the enemy gives up a Monster or Cultist (CW-21.14)."""

    name = "abduct"
    about = "nightgaunt"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Abduct),) if self.its_fighters(s, b) and self.prey(b) else ()

    @plays(Abduct)
    def play(self, s: War, move: Abduct) -> Script:
        b, t = self.battle(s), self.t
        self.tell(s, "abduct")
        given = yield from self.which_fighter(b, self.its_fighters(s, b))
        remove(s, t, b, given, self.seat)
        victim = yield from pick(t, b, self.decider(b), ASK_ABDUCTED, self.prey(b))
        remove(s, t, b, victim, self.seat)


class EmissaryBook(Welcome, BattleBook):
    """Without an enemy Great Old One Nyarlathotep is only pained, and never surrounded
    (CW-21.15, CW-21.30).
    """

    name = "emissary"
    about = "nyarlathotep"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Emissary),) if self._killed(s, b) and self._unrivalled(b) else ()

    def _killed(self, s: War, b: Battle) -> list[Fighter]:
        return [f for f in self.its_fighters(s, b) if b.killed[f]]

    def _unrivalled(self, b: Battle) -> bool:
        """No enemy Great Old One takes part."""
        return all(b.status[f] == EXEMPT for f in self.gods(b))

    @plays(Emissary)
    def play(self, s: War, move: Emissary) -> None:
        b = self.battle(s)
        for fighter in self._killed(s, b):
            b.killed[fighter] -= 1
            b.pained[fighter] += 1
        self.tell(s, "emissary")

    def survives_surrounded(self, s: War, b: Battle, fighter: Fighter) -> bool:
        return b.kinds[fighter] in self.its_kinds(s) and self._unrivalled(b)


class Invisibility(BattleBook):
    """Each Flying Polyp exempts a Monster or Cultist of either side (CW-21.16, CW-21.27)."""

    name = "invisibility"
    about = "flying_polyp"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        if not self._ready(s, b):
            return ()
        return [
            made(Hide, seat, name)
            for side, seat in enumerate(sides(b))
            for name in by_name(self.t, b, lesser(self.t, b, side))
        ]

    def _ready(self, s: War, b: Battle) -> list[Fighter]:
        return [f for f in self.its_fighters(s, b) if not b.used[f]]

    @plays(Hide)
    def play(self, s: War, move: Hide) -> None:
        """Of several Polyps one that has done its part hides first, of several others the one
        that has gained the most dice.
        """
        b, t = self.battle(s), self.t
        b.used[self._ready(s, b)[0]] = 1
        alike = [f for f in lesser(t, b, side_of(b, move.to)) if call(t, b, f) == move.unit]
        exempt(b, max(alike, key=lambda f: (b.used[f], b.extra[f])))
        self.tell(s, "hidden", to=move.to, unit=move.unit)


class MadnessBook(Spellbook):
    """We choose the Areas of all retreats and which side goes first (CW-21.17, CW-21.28)."""

    name = "madness"
    orders = (Order.ALWAYS, Order.NEVER, Order.OWN_BATTLES)
    usual = Order.ALWAYS
    moves = (Madness,)

    def retreats(self, s: War, b: Battle) -> Iterable[Move]:
        """With units of both sides either goes first; our own alone we direct anyway."""
        fleeing = [seat for side, seat in enumerate(sides(b)) if must_retreat(s, self.t, b, side)]
        if fleeing == [self.seat]:
            return ()
        return [made(Madness, seat) for seat in sides(b)[: len(fleeing)]]


class SeekAndDestroyBook(BattleBook):
    """Hunting Horrors join a battle of ours from wherever they are (CW-21.18)."""

    name = "seek_and_destroy"
    about = "hunting_horror"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        kinds = self.its_kinds(s)
        zones = dict.fromkeys(zone for kind in kinds for zone in self._lairs(s, b, kind))
        return self.in_zones(SeekAndDestroy, zones)

    def _lairs(self, s: War, b: Battle, kind: Kind) -> list[Zone]:
        """Where one of a kind could come from."""
        if kept_out(s, self.t, kind, b.zone):
            return []
        return [zone for zone in could_join_from(s, self.t, b, kind) if zone != b.zone]

    @plays(SeekAndDestroy)
    def play(self, s: War, move: SeekAndDestroy) -> Script:
        b, t, lair = self.battle(s), self.t, self.t.zone(move.zone)
        near = [kind for kind in self.its_kinds(s) if lair in self._lairs(s, b, kind)]
        hunter = yield from self.which(near)
        shift(s, t, hunter, lair, b.zone)
        enlist(b, hunter, self.side(b))
        self.tell(s, "seek-and-destroy", zone=move.zone)


class ThousandFormsBook(OncePerRound, Spellbook):
    """Once an Action Phase: a die of Power from the enemies together (CW-21.19, CW-6.9)."""

    name = "thousand_forms"
    about = "nyarlathotep"

    def put_away(self, s: War) -> None:
        """Who takes it off the card face down has it face down for ever (CW-55.2)."""
        s.counters[self.at] = FOR_GOOD if self.used(s) else 0

    def actions(self, s: War) -> Iterable[Move]:
        ready = not self.used(s) and self.its_number(s)
        return (made(ThousandForms),) if ready else ()

    @plays(ThousandForms)
    def play(self, s: War, move: ThousandForms) -> Script:
        """If they have too little together, or do not agree, we gain it (CW-21.24)."""
        t = self.t
        (face,) = yield Roll(6)
        demand = halved(face) if t.players == 2 else face
        self.tell(s, "thousand-forms", number=demand)
        enemies = [seat for seat in t.turn_order(s) if seat != self.seat]
        limits = {enemy: s.power[enemy] for enemy in enemies}
        agreed = yield from negotiate(s, self.seat, "power", limits, demand)
        if agreed is None:
            s.power[self.seat] += demand
            self.tell(s, "talks-failed", number=demand)
            self.tell(s, "power-gained", number=demand)
            return
        for seat, number in agreed.items():
            s.power[seat] -= number
            tell(s, "power-lost", seat=seat, number=number)


CRAWLING_CHAOS: Final = Faction(
    "cc",
    UNITS,
    abilities=(Flight, AwakenNyarlathotep, Harbinger),
    requirements=(
        PayFour, PaySix, variant(GatesOrPower, "gates_3_power_12", gates=3, power=12),
        variant(GatesOrPower, "gates_4_power_15", gates=4, power=15), CaptureCultist,
        awaken("nyarlathotep"),
    ),
    books=(
        AbductBook, EmissaryBook, Invisibility, MadnessBook, SeekAndDestroyBook, ThousandFormsBook,
    ),
    unique=Flight,
    weights=PATIENT,
)  # fmt: skip
