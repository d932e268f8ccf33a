"""Where a clue fits, and why not elsewhere (AN-5)."""

from __future__ import annotations

from itertools import product

import pytest

from mythos.games.arkham_noir.deck import NO_CARD
from mythos.games.arkham_noir.fitting import key_lacking
from tests.arkham_noir.desk import DECK, Scene, card, desk, random_games

FITS = ("", "")


def fit(clue: str, case: str, hand: str = "") -> tuple[str, str]:
    """Why the hot lead does not fit the one case of this desk; FITS if it does."""
    scene = desk(case, trail=clue, hand=hand)
    who = case.partition(":")[0]
    move = f"place-lead {clue} {who}"
    return FITS if move in scene.moves else scene.why_not(move)


@pytest.mark.parametrize(
    ("clue", "reason"), [("E01", FITS), ("P01", ("chain", "AN-5.1")), ("A03", FITS)]
)
def test_tv_2_the_chain_starts_at_the_victim(clue: str, reason: tuple[str, str]) -> None:
    """TV-2, AN-5.1, AN-5.2: research and collection fit, interview does not, ALL always does."""
    assert fit(clue, "V03:") == reason


@pytest.mark.parametrize(
    ("clue", "case", "reason"),
    [
        ("P03", "V03: E01", FITS),
        ("A04", "V03: E01", ("chain", "AN-5.1")),
        ("P03", "V02: L02", FITS),
        ("T02", "V02: L02", FITS),
        ("A06", "V05: L01 S04", FITS),
        ("T05", "V05: L01 S04", ("chain", "AN-5.1")),
    ],
)
def test_a_clue_fits_any_right_symbol_of_the_last_card(
    clue: str, case: str, reason: tuple[str, str]
) -> None:
    """AN-5.1, AN-5.2, AN-9.4: the last card may be a clue with two symbols or a storm."""
    assert fit(clue, case) == reason


def test_all_on_the_right_takes_every_clue() -> None:
    """AN-5.1: after the Vault Beneath the Cellar anything fits."""
    for clue in ("P06", "E06", "T02", "P03"):
        assert fit(clue, "V03: F01 L09") == FITS


def test_tv_3_each_key_opens_one_lock_of_its_row() -> None:
    """TV-3, AN-5.3, AN-5.4: they need not be neighbours, the chain must fit as well."""
    assert fit("T07", "V05: A05") == FITS
    assert fit("P08", "V05: A05 T07") == ("no-key", "AN-5.4")
    assert fit("T07", "V05: A05 T02 P03 E03 E05") == FITS
    assert fit("P08", "V05: A05") == ("chain", "AN-5.1")


def test_a_key_serves_only_its_own_row() -> None:
    """AN-5.4, AN-10.5: neither does a skeleton key in the hand or in another case help."""
    scene = desk("V05: A05 | V01:", trail="T07", hand="F01")
    assert scene.why_not("place-lead T07 V01") == ("no-key", "AN-5.4")


def test_tv_4_a_skeleton_key_opens_one_lock_of_either_sort() -> None:
    """TV-4, AN-5.5."""
    assert fit("M02", "V05: F01") == FITS
    assert fit("P08", "V05: F01") == FITS
    assert fit("P08", "V05: F01 M02") == ("no-key", "AN-5.4")


def test_tv_5_a_key_and_a_skeleton_key_open_a_lock_and_a_skeleton_lock() -> None:
    """TV-5, AN-5.6: K=1, X=1, L=1, Z=1."""
    assert fit("P08", "V05: A05 F01 M02") == FITS


def test_tv_6_a_key_does_not_open_a_skeleton_lock() -> None:
    """TV-6, AN-5.5."""
    assert fit("M02", "V04: M05 E07") == ("no-skeleton-key", "AN-5.5")


def test_an_ordinary_lock_may_use_up_the_skeleton_key() -> None:
    """AN-5.6: with one skeleton key and one lock already there, the skeleton lock finds none."""
    assert fit("M02", "V05: F01 P08") == ("no-key", "AN-5.4")
    assert fit("M02", "V05: A05 F01 P08") == FITS


def test_the_count_of_locks_is_the_count_of_the_reference() -> None:
    """AN-5.6: every small row of keys and locks, against the formula written out."""
    tools = {"K": "A05", "X": "F01", "L": "T07", "Z": "M02"}
    s = desk().s
    for length in range(4):
        for row in product("KXLZ", repeat=length):
            for new in "LZ":
                total = [*row, new]
                k, x, lock, z = (total.count(sign) for sign in "KXLZ")
                legal = z <= x and lock + z <= k + x
                cards = [card(tools[sign]) for sign in row]
                assert (key_lacking(DECK, s, card(tools[new]), cards) is None) == legal


