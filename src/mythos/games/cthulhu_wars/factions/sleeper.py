"""Cthulhu Wars: the Sleeper, who borrows, waits and wakes last (CW-25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Ask, Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import can_attack
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.actions import GATE_CHANGES, act, move_units
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.families import (
    ByAction,
    Forgoable,
    Lasting,
    OncePerRound,
    Welcome,
    variant,
)
from mythos.games.cthulhu_wars.rules.figures import place, shift
from mythos.games.cthulhu_wars.rules.gates import moved, set_keeper, slumbering
from mythos.games.cthulhu_wars.rules.high_priest import REWARD
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.losses import capture, eliminate_slumbering, pick_here
from mythos.games.cthulhu_wars.rules.menu import (
    battle_cost,
    gate_changes,
    kept_from_battle,
    main_actions,
    permitted,
)
from mythos.games.cthulhu_wars.rules.moves import DONE, Attack, MoveUnit, Order, made, plays
from mythos.games.cthulhu_wars.rules.nearness import NEAR
from mythos.games.cthulhu_wars.rules.places import count, on_map
from mythos.games.cthulhu_wars.rules.prices import pooled_monsters, ritual_price
from mythos.games.cthulhu_wars.rules.reactions import after_action
from mythos.games.cthulhu_wars.rules.shapes import AtZone, AtZoneTo, OfUnitAt, ToSeat
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import ABANDONED, NO_GATE, Battle, War
from mythos.games.cthulhu_wars.rules.turn import asleep
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST, Kind, great_old_one, monster


def combat_of_spawn(clash: Clash, number: int) -> int:
    """Each as many as there are on the map, and one more with Tsathoggua (CW-25.1)."""
    s, t, seat = clash.s, clash.t, clash.seat
    kinds = t.kinds[seat]
    each = on_map(s, t, kinds["formless_spawn"]) + on_map(s, t, kinds["tsathoggua"])
    return number * each


def combat_of_tsathoggua(clash: Clash, number: int) -> int:
    """The opponent's Power, at least 2 (CW-25.5)."""
    return max(clash.enemy_power, LEAST_COMBAT)


UNITS: Final = (
    monster("wizard", 2, 1),
    monster("serpent_man", 3, 2, combat=1),
    monster("formless_spawn", 4, 3, combat=combat_of_spawn),
    great_old_one("tsathoggua", 8, combat=combat_of_tsathoggua),
)
LEAST_COMBAT: Final = 2
MANY_DICE: Final = 6
DEEPEST: Final = 2
"""So many actions can come before one battle: one, and one more before a battle that it is."""

ASK_CAPTURED: Final = Question("capture-monster", "CW-25.15")
ASK_DEMAND: Final = Question("demand-sacrifice", "CW-25.17")
ASK_NEXUS: Final = Question("energy-nexus", "CW-25.18")
ASK_RETURN: Final = Question("serpent-returns", "CW-25.13")


class DeathFromBelow(OfUnitAt):
    """The cheapest Monster of the Pool appears beside a unit of ours (CW-25.3)."""


class Lethargy(Move):
    """Do nothing (CW-25.6)."""


class PayTribute(ToSeat):
    """3 Power for another player (CW-25.7)."""


class EnrichAll(Move):
    """1 Power for every other player (CW-25.8)."""


class ImpoverishAll(Move):
    """Every other player loses 1 Power (CW-25.9)."""


class AncientSorcery(AtZoneTo):
    """A Serpent Man goes onto an enemy's card (CW-25.13)."""


class SerpentReturns(AtZone):
    """He comes back (CW-25.13)."""


class CaptureMonster(AtZoneTo):
    """Tsathoggua takes an enemy's Monster (CW-25.15)."""


class Slumber(AtZone):
    """A Gate and its keeper go onto our card (CW-25.16)."""


class Unearth(AtZone):
    """They come back (CW-25.16)."""


class SlumberingOath(Move):
    """The High Priest of the slumbering Gate is given up for Power (CW-25.45)."""


class DemandSacrifice(Move):
    """The enemy has to choose what he gives (CW-25.17)."""


class GrantSign(ToSeat):
    """An Elder Sign for the Sleeper (CW-25.17)."""


class GrantMercy(Move):
    """Our Kills count as Pains in this battle (CW-25.17)."""


