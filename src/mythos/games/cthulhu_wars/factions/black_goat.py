"""Cthulhu Wars: the Black Goat and her thousand young (CW-22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, cast

from mythos.core.asks import Ask, Question, Roll, Script, ask_for
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars import options
from mythos.games.cthulhu_wars.battle.battle import settle_pains
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import could_join_from, of_kind
from mythos.games.cthulhu_wars.battle.results import can_be_hurt
from mythos.games.cthulhu_wars.battle.tactics import BattleBook
from mythos.games.cthulhu_wars.bots.weights import PATIENT
from mythos.games.cthulhu_wars.rules.ability import Ability, Spellbook, UnitPower
from mythos.games.cthulhu_wars.rules.awakening import Awakening, awaken
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import kept_out
from mythos.games.cthulhu_wars.rules.families import ByAction, Counted, OncePerRound, variant
from mythos.games.cthulhu_wars.rules.figures import place, shift
from mythos.games.cthulhu_wars.rules.gates import gate_count, slumbering
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.losses import give_cultists, pick_here
from mythos.games.cthulhu_wars.rules.menu import summons
from mythos.games.cthulhu_wars.rules.moves import DONE, Order, made, plays
from mythos.games.cthulhu_wars.rules.negotiation import distribute, negotiate
from mythos.games.cthulhu_wars.rules.places import count, in_play, in_pool, on_map, zones_of
from mythos.games.cthulhu_wars.rules.prices import pay
from mythos.games.cthulhu_wars.rules.shapes import AtZone, AtZoneTo
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import PAINS, Battle, War
from mythos.games.cthulhu_wars.rules.two_players import halved
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one, monster


def combat_of_shub_niggurath(clash: Clash, number: int) -> int:
    """Gates and Cultists; with The Red Sign also Dark Young (CW-22.4)."""
    s, t, seat = clash.s, clash.t, clash.seat
    total = gate_count(s, t, seat) + sum(in_play(s, t, kind) for kind in t.own(s, seat).cultists)
    sign = t.ability(seat, RedSign)
    if sign.active(s):
        total += sign.its_number(s)
    return total


UNITS: Final = (
    monster("ghoul", 2, 1),
    monster("fungi", 4, 2, combat=1),
    monster("dark_young", 3, 3, combat=2),
    great_old_one("shub_niggurath", 8, combat=combat_of_shub_niggurath),
)
OFFERING: Final = 2

ASK_OFFERING: Final = Question("offering", "CW-22.3")
ASK_AVATAR: Final = Question("avatar", "CW-22.5")
ASK_SACRIFICE: Final = Question("sacrifice", "CW-22.10")
ASK_BLOOD: Final = Question("blood", "CW-22.12")
ASK_GHROTH_LOSS: Final = Question("ghroth-loss", "CW-22.15")
ASK_GHROTH_SHARE: Final = Question("ghroth-share", "CW-22.14")
ASK_GHROTH_PLACE: Final = Question("ghroth-place", "CW-22.14")
ASK_NECROPHAGY: Final = Question("necrophagy", "CW-22.16")


class Avatar(AtZoneTo):
    """Shub-Niggurath swaps places with a unit of a faction in another Area (CW-22.5)."""


class SacrificeTwo(Move):
    """Give up two Cultists for a spellbook (CW-22.10)."""


class BloodSacrifice(Move):
    """Give up a Cultist for an Elder Sign (CW-22.12)."""


class Ghroth(Move):
    """A die against the Areas with Fungi (CW-22.14)."""


class GhrothPlace(Move):
    """An Acolyte of any faction is placed anywhere (CW-22.14)."""

    to: int
    zone: str


class Necrophagy(AtZone):
    """A Ghoul comes from an Area to the battle (CW-22.16)."""


# Shub-Niggurath and the unique ability.


class FertilityCult(Ability):
    """A Summon action brings any number of Monsters, or, if it was agreed so, Summon is an
    Unlimited Action (CW-22.2, CW-3.21, CW-40.6); neutral ones among them (CW-50.5).
    """

    name = "fertility_cult"

    def summons_many(self, s: War) -> bool:
        return s.options.fertility_cult == options.FertilityCult.ONE_ACTION

    def unlimited(self, s: War) -> Iterable[Move]:
        return () if self.summons_many(s) else summons(s, self.t, self.seat)


class AwakenShubNiggurath(Awakening):
    """At a Gate of ours, for 8 and two Cultists from anywhere (CW-22.3, CW-22.11)."""

    awakens = "shub_niggurath"

    def zones(self, s: War) -> Sequence[Zone]:
        return self.own_gates(s) if self.own_cultists(s) >= OFFERING else ()

    def offering(self, s: War, zone: Zone) -> Script | None:
        return give_cultists(s, self.t, self.seat, ASK_OFFERING, OFFERING, self.seat)


class AvatarPower(UnitPower):
    """Shub-Niggurath and a Monster or Cultist elsewhere swap places (CW-22.5)."""

    name = "avatar"
    cost = 1
    unit = "shub_niggurath"

    def actions(self, s: War) -> Iterable[Move]:
        t = self.t
        (origin,) = self.zones_with(s, self.unit)
        return [
            made(Avatar, t.board.names[zone], seat)
            for seat in range(t.players)
            for zone in zones_of(s, t, seat)
            if zone != origin and self.any_here(s, self._partners(s, seat), zone)
        ]

    def _partners(self, s: War, seat: Seat) -> list[Kind]:
        """What never moves is moved by others only."""
        own = self.t.own(s, seat)
        lesser = own.cultists + own.monsters
        return [kind for kind in lesser if kind in own.portable] if seat == self.seat else lesser

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """A tax on either end counts, but only the higher one (CW-40.33)."""
        return (*self.zones_with(s, self.unit), *super().tax_zones(s, move))

    @plays(Avatar)
    def play(self, s: War, move: Avatar) -> Script:
        t, zone = self.t, self.t.zone(move.zone)
        (origin,) = self.zones_with(s, self.unit)
        partners = self._partners(s, move.to)
        kind, on_gate = yield from pick_here(s, t, move.to, ASK_AVATAR, partners, zone)
        shift(s, t, kind, zone, origin, on_gate=on_gate)
        shift(s, t, self.kind, origin, zone)
        self.tell(s, "avatar", to=move.to, zone=move.zone, unit=t.names[kind])


# Requirements.


class Spread(Counted):
    """Units in so many Areas (CW-22.6 to CW-22.8)."""

    def reached(self, s: War) -> int:
        return s.presence[self.seat].bit_count()


class ShareAreas(Counted):
    """With every enemy a common Area; 1 Power for each enemy (CW-22.9, CW-22.19, CW-40.46)."""

    name = "share_areas"

    @cached_property
    def enough(self) -> int:
        return len(self.enemies)

    def reached(self, s: War) -> int:
        mine = s.presence[self.seat]
        return sum(1 for enemy in self.enemies if mine & s.presence[enemy])

    def bonus(self, s: War) -> None:
        s.power[self.seat] += len(self.enemies)


class GiveTwo(ByAction):
    """As an action give up two Cultists (CW-22.10)."""

    name = "eliminate_two"

    def ways(self, s: War) -> Iterable[Move]:
        return (made(SacrificeTwo),) if self.own_cultists(s) >= OFFERING else ()

    @plays(SacrificeTwo)
    def play(self, s: War, move: SacrificeTwo) -> Script:
        return give_cultists(s, self.t, self.seat, ASK_SACRIFICE, OFFERING, self.seat)


# Spellbooks.


class BloodSacrificeBook(OncePerRound, Spellbook):
    """In our Doom turn, with Shub-Niggurath in play, once: a Cultist for a sign (CW-22.12)."""

    name = "blood_sacrifice"
    about = "shub_niggurath"

    def doom_turn(self, s: War) -> Iterable[Move]:
        ready = not self.used(s) and self.its_number(s)
        return (made(BloodSacrifice),) if ready and self.own_cultists(s) else ()

    @plays(BloodSacrifice)
    def play(self, s: War, move: BloodSacrifice) -> Script:
        yield from give_cultists(s, self.t, self.seat, ASK_BLOOD, 1, self.seat)
        yield from gain_signs(s, self.t, self.seat, 1)


class Frenzy(Spellbook):
    """Cultists of all kinds have combat 1, if they have none of their own (CW-22.13)."""

    name = "frenzy"
    about = "cultist"

    def dice(self, s: War, dice: int, clash: Clash) -> int:
        cultists = (*self.t.own(s, self.seat).cultists, *self.stand_ins(s))
        return dice + sum(clash.numbers[kind] for kind in cultists if not self.t.combat[kind])


class GhrothBook(Spellbook):
    """The enemies lose Cultists together, or an Acolyte appears somewhere (CW-22.14)."""

    name = "ghroth"
    about = "fungi"
    cost = 2
    answers = (GhrothPlace,)

    def actions(self, s: War) -> Iterable[Move]:
        return (made(Ghroth),)

    def price(self, s: War, move: Move) -> int:
        if isinstance(move, GhrothPlace):
            return self.taxed(s, 0, self.t.zone(move.zone))
        return self.cost

    @plays(Ghroth)
    def play(self, s: War, move: Ghroth) -> Script:
        """The roll counts as it is; with two players half as many Cultists go (CW-12.16)."""
        t = self.t
        areas = len(self.its_zones(s))
        (face,) = yield Roll(6)
        self.tell(s, "ghroth", number=face, areas=areas)
        if face <= areas:
            yield from self._harvest(s, halved(face) if t.players == 2 else face)
        else:
            yield from self._place(s)

    def _harvest(self, s: War, demand: int) -> Script:
        """By agreement, or as we say; all go if there are no more (CW-22.15). Who alone could give
        any bears it alone: there is nothing to talk about. The one of a slumbering Gate may be
        promised, also by who has no other, but it cannot be demanded (CW-22.27, CW-25.44).
        """
        t = self.t
        enemies = [seat for seat in t.turn_order(s) if seat != self.seat]
        awake = {e: sum(on_map(s, t, kind) for kind in t.own(s, e).cultists) for e in enemies}
        willing = {e: awake[e] + (slumbering(s, t, e) is not None) for e in enemies}
        limits = {enemy: number for enemy, number in awake.items() if number}
        shares: dict[Seat, int] | None = {e: min(limits[e], demand) for e in limits}
        if sum(map(bool, willing.values())) > 1 and sum(limits.values()) > demand:
            shares = yield from negotiate(s, self.seat, "cultists", willing, demand)
        if shares is None:
            self.tell(s, "talks-failed", number=demand)
            shares = yield from distribute(self.seat, ASK_GHROTH_SHARE, limits, demand)
        for seat, number in shares.items():
            yield from give_cultists(s, t, seat, ASK_GHROTH_LOSS, number, self.seat)

    def _place(self, s: War) -> Script:
        """Compulsory, if any faction has an Acolyte in its Pool (CW-22.20).

        RULING: a tax on the zone is paid now, for only now the action ends there (CW-26.20); who
        cannot pay it places elsewhere (CW-26.24).
        """
        t, power = self.t, s.power[self.seat]
        zones = [zone for zone in t.zones if self.taxed(s, 0, zone) <= power]
        moves = [
            made(GhrothPlace, seat, t.board.names[zone])
            for seat in range(t.players)
            if in_pool(s, t, t.acolyte[seat])
            for zone in zones
        ]
        if moves:
            move = yield from ask_for(self.seat, ASK_GHROTH_PLACE, moves)
            pay(s, self.seat, self.price(s, move))
            place(s, t, t.acolyte[move.to], t.zone(move.zone))
            self.tell(s, "ghroth-placed", to=move.to, zone=move.zone)


class NecrophagyBook(BattleBook):
    """Ghouls that take no part come to any battle: a Pain more for both sides each
    (CW-22.16, CW-40.51).
    """

    name = "necrophagy"
    about = "ghoul"
    orders = (Order.NEVER, Order.OWN_BATTLES, Order.AFTER_PAINS)
    usual = Order.AFTER_PAINS

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return () if self.spent(b) else self._callable(s, b, ())

    after_pains = after_kills

    def _callable(self, s: War, b: Battle, called: Sequence[Kind]) -> list[Necrophagy]:
        """Areas from which somebody can be called."""
        kinds = self.its_kinds(s)
        zones = dict.fromkeys(z for kind in kinds for z in self._lairs(s, b, kind, called))
        return self.in_zones(Necrophagy, zones)

    def _lairs(self, s: War, b: Battle, kind: Kind, called: Sequence[Kind]) -> list[Zone]:
        """Areas with Ghouls; those in the battle, or called already, do not count, and those
        that are there only if somebody can still be hurt.
        """
        t, busy = self.t, called.count(kind) + len(of_kind(b, kind))
        idle = count(s, t, kind, b.zone) > busy and can_be_hurt(s, t, b)
        zones: Sequence[Zone] = could_join_from(s, t, b, kind)
        if kept_out(s, t, kind, b.zone):
            zones = [zone for zone in zones if zone == b.zone]
        return [zone for zone in zones if zone != b.zone or idle]

    @plays(Necrophagy)
    def play(self, s: War, move: Necrophagy) -> Script:
        """One use, any number of Ghouls; in the pain stage they take effect at once (CW-10.25).

        A Ghoul in the Area that is no participant arrives without moving (CW-22.21, CW-40.10).
        """
        b, t = self.battle(s), self.t
        self.spend(b)
        called, answer = list[Kind](), cast(Move, move)
        while isinstance(answer, Necrophagy):
            lair = t.zone(answer.zone)
            near = [k for k in self.its_kinds(s) if lair in self._lairs(s, b, k, called)]
            kind = yield from self.which(near)
            called.append(kind)
            if lair != b.zone:
                shift(s, t, kind, lair, b.zone)
            b.pains = [number + 1 for number in b.pains]
            self.tell(s, "necrophagy", zone=answer.zone)
            moves = self._callable(s, b, called)
            answer = (yield Ask(self.seat, ASK_NECROPHAGY, [*moves, DONE])) if moves else DONE
        if b.step == PAINS:
            yield from settle_pains(s, t, b)


class RedSign(Spellbook):
    """Dark Young build and hold Gates and bring 1 Power each (CW-22.17)."""

    name = "red_sign"
    about = "dark_young"
    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS
    asks = False
    late = True

    def gate_keepers(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        return (*kinds, *self.its_kinds(s))

    def income(self, s: War, power: int) -> int:
        """Only this can be forgone: who holds a Gate holds it."""
        return power if self.order(s) == Order.NEVER else power + self.its_number(s)


class ThousandYoung(Spellbook):
    """Our own Monsters are 1 cheaper while Shub-Niggurath is in play (CW-22.18)."""

    name = "thousand_young"
    about = "shub_niggurath"

    def summon_price(self, s: War, price: int, kind: Kind) -> int:
        cheaper = self.t.units[kind] in UNITS and self.its_number(s)
        return price - 1 if cheaper else price


BLACK_GOAT: Final = Faction(
    "bg",
    UNITS,
    abilities=(FertilityCult, AwakenShubNiggurath, AvatarPower),
    requirements=(
        variant(Spread, "spread_4", needed=4), variant(Spread, "spread_6", needed=6),
        variant(Spread, "spread_8", needed=8), ShareAreas, GiveTwo, awaken("shub_niggurath"),
    ),
    books=(BloodSacrificeBook, Frenzy, GhrothBook, NecrophagyBook, RedSign, ThousandYoung),
    unique=FertilityCult,
    weights=PATIENT,
)  # fmt: skip
