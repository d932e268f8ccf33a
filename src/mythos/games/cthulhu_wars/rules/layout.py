"""Cthulhu Wars: everything about one table that never changes during a game.

The map, the roster of all kinds of units, the abilities of every seat sorted by their hooks, and
the moves of the common actions, made once: a legal move is looked up, never built.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.bots.weights import TRIED, Weights
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.board import Board, Zone
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
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, HIT, ON_GATE, Kind, Rank, Unit

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.state import War

Starts: TypeAlias = "Callable[[War, Layout], Sequence[Zone]]"
"""Where a faction may start: state, table."""
Borrower: TypeAlias = "Callable[[type[Ability], Seat], type[Ability]]"
"""How a faction has another's unique ability: the ability, the lender's seat."""
Formula: TypeAlias = "Callable[[War, Layout, Seat, Seat, int], int]"
"""The combat of a group: state, table, owner, opponent, how many figures."""
TRACKS: Final = {
    2: (5, 6, 7, 7, 8, 8, 9, 10),
    3: (5, 6, 7, 8, 9, 10),
    4: (5, 6, 7, 7, 8, 8, 9, 10),
    5: (5, 6, 6, 7, 7, 8, 8, 9, 9, 10),
}
"""The ritual track by number of players (CW-2, section 2-B; CW-40.3)."""
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
        formulas: Mapping[str, Formula],
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
        self.formulas = formulas
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
        return tuple(chain(*(each.moves for each in self.parts)))

    @property
    def parts(self) -> tuple[type[Ability], ...]:
        return (*self.abilities, *self.books, *self.requirements)


class Layout:
    """The fixed side of a game."""

    def __init__(
        self,
        board: Board,
        players: int,
        factions: Sequence[Faction],
        commons: Sequence[type[Ability]] = (),
        extras: Sequence[Unit] = (),
        habits: Sequence[type[Ability]] = (),
    ) -> None:
        self.board = board
        self.players = players
        self.factions = tuple(factions)
        self.track = TRACKS[players]
        self._make_places()
        self._make_roster(extras)
        self._make_abilities(commons, habits)
        self._sort_hooks()
        self._sort_battle_hooks()
        self._sort_phase_hooks()
        self._make_moves()
        seats = range(players)
        self.orders = {
            way: tuple(tuple((first + way * n) % players for n in seats) for first in seats)
            for way in (1, -1)
        }
        """Turn order by direction and First Player (CW-2.21)."""

    def _make_places(self) -> None:
        self.zones = range(self.board.size)
        self.pool = self.board.size
        self.cards = tuple(range(self.pool + 1, self.pool + 1 + self.players))
        self.prisons = tuple(card + self.players for card in self.cards)
        self.gone = self.pool + 1 + 2 * self.players
        self.land = (1 << self.board.size) - 1
        """All zones as bits, without faction cards."""
        self.oceans = sum(1 << zone for zone in self.zones if self.board.ocean[zone])
        self._decoded: dict[int, tuple[Zone, ...]] = {}
        self.places = self.gone + 1

    def _make_roster(self, extras: Sequence[Unit]) -> None:
        """The kinds of all seats in one row; a seat's own are next to each other, by rank."""
        units: list[Unit] = []
        self.owner: list[Seat] = []
        self.ranges: list[range] = []
        formulas: list[Formula | None] = []
        for seat, faction in enumerate(self.factions):
            named = [unit.name for unit in faction.units]
            added = [unit for unit in extras if unit.name not in named]
            own = sorted((ACOLYTE, *added, *faction.units), key=lambda unit: unit.rank)
            self.ranges.append(range(len(units), len(units) + len(own)))
            units += own
            self.owner += [seat] * len(own)
            formulas += [faction.formulas.get(unit.name) for unit in own]
        self.units = tuple(units)
        self.size = len(units)
        self.formulas = tuple(formulas)
        self.kinds = [{self.units[kind].name: kind for kind in kinds} for kinds in self.ranges]
        """A seat's kinds by name."""
        self.names = tuple(unit.name for unit in units)
        self.rank = tuple(unit.rank for unit in units)
        self.cost = tuple(unit.cost for unit in units)
        self.worth = tuple(unit.worth or unit.cost for unit in units)
        self.awakening = tuple(unit.awakening or unit.cost for unit in units)
        self.combat = tuple(unit.combat for unit in units)
        self.cultist = tuple(unit.rank == Rank.CULTIST for unit in units)
        self.great = tuple(unit.rank == Rank.GREAT_OLD_ONE for unit in units)
        self.small = tuple(unit.rank in (Rank.CULTIST, Rank.MONSTER) for unit in units)
        """Monsters and Cultists: what most abilities may choose (CW-1.8)."""
        self.acolyte = [kinds.start for kinds in self.ranges]
        self.calls = tuple(
            ((unit.name, unit.name + ON_GATE), (unit.name + HIT, unit.name + HIT)) for unit in units
        )
        """What a unit is called: by `hit` and by `on_gate`."""
        self.cultists = [self._of(seat, Rank.CULTIST) for seat in range(len(self.ranges))]
        self.summonable = [
            [*self._of(seat, Rank.MONSTER), *self._of(seat, Rank.TERROR)]
            for seat in range(len(self.ranges))
        ]
        self.bounds = [
            (own.start + len(cultists), own.stop - len(self._of(seat, Rank.GREAT_OLD_ONE)))
            for seat, (own, cultists) in enumerate(zip(self.ranges, self.cultists, strict=True))
        ]
        """Where a seat's Monsters begin in the roster, and where its Great Old Ones do."""
        self.monsters = [self._of(seat, Rank.MONSTER) for seat in range(len(self.ranges))]
        self.greats = [self._of(seat, Rank.GREAT_OLD_ONE) for seat in range(len(self.ranges))]

    def _of(self, seat: Seat, rank: Rank) -> list[Kind]:
        return [kind for kind in self.ranges[seat] if self.rank[kind] == rank]

    def _make_abilities(
        self, commons: Sequence[type[Ability]], habits: Sequence[type[Ability]]
    ) -> None:
        self.abilities: list[Ability] = []
        self.books: list[list[Spellbook]] = []
        self.requirements: list[list[Requirement]] = []
        self.powers: list[tuple[Ability, ...]] = []
        """What is printed on a seat's sheet besides spellbooks, the unique ability first."""
        self.lent: list[tuple[Ability, ...]] = []
        """Others' unique abilities that a seat can have for a time."""
        self.counters = 0
        for seat, faction in enumerate(self.factions):
            shared = [kind for kind in commons if kind not in faction.abilities]
            common = [self._add(kind, seat) for kind in shared]
            own = [self._add(kind, seat) for kind in faction.abilities]
            own.sort(key=lambda each: type(each) is not faction.unique)
            self.powers.append(tuple(each for each in (*own, *common) if each.shown))
            self.lent.append(tuple(self._add(kind, seat) for kind in self._borrowed(seat)))
            books = [self._add(kind, seat) for kind in faction.books]
            for number, book in enumerate(books):
                book.bit = 1 << number
            requirements = [self._add(kind, seat) for kind in faction.requirements]
            for number, requirement in enumerate(requirements):
                requirement.bit = 1 << number
            self.books.append(books)
            self.requirements.append(requirements)
        for seat in range(len(self.factions)):  # last, for older games do not have them
            for habit in habits:
                self._add(habit, seat)
        for ability in self.abilities:
            if ability.late:
                ability.order_at = self.counters
                self.counters += 1
        self._by_class = {(each.seat, type(each)): each for each in self.abilities}
        self.handlers: list[dict[type[Move], Ability]] = [{} for _ in self.factions]
        self.awakenings: list[dict[str, Ability]] = [{} for _ in self.factions]
        for ability in self.abilities:
            for move in ability.moves:
                self.handlers[ability.seat][move] = ability
            if ability.awakens:
                self.awakenings[ability.seat][ability.awakens] = ability

    def _borrowed(self, seat: Seat) -> list[type[Ability]]:
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

    def _holders(self, hook: str) -> list[tuple[Ability, ...]]:
        """For each seat the abilities that wait for this moment."""
        default = getattr(Ability, hook)
        return [
            tuple(
                each
                for each in self.abilities
                if each.seat == seat and getattr(type(each), hook) is not default
            )
            for seat in range(self.players)
        ]

    def _sort_hooks(self) -> None:
        self.actions = self._holders("actions")
        self.unlimited = self._holders("unlimited")
        self.settled = self._holders("settled")
        self.anytime = self._holders("anytime")
        self.reactions = self._holders("reactions")
        self.sudden = any(self.anytime) or any(self.reactions)
        """Somebody may change the table in the middle of a question."""
        self.summon_price = self._holders("summon_price")
        self.again = self._holders("again")
        self.taxes = tuple(chain(*self._holders("tax")))
        self.reach = self._holders("reach")
        self.stops = self._holders("stops")
        self.taken_along = self._holders("taken_along")
        self.move_done = self._holders("move_done")
        self.bars = self._holders("bars")
        self.shields = self._holders("shields")
        self.summons_at = self._holders("summons_at")
        self.summons_many = self._holders("summons_many")
        self.asleep = self._holders("asleep")
        self.sleepy = any(self.asleep)
        self.is_gate = self._holders("is_gate")
        self.gatelike = tuple(chain(*self.is_gate))
        self.summoned = self._holders("summoned")
        self.took_book = self._holders("took_book")
        self.vanishes = self._holders("vanishes")
        self.keeps_gates = self._holders("keeps_gates")
        self.lost = self._holders("lost")
        self.captured = self._holders("captured")
        self.awakened = self._holders("awakened")
        self.passed = tuple(chain(*self._holders("passed")))
        self.ordered = [
            tuple(each for each in self.abilities if each.seat == seat and each.orders)
            for seat in range(self.players)
        ]
        """The abilities that take standing orders."""
        self.conditions = [
            tuple(each for each in own if type(each).holds is not Requirement.holds)
            for own in self.requirements
        ]

    def _sort_battle_hooks(self) -> None:
        self.declared = self._holders("declared")
        self.pre_battle = self._holders("pre_battle")
        self.after_roll = self._holders("after_roll")
        self.after_battle = self._holders("after_battle")
        self.dice = self._holders("dice")
        self.hinders = self._holders("hinders")
        self.softens = self._holders("softens")
        self.assigns_for = self._holders("assigns_for")
        self.stamina = self._holders("stamina")
        self.after_kills = self._holders("after_kills")
        self.after_pains = self._holders("after_pains")
        self.retreats = self._holders("retreats")
        self.escapes = self._holders("escapes")
        self.battle_over = self._holders("battle_over")
        self.witnessed = tuple(chain(*self._holders("witnessed")))

    def _sort_phase_hooks(self) -> None:
        self.income = self._holders("income")
        self.gifts = tuple(chain(*self._holders("gift")))
        self.ransom = self._holders("ransom")
        self.ritual_price = self._holders("ritual_price")
        self.ritual_signs = self._holders("ritual_signs")
        self.performed = self._holders("performed")
        self.rival_ritual = self._holders("rival_ritual")
        self.doom_over = tuple(chain(*self._holders("doom_over")))
        self.last_chance = tuple(chain(*self._holders("last_chance")))
        self.marks = self._holders("marks")
        self.refresh = tuple(chain(*self._holders("refresh")))
        self.tokens = tuple(chain(*self._holders("tokens")))
        self.doom_begins = self._holders("doom_begins")
        self.doom_turn = self._holders("doom_turn")

    def _make_moves(self) -> None:
        names = self.board.names
        self.recruit = self._by_zone(Recruit)
        self.summon = self._by_zone(Summon)
        seats = range(self.players)
        self.create_gate = tuple(made(CreateGate, name) for name in names)
        self.abandon_gate = tuple(made(AbandonGate, name) for name in names)
        self.attack = [[made(Attack, name, seat) for seat in seats] for name in names]
        self.capture = [[made(Capture, name, seat) for seat in seats] for name in names]
        self.control_gate = [
            [made(ControlGate, name, unit) for unit in self.names] for name in names
        ]
        self._move_unit: dict[int, list[list[tuple[MoveUnit, ...]]]] = {}

    def _by_zone(self, verb: type[Recruit] | type[Summon]) -> list[list[Move]]:
        return [[made(verb, unit, name) for name in self.board.names] for unit in self.names]

    def move_unit(self, steps: int) -> list[list[tuple[MoveUnit, ...]]]:
        """By kind and zone of origin: a move for each zone within so many steps."""
        found = self._move_unit.get(steps)
        if found is None:
            names = self.board.names
            near = [self.board.within(zone, steps) for zone in self.zones]
            found = self._move_unit[steps] = [
                [
                    tuple(made(MoveUnit, unit, names[a], names[b]) for b in near[a])
                    for a in self.zones
                ]
                for unit in self.names
            ]
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
        calls = [token for forms in self.calls for pair in forms for token in pair]
        return [{call: made(Retreat, call, name) for call in calls} for name in self.board.names]

    def order(self, s: War) -> tuple[Seat, ...]:
        """The seats in turn order, the First Player first (CW-2.21)."""
        return self.orders[s.way][s.first]

    def decode(self, mask: int) -> tuple[Zone, ...]:
        """The zones of a bit mask."""
        found = self._decoded.get(mask)
        if found is None:
            found = self._decoded[mask] = tuple(z for z in self.zones if mask >> z & 1)
        return found

    def zone(self, name: str) -> Zone:
        return self.board.numbers[name]

    def seat_of(self, code: str) -> Seat:
        """The seat of a faction."""
        return [faction.code for faction in self.factions].index(code)

    def ability(self, seat: Seat, kind: type[A]) -> A:
        """A seat's ability of this class."""
        found: A = self._by_class[seat, kind]  # type: ignore[assignment]
        return found
