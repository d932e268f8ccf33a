"""The small parts of the core: moves, states, registry, options, fate, texts."""

from __future__ import annotations

import pickle
from collections import Counter
from enum import IntEnum
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from mythos.bots import bot_names, make_bot
from mythos.core.asks import Draw, Later, Question, Roll, ask_which
from mythos.core.dice import Dice, seed_from
from mythos.core.errors import BadMove, BadOption, BrokenGame, UnknownBot, UnknownGame
from mythos.core.match import Match
from mythos.core.moves import Move, parse_move
from mythos.core.registry import find_game, game_ids
from mythos.core.run import World
from mythos.core.seats import EVERYONE, SPECTATOR, but, hears, only
from mythos.core.state import State, load, save, state
from mythos.core.texts import Speaker
from mythos.thinking.budget import patience
from tests.games import RACE, Race, Step


class Ocean(IntEnum):
    ARCTIC_OCEAN = 3


class SailTo(Move):
    zone: Ocean
    ships: int


class Stay(Move):
    pass


def test_a_move_is_its_text() -> None:
    move = SailTo(Ocean.ARCTIC_OCEAN, 2)
    assert move == "sail-to arctic_ocean 2"
    assert (move.zone, move.ships) == (Ocean.ARCTIC_OCEAN, 2)
    by_text: dict[str, int] = {move: 1}
    assert by_text["sail-to arctic_ocean 2"] == 1
    assert SailTo(zone=Ocean.ARCTIC_OCEAN, ships=2) == move
    assert Stay() == "stay"


class FleeTo(SailTo):
    pass


class FleeFrom(SailTo):
    fear: str


def test_a_move_has_the_fields_of_the_one_that_it_is_made_of_and_first() -> None:
    move = FleeTo(Ocean.ARCTIC_OCEAN, 2)
    assert (move, move.ships) == ("flee-to arctic_ocean 2", 2)
    assert parse_move([SailTo, FleeTo], str(move)) == move
    assert FleeFrom(Ocean.ARCTIC_OCEAN, 2, "ice") == "flee-from arctic_ocean 2 ice"
    with pytest.raises(TypeError):
        FleeTo()  # type: ignore[call-arg]


def test_a_move_parses_back_with_its_fields() -> None:
    move = parse_move([Stay, SailTo], "sail-to arctic_ocean 2")
    assert isinstance(move, SailTo)
    assert move.zone is Ocean.ARCTIC_OCEAN


