"""Cthulhu Wars: the Servitors of the Outer Gods (CW-51.7)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

SERVITOR = {"servitor": "cc"}
GATE = {"asia": "cc acolyte!"}


def test_the_buyer_gives_the_card_to_an_enemy_and_nobody_is_placed() -> None:
    """CW-51.7: it was his purchase of this Doom Phase."""
    cards = {"servitor": "nobody", "gug": "nobody"}
    zones = {"asia": "cc acolyte!", "europe": "gc acolyte!"}
    scene = war("cc,gc,bg", zones, cards=cards, phase=DOOM_TURN, doom={"cc": 4})
    scene.plays("cc buy servitor")
    assert (scene.asked, scene.can("bestow")) == ("cc bestow", ["bestow 1", "bestow 2"])
    assert unsaid(scene) == []
    scene.plays("cc bestow 1")
    assert (scene.doom("cc"), scene.pool("gc", "servitor")) == (2, 3)
    assert (scene.zone("europe"), scene.can("buy")) == ("gc acolyte", [])
    holder = next(each.holder for each in scene.view("bg").cards if each.card == "servitor")
    assert (holder, unsaid(scene)) == (1, [])


def test_with_two_players_the_other_has_it_without_a_question() -> None:
    """CW-51.7."""
    zones = {"asia": "cc acolyte!", "europe": "gc acolyte!"}
    scene = war("cc,gc", zones, cards={"servitor": "nobody"}, phase=DOOM_TURN, doom={"cc": 2})
    assert scene.plays("cc buy servitor").s.loyalty == [1]


def test_with_a_servitor_in_the_pool_no_other_monster_is_summoned() -> None:
    """CW-51.7: not even with six Power."""
    scene = war("cc,gc,bg", GATE, cards=SERVITOR, power={"cc": 6})
    assert scene.can("summon") == ["summon servitor asia"]
    assert scene.why_not("cc summon nightgaunt asia") == ("not-summoned", "CW-1.19")
    zones = {"asia": "cc acolyte!", "europe": "cc servitor:3"}
    assert war("cc,gc,bg", zones, cards=SERVITOR).can("summon nightgaunt")


def test_terrors_are_summoned_all_the_same() -> None:
    """CW-51.7, CW-50.12: they are no Monsters."""
    scene = war("cc,gc,bg", GATE, cards={**SERVITOR, "dhole": "cc"})
    assert scene.can("summon dhole")


def test_in_fertility_cult_the_servitors_come_first() -> None:
    """CW-51.7, CW-22.2: then the others, in the same action."""
    cards = {"servitor": "bg"}
    zones = {"asia": "bg acolyte!", "europe": "bg servitor"}
    scene = war("bg,gc,cc", zones, cards=cards, power={"bg": 5})
    scene.plays("bg summon servitor asia")
    assert not scene.can("summon ghoul")
    scene.plays("bg summon servitor asia", "bg summon ghoul asia")
    assert scene.zone("asia") == "bg acolyte ghoul servitor:2"


def test_what_comes_without_being_summoned_is_free() -> None:
    """CW-51.7: Desecrate and Cannibalism."""
    scene = war("ys,gc,bg", {"asia": "ys king_in_yellow"}, cards={"servitor": "ys"})
    scene.rolls([6]).plays("ys desecrate")
    assert scene.can("place undead")
    zones = {"asia": "ww wendigo / gc deep_one", "africa": "ww acolyte"}
    scene = war("ww,gc,bg", zones, cards={"servitor": "ww"}, books={"ww": "cannibalism"})
    scene.rolls([6], [1]).plays("ww attack asia 1")
    assert scene.can("cannibalism wendigo")


def test_servitors_lower_the_dice_but_never_below_none() -> None:
    """CW-51.7, CW-4.16: and without dice no battle is declared."""
    zones = {"asia": "cc servitor:2 hunting_horror / gc deep_one"}
    scene = war("cc,gc,bg", zones, cards=SERVITOR)
    assert not scene.can("attack")
    scene = war("gc,cc,bg", zones, cards=SERVITOR).rolls([1])
    scene.plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0]
    zones = {"asia": "cc servitor hunting_horror / gc deep_one"}
    scene = war("cc,gc,bg", zones, cards=SERVITOR).rolls([1], [1]).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


def test_star_vampires_roll_beside_servitors_and_do_not_declare() -> None:
    """CW-51.7, CW-51.9: their dice are rolled whatever lowers the total."""
    cards = {**SERVITOR, "star_vampire": "cc"}
    zones = {"asia": "cc servitor star_vampire / gc deep_one"}
    assert not war("cc,gc,bg", zones, cards=cards).can("attack")
    scene = war("gc,cc,bg", zones, cards=cards).rolls([1], [4]).plays("gc attack asia 1")
    assert scene.happened("rolled")[1]["number"] == 1
    assert scene.happened("vampirism")
    assert scene.asked == "gc retreat"


def test_servitors_cost_one() -> None:
    """CW-51.7: three figures."""
    scene = war("cc,gc,bg", GATE, cards=SERVITOR).plays("cc summon servitor asia")
    assert (scene.power("cc"), scene.pool("cc", "servitor")) == (4, 2)
