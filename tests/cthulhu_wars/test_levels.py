"""The bots of Cthulhu Wars: instinct, outlook, nearness and the three levels."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.arena.simulate import play_one
from mythos.core.asks import Ask, AskAll
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.games.cthulhu_wars.bots.bots import BOTS, Adept, HighPriest
from mythos.games.cthulhu_wars.bots.evaluation import outlook
from mythos.games.cthulhu_wars.bots.policy import choose
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.game import GAME
from mythos.games.cthulhu_wars.rules.moves import ASK_KILL, AssignKill
from mythos.games.cthulhu_wars.rules.state import ACTION, War
from tests.cthulhu_wars.war import war


def ask_of(world: World[War]) -> Ask:
    request = world.request
    if isinstance(request, AskAll):
        return world.asked[0]
    assert isinstance(request, Ask)
    return request


@pytest.mark.parametrize("players", [2, 3, 4])
def test_instinct_answers_legally_and_estimates_stay_in_bounds(players: int) -> None:
    for number in range(3):
        dice = Dice(derive(seed_from("instinct"), players, number))
        world: World[War] = World.start(GAME, players, dice)
        while world.request is not None:
            s, ask = world.state, ask_of(world)
            move = choose(CATALOGUE.layout(s.table), ask, dice) if s.table else ask.moves[0]
            assert move in ask.moves
            world.answer(ask.seat, move)
            shares = GAME.evaluate(world.state)
            assert 0 < sum(shares) < 1.000001 or GAME.result(world.state)
            if s.phase == ACTION:
                assert_nearness_in_bounds(s)


def test_instinct_gives_up_the_cheapest_and_spares_the_keeper() -> None:
    t = CATALOGUE.layout("earth-west-3p+earth-east-3p/3/gc,cc,bg/")
    losses = [AssignKill("starspawn"), AssignKill("acolyte_on_gate"), AssignKill("acolyte")]
    ask = Ask(0, ASK_KILL, losses)
    assert choose(t, ask, Dice(seed_from("loss"))) == AssignKill("acolyte")


def assert_nearness_in_bounds(s: War) -> None:
    for own in CATALOGUE.layout(s.table).requirements:
        for requirement in own:
            assert 0 <= requirement.nearness(s, gain=10) < 1


def test_novices_earn_more_spellbooks_than_chance() -> None:
    """Fixed seeds, so this cannot fail by luck."""

    def books(bot: str) -> int:
        played = play_one(GAME, [bot] * 3, {}, seed_from("books"))
        assert isinstance(played.state, War)
        return sum(mask.bit_count() for mask in played.state.books)

    assert books("novice") > books("random")


def test_the_outlook_likes_doom_books_and_gates() -> None:
    world: World[War] = World.start(GAME, 4, Dice(seed_from("outlook")))
    while ask_of(world).question.key != "action":
        world.answer(ask_of(world).seat, ask_of(world).moves[0])
    s = world.state
    t = CATALOGUE.layout(s.table)
    before = outlook(s, t)[0]
    s.doom[0] += 5
    richer = outlook(s, t)[0]
    s.books[0] |= 3
    s.met[0] |= 3
    wiser = outlook(s, t)[0]
    assert before < richer < wiser


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_level_plays_on_and_repeats_itself(name: str) -> None:
    """The first turns of a game, twice, with the same seed."""
    games = []
    for _ in range(2):
        match: Match[Any] = Match(GAME, 3, seed=seed_from("same"))
        bots = [BOTS[name](derive(seed_from("bot"), seat), looks=4) for seat in range(3)]
        for _ in range(12):
            ask = match.asked[0]
            match.play(ask.seat, bots[ask.seat].choose(match.sight(ask.seat)))
        games.append(match.snapshot())
    assert games[0] == games[1]


@pytest.mark.slow
def test_an_adept_finds_more_spellbooks_than_chance() -> None:
    """Fixed seeds, so this cannot fail by luck; measured win rates are in the README."""
    bots = ["adept:looks=20", "random", "random", "random"]
    played = play_one(GAME, bots, {}, seed_from("c"))
    assert isinstance(played.state, War)
    found = [mask.bit_count() for mask in played.state.books]
    assert found[0] > max(found[1:])


def test_hints_rank_the_moves_of_the_question() -> None:
    match: Match[Any] = Match(GAME, 4, seed=seed_from("hint"))
    while match.asked[0].question.key != "action":
        match.play(match.asked[0].seat, match.asked[0].moves[0])
    ask = match.asked[0]
    advice = Adept(seed_from("hint"), looks=10).advise(match.sight(ask.seat))
    assert {move for move, _ in advice} <= set(ask.moves)
    assert all(0 <= value <= 1 for _, value in advice)


FINALES = {
    "all signs end it": ({"cc": 26, "bg": 24}, [1, 3], "cc,bg", True),
    "one sign too few": ({"cc": 26, "bg": 24}, [3], "cc,bg", False),
    "a rival would win": ({"cc": 26, "bg": 31}, [1, 3], "cc,bg", False),
    "the rival is not complete": ({"cc": 26, "bg": 31}, [1, 3], "cc", True),
    "not complete": ({"cc": 26, "bg": 24}, [1, 3], "bg", False),
}


@pytest.mark.parametrize("case", sorted(FINALES))
def test_a_high_priest_reveals_when_that_wins(case: str) -> None:
    doom, signs, complete, reveals = FINALES[case]
    books = dict.fromkeys(complete.split(","), "all")
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom=doom, signs={"cc": signs}, books=books)
    bot = HighPriest(seed_from("finale"), looks=8)
    move = bot.choose(scene.match.sight(0))
    assert (move == f"reveal {signs[-1]}") is reveals
    while reveals and not scene.match.over:
        scene.match.play(0, bot.choose(scene.match.sight(0)))
        assert scene.match.over or scene.ask.seat == 0
    result = scene.match.result
    assert not reveals or (result is not None and result.winners == (0,))


def test_a_high_priest_minds_the_signs_of_others() -> None:
    """Whose faces nobody knows: four of them can be more than the lead."""
    books = {"cc": "all", "bg": "all"}
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 27, "bg": 25},
                signs={"cc": [3], "bg": [1, 1, 1, 1]}, books=books)  # fmt: skip
    move = HighPriest(seed_from("finale"), looks=8).choose(scene.match.sight(0))
    assert not move.startswith("reveal")
