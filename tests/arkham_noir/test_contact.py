"""The contact: Randolph Carter (AN-15)."""

from __future__ import annotations

import pytest

from tests.arkham_noir.desk import Scene, desk, random_games

SHAKEN = "P04 P05 T03 T05"


def test_tv_21_the_skeleton_key_places_a_locked_clue() -> None:
    """TV-21, AN-15.3, AN-5.6, R-12: first the check; no key is used up; the hot lead stays."""
    scene = desk("V05: A05 E07 | V03:", trail="M07", hand="M02", draws="E01 P06")
    assert "skeleton-key M02 V05" in scene.contact
    scene.plays("skeleton-key M02 V05")
    assert scene.story[:4] == ["contact-key", "steady", "discarded", "placed"]
    assert scene.story[4] == "steady"  # its own effect
    assert (scene.row("V05"), scene.hand) == ("A05 E07 M02", "")
    assert (scene.trail.split()[0], scene.asked) == ("M07", "action")
    later = desk("V05: A05 E07 | V03:", trail="P08", hand="M02").plays("skeleton-key M02 V05")
    assert "place-lead P08 V05" in later.moves  # A05's key is still free


def test_the_skeleton_key_is_not_for_the_hot_lead() -> None:
    """R-12, AN-4.2: the lead is what the turn's own action is about; in the hand it is a clue."""
    scene = desk("V05: A05 E07 | V03:", trail="M02", hand="M07", draws="E01 P06")
    assert not any("skeleton-key M02" in move for move in scene.contact)
    assert scene.why_not("skeleton-key M02 V05") == ("not-in-hand", "AN-15.3")
    held = scene.plays("keep M02")
    assert "skeleton-key M02 V05" in held.contact


def test_section_six_applies_to_the_contacts_clue() -> None:
    """AN-15.3, AN-6: third time mark, storm."""
    scene = desk("V05: T02 P07 | V03:", trail="M07", hand="P09", draws="E01 S04 P08")
    scene.plays("skeleton-key P09 V05")
    assert scene.row("V05") == "T02 P07 P09 S04"


def test_other_conditions_are_not_waived() -> None:
    """AN-15.3: only locks, and the chain must fit."""
    scene = desk("V05: | V03:", trail="M07", hand="M01 E05 M02")
    assert scene.why_not("skeleton-key M01 V05") == ("no-lock", "AN-15.3")
    assert scene.why_not("skeleton-key E05 V03") == ("no-lock", "AN-15.3")
    assert scene.why_not("skeleton-key M02 V05") == ("chain", "AN-5.1")
    assert scene.why_not("skeleton-key P08 V05") == ("not-in-hand", "AN-15.3")
    assert scene.why_not("skeleton-key M02 V01") == ("no-case", "AN-15.3")
    assert scene.contact == ["skeleton-key M02 V03"]


def test_a_clue_that_left_its_row_is_locked_again() -> None:
    """AN-15.3: closed, taken back, and placed anew it needs a key like any other."""
    scene = desk("V05: L01 E07 P04 T06 M03 A01 | V03: F01", trail="M07 L05 P03", hand="P08",
                 draws="E01 E02")  # fmt: skip
    scene.plays("skeleton-key P08 V05")
    assert scene.s.contact_clue >= 0
    scene.plays("close V05", "done")
    assert scene.s.contact_clue == -1


def test_card_gain_takes_from_either_area() -> None:
    """AN-15.4."""
    for wanted in ("A06", "T02"):
        scene = desk(trail="M07", stability="A06", time="T02")
        assert scene.contact == ["card-gain A06", "card-gain T02"]
        scene.plays(f"card-gain {wanted}")
        assert (scene.hand, scene.asked) == (wanted, "action")
    assert desk(trail="M07").why_not("card-gain A06") == ("not-lost", "AN-15.4")


def test_card_gain_obeys_the_hand_limit() -> None:
    """AN-15.4, AN-4.4."""
    scene = desk(trail="M07", stability="A06", hand="E01 E02 E03").plays("card-gain A06")
    assert scene.asked == "hand-limit"
    assert scene.plays("discard A06").discards == "A06"
    assert scene.asked == "action"


