"""Cthulhu Wars: Eihort and its Brood (CW-53.171 to CW-53.175)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, GATHER
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import war

FREE = {"eihort": "nobody"}
OURS = {"eihort": "cc"}
BOOK = {"eihort": "cc book"}


def test_awakened_eihort_turns_acolytes_into_broods() -> None:
    """CW-53.171, CW-53.172: they keep their Gates, and nobody was lost."""
    zones = {"asia": "cc acolyte! nyarlathotep", "africa": "cc acolyte:2 nightgaunt"}
    scene = war("cc,bg,ys", zones, cards=FREE)
    scene.plays("cc awaken eihort asia")
    assert scene.zone("asia") == "cc brood nyarlathotep eihort"
    assert (scene.gate("asia"), scene.zone("africa")) == ("cc", "cc brood:2 nightgaunt")
    assert (scene.pool("cc", "acolyte"), scene.pool("cc", "brood")) == (6, 3)
    assert not scene.happened("eliminated") + scene.happened("gate-abandoned")
    assert total(scene, "asia", "cc", "bg") >= 1


def test_with_too_few_broods_we_say_which_acolytes_become_one() -> None:
    """CW-53.172, CW-53.175: four are with an enemy."""
    zones = {"asia": "cc acolyte! nyarlathotep", "africa": "cc acolyte:2", "europe": "bg brood:4"}
    scene = war("cc,bg,ys", zones, cards=FREE)
    scene.plays("cc awaken eihort asia")
    assert scene.asked == "cc brood"
    scene.plays("cc sacrifice acolyte_on_gate asia")
    assert (scene.zone("asia"), scene.zone("africa")) == (
        "cc brood nyarlathotep eihort", "cc acolyte brood",
    )  # fmt: skip
    assert not scene.happened("gate-abandoned")


def test_broods_are_cultists_that_fight_and_stay() -> None:
    """CW-53.172: combat 1, which Frenzy does not raise; no Move; Power; Gates; captured."""
    zones = {"asia": "bg eihort brood:2 acolyte / cc nightgaunt"}
    scene = war("bg,cc,ys", zones, cards={"eihort": "bg"}, books={"bg": "frenzy"})
    assert total(scene, "asia", "bg", "cc") == 3
    assert not scene.can("move-unit brood")
    assert scene.can("create-gate asia")
    zones = {"asia": "cc eihort", "africa": "cc brood! / bg ghoul"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    assert scene.view("cc").seats[1].income == 3
    assert scene.plays("bg capture africa 1").captives("bg") == "cc brood"


def test_pains_move_broods_and_their_owners_abilities_do_not() -> None:
    """CW-53.172: Submerge and the Avatar leave them; an enemy's Avatar takes them."""
    zones = {"asia": "cc brood / bg dark_young", "africa": "cc eihort"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([4, 1], [1]).plays("bg attack asia 1", "cc retreat brood europe")
    assert scene.zone("europe") == "cc brood"
    zones = {"asia": "bg shub_niggurath", "africa": "bg brood", "europe": "cc brood"}
    scene = war("bg,cc,ys", zones, cards={"eihort": "nobody"})
    assert scene.can("avatar") == ["avatar europe 1"]


def test_a_gate_with_a_brood_does_not_slumber() -> None:
    """CW-53.172, CW-25.16."""
    zones = {"asia": "sl brood!", "africa": "sl acolyte!"}
    scene = war("sl,cc,bg", zones, cards={"eihort": "sl"}, books={"sl": "cursed_slumber"})
    assert scene.can("slumber") == ["slumber africa"]


def test_only_who_has_eihort_recruits_broods() -> None:
    """CW-53.175: for 1, as long as there are any."""
    zones = {"asia": "cc eihort nyarlathotep acolyte!", "africa": "bg acolyte brood:5"}
    scene = war("ys,cc,bg", {**zones, "europe": "ys acolyte"}, cards=OURS)
    scene.plays("ys pass")
    assert scene.plays("cc recruit brood asia").power("cc") == 4
    assert not scene.can("recruit brood")
    assert scene.pool("cc", "brood") == 0


def test_broods_stay_when_eihort_is_gone_and_lost_ones_are_tokens_again() -> None:
    """CW-53.175: the next owner has what is not on the map."""
    zones = {"asia": "cc eihort / bg dark_young", "africa": "cc brood:2 acolyte",
             "europe": "ys hastur acolyte!"}  # fmt: skip
    scene = war("bg,ys,cc", zones, cards=OURS)
    scene.rolls([6, 1]).plays("bg attack asia 2")
    assert (scene.zone("africa"), scene.pool("cc", "brood")) == ("cc acolyte brood:2", 0)
    scene.plays("ys awaken eihort europe", "ys end-turn")
    assert (scene.zone("europe"), scene.pool("ys", "brood")) == ("ys brood hastur eihort", 3)
    assert scene.asked == "cc action"
    assert not scene.can("recruit brood")


def test_three_acolytes_earn_the_spellbook_which_may_be_declined() -> None:
    """CW-53.173, CW-50.57: it also takes something."""
    scene = war("cc,bg,ys", {"asia": "cc eihort acolyte:2"}, cards=OURS)
    scene.plays("cc recruit acolyte asia")
    assert scene.asked == "cc card-book"
    assert scene.plays("cc place-book").view("cc").cards[0].earned


def test_the_unclean_bargain_replaces_acolytes_in_our_doom_turn() -> None:
    """CW-53.174: as many as there are Broods."""
    zones = {"asia": "cc eihort acolyte!", "africa": "cc acolyte:2", "europe": "bg brood:5"}
    power = {"cc": 9, "bg": 0, "ys": 0}
    scene = war("cc,bg,ys", zones, cards=BOOK, phase=DOOM_TURN, power=power)
    assert scene.asked == "cc brood"
    scene.plays("cc sacrifice acolyte_on_gate asia")
    assert (scene.zone("asia"), scene.gate("asia")) == ("cc brood eihort", "cc")
    assert scene.zone("africa") == "cc acolyte:2"


def test_replaced_acolytes_bring_no_doom_with_two_players_and_lost_broods_one() -> None:
    """CW-53.172, CW-12.3."""
    scene = war("cc,bg", {"asia": "cc acolyte:3! nyarlathotep"}, cards=FREE)
    assert scene.plays("cc awaken eihort asia").doom("bg") == 0
    zones = {"asia": "cc brood / bg dark_young", "africa": "cc eihort"}
    scene = war("bg,cc", zones, cards=OURS).rolls([6, 1], [1])
    assert scene.plays("bg attack asia 1").doom("bg") == 1


def test_captured_broods_come_back_to_the_tokens() -> None:
    """CW-53.175."""
    zones = {"asia": "cc eihort brood:5", "africa": "bg acolyte"}
    scene = war("cc,bg,ys", zones, cards=OURS, phase=GATHER, power={"cc": 0, "bg": 0, "ys": 0})
    assert scene.pool("cc", "brood") == 1
