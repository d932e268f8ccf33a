"""The bots of Arkham Noir: instinct, outlook and the planner (AN-22.3)."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.arena.simulate import play_one
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.bots.bots import Detective, outcome, prospects
from mythos.games.arkham_noir.bots.evaluation import Reading
from mythos.games.arkham_noir.bots.policy import best_rescue, choose, play_on
from mythos.games.arkham_noir.bots.weights import Weights, judgement
from mythos.games.arkham_noir.state import Noir
from tests.arkham_noir.desk import Scene, desk, random_games

WINNING = "V04: L01 S01 E07 P04 T06 M01 A07 | V05:"
FOUR = "P08 E08 T07 L08"


def reading(scene: Scene) -> Reading:
    return Reading(scene.s, judgement().card)


def considered(scene: Scene) -> list[str]:
    return [
        str(move) for move in Detective(bytes(32)).candidates(scene.match.sight(0), Dice(bytes(32)))
    ]


def test_the_tables_have_the_right_size() -> None:
    """A table that is too short would only fail in a rare game."""
    for weights in (judgement().instinct, judgement().outlook):
        sizes = {"kinds": 32, "best": 32, "second": 32, "followers": 48, "keys": 18,
                 "lightning": 4, "trail_fits": 6, "trail_lost": 6, "effects": 12, "checks": 10,
                 "picture_victims": 36, "picture_stability": 18, "contact": 2}  # fmt: skip
        for name, size in sizes.items():
            assert len(getattr(weights, name)) == size
        for name in set(Weights.__struct_fields__) - set(sizes) - {"strain", "third"}:
            assert len(getattr(weights, name)) > 51


@pytest.mark.parametrize("options", [{}, {"victims": 6, "limit": 6}, {"contact": "skeleton_key"},
                                     {"victory": "forgotten_being", "victims": 4}])  # fmt: skip
def test_instinct_answers_every_question_legally(options: dict[str, Any]) -> None:
    for scene in random_games(12, **options):
        if not scene.match.over:
            assert choose(scene.s, scene.ask) in scene.ask.moves
            assert 0 <= prospects(scene.s) <= 1


def test_instinct_plays_whole_games_much_better_than_chance() -> None:
    """By chance nobody wins and the Big Picture stays nearly empty (0.1 kinds)."""
    kinds = 0
    for number in range(40):
        dice = Dice(derive(seed_from("instinct"), number))
        world: World[Noir] = World.start(GAME, 1, dice)
        play_on(world, turns=1000)
        result = GAME.result(world.state)
        assert result is not None
        kinds += result.scores[0]
    assert kinds / 40 > 1.8


def test_looking_ahead_stops_at_an_action() -> None:
    world: World[Noir] = World.start(GAME, 1, Dice(seed_from("ahead")))
    start = world.state.turn
    play_on(world, turns=5)
    assert world.state.turn == start + 6
    assert world.asked[0].question.key == "action"


def test_instinct_closes_the_case_that_wins() -> None:
    scene = desk(WINNING, trail="P06", picture=FOUR)
    assert choose(scene.s, scene.ask) == "close V04"
    scene.plays("close V04")
    assert choose(scene.s, scene.ask).verb == "collect"


def test_instinct_collects_the_forgotten_being_when_it_is_asked_for() -> None:
    row = "V04: L01 E07 P04 T06 M03 M02 A07 | V05:"
    scene = desk(row, trail="P06", picture=FOUR, victory="forgotten_being").plays("close V04")
    assert choose(scene.s, scene.ask) == "collect M02"


def test_the_contact_rescues_a_shaken_mind() -> None:
    scene = desk(trail="M07", stability="P04 P05 T03 T05 T06", time="T02").plays("pass")
    rescue = best_rescue(scene.s)
    assert rescue is not None
    assert rescue.verb == "card-gain"
    assert str(rescue).split()[1] in scene.stability.split()


def test_the_planner_sees_the_win() -> None:
    """The fifth kind wins at once; what does not win is ranked behind it."""
    scene = desk(WINNING.replace("V05", "V02"), trail="P06", picture=FOUR)
    planner = Detective(seed_from("plan"), looks=60)
    assert planner.choose(scene.match.sight(0)) == "close V04"
    best, value = Detective(seed_from("plan"), looks=60).advise(scene.match.sight(0))[0]
    assert (best, value) == ("close V04", 1.0)  # sooner is better than just as surely later
    assert planner.looks_done >= 60


def test_the_planner_uses_the_contact_to_stay_in_the_game() -> None:
    scene = desk(trail="M07", stability="P04 P05 T03 T05 T06").plays("pass")
    chosen = Detective(seed_from("rescue"), looks=40).choose(scene.match.sight(0))
    assert chosen.verb == "card-gain"
    assert scene.plays(chosen).match.asked


def test_dominated_moves_are_not_considered() -> None:
    """Of a whole draw pile the best few; no puzzle clue of a kind that is there already."""
    search = desk("V01: | V05:", trail="L07").plays("place-lead L07 V01")
    assert len(search.moves) > 40
    assert len(considered(search)) == 7
    closing = desk(WINNING, trail="P06", picture="A08").plays("close V04")
    assert closing.moves == ["collect M01", "collect A07", "done"]
    assert considered(closing) == ["collect M01"]
    calm = desk(trail="M07", stability="P04", hand="M02")
    assert not any(move.startswith("card-gain") for move in considered(calm))


def test_a_planner_with_the_same_seed_plays_the_same_game() -> None:
    played = [play_one(GAME, ["planner:looks=8"], {}, seed_from("same")) for _ in range(2)]
    assert played[0].state == played[1].state


def test_a_time_budget_is_kept() -> None:
    match: Match[Noir] = Match(GAME, 1, seed=seed_from("time"))
    planner = Detective(seed_from("time"), ms=40)
    planner.choose(match.sight(0))
    assert 0 < planner.looks_done < 3000


def test_the_outlook_knows_a_good_desk_from_a_bad_one() -> None:
    good = desk(WINNING, trail="P06", picture=FOUR)
    bad = desk(trail="P06", stability="P04 P05 T03 T05", time="P01 P02 P03 P07", victims_left=0)
    assert prospects(good.s) > prospects(bad.s) + 0.2
    assert outcome(good.s) > outcome(bad.s) + 0.2
    won = desk(WINNING, trail="P06", picture=FOUR).plays("close V04", "collect A07")
    assert outcome(won.s) == 1.0


def test_the_planner_wins_some_and_finds_more_than_instinct() -> None:
    """Fixed seeds, so this cannot fail by luck; measured win rates are in the README."""
    results = [
        play_one(
            GAME, ["planner:looks=20"], {"victims": 6, "limit": 6}, seed_from(f"win {n}")
        ).result
        for n in range(2)
    ]
    assert sum(bool(result.winners) for result in results) >= 1