@pytest.mark.parametrize(
    "text",
    ["", "swim", "sail-to", "sail-to arctic_ocean", "sail-to mars 2", "sail-to arctic_ocean x",
     "stay here", "sail-to arctic_ocean 2 3", " stay"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        parse_move([Stay, SailTo], text)


def test_a_move_cannot_be_changed_and_survives_pickling() -> None:
    move = SailTo(Ocean.ARCTIC_OCEAN, 2)
    with pytest.raises(AttributeError):
        move.ships = 3  # type: ignore[misc]
    again = pickle.loads(pickle.dumps(move))
    assert again == move
    assert again.ships == 2


def test_a_move_with_wrong_fields_is_refused_where_it_is_made() -> None:
    with pytest.raises(TypeError):
        SailTo(Ocean.ARCTIC_OCEAN)  # type: ignore[call-arg]
    with pytest.raises(BrokenGame, match="neither int"):

        class Broken(Move):
            where: list[int]


@state
class Inner(State):
    numbers: list[int]


@state
class Outer(State):
    rows: list[list[int]]
    counts: dict[str, int]
    inner: Inner
    maybe: Inner | None
    many: list[Inner]
    name: str = ""


def outer() -> Outer:
    return Outer(
        rows=[[1], [2]], counts={"a": 1}, inner=Inner(numbers=[1]), maybe=Inner(numbers=[2]),
        many=[Inner(numbers=[3])],
    )  # fmt: skip


def test_a_copy_shares_nothing_that_can_change() -> None:
    original = outer()
    copy = original.copy()
    assert copy == original
    copy.rows[0].append(9)
    copy.counts["b"] = 2
    copy.inner.numbers.append(9)
    assert copy.maybe is not None
    copy.maybe.numbers.append(9)
    copy.many[0].numbers.append(9)
    assert original == outer()


def test_nested_states_are_saved_and_loaded() -> None:
    assert load(Outer, save(outer())) == outer()


def test_a_state_of_anything_but_plain_data_is_refused() -> None:
    with pytest.raises(BrokenGame, match="not plain data"):

        @state
        class Unplain(State):
            seats: set[int]


def test_audiences() -> None:
    assert hears(EVERYONE, SPECTATOR)
    assert hears(only(1, 3), 3)
    assert not hears(only(1, 3), 2)
    assert not hears(but(EVERYONE, 2), 2)
    assert hears(but(EVERYONE, 2), SPECTATOR)


def test_games_are_found_by_their_entry_points() -> None:
    assert "arkham-ritual" in game_ids()
    with pytest.raises(UnknownGame, match="arkham-ritual"):
        find_game("arkham-rituals")


def test_bots_are_found_by_name_and_settings() -> None:
    game = find_game("arkham-ritual")
    assert bot_names(game) == ["random", "greedy", "mcts", "reasoner"]
    make_bot(game, "mcts:iterations=5,depth=3", seed_from("x"))
    with pytest.raises(UnknownBot, match="reasoner"):
        make_bot(game, "oracle", seed_from("x"))
    for wrong in ("mcts:iterations", "mcts:iterations=x", "mcts:wisdom=3", "random:ms=1"):
        with pytest.raises(BadOption):
            make_bot(game, wrong, seed_from("x"))


def test_a_playout_stops_at_its_limit_and_goes_on() -> None:
    dice = Dice(seed_from("limit"))
    world: World[Race] = World.start(RACE, 2, dice)
    assert world.playout(dice, 2) == 2
    assert world.request is not None
    world.playout(dice)
    assert world.request is None
    assert len(world.values()) == 2


def test_a_playout_goes_through_secret_answers_and_rolls() -> None:
    dice = Dice(seed_from("all"))
    for _ in range(50):
        world: World[Race] = World.start(RACE, 2, dice)
        assert world.playout(dice) >= 5
        assert world.state.die > 0


def test_a_missing_text_falls_back_to_its_key() -> None:
    assert Speaker("de").say("no-such-key") == "no-such-key"
    assert Speaker("de", find_game("arkham-ritual")).rules()[0].number == "AR-1.1"


def test_fields_of_a_move_are_typed() -> None:
    assert Step(2).by == 2


def test_patience_counts_steps_or_time() -> None:
    """A number of steps is kept exactly; a time is kept too, after at least one step."""
    assert list(patience(3, 0)) == [0, 1, 2]
    assert list(patience(0, 0)) == [0]
    assert list(patience(5, 1e-9)) == [0]
    assert len(list(patience(1, 0.01))) > 1


def test_moves_that_come_later_are_listed_once_and_only_when_somebody_looks() -> None:
    made = []

    def make() -> list[Step]:
        made.append(1)
        return [Step(1), Step(2)]

    later = Later(make)
    assert made == []
    assert len(later) == 2
    assert later[-1] == Step(2)
    assert list(later) == [Step(1), Step(2)]
    assert Step(1) in later
    assert later == [Step(1), Step(2)]
    assert later == Later(make)
    assert later.index(Step(2)) == 1
    assert made == [1, 1], "once for each"


def test_a_world_of_cthulhu_wars_lists_no_moves_until_it_is_looked_at() -> None:
    """Whoever tries a known move does not pay for the menu it came from."""
    match: Match[Any] = Match(find_game("cthulhu-wars"), 4, seed=seed_from("later"))
    while match.asked[0].question.key != "action":
        match.play(match.asked[0].seat, match.asked[0].moves[0])
    move, sight = match.asked[0].moves[0], match.sight(match.asked[0].seat)
    moves = sight.imagine(Dice(seed_from("later"))).asked[0].moves
    assert isinstance(moves, Later)
    assert moves._found is None
    assert move in moves
    assert moves._found is not None


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_a_roll_lists_its_results_with_their_chances(dice: int) -> None:
    """All throws that there are, each counted once; the chances are exact."""
    listed = {tuple(faces): chance for faces, chance in Roll(6, dice).outcomes()}
    throws = Counter(tuple(sorted(each)) for each in product(range(1, 7), repeat=dice))
    assert listed == {faces: Fraction(number, 6**dice) for faces, number in throws.items()}
    assert sum(listed.values()) == 1


def test_a_draw_lists_its_items_with_their_chances() -> None:
    listed = dict(Draw([1, 1, 2, 3], ("none", "one", "two", "three")).outcomes())
    assert listed == {1: Fraction(1, 2), 2: Fraction(1, 4), 3: Fraction(1, 4)}


def test_a_question_that_nothing_answers_is_an_error() -> None:
    """Nobody waits for ever where a game has nothing to offer."""
    with pytest.raises(BrokenGame, match=r"nothing answers the question start \(CW-2\.9\)"):
        next(ask_which(0, Question("start", "CW-2.9"), {}))
