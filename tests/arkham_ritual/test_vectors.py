"""The worked examples and derived vectors of the reference (AR-17)."""

from __future__ import annotations

import pytest

from tests.arkham_ritual.table import settle, table, through_gate


def test_tv_1_the_first_hand_that_is_still_down_is_active_next() -> None:
    """TV-1, AR-6.3: B has taken, so the deck goes on to C."""
    scene = table("grimoire_b candelabra_b mask_b dagger_b idol_b", active=0, draws="idol_r")
    scene.gives(1)
    assert scene.asked == 2
    assert scene.clause == "AR-5.3"


def test_tv_2_the_fallen_are_counted_and_each_of_them_loses_that_many() -> None:
    """TV-2, AR-7.3, AR-7.6: two candelabra clash, the red dagger fails by colour."""
    scene = settle("grimoire_b candelabra_b mask_b dagger_r candelabra_r")
    assert scene.survivors == [0, 2]
    assert scene.sanity == [7, 4, 7, 4, 4]


def test_tv_3_under_the_cultist_only_the_lone_red_artifact_survives() -> None:
    """TV-3, AR-9.3: the red mask is no help, because the blue one clashes with it."""
    assert settle("grimoire_b mask_b cultist dagger_r mask_r").survivors == [3]


def test_tv_4_the_four_fallen_under_the_cultist_lose_four_each() -> None:
    """TV-4, AR-7.6."""
    assert settle("grimoire_b mask_b cultist dagger_r mask_r").sanity == [3, 3, 3, 7, 3]


def test_tv_5_whoever_discards_the_elder_sign_is_judged_by_the_card_taken() -> None:
    """TV-5, AR-8.1, AR-16.2."""
    scene = table("elder_sign candelabra_b mask_b dagger_b grimoire_b", active=1, draws="idol_r")
    scene.gives(0)
    assert scene.endings == ["elder-sign"]
    assert scene.survivors == [1, 2, 3, 4]
    assert scene.sanity == [6, 7, 7, 7, 7]


def test_tv_6_a_gate_exchanged_for_cthulhu_wakes_him_with_the_taker_as_holder() -> None:
    """TV-6, AR-16.4."""
    scene = through_gate("mask_b cthulhu dagger_b grimoire_b idol_b", taker=1)
    assert scene.sanity == [3, 7, 3, 3, 3]


def test_tv_7_the_two_gates_do_not_clash() -> None:
    """TV-7, AR-7.4, R-1."""
    assert settle("gate_1 gate_2 mask_b dagger_b idol_b").survivors == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("before", "after"), [(6, 7), (7, 7)])
def test_tv_8_the_surviving_investigator_gains_one_up_to_seven(before: int, after: int) -> None:
    """TV-8, AR-9.1."""
    scene = settle("investigator gate_1 mask_b dagger_b idol_b", sanity=[before, 7, 7, 7, 7])
    assert scene.sanity == [after, 7, 7, 7, 7]


def test_tv_9_under_the_cultist_the_great_old_one_survives_and_the_investigator_gains_nothing() -> (
    None
):
    """TV-9, AR-7.4, AR-7.7."""
    scene = settle("cultist cthulhu investigator idol_b idol_r", sanity=[7, 7, 6, 7, 7])
    assert scene.survivors == [1]
    assert scene.sanity == [3, 7, 2, 3, 3]


def test_tv_10_under_the_mad_professor_only_artifacts_survive() -> None:
    """TV-10, AR-9.4."""
    scene = settle("mad_professor gate_1 hastur idol_b dagger_b")
    assert scene.survivors == [3, 4]
    assert scene.sanity == [4, 4, 4, 7, 7]


def test_tv_11_the_wary_student_counts_as_fallen_and_loses_only_one() -> None:
    """TV-11, AR-7.6, R-7."""
    assert settle("wary_student idol_r mask_b dagger_b grimoire_b").sanity == [6, 5, 7, 7, 7]


def test_tv_12_nyarlathotep_takes_from_the_sanest_and_gives_to_his_holder() -> None:
    """TV-12, AR-10.2."""
    scene = through_gate(
        "nyarlathotep idol_b mask_b dagger_b grimoire_b", sanity=[2, 6, 6, 3, 1], taker=3
    )
    assert scene.sanity == [6, 4, 4, 3, 1]


