"""Moves as records: typed fields by name, prices, where they are touched, and their texts again."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from mythos.client.moves import OfferedMove, read_moves
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game, game_ids
from mythos.server.move_groups import groups_of, on_of
from mythos.server.protocol import encode, question_of

SEED: Final = seed_from("move-groups")


def sent(message: object) -> Any:
    return msgspec.json.decode(encode(message))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_move_of_a_game_arrives_with_its_text_and_its_fields(game_id: str) -> None:
    game = find_game(game_id)
    match: Match[Any] = Match(game, game.default_players, seed=SEED)
    dice = Dice(derive(SEED, game_id))
    for _ in range(120):
        if match.over:
            break
        ask = match.asked[0]
        offered = list(ask.moves)
        found = read_moves(sent(question_of(ask))["moves"])
        assert found == [str(move) for move in offered]
        assert [each.verb for each in found] == [move.verb for move in offered]
        assert [list(each.fields) for each in found] == [list(move.values) for move in offered]
        match.play(ask.seat, offered[dice.below(len(offered))])


def test_moves_of_one_verb_and_price_share_a_record_in_their_order() -> None:
    match: Match[Any] = Match(
        find_game("cthulhu-wars"), 2, seed=SEED, options={"factions": "gc,ys"}
    )
    ask = match.question(match.asked[0].seat)
    assert ask is not None
    prices = match.prices(ask.seat, ask.moves)
    groups = groups_of(ask.moves, prices)
    assert len(groups) < len(ask.moves)
    found = {str(move): move.price for move in read_moves(sent(groups))}
    assert found == {str(move): prices.get(move, 0) for move in ask.moves}
    assert {found[move] for move in found if move.startswith("move-unit ")} == {1}


def test_a_price_that_differs_begins_another_record() -> None:
    match: Match[Any] = Match(
        find_game("cthulhu-wars"), 2, seed=SEED, options={"factions": "gc,ys"}
    )
    moves = [move for move in match.asked[0].moves if move.verb == "move-unit"][:3]
    groups = groups_of(moves, {moves[1]: 2})
    assert [group.price for group in groups] == [0, 2, 0]
    assert read_moves(sent(groups)) == [str(move) for move in moves]


@pytest.mark.parametrize(
    ("names", "fighting", "on"),
    [
        (("unit", "zone"), False, "map"),
        (("unit", "zone"), True, "map"),
        (("unit",), True, "battle"),
        (("unit",), False, "card"),
        (("book",), False, "card"),
        ((), True, "prompt"),
    ],
)
def test_where_a_move_is_touched_follows_from_what_it_names(
    names: tuple[str, ...], fighting: bool, on: str
) -> None:
    assert on_of(names, fighting) == on


def test_a_move_without_fields_is_its_verb() -> None:
    [move] = read_moves([{"verb": "pass", "each": [[]]}])
    assert (move, move.fields, move.price, move.on) == ("pass", {}, 0, "prompt")
    assert isinstance(move, OfferedMove)


def test_a_record_whose_values_do_not_fit_its_names_is_refused() -> None:
    with pytest.raises(ValueError, match="argument"):
        read_moves([{"verb": "give", "names": ["to"], "each": [[1, 2]]}])
