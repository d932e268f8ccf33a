"""Cthulhu Wars: setting up (CW-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from mythos.core.asks import Draw, Script, Steps, ask_which
from mythos.core.errors import BrokenGame
from mythos.core.events import tell
from mythos.core.options import picks
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.options import Draft, FirstPlayer, FourPlayerMap, Options
from mythos.games.cthulhu_wars.rules.ability import ORDERS, Ability
from mythos.games.cthulhu_wars.rules.figures import place, shift
from mythos.games.cthulhu_wars.rules.gates import set_keeper
from mythos.games.cthulhu_wars.rules.gather import choose_direction
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import ASK_FACTION, ASK_START, PlayFaction, StartIn
from mythos.games.cthulhu_wars.rules.signs import SIGNS
from mythos.games.cthulhu_wars.rules.spellbooks import take_books
from mythos.games.cthulhu_wars.rules.state import ACTION, DRAFT, NO_GATE, START, START_POWER, War
from mythos.games.cthulhu_wars.rules.supply import agreed, draw_cards, fitting, to_draw
from mythos.games.cthulhu_wars.rules.turn import begin_action_phase
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, Trait

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.catalogue import Catalogue

MOST_SEATS: Final = 8
SEATS: Final = tuple(f"seat_{number}" for number in range(1, MOST_SEATS + 1))


def set_up(catalogue: Catalogue, options: Options, players: int) -> War:
    """The table before factions are dealt; with named factions they are there (CW-2.5, CW-2.8)."""
    s = War(
        options=options, table=str(key_of(options, players, ())), phase=DRAFT, round=0,
        figures=[], keepers=[], counters=[], sign_pool=list(SIGNS),
        power=[START_POWER] * players, doom=[0] * players,
        books=[0] * players, met=[0] * players, owed=[0] * players,
        hidden_signs=[[] for _ in range(players)], starts=[-1] * players, moved=[],
        dangers=[0] * players, spurned=[0] * players,
        presence=[0] * (players + 1), gates=[0] * (players + 1), taken=[0] * players,
        owner=b"", loyalty=[], earned=0, due=0, refused=0, fallen=[],
    )  # fmt: skip
    if all(named := list(picks(options.factions, players))) and not to_draw(options.cards):
        cards = fitting(catalogue.cards, agreed(catalogue.cards, options.cards), named)
        seat_factions(catalogue, s, named, cards)
    return s


def key_of(options: Options, players: int, codes: Sequence[str], cards: Sequence[str] = ()) -> Key:
    """Map halves, number of players, factions, modules, cards: all that a layout is made of."""
    halves = map_halves(options, players)
    handicaps = tuple(picks(options.handicap, players)) if options.handicap else ()
    return Key(halves, players, tuple(codes), options.high_priests, tuple(cards), handicaps)


SIDES: Final[Mapping[str, Mapping[int, tuple[str, str]]]] = {
    "earth": {2: ("3p", "3p"), 3: ("3p", "3p"), 4: ("3p", "5p"), 5: ("5p", "5p")}
}
"""Which sides of the two pieces lie up, by world and number of players (CW-2, section 2-A)."""
PIECES: Final[Mapping[str, tuple[str, str]]] = {"earth": ("west", "east")}


def map_halves(options: Options, players: int, world: str = "earth") -> str:
    """The two pieces of the map; a number of players for which the world has none is refused."""
    sides = SIDES[world].get(players)
    if sides is None:
        raise BrokenGame(f"{world} has no board for {players} players")
    if players == 4 and options.four_player_map == FourPlayerMap.WEST:
        sides = (sides[1], sides[0])
    return "+".join(
        f"{world}-{piece}-{side}" for piece, side in zip(PIECES[world], sides, strict=True)
    )


def seat_factions(catalogue: Catalogue, s: War, codes: Sequence[str], cards: Sequence[str]) -> None:
    """All figures are in the Pools, no Gate is on the map (CW-2.5)."""
    lay_out(s, catalogue.layout(str(key_of(s.options, len(s.power), codes, cards))))


def lay_out(s: War, t: Layout) -> None:
    """Everything is where it is before the first start Area is chosen."""
    s.table = t.key
    s.owner, s.loyalty = t.first_owner, [t.nobody] * len(t.loyalty)
    s.figures = [0] * (t.places * t.size)
    away = {unit.name for card in t.loyalty for unit in card.seat_units}
    for kind, unit in enumerate(t.units):
        where = t.gone if unit.name in away or unit.traits & Trait.GREY else t.pool
        s.figures[where * t.size + kind] = unit.count
    s.keepers = [NO_GATE] * (t.board.size + t.players)
    s.counters = usual_orders(t)
    s.phase = START


def usual_orders(t: Layout) -> list[int]:
    """The counters of all abilities at the beginning: nothing but standing orders (CW-1.21)."""
    counters = [0] * t.counters
    for ability in chain(*t.with_orders):
        counters[ability.order_at] = ORDERS.index(ability.usual)
    return counters


def draft(catalogue: Catalogue, s: War, players: int) -> Script:
    """Seats without a named faction draw one, or choose in their order (CW-2.8); then come the
    cards, by chance if it was agreed so (CW-50.1).
    """
    codes = tuple(catalogue.factions)
    chosen = list(picks(s.options.factions, players))
    pile = [number for number, code in enumerate(codes) if code not in chosen]
    for seat, code in enumerate(chosen):
        if code:
            tell(s, "faction", seat=seat, faction=code)
    for seat in [seat for seat, code in enumerate(chosen) if not code]:
        if s.options.draft == Draft.RANDOM:
            number = yield Draw(pile, codes)
        else:
            free = {PlayFaction(codes[each]): each for each in pile}
            number = yield from ask_which(seat, ASK_FACTION, free)
            pile.remove(number)
        chosen[seat] = codes[number]
        tell(s, "faction", seat=seat, faction=codes[number])
    cards = yield from draw_cards(catalogue.cards, s.options.cards, chosen)
    if cards:
        tell(s, "supply", number=len(cards))
    seat_factions(catalogue, s, chosen, cards)


def start(s: War, t: Layout) -> Script:
    """Everybody's start Area, the First Player, the direction (CW-2.9, CW-2.18, CW-2.20)."""
    for seat in sorted(range(t.players), key=lambda each: t.factions[each].settles):
        yield from _settle(s, t, seat)
    s.first = yield from _first_player(s, t)
    tell(s, "first-player", seat=s.first)
    yield from choose_direction(s, t)
    yield from take_books(s, t)
    s.phase = ACTION
    yield from begin_action_phase(s, t)


