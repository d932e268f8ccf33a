"""The worked examples and derived vectors of the reference (AR-17)."""

from __future__ import annotations

from tests.arkham_ritual.table import table


def test_tv_2_the_fallen_are_counted_and_each_of_them_loses_that_many() -> None:
    """TV-2, AR-7.3, AR-7.6: two candelabra clash, the red dagger fails by colour."""
    scene = table(
        "grimoire_b candelabra_b mask_b dagger_r elder_sign", pile="candelabra_r", active=3,
        draws="candelabra_r",
    )  # fmt: skip
    scene.plays(3, "give 4").plays(4, "take")
    assert scene.sanity == [7, 4, 7, 4, 4]


def test_tv_20_with_no_hand_down_the_left_neighbour_is_active_next() -> None:
    """TV-20, AR-6.3."""
    scene = table("grimoire_b candelabra_b mask_b dagger_b idol_b", players=4, draws="idol_r")
    scene.plays(0, "give 3").plays(3, "pass 2").plays(2, "pass 1").plays(1, "take")
    assert scene.asked == 1
    assert scene.clause == "AR-5.3"
