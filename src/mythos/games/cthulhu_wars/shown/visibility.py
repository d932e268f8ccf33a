"""Cthulhu Wars: everything is public but the values of unrevealed Elder Signs (CW-30.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from mythos.core.dice import Chance
from mythos.core.seats import SPECTATOR, Seat
from mythos.games.cthulhu_wars.battle.fighters import sides
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.board import Board
from mythos.games.cthulhu_wars.rules.card import GodBook, GodRequirement
from mythos.games.cthulhu_wars.rules.doom import ritual_gain
from mythos.games.cthulhu_wars.rules.figures import figure_name
from mythos.games.cthulhu_wars.rules.gates import gate_count, living_gates
from mythos.games.cthulhu_wars.rules.gather import income, raised
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.negotiation import ROUNDS
from mythos.games.cthulhu_wars.rules.prices import ritual_cost, ritual_price
from mythos.games.cthulhu_wars.rules.spellbooks import free_books
from mythos.games.cthulhu_wars.rules.state import (
    ABANDONED,
    ACTION,
    DOOM_TURN,
    DRAFT,
    FIGHTS,
    LEFT,
    NO_GATE,
    OVER,
    PHASES,
    SILENT,
    Battle,
    Talks,
    War,
)
from mythos.games.cthulhu_wars.rules.turn import asleep
from mythos.games.cthulhu_wars.shown.price_view import can_awaken, unit_price

STEPS = ("pre_battle", "rolled", "kills", "pains", "retreats")


class Figures(Struct, frozen=True, gc=False):
    """So many figures of a kind."""

    seat: Seat
    unit: str
    number: int


class AreaInfo(Struct, frozen=True, gc=False):
    """One zone of the map as it is printed."""

    name: str
    ocean: bool
    glyph: str
    x: int
    y: int
    adjacent: tuple[str, ...]
    start: tuple[str, ...]


class UnitInfo(Struct, frozen=True, gc=False):
    """A kind of unit on a faction's card, with what it costs at this moment."""

    seat: Seat
    unit: str
    great: bool
    cultist: bool
    dice: int | None
    """Its own dice; None where the number comes from the table."""
    price: int
    ready: bool
    """A Great Old One that could be awakened now, if the Power is there."""


class ZoneView(Struct, frozen=True, gc=False):
    """What stands in a zone."""

    name: str
    gate: bool
    keeper: Seat | None
    """Who controls the Gate; None if it is abandoned or there is none."""
    keeper_unit: str
    living_gate: Seat | None
    """Whose unit is a Gate itself here."""
    units: tuple[Figures, ...]
    tokens: tuple[str, ...]


class SeatView(Struct, frozen=True, gc=False, omit_defaults=True):
    """One faction's card."""

    seat: Seat
    faction: str
    power: int
    doom: int
    signs: int
    """How many unrevealed Elder Signs it holds."""
    gates: int
    income: int
    """What Gather Power would bring now."""
    next_power: int
    """The Power after it, with the minimum that everybody has."""
    ritual_price: int
    """What a ritual would cost it now."""
    ritual_doom: int
    ritual_signs: int
    """What a ritual would bring now."""
    powers: tuple[tuple[str, bool], ...]
    """The unique ability, the powers of Great Old Ones and others: name, whether it counts now."""
    books: tuple[str, ...]
    books_left: tuple[str, ...]
    met: tuple[str, ...]
    open: tuple[str, ...]
    tallies: tuple[tuple[tuple[int, int], ...], ...]
    """For each open requirement what there is and what is needed; empty: nothing to count."""
    pool: tuple[Figures, ...]
    card: tuple[Figures, ...]
    captives: tuple[Figures, ...]
    orders: tuple[tuple[str, str], ...]
    """Standing orders other than to be asked, for abilities one has: ability and order."""
    marks: tuple[tuple[str, int], ...]
    """Counters on the card: name and number."""
    asleep: bool
    """It sits out the rest of the Action Phase."""
    blocked: tuple[str, ...] = ()
    """Spellbooks on the card that cannot be used at this time."""
    sign_values: tuple[int, ...] = ()
    """The values of its Elder Signs, once the game is over and somebody looks back."""


class CardView(Struct, frozen=True, gc=False):
    """A loyalty card of this game, somebody's or in the supply."""

    card: str
    sort: str
    holder: Seat | None
    """Who has it; None while it is in the supply."""
    doom: int
    power: int
    """What it costs who looks at it, where it is for sale."""
    sale: bool
    units: tuple[str, ...]
    powers: tuple[tuple[str, bool], ...]
    """What its units can do: name, whether it counts now."""
    requirement: str
    """What its spellbook takes; empty if it has none."""
    tallies: tuple[tuple[int, int], ...]
    book: str
    earned: bool
    """Its spellbook lies on it."""