def _settle(s: War, t: Layout, seat: Seat) -> Script:
    """A controlled Gate and six Acolytes on the start glyph, or where the faction may choose to
    start (CW-2.9 to CW-2.16).
    """
    faction = t.factions[seat]
    allowed = faction.starts(s, t) if faction.starts else t.board.starts(faction.code.upper())
    zones = [zone for zone in allowed if s.keepers[zone] == NO_GATE]
    zone = yield from ask_which(
        seat, ASK_START, {StartIn(t.board.names[each]): each for each in zones}
    )
    acolyte, *grey = t.acolytes[seat]
    for _ in range(ACOLYTE.count - len(grey)):
        place(s, t, acolyte, zone)
    for kind in grey:
        shift(s, t, kind, t.gone, zone)
    set_keeper(s, t, zone, acolyte)
    s.starts[seat] = zone
    yield from t.steps(Ability.after_start, s, seat, zone)
    tell(s, "starts", seat=seat, zone=t.board.names[zone], faction=faction.code)


def _first_player(s: War, t: Layout) -> Steps[Seat]:
    """Who claims it; otherwise by chance or the first seat, but never who must not
    (CW-2.18, CW-2.19, CW-40.18).
    """
    for seat, faction in enumerate(t.factions):
        if faction.begins:
            return seat
    able = [seat for seat in range(t.players) if not t.factions[seat].late]
    if s.options.first_player == FirstPlayer.FIRST_SEAT:
        return able[0]
    drawn: Seat = yield Draw(able, SEATS)
    return drawn
