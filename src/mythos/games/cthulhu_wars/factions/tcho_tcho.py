"""Cthulhu Wars: the Tcho-Tcho, whose High Priests feed what grows below (CW-27)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from msgspec.structs import replace

from mythos.core.asks import Question, Roll, Script, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, fighters
from mythos.games.cthulhu_wars.battle.results import dies
from mythos.games.cthulhu_wars.battle.tactics import BattleBook
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.choosing import several
from mythos.games.cthulhu_wars.rules.doom import ritual_gain
from mythos.games.cthulhu_wars.rules.entry import CLOSED, gods_in, kept_out
from mythos.games.cthulhu_wars.rules.families import ByAction, Counted, Welcome
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, place, shift
from mythos.games.cthulhu_wars.rules.gates import gates_on_map, remove
from mythos.games.cthulhu_wars.rules.high_priest import (
    Oath,
    bring_priest,
    priest_kinds,
    which_priest,
)
from mythos.games.cthulhu_wars.rules.homage import Homage
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_anywhere
from mythos.games.cthulhu_wars.rules.moves import made, plays
from mythos.games.cthulhu_wars.rules.nearness import ANYTIME
from mythos.games.cthulhu_wars.rules.places import in_play, on_map
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import REMOVED, Battle, War
from mythos.games.cthulhu_wars.rules.thralls import willing
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST, Kind, cultist, great_old_one, monster

PRIEST: Final = HIGH_PRIEST.name


def combat_of_ubbo_sathla(clash: Clash, number: int) -> int:
    """What the Growth counter shows (CW-27.6)."""
    s, t, seat = clash.s, clash.t, clash.seat
    return t.ability(seat, HellsBanquet).growth(s)


UNITS: Final = (
    cultist(PRIEST, 3, HIGH_PRIEST.cost),
    monster("proto_shoggoth", 6, 2, combat=1),
    great_old_one("ubbo_sathla", 6, worth=3, combat=combat_of_ubbo_sathla),
)
OPENER: Final = "ow"
"""Its start Area counts for Idolatry though no glyph is printed there (CW-2.16, CW-40.30)."""
WANDERERS: Final = "WW"
"""The glyph whose two Areas are free for whoever comes first (CW-2.13, CW-2.14)."""

# For bots: how near the first Elder Sign is, with and without something that brings it.
SIGN_SOON: Final = 0.4
SIGN_LATE: Final = 0.1

ASK_PRIEST: Final = Question("ubbo-priest", "CW-27.4")
ASK_ORDAINED: Final = Question("hierophants", "CW-27.14")
ASK_FLOCK: Final = Question("idolatry", "CW-27.15")


class Dread(StrEnum):
    """What Proto-Shoggoths do to the dice (CW-27.19)."""

    WEAKEN = "weaken"
    STRENGTHEN = "strengthen"


class AwakenBelow(AtZone):
    """Ubbo-Sathla rises in the Doom Phase, for nothing (CW-27.4)."""


class RemoveGate(Move):
    """The Gate of the own start Area is given up (CW-27.11)."""


class Ordain(AtZone):
    """A High Priest appears (CW-27.14)."""


class Idolatry(AtZone):
    """Units gather on another faction's ground (CW-27.15)."""


class Flock(Move):
    """One of them comes from a neighbouring Area (CW-27.15)."""

    unit: str
    origin: str


class Martyrdom(Move):
    """A killed High Priest turns all other Kills into Pains (CW-27.16)."""


class Terrify(Move):
    """Dice more for us, or fewer for them (CW-27.19)."""

    dread: Dread


def starts(s: War, t: Layout) -> Sequence[Zone]:
    """An Area with a start glyph that nobody uses, or one of the two of the wanderers (CW-2.13)."""
    playing = {faction.code.upper() for faction in t.factions} - {WANDERERS}
    return [z for z, area in enumerate(t.board.areas) if set(area.start) - playing]


# The Great Old One, the unique ability.


class FirstPriest(Ability):
    """With High Priests for everybody one of the first six Acolytes is one (CW-2.13)."""

    name = "first_priest"
    shown = False

    def after_start(self, s: War, zone: Zone) -> None:
        if self.t.high_priests:
            shift(s, self.t, self.t.acolyte[self.seat], zone, self.t.pool)
            place(s, self.t, self.kind_of(PRIEST), zone)


class Sycophancy(Homage):
    """Whoever else performs a ritual gains 1 Doom less, or we gain 1 (CW-27.3, CW-27.29)."""

    name = "sycophancy"