class FighterView(Struct, frozen=True, gc=False):
    """One fighter and what it has been assigned."""

    seat: Seat
    unit: str
    takes_part: bool
    kills: int
    pains: int


class BattleView(Struct, frozen=True, gc=False):
    """The battle under way."""

    zone: str
    attacker: Seat
    defender: Seat
    step: str
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]
    fighters: tuple[FighterView, ...]


class TalkerView(Struct, frozen=True, gc=False):
    """One who takes part in a negotiation."""

    seat: Seat
    limit: int
    """What it has to give."""
    offer: int | None
    """What it would give; None if it has said nothing so far."""
    left: bool


class TalksView(Struct, frozen=True, gc=False):
    """The negotiation under way."""

    by: Seat
    stake: str
    demand: int
    round: int
    rounds: int
    talkers: tuple[TalkerView, ...]


class View(Struct, frozen=True, gc=False):
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
    roster: tuple[UnitInfo, ...]
    areas: tuple[AreaInfo, ...]
    """The map as it is printed: it never changes."""
    zones: tuple[ZoneView, ...]
    """The zones with anything in them."""
    offered: tuple[str, ...]
    """While factions are chosen: all that there are."""
    seats: tuple[SeatView, ...]
    cards: tuple[CardView, ...]
    """The loyalty cards of this game; none while the factions are chosen."""
    battle_doom: tuple[tuple[str, int], ...]
    """Where declaring a battle takes Doom from who looks: the zone and how much."""
    battle: BattleView | None
    talks: TalksView | None


def view(s: War, t: Layout, seat: Seat, offered: tuple[str, ...]) -> View:
    """The table as one seat sees it (CW-30.5)."""
    mine = tuple(s.hidden_signs[seat]) if 0 <= seat < t.players else ()
    others = [value for each in range(t.players) if each != seat for value in s.hidden_signs[each]]
    drafted = s.phase != DRAFT
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        turn=s.turn if s.phase in (ACTION, DOOM_TURN) else None,
        first=s.first,
        way=s.direction,
        ritual=s.ritual,
        ritual_track=t.track,
        ritual_cost=ritual_cost(s, t),
        instant_death=s.ritual >= len(t.track),
        decay=s.decay,
        signs_left=len(s.sign_pool),
        own_signs=mine,
        unseen_signs=tuple(sorted([*s.sign_pool, *others])),
        roster=_roster(s, t) if drafted else (),
        areas=areas_of(t.board),
        zones=_zones(s, t) if drafted else (),
        offered=() if drafted else offered,
        seats=_seats(s, t) if drafted else (),
        cards=_cards(s, t, seat if 0 <= seat < t.players else s.turn) if drafted else (),
        battle_doom=_battle_doom(s, t, seat) if drafted else (),
        battle=None if s.battle is None or s.phase == OVER else _battle(s.battle, t),
        talks=None if s.talks is None else _talks(s.talks),
    )


def open_view(s: War, t: Layout, offered: tuple[str, ...]) -> View:
    """Everybody's Elder Signs lie face up."""
    shown = view(s, t, SPECTATOR, offered)
    seats = [replace(each, sign_values=tuple(s.hidden_signs[each.seat])) for each in shown.seats]
    return replace(shown, seats=tuple(seats), unseen_signs=tuple(sorted(s.sign_pool)))


@lru_cache(maxsize=4096)
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


def _zones(s: War, t: Layout) -> tuple[ZoneView, ...]:
    """The zones with units, a Gate or a marker."""
    marks: dict[int, tuple[str, ...]] = {}
    if t.awaited_by_any(Ability.markers):
        for zone in t.zones:
            if names := t.amount_of_all(Ability.markers, s, (), zone):
                marks[zone] = tuple(names)
    mask = sum(1 << zone for zone in marks)
    for bits in (*s.presence, *s.gates):
        mask |= bits
    alive = _alive(s, t) if t.awaited_by_any(Ability.living_gates) else {}
    return tuple(
        _zone(s, t, zone, alive.get(zone), marks.get(zone, ())) for zone in t.decode(mask & t.land)
    )


def _alive(s: War, t: Layout) -> dict[int, Seat]:
    """Where a unit is a Gate itself, and whose (CW-24.6)."""
    return {zone: seat for seat in range(t.players) for zone in living_gates(s, t, seat)}