class EnergyNexus(AtZone):
    """An action before the battle (CW-25.18)."""


# Combat, the Great Old One, the unique ability.


class DeathFromBelowPower(OncePerRound):
    """Once in a Doom Phase the cheapest Monster of the Pool, for nothing (CW-25.3)."""

    name = "death_from_below"

    def doom_turn(self, s: War) -> Iterable[Move]:
        if self.used(s):
            return ()
        t = self.t
        return [
            made(DeathFromBelow, t.names[kind], t.board.names[zone])
            for kind in pooled_monsters(s, t, self.seat)
            for zone in self.own_zones(s)
        ]

    @plays(DeathFromBelow)
    def play(self, s: War, move: DeathFromBelow) -> None:
        place(s, self.t, self.kind_of(move.unit), self.t.zone(move.zone))
        self.tell(s, "death-from-below", unit=move.unit, zone=move.zone)


class AwakenTsathoggua(Awakening):
    """Where a Formless Spawn is, for 8; it stays (CW-25.4, CW-25.12)."""

    awakens = "tsathoggua"

    def zones(self, s: War) -> Sequence[Zone]:
        return self.zones_with(s, "formless_spawn")


class LethargyPower(UnitPower):
    """Nothing, as the main action, while others can still act (CW-25.6, CW-25.40, CW-40.36)."""

    name = "lethargy"
    unit = "tsathoggua"

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """Nothing, but for a tax where he sits (CW-25.40)."""
        return self.zones_with(s, self.unit)

    def actions(self, s: War) -> Iterable[Move]:
        awake = any(s.power[enemy] and not asleep(s, self.t, enemy) for enemy in self.enemies)
        return (made(Lethargy),) if awake else ()

    @plays(Lethargy)
    def play(self, s: War, move: Lethargy) -> None:
        self.tell(s, "lethargy")


# Requirements.


class Tribute(ByAction):
    """As an action 3 Power, and others gain some or lose some (CW-25.7 to CW-25.9, CW-40.45)."""

    cost = 3
    gift = 0

    def takers(self, move: Move) -> Sequence[Seat]:
        return self.enemies

    def play(self, s: War, move: Move) -> None:
        for seat in self.takers(move):
            before = s.power[seat]
            s.power[seat] = max(before + self.gift, 0)
            if change := s.power[seat] - before:
                key = "power-gained" if change > 0 else "power-lost"
                tell(s, key, seat=seat, number=abs(change))


class TributeForOne(Tribute):
    """One other player gains 3 (CW-25.7, CW-40.45).

    RULING: not ourselves, for that would be no payment.
    """

    name = "tribute_for_one"
    moves = (PayTribute,)
    gift = 3

    def ways(self, s: War) -> Sequence[Move]:
        return [made(PayTribute, seat) for seat in self.enemies]

    def takers(self, move: Move) -> Sequence[Seat]:
        return (move.values["to"],)


class ManyDice(Tactic, Requirement):
    """Throw six dice in one battle (CW-25.10)."""

    name = "six_dice"

    def after_own_battle(self, s: War, b: Battle) -> None:
        if len(b.rolls[self.side(b)]) >= MANY_DICE:
            self.earn(s)

    def nearness(self, s: War, gain: int) -> float:
        """Two Formless Spawn with Tsathoggua, or three, throw as many."""
        spawn, god = (self.on_map(s, name) for name in ("formless_spawn", "tsathoggua"))
        return NEAR * min(1.0, spawn * (spawn + god) / MANY_DICE)


class OwnRitual(Requirement):
    """Perform a ritual (CW-25.11)."""

    name = "perform_ritual"

    def after_own_ritual(self, s: War) -> None:
        self.earn(s)

    def nearness(self, s: War, gain: int) -> float:
        return NEAR * min(1.0, max(s.power[self.seat], gain) / ritual_price(s, self.t, self.seat))


# Spellbooks.


