"""Cthulhu Wars: everything is public but the values of unrevealed Elder Signs (CW-30.5)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from mythos.core.dice import Chance
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.board import Board
from mythos.games.cthulhu_wars.fighters import sides
from mythos.games.cthulhu_wars.figures import in_pool, token
from mythos.games.cthulhu_wars.gates import gate_count
from mythos.games.cthulhu_wars.moves import Order
from mythos.games.cthulhu_wars.prices import ritual_price
from mythos.games.cthulhu_wars.state import (
    ABANDONED,
    ACTION,
    DOOM_TURN,
    DRAFT,
    FIGHTS,
    NO_GATE,
    OVER,
    Battle,
    War,
)
from mythos.games.cthulhu_wars.table import Table

PHASES = ("draft", "start", "action", "gather", "first", "doom", "doom", "over")
STEPS = ("pre_battle", "rolled", "kills", "pains", "retreats")


class Figures(Struct, frozen=True):
    """So many figures of a kind."""

    seat: Seat
    unit: str
    number: int


class AreaInfo(Struct, frozen=True):
    """One zone of the map as it is printed."""

    name: str
    ocean: bool
    glyph: str
    x: int
    y: int
    adjacent: tuple[str, ...]
    start: tuple[str, ...]


class ZoneView(Struct, frozen=True):
    """What stands in a zone."""

    name: str
    gate: bool
    keeper: Seat | None
    """Who controls the Gate; None if it is abandoned or there is none."""
    keeper_unit: str
    units: tuple[Figures, ...]
    tokens: tuple[str, ...]


class SeatView(Struct, frozen=True):
    """One faction's card."""

    seat: Seat
    faction: str
    power: int
    doom: int
    signs: int
    """How many unrevealed Elder Signs it holds."""
    gates: int
    books: tuple[str, ...]
    books_left: tuple[str, ...]
    met: tuple[str, ...]
    open: tuple[str, ...]
    pool: tuple[Figures, ...]
    card: tuple[Figures, ...]
    captives: tuple[Figures, ...]
    orders: tuple[tuple[str, str], ...]
    """Standing orders other than to be asked: ability and order."""


class FighterView(Struct, frozen=True):
    """One fighter and what it has been assigned."""

    seat: Seat
    unit: str
    takes_part: bool
    kills: int
    pains: int


class BattleView(Struct, frozen=True):
    """The battle under way."""

    zone: str
    attacker: Seat
    defender: Seat
    step: str
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]
    fighters: tuple[FighterView, ...]


class View(Struct, frozen=True):
    """What one seat may know. Nothing else is ever sent to it."""

    seat: Seat
    phase: str
    round: int
    turn: Seat | None
    first: Seat
    way: int
    ritual: int
    ritual_track: tuple[int, ...]
    ritual_cost: int
    instant_death: bool
    decay: int
    signs_left: int
    own_signs: tuple[int, ...]
    """The values of the own Elder Signs; empty for whoever only watches."""
    unseen_signs: tuple[int, ...]
    """What the pool and the others' hands hold together, by subtraction."""
    areas: tuple[AreaInfo, ...]
    """The map as it is printed: it never changes."""
    zones: tuple[ZoneView, ...]
    """The zones with anything in them."""
    seats: tuple[SeatView, ...]
    battle: BattleView | None


def view(s: War, t: Table, seat: Seat) -> View:
    """The table as one seat sees it (CW-30.5)."""
    mine = tuple(s.held[seat]) if 0 <= seat < t.players else ()
    others = [value for each in range(t.players) if each != seat for value in s.held[each]]
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        turn=s.turn if s.phase in (ACTION, DOOM_TURN) else None,
        first=s.first,
        way=s.way,
        ritual=s.ritual,
        ritual_track=t.track,
        ritual_cost=ritual_price(s, t),
        instant_death=s.ritual >= len(t.track),
        decay=s.decay,
        signs_left=len(s.signs),
        own_signs=mine,
        unseen_signs=tuple(sorted([*s.signs, *others])),
        areas=areas_of(t.board),
        zones=() if s.phase == DRAFT else tuple(_zone(s, t, zone) for zone in _busy(s, t)),
        seats=() if s.phase == DRAFT else tuple(_seat(s, t, each) for each in range(t.players)),
        battle=None if s.battle is None or s.phase == OVER else _battle(s.battle, t),
    )


