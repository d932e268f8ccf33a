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
    of_kind,
    pick,
    remove,
    side_of,
    sides,
)
from mythos.games.cthulhu_wars.battle.results import must_retreat
from mythos.games.cthulhu_wars.bots.weights import PATIENT
from mythos.games.cthulhu_wars.rules.ability import (
    ANYTIME,
    NEAR,
    Ability,
    Requirement,
    Spellbook,
    UnitPower,
    battle_of,
    plays,
)
from mythos.games.cthulhu_wars.rules.awakening import Awakening, AwakenRequirement
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import in_play, shift
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_of
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.menu import captures
from mythos.games.cthulhu_wars.rules.moves import Order, made
from mythos.games.cthulhu_wars.rules.negotiation import negotiate
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.spellbooks import book_count
from mythos.games.cthulhu_wars.rules.state import EXEMPT, FIGHTS, SPARED, Battle, War
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
REWARD_SIGNS: Final = 2

ASK_ABDUCTED: Final = Question("abducted", "CW-21.14")


class HarbingerPower(Move):
    """Power for a Great Old One that was given a Kill or a Pain (CW-21.5)."""

    unit: str


class HarbingerSigns(Move):
    """Elder Signs for it (CW-21.5)."""

    unit: str


class PayForBook(Move):
    """Pay for one requirement, or with 10 for two (CW-21.6, CW-21.7, CW-21.12)."""

    number: int


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


class SeekAndDestroy(Move):
    """A Hunting Horror flies in from an Area (CW-21.18)."""

    zone: str


class ThousandForms(Move):
    """The enemies lose Power together, or we gain it (CW-21.19)."""


# Nyarlathotep and the unique ability.


class Flight(Ability):
    """Units move up to two Areas (CW-21.2)."""

    name = "flight"

    def reach(self, s: War, steps: int) -> int:
        return max(steps, 2)


class AwakenNyarlathotep(Awakening):
    """At a Gate that we control, for 10 (CW-21.3)."""

    name = "awaken_nyarlathotep"
    awakens = "nyarlathotep"

    def zones(self, s: War) -> Sequence[Zone]:
        return gates_of(s, self.t, self.seat)


class Harbinger(UnitPower):
    """Rewards for every opposing Great Old One that is hit (CW-21.5, CW-10.40)."""

    name = "harbinger"
    unit = "nyarlathotep"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        t = self.t
        return [
            made(reward, t.names[b.kinds[f]])
            for f in self._prey(b)
            for reward in (HarbingerPower, HarbingerSigns)
        ]

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        return self.after_kills(s, b)

    def _prey(self, b: Battle) -> list[Fighter]:
        """Enemy Great Old Ones with a result, a cancelled one too, each once in a battle
        (CW-10.40, CW-10.41).
        """
        side = side_of(b, self.seat)
        if side < 0 or not of_kind(b, self.kind):
            return []
        great = self.t.great
        return [
            f
            for f, kind in enumerate(b.kinds)
            if great[kind]
            and b.side[f] != side
            and b.status[f] in (FIGHTS, SPARED)
            and (b.kills_ever[f] or b.pained[f])
            and not b.used[f]
        ]

    def _use(self, s: War, unit: str) -> Kind:
        b, names = battle_of(s), self.t.names
        prey = next(f for f in self._prey(b) if names[b.kinds[f]] == unit)
        b.used[prey] = 1
        return b.kinds[prey]

    @plays(HarbingerPower)
    def gain_power(self, s: War, move: HarbingerPower) -> None:
        """Half of what awakening it costs (CW-40.25)."""
        power = self.t.awakening[self._use(s, move.unit)] // 2
        s.power[self.seat] += power
        tell(s, "harbinger", seat=self.seat, unit=move.unit, number=power)

    @plays(HarbingerSigns)
    def gain_signs(self, s: War, move: HarbingerSigns) -> Script:
        """Two Elder Signs (CW-40.25)."""
        self._use(s, move.unit)
        return gain_signs(s, self.t, self.seat, REWARD_SIGNS)


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
        tell(s, "paid-for-book", seat=self.seat, number=move.number)
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


class ThreeGates(Requirement):
    """Three Gates or 12 Power (CW-21.8)."""

    name = "gates_3_power_12"

    def holds(self, s: War) -> bool:
        return s.power[self.seat] >= 12 or gate_count(s, self.t, self.seat) >= 3

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return (gate_count(s, self.t, self.seat), 3), (s.power[self.seat], 12)


class FourGates(Requirement):
    """Four Gates or 15 Power (CW-21.9, CW-21.13)."""

    name = "gates_4_power_15"

    def holds(self, s: War) -> bool:
        return s.power[self.seat] >= 15 or gate_count(s, self.t, self.seat) >= 4

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return (gate_count(s, self.t, self.seat), 4), (s.power[self.seat], 15)


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


class NyarlathotepAwakens(AwakenRequirement):
    """Awaken Nyarlathotep (CW-21.11)."""

    name = "awaken_nyarlathotep"
    unit = "nyarlathotep"


# Spellbooks.


