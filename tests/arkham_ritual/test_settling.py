"""Who survives a round and what the others lose (AR-7, AR-9)."""

from __future__ import annotations

import pytest

from mythos.core.seats import SPECTATOR
from tests.arkham_ritual.table import settle, table, through_gate


def test_all_cards_are_revealed_and_every_holder_is_judged() -> None:
    """AR-7.1: everybody hears every card with its verdict, dummies included."""
    held = ["mask_b", "idol_r", "gate_1", "dagger_b", "mask_r"]
    scene = settle(" ".join(held), players=3)
    for seat in (0, 1, 2, SPECTATOR):
        told = [each.params for each in scene.match.heard(seat) if "verdict" in each.params]
        assert [each["card"] for each in told] == held
        fell = [each["verdict"] != "survives" for each in told]
        assert fell == [True, True, False, False, True]


@pytest.mark.parametrize(
    ("held", "players", "survivors"),
    [
        ("cultist idol_r mask_b dagger_b grimoire_b", 5, [1]),
        ("idol_r mask_b dagger_b grimoire_b cultist", 5, [0]),
        ("mask_b idol_r dagger_r cultist grimoire_b", 3, [1, 2]),
        ("mad_professor idol_b gate_1 dagger_b grimoire_b", 5, [1, 3, 4]),
        ("gate_1 idol_b mask_r grimoire_b mad_professor", 3, [1]),
    ],
)
def test_a_character_works_from_any_hand_even_a_dummys(
    held: str, players: int, survivors: list[int]
) -> None:
    """AR-7.2, R-12."""
    assert settle(held, players=players).survivors == survivors


@pytest.mark.parametrize("character", ["cultist", "mad_professor"])
def test_a_discarded_character_does_nothing(character: str) -> None:
    """AR-9.5, AR-7.2: the blue gate survives a round whose Cultist or Professor is gone."""
    scene = table(f"{character} gate_1 idol_b mask_b dagger_b", active=1, pile="grimoire_b")
    assert scene.gives(0).survivors == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("held", "survivors"),
    [
        ("wary_student idol_b mask_b dagger_b grimoire_b", [1, 2, 3, 4]),
        ("idol_b mask_r dagger_b cthulhu grimoire_b", [0, 2, 4]),
        ("idol_b idol_b mask_b dagger_b grimoire_b", [2, 3, 4]),
        ("idol_b idol_r mask_b dagger_b grimoire_b", [2, 3, 4]),
        ("idol_b idol_b idol_r dagger_b grimoire_b", [3, 4]),
        ("elder_sign gate_1 gate_2 magical_orb investigator", [0, 1, 2, 3, 4]),
        ("cultist idol_b elder_sign idol_r mask_r", [4]),
        ("cultist cthulhu mask_r dagger_r investigator", [1, 2, 3]),
        ("mad_professor elder_sign investigator cthulhu idol_b", [4]),
        ("mad_professor idol_b idol_r dagger_r mask_b", [4]),
    ],
)
def test_a_holder_survives_if_every_test_is_passed(held: str, survivors: list[int]) -> None:
    """AR-7.3, AR-7.4, AR-9.3, AR-9.4, R-15, R-16: student, colour, uniqueness, artifact."""
    assert settle(held).survivors == survivors


@pytest.mark.parametrize("other", ["idol_r", "cthulhu", "idol_b"])
def test_the_cultists_holder_never_survives(other: str) -> None:
    """AR-7.4, AR-16.6: the Cultist is blue himself."""
    assert 0 not in settle(f"cultist {other} mask_b dagger_r gate_1").survivors


def test_a_failing_red_artifact_still_spoils_a_blue_one() -> None:
    """AR-7.5: uniqueness does not ask who survives otherwise."""
    scene = settle("idol_b idol_r mask_b dagger_b grimoire_b")
    assert scene.sanity == [5, 5, 7, 7, 7]


def test_three_of_a_kind_all_fail() -> None:
    """AR-7.5."""
    assert settle("idol_b idol_r idol_b dagger_b grimoire_b").sanity == [4, 4, 4, 7, 7]


def test_failing_dummies_raise_the_loss_of_the_others() -> None:
    """AR-7.6, R-6."""
    assert settle("idol_r mask_b gate_1 dagger_r grimoire_r", players=3).sanity == [4, 7, 7]