@cache
def areas_of(board: Board) -> tuple[AreaInfo, ...]:
    """The printed map."""
    return tuple(
        AreaInfo(
            name=area.id,
            ocean=board.ocean[zone],
            glyph=area.ys_glyph,
            x=area.x,
            y=area.y,
            adjacent=tuple(board.names[near] for near in board.adjacent[zone]),
            start=tuple(code.lower() for code in area.start),
        )
        for zone, area in enumerate(board.areas)
    )


def _busy(s: War, t: Table) -> tuple[int, ...]:
    """The zones with units, a Gate or a marker."""
    mask = 0
    for bits in (*s.presence, *s.gates):
        mask |= bits
    marked = [z for z in t.zones if any(each.tokens(s, z) for each in t.tokens)]
    return t.decode(mask & t.land | sum(1 << zone for zone in marked))


def _zone(s: War, t: Table, zone: int) -> ZoneView:
    keeper = s.keepers[zone]
    held = keeper not in (NO_GATE, ABANDONED)
    return ZoneView(
        name=t.board.names[zone],
        gate=keeper != NO_GATE,
        keeper=t.owner[keeper] if held else None,
        keeper_unit=t.names[keeper] if held else "",
        units=_in_place(s, t, zone),
        tokens=tuple(name for each in t.tokens for name in each.tokens(s, zone)),
    )


def _in_place(s: War, t: Table, place: int) -> tuple[Figures, ...]:
    base = place * t.size
    return tuple(
        Figures(t.owner[kind], t.names[kind], s.figures[base + kind])
        for kind in range(t.size)
        if s.figures[base + kind]
    )


def _seat(s: War, t: Table, seat: Seat) -> SeatView:
    books, requirements = t.books[seat], t.requirements[seat]
    return SeatView(
        seat=seat,
        faction=t.factions[seat].code,
        power=s.power[seat],
        doom=s.doom[seat],
        signs=len(s.held[seat]),
        gates=gate_count(s, t, seat),
        books=tuple(book.name for book in books if s.books[seat] & book.bit),
        books_left=tuple(book.name for book in books if not s.books[seat] & book.bit),
        met=tuple(each.name for each in requirements if not each.open(s)),
        open=tuple(each.name for each in requirements if each.open(s)),
        pool=tuple(
            Figures(seat, t.names[kind], in_pool(s, t, kind))
            for kind in t.ranges[seat]
            if in_pool(s, t, kind)
        ),
        card=_in_place(s, t, t.cards[seat]),
        captives=_in_place(s, t, t.prisons[seat]),
        orders=tuple(
            (each.name, each.order(s).value)
            for each in t.ordered[seat]
            if each.order(s) != Order.ASK
        ),
    )


def _battle(b: Battle, t: Table) -> BattleView:
    return BattleView(
        zone=t.board.names[b.zone],
        attacker=b.attacker,
        defender=b.defender,
        step=STEPS[b.step],
        attacker_dice=tuple(b.rolls[0]),
        defender_dice=tuple(b.rolls[1]),
        fighters=tuple(
            FighterView(
                seat=sides(b)[b.side[f]],
                unit=token(t, b.kinds[f], bool(b.on_gate[f])),
                takes_part=b.out[f] == FIGHTS,
                kills=b.killed[f],
                pains=b.pained[f],
            )
            for f in range(len(b.kinds))
        ),
    )


def imagine(s: War, seat: Seat, dice: Chance) -> None:
    """The others' Elder Signs could be any of those that the seat has not seen (CW-30.5)."""
    others = [each for each in range(len(s.held)) if each != seat]
    unseen = sorted([*s.signs, *(value for each in others for value in s.held[each])])
    for each in others:
        size = len(s.held[each])
        s.held[each] = sorted(unseen.pop(dice.below(len(unseen))) for _ in range(size))
    s.signs = unseen