def _zone(s: War, t: Layout, zone: int, alive: Seat | None, marks: tuple[str, ...]) -> ZoneView:
    keeper = s.keepers[zone]
    held = keeper not in (NO_GATE, ABANDONED)
    return ZoneView(
        name=t.board.names[zone],
        gate=keeper != NO_GATE,
        keeper=s.owner[keeper] if held else None,
        keeper_unit=t.names[keeper] if held else "",
        living_gate=alive,
        units=_in_place(s, t, zone),
        tokens=marks,
    )


def _in_place(s: War, t: Layout, place: int, kinds: range | None = None) -> tuple[Figures, ...]:
    """The figures in a place, of all kinds or of these."""
    base, first = place * t.size, kinds.start if kinds else 0
    numbers = s.figures[base + first : base + (kinds.stop if kinds else t.size)]
    if not any(numbers):
        return ()
    return tuple(
        [
            Figures(s.owner[kind], t.names[kind], number)
            for kind, number in enumerate(numbers, first)
            if number
        ]
    )


def _pool(s: War, t: Layout, seat: Seat) -> tuple[Figures, ...]:
    """The seat's own figures and those of its loyalty cards."""
    own = _in_place(s, t, t.pool, t.ranges[seat])
    guests = t.own(s, seat).guests if t.neutral else ()
    base = t.pool * t.size
    return (*own, *(Figures(seat, t.names[k], n) for k in guests if (n := s.figures[base + k])))


def _roster(s: War, t: Layout) -> tuple[UnitInfo, ...]:
    prices = tuple([unit_price(s, t, seat, kind) for kind, seat in enumerate(s.owner)])
    ready = tuple(
        [
            kind
            for seat in range(t.players)
            for kind in t.own(s, seat).greats
            if can_awaken(s, t, seat, kind)
        ]
    )
    return _printed(t, s.owner, prices, ready)


@lru_cache(maxsize=1024)
def _printed(
    t: Layout, owner: bytes, prices: tuple[int, ...], ready: tuple[int, ...]
) -> tuple[UnitInfo, ...]:
    """The roster at these prices, which seldom change."""
    return tuple(
        UnitInfo(
            seat=seat,
            unit=t.names[kind],
            great=t.great[kind],
            cultist=t.cultist[kind],
            dice=None if t.formulas[kind] else t.combat[kind],
            price=prices[kind],
            ready=kind in ready,
        )
        for kind, seat in enumerate(owner)
    )


def _seats(s: War, t: Layout) -> tuple[SeatView, ...]:
    """All faction cards. Gather Power comes when everybody's Power is spent, but for that of
    sleepers (CW-3.10, CW-6.1, CW-6.7).
    """
    incomes = [income(s, t, seat) for seat in range(t.players)]
    kept = [s.power[seat] if asleep(s, t, seat) else 0 for seat in range(t.players)]
    powers = raised([*map(sum, zip(incomes, kept, strict=True))])
    return tuple(_seat(s, t, seat, incomes[seat], powers[seat]) for seat in range(t.players))


def _seat(s: War, t: Layout, seat: Seat, income: int, next_power: int) -> SeatView:
    taken, _ = _split(t.books[seat], s.taken[seat])
    met, wanted = _split(t.requirements[seat], s.met[seat])
    doom, signs = ritual_gain(s, t, seat)
    return SeatView(
        seat=seat,
        faction=t.factions[seat].code,
        power=s.power[seat],
        doom=s.doom[seat],
        signs=len(s.hidden_signs[seat]),
        gates=gate_count(s, t, seat),
        income=income,
        next_power=next_power,
        ritual_price=ritual_price(s, t, seat),
        ritual_doom=doom,
        ritual_signs=signs,
        powers=_powers(s, t, seat),
        books=taken,
        books_left=tuple(book.name for book in free_books(s, t, seat)),
        met=met,
        open=wanted,
        tallies=tuple([tuple(each.tally(s)) for each in _open(t, seat, s.met[seat])]),
        pool=_pool(s, t, seat),
        card=_in_place(s, t, t.cards[seat]),
        captives=_in_place(s, t, t.prisons[seat]),
        orders=tuple(
            (each.name, each.order(s).value)
            for each in t.with_orders[seat]
            if each.owned(s) and each.order(s) != Order.ASK
        ),
        marks=_counters(s, t, seat),
        asleep=asleep(s, t, seat),
        blocked=_blocked(s, t, seat),
    )


def _blocked(s: War, t: Layout, seat: Seat) -> tuple[str, ...]:
    """What somebody has shut or silenced; what its owner forgoes he can have."""
    taken = [book for book in t.books[seat] if s.taken[seat] & book.bit]
    return tuple(book.name for book in taken if book.owned(s) and _silenced(s, t, book))


