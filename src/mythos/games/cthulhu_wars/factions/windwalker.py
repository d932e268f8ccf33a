"""Cthulhu Wars: the Windwalker, who sleeps through wars and brings the ice (CW-26)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Ask, Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, call, expel, fighters, pick, spare
from mythos.games.cthulhu_wars.battle.results import dies, must_eliminate
from mythos.games.cthulhu_wars.battle.tactics import BattleBook, Tactic
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.families import Counted, OncePerRound, Welcome
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.gates import gate_count, has_gate, living_gate, remove
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.moves import DONE, Order, made, plays
from mythos.games.cthulhu_wars.rules.nearness import NEAR, by_way
from mythos.games.cthulhu_wars.rules.places import count, in_play, in_pool
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfUnit
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.spellbooks import book_count, complete, free_books, receive
from mythos.games.cthulhu_wars.rules.state import ALL_BOOKS, NO_GATE, REMOVED, START, Battle, War
from mythos.games.cthulhu_wars.rules.thralls import willing
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Unit, great_old_one, monster


def combat_of_ithaqua(clash: Clash, number: int) -> int:
    """Half of the opponent's Doom, rounded up, without hidden signs (CW-26.6, CW-40.52)."""
    return (clash.enemy_doom + 1) // 2


UNITS: Final = (
    monster("wendigo", 4, 1, combat=1),
    Unit("gnoph_keh", Rank.MONSTER, 4, 4, combat=3, worth=3),
    great_old_one("rhan_tegoth", 6, combat=3),
    great_old_one("ithaqua", 6, combat=combat_of_ithaqua),
)
GLYPH: Final = "WW"
"""The start glyph that two Areas of the map have (CW-26.1)."""
HERALD_PRICE: Final = 5
MOST_SIGNS: Final = 3
EATERS: Final = ("wendigo", "acolyte")
"""Who may come after a battle (CW-26.16)."""

SURE: Final = 0.95
"""For bots: how near is what can be taken whenever one likes."""

# For bots: how near a Gate on the other glyph is by the way that a Cultist has to go.
WAYS: Final = (0.5, 0.3, 0.2, 0.1)

ASK_HOWL: Final = Question("howl", "CW-26.18")
ASK_HOWL_TO: Final = Question("howl-to", "CW-26.18")
ASK_RAGE: Final = Question("berserkergang", "CW-26.15")
ASK_WIND: Final = Question("arctic-wind", "CW-26.14")


class Hibernate(Move):
    """Power for enemy Great Old Ones, and sleep for the rest of the phase (CW-26.2)."""


class Eternal(Move):
    """1 Power: the result does nothing to Rhan-Tegoth (CW-26.4)."""


class ClaimBook(Move):
    """Take a spellbook at any time (CW-26.11)."""

    book: str


class RideTheWind(OfUnit):
    """A unit goes with Ithaqua (CW-26.14)."""


class Berserkergang(Move):
    """The enemy gives up a unit for a Kill on a Gnoph-Keh (CW-26.15)."""


class Cannibalism(OfUnit):
    """A Wendigo or an Acolyte comes to where somebody was killed (CW-26.16)."""


class Howl(Move):
    """An enemy's unit has to leave the battle (CW-26.18)."""


class IceAge(AtZone):
    """The token goes to an Area (CW-26.19)."""


# The unique ability, Great Old Ones.


class HibernatePower(OncePerRound):
    """Sleep, with 1 Power for each enemy Great Old One in play, at most as much as there is
    already; it is kept (CW-26.2, CW-6.1).

    RULING: whoever sits out the rest of the phase has no Unlimited Action in this turn either, and
    does not fall asleep again, whatever lets him act (CW-25.25).
    """

    name = "hibernate"

    def actions(self, s: War) -> Iterable[Move]:
        return () if self.used(s) else (made(Hibernate),)

    @plays(Hibernate)
    def play(self, s: War, move: Hibernate) -> None:
        gods = sum(in_play(s, self.t, kind) for kind in self.enemy_gods(s))
        gain = min(s.power[self.seat], gods)
        s.power[self.seat] += gain
        self.tell(s, "hibernate", number=gain)

    def asleep(self, s: War) -> bool:
        return self.used(s)


