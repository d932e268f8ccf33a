"""A small game for load tests: two players in turn put their mark on one of nine cells, for long.

The server finds it because this folder is on its path; nothing else knows it.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from mythos.core.asks import Ask, Question, Script
from mythos.core.dice import Chance
from mythos.core.events import tell
from mythos.core.game import Game, Result
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.core.state import State, state

ASK = Question("place", "B-1")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    moves: int = 1_000_000


class Place(Move):
    cell: int


MOVES = tuple(Place(cell) for cell in range(9))


@state
class Board(State):
    cells: list[int]
    limit: int
    turn: int = 0


class View(Struct, frozen=True):
    cells: list[int]
    turn: int


def turn(s: Board) -> Script:
    """One mark."""
    seat = s.turn % 2
    move: Place = yield Ask(seat, ASK, MOVES)
    s.cells[move.cell] = seat
    tell(s, "placed", seat=seat, number=move.cell)
    s.turn += 1


class Bench(Game[Board, Options, View]):
    id = "bench"
    rules_version = "1"
    players = range(2, 3)
    default_players = 2
    moves = (Place,)
    state_type = Board
    options_type = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, players: int) -> Board:
        return Board(cells=[-1] * 9, limit=options.moves)

    def next_beat(self, s: Board) -> Script | None:
        return turn(s) if s.turn < s.limit else None

    def view(self, s: Board, seat: Seat) -> View:
        return View(s.cells[:], s.turn)

    def imagine(self, s: Board, seat: Seat, dice: Chance) -> None:
        """Nothing is hidden."""

    def result(self, s: Board) -> Result | None:
        if s.turn < s.limit:
            return None
        scores = (s.cells.count(0), s.cells.count(1))
        return Result((0,) if scores[0] > scores[1] else (1,), scores)


GAME = Bench()