class AbductBook(Spellbook):
    """For each Nightgaunt given up the enemy gives up a Monster or Cultist (CW-21.14)."""

    name = "abduct"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        gaunts = of_kind(b, self.t.kinds[self.seat]["nightgaunt"])
        prey = lesser(self.t, b, 1 - side_of(b, self.seat))
        return (made(Abduct),) if gaunts and prey else ()

    @plays(Abduct)
    def play(self, s: War, move: Abduct) -> Script:
        b, t = battle_of(s), self.t
        side = side_of(b, self.seat)
        enemy = sides(b)[1 - side]
        tell(s, "abduct", seat=self.seat)
        remove(s, t, b, of_kind(b, t.kinds[self.seat]["nightgaunt"])[0], self.seat)
        victim = yield from pick(t, b, enemy, ASK_ABDUCTED, lesser(t, b, 1 - side))
        remove(s, t, b, victim, self.seat)


class EmissaryBook(Spellbook):
    """Without an enemy Great Old One Nyarlathotep is only pained, and never surrounded
    (CW-21.15, CW-21.30).
    """

    name = "emissary"
    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Emissary),) if self._killed(b) and self._unrivalled(b) else ()

    def _killed(self, b: Battle) -> list[Fighter]:
        kind = self.t.kinds[self.seat]["nyarlathotep"]
        return [f for f in of_kind(b, kind) if b.killed[f]]

    def _unrivalled(self, b: Battle) -> bool:
        """No enemy Great Old One takes part."""
        side = side_of(b, self.seat)
        return not any(
            self.t.great[kind] and b.side[f] != side and b.status[f] != EXEMPT
            for f, kind in enumerate(b.kinds)
        )

    @plays(Emissary)
    def play(self, s: War, move: Emissary) -> None:
        b = battle_of(s)
        for fighter in self._killed(b):
            b.killed[fighter] -= 1
            b.pained[fighter] += 1
        tell(s, "emissary", seat=self.seat)

    def survives_surrounded(self, s: War, b: Battle, fighter: Fighter) -> bool:
        return self.t.names[b.kinds[fighter]] == "nyarlathotep" and self._unrivalled(b)


class Invisibility(Spellbook):
    """Each Flying Polyp exempts a Monster or Cultist of either side (CW-21.16, CW-21.27)."""

    name = "invisibility"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        if not self._ready(b):
            return ()
        return [
            made(Hide, seat, name)
            for side, seat in enumerate(sides(b))
            for name in by_name(self.t, b, lesser(self.t, b, side))
        ]

    def _ready(self, b: Battle) -> list[Fighter]:
        return [f for f in of_kind(b, self.t.kinds[self.seat]["flying_polyp"]) if not b.used[f]]

    @plays(Hide)
    def play(self, s: War, move: Hide) -> None:
        """Of several Polyps one that has done its part hides first, of several others the one
        that has gained the most dice.
        """
        b, t = battle_of(s), self.t
        b.used[self._ready(b)[0]] = 1
        alike = [f for f in lesser(t, b, side_of(b, move.to)) if call(t, b, f) == move.unit]
        exempt(b, max(alike, key=lambda f: (b.used[f], b.extra[f])))
        tell(s, "hidden", seat=self.seat, to=move.to, unit=move.unit)


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


class SeekAndDestroyBook(Spellbook):
    """Hunting Horrors join a battle of ours from wherever they are (CW-21.18)."""

    name = "seek_and_destroy"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        zones = could_join_from(s, self.t, b, self.t.kinds[self.seat]["hunting_horror"])
        names = self.t.board.names
        return [made(SeekAndDestroy, names[zone]) for zone in zones if zone != b.zone]

    @plays(SeekAndDestroy)
    def play(self, s: War, move: SeekAndDestroy) -> None:
        b, t, horror = battle_of(s), self.t, self.t.kinds[self.seat]["hunting_horror"]
        shift(s, t, horror, t.zone(move.zone), b.zone)
        enlist(b, horror, side_of(b, self.seat))
        tell(s, "seek-and-destroy", seat=self.seat, zone=move.zone)


class ThousandFormsBook(Spellbook):
    """Once an Action Phase: a die of Power from the enemies together (CW-21.19, CW-6.9)."""

    name = "thousand_forms"
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        used = s.counters[self.at]
        ready = not used and in_play(s, self.t, self.t.kinds[self.seat]["nyarlathotep"])
        return (made(ThousandForms),) if ready else ()

    @plays(ThousandForms)
    def play(self, s: War, move: ThousandForms) -> Script:
        """If they have too little together, or do not agree, we gain it (CW-21.24)."""
        t = self.t
        s.counters[self.at] = 1
        (face,) = yield Roll(6)
        demand = halved(face) if t.players == 2 else face
        tell(s, "thousand-forms", seat=self.seat, number=demand)
        enemies = [seat for seat in t.turn_order(s) if seat != self.seat]
        limits = {enemy: s.power[enemy] for enemy in enemies}
        agreed = yield from negotiate(s, self.seat, "power", limits, demand)
        if agreed is None:
            s.power[self.seat] += demand
            tell(s, "talks-failed", seat=self.seat, number=demand)
            tell(s, "power-gained", seat=self.seat, number=demand)
            return
        for seat, number in agreed.items():
            s.power[seat] -= number
            tell(s, "power-lost", seat=seat, number=number)

    def refresh(self, s: War) -> None:
        s.counters[self.at] = 0


CRAWLING_CHAOS: Final = Faction(
    "cc",
    UNITS,
    abilities=(Flight, AwakenNyarlathotep, Harbinger),
    requirements=(PayFour, PaySix, ThreeGates, FourGates, CaptureCultist, NyarlathotepAwakens),
    books=(
        AbductBook,
        EmissaryBook,
        Invisibility,
        MadnessBook,
        SeekAndDestroyBook,
        ThousandFormsBook,
    ),
    unique=Flight,
    weights=PATIENT,
)  # fmt: skip
