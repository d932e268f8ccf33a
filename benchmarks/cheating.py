"""What seeing the own card would be worth: the reasoner against a cheating copy of it.

Not a bot: it reads the true state, which no bot can. It shows how much of the game's losses no
honest player can avoid. Each sits alone at tables of four random seats, in the same games.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

from mythos.arena.statistics import rate
from mythos.bots import make_bot
from mythos.core.dice import derive, seed_from
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.registry import find_game
from mythos.games.arkham_ritual.bots.evaluation import Mind
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.visibility import HiddenCard, View

GAME = find_game("arkham-ritual")
SEED = seed_from("cheating")


def choose(match: Match[Any], seat: int, *, cheat: bool) -> Move:
    """The reasoner's choice, with the true own card put into its view if it cheats."""
    view = match.view(seat)
    assert isinstance(view, View)
    if cheat and view.own is None:
        own = NAMES[match.state.held[seat]]
        unseen = list(view.unseen)
        unseen.remove(own)
        view = msgspec.structs.replace(view, own=HiddenCard(own, None), unseen=unseen)
    ask = match.question(seat)
    assert ask is not None
    return max(ask.moves, key=Mind(view).value)


def ends_with_nothing(number: int, *, cheat: bool) -> bool:
    seed = derive(SEED, number)
    match: Match[Any] = Match(GAME, 5, seed=seed, listen=False)
    random = make_bot(GAME, "random", derive(seed, "random"))
    mine = number % 5
    while asked := match.asked:
        seat = asked[0].seat
        if seat == mine:
            match.play(seat, choose(match, seat, cheat=cheat))
        else:
            match.play(seat, random.choose(match.sight(seat)))
    return bool(match.state.sanity[mine] == 0)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for cheat in (False, True):
        found = rate(sum(ends_with_nothing(n, cheat=cheat) for n in range(games)), games)
        name = "cheating" if cheat else "honest"
        Console().print(f"{name}: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main()