def borrowed(unique: type[Ability], lender: Seat) -> type[Ability]:
    """Another's unique ability, while a Serpent Man of ours is on his card (CW-25.13, CW-25.19) and
    our spellbook can be used (CW-51.2, CW-55.2).
    """

    class Borrowed(unique):  # type: ignore[misc,valid-type]
        @cached_property
        def _book(self) -> AncientSorceryBook:
            t: Layout = self.t
            return t.ability(self.seat, AncientSorceryBook)

        def in_effect(self, s: War) -> bool:
            book = self._book
            if not book.in_effect(s) or not book.its_count(s, book.t.cards[lender]):
                return False
            return book.active(s) and bool(super().in_effect(s))

    return Borrowed


class AncientSorceryBook(Spellbook):
    """A Serpent Man on an enemy's card brings us his unique ability until the end of the next Doom
    Phase; then he returns with 1 Power (CW-25.13, CW-25.20, CW-40.12).
    """

    name = "ancient_sorcery"
    about = "serpent_man"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        """Also onto a card where one is already: he returns with 1 Power like the first."""
        t = self.t
        return [
            made(AncientSorcery, t.board.names[zone], enemy)
            for zone in self.its_zones(s)
            for enemy in self.enemies
        ]

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """No tax: he leaves the map (CW-26.20)."""
        return ()

    @plays(AncientSorcery)
    def play(self, s: War, move: AncientSorcery) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        here = [kind for kind in self.its_kinds(s) if count(s, t, kind, zone)]
        sorcerer = yield from self.which(here)
        shift(s, t, sorcerer, zone, t.cards[move.to])
        self.tell(s, "ancient-sorcery", to=move.to)


class SerpentsReturn(Ability):
    """At the end of the Doom Phase Serpent Men come back to any Area, each with 1 Power; no action,
    so nothing is taxed (CW-25.13, CW-25.23).

    RULING: also when the spellbook has gone or is blocked: it need not be used for that (CW-51.2,
    CW-55.2).
    """

    name = "serpents_return"
    shown = False
    answers = (SerpentReturns,)

    def doom_over(self, s: War) -> Script | None:
        return self._return(s) if self._on_cards(s) else None

    def _on_cards(self, s: War) -> list[tuple[int, Kind]]:
        """The cards with any of them, and who it is: a Great Old One that once counted as one comes
        back, too.
        """
        t, serpent = self.t, self.kind_of("serpent_man")
        kinds = [kind for kind in t.own(s, self.seat).kinds if kind == serpent or t.great[kind]]
        return [(card, kind) for card in t.cards for kind in kinds if count(s, t, kind, card)]

    def _return(self, s: War) -> Script:
        t, moves = self.t, self.in_zones(SerpentReturns, self.t.zones)
        for card, kind in self._on_cards(s):
            for _ in range(count(s, t, kind, card)):
                answer = yield Ask(self.seat, ASK_RETURN, moves)
                shift(s, t, kind, card, t.zone(answer.zone))
                s.power[self.seat] += 1
                self.tell(s, "serpent-returns", zone=answer.zone)


class Burrow(Forgoable, Spellbook):
    """1 Power back when a Move action cost 2 or more (CW-25.14, CW-25.42, CW-40.53)."""

    name = "burrow"

    def move_done(self, s: War, spent: int) -> None:
        if spent > 1:
            s.power[self.seat] += 1
            self.tell(s, "burrow")


class CaptureMonsterBook(Spellbook):
    """Tsathoggua captures a Monster beside him whose owner has no Great Old One there (CW-25.15).

    Terrors are none (CW-1.8).
    """

    name = "capture_monster"
    about = "tsathoggua"
    cost = 1

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        return [
            made(CaptureMonster, t.board.names[zone], enemy)
            for zone in self.its_zones(s)
            for enemy in self.enemies
            if self.any_here(s, t.own(s, enemy).monsters, zone)
            and not self.any_here(s, t.own(s, enemy).greats, zone)
        ]

    @plays(CaptureMonster)
    def play(self, s: War, move: CaptureMonster) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        monsters = t.own(s, move.to).monsters
        kind, on_gate = yield from pick_here(s, t, move.to, ASK_CAPTURED, monsters, zone)
        capture(s, t, kind, zone, self.seat, on_gate=on_gate)


