"""Cthulhu Wars: everything about one table that never changes during a game.

The map, the roster of all kinds of units, the abilities of every seat and of nobody sorted by their
hooks, and the moves of the common actions, made once: a legal move is looked up, never built.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property, reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.bots.weights import TRIED, Weights
from mythos.games.cthulhu_wars.rules.ability import (
    Ability,
    Awakener,
    CardAbility,
    NeutralBook,
    Requirement,
    Spellbook,
)
from mythos.games.cthulhu_wars.rules.board import Board, Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodRequirement, Sort
from mythos.games.cthulhu_wars.rules.hooks import Moments
from mythos.games.cthulhu_wars.rules.moves import (
    AbandonGate,
    Attack,
    Capture,
    ControlGate,
    CreateGate,
    MoveUnit,
    Recruit,
    Retreat,
    Sacrifice,
    Summon,
    made,
)
from mythos.games.cthulhu_wars.rules.roster import STAYS, Holding, Roster
from mythos.games.cthulhu_wars.rules.units import (
    ACOLYTE,
    GREY_ACOLYTE,
    HIGH_PRIEST,
    HIT,
    ON_GATE,
    Kind,
    Rank,
    Trait,
    Unit,
    acolytes_of,
)

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.state import War

Starts: TypeAlias = "Callable[[War, Layout], Sequence[Zone]]"
"""Where a faction may start: state, layout."""
Borrower: TypeAlias = "Callable[[type[Ability], Seat], type[Ability]]"
"""How a faction has another's unique ability: the ability, the lender's seat."""
TRACKS: Final = {
    2: (5, 6, 7, 7, 8, 8, 9, 10),
    3: (5, 6, 7, 8, 9, 10),
    4: (5, 6, 7, 7, 8, 8, 9, 10),
    5: (5, 6, 6, 7, 7, 8, 8, 9, 9, 10),
    6: (5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10),
    7: (5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10),
    8: (5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 10),
}
"""The ritual track by number of players (CW-2, section 2-B; CW-40.3, CW-40.4)."""
RESISTS: Final = int(Trait.NO_KILL | Trait.NO_PAIN)
TAX: Final = Ability.tax
MOVE_RULES: Final = (
    Ability.reach, Ability.reach_of_kind, Ability.forbids_entering, Ability.moving,
    Ability.taken_along,
)  # fmt: skip
MOVE_RULES_OF_ALL: Final = (
    Ability.commands, Ability.closed_zones, Ability.tax, Ability.moved_by_all,
)  # fmt: skip
KEPT_VARIANTS: Final = 64
"""So many ways in which cards can be held are kept ready, at some 20 KB each."""
A = TypeVar("A", bound=Ability)


class Faction:
    """A faction: its sheet, and the classes of everything on it."""

    def __init__(
        self,
        code: str,
        units: Sequence[Unit],
        *,
        abilities: Sequence[type[Ability]],
        requirements: Sequence[type[Requirement]],
        books: Sequence[type[Spellbook]],
        begins: bool = False,
        late: bool = False,
        settles: int = 0,
        starts: Starts | None = None,
        unique: type[Ability] | None = None,
        borrows: Borrower | None = None,
        weights: Weights = TRIED,
    ) -> None:
        self.code = code
        self.units = tuple(units)
        self.abilities = tuple(abilities)
        self.requirements = tuple(requirements)
        self.books = tuple(books)
        self.begins = begins
        """It is the first First Player (CW-2.18)."""
        self.late = late
        """It is never the first First Player (CW-2.19)."""
        self.settles = settles
        """The higher, the later it chooses its start (CW-2.10)."""
        self.starts = starts
        """Where it may start, if not on its printed glyph (CW-2.12 to CW-2.16)."""
        self.unique = unique
        """The one of its abilities that is its unique ability."""
        self.borrows = borrows
        """How it has others' unique abilities, if it can (CW-30.8)."""
        self.weights = weights
        """For bots: what counts how much when one plays it."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The moves that only this faction knows."""
        return tuple(chain(*((*each.moves, *each.answers) for each in self.parts)))

    @property
    def parts(self) -> tuple[type[Ability], ...]:
        return (*self.abilities, *self.books, *self.requirements)


