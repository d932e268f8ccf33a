"""What a Great Old One does when a Gate lets it through (AR-10, AR-12.3)."""

from __future__ import annotations

import pytest

from mythos.games.arkham_ritual.great_old_ones import nyarlathotep
from tests.arkham_ritual.table import through_gate

REST = "idol_b mask_b dagger_b grimoire_b"


@pytest.mark.parametrize(("players", "loss"), [(3, 4), (4, 4), (5, 4), (6, 5), (7, 6)], ids=str)
def test_cthulhu_costs_all_others_one_less_than_there_are_holders(players: int, loss: int) -> None:
    """AR-10.1, AR-13.4."""
    held = f"cthulhu {REST} candelabra_b gate_2".split()[: max(players, 5)]
    scene = through_gate(" ".join(held), players=players)
    assert scene.sanity == [7, *[7 - loss] * (players - 1)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([3, 7, 2, 2, 1], [4, 6, 2, 2, 1]),
        ([2, 6, 6, 3, 1], [6, 4, 4, 3, 1]),
        ([1, 5, 5, 5, 5], [7, 1, 1, 1, 1]),
        ([7, 4, 4, 4, 3], [7, 1, 1, 1, 3]),
        ([7, 3, 2, 2, 2], [7, 2, 2, 2, 2]),
    ],
)
def test_nyarlathotep_takes_from_the_sanest_others(before: list[int], after: list[int]) -> None:
    """AR-10.2: each loses as many as there are of them; the holder is not compared."""
    assert through_gate(f"nyarlathotep {REST}", sanity=before).sanity == after


def test_nyarlathotep_gives_only_what_was_really_lost() -> None:
    """AR-10.2, AR-10.6, R-21: three at 2 cannot lose 3 each, so the holder gets 6 at most."""
    scene = through_gate(f"nyarlathotep {REST}", sanity=[1, 2, 2, 2, 1])
    assert scene.sanity == [7, 0, 0, 0, 1]
    assert scene.happened("gained") == [{"seat": 0, "number": 6, "left": 7}]
    less = through_gate(f"nyarlathotep {REST}", sanity=[1, 1, 1, 1, 1])
    assert less.sanity == [5, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([5, 7, 4, 3, 6], [5, 0, 0, 3, 0]),
        ([2, 7, 4, 3, 6], [2, 0, 0, 0, 0]),
        ([1, 7, 7, 7, 7], [1, 0, 0, 0, 0]),
        ([5, 3, 3, 7, 6], [1, 2, 2, 6, 5]),
        ([3, 3, 5, 7, 6], [1, 2, 4, 6, 5]),
        ([1, 1, 5, 7, 6], [1, 0, 4, 6, 5]),
        ([7, 7, 7, 7, 7], [1, 6, 6, 6, 6]),
    ],
)
def test_yog_sothoth_asks_for_the_least_sanity_of_all(before: list[int], after: list[int]) -> None:
    """AR-10.3, R-11: the holder is compared too; alone at the bottom the holder alone is spared."""
    assert through_gate(f"yog_sothoth {REST}", sanity=before).sanity == after


@pytest.mark.parametrize(
    ("held", "after"),
    [
        ("hastur idol_b elder_sign investigator cultist", [7, 5, 7, 7, 7]),
        ("hastur idol_b idol_r elder_sign mask_b", [7, 2, 2, 7, 2]),
        ("hastur idol_b mask_b dagger_b grimoire_b", [7, 2, 2, 2, 2]),
        ("hastur idol_r mask_r dagger_r gate_2", [7, 0, 0, 0, 7]),
        ("hastur elder_sign gate_2 investigator cultist", [7, 7, 7, 7, 7]),
    ],
)
def test_hastur_costs_every_artifact_the_artifacts_and_the_red_cards(
    held: str, after: list[int]
) -> None:
    """AR-10.4: his own holder counts as red and loses nothing."""
    assert through_gate(held).sanity == after


@pytest.mark.parametrize(
    ("great_old_one", "before", "after"),
    [
        ("cthulhu", [7, 7, 7], [3, 3, 3]),
        ("nyarlathotep", [6, 6, 2], [4, 4, 2]),
        ("yog_sothoth", [6, 3, 5], [0, 3, 0]),
        ("yog_sothoth", [3, 3, 5], [2, 2, 4]),
        ("hastur", [7, 7, 7], [2, 2, 7]),
    ],
)
def test_a_dummy_may_hold_the_great_old_one(
    great_old_one: str, before: list[int], after: list[int]
) -> None:
    """AR-10.5, R-12: only real players are compared, and what the dummy would get vanishes."""
    scene = through_gate(
        f"idol_b mask_b elder_sign {great_old_one} grimoire_r", players=3, sanity=before
    )
    assert scene.sanity == after
    assert scene.happened("awakens-dummy") == [{"number": 1, "card": great_old_one}]


def test_losses_of_one_effect_are_simultaneous() -> None:
    """AR-10.6: that the first of them falls to 0 changes nothing for the last."""
    scene = through_gate(f"nyarlathotep {REST}", sanity=[1, 3, 3, 3, 3])
    assert scene.sanity == [7, 0, 0, 0, 0]
    assert through_gate("hastur idol_r mask_r dagger_b gate_2").sanity == [7, 1, 1, 1, 7]


@pytest.mark.parametrize(
    ("great_old_one", "before", "after"),
    [
        ("nyarlathotep", [1, 6, 6, 5, 2], [7, 2, 2, 5, 2]),
        ("nyarlathotep", [1, 3, 3, 3, 2], [7, 0, 0, 0, 2]),
        ("hastur", [7, 7, 7, 7, 7], [7, 1, 1, 7, 7]),
        ("cthulhu", [7, 7, 7, 7, 7], [7, 3, 3, 3, 3]),
        ("yog_sothoth", [5, 3, 3, 7, 6], [1, 2, 2, 6, 5]),
    ],
)
def test_the_doom_track_replaces_the_normal_loss(
    great_old_one: str, before: list[int], after: list[int]
) -> None:
    """AR-12.3: on the space of 4; red cards are still added, two of the four are unchanged."""
    held = f"{great_old_one} idol_b mask_r elder_sign investigator"
    scene = through_gate(held, sanity=before, doom_track=True, doom=3)
    assert scene.sanity == after


def test_a_great_old_one_ends_a_round_with_the_cards_open() -> None:
    """AR-10.1, AR-6.2: everybody learns at last what the own card was."""
    scene = through_gate(f"cthulhu {REST}")
    shown = [each["card"] for each in scene.happened("revealed")]
    assert shown == f"cthulhu {REST}".split()


def test_nyarlathotep_gives_nobody_more_than_there_is() -> None:
    """AR-10.2, AR-3.3: at 7 there is nothing to gain, and nothing is told as gained."""
    assert nyarlathotep(0, [7, 6, 6, 3], None) == [0, -2, -2, 0]
    assert nyarlathotep(0, [6, 6, 6, 3], None) == [1, -2, -2, 0]
