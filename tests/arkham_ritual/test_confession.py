"""Looking at the own card by accident, as an option (AR-16.3, R-19)."""

from __future__ import annotations

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.errors import IllegalMove, NotYourTurn
from mythos.core.seats import SPECTATOR
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.visibility import HiddenCard
from tests.arkham_ritual.table import Scene, table

FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"


def deciding(drawn: str = "gate_1", then: str = "", left: int = 7) -> Scene:
    """Seat 3 has the card of seat 0 before it; `then` is drawn next, seat 1 has `left` sanity."""
    sanity = [7, left, 7, 7, 7]
    scene = table(FIVE, active=0, draws=f"{drawn} {then}", sanity=sanity, confession=True)
    return scene.plays(0, "give 3")


@pytest.mark.parametrize("seat", range(5))
def test_any_player_may_confess_at_anybodys_question(seat: int) -> None:
    """AR-16.3: the active player, the one who is asked, and everybody else."""
    scene = deciding()
    assert list(scene.match.interjections(seat)) == ["confess"]
    scene.plays(seat, "confess")
    assert scene.sanity[seat] == 6


def test_the_confessor_gets_a_new_card_unseen_and_loses_one() -> None:
    """AR-16.3: the old card is in the deck again, which keeps its size."""
    scene = deciding(then="idol_r")
    before = scene.view(1).pile
    scene.plays(1, "confess")
    assert scene.held[1] == "idol_r"
    assert scene.sanity == [7, 6, 7, 7, 7]
    assert [scene.view(seat).held[1] for seat in range(5)] == ["idol_r", None] + ["idol_r"] * 3
    assert scene.view(SPECTATOR).held[1] is None
    assert (scene.view(1).pile, scene.view(1).own) == (before, None)
    assert "mask_b" in scene.view(0).unseen
    assert scene.view(0).discards == []


def test_the_question_is_asked_again_after_a_confession() -> None:
    """AR-16.3: same seat, same moves, same hands, and the travelling card stays where it was."""
    scene = deciding(drawn="cthulhu")
    asked, moves, hands = scene.asked, scene.moves, scene.view(0).hands_down
    scene.plays(1, "confess").plays(3, "confess")
    assert (scene.asked, scene.moves, scene.view(0).hands_down) == (asked, moves, hands)
    assert scene.view(0).travelling == HiddenCard("cthulhu", "red")
    scene.plays(3, "take")
    assert scene.held[3] == "cthulhu"
    assert scene.asked == 1


def test_chance_may_return_the_very_same_card() -> None:
    """AR-16.3: the card goes into the deck before the shuffle."""
    scene = deciding(then="mask_b").plays(1, "confess")
    assert (scene.held[1], scene.sanity[1]) == ("mask_b", 6)
    assert scene.view(1).own is None


def test_with_an_empty_deck_the_own_card_comes_back() -> None:
    """AR-16.3: the deck is then that one card, so the confessor can work it out."""
    scene = table(FIVE, active=0, pile="gate_1", confession=True).plays(0, "give 3")
    assert scene.view(1).pile == 0
    scene.plays(1, "confess")
    assert (scene.held[1], scene.view(1).pile, scene.sanity[1]) == ("mask_b", 0, 6)
    assert sorted(scene.view(1).unseen) == ["gate_1", "mask_b"]
    scene.plays(3, "take")
    assert scene.endings == ["deck-empty"]


def test_a_confession_at_the_last_sanity_ends_the_game_at_once() -> None:
    """R-19, AR-16.3, AR-11.1: nothing is settled and nobody is asked any more."""
    scene = deciding(left=1).plays(1, "confess")
    assert scene.match.over
    assert scene.match.asked == ()
    assert scene.endings == []
    assert scene.sanity == [7, 0, 7, 7, 7]
    assert scene.winners == (0, 2, 3, 4)


def test_the_active_player_may_confess_before_giving() -> None:
    """AR-16.3: the drawn card is not part of the shuffled deck."""
    scene = table(FIVE, active=0, draws="cthulhu idol_r", confession=True).plays(0, "confess")
    assert (scene.held[0], scene.asked, scene.clause) == ("idol_r", 0, "AR-5.3")
    assert scene.view(0).travelling == HiddenCard("cthulhu", "red")