class Layout(Moments):
    """The fixed side of a game."""

    def __init__(
        self,
        board: Board,
        players: int,
        factions: Sequence[Faction],
        *,
        key: str = "",
        modules: Sequence[type[Ability]] = (),
        module_units: Sequence[Unit] = (),
        habits: Sequence[type[Ability]] = (),
        cards: Sequence[Card] = (),
        of_nobody: Sequence[type[Ability]] = (),
        handicaps: Sequence[str] = (),
    ) -> None:
        self.key = key
        """The text by which the state names it."""
        self.board = board
        self.players = players
        self.nobody: Seat = players
        """Who owns the supply, abandoned Gates and what a map brings; it never has a turn."""
        self.factions = tuple(factions)
        self.loyalty = tuple(cards)
        self.handicaps = tuple(handicaps) or ("",) * players
        self.track = TRACKS[players]
        self._by_holders: dict[bytes, Layout] = {}
        self.high_priests = HIGH_PRIEST in module_units
        """Every faction has a High Priest (CW-13.1)."""
        self._make_places()
        self._make_roster((*module_units, *chain(*(each.seat_units for each in cards))))
        self._make_abilities(modules, habits, of_nobody)
        super().__init__(Ability, self.abilities, players + 1)
        self.has_anytime = self.awaited_by_any(Ability.anytime) or self.awaited_by_any(
            Ability.reactions
        )
        """Somebody may change the table in the middle of a question."""
        self._whole = self
        self._note_steady()
        self.with_orders = [
            tuple(each for each in self.abilities if each.seat == seat and each.orders)
            for seat in range(players)
        ]
        """The abilities that take standing orders."""
        self.unmet = [Unmet(own) for own in self.requirements]
        self._make_moves()
        seats = range(players)
        self._turn_orders = {
            way: tuple(tuple((first + way * n) % players for n in seats) for first in seats)
            for way in (1, -1)
        }
        """By direction and First Player (CW-2.21)."""

    def at(self, s: War) -> Layout:
        """The same, but that abilities of cards are not asked whose cards somebody else has, or
        nobody. A beat goes by it, and asks for it anew where a card may have changed hands; the
        abilities themselves ask all.
        """
        if not self.loyalty:
            return self
        held = bytes(s.loyalty)
        found = self._by_holders.get(held)
        if found is None:
            if len(self._by_holders) >= KEPT_VARIANTS:
                self._by_holders.clear()
            found = copy(self._whole)
            found.narrow(held)
            found.of_held_gods = [
                by_seat[held[card]]
                for card, by_seat in self.god_requirements.items()
                if held[card] != self.nobody
            ]
            found._note_steady()
            self._by_holders[held] = found
        return found

    def _note_steady(self) -> None:
        self.steady = [
            not any(self.everybody[hook] for hook in MOVE_RULES_OF_ALL)
            and not any(self.waiting[hook][seat] for hook in MOVE_RULES)
            for seat in range(self.players)
        ]
        """Nothing but the units themselves says where the seat's units may go."""

    def _make_places(self) -> None:
        seats = range(self.players)
        self.others = [
            tuple(each for each in seats if each != seat) for seat in (*seats, self.nobody)
        ]
        """By seat, nobody last: all other seats."""
        self.zones = range(self.board.size)
        self.pool = self.board.size
        self.cards = tuple(range(self.pool + 1, self.pool + 1 + self.players))
        self.prisons = tuple(card + self.players for card in self.cards)
        self.gone = self.pool + 1 + 2 * self.players
        self.on_loyalty = tuple(self.gone + 1 + number for number in range(len(self.loyalty)))
        """A loyalty card as a place for figures."""
        self.cards_by_sort = {
            sort: [number for number, card in enumerate(self.loyalty) if card.sort == sort]
            for sort in Sort
        }
        self.keeping = tuple(number for number, card in enumerate(self.loyalty) if card.keeps)
        """The cards that keep others' figures."""
        books = self.gone + 1 + len(self.loyalty)
        neutral = sum(card.book is not None for card in self.loyalty)
        per_seat = [len(each.books) + neutral if self.loyalty else 0 for each in self.factions]
        self.on_books = [
            tuple(books + sum(per_seat[:seat]) + number for number in range(per_seat[seat]))
            for seat in range(len(self.factions))
        ]
        """By seat and spellbook: where a unit of somebody else may lie on it."""
        self.places = books + sum(per_seat)
        self.book_places = range(books, self.places)
        self.land = (1 << self.board.size) - 1
        """All zones as bits, without faction cards."""
        self.oceans = sum(1 << zone for zone in self.zones if self.board.ocean[zone])
        self.decode: Callable[[int], tuple[Zone, ...]] = Masks(self.board.size).__getitem__
        """The zones of a bit mask."""
        self.zone: Callable[[str], Zone] = self.board.numbers.__getitem__
        """A zone by its name."""

    def _make_roster(self, module_units: Sequence[Unit]) -> None:
        """The kinds of all seats in one row, a seat's own next to each other, by rank; then those
        of loyalty cards, each once, whoever may have them.
        """
        units: list[Unit] = []
        owner: list[Seat] = []
        self.ranges: list[range] = []
        """The kinds that a seat begins with, and never loses."""
        for seat, faction in enumerate(self.factions):
            named = [unit.name for unit in faction.units]
            added = [unit for unit in module_units if unit.name not in named]
            acolytes = acolytes_of(self.handicaps[seat])
            if len(acolytes) == 1:
                added = [unit for unit in added if not unit.traits & Trait.GREY]
            own = sorted((*acolytes, *added, *faction.units), key=lambda unit: unit.rank)
            self.ranges.append(range(len(units), len(units) + len(own)))
            units += own
            owner += [seat] * len(own)
        first = len(units)
        self.kinds_of_card: list[range] = []
        for card in self.loyalty:
            self.kinds_of_card.append(range(len(units), len(units) + len(card.units)))
            units += card.units
            owner += [self.nobody] * len(card.units)
        self.card_of_kind = {
            kind: card for card, kinds in enumerate(self.kinds_of_card) for kind in kinds
        }
        self.independent = frozenset(
            kind
            for kind, card in self.card_of_kind.items()
            if self.loyalty[card].sort == Sort.INDEPENDENT
            and units[kind].rank == Rank.GREAT_OLD_ONE
        )
        """Great Old Ones whose card goes back to the supply with them (CW-50.23)."""
        self.neutral = range(first, len(units))
        self.units = tuple(units)
        self.size = len(units)
        self.first_owner = bytes(owner)
        """Whose each kind is when the game begins: `s.owner` from then on."""
        self._roster = Roster(self.units, self.ranges, self.neutral)
        begun = self._roster[self.first_owner]
        self.fixed = None if self.neutral else begun
        """What everybody has where no card can change hands: for those who ask very often."""
        self._index_units()

    def _index_units(self) -> None:
        units, guests = self.units, {self.units[kind].name: kind for kind in self.neutral}
        own = [{units[kind].name: kind for kind in kinds} for kinds in self.ranges]
        for seat, names in enumerate(own):
            if twice := sorted(names.keys() & guests.keys()):
                raise BrokenGame(f"{self.factions[seat].code} and a card both have {twice}")
        self.kinds = [*({**names, **guests} for names in own), guests]
        """A seat's kinds by name, those that it may come to have included."""
        self.names = tuple(unit.name for unit in units)
        self.rank = tuple(unit.rank for unit in units)
        self.traits = tuple(int(unit.traits) for unit in units)
        every = reduce(or_, self.traits, 0)
        self.cost = tuple(unit.cost for unit in units)
        self.worth = tuple(unit.worth or unit.cost for unit in units)
        self.awakening = tuple(unit.awakening or unit.cost for unit in units)
        self.combat = tuple(0 if callable(unit.combat) else unit.combat for unit in units)
        self.formulas = tuple(unit.combat if callable(unit.combat) else None for unit in units)
        self.cultist = tuple(unit.rank == Rank.CULTIST for unit in units)
        self.great = tuple(unit.rank == Rank.GREAT_OLD_ONE for unit in units)
        self.lesser = tuple(unit.rank in (Rank.CULTIST, Rank.MONSTER) for unit in units)
        """Monsters and Cultists: what most abilities may choose (CW-1.8)."""
        self.acolyte = [kinds.start for kinds in self.ranges]
        self.acolytes = [
            tuple(k for k in kinds if units[k].name in (ACOLYTE.name, GREY_ACOLYTE.name))
            for kinds in self.ranges
        ]
        """All kinds of a seat that are Acolytes: one, or with a grey one two (CW-56.14)."""
        self.figure_names = tuple(
            ((unit.name, unit.name + ON_GATE), (unit.name + HIT, unit.name + HIT)) for unit in units
        )
        """What a unit is called: by `hit` and by `on_gate`."""
        self.some_leave = bool(every & int(Trait.GREY))
        self.some_stay = bool(every & int(STAYS))
        self.some_resist = bool(every & RESISTS)
        self.some_stand_by = bool(every & int(Trait.NO_BATTLE))
        self.some_yield = bool(every & int(Trait.NO_BLOCK))
        fights = bool(every & int(Trait.OPPONENT))
        self.opponents = range(self.players + fights)
        """Who can be attacked: all seats, and nobody where what is his fights."""

    def price(self, s: War, seat: Seat, base: int, zone: Zone) -> int:
        """An action's price in a zone, with what other seats' abilities add to it, once for a
        whole action (CW-26.20).
        """
        if self.everybody[TAX] and not s.taxed >> zone & 1:
            return self.amount_of_others(TAX, s, seat, base, seat, zone)
        return base

    def own(self, s: War, seat: Seat) -> Holding:
        """What a seat, or nobody, has now."""
        return self._roster[s.owner][seat]

    def _make_abilities(
        self,
        modules: Sequence[type[Ability]],
        habits: Sequence[type[Ability]],
        of_nobody: Sequence[type[Ability]],
    ) -> None:
        self.abilities: list[Ability] = []
        self.books: list[list[Spellbook]] = []
        self.requirements: list[list[Requirement]] = []
        self.powers: list[tuple[Ability, ...]] = []
        """What is printed on a seat's sheet besides spellbooks, the unique ability first."""
        self.borrowed: list[tuple[Ability, ...]] = []
        """Others' unique abilities that a seat can have for a time."""
        self.counters = 0
        for seat, faction in enumerate(self.factions):
            self._add_faction(seat, faction, modules)
        for seat in range(len(self.factions)):  # last, for older games do not have them
            for habit in habits:
                self._add(habit, seat)
        for ability in self.abilities:
            if ability.late:
                ability.order_at = self.counters
                self.counters += 1
        for number, card in enumerate(self.loyalty):
            for kind in card.abilities:
                self._add_for_all(kind, number)
        self._sort_cards()
        for rule in of_nobody:
            self._add(rule, self.nobody)
        self._by_class = {(each.seat, type(each)): each for each in self.abilities}
        self._find_handlers()

    def _add_faction(self, seat: Seat, faction: Faction, modules: Sequence[type[Ability]]) -> None:
        shared = [kind for kind in modules if kind not in faction.abilities]
        common = [self._add(kind, seat) for kind in shared]
        own = [self._add(kind, seat) for kind in faction.abilities]
        own.sort(key=lambda each: type(each) is not faction.unique)
        self.powers.append(tuple(each for each in (*own, *common) if each.shown))
        self.borrowed.append(tuple(self._add(kind, seat) for kind in self._lent_to(seat)))
        books: list[Spellbook] = [self._add(kind, seat) for kind in faction.books]
        for card, neutral in enumerate(self.loyalty):
            if neutral.book is not None:
                books.append(self._add_neutral_book(neutral.book, seat, card))
        for number, book in enumerate(books):
            book.bit = 1 << number
        requirements = [self._add(kind, seat) for kind in faction.requirements]
        for number, requirement in enumerate(requirements):
            requirement.bit = 1 << number
        self.books.append(books)
        self.requirements.append(requirements)

    def _add_neutral_book(self, kind: type[NeutralBook], seat: Seat, card: int) -> Spellbook:
        made = self._add(kind, seat)
        made.card = card
        return made

    def _add_for_all(self, kind: type[CardAbility], card: int) -> None:
        """A loyalty card's ability is ready for every seat; its counters go with the card."""
        at = self.counters
        for seat in range(self.players):
            self.counters = at
            made = self._add(kind, seat)
            made.card = card

    def _sort_cards(self) -> None:
        seats = range(self.players)
        self.card_abilities: list[list[list[CardAbility]]] = [
            [[] for _ in seats] for _ in self.loyalty
        ]
        """By card and seat."""
        for ability in self.abilities:
            if isinstance(ability, CardAbility):
                self.card_abilities[ability.card][ability.seat].append(ability)
        self.god_requirements = {
            card: [next(e for e in own if isinstance(e, GodRequirement)) for own in by_seat]
            for card, by_seat in enumerate(self.card_abilities)
            if any(isinstance(each, GodRequirement) for each in by_seat[0])
        }
        """By card and seat: what its spellbook takes."""
        self.cards_with_books = tuple(self.god_requirements)
        self.of_held_gods = list(chain(*self.god_requirements.values()))
        """The requirements of cards that somebody holds, and perhaps others."""

    def _find_handlers(self) -> None:
        """Who carries out which move: at a seat never two for the same."""
        self.handlers: list[dict[type[Move], Ability]] = [{} for _ in range(self.players + 1)]
        self.awakenings: list[dict[str, Awakener]] = [{} for _ in range(self.players + 1)]
        for ability in self.abilities:
            for move in ability.moves:
                other = self.handlers[ability.seat].setdefault(move, ability)
                if other is not ability:
                    names = f"{type(other).__name__} and {type(ability).__name__}"
                    raise BrokenGame(f"{names} both carry out {move.verb} for one seat")
            if isinstance(ability, Awakener):
                self.awakenings[ability.seat][ability.awakens] = ability

    def _lent_to(self, seat: Seat) -> list[type[Ability]]:
        """The other factions' unique abilities, for whoever can have them (CW-30.8)."""
        borrows = self.factions[seat].borrows
        return [
            borrows(faction.unique, lender)
            for lender, faction in enumerate(self.factions)
            if borrows is not None and lender != seat and faction.unique is not None
        ]

    def _add(self, kind: type[A], seat: Seat) -> A:
        made = kind(self, seat, 1 << len(self.abilities), self.counters)
        self.abilities.append(made)
        self.counters += kind.counters + bool(kind.orders and not kind.late)
        return made

    def _make_moves(self) -> None:
        names = self.board.names
        self.recruit = self._by_zone(Recruit)
        self.summon = self._by_zone(Summon)
        seats = range(self.players + 1)
        self.create_gate = tuple(made(CreateGate, name) for name in names)
        self.abandon_gate = tuple(made(AbandonGate, name) for name in names)
        self.attack = [[made(Attack, name, seat) for seat in seats] for name in names]
        self.capture = [[made(Capture, name, seat) for seat in seats] for name in names]
        self.control_gate = [
            [made(ControlGate, name, unit) for unit in self.names] for name in names
        ]
        self._move_unit: dict[int, Journeys] = {}

    def _by_zone(self, verb: type[Recruit] | type[Summon]) -> list[list[Move]]:
        return [[made(verb, unit, name) for name in self.board.names] for unit in self.names]

    def move_unit(self, steps: int) -> Journeys:
        """By kind and zone of origin: a move for each zone within so many steps."""
        found = self._move_unit.get(steps)
        if found is None:
            found = self._move_unit[steps] = Journeys(self, steps)
        return found

    @cached_property
    def sacrifice(self) -> list[list[tuple[Sacrifice, Sacrifice]]]:
        """By kind and zone: beside the Gate and on it."""
        return [
            [
                (made(Sacrifice, unit, name), made(Sacrifice, unit + ON_GATE, name))
                for name in self.board.names
            ]
            for unit in self.names
        ]

    @cached_property
    def retreat(self) -> list[dict[str, Retreat]]:
        """By zone and the unit's name."""
        names = [name for forms in self.figure_names for pair in forms for name in pair]
        return [{each: made(Retreat, each, zone) for each in names} for zone in self.board.names]

    def turn_order(self, s: War) -> tuple[Seat, ...]:
        """The seats in turn order, the First Player first (CW-2.21)."""
        return self._turn_orders[s.direction][s.first]

    def seat_of(self, code: str) -> Seat:
        """The seat of a faction."""
        return [faction.code for faction in self.factions].index(code)

    def ability(self, seat: Seat, kind: type[A]) -> A:
        """A seat's ability of this class."""
        found: A = self._by_class[seat, kind]  # type: ignore[assignment]
        return found


