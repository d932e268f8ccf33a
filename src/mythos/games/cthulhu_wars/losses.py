"""Cthulhu Wars: the ways of losing a unit (CW-1.13 to CW-1.16) and what each is worth (CW-12.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mythos.core.asks import Ask, Question, Steps
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.board import Zone
from mythos.games.cthulhu_wars.figures import choices, shift, token
from mythos.games.cthulhu_wars.moves import Lose, Sacrifice, made
from mythos.games.cthulhu_wars.state import War
from mythos.games.cthulhu_wars.table import Table
from mythos.games.cthulhu_wars.units import Kind


def eliminate(s: War, t: Table, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False) -> None:
    """A unit returns to its Pool because of a seat, by whatever but a Kill (CW-1.14)."""
    _lose(s, t, kind, zone, _home(s, t, kind), by, on_gate)
    tell(s, "eliminated", seat=t.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


def kill(s: War, t: Table, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False) -> None:
    """A unit returns to its Pool because of a Kill (CW-1.13)."""
    _lose(s, t, kind, zone, _home(s, t, kind), by, on_gate)
    tell(s, "killed", seat=t.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


def capture(s: War, t: Table, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False) -> None:
    """A unit goes onto the captor's faction card; it counts as eliminated now (CW-1.15)."""
    _lose(s, t, kind, zone, t.prisons[by], by, on_gate)
    where = t.board.names[zone]
    tell(s, "captured", seat=by, to=t.owner[kind], unit=t.names[kind], zone=where)


def _home(s: War, t: Table, kind: Kind) -> int:
    """Where the lost go: into the Pool, unless an ability takes them out of the game (CW-1.12)."""
    holders = t.vanishes[t.owner[kind]]
    gone = any(each.active(s) and each.vanishes(s, kind) for each in holders)
    return t.gone if gone else t.pool


def _lose(s: War, t: Table, kind: Kind, zone: Zone, to: int, by: Seat, on_gate: bool) -> None:
    owner = t.owner[kind]
    shift(s, t, kind, zone, to, on_gate=on_gate)
    for ability in t.lost[owner]:
        if ability.active(s):
            ability.lost(s, kind, by)
    if t.players == 2:
        _feed(s, 1 - owner, t.worth[kind])


def survived(s: War, t: Table, kind: Kind) -> None:
    """A unit that got a Kill and lives gives half its value with two players (CW-12.6)."""
    if t.players == 2:
        _feed(s, 1 - t.owner[kind], (t.worth[kind] + 1) // 2)


def _feed(s: War, seat: Seat, doom: int) -> None:
    """With two players the opponent of the owner gains Doom for every loss, also for captives and
    sacrifices (CW-12.3, CW-40.38).
    """
    s.doom[seat] += doom
    tell(s, "doom-for-loss", seat=seat, number=doom)


def pick_here(
    s: War, t: Table, seat: Seat, question: Question, kinds: Iterable[Kind], zone: Zone
) -> Steps[tuple[Kind, bool]]:
    """The owner picks one of his figures in a zone (CW-1.24); no question if all are alike."""
    found = choices(s, t, kinds, zone)
    if len(found) == 1:
        return found[0]
    moves = [made(Lose, token(t, kind, on_gate)) for kind, on_gate in found]
    move = yield Ask(seat, question, moves, {"zone": t.board.names[zone]})
    return found[moves.index(move)]


def pick_anywhere(
    s: War, t: Table, seat: Seat, question: Question, kinds: Sequence[Kind]
) -> Steps[tuple[Kind, Zone, bool]]:
    """The owner picks one of his figures anywhere on the map."""
    found = [
        (kind, zone, on_gate) for zone in t.zones for kind, on_gate in choices(s, t, kinds, zone)
    ]
    if len(found) == 1:
        return found[0]
    moves: list[Sacrifice] = [t.sacrifice[kind][zone][on_gate] for kind, zone, on_gate in found]
    move = yield Ask(seat, question, moves)
    return found[moves.index(move)]
