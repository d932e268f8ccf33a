"""Cthulhu Wars: Ithaqua as an independent (CW-54.101 to CW-54.104)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_ithaqua": "gc"}
BOOK = {"free_ithaqua": "gc book"}


def test_he_is_awakened_for_four_and_rolls_five_dice() -> None:
    """CW-54.101."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,ys", zones, cards={"free_ithaqua": "nobody"})
    scene.rolls(1).plays("gc awaken ithaqua asia")
    assert scene.power("gc") == 1
    scene = war("gc,cc,ys", {"asia": "gc ithaqua / cc acolyte"}, cards=OURS)
    scene.rolls([1] * 5, []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 5


def test_who_hibernates_has_no_more_turns_and_keeps_the_power() -> None:
    """CW-54.102: it is added to the next income."""
    zones = {"asia": "gc ithaqua acolyte!", "europe": "cc acolyte!"}
    scene = war("gc,cc,ys", zones, cards=OURS)
    assert unsaid(scene) == []
    scene.plays("gc fall-asleep")
    assert (scene.asked, unsaid(scene)) == ("cc action", [])
    assert scene.view("cc").seats[0].asleep
    scene.plays("cc recruit acolyte europe", "cc end-turn", "ys pass", "cc pass")
    gathered = {each["seat"]: each["number"] for each in scene.happened("gathered")}
    assert gathered[0] == 5 + 1 + 2


def test_a_sleeper_sleeps_on_though_ithaqua_is_lost() -> None:
    """CW-54.102, CW-10.7: and whoever awakens him is awake."""
    zones = {
        "asia": "gc ithaqua acolyte! / cc hunting_horror:2",
        "europe": "cc acolyte! nyarlathotep",
    }
    scene = war("gc,cc,ys", zones, cards=OURS).plays("gc fall-asleep")
    scene.rolls([6, 1, 1, 1], [1] * 5).plays("cc attack asia 0", "gc assign-kill ithaqua")
    assert scene.happened("card-back")
    scene.plays("cc end-turn", "ys pass")
    assert (scene.asked, scene.power("gc")) == ("cc action", 5)
    scene.plays("cc awaken ithaqua europe")
    assert not scene.view("cc").seats[1].asleep


def test_beside_an_elder_thing_he_does_not_hibernate() -> None:
    """CW-54.102, CW-51.10: Ferox, a spellbook, counts."""
    cards = {**BOOK, "elder_thing": "cc"}
    zones = {"asia": "gc ithaqua / cc elder_thing", "europe": "gc acolyte / cc nightgaunt"}
    scene = war("gc,cc,ys", zones, cards=cards)
    assert not scene.can("fall-asleep")
    assert not war("cc,gc,ys", zones, cards=cards).can("capture europe")


def test_gates_under_both_glyphs_earn_the_spellbook() -> None:
    """CW-54.103: anyone's, abandoned ones too."""
    zones = {"asia": "gc ithaqua", "antarctica": "cc acolyte!"}
    scene = war("gc,cc,ys", zones, cards=OURS).plays("gc recruit acolyte asia")
    assert (scene.view("gc").cards[0].earned, scene.view("gc").cards[0].tallies) == (
        False,
        ((1, 2),),
    )
    scene = war("gc,cc,ys", {**zones, "arctic_ocean": "gate"}, cards=OURS)
    assert scene.plays("gc recruit acolyte asia").view("gc").cards[0].earned


def test_with_ferox_only_great_old_ones_capture_our_cultists() -> None:
    """CW-54.104: anywhere."""
    zones = {
        "asia": "gc ithaqua",
        "europe": "gc acolyte / cc nightgaunt",
        "africa": "gc acolyte / cc nyarlathotep",
    }
    assert war("cc,gc,ys", zones, cards=BOOK).can("capture") == ["capture africa 1"]
    assert len(war("cc,gc,ys", zones, cards=OURS).can("capture")) == 2