class Unmet(dict[int, list[tuple[Callable[["War"], bool], Requirement]]]):
    """By what a seat has met: the conditions that are still to be looked at."""

    def __init__(self, requirements: Sequence[Requirement]) -> None:
        self._conditions = [
            each for each in requirements if type(each).holds is not Requirement.holds
        ]

    def __missing__(self, met: int) -> list[tuple[Callable[[War], bool], Requirement]]:
        open_to = (each for each in self._conditions if not met & each.bit)
        found = self[met] = [(each.holds, each) for each in open_to]
        return found


class Masks(dict[int, tuple[Zone, ...]]):
    """The zones of every bit mask that somebody has asked for: a look-up of the interpreter's own,
    for every decision needs three.
    """

    def __init__(self, zones: int) -> None:
        self._zones = range(zones)

    def __missing__(self, mask: int) -> tuple[Zone, ...]:
        found = self[mask] = tuple(zone for zone in self._zones if mask >> zone & 1)
        return found


class Journeys(dict[Kind, "Departures"]):
    """By kind, where units can go in so many steps; made when somebody first asks for it."""

    def __init__(self, t: Layout, steps: int) -> None:
        self._names, self._units = t.board.names, t.names
        self._near = [t.board.within(zone, steps) for zone in t.zones]

    def __missing__(self, kind: Kind) -> Departures:
        found = self[kind] = Departures(self._units[kind], self._names, self._near)
        return found


class Departures(dict[Zone, tuple[MoveUnit, ...]]):
    """By zone of origin, the moves of a unit."""

    def __init__(self, unit: str, names: Sequence[str], near: Sequence[Sequence[Zone]]) -> None:
        self._unit, self._names, self._near = unit, names, near

    def __missing__(self, zone: Zone) -> tuple[MoveUnit, ...]:
        names, origin = self._names, self._names[zone]
        found = self[zone] = tuple(
            made(MoveUnit, self._unit, origin, names[each]) for each in self._near[zone]
        )
        return found