class CursedSlumber(Lasting):
    """A Gate of ours sleeps on our card with its keeper: it counts, and nobody can reach it
    (CW-25.16, CW-25.31 to CW-25.33).
    """

    name = "cursed_slumber"

    def lingers(self, s: War) -> bool:
        """A Gate that sleeps may come back."""
        return s.keepers[self._card] != NO_GATE

    cost = 1
    orders = (Order.NEVER,)

    @property
    def _card(self) -> int:
        """The Gate's place among those of the keepers."""
        return self.t.board.size + self.seat

    def actions(self, s: War) -> Iterable[Move]:
        if s.keepers[self._card] == NO_GATE:
            movers = self.t.own(s, self.seat).portable
            gates = [zone for zone in self.own_gates(s) if s.keepers[zone] in movers]
            return self.in_zones(Slumber, gates)
        free = [zone for zone in self.t.zones if s.keepers[zone] == NO_GATE]
        return self.in_zones(Unearth, free)

    def price(self, s: War, move: Move) -> int:
        """Only where the Gate ends on the map there is a tax; the Oath is free."""
        if isinstance(move, Unearth):
            return self.taxed(s, self.cost, self.t.zone(move.zone))
        return self.cost if isinstance(move, Slumber) else 0

    def reactions(self, s: War) -> Iterable[Move]:
        """Its High Priest may take the Oath (CW-25.45, CW-13.5)."""
        keeper = slumbering(s, self.t, self.seat)
        oath = keeper is not None and self.t.names[keeper] == HIGH_PRIEST.name
        return (made(SlumberingOath),) if oath else ()

    @plays(Slumber)
    def put_to_sleep(self, s: War, move: Slumber) -> None:
        self._carry(s, self.t.zone(move.zone), self._card)
        self.tell(s, "slumber", zone=move.zone)

    @plays(Unearth)
    def unearth(self, s: War, move: Unearth) -> None:
        self._carry(s, self._card, self.t.zone(move.zone))
        self.tell(s, "unearthed", zone=move.zone)

    def _carry(self, s: War, origin: int, place: int) -> None:
        """The Gate goes, with whoever is on it (CW-25.33)."""
        t, keeper = self.t, s.keepers[origin]
        set_keeper(s, t, origin, NO_GATE)
        if keeper != ABANDONED:
            card = t.cards[self.seat]
            ends = (card if each == self._card else each for each in (origin, place))
            shift(s, t, keeper, *ends)
        set_keeper(s, t, place, keeper)
        moved(s, t, origin, place)

    @plays(SlumberingOath)
    def swear(self, s: War, move: SlumberingOath) -> None:
        """An elimination like every Oath (CW-25.45, CW-40.38)."""
        eliminate_slumbering(s, self.t, self.seat, self.seat)
        s.power[self.seat] += REWARD
        self.tell(s, "slumbering-oath")

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        return (*shown, ("slumbering_gate", 1)) if s.keepers[self._card] != NO_GATE else shown


class DemandSacrificeBook(Welcome, Tactic, Spellbook):
    """With Tsathoggua in play the enemy of a battle grants an Elder Sign, or his Kills count as
    Pains (CW-25.17, CW-25.41, CW-40.43). The counter: mercy was granted.
    """

    name = "demand_sacrifice"
    about = "tsathoggua"
    answers = (GrantSign, GrantMercy)
    counters = 1

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """Nobody is there to grant anything where units are nobody's."""
        ready = self.its_number(s) and not self.spent(b)
        return (made(DemandSacrifice),) if ready and self.enemy(b) != self.t.nobody else ()

    @plays(DemandSacrifice)
    def play(self, s: War, move: DemandSacrifice) -> Script:
        b = self.battle(s)
        self.spend(b)
        enemy = self.enemy(b)
        self.tell(s, "demand-sacrifice", to=enemy)
        moves: list[Move] = [made(GrantSign, self.seat), made(GrantMercy)]
        answer = yield Ask(enemy, ASK_DEMAND, moves, {"to": self.seat})
        if isinstance(answer, GrantSign):
            yield from gain_signs(s, self.t, self.seat, 1)
        else:
            s.counters[self.at] = 1
            tell(s, "mercy", seat=enemy)

    def kills_become_pains(self, s: War, b: Battle) -> bool:
        return bool(s.counters[self.at])

    def after_own_battle(self, s: War, b: Battle) -> None:
        s.counters[self.at] = 0