def test_tv_13_yog_sothoth_spares_only_the_least_sane_and_his_holder() -> None:
    """TV-13, AR-10.3: the game is over."""
    scene = through_gate(
        "yog_sothoth idol_b mask_b dagger_b grimoire_b", sanity=[5, 7, 4, 3, 6], taker=3
    )
    assert scene.sanity == [5, 0, 0, 3, 0]
    assert scene.winners == (0, 3)


def test_tv_14_a_tie_for_the_least_drags_the_holder_of_yog_sothoth_to_one() -> None:
    """TV-14, AR-10.3."""
    scene = through_gate(
        "yog_sothoth idol_b mask_b dagger_b grimoire_b", sanity=[5, 3, 3, 7, 6], taker=3
    )
    assert scene.sanity == [1, 2, 2, 6, 5]


def test_tv_15_hastur_takes_artifacts_plus_red_cards_from_every_artifact() -> None:
    """TV-15, AR-10.4: three artifacts and two red cards."""
    scene = through_gate("hastur idol_b idol_r elder_sign mask_b", taker=1)
    assert scene.sanity == [7, 2, 2, 7, 2]


def test_tv_16_a_gate_does_nothing_while_nobody_holds_a_great_old_one() -> None:
    """TV-16, AR-8.2: the deck goes to the first hand still down."""
    scene = through_gate("mask_b idol_b dagger_b grimoire_b candelabra_b", taker=1, active=0)
    assert scene.endings == []
    assert scene.sanity == [7] * 5
    assert (scene.asked, scene.clause) == (2, "AR-5.3")


@pytest.mark.parametrize("drawn", ["elder_sign", "gate_1"])
def test_tv_17_a_refused_event_is_thrown_away_without_effect(drawn: str) -> None:
    """TV-17, AR-5.7: Cthulhu lies ready, yet the round is settled by survival alone."""
    scene = settle("cthulhu idol_b mask_b dagger_b grimoire_b", draws=drawn)
    assert scene.endings == ["all-passed"]
    assert scene.happened("refused") == [{"seat": 4, "card": drawn}]
    assert scene.sanity == [6, 7, 7, 7, 7]


def test_tv_18_cthulhu_counts_the_dummies_among_the_holders() -> None:
    """TV-18, AR-10.1, AR-13.4."""
    scene = through_gate("cthulhu idol_b mask_b dagger_b grimoire_b", players=3)
    assert scene.sanity == [7, 3, 3]


def test_tv_19_a_red_card_in_the_trapezohedron_ends_the_game_at_the_last_sanity() -> None:
    """TV-19, AR-8.5, AR-11.1: two red cards are held, yet nothing is settled."""
    scene = table(
        "trapezohedron idol_r mask_r dagger_b grimoire_b",
        active=1,
        sanity=[1, 7, 7, 7, 7],
        draws="candelabra_b candelabra_r",
    ).gives(0)
    assert scene.match.over
    assert scene.sanity == [0, 7, 7, 7, 7]
    assert scene.winners == (1, 2, 3, 4)
    assert scene.endings == []


def test_tv_20_with_no_hand_down_the_left_neighbour_is_active_next() -> None:
    """TV-20, AR-6.3."""
    scene = table("grimoire_b candelabra_b mask_b dagger_b idol_b", players=4, draws="idol_r")
    scene.plays(0, "give 3").plays(3, "pass 2").plays(2, "pass 1").plays(1, "take")
    assert scene.asked == 1
    assert scene.clause == "AR-5.3"


def test_tv_21_the_doom_track_replaces_the_count_and_moves_on() -> None:
    """TV-21, AR-12.2, AR-12.4."""
    scene = settle("wary_student idol_r mask_b dagger_b grimoire_b", doom_track=True, doom=2)
    assert scene.sanity == [6, 4, 7, 7, 7]
    assert scene.view(0).doom == 4


def test_tv_22_a_tie_for_the_least_is_broken_clockwise_from_the_last_active_player() -> None:
    """TV-22, AR-4.5, R-4."""
    scene = settle(
        "idol_b mask_b dagger_b grimoire_b candelabra_b", players=4, active=2, sanity=[4, 7, 4, 5]
    )
    assert scene.state.round == 2
    assert scene.sanity == [4, 7, 4, 5]
    assert scene.asked == 0
