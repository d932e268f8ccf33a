"""Cthulhu Wars: random playouts, listed moves and copies, each beside a reference in the same run.

Four random seats, with the factions of the core box and with all nine to draw from, against
catanatron's four random players; legal moves listed a second against python-chess; the copy of a
state, and a world ready to play at a main decision and in a battle, against a deep copy.
`pip install '.[benchmarks]'` brings the others.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from rich.console import Console

from benchmarks.measure import Contestant, interleaved, show
from benchmarks.playouts import catanatron
from mythos.core.asks import Ask
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.state import War

SEED = seed_from("wars")
GAMES = 40
BOX = "gc,cc,bg,ys"
ANY = ""


def playouts(factions: str) -> Contestant:
    options = GAME.read_options({"factions": factions}, 4)

    def work() -> int:
        dice = Dice(SEED)
        return sum(World.start(GAME, 4, dice, options).playout(dice) for _ in range(GAMES))

    return work


def listed(factions: str) -> Contestant:
    """Every legal move of every question of random games."""
    options = GAME.read_options({"factions": factions}, 4)

    def work() -> int:
        dice, total = Dice(SEED), 0
        for _ in range(GAMES // 2):
            world: World[War] = World.start(GAME, 4, dice, options)
            while (request := world.request) is not None:
                ask = request if isinstance(request, Ask) else world.asked[0]
                total += len(ask.moves)
                world.answer(ask.seat, ask.moves[dice.below(len(ask.moves))])
        return total

    return work


def chess_moves() -> Contestant:
    import chess  # noqa: PLC0415

    rng = random.Random(1)  # noqa: S311

    def work() -> int:
        total = 0
        for _ in range(4):
            board = chess.Board()
            for _ in range(120):
                moves = list(board.legal_moves)
                if not moves:
                    break
                total += len(moves)
                board.push(moves[int(rng.random() * len(moves))])
        return total

    return work


def until(wanted: Callable[[Match[Any]], bool]) -> Match[Any]:
    """A random game, played to the first question of this kind after the first round."""
    for number in range(200):
        dice = Dice(derive(SEED, "moves", number))
        match: Match[Any] = Match(GAME, 4, seed=derive(SEED, number))
        while not match.over:
            if match.state.round > 1 and wanted(match):
                return match
            ask = match.asked[0]
            match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    raise LookupError("no such question")


def repeat(work: Callable[[], object], times: int) -> Contestant:
    def contestant() -> int:
        for _ in range(times):
            work()
        return times

    return contestant


def main() -> None:
    console = Console()
    rates = interleaved(
        {
            "Cthulhu Wars, core box": playouts(BOX),
            "Cthulhu Wars, nine factions": playouts(ANY),
            "catanatron": catanatron(),
        }
    )
    show("Random playouts, four seats", rates, "catanatron", "decisions/s")
    rates = interleaved(
        {
            "Cthulhu Wars, core box": listed(BOX),
            "Cthulhu Wars, nine factions": listed(ANY),
            "python-chess": chess_moves(),
        }
    )
    show("Legal moves listed", rates, "python-chess", "moves/s")
    action = until(lambda match: match.asked[0].question.key == "action")
    battle = until(lambda match: match.state.battle is not None)
    dice = Dice(SEED)
    in_turn, in_battle = (match.sight(match.asked[0].seat) for match in (action, battle))
    parts = {
        "deep copy of the state": repeat(lambda: copy.deepcopy(action.state), 30),
        "copy of the state": repeat(action.state.copy, 2000),
        "a world at a main decision": repeat(lambda: in_turn.imagine(dice), 300),
        "a world in a battle": repeat(lambda: in_battle.imagine(dice), 300),
        "a seat's view": repeat(lambda: action.view(0), 200),
    }
    for name, rate in interleaved(parts).items():
        console.print(f"{name}: {1e6 / rate:,.1f} microseconds")


if __name__ == "__main__":
    main()
