"""Cthulhu Wars: Rhan-Tegoth as an independent (CW-54.91 to CW-54.94)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_rhan_tegoth": "gc"}
BOOK = {"free_rhan_tegoth": "gc book"}


def test_he_is_awakened_for_four_and_rolls_two_dice() -> None:
    """CW-54.91."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,ys", zones, cards={"free_rhan_tegoth": "nobody"})
    scene.rolls(1).plays("gc awaken rhan_tegoth asia")
    assert scene.power("gc") == 1
    scene = war("gc,cc,ys", {"asia": "gc rhan_tegoth / cc acolyte"}, cards=OURS)
    scene.rolls([1, 1], []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 2


def test_a_ritual_never_costs_more_than_five() -> None:
    """CW-54.92: the marker advances all the same."""
    zones = {"asia": "bg rhan_tegoth acolyte!", "europe": "cc acolyte!"}
    scene = war("bg,cc,ys", zones, cards={"free_rhan_tegoth": "bg"}, phase=DOOM_TURN, ritual=3)
    assert scene.view("bg").seats[0].ritual_price == 5
    assert scene.view("bg").seats[1].ritual_price == 8
    scene.plays("bg perform-ritual")
    assert (scene.power("bg"), scene.s.ritual) == (0, 4)


def test_a_gate_under_a_glyph_of_the_windwalker_earns_the_spellbook() -> None:
    """CW-54.93: either of the two; an enemy's Gate there does not."""
    for zone, text, earned in (
        ("antarctica", "gc acolyte!", True),
        ("arctic_ocean", "gc acolyte!", True),
        ("arctic_ocean", "cc acolyte!", False),
        ("africa", "gc acolyte!", False),
    ):
        zones = {"asia": "gc rhan_tegoth", zone: text}
        scene = war("gc,cc,ys", zones, cards=OURS).plays("gc recruit acolyte asia")
        assert scene.view("gc").cards[0].earned == earned


def test_one_power_turns_a_kill_on_him_into_a_pain() -> None:
    """CW-54.94: not without the Power."""
    zones = {"asia": "gc rhan_tegoth / cc hunting_horror"}
    scene = war("cc,gc,ys", zones, cards=BOOK).rolls([6, 1], [1, 1]).plays("cc attack asia 1")
    assert (scene.can("endure"), unsaid(scene)) == (["endure"], [])
    scene.plays("gc endure")
    assert (scene.power("gc"), scene.asked, unsaid(scene)) == (4, "gc retreat", [])
    poor = war("cc,gc,ys", zones, cards=BOOK, power={"gc": 0}).rolls([6, 1], [1, 1])
    poor.plays("cc attack asia 1")
    assert poor.happened("card-back")


def test_with_two_players_the_kill_he_endured_gives_half() -> None:
    """CW-54.94, CW-12.6: 2 Doom."""
    zones = {"asia": "gc rhan_tegoth / cc hunting_horror"}
    scene = war("cc,gc", zones, cards=BOOK).rolls([6, 1], [1, 1])
    scene.plays("cc attack asia 1", "gc endure")
    assert scene.doom("cc") == 2