class EnergyNexusBook(Spellbook):
    """Before a battle beside a Wizard we take an action that begins there, whoever fights
    (CW-25.18, CW-25.24 to CW-25.30, CW-25.47). The counter: how deep we are in it.
    """

    name = "energy_nexus"
    about = "wizard"
    orders = (Order.NEVER,)
    counters = 1

    def declared(self, s: War, zone: Zone) -> Iterable[Move]:
        wanted = self.its_count(s, zone) and self.order(s) != Order.NEVER
        possible = wanted and self.options(s, zone, s.counters[self.at] + 1)
        return self.in_zones(EnergyNexus, [zone]) if possible else ()

    @plays(EnergyNexus)
    def play(self, s: War, move: EnergyNexus) -> Script:
        s.counters[self.at] += 1
        self.tell(s, "energy-nexus", zone=move.zone)
        yield from self._insert(s, self.t.zone(move.zone), s.counters[self.at])
        s.counters[self.at] -= 1
        s.gates_taken = 0

    def _insert(self, s: War, zone: Zone, depth: int) -> Script:
        """One action; besides it, not instead of it, Gates may be taken or left (CW-25.28,
        CW-3.13). What it earns can be used at once (CW-25.30).

        RULING: it is an action like any other, so others may answer it before the battle goes on
        (CW-3.23), and what it takes from them is an event of its own (CW-40.29).
        """
        place = {"zone": self.t.board.names[zone]}
        acted = changed = False
        while True:
            actions = [] if acted else self.options(s, zone, depth)
            moves = actions + gate_changes(s, self.t, self.seat)
            if not moves:
                return
            enough = [] if changed and actions else [DONE]
            answer = yield Ask(self.seat, ASK_NEXUS, [*moves, *enough], place)
            if answer is DONE:
                return
            changed = isinstance(answer, GATE_CHANGES)
            acted = acted or not changed
            yield from self._act(s, answer, zone)
            yield from after_action(s, self.t)

    def _act(self, s: War, move: Move, zone: Zone) -> Script:
        if isinstance(move, MoveUnit):
            yield from move_units(s, self.t, self.seat, move, zone)
        else:
            yield from act(s, self.t, self.seat, move)

    def options(self, s: War, zone: Zone, depth: int) -> list[Move]:
        """All our actions that begin in the zone, and those that have no place (CW-25.26); a
        battle only if the one to come is none of the Nexus itself (CW-25.27).
        """
        name = self.t.board.names[zone]
        found = [move for move in main_actions(s, self.t, self.seat) if begins_in(move, name)]
        found += self._attacks(s, zone) if depth < DEEPEST else []
        return permitted(s, self.t, self.seat, found)

    def _attacks(self, s: War, zone: Zone) -> list[Move]:
        """A battle of ours here first, though the turn has seen one here already (CW-25.27)."""
        t, seat = self.t, self.seat
        if kept_from_battle(s, t, seat, zone):
            return []
        return [
            t.attack[zone][enemy]
            for enemy in self.enemies
            if s.presence[enemy] >> zone & 1
            and can_attack(s, t, seat, enemy, zone)
            and battle_cost(s, t, seat, zone, enemy) <= s.power[seat]
        ]


def begins_in(move: Move, zone: str) -> bool:
    """Does an action begin in the zone, or has no place at all (CW-25.26)? What goes from one zone
    to another begins where it comes from.
    """
    if isinstance(move, Attack):
        return False
    begins: str = getattr(move, "origin", getattr(move, "zone", zone))
    return begins == zone


SLEEPER: Final = Faction(
    "sl",
    UNITS,
    abilities=(DeathFromBelowPower, AwakenTsathoggua, LethargyPower, SerpentsReturn),
    requirements=(
        TributeForOne, variant(Tribute, "tribute_for_all", moves=(EnrichAll,), gift=1),
        variant(Tribute, "tribute_of_all", moves=(ImpoverishAll,), gift=-1), ManyDice, OwnRitual,
        awaken("tsathoggua"),
    ),
    books=(
        AncientSorceryBook, Burrow, CaptureMonsterBook, CursedSlumber, DemandSacrificeBook,
        EnergyNexusBook,
    ),
    weights=replace(PLAIN, rituals=0.6),
    unique=DeathFromBelowPower,
    borrows=borrowed,
)  # fmt: skip