def test_the_contact_is_used_once() -> None:
    """AN-15.1: one of the two sides, then the card is out."""
    scene = desk(trail="M07", stability="A06 E06", hand="M02").plays("card-gain A06")
    assert (scene.contact, scene.view.contact) == ([], "none")
    assert scene.why_not("skeleton-key M02 V03") == ("contact-out", "AN-15.1")


@pytest.mark.parametrize(("sides", "verbs"), [
    ("both", {"skeleton-key", "card-gain"}),
    ("skeleton_key", {"skeleton-key"}),
    ("card_gain", {"card-gain"}),
    ("none", set()),
])  # fmt: skip
def test_an_option_says_which_sides_there_are(sides: str, verbs: set[str]) -> None:
    """AN-15.1."""
    scene = desk("V03: | V04:", trail="M07", stability="A06", hand="M02", contact=sides)
    assert {move.split()[0] for move in scene.contact} == verbs
    if "card-gain" not in verbs:
        assert scene.why_not("card-gain A06") == ("contact-out", "AN-15.1")


def test_the_contact_can_be_used_at_every_question() -> None:
    """AN-15.2, R-10: the sheet's any time; in random games at every sort of question."""
    seen: dict[str, int] = {}
    for scene in random_games(150):
        if not scene.match.over and scene.contact:
            seen[scene.asked] = seen.get(scene.asked, 0) + 1
            copy = Scene(scene.match.copy())
            copy.plays(copy.contact[0])
            assert copy.match.over or copy.s.contact_used
    assert {"action", "hand-limit", "take-trail", "take-time", "discard-trail"} <= set(seen)


def test_the_rescue_before_clean_up() -> None:
    """R-10, R-27, AN-15.2: five cards in the stability area, and one comes back in time."""
    scene = desk("V03: | V05:", trail="A06", stability=SHAKEN, draws="T06")
    scene.plays("place-lead A06 V03")
    assert (scene.asked, scene.moves) == ("before-clean-up", ["clean-up"])
    assert scene.clause == "AN-15.2"
    scene.plays("card-gain T06", "clean-up")
    assert (scene.ending, scene.asked) == ("", "action")
    lost = desk("V03: | V05:", trail="A06", stability=SHAKEN, draws="T06")
    assert lost.plays("place-lead A06 V03", "clean-up").ending == "mind"


def test_the_question_before_clean_up_comes_only_when_it_matters() -> None:
    """R-10: not below the limits, not for a winner, not when the contact is out."""
    assert desk(trail="M07", stability=SHAKEN).plays("pass").asked == "action"
    won = desk(trail="M07", stability=f"{SHAKEN} T06", picture="P08 E08 T07 L08 A08")
    assert won.plays("pass").ending == "won"
    used = desk(trail="M07", stability=f"{SHAKEN} T06 T08").plays("card-gain T08")
    assert used.plays("pass").ending == "mind"


def test_the_contact_saves_a_card_from_the_hand_limit() -> None:
    """AN-15.2 against AN-4.4: the clue is placed, so nothing is left to discard."""
    scene = desk("V03: | V05:", trail="A06", hand="M02 E01 E02", draws="P01")
    scene.plays("keep A06")
    assert scene.asked == "hand-limit"
    scene.plays("skeleton-key M02 V03")
    assert (scene.asked, scene.moves, scene.hand) == ("hand-limit", ["done"], "A06 E01 E02")
    assert scene.plays("done").asked == "action"


def test_the_contact_in_the_middle_of_an_effect() -> None:
    """AN-15.2, AN-7.2: it takes the very card away that an effect would take."""
    scene = desk("V03: | V05:", trail="E06", time="T02").plays("place-lead E06 V03")
    assert scene.moves == ["take T02", "decline"]
    scene.plays("card-gain T02")
    assert (scene.moves, scene.hand) == (["decline"], "T02")