def _silenced(s: War, t: Layout, book: Spellbook) -> bool:
    return t.awaited_by_any(Ability.silences) and t.vetoed_by_any(Ability.silences, s, book)


def _counters(s: War, t: Layout, seat: Seat) -> tuple[tuple[str, int], ...]:
    nothing: Sequence[tuple[str, int]] = ()
    found = t.amount(Ability.card_counters, s, seat, nothing)
    return tuple(found)


def _powers(s: War, t: Layout, seat: Seat) -> tuple[tuple[str, bool], ...]:
    """What the sheet says, and what is lent to the seat at this time (CW-1.19, CW-25.13)."""
    own = [(each.name, each.in_force(s)) for each in t.powers[seat]]
    lent = [(each.name, True) for each in t.borrowed[seat] if each.active(s)]
    return (*own, *lent)


def _cards(s: War, t: Layout, seat: Seat) -> tuple[CardView, ...]:
    return tuple(_card(s, t, seat, number) for number in range(len(t.loyalty)))


def _battle_doom(s: War, t: Layout, seat: Seat) -> tuple[tuple[str, int], ...]:
    if not 0 <= seat < t.players or not t.waiting[Ability.battle_doom][seat]:
        return ()
    dooms = ((zone, t.amount(Ability.battle_doom, s, seat, 0, zone)) for zone in t.zones)
    return tuple((t.board.names[zone], doom) for zone, doom in dooms if doom)


def _card(s: War, t: Layout, seat: Seat, number: int) -> CardView:
    """A card as the seat sees it: everything about it is public, the price is the seat's."""
    card, holder = t.loyalty[number], s.loyalty[number]
    own = t.card_abilities[number][holder if holder != t.nobody else seat]
    doom, power = card.price(s, t, seat) if card.arrives else (0, 0)
    requirement = next((each for each in own if isinstance(each, GodRequirement)), None)
    books = [each.name for each in own if isinstance(each, GodBook)]
    return CardView(
        card=card.code,
        sort=card.sort.value,
        holder=None if holder == t.nobody else holder,
        doom=doom,
        power=power,
        sale=holder == t.nobody and card.for_sale(s, t),
        units=tuple(unit.name for unit in card.units),
        powers=tuple((each.name, each.active(s)) for each in own if each.shown),
        requirement=requirement.name if requirement else "",
        tallies=tuple(requirement.tally(s)) if requirement and holder != t.nobody else (),
        book=card.book.name if card.book else "".join(books),
        earned=bool(s.earned >> number & 1),
    )


def _split(
    parts: Sequence[Spellbook | Requirement], bits: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of spellbooks or requirements: those in the bits, and the others."""
    inside = tuple(each.name for each in parts if bits & each.bit)
    return inside, tuple(each.name for each in parts if not bits & each.bit)


@lru_cache(maxsize=4096)
def _open(t: Layout, seat: Seat, met: int) -> tuple[Requirement, ...]:
    return tuple(each for each in t.requirements[seat] if not met & each.bit)


def _battle(b: Battle, t: Layout) -> BattleView:
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
                unit=figure_name(t, b.kinds[f], bool(b.on_gate[f])),
                takes_part=b.status[f] == FIGHTS,
                kills=b.killed[f],
                pains=b.pained[f],
            )
            for f in range(len(b.kinds))
        ),
    )


def _talks(talks: Talks) -> TalksView:
    """Offers are made in the open (CW-21.22)."""
    return TalksView(
        by=talks.by,
        stake=talks.stake,
        demand=talks.demand,
        round=talks.round,
        rounds=ROUNDS,
        talkers=tuple(
            TalkerView(seat, limit, None if offer in (SILENT, LEFT) else offer, offer == LEFT)
            for seat, limit, offer in zip(talks.seats, talks.limits, talks.offers, strict=True)
        ),
    )


def imagine(s: War, t: Layout, seat: Seat, dice: Chance) -> None:
    """The others' Elder Signs could be any of those that the seat has not seen (CW-30.5); those of
    the pool are seen by whoever has it open before him.
    """
    others = [each for each in range(len(s.hidden_signs)) if each != seat]
    held = [value for each in others for value in s.hidden_signs[each]]
    seen = s.phase != DRAFT and t.vetoed(Ability.sees_supply, s, seat)
    unseen = sorted(held if seen else [*s.sign_pool, *held])
    for each in others:
        size = len(s.hidden_signs[each])
        s.hidden_signs[each] = sorted(unseen.pop(dice.below(len(unseen))) for _ in range(size))
    if not seen:
        s.sign_pool = unseen