class AwakenRhanTegoth(Awakening):
    """In either glyph Area, for 6 (CW-26.3, CW-26.12)."""

    awakens = "rhan_tegoth"

    def zones(self, s: War) -> Sequence[Zone]:
        return self.t.board.starts(GLYPH)


class EternalPower(Tactic, UnitPower):
    """1 Power annuls what a Kill or a Pain would do to Rhan-Tegoth; it was scored all the same
    (CW-26.4, CW-26.29, CW-10.41).
    """

    name = "eternal"
    cost = 1
    unit = "rhan_tegoth"
    orders = (Order.ALWAYS, Order.NEVER)

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Eternal),) if any(b.killed[f] for f in self._standing(b)) else ()

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        hit = any(b.killed[f] + b.pained[f] for f in self._standing(b))
        return (made(Eternal),) if hit else ()

    def _standing(self, b: Battle) -> list[Fighter]:
        """Rhan-Tegoth, if he fights."""
        return [f for side in (0, 1) for f in fighters(b, side) if b.kinds[f] == self.kind]

    @plays(Eternal)
    def play(self, s: War, move: Eternal) -> None:
        b = self.battle(s)
        spare(b, self._standing(b)[0])
        self.tell(s, "eternal")


class AwakenIthaqua(Awakening):
    """In place of a Gate in a glyph Area, whoever holds it, once Rhan-Tegoth has been awakened,
    for 6 (CW-26.5, CW-26.13).
    """

    awakens = "ithaqua"

    def zones(self, s: War) -> Sequence[Zone]:
        if self.t.ability(self.seat, RhanTegothAwakens).open(s):
            return ()
        return [zone for zone in self.t.board.starts(GLYPH) if has_gate(s, self.t, zone)]

    def offering(self, s: War, zone: Zone) -> None:
        """The Gate goes and the units there stay; a unit that is the only Gate there goes itself
        (CW-24.21, CW-26.33).

        RULING: that is a replacement and no elimination (CW-1.16, CW-12.4).
        """
        t = self.t
        if s.keepers[zone] != NO_GATE:
            remove(s, t, zone)
        elif (kind := living_gate(s, t, zone)) is not None:
            shift(s, t, kind, zone, t.pool)
            tell(s, "replaced", seat=s.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


class Ferox(UnitPower):
    """With Ithaqua in play only Great Old Ones capture our Cultists (CW-26.7)."""

    name = "ferox"
    unit = "ithaqua"

    def protects_cultists(self, s: War, rank: Rank, zone: Zone) -> bool:
        return rank < Rank.GREAT_OLD_ONE


class Herd(Ability):
    """A Gnoph-Keh costs as much as there are in the Pool (CW-11.27, CW-26.27)."""

    name = "herd"
    shown = False

    def summon_price(self, s: War, price: int, kind: Kind) -> int:
        return in_pool(s, self.t, kind) if self.t.names[kind] == "gnoph_keh" else price


# Requirements.


class BeFirst(Requirement):
    """We are First Player (CW-26.8, CW-7.3)."""

    name = "be_first"

    def holds(self, s: War) -> bool:
        return s.first == self.seat

    def nearness(self, s: War, gain: int) -> float:
        """What we shall have, by the richest of the others: Gates and Cultists."""
        t = self.t
        richest = max(2 * gate_count(s, t, e) + in_play(s, t, t.acolyte[e]) for e in self.enemies)
        kept = s.power[self.seat] if t.ability(self.seat, HibernatePower).asleep(s) else 0
        return NEAR * min(1.0, (gain + kept) / (richest + 1)) ** 2


class OtherGlyph(Requirement):
    """A Gate, anyone's, in the glyph Area where we did not start (CW-26.9, CW-2.14)."""

    name = "gate_on_other_glyph"

    def _others(self, s: War) -> list[Zone]:
        return [zone for zone in self.t.board.starts(GLYPH) if zone != s.starts[self.seat]]

    def holds(self, s: War) -> bool:
        return any(has_gate(s, self.t, zone) for zone in self._others(s))

    def nearness(self, s: War, gain: int) -> float:
        """The way of the nearest of our Cultists."""
        return by_way(self.t, WAYS, self.cultist_zones(s), self._others(s), WAYS[-1])


class AnotherComplete(Counted):
    """Another faction has six spellbooks (CW-26.10)."""

    name = "enemy_six_books"
    needed = ALL_BOOKS

    def reached(self, s: War) -> int:
        return max(book_count(s, enemy) for enemy in self.enemies)


class AtAnyTime(Requirement):
    """Take it whenever we like; an Elder Sign for each enemy with six spellbooks, at most three
    (CW-26.11).

    RULING: not in the middle of a battle, which it could not influence anyway, nor while another
    spellbook is being chosen (CW-5.10, CW-30.1).
    """

    name = "take_any_time"

    def anytime(self, s: War) -> Iterable[Move]:
        waits = s.battle is not None or s.owed[self.seat] or s.phase == START
        possible = self.open(s) and not waits
        return [made(ClaimBook, book.name) for book in self._left(s)] if possible else ()

    def _left(self, s: War) -> list[Spellbook]:
        return free_books(s, self.t, self.seat)

    @plays(ClaimBook)
    def play(self, s: War, move: ClaimBook) -> Script:
        self.earn(s)
        book = next(each for each in self._left(s) if each.name == move.book)
        yield from receive(s, self.t, self.seat, self, book)

    def last_chance(self, s: War) -> Script | None:
        """When the game ends it is still taken (CW-26.32).

        RULING: without a question, for it is never a loss, and which book it is has no effect.
        """
        return self.play(s, made(ClaimBook, self._left(s)[0].name)) if self.open(s) else None

    def bonus(self, s: War) -> Script | None:
        completed = sum(complete(s, enemy) for enemy in self.enemies)
        return gain_signs(s, self.t, self.seat, min(completed, MOST_SIGNS))

    def nearness(self, s: War, gain: int) -> float:
        """It is as good as there."""
        return SURE


RhanTegothAwakens: Final = awaken("rhan_tegoth")


# Spellbooks.


class ArcticWind(Spellbook):
    """Whoever we like goes with Ithaqua when he moves, for nothing (CW-26.14).

    RULING: but nobody who has moved in this turn already (CW-4.11).
    """

    name = "arctic_wind"
    about = "ithaqua"
    moves = (RideTheWind,)

    def taken_along(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> Script:
        if kind not in self.its_kinds(s):
            return
        t = self.t
        while rested := self._rested(s, origin):
            found = {made(RideTheWind, figure_name(t, *each)): each for each in rested}
            names = {"zone": t.board.names[zone]}
            move = yield Ask(self.seat, ASK_WIND, [*found, DONE], names)
            if move is DONE:
                return
            rider, on_gate = found[move]
            shift(s, t, rider, origin, zone, on_gate=on_gate)
            s.moved.append(zone * t.size + rider)
            self.tell(s, "arctic-wind", unit=t.names[rider], zone=t.board.names[zone])

    def _rested(self, s: War, zone: Zone) -> list[tuple[Kind, bool]]:
        t = self.t
        kinds = [
            kind
            for kind in t.own(s, self.seat).portable
            if count(s, t, kind, zone) > s.moved.count(zone * t.size + kind)
        ]
        return willing(s, t, choices(s, t, kinds, zone), zone)


class BerserkergangBook(Welcome, BattleBook):
    """For every Kill on a Gnoph-Keh the enemy eliminates a Monster or Cultist of his choice
    (CW-26.15, CW-10.20).
    """

    name = "berserkergang"
    about = "gnoph_keh"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Berserkergang),) if self._angry(s, b) and self._prey(s, b) else ()

    def _angry(self, s: War, b: Battle) -> list[Fighter]:
        """Those with a Kill that has not been answered yet."""
        return [f for f in self.its_fighters(s, b) if b.kills_ever[f] and not b.used[f]]

    def _prey(self, s: War, b: Battle) -> list[Fighter]:
        """Whom the enemy could give: nobody who has been killed already (CW-10.18)."""
        return [f for f in self.prey(b) if not dies(s, self.t, b, f)]

    @plays(Berserkergang)
    def play(self, s: War, move: Berserkergang) -> Script:
        b = self.battle(s)
        b.used[self._angry(s, b)[0]] = 1
        self.tell(s, "berserkergang")
        side = 1 - self.side(b)
        yield from must_eliminate(s, self.t, b, side, ASK_RAGE, self._prey(s, b))