@pytest.mark.parametrize(
    ("held", "sanity"),
    [
        ("wary_student idol_b mask_b dagger_b grimoire_b", [6, 7, 7, 7, 7]),
        ("wary_student idol_r mask_r dagger_r grimoire_b", [6, 3, 3, 3, 7]),
    ],
)
def test_the_wary_student_always_loses_exactly_one_and_counts(held: str, sanity: list[int]) -> None:
    """AR-9.2, AR-7.6, R-7."""
    assert settle(held).sanity == sanity


@pytest.mark.parametrize(
    ("held", "gain"),
    [
        ("investigator gate_1 mask_b dagger_b idol_b", 1),
        ("investigator cthulhu mask_r dagger_b dagger_r", 1),
        ("investigator gate_1 cultist dagger_b idol_b", -5),
        ("investigator gate_1 mad_professor dagger_b idol_b", -3),
    ],
)
def test_the_investigator_gains_by_surviving_and_only_then(held: str, gain: int) -> None:
    """AR-7.7, AR-9.1: nobody else gains, ever."""
    scene = settle(held, sanity=[6] * 5)
    assert scene.sanity[0] == 6 + gain
    assert all(each <= 6 for each in scene.sanity[1:])


def test_an_investigator_with_a_dummy_helps_nobody() -> None:
    """AR-7.7, AR-13.3: the dummy has no sanity to gain."""
    scene = settle("idol_b mask_b dagger_b investigator gate_1", players=3, sanity=[5, 5, 5])
    assert scene.sanity == [5, 5, 5]


@pytest.mark.parametrize("turned", range(5))
def test_all_losses_come_from_the_same_number(turned: int) -> None:
    """AR-7.8: no order among the players matters; a player driven to 0 is still counted."""
    held = ["idol_r", "mask_r", "dagger_b", "grimoire_b", "candelabra_r"]
    before, after = [1, 7, 7, 7, 7], [0, 4, 7, 7, 4]
    scene = settle(
        " ".join(held[turned:] + held[:turned]), sanity=before[turned:] + before[:turned]
    )
    assert scene.sanity == after[turned:] + after[:turned]


def test_nobody_loses_when_nobody_falls() -> None:
    """AR-7.9, AR-11.4: the game goes on."""
    scene = settle("gate_1 gate_2 mask_b dagger_b idol_b", sanity=[1, 2, 3, 4, 5])
    assert scene.happened("fallen") == [{"number": 0}]
    assert (scene.sanity, scene.state.round) == ([1, 2, 3, 4, 5], 2)


@pytest.mark.parametrize(
    ("pair", "survivors", "sanity"),
    [
        ("investigator cultist", [2], [2, 2, 6, 2, 2]),
        ("investigator mad_professor", [3, 4], [3, 3, 3, 6, 6]),
        ("wary_student cultist", [2], [5, 2, 6, 2, 2]),
        ("wary_student mad_professor", [3, 4], [5, 3, 3, 6, 6]),
    ],
)
def test_what_happens_when_two_characters_meet(
    pair: str, survivors: list[int], sanity: list[int]
) -> None:
    """AR-7.10: both fail; the Student loses 1, the others lose as many as fell."""
    scene = settle(f"{pair} mask_r dagger_b idol_b", sanity=[6] * 5)
    assert scene.survivors == survivors
    assert scene.sanity == sanity


def test_with_cultist_and_professor_only_a_red_unique_artifact_survives() -> None:
    """AR-7.10, R-8: a house deck that has both applies both tests."""
    held = "cultist mad_professor cthulhu mask_r idol_b dagger_r dagger_b"
    scene = settle(held, house_pair=True)
    assert scene.survivors == [3]
    assert scene.sanity == [1, 1, 1, 7, 1, 1, 1]


def test_the_house_deck_of_the_pair_is_still_22_cards() -> None:
    """R-8, AR-2.1: the pair takes the two places for characters."""
    deck = table("cultist mad_professor idol_b mask_b dagger_b", house_pair=True).view(0).deck
    assert len(deck) == 22
    assert {"cultist", "mad_professor"} < set(deck)
    assert {"investigator", "wary_student"}.isdisjoint(deck)


@pytest.mark.parametrize(
    "held",
    [
        "cthulhu idol_b cultist mask_b dagger_r",
        "cthulhu idol_b mad_professor mask_b dagger_r",
        "cthulhu idol_b wary_student mask_b dagger_r",
        "cthulhu idol_b investigator mask_b dagger_r",
    ],
)
def test_no_character_works_when_a_great_old_one_ends_the_round(held: str) -> None:
    """AR-9.1, AR-9.2, AR-9.3, AR-9.4, AR-6.6: all but Cthulhu's holder lose four."""
    assert through_gate(held).sanity == [7, 3, 3, 3, 3]
