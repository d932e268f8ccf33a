"""Cthulhu Wars: bold random games, deep into the rules, with laws checked on the way.

Plain random players pass too early to see gods awake. These never idle and like to fight, so that a
few games meet nearly every question there is.
"""

from __future__ import annotations

from collections import Counter

import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.state import War
from mythos.testing.laws import LAWS, records_replay

SEED = seed_from("deep games")
IDLE = ("pass", "perform-ritual", "decline")
BOLD = (
    "awaken", "attack", "capture", "create-gate", "control-gate", "pay-for-book", "desecrate",
    "build-cathedral", "free-lowest", "free-highest", "pay-tribute", "enrich-all", "impoverish-all",
    "ancient-sorcery", "slumber", "capture-monster", "energy-nexus", "remove-gate", "awaken-below",
    "idolatry", "beyond-one", "dread-curse", "ice-age",
)  # fmt: skip
LAW_ODDS = 60
INTERJECTION_ODDS = 60


def boldly(match: Match[War], dice: Dice) -> None:
    """One move of whoever is asked, or now and then an interjection of anybody."""
    seat = dice.below(match.players)
    sudden = match.interjections(seat)
    if sudden and dice.below(INTERJECTION_ODDS) == 0:
        match.play(seat, sudden[dice.below(len(sudden))])
        return
    ask = match.asked[0]
    moves = [move for move in ask.moves if move not in IDLE] or ask.moves
    bold = [move for move in moves if move.verb in BOLD]
    chosen = bold if bold and dice.below(2) else moves
    match.play(ask.seat, chosen[dice.below(len(chosen))])


@pytest.mark.parametrize("number", range(4))
def test_deep_games_keep_figures_gates_power_and_laws(number: int) -> None:
    """Figures conserved, Gates held, Power never negative, laws kept (CW-1.10, CW-1.27, CW-5.1)."""
    seed = derive(SEED, number)
    options = {"high_priests": number % 2 == 1, "four_player_map": ("west", "east")[number % 2]}
    match: Match[War] = Match(GAME, 2 + number, options=options, seed=seed)
    dice = Dice(derive(seed, "moves"))
    while not match.over:
        assert GAME.flaws(match.state) == []
        if dice.below(LAW_ODDS) == 0:
            LAWS[dice.below(len(LAWS))](match, Dice(derive(seed, len(match.entries))))
        boldly(match, dice)
    records_replay(match)
    told = Counter(event.key for event in match.events)
    for key in ("battle", "awakened", "captured", "book", "killed", "retreated"):
        assert told[key], key