class CannibalismBook(Tactic, Spellbook):
    """After any battle in which an enemy's unit was killed a Wendigo or an Acolyte appears
    (CW-26.16, CW-26.28, CW-10.44).
    """

    name = "cannibalism"
    orders = (Order.NEVER, Order.OWN_BATTLES)

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        if self.spent(b) or not self._meat(s, b):
            return ()
        return [made(Cannibalism, name) for name in EATERS if self.in_pool(s, name)]

    def _meat(self, s: War, b: Battle) -> bool:
        """Was a unit of an enemy killed?"""
        t = self.t
        return any(
            out == REMOVED and s.owner[b.kinds[f]] != self.seat and dies(s, t, b, f)
            for f, out in enumerate(b.status)
        )

    @plays(Cannibalism)
    def play(self, s: War, move: Cannibalism) -> None:
        b, t = self.battle(s), self.t
        self.spend(b)
        place(s, t, self.kind_of(move.unit), b.zone)
        self.tell(s, "cannibalism", unit=move.unit, zone=t.board.names[b.zone])


class Herald(Spellbook):
    """Our ritual costs 5 wherever the marker is, and it advances (CW-26.17, CW-26.31)."""

    name = "herald"

    def ritual_price(self, s: War, price: int) -> int:
        return HERALD_PRICE


