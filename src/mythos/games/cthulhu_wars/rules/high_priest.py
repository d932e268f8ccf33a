"""Cthulhu Wars: High Priests, the generic one (CW-13) and the unique ones (CW-56.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Question, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import (
    bring,
    choices,
    give_card,
    in_pool,
    keeper_of,
    on_map,
    shift,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import eliminate
from mythos.games.cthulhu_wars.rules.moves import Order, Recruit, UnspeakableOath, made
from mythos.games.cthulhu_wars.rules.shapes import OfUnit, OfUnitAt
from mythos.games.cthulhu_wars.rules.state import ACTION, FIRST, War
from mythos.games.cthulhu_wars.rules.turn import awake
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST, Kind

REWARD: Final = 2
ASK_PRIEST: Final = Question("which-priest", "CW-56.1")


class RecruitPriest(OfUnitAt):
    """Recruit the High Priest as a unique one (CW-56.1)."""


class ChoosePriest(OfUnit):
    """Say which High Priest comes (CW-56.1)."""


def unique_of(s: War, t: Layout, seat: Seat) -> Kind | None:
    """The unique High Priest of a seat, which it has for the rest of the game, if any."""
    own = (kind for kind in t.own(s, seat).guests if t.loyalty[t.card_of_kind[kind]].priest)
    return next(own, None)


def priest_kinds(s: War, t: Layout, seat: Seat) -> list[Kind]:
    """All kinds of the seat that are High Priests (CW-56.1)."""
    generic, unique = t.kinds[seat].get(HIGH_PRIEST.name), unique_of(s, t, seat)
    return [kind for kind in (generic, unique) if kind is not None]


def open_priests(s: War, t: Layout, seat: Seat) -> list[Kind]:
    """The unique ones as which a High Priest of the seat's Pool could come now: its own, or one
    that nobody has used (CW-56.1).
    """
    if not in_pool(s, t, t.kinds[seat][HIGH_PRIEST.name]):
        return []
    unique = unique_of(s, t, seat)
    if unique is not None:
        return [unique] if in_pool(s, t, unique) else []
    cards = [card for card, holder in enumerate(s.loyalty) if holder == t.nobody]
    return [t.kinds_of_card[card].start for card in cards if t.loyalty[card].priest]


def which_priest(s: War, t: Layout, seat: Seat) -> Steps[Kind]:
    """The kind as which a High Priest comes from the Pool by an ability (CW-56.1)."""
    generic = t.kinds[seat][HIGH_PRIEST.name]
    unique = open_priests(s, t, seat) if t.high_priests else []
    found = {made(ChoosePriest, t.names[kind]): kind for kind in (generic, *unique)}
    return (yield from ask_which(seat, ASK_PRIEST, found))


def bring_priest(s: War, t: Layout, seat: Seat, kind: Kind, zone: Zone, price: int = 0) -> None:
    """A High Priest comes; the figure of a unique one takes the place of a generic one, and its
    card is the seat's from now on (CW-56.1).
    """
    generic = t.kinds[seat][HIGH_PRIEST.name]
    if kind != generic:
        give_card(s, t, t.card_of_kind[kind], seat)
        if in_pool(s, t, kind):
            shift(s, t, generic, t.pool, t.gone)
            s.counters[t.ability(seat, UniquePriests).at] = 1
    bring(s, t, kind, zone, price)


class UniquePriests(Ability):
    """Whoever recruits a High Priest may take a unique one instead (CW-56.1). The counter: a
    generic figure is away for it; it is back in the Pool when the unique one is.

    RULING: a unique one that leaves the game takes the figure with it. A Recruit action that brings
    many brings no unique one.
    """

    name = "unique_priests"
    shown = False
    stands_for = Recruit
    cost = HIGH_PRIEST.cost
    answers = (ChoosePriest,)
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        t, seat = self.t, self.seat
        kinds = open_priests(s, t, seat)
        kept = unique_of(s, t, seat) if t.keeping else None
        if kept is not None and keeper_of(s, t, kept) is not None:
            kinds.append(kept)
        names = t.board.names
        zones = (self.own_zones(s) or t.zones) if kinds else ()
        return [made(RecruitPriest, t.names[kind], names[z]) for kind in kinds for z in zones]

    @plays(RecruitPriest)
    def recruit(self, s: War, move: RecruitPriest) -> None:
        t, zone = self.t, self.t.zone(move.zone)
        bring_priest(s, t, self.seat, self.kind_of(move.unit), zone, HIGH_PRIEST.cost)
        self.tell(s, "recruited", unit=move.unit, zone=move.zone)

    def put_right(self, s: War) -> None:
        t, unique = self.t, unique_of(s, self.t, self.seat)
        if s.counters[self.at] and unique is not None and in_pool(s, t, unique):
            s.counters[self.at] = 0
            shift(s, t, self.kind_of(HIGH_PRIEST.name), t.gone, t.pool)


class Oath(Ability):
    """Between actions a High Priest may go back to the Pool for 2 Power (CW-13.3, CW-13.5).

    RULING: not one that is submerged: those cannot be affected by anything (CW-1.12, CW-20.18).
    """

    name = "unspeakable_oath"
    orders = (Order.NEVER, Order.BESIDE_ENEMIES, Order.IN_DANGER)
    usual = Order.IN_DANGER

    def reactions(self, s: War) -> Iterable[Move]:
        t = self.t
        zones = zones_with(s, t, t.kinds[self.seat][HIGH_PRIEST.name])
        return [made(UnspeakableOath, t.board.names[zone]) for zone in zones]

    def presses(self, s: War) -> bool:
        """The Action Phase would close for want of Power (CW-3.10), or it could make its owner
        First Player (CW-7.1).
        """
        if s.phase == FIRST:
            own, priest = s.power[self.seat], self.t.kinds[self.seat][HIGH_PRIEST.name]
            return own < max(s.power) <= own + REWARD * on_map(s, self.t, priest)
        return s.phase == ACTION and not awake(s, self.t)

    @plays(UnspeakableOath)
    def play(self, s: War, move: UnspeakableOath) -> Script:
        """Which of several in the zone makes no difference but for the Gate: beside it first."""
        t, zone = self.t, self.t.zone(move.zone)
        kind, on_gate = choices(s, t, [t.kinds[self.seat][HIGH_PRIEST.name]], zone)[0]
        eliminate(s, t, kind, zone, self.seat, on_gate=on_gate)
        s.power[self.seat] += REWARD
        tell(s, "oath", seat=self.seat, zone=move.zone)
        yield from ()