class AwakenUbboSathla(Awakening):
    """At a Gate of ours for a High Priest from anywhere, and 6 in the Action Phase or nothing in
    our Doom turn (CW-27.4, CW-27.5, CW-27.13).
    """

    awakens = "ubbo_sathla"

    def zones(self, s: War) -> Sequence[Zone]:
        priests = priest_kinds(s, self.t, self.seat)
        return self.own_gates(s) if any(on_map(s, self.t, kind) for kind in priests) else ()

    def offering(self, s: War, zone: Zone) -> Script:
        t, priests = self.t, priest_kinds(s, self.t, self.seat)
        kind, home, on_gate = yield from pick_anywhere(s, t, self.seat, ASK_PRIEST, priests)
        eliminate(s, t, kind, home, self.seat, on_gate=on_gate)

    def doom_turn(self, s: War) -> Iterable[Move]:
        asleep = self.in_pool(s, self.awakens)
        return self.in_zones(AwakenBelow, self.zones(s)) if asleep else ()

    def price(self, s: War, move: Move) -> int:
        if isinstance(move, AwakenBelow):
            return self.t.amount(Ability.awaken_price, s, self.seat, 0, self.kind)
        return super().price(s, move)

    @plays(AwakenBelow)
    def awaken_below(self, s: War, move: AwakenBelow) -> Script:
        return self.appear(s, self.t.zone(move.zone))


class HellsBanquet(Ability):
    """Once Ubbo-Sathla has risen, every Doom Phase feeds his Growth counter (CW-27.7, CW-40.23).

    The counters: Growth, whether he has ever been awakened, whether the next roll is due.
    RULING: we roll at the beginning of our Doom turn; later is never better.
    """

    name = "hells_banquet"
    counters = 3

    @property
    def bearer(self) -> Kind | None:
        return self.t.kinds[self.seat]["ubbo_sathla"]

    def growth(self, s: War) -> int:
        return s.counters[self.at]

    def grow(self, s: War, number: int) -> None:
        s.counters[self.at] += number
        self.tell(s, "growth", number=self.growth(s))

    def awakened(self, s: War, kind: Kind) -> None:
        if self.t.names[kind] == "ubbo_sathla":
            s.counters[self.at + 1] = 1

    def refresh(self, s: War) -> None:
        s.counters[self.at + 2] = s.counters[self.at + 1]

    def doom_begins(self, s: War) -> Script:
        if s.counters[self.at + 2]:
            s.counters[self.at + 2] = 0
            (face,) = yield Roll(6)
            self.grow(s, face)

    def in_force(self, s: War) -> bool:
        """From the first awakening on, whether he is in play or not."""
        return bool(s.counters[self.at + 1])

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        return (*shown, ("growth", self.growth(s)))


# Requirements.


class OthersAdvance(Counted):
    """Another player performs a ritual, or has 15 Doom (CW-27.8)."""

    name = "others_advance"
    needed = 15

    def rival_ritual(self, s: War, rival: Seat) -> None:
        self.earn(s)

    def reached(self, s: War) -> int:
        return max(s.doom[enemy] for enemy in self.enemies)


class EarnSign(Requirement):
    """Earn an Elder Sign (CW-27.9). It is held at least until spellbooks are taken."""

    name = "earn_sign"

    def holds(self, s: War) -> bool:
        return bool(s.hidden_signs[self.seat])

    def nearness(self, s: War, gain: int) -> float:
        return SIGN_SOON if ritual_gain(s, self.t, self.seat)[1] else SIGN_LATE


class ThreeSigns(Counted):
    """Hold three Elder Signs that are not revealed (CW-27.10)."""

    name = "three_signs"
    needed = 3

    def reached(self, s: War) -> int:
        return len(s.hidden_signs[self.seat])


class GiveGate(ByAction):
    """As an action the Gate that we control in our start Area is removed (CW-27.11, CW-27.24)."""

    name = "remove_start_gate"

    def ways(self, s: War) -> Iterable[Move]:
        """RULING: it is directed at that Area, so it is taxed there (CW-26.20, CW-26.23)."""
        return (made(RemoveGate),) if s.starts[self.seat] in self.own_gates(s) else ()

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        return (s.starts[self.seat],)

    def nearness(self, s: War, gain: int) -> float:
        return ANYTIME if self.ways(s) else 0.0

    @plays(RemoveGate)
    def play(self, s: War, move: RemoveGate) -> None:
        remove(s, self.t, s.starts[self.seat])