def test_the_orbs_card_is_in_a_hand_and_not_shuffled() -> None:
    """AR-16.3, AR-8.4: who looks with the Orb holds that card, and decides about it afterwards."""
    scene = table(
        f"magical_orb {FIVE[7:]}", active=1, draws="idol_b cthulhu idol_r gate_1", confession=True
    ).gives(0)
    assert scene.view(0).top == HiddenCard("cthulhu", "red")
    scene.plays(4, "confess")
    assert (scene.asked, scene.view(0).top) == (0, HiddenCard("cthulhu", "red"))
    assert scene.moves == ["keep", "remove"]
    assert "cthulhu" not in scene.held
    scene.plays(0, "remove")
    assert scene.view(0).removed_card == "cthulhu"


def test_a_remembered_own_card_is_forgotten_with_the_card() -> None:
    """AR-16.3, AR-14.4: memory belongs to the card, and that went back to the deck."""
    scene = table(
        f"magical_orb {FIVE[7:]}",
        active=1,
        draws="idol_b cthulhu gate_1 idol_r",
        confession=True,
    ).gives(0)
    scene.plays(0, "keep").plays(2, "give 0").plays(0, "take")
    assert scene.view(0).own == HiddenCard("cthulhu", "red")
    scene.plays(0, "confess")
    assert (scene.held[0], scene.view(0).own) == ("idol_r", None)


def test_the_new_card_is_told_to_the_others_only() -> None:
    """AR-14.5, AR-16.3: the confessor hears of the old card at most, a spectator of none."""
    scene = deciding(then="idol_r").plays(1, "confess")
    for seat in (*range(5), SPECTATOR):
        named = {str(event.params.get("card")) for event in scene.match.heard(seat)}
        assert ("idol_r" in named) == (seat not in (1, SPECTATOR))
    assert {event.params.get("card") for event in scene.match.heard(SPECTATOR)} == {None}


def test_the_confessed_card_may_be_anywhere_again() -> None:
    """AR-14.1, AR-16.3: for the confessor it may be in the deck or even the own card again."""
    scene = deciding(then="idol_r").plays(1, "confess")
    worlds = [scene.match.imagine(1, Dice(seed_from(f"{n}"))).state for n in range(100)]
    assert {NAMES[world.held[1]] for world in worlds} == set(scene.view(1).unseen)
    assert {"mask_b", "idol_r"} <= set(scene.view(1).unseen)


def test_nobody_confesses_unless_the_table_wants_it() -> None:
    """AR-16.3: it is optional and off by default."""
    scene = table(FIVE, active=0)
    assert list(scene.match.interjections(1)) == []
    with pytest.raises(IllegalMove) as refused:
        scene.plays(0, "confess")
    assert (refused.value.reason, refused.value.clause) == ("no-confession", "AR-16.3")
    with pytest.raises(NotYourTurn):
        scene.plays(1, "confess")


def test_a_refused_move_lists_the_confession_among_the_legal_ones() -> None:
    """AR-16.3: what a seat may do unasked is a legal move, too."""
    scene = deciding()
    with pytest.raises(IllegalMove) as refused:
        scene.plays(3, "refuse")
    assert refused.value.legal == (*scene.moves, "confess")


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_what_was_known_of_the_own_card_ends_with_the_confession(seat: int) -> None:
    """AR-16.3, AR-14.4: of a card that was peeked at and taken; others remember theirs."""
    scene = deciding()
    scene.state.own_seen = 0b11111
    scene.plays(seat, "confess")
    assert [scene.view(each).own is None for each in range(5)] == [
        each == seat for each in range(5)
    ]


def test_what_was_known_of_a_colour_ends_with_the_confession() -> None:
    """AR-16.3, AR-14.4: nobody has seen the new card in the Trapezohedron; others keep theirs."""
    held = "trapezohedron mask_b dagger_b grimoire_b candelabra_b"
    scene = table(held, active=1, draws="idol_b idol_r gate_1 gate_2", confession=True).gives(0)
    scene.plays(2, "give 4").plays(4, "take")
    assert scene.view(0).colours == [None, None, None, None, "red"]
    scene.plays(3, "confess")
    assert scene.view(0).colours == [None, None, None, None, "red"]
    scene.plays(4, "confess")
    assert scene.view(0).colours == [None] * 5