class HowlBook(BattleBook):
    """With a Wendigo in the battle the enemy sends one of his units into any adjacent Area, once
    (CW-26.18, CW-26.30).
    """

    name = "howl"
    about = "wendigo"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = self.its_fighters(s, b) and not self.spent(b)
        return (made(Howl),) if ready else ()

    @plays(Howl)
    def play(self, s: War, move: Howl) -> Script:
        """Our units there do not bar the way; the enemy's own choice, twice."""
        b, t = self.battle(s), self.t
        self.spend(b)
        chooser, there = self.decider(b), fighters(b, 1 - self.side(b))
        fighter = yield from pick(t, b, chooser, ASK_HOWL, there)
        unit, name = t.names[b.kinds[fighter]], call(t, b, fighter)
        near = open_zones(s, t, b.kinds[fighter], t.board.adjacent[b.zone])
        if not near:
            return
        ways = {t.retreat[way][name]: way for way in near}
        zone = yield from ask_which(chooser, ASK_HOWL_TO, ways, {"unit": unit})
        expel(s, t, b, fighter, zone)
        tell(s, "howl", seat=self.enemy(b), unit=unit, zone=t.board.names[zone])


class IceAgeBook(Spellbook):
    """The token: others' actions that end in its Area cost 1 more (CW-26.19 to CW-26.24). The
    counter: the number of the zone, counted from 1; 0 without a token.

    RULING: putting it where it lies is no move of it.
    """

    name = "ice_age"
    cost = 1
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        there = s.counters[self.at] - 1
        return self.in_zones(IceAge, [zone for zone in self.t.zones if zone != there])

    @plays(IceAge)
    def play(self, s: War, move: IceAge) -> None:
        s.counters[self.at] = self.t.zone(move.zone) + 1
        self.tell(s, "ice-age", zone=move.zone)

    def tax(self, s: War, price: int, seat: Seat, zone: Zone) -> int:
        return price + (s.counters[self.at] == zone + 1)

    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        return (*names, "ice_age") if s.counters[self.at] == zone + 1 else names


WINDWALKER: Final = Faction(
    "ww",
    UNITS,
    abilities=(HibernatePower, AwakenRhanTegoth, EternalPower, AwakenIthaqua, Ferox, Herd),
    requirements=(
        BeFirst, OtherGlyph, AnotherComplete, AtAnyTime, RhanTegothAwakens, awaken("ithaqua"),
    ),
    books=(ArcticWind, BerserkergangBook, CannibalismBook, Herald, HowlBook, IceAgeBook),
    late=True,
    settles=3,
    weights=replace(PLAIN, steep=1.7, gate=1.9, income=0.28, site=0.42),
    unique=HibernatePower,
)  # fmt: skip
