"""Cthulhu Wars: setting up (CW-2)."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from mythos.core.asks import Ask, Draw, Script, Steps
from mythos.core.events import tell
from mythos.core.options import picks
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.factions import FACTIONS
from mythos.games.cthulhu_wars.options import Draft, FirstPlayer, FourPlayerMap, Options
from mythos.games.cthulhu_wars.rules.ability import ORDERS
from mythos.games.cthulhu_wars.rules.board import board_of
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.gates import set_keeper
from mythos.games.cthulhu_wars.rules.gather import choose_direction
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.high_priest import Oath
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.moves import ASK_FACTION, ASK_START, PlayFaction, StartIn
from mythos.games.cthulhu_wars.rules.signs import SIGNS
from mythos.games.cthulhu_wars.rules.spellbooks import take_books
from mythos.games.cthulhu_wars.rules.state import ACTION, DRAFT, NO_GATE, START, START_POWER, War
from mythos.games.cthulhu_wars.rules.turn import begin_action_phase
from mythos.games.cthulhu_wars.rules.units import HIGH_PRIEST

SEATS: Final = tuple(f"seat_{number}" for number in range(1, 6))


def set_up(options: Options, players: int) -> War:
    """The table before factions are dealt; with named factions they are there (CW-2.5, CW-2.8)."""
    s = War(
        options=options, table=table_key(options, players, ""), phase=DRAFT, round=0,
        figures=[], keepers=[], counters=[], signs=list(SIGNS),
        power=[START_POWER] * players, doom=[0] * players,
        books=[0] * players, met=[0] * players, owed=[0] * players,
        held=[[] for _ in range(players)], starts=[-1] * players, moved=[],
        dangers=[0] * players, spurned=[0] * players,
        presence=[0] * players, gates=[0] * (players + 1),
    )  # fmt: skip
    if all(named := list(picks(options.factions, players))):
        seat_factions(s, named)
    return s


def table_key(options: Options, players: int, codes: str) -> str:
    """Map halves, number of players, factions, modules: all that a table is made of."""
    priests = "high_priests" if options.high_priests else ""
    return "/".join((map_halves(options, players), str(players), codes, priests))


def map_halves(options: Options, players: int) -> str:
    """Which sides of the two halves lie up (CW-2, section 2-A)."""
    east = players == 5 or (players == 4 and options.four_player_map == FourPlayerMap.EAST)
    west = players == 5 or (players == 4 and options.four_player_map == FourPlayerMap.WEST)
    return f"earth-west-{'5p' if west else '3p'}+earth-east-{'5p' if east else '3p'}"


@cache
def table_of(key: str) -> Layout:
    """The table behind a key."""
    halves, players, codes, priests = key.split("/")
    factions: list[Faction] = [FACTIONS[code] for code in codes.split(",") if code]
    commons = (Oath,) if priests else ()
    extras = (HIGH_PRIEST,) if priests else ()
    return Layout(board_of(halves), int(players), factions, commons, extras, HABITS)


def seat_factions(s: War, codes: list[str]) -> None:
    """All figures are in the Pools, no Gate is on the map (CW-2.5)."""
    s.table = table_key(s.options, len(s.power), ",".join(codes))
    t = table_of(s.table)
    s.figures = [0] * (t.places * t.size)
    for kind, unit in enumerate(t.units):
        s.figures[t.pool * t.size + kind] = unit.count
    s.keepers = [NO_GATE] * (t.board.size + t.players)
    s.counters = usual_orders(t)
    s.phase = START


def usual_orders(t: Layout) -> list[int]:
    """The counters of all abilities at the beginning: nothing but standing orders (CW-1.21)."""
    counters = [0] * t.counters
    for ability in chain(*t.ordered):
        counters[ability.order_at] = ORDERS.index(ability.usual)
    return counters


def draft(s: War, players: int) -> Script:
    """Seats without a named faction draw one, or choose in their order (CW-2.8)."""
    codes = tuple(FACTIONS)
    chosen = list(picks(s.options.factions, players))
    pile = [number for number, code in enumerate(codes) if code not in chosen]
    for seat, code in enumerate(chosen):
        if code:
            tell(s, "faction", seat=seat, faction=code)
    for seat in [seat for seat, code in enumerate(chosen) if not code]:
        if s.options.draft == Draft.RANDOM:
            number = yield Draw(pile, codes)
        else:
            moves = [PlayFaction(codes[each]) for each in pile]
            move = yield Ask(seat, ASK_FACTION, moves)
            number = pile.pop(moves.index(move))
        chosen[seat] = codes[number]
        tell(s, "faction", seat=seat, faction=codes[number])
    seat_factions(s, chosen)


def start(s: War, t: Layout) -> Script:
    """Everybody's start Area, the First Player, the direction (CW-2.9, CW-2.18, CW-2.20)."""
    for seat in sorted(range(t.players), key=lambda each: t.factions[each].settles):
        yield from _settle(s, t, seat)
    s.first = yield from _first_player(s, t)
    tell(s, "first-player", seat=s.first)
    yield from choose_direction(s, t)
    yield from take_books(s, t)
    s.phase = ACTION
    begin_action_phase(s, t)


def _settle(s: War, t: Layout, seat: Seat) -> Script:
    """A controlled Gate and six Acolytes on the start glyph, or where the faction may choose to
    start (CW-2.9 to CW-2.16).
    """
    faction = t.factions[seat]
    allowed = faction.starts(s, t) if faction.starts else t.board.starts(faction.code.upper())
    zones = [zone for zone in allowed if s.keepers[zone] == NO_GATE]
    zone = zones[0]
    if len(zones) > 1:
        moves = [StartIn(t.board.names[each]) for each in zones]
        move = yield Ask(seat, ASK_START, moves)
        zone = zones[moves.index(move)]
    acolyte = t.acolyte[seat]
    count = t.units[acolyte].count
    for _ in range(count):
        place(s, t, acolyte, zone)
    set_keeper(s, t, zone, acolyte)
    s.starts[seat] = zone
    for ability in t.settled[seat]:
        ability.settled(s, zone)
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
