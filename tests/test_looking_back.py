"""Looking back at a finished game with nothing hidden: every hand, and every event in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.registry import find_game, game_ids
from mythos.core.replay import count_moves, positions, replay
from mythos.core.seats import EVERYONE, SPECTATOR, hears
from tests.test_texts import played

GAMES = [find_game(each) for each in game_ids()]


def moments(game: str, games: int = 3) -> Iterator[Any]:
    """Matches at every position of a few played games."""
    found = find_game(game)
    for number in range(games):
        for _, match in positions(found, played(found, {}, number).record()):
            yield match


def test_arkham_ritual_shows_every_card() -> None:
    seen = 0
    for match in moments("arkham-ritual"):
        view, s = match.open_view(), match.state
        if s.phase == 2:
            assert None not in view.held
            seen += 1
        for seat in range(match.players):
            others = [card for each, card in enumerate(match.view(seat).held) if each != seat]
            assert others == [card for each, card in enumerate(view.held) if each != seat]
        if view.travelling is not None:
            assert view.travelling.card is not None
        if view.top is not None:
            assert view.top.card is not None
        assert (view.removed_card is None) == (view.removed == 0)
    assert seen > 20


def test_arkham_noir_shows_what_the_player_saw() -> None:
    for match in moments("arkham-noir"):
        assert match.open_view() == match.view(0)


def test_rise_of_the_cults_shows_every_hand_and_every_committed_card() -> None:
    fights = 0
    for match in moments("rise-of-the-cults"):
        view = match.open_view()
        for seat in range(match.players):
            assert view.seats[seat].hand == match.view(seat).hand
            assert match.view(seat).seats[seat].hand == ()
        for side in view.confrontation.sides if view.confrontation else ():
            if side.seat < match.players:
                assert side.cards == match.view(side.seat).sealed
                assert side.thugs == match.view(side.seat).fist
                fights += side.number > 0
    assert fights > 0


def test_cthulhu_wars_shows_every_elder_sign() -> None:
    held = 0
    for match in moments("cthulhu-wars"):
        for card in match.open_view().seats:
            own = match.view(card.seat)
            assert card.sign_values == own.own_signs
            assert own.seats[card.seat].sign_values == ()
            held += len(card.sign_values)
    assert held > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_told_in_two_ways_is_told_once_and_in_full(game: AnyGame) -> None:
    for number in range(3):
        match: Match[Any] = played(game, {}, number)
        told = match.heard_openly()
        for seat in range(match.players):
            assert all(event in told for event in match.heard(seat) if is_secret(event))
        lesser = [event for event in match.heard(SPECTATOR) if event.audience != EVERYONE]
        assert not [event for event in lesser if event in told]
        public = [event for event in match.events if event.audience == EVERYONE]
        assert [event for event in told if event.audience == EVERYONE] == public


def is_secret(event: Event) -> bool:
    return event.audience != EVERYONE and not hears(event.audience, SPECTATOR)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_position_is_the_one_that_a_replay_comes_to(game: AnyGame) -> None:
    record = played(game, {}, 1).record()
    seen = []
    for moves, match in positions(game, record):
        seen.append(moves)
        if moves % 7 == 0 or match.over:
            assert match.state == replay(game, record, moves).state
    assert seen == list(range(count_moves(record) + 1))
