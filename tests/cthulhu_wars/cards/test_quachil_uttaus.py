"""Cthulhu Wars: Quachil Uttaus (CW-52.3)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import Scene, war

QUACHIL = {"quachil_uttaus": "cc"}


def fought(faces: list[int], enemies: str = "deep_one starspawn", dice: int = 4) -> Scene:
    """A battle of Quachil Uttaus and a Hunting Horror against the Great Cthulhu."""
    zones = {"asia": f"cc quachil_uttaus hunting_horror / gc {enemies}"}
    scene = war("cc,gc,bg", zones, cards=QUACHIL)
    return scene.rolls(faces, [1] * dice).plays("cc attack asia 1")


def test_the_loser_gives_up_one_of_the_lost_for_good() -> None:
    """CW-52.3: it leaves the game."""
    scene = fought([6, 6, 1])
    assert (scene.asked, unsaid(scene)) == ("gc dust", [])
    assert scene.can("crumble") == ["crumble deep_one", "crumble starspawn"]
    scene.plays("gc crumble starspawn")
    assert (scene.pool("gc", "starspawn"), scene.pool("gc", "deep_one")) == (1, 4)
    assert (scene.signs("cc"), unsaid(scene)) == ([], [])


def test_or_the_owner_gains_an_elder_sign() -> None:
    """CW-52.3: one for the battle, however many were lost."""
    scene = fought([6, 6, 1]).rolls(2).plays("gc yield-sign")
    assert (scene.signs("cc"), scene.pool("gc", "starspawn")) == ([2], 2)
    assert unsaid(scene) == []


def test_a_battle_without_losses_brings_nothing() -> None:
    """CW-52.3."""
    scene = fought([4, 1, 1])
    assert scene.asked != "gc dust"
    assert not fought([1, 1, 1]).can("crumble")


def test_an_eliminated_unit_counts_too() -> None:
    """CW-52.3: one that was taken before the dice."""
    zones = {"asia": "cc quachil_uttaus nightgaunt / gc deep_one starspawn"}
    scene = war("cc,gc,bg", zones, cards=QUACHIL, books={"cc": "abduct"})
    scene.plays("cc attack asia 1").rolls([1], [1] * 3)
    scene.plays("cc abduct", "gc lose deep_one")
    assert (scene.asked, scene.can("crumble")) == ("gc dust", ["crumble deep_one"])


def test_quachil_uttaus_may_die_in_the_battle() -> None:
    """CW-52.3: it took part when the dice were rolled."""
    zones = {"asia": "cc quachil_uttaus / gc deep_one"}
    scene = war("cc,gc,bg", zones, cards=QUACHIL).rolls([6], [6]).plays("cc attack asia 1")
    assert (scene.zone("asia"), scene.asked) == ("", "gc dust")


def test_removed_before_the_dice_or_elsewhere_it_turns_nothing_to_dust() -> None:
    """CW-52.3, CW-10.6: a Howl drives it out; one in another zone is not in the battle."""
    zones = {"asia": "cc quachil_uttaus hunting_horror / ww wendigo"}
    scene = war("ww,cc,bg", zones, cards=QUACHIL, books={"ww": "howl"})
    scene.plays("ww attack asia 1").rolls([1], [6, 1])
    scene.plays("ww howl", "cc lose quachil_uttaus", "cc retreat quachil_uttaus europe")
    assert scene.pool("ww", "wendigo") == 4
    assert (scene.happened("dust-sign"), scene.asked) == ([], "ww book")
    zones = {"asia": "cc hunting_horror / gc deep_one", "europe": "cc quachil_uttaus"}
    scene = war("cc,gc,bg", zones, cards=QUACHIL).rolls([6, 1], [1]).plays("cc attack asia 1")
    assert scene.asked != "gc dust"


def test_what_its_owner_loses_stays_in_the_game() -> None:
    """CW-52.3: enemy units."""
    scene = war("cc,gc,bg", {"asia": "cc quachil_uttaus acolyte / gc deep_one"}, cards=QUACHIL)
    scene.rolls([1], [6]).plays("cc attack asia 1", "cc assign-kill acolyte")
    assert scene.asked != "gc dust"
    assert scene.pool("cc", "acolyte") == 6


def test_a_lost_independent_is_in_no_pool_so_it_is_the_sign() -> None:
    """CW-52.3, CW-50.23: its card went back to the supply."""
    cards = {**QUACHIL, "father_dagon": "gc"}
    zones = {"asia": "cc quachil_uttaus / gc father_dagon"}
    scene = war("cc,gc,bg", zones, cards=cards).rolls([6], [1, 1], 3)
    scene.plays("cc attack asia 1")
    assert (scene.signs("cc"), scene.s.loyalty[0]) == ([3], scene.t.nobody)


def test_the_dhole_brings_its_signs_and_may_leave_the_game() -> None:
    """CW-52.3, CW-52.2: one after the other."""
    cards = {**QUACHIL, "dhole": "gc"}
    zones = {"asia": "cc quachil_uttaus / gc dhole"}
    scene = war("cc,gc,bg", zones, cards=cards).rolls([6], [1] * 5, 1, 1)
    scene.plays("cc attack asia 1", "gc dhole-gift doom", "gc crumble dhole")
    assert (len(scene.signs("gc")), scene.pool("gc", "dhole")) == (2, 0)


def test_a_promoted_unit_is_not_a_lost_one() -> None:
    """CW-52.3, CW-1.16: replaced is neither killed nor eliminated."""
    zones = {"asia": "gc quachil_uttaus / ow mutant abomination"}
    books = {"ow": "million_favored_ones"}
    cards = {"quachil_uttaus": "gc"}
    scene = war("gc,ow,bg", zones, cards=cards, books=books).rolls([1], [1] * 3)
    scene.plays("gc attack asia 1")
    while scene.can("promote"):
        scene.plays(f"ow {scene.can('promote')[0]}")
    assert scene.happened("promoted")
    assert not scene.can("crumble")


def test_it_costs_four_and_rolls_one_die() -> None:
    """CW-52.3."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=QUACHIL)
    assert scene.plays("cc summon quachil_uttaus asia").power("cc") == 1
    assert fought([1, 1, 1]).happened("rolled")[0]["number"] == 3