class GreatDeath(Requirement):
    """A Great Old One, whoever's, is killed in a battle, whoever's (CW-27.12)."""

    name = "great_old_one_killed"

    def after_any_battle(self, s: War, b: Battle) -> None:
        t, gods = self.t, [f for f, kind in enumerate(b.kinds) if self.t.great[kind]]
        if any(b.status[f] == REMOVED and dies(s, t, b, f) for f in gods):
            self.earn(s)

    def nearness(self, s: War, gain: int) -> float:
        gods = [*self.t.own(s, self.seat).greats, *self.enemy_gods(s)]
        return SIGN_LATE if any(in_play(s, self.t, kind) for kind in gods) else 0.0


# Spellbooks.


class Hierophants(Spellbook):
    """With every spellbook of ours, this one included, a High Priest comes to one of our Gates; if
    none is in the Pool, Ubbo-Sathla grows (CW-27.14, CW-27.21, CW-40.20).
    """

    name = "hierophants"
    moves = (Ordain,)

    def zones(self, s: War) -> Sequence[Zone]:
        """Gates of ours; without one where we are; without units anywhere."""
        return self.own_gates(s) or self.own_zones(s) or self.t.zones

    def took_book(self, s: War) -> Script:
        t = self.t
        if not self.in_pool(s, PRIEST):
            t.ability(self.seat, HellsBanquet).grow(s, 1)
            return
        zones = {made(Ordain, t.board.names[zone]): zone for zone in self.zones(s)}
        zone = yield from ask_which(self.seat, ASK_ORDAINED, zones)
        kind = yield from which_priest(s, t, self.seat)
        bring_priest(s, t, self.seat, kind, zone)
        self.tell(s, "placed", unit=t.names[kind], zone=t.board.names[zone])


class IdolatryBook(Spellbook):
    """Units from all around gather in an Area with another's start glyph (CW-27.15)."""

    name = "idolatry"
    cost = 1
    answers = (Flock,)

    def ground(self, s: War) -> list[Zone]:
        """The printed glyphs, whoever plays, and the Opener's start Area (CW-40.30)."""
        t = self.t
        markers = [s.starts[n] for n, faction in enumerate(t.factions) if faction.code == OPENER]
        return [z for z, area in enumerate(t.board.areas) if area.start or z in markers]

    def near(self, s: War, zone: Zone) -> list[Zone]:
        """The neighbouring Areas with units of ours."""
        movers = self.t.own(s, self.seat).portable
        return [z for z in self.t.board.adjacent[zone] if self.any_here(s, movers, z)]

    def actions(self, s: War) -> Iterable[Move]:
        zones = [zone for zone in self.ground(s) if self._anybody_comes(s, zone)]
        return self.in_zones(Idolatry, zones)

    def _anybody_comes(self, s: War, zone: Zone) -> bool:
        if not self.t.everybody[CLOSED]:
            return bool(self.near(s, zone))
        return bool(self._followers(s, zone, gods_in(s, self.t, self.seat, zone)))

    @plays(Idolatry)
    def play(self, s: War, move: Idolatry) -> Script:
        """RULING: at least one comes, for the action has to be carried out (CW-1.22)."""
        zone = self.t.zone(move.zone)
        gods = gods_in(s, self.t, self.seat, zone)
        self.tell(s, "idolatry", zone=move.zone)
        yield from several(self.seat, ASK_FLOCK, partial(self._followers, s, zone, gods))

    def _followers(self, s: War, zone: Zone, gods: int) -> dict[Move, Callable[[], None]]:
        """Whoever could still come; so many Great Old Ones of ours were there before."""
        t = self.t
        led = gods_in(s, t, self.seat, zone) > gods
        return {
            made(Flock, figure_name(t, kind, keeps), t.board.names[origin]): partial(
                self._come, s, kind, origin, zone, keeps
            )
            for origin in self.near(s, zone)
            for kind, keeps in willing(
                s, t, choices(s, t, t.own(s, self.seat).portable, origin), origin
            )
            if not kept_out(s, t, kind, zone, escorted=led)
        }

    def _come(self, s: War, kind: Kind, origin: Zone, zone: Zone, keeps: bool) -> None:
        t, names = self.t, self.t.board.names
        shift(s, t, kind, origin, zone, on_gate=keeps)
        unit = t.names[kind]
        self.tell(s, "moved", unit=unit, origin=names[origin], zone=names[zone])


