"""Matches: playing, refusing, undo, interjections, secret answers, copies and snapshots."""

from __future__ import annotations

import pytest

from mythos.core.dice import seed_from
from mythos.core.errors import (
    BadChance,
    BadOption,
    BadPlayers,
    BadSeat,
    GameOver,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UndoNeedsConsent,
)
from mythos.core.fate import GivenFate
from mythos.core.match import Match
from mythos.core.record import Moved, Rolled
from mythos.core.seats import SPECTATOR
from tests.games import RACE, Race, Step

SEED = seed_from("match")


def race(goal: int = 6) -> Match[Race]:
    return Match(RACE, ["Ann", "Ben"], seed=SEED, options={"goal": goal})


def at_the_finish() -> Match[Race]:
    match = race(goal=1)
    match.play(0, "step 1")
    return match


def test_a_match_asks_a_seat_with_its_legal_moves() -> None:
    (ask,) = race().asked
    assert (ask.seat, ask.question.key, ask.question.clause) == (0, "step", "T-1")
    assert list(ask.moves) == ["step 1", "step 2", "peek"]
    assert isinstance(ask.moves[0], Step)


def test_a_wrong_seat_is_told_whose_turn_it_is() -> None:
    match = race()
    match.play(0, "boost")
    with pytest.raises(NotYourTurn) as refusal:
        match.play(1, "step 1")
    assert refusal.value.asked == (0,)


def test_an_illegal_move_lists_the_legal_ones_and_says_why() -> None:
    with pytest.raises(IllegalMove) as refusal:
        race().play(0, "step 9")
    assert refusal.value.legal == ("step 1", "step 2", "peek", "boost")
    assert (refusal.value.reason, refusal.value.clause) == ("too-far", "T-1")


def test_seats_players_and_options_are_checked() -> None:
    with pytest.raises(BadSeat):
        race().play(7, "step 1")
    with pytest.raises(BadSeat):
        race().view(2)
    with pytest.raises(BadPlayers):
        Match(RACE, 5)
    with pytest.raises(BadOption, match="unknown"):
        Match(RACE, 2, options={"gaol": 3})
    with pytest.raises(BadOption, match="goal"):
        Match(RACE, 2, options={"goal": "far"})


def test_options_are_read_from_texts_too() -> None:
    assert Match(RACE, 2, options={"goal": "9"}).state.goal == 9


def test_secret_answers_are_revealed_together_and_come_in_any_order() -> None:
    match = at_the_finish()
    assert [ask.seat for ask in match.asked] == [0, 1]
    match.play(1, "secret 3")
    assert [ask.seat for ask in match.asked] == [0]
    assert match.state.secrets == []
    with pytest.raises(NotYourTurn):
        match.copy().play(1, "secret 4")
    match.play(0, "secret 5")
    assert match.state.secrets == [5, 3]
    assert match.over
    with pytest.raises(GameOver):
        match.play(0, "secret 1")


def test_an_imagined_world_forgets_the_secret_answers_of_others() -> None:
    match = at_the_finish()
    match.play(1, "secret 3")
    assert [ask.seat for ask in match.imagine(0, match.dice.copy()).asked] == [0, 1]
    assert [ask.seat for ask in match.imagine(1, match.dice.copy()).asked] == [0]


def test_an_interjection_comes_between_and_the_question_is_asked_again_from_the_new_state() -> None:
    match = race()
    match.play(1, "boost")
    (ask,) = match.asked
    assert ask.seat == 0
    assert "step 3" in ask.moves
    assert match.interjections(0) == []


def test_an_interjection_among_secret_answers_keeps_those_already_given() -> None:
    match = at_the_finish()
    match.play(0, "secret 2")
    match.play(0, "boost")
    assert [ask.seat for ask in match.asked] == [1]


def test_undo_is_free_while_nothing_was_revealed() -> None:
    match = race()
    before = match.state.copy()
    match.play(0, "step 2")
    match.undo(0)
    assert match.state == before
    assert match.asked[0].seat == 0
    assert len(match.entries) == 2
    assert match.events[-1].key == "undone"


def test_undo_reaches_back_over_several_beats() -> None:
    match = race()
    match.play(0, "step 2")
    match.play(1, "step 1")
    match.undo(0, consent=True)
    assert match.state.places == [0, 0]
    match.play(0, "step 1")
    match.play(1, "step 1")
    assert match.state.places == [1, 1]


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ([(0, "peek")], 0, "chance"),
        ([(0, "boost")], 0, "chance"),
        ([(0, "step 1"), (1, "step 1")], 0, "others"),
    ],
)
def test_undo_needs_consent_after_chance_or_another_move(
    moves: list[tuple[int, str]], seat: int, reason: str
) -> None:
    match = race()
    for who, move in moves:
        match.play(who, move)
    state, entries = match.state.copy(), len(match.entries)
    with pytest.raises(UndoNeedsConsent) as refusal:
        match.undo(seat)
    assert refusal.value.reason == reason
    assert (match.state, len(match.entries)) == (state, entries)
    match.undo(seat, consent=True)
    assert match.state.places == [0, 0]


def test_the_dice_go_on_after_an_undo() -> None:
    """Taking a roll back does not make it come again: nobody learns what will be rolled."""
    faces = set()
    match = race()
    for _ in range(12):
        match.play(0, "boost")
        faces.add(match.state.longest)
        match.undo(0, consent=True)
    assert len(faces) > 1
    assert sum(isinstance(entry, Rolled) for entry in match.entries) == 12


def test_nothing_to_undo_is_said() -> None:
    with pytest.raises(NothingToUndo):
        race().undo(1)


def test_a_snapshot_resumes_in_the_middle_of_a_beat_and_undoes_back_to_it() -> None:
    match = race()
    match.play(0, "step 1")
    match.play(1, "peek")
    resumed: Match[Race] = Match.resume(RACE, match.snapshot())
    assert resumed.state == match.state
    assert [entry for entry in resumed.entries if isinstance(entry, Moved)] == [Moved(1, "peek")]
    resumed.undo(1, consent=True)
    assert "peek" in resumed.asked[0].moves
    with pytest.raises(NothingToUndo):
        resumed.undo(0)


def test_events_reach_only_their_audience() -> None:
    match = race()
    match.play(0, "peek")
    assert [event.key for event in match.heard(0)] == ["peeked"]
    assert match.heard(1) == match.heard(SPECTATOR) == []


def test_chance_can_be_given_by_hand_and_the_impossible_is_refused() -> None:
    match: Match[Race] = Match(RACE, 2, fate=GivenFate([2]))
    match.play(0, "peek")
    assert match.state.seen == 2
    wrong: Match[Race] = Match(RACE, 2, fate=GivenFate([[9]]))
    with pytest.raises(BadChance):
        wrong.play(0, "boost")
    empty: Match[Race] = Match(RACE, 2, fate=GivenFate([]))
    with pytest.raises(BadChance, match="no outcome"):
        empty.play(0, "boost")