def test_a_key_placed_after_a_lock_serves_the_next_one() -> None:
    """R-22: T07 stands on A05's key; M05 brings another."""
    assert fit("A07", "V05: A05 T07 P06 M05 E07") == FITS
    assert fit("A07", "V05: A05 T07 P06 E01 E07") == ("no-key", "AN-5.4")


def test_a_key_never_opens_its_own_lock() -> None:
    """AN-5.9: the new clue's key is not in the row yet."""
    deck_key, lock = card("A05"), card("T07")
    s = desk().s
    assert key_lacking(DECK, s, lock, []) is not None
    assert key_lacking(DECK, s, lock, [deck_key]) is None


def test_tv_7_a_minimum_counts_clues_only() -> None:
    """TV-7, AN-5.7: neither the storm nor the victim."""
    assert fit("E05", "V05: L01 S04") == ("minimum", "AN-5.7")
    assert fit("E05", "V05: L01 E07") == FITS


def test_the_minimum_is_the_number_on_the_card() -> None:
    """AN-5.7: Swarm from the Mound wants four clues before it."""
    assert fit("M06", "V02: P01 P02 P03") == ("minimum", "AN-5.7")
    assert fit("M06", "V02: P01 P02 S03 P03") == ("minimum", "AN-5.7")
    assert fit("M06", "V02: P01 P02 E01 P03") == FITS


def test_tv_8_a_storm_lock_wants_lightning() -> None:
    """TV-8, AN-5.8."""
    assert fit("T01", "V04: L01 S03") == ("no-lightning", "AN-5.8")
    assert fit("T01", "V04: L01 S01") == FITS
    assert fit("T01", "V04: L01") == ("no-lightning", "AN-5.8")


def test_tv_9_one_storm_lock_a_case() -> None:
    """TV-9, AN-5.8."""
    assert fit("M01", "V04: L01 S01 T01 M03") == ("second-storm-lock", "AN-5.8")
    assert fit("M01", "V04: L01 S01 M03") == FITS


def test_choosing_a_card_shows_where_it_goes_and_why_not_elsewhere() -> None:
    """AN-5, AN-22.1: the view answers for every card in reach and every open case, as the list of
    moves and the refusals do.
    """
    checked = 0
    for scene in random_games(6):
        if scene.match.over or scene.asked != "action":
            continue
        lead = scene.view.trail[0]
        for each in scene.view.placing:
            verb = "place-lead" if each.card == lead else "place-from-hand"
            move = f"{verb} {each.card} {each.case}"
            assert (move in scene.moves) == (each.reason == "")
            if each.reason:
                assert scene.why_not(move) == (each.reason, each.clause)
            key = f"skeleton-key {each.card} {each.case}"
            assert (key in scene.contact) == each.by_contact
            checked += 1
    assert checked > 200


def test_every_reason_has_its_words() -> None:
    """AN-5: also for cards and cases that are not there."""
    scene: Scene = desk("V03: | V05:", trail="E01", hand="P08")
    assert scene.why_not("place-lead P08 V03") == ("not-the-lead", "AN-4.2")
    assert scene.why_not("place-from-hand E01 V03") == ("not-in-hand", "AN-4.2")
    assert scene.why_not("place-lead E01 V01") == ("no-case", "AN-4.2")
    assert scene.why_not("place-lead E01 V99") == ("no-case", "AN-4.2")
    assert scene.why_not("keep P08") == ("not-the-lead", "AN-4.2")
    assert scene.why_not("close V03") == ("too-few-kinds", "AN-11.1")
    assert scene.why_not("close V06") == ("no-case", "AN-4.2")
    assert scene.why_not("take P08") == ("not-there", "AN-7.3")
    assert scene.why_not("collect P08") == ("not-in-row", "AN-11.3")
    assert scene.why_not("reveal") == ("", "")
    assert scene.why_not("dance") == ("", "")


def test_every_card_in_reach_is_judged_for_every_case() -> None:
    """AN-5: the hot lead and the hand; without a hot lead the hand alone."""
    scene = desk("V05: A05 | V03:", trail="M02 P01", hand="M07 E05")
    found = [(each.card, each.case) for each in scene.view.placing]
    assert found == [(card, case) for card in ("M02", "M07", "E05") for case in ("V05", "V03")]
    scene.s.trail[0] = NO_CARD
    assert {each.card for each in scene.view.placing} == {"M07", "E05"}