class OfPriests(Spellbook):
    """What High Priests do, unique ones among them."""

    about = PRIEST

    def its_kinds(self, s: War) -> Sequence[Kind]:
        return (*priest_kinds(s, self.t, self.seat), *self.stand_ins(s))


class MartyrdomBook(Welcome, OfPriests, BattleBook):
    """A High Priest dying by a Kill turns all other Kills on our side into Pains (CW-27.16,
    CW-27.22). Kills that come up later in this window are offered again; nothing adds any after it.
    """

    name = "martyrdom"

    def martyr(self, s: War, b: Battle) -> Fighter | None:
        """RULING: of several killed High Priests the one who is not on the Gate."""
        killed = [f for f in self.its_fighters(s, b) if dies(s, self.t, b, f)]
        return min(killed, key=b.on_gate.__getitem__, default=None)

    def saved(self, s: War, b: Battle) -> list[Fighter]:
        """Whoever else on our side has a Kill."""
        side, martyr = self.side(b), self.martyr(s, b)
        if side < 0 or martyr is None:
            return []
        return [f for f in fighters(b, side) if f != martyr and b.killed[f]]

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (made(Martyrdom),) if self.saved(s, b) else ()

    @plays(Martyrdom)
    def play(self, s: War, move: Martyrdom) -> None:
        b = self.battle(s)
        for f in self.saved(s, b):
            b.pained[f] += b.killed[f]
            b.killed[f] = 0
        self.tell(s, "martyrdom")


class Soulless(Spellbook):
    """Captured Cultists of ours bring their captor nothing (CW-27.17, CW-27.25)."""

    name = "soulless"

    def captive_income(self, s: War, reward: int, kind: Kind) -> int:
        return reward - 1 if self.t.cultist[kind] else reward


class Tablets(OfPriests):
    """Our ritual brings an Elder Sign for each Gate with a High Priest of ours, and takes all of
    them (CW-27.18, CW-27.23, CW-40.22).
    """

    name = "tablets_of_the_gods"

    def ritual_signs(self, s: War, signs: int) -> int:
        zones = sum(1 << zone for zone in self.its_zones(s))
        return signs + gates_on_map(s, self.t, zones)

    def after_own_ritual(self, s: War) -> None:
        t = self.t
        for zone in self.its_zones(s):
            for _ in range(self.its_count(s, zone)):
                priest, on_gate = choices(s, t, self.its_kinds(s), zone)[0]
                eliminate(s, t, priest, zone, self.seat, on_gate=on_gate)


class Terror(BattleBook):
    """Before the dice: one die more for each Proto-Shoggoth, or one fewer for the enemy; chosen
    once for all (CW-27.19, CW-27.20, CW-40.24). The counter: 1 weakens, 2 strengthens.
    """

    name = "terror"
    about = "proto_shoggoth"
    counters = 1

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = not s.counters[self.at] and self._shoggoths(s, b)
        return [made(Terrify, dread) for dread in Dread] if ready else ()

    def _shoggoths(self, s: War, b: Battle) -> list[Fighter]:
        kinds = self.its_kinds(s)
        return [f for f in fighters(b, self.side(b)) if b.kinds[f] in kinds]

    @plays(Terrify)
    def play(self, s: War, move: Terrify) -> None:
        s.counters[self.at] = 1 if move.dread == Dread.WEAKEN else 2
        self.tell(s, "terror", dread=move.dread.value)

    def dice(self, s: War, dice: int, clash: Clash) -> int:
        if s.counters[self.at] != 2:
            return dice
        return dice + sum(clash.numbers[kind] for kind in self.its_kinds(s))

    def enemy_dice(self, s: War, dice: int, b: Battle) -> int:
        return dice - len(self._shoggoths(s, b)) if s.counters[self.at] == 1 else dice

    def after_any_battle(self, s: War, b: Battle) -> None:
        s.counters[self.at] = 0


TCHO_TCHO: Final = Faction(
    "tt",
    UNITS,
    abilities=(Sycophancy, FirstPriest, Oath, AwakenUbboSathla, HellsBanquet),
    requirements=(
        OthersAdvance, EarnSign, ThreeSigns, GiveGate, GreatDeath, awaken("ubbo_sathla"),
    ),
    books=(Hierophants, IdolatryBook, MartyrdomBook, Soulless, Tablets, Terror),
    settles=2,
    starts=starts,
    weights=replace(PLAIN, power=0.22, thrift=0.42, income=0.28, open=1.9),
    unique=Sycophancy,
)  # fmt: skip
