"""The end of a turn and of a round (AR-6)."""

from __future__ import annotations

import pytest

from tests.arkham_ritual.table import settle, table, through_gate

FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"


@pytest.mark.parametrize(
    ("own", "taken", "reason"),
    [
        ("elder_sign", "idol_b", "elder-sign"),
        ("gate_1", "cthulhu", "gate"),
        ("investigator", "idol_b", "deck-empty"),
        ("gate_2", "idol_b", "deck-empty"),
    ],
)
def test_an_event_ends_the_round_before_the_empty_deck_does(
    own: str, taken: str, reason: str
) -> None:
    """AR-6.1: here the last card of the deck is taken."""
    scene = table(f"{own} mask_b dagger_b grimoire_b candelabra_b", active=1, pile=taken).gives(0)
    assert scene.endings == [reason]


def test_all_passing_ends_the_round_before_the_empty_deck_does() -> None:
    """AR-6.1."""
    assert settle(FIVE, pile="gate_1").endings == ["all-passed"]


@pytest.mark.parametrize(("own", "taken"), [("elder_sign", "idol_b"), ("gate_1", "cthulhu")])
def test_an_ending_by_event_is_immediate(own: str, taken: str) -> None:
    """AR-6.2: no further turn, the next thing that happens is the next round."""
    scene = table(f"{own} mask_b dagger_b grimoire_b candelabra_b", active=1, draws=taken).gives(0)
    assert (scene.state.round, scene.state.turn) == (2, 1)
    assert [each["seat"] for each in scene.happened("drew")][1:] == [scene.asked]


@pytest.mark.parametrize(
    ("active", "moves", "becomes"),
    [
        (0, "give 1, pass 2, take", 3),
        (0, "give 4, take", 1),
        (3, "give 4, pass 0, take", 1),
        (3, "give 2, take", 4),
        (4, "give 0, pass 1, pass 2, take", 3),
        (2, "give 4, pass 3, pass 1, pass 0, take", 3),
        (4, "give 3, pass 2, pass 1, pass 0, take", 0),
    ],
)
def test_the_deck_goes_to_the_first_hand_down_else_to_the_left(
    active: int, moves: str, becomes: int
) -> None:
    """AR-6.3: clockwise from the active player, round the end of the table."""
    scene = table(FIVE, active=active)
    for move in moves.split(", "):
        scene.plays(scene.asked, move)
    assert (scene.asked, scene.view(0).active) == (becomes, becomes)


def test_all_hands_come_up_and_the_next_turn_begins_afresh() -> None:
    """AR-6.4: whoever passed before has the hand down again."""
    scene = table(FIVE, active=0).plays(0, "give 1").plays(1, "pass 2").plays(2, "take")
    assert scene.asked == 3
    assert scene.view(0).hands_down == [0, 1, 2, 4]


def test_the_last_card_of_the_deck_is_played_out() -> None:
    """AR-6.5: it is drawn, given, passed and taken, and only then the round ends."""
    scene = table(FIVE, active=0, pile="idol_r gate_1", draws="gate_1 idol_r").gives(1)
    assert (scene.view(0).pile, scene.endings) == (0, [])
    scene.plays(2, "give 3").plays(3, "pass 4")
    assert scene.endings == []
    scene.plays(4, "take")
    assert scene.endings == ["deck-empty"]
    assert scene.sanity == [5, 7, 7, 7, 5]


def test_a_great_old_one_settles_the_round_alone() -> None:
    """AR-6.6: nobody is judged, the red idol costs nothing of its own."""
    scene = through_gate("cthulhu idol_r dagger_b grimoire_b investigator", taker=2)
    assert scene.happened("verdict") == []
    assert scene.sanity == [7, 3, 3, 3, 3]


@pytest.mark.parametrize("ending", ["all-passed", "elder-sign", "deck-empty"])
def test_every_other_ending_is_settled_by_survival(ending: str) -> None:
    """AR-6.6: the red idol fails, however the round came to its end."""
    own = "elder_sign" if ending == "elder-sign" else "gate_2"
    scene = table(f"{own} idol_r dagger_b grimoire_b candelabra_b", active=1, pile="mask_b")
    scene = scene.all_pass() if ending == "all-passed" else scene.gives(0)
    assert scene.endings == [ending]
    assert scene.sanity == [7, 6, 7, 7, 7]
