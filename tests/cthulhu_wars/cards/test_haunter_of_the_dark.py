"""Cthulhu Wars: the Haunter of the Dark (CW-53.161 to CW-53.164)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

FREE = {"haunter_of_the_dark": "nobody"}
OURS = {"haunter_of_the_dark": "gc"}
BOOK = {"haunter_of_the_dark": "gc book"}


def test_it_is_awakened_for_six_beside_a_great_old_one() -> None:
    """CW-53.161: and gives nobody a sign."""
    zones = {"asia": "gc acolyte! cthulhu", "europe": "gc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=FREE, power={"gc": 6})
    assert scene.can("awaken haunter_of_the_dark") == ["awaken haunter_of_the_dark asia"]
    scene.rolls(1).plays("gc awaken haunter_of_the_dark asia")
    assert (scene.power("gc"), scene.signs("cc"), scene.signs("bg")) == (0, [], [])


def test_the_crawling_chaos_pays_five_at_any_gate_and_the_others_gain_signs() -> None:
    """CW-53.161: without a Great Old One there."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=FREE)
    assert scene.price("cc", "awaken haunter_of_the_dark asia") == 5
    scene.rolls(2, 3).plays("cc awaken haunter_of_the_dark asia")
    assert (scene.power("cc"), scene.signs("cc")) == (0, [])
    assert (scene.signs("gc"), scene.signs("bg")) == ([2], [3])


def test_it_fights_with_all_spellbooks_of_the_enemy() -> None:
    """CW-53.161: those of his independents too, its owner's not."""
    cards = {**OURS, "father_dagon": "cc book"}
    zones = {"asia": "gc haunter_of_the_dark / cc hunting_horror", "europe": "cc father_dagon"}
    books = {"cc": "abduct madness", "gc": "dreams absorb submerge"}
    scene = war("gc,cc,bg", zones, cards=cards, books=books)
    scene.rolls([1] * 3, [1, 1]).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 3


def test_a_single_kill_flies_to_it() -> None:
    """CW-53.162: two are assigned freely."""
    zones = {"asia": "gc haunter_of_the_dark deep_one:2 / cc hunting_horror:2"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 1, 1, 1], [1, 1]).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc hunting_horror:2 / gc deep_one:2"
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 6, 1, 1], [1, 1]).plays("cc attack asia 1")
    assert scene.asked == "gc kill"
    assert "assign-kill deep_one" in scene.moves


def test_kills_of_vooniths_count_when_it_is_looked_at() -> None:
    """CW-53.162, CW-51.12: one Kill rolled, two with the second Voonith."""
    zones = {"asia": "gc haunter_of_the_dark deep_one:2 / cc voonith:2"}
    cards = {**OURS, "voonith": "cc"}
    scene = war("cc,gc,bg", zones, cards=cards).rolls([6, 1], [1, 1])
    scene.plays("cc attack asia 1")
    assert scene.asked == "gc kill"


def test_a_kill_that_comes_later_goes_where_one_likes() -> None:
    """CW-53.162, CW-51.6: a Spider turns two Pains into a Kill."""
    zones = {"asia": "gc haunter_of_the_dark deep_one:2 / cc leng_spider:2"}
    scene = war("cc,gc,bg", zones, cards={**OURS, "leng_spider": "cc"})
    scene.rolls([4, 4], [1, 1]).plays("cc attack asia 1", "cc bloodthirst enemy 2")
    assert scene.asked == "gc kill"
    scene.plays("gc assign-kill deep_one")
    assert scene.zone("asia") == "cc leng_spider:2 / gc deep_one haunter_of_the_dark"


def test_an_elder_thing_beside_it_lets_the_kill_go_elsewhere() -> None:
    """CW-53.162, CW-51.10: the ability is its own."""
    zones = {"asia": "gc haunter_of_the_dark deep_one / cc elder_thing"}
    scene = war("cc,gc,bg", zones, cards={**OURS, "elder_thing": "cc"})
    scene.rolls([6, 1], [1]).plays("cc attack asia 1")
    assert scene.asked == "gc kill"


def test_an_action_for_one_power_earns_the_spellbook() -> None:
    """CW-53.163."""
    scene = war("gc,cc,bg", {"asia": "gc haunter_of_the_dark"}, cards=OURS)
    scene.plays("gc look-into-the-stone")
    assert (scene.power("gc"), scene.view("gc").cards[0].earned) == (4, True)
    assert not scene.can("look-into-the-stone")


def test_the_enemy_loses_a_unit_for_each_six() -> None:
    """CW-53.164: before the dice, once, of any kind, as its owner chooses."""
    zones = {"asia": "gc haunter_of_the_dark / cc nyarlathotep nightgaunt:2"}
    scene = war("gc,cc,bg", zones, cards=BOOK, books={"cc": "madness"})
    scene.plays("gc attack asia 1")
    assert unsaid(scene) == []
    scene.rolls([6, 1, 2], [1]).plays("gc trapezohedron")
    assert scene.asked == "cc trapezohedron"
    assert sorted(scene.moves) == ["lose nightgaunt", "lose nyarlathotep"]
    assert unsaid(scene) == []
    scene.plays("cc lose nyarlathotep")
    assert scene.pool("cc", "nyarlathotep") == 1
    assert scene.zone("asia") == "gc haunter_of_the_dark / cc nightgaunt:2"


def test_all_sixes_end_the_battle_before_it_is_fought() -> None:
    """CW-53.164, CW-10.8."""
    zones = {"asia": "gc haunter_of_the_dark / cc nightgaunt:2"}
    scene = war("gc,cc,bg", zones, cards=BOOK, books={"cc": "madness"})
    scene.rolls([6, 6]).plays("gc attack asia 1", "gc trapezohedron")
    assert (scene.pool("cc", "nightgaunt"), scene.happened("rolled")) == (3, [])


def test_it_is_usually_used_without_a_question() -> None:
    """CW-53.164, CW-1.21: it only helps."""
    zones = {"asia": "gc haunter_of_the_dark / cc nightgaunt:2"}
    scene = war("gc,cc,bg", zones, cards=BOOK, usual=True, books={"cc": "madness"})
    scene.rolls([6, 6]).plays("gc attack asia 1")
    assert scene.pool("cc", "nightgaunt") == 3