def test_the_contact_empties_what_a_mandatory_effect_would_take() -> None:
    """AN-15.2, AN-7.2, R-30: the hand is empty now."""
    scene = desk("V01: | V03:", trail="P07", hand="M02", draws="E01")
    scene.plays("place-lead P07 V01", "skeleton-key M02 V03")
    assert (scene.asked, scene.moves) == ("discard-hand", ["done"])
    assert scene.plays("done").hand == ""


def test_the_contacts_storm_empties_the_row_that_an_effect_would_discard_from() -> None:
    """AN-15.2, AN-7.2: two discards are asked for, one card is there."""
    scene = desk("V05: P07 | V04: P01 T04", trail="P03 M07", hand="P09", draws="E01 S03")
    scene.plays("place-lead P03 V05", "skeleton-key P09 V04")
    assert (scene.ask.params, scene.moves) == ({"card": "S03"}, ["discard M07"])
    scene.plays("discard M07")
    assert (scene.ask.params, scene.moves) == ({"card": "P03"}, ["done"])
    assert scene.plays("done").asked == "action"


def test_the_contact_in_the_middle_of_a_swap() -> None:
    """AN-15.2, AN-7.7: the card that was to be swapped is gone."""
    scene = desk("V01: | V03:", trail="M07", hand="E01", stability="A06")
    scene.plays("place-lead M07 V01", "take A06", "card-gain A06")
    assert (scene.asked, scene.moves) == ("swap-for", ["done"])
    scene.plays("done")
    assert (scene.hand, scene.stability) == ("A06 E01", "")


def test_the_contacts_storm_leaves_none_for_tempest_mountain() -> None:
    """AN-15.2, AN-9.3: while Tempest Mountain asks, the contact's clue brings the third mark."""
    scene = desk("V05: P01 | V03:", trail="L01", hand="T07", draws="E01 E03 S04 E04")
    scene.plays("place-lead L01 V05", "skeleton-key T07 V05")
    assert scene.row("V05") == "P01 L01 T07 S04"
    assert scene.moves == ["decline"]


def test_a_pending_third_mark_is_not_lost_to_the_contacts_clue() -> None:
    """AN-15.2, AN-9.1: A05 was the third when it was placed; the fourth comes between."""
    scene = desk("V05: T02 P07 | V03:", trail="A05 P06", hand="T07", draws="E01 E03 S04 E04")
    scene.plays("place-lead A05 V05", "skeleton-key T07 V05")
    assert scene.row("V05") == "T02 P07 A05 T07"
    scene.plays("discard P06")
    assert scene.row("V05") == "T02 P07 A05 T07 S04"


def test_a_case_that_is_being_closed_is_open_no_more() -> None:
    """AN-15.3, AN-4.3: the contact cannot add to it."""
    scene = desk("V04: L01 S01 E07 P04 T06 M01 A07 | V06:", trail="P06", hand="M02")
    scene.plays("close V04")
    assert scene.contact == ["skeleton-key M02 V06"]
    assert scene.why_not("skeleton-key M02 V04") == ("being-closed", "AN-15.3")
    scene.plays("skeleton-key M02 V06")
    assert (scene.asked, scene.row("V06")) == ("collect", "M02")


def test_a_hot_lead_discarded_by_the_contacts_storm_leaves_no_action() -> None:
    """AN-4.5, AN-4.6, AN-15.2: slot 0 stays empty until clean-up."""
    scene = desk("V05: T02 P07 | V03:", trail="A06 P06", hand="P09", draws="E01 S03")
    scene.plays("skeleton-key P09 V05")
    assert scene.moves == ["discard A06", "discard P06"]
    scene.plays("discard A06")
    assert (scene.asked, scene.moves, scene.trail) == ("no-lead", ["clean-up"], ". P06")
    scene.plays("clean-up")
    assert scene.trail.startswith("P06 ")


def test_a_loss_by_the_contacts_check_ends_the_game_at_once() -> None:
    """R-26, AN-12.1: the waiting question is dropped."""
    scene = desk("V03: | V05:", trail="M07", hand="M02", pile="", victims_left=0)
    scene.plays("skeleton-key M02 V03")
    assert (scene.ending, scene.match.asked) == ("victims", ())
