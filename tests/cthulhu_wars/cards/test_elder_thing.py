"""Cthulhu Wars: the Elder Thing (CW-51.10)."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.card import GodPower, Sort
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.test_tcho_tcho import growing
from tests.cthulhu_wars.war import Scene, war

THING = {"elder_thing": "bg"}


def counts(scene: Scene, code: str, power: str) -> bool:
    """Does a power count, as everybody sees it?"""
    return dict(scene.view("bg").seats[scene.seat(code)].powers)[power]


@pytest.mark.parametrize(
    ("code", "god", "power"),
    [
        ("gc", "cthulhu", "devour"),
        ("cc", "nyarlathotep", "harbinger"),
        ("ys", "king_in_yellow", "desecrate"),
        ("ys", "hastur", "vengeance"),
        ("sl", "tsathoggua", "lethargy"),
        ("ow", "yog_sothoth", "key_and_gate"),
        ("ww", "rhan_tegoth", "eternal"),
        ("ww", "ithaqua", "ferox"),
    ],
)
def test_a_great_old_one_beside_an_elder_thing_has_no_ability(
    code: str, god: str, power: str
) -> None:
    """CW-51.10: it has it again when one of the two goes."""
    beside = war(f"{code},bg,tt", {"asia": f"{code} {god} / bg elder_thing"}, cards=THING)
    apart = {"asia": f"{code} {god}", "europe": "bg elder_thing"}
    assert not counts(beside, code, power)
    assert counts(war(f"{code},bg,tt", apart, cards=THING), code, power)


def test_the_owners_own_great_old_one_is_not_silenced() -> None:
    """CW-51.10: an enemy one."""
    scene = war("gc,bg,tt", {"asia": "gc cthulhu elder_thing"}, cards={"elder_thing": "gc"})
    assert counts(scene, "gc", "devour")


def test_cthulhu_beside_a_thing_devours_nobody_but_still_submerges() -> None:
    """CW-51.10: spellbooks are no abilities of his own."""
    zones = {"north_pacific": "gc cthulhu / bg elder_thing ghoul"}
    books = {"gc": "submerge yha_nthlei"}
    scene = war("gc,bg,tt", zones, cards=THING, books=books)
    assert scene.can("submerge")
    scene.rolls([1] * 6, [1, 1]).plays("gc attack north_pacific 1")
    assert scene.happened("rolled")
    free = war("gc,bg,tt", {"north_pacific": "gc cthulhu / bg ghoul"}, books=books)
    assert free.rolls([1] * 6).plays("gc attack north_pacific 1").can("devour")


def test_nyarlathotep_is_no_harbinger_beside_a_thing_but_an_emissary() -> None:
    """CW-51.10: Emissary is a spellbook."""
    zones = {"asia": "cc nyarlathotep / bg elder_thing shub_niggurath"}
    scene = war("cc,bg,tt", zones, cards=THING, books={"cc": "emissary"})
    scene.rolls([6], [1, 1]).plays("cc attack asia 1", "bg assign-kill shub_niggurath")
    assert not scene.can("harbinger-power")
    scene = war("cc,bg,tt", {"asia": "cc nyarlathotep / bg elder_thing"}, cards=THING,
                books={"cc": "emissary"})  # fmt: skip
    scene.rolls([1], [6, 1]).plays("cc attack asia 1")
    assert scene.can("emissary")


def test_shub_niggurath_comes_to_a_thing_by_avatar_and_does_not_leave_it() -> None:
    """CW-51.10: what counts is where she stands."""
    cards = {"elder_thing": "gc"}
    zones = {"asia": "bg shub_niggurath", "europe": "gc elder_thing / bg ghoul"}
    scene = war("bg,gc,tt", zones, cards=cards).plays("bg avatar europe 0")
    assert scene.zone("europe") == "bg shub_niggurath / gc elder_thing"
    zones = {"asia": "bg shub_niggurath / gc elder_thing", "europe": "bg ghoul"}
    assert not war("bg,gc,tt", zones, cards=cards).can("avatar")


def test_beside_a_thing_tsathoggua_is_not_lethargic() -> None:
    """CW-51.10."""
    zones = {"asia": "sl tsathoggua / bg elder_thing", "europe": "bg acolyte"}
    assert not war("sl,bg,tt", zones, cards=THING).can("lethargy")
    zones = {"asia": "sl tsathoggua", "europe": "bg elder_thing"}
    assert war("sl,bg,tt", zones, cards=THING).can("lethargy")


def test_ferox_ends_everywhere_beside_ithaqua_and_nowhere_beside_his_cultists() -> None:
    """CW-51.10: what is done at a distance, too."""
    zones = {"asia": "ww ithaqua / bg elder_thing", "europe": "ww acolyte / bg dark_young"}
    assert war("bg,ww,tt", zones, cards=THING).can("capture europe")
    zones = {"asia": "ww ithaqua", "europe": "ww acolyte / bg dark_young elder_thing"}
    assert not war("bg,ww,tt", zones, cards=THING).can("capture europe")


def test_yog_sothoth_beside_a_thing_is_no_gate() -> None:
    """CW-51.10: neither for summoning nor for Power."""
    scene = war("ow,bg,tt", {"asia": "ow yog_sothoth / bg elder_thing"}, cards=THING)
    assert scene.view("ow").seats[0].gates == 0
    assert not scene.can("summon")
    scene = war("ow,bg,tt", {"asia": "ow yog_sothoth", "europe": "bg elder_thing"}, cards=THING)
    assert scene.view("ow").seats[0].gates == 1


def test_the_king_beside_a_thing_desecrates_nothing_so_the_third_eye_sees_nothing() -> None:
    """CW-51.10."""
    zones = {"asia": "ys king_in_yellow / bg elder_thing", "africa": "ys hastur"}
    books: Any = {"books": {"ys": "third_eye"}}
    assert not war("ys,bg,tt", zones, cards=THING, **books).can("desecrate")
    zones = {"asia": "ys king_in_yellow", "africa": "ys hastur / bg elder_thing"}
    assert war("ys,bg,tt", zones, cards=THING, **books).can("desecrate")


@pytest.mark.parametrize(("thing", "growth"), [("asia", 3), ("europe", 8)])
def test_ubbo_sathla_beside_a_thing_does_not_grow(thing: str, growth: int) -> None:
    """CW-51.10, CW-27.7: what it has grown stays, for everybody to see."""
    zones = {"asia": "tt ubbo_sathla", "africa": "tt acolyte!"}
    zones[thing] = f"{zones.get(thing, '')} / bg elder_thing".removeprefix(" / ")
    start = war("tt,bg,cc", zones, cards=THING, power={"tt": 1, "bg": 0, "cc": 0})
    scene = growing(start, 3).rolls([5]).plays("tt pass")
    while scene.s.round < 2:
        idle(scene)
    assert dict(scene.view("cc").seats[0].marks) == {"growth": growth}


def test_an_independent_great_old_one_has_no_ability_beside_a_thing() -> None:
    """CW-51.10: Father Dagon sends no wave."""
    cards = {**THING, "father_dagon": "gc"}
    zones = {"asia": "gc father_dagon acolyte / bg elder_thing"}
    scene = war("gc,bg,tt", zones, cards=cards)
    assert not scene.can("tsunami")
    zones = {"asia": "gc father_dagon acolyte", "europe": "bg elder_thing"}
    assert war("gc,bg,tt", zones, cards=cards).can("tsunami")


def test_dice_and_spellbooks_of_a_great_old_one_stay_as_they_are() -> None:
    """CW-51.10: its dice are no ability."""
    zones = {"asia": "gc cthulhu / bg elder_thing"}
    scene = war("gc,bg,tt", zones, cards=THING).rolls([1] * 6, [1, 1])
    scene.plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [6, 2]
    assert unsaid(scene) == []


def test_a_thing_that_is_removed_before_the_dice_holds_nobody() -> None:
    """CW-51.10, CW-10.6: Abduct takes it, and the Harbinger has his reward."""
    zones = {"asia": "cc nyarlathotep nightgaunt / bg elder_thing shub_niggurath acolyte"}
    scene = war("cc,bg,tt", zones, cards=THING, books={"cc": "abduct"})
    scene.rolls([6], [1]).plays("cc attack asia 1", "cc abduct", "bg lose elder_thing")
    scene.plays("bg assign-kill shub_niggurath")
    assert scene.can("harbinger-power")


@pytest.mark.parametrize(
    "code", [code for code, card in CATALOGUE.cards.items() if card.sort == Sort.INDEPENDENT]
)
def test_every_independent_great_old_one_loses_its_abilities_beside_a_thing(code: str) -> None:
    """CW-51.10: all that is its own, and none of its spellbook."""
    great = CATALOGUE.cards[code].units[0].name
    fitting = [each for each in ("gc", "cc", "bg", "ys") if each != CATALOGUE.cards[code].rival]
    owner, holder, other = fitting[:3]
    cards = {"elder_thing": holder, code: f"{owner} book"}
    for thing, silenced in (("asia", True), ("europe", False)):
        zones = {"asia": f"{owner} {great}"}
        zones[thing] = f"{zones.get(thing, '')} / {holder} elder_thing".removeprefix(" / ")
        scene = war(f"{owner},{other},{holder}", zones, cards=cards)
        number = [card.code for card in scene.t.loyalty].index(code)
        own = [each for each in scene.t.card_abilities[number][0] if isinstance(each, GodPower)]
        assert [each.active(scene.s) for each in own] == [not silenced] * len(own)
