"""The bots of Rise of the Cults: instinct and the three levels."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.arena.simulate import play_one
from mythos.core.asks import Ask
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.instinct import ANSWERS, choose
from mythos.games.rise_of_the_cults.levels import BOTS, HighPriest, is_plain
from mythos.games.rise_of_the_cults.moves import KEEP, Reroll
from mythos.games.rise_of_the_cults.state import Cults


def asked(world: World[Cults]) -> Ask:
    request = world.request
    assert isinstance(request, Ask)
    return request


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_instinct_answers_every_question_legally(players: int) -> None:
    """Half of the answers are random, so that it meets boards it would never come to itself."""
    met: set[str] = set()
    for number in range(6):
        dice = Dice(derive(seed_from("instinct"), players, number))
        world: World[Cults] = World.start(GAME, players, dice)
        while world.request is not None:
            ask = asked(world)
            move = choose(world.state, ask)
            assert move in ask.moves, ask.question.key
            met.add(ask.question.key)
            world.answer(ask.seat, move if dice.below(2) else ask.moves[dice.below(len(ask.moves))])
    assert {"marker", "plan", "pay", "dice", "commit", "buy", "ritual"} <= met


def test_every_answer_belongs_to_a_question() -> None:
    """A misspelt key would never be used, and nobody would notice."""
    from mythos.games.rise_of_the_cults import moves  # noqa: PLC0415

    keys = {each.key for name, each in vars(moves).items() if name.startswith("ASK_")}
    assert set(ANSWERS) <= keys


def test_instinct_beats_chance() -> None:
    won = 0
    for number in range(12):
        bots = ["adept", "random"] if number % 2 else ["random", "adept"]
        played = play_one(GAME, bots, {}, seed_from(f"chance {number}"))
        won += bots.index("adept") in played.result.winners
    assert won >= 11


def test_the_high_priest_looks_ahead_and_wins() -> None:
    """Fixed seeds, so this cannot fail by luck; measured win rates are in the README."""
    for number in range(2):
        bots = ["adept", "adept"]
        bots[number] = "high-priest:looks=8"
        assert play_one(GAME, bots, {}, seed_from(f"priest {number}")).result.winners == (number,)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [1, 2])
def test_every_level_finishes_a_game_and_repeats_it(name: str, players: int) -> None:
    spec = f"{name}:looks=2" if name == "high-priest" else name
    played = [play_one(GAME, [spec] * players, {}, seed_from("same")) for _ in range(2)]
    assert played[0].state == played[1].state


def test_a_hint_ranks_the_moves_of_the_question() -> None:
    match: Match[Any] = Match(GAME, 2, seed=seed_from("hint"))
    ask = match.asked[0]
    advice = HighPriest(seed_from("hint"), looks=20).advise(match.sight(ask.seat))
    assert {move for move, _ in advice} <= set(ask.moves)
    assert all(0 <= value <= 1 for _, value in advice)


def test_dice_are_rolled_again_by_kinds() -> None:
    """Two Thugs, an Initiate and two blanks: the blanks always, the others all or none."""
    world: World[Cults] = World.start(GAME, 2, Dice(seed_from("dice")))
    s = world.state
    s.dice = [2, 1, 0, 2]
    assert is_plain(s, Reroll(2, 0, 0, 2))
    assert is_plain(s, Reroll(0, 0, 0, 2))
    assert not is_plain(s, Reroll(1, 0, 0, 2))
    assert not is_plain(s, Reroll(2, 0, 0, 1))
    assert not is_plain(s, KEEP)
    s.dice = [3, 1, 1, 0]
    assert is_plain(s, KEEP)
