"""Cthulhu Wars: Recriminations (CW-55.2)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import war

CARD = {"recriminations": "cc"}


def test_a_spellbook_is_changed_for_another() -> None:
    """CW-55.2: nothing is earned, and the old one can be had again."""
    scene = war(
        "cc,gc,bg", {"asia": "cc acolyte"}, cards=CARD, books={"cc": "recriminations madness"}
    )
    met = scene.met("cc")
    scene.plays("cc recriminate madness")
    assert scene.asked == "cc recriminations"
    assert "take-book madness" not in scene.moves
    assert unsaid(scene) == []
    scene.plays("cc take-book abduct")
    assert (scene.books("cc"), scene.power("cc")) == ({"recriminations", "abduct"}, 4)
    assert (scene.met("cc"), unsaid(scene)) == (met, [])


def test_it_may_go_itself_and_is_in_the_supply_again() -> None:
    """CW-55.2, CW-50.41: for anybody."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards=CARD, books={"cc": "recriminations"})
    scene.plays("cc recriminate recriminations", "cc take-book abduct")
    assert scene.books("cc") == {"abduct"}
    assert scene.view("gc").cards[0].holder is None
    assert "recriminations" in scene.view("gc").seats[1].books_left


def test_a_neutral_spellbook_of_the_supply_can_be_taken_and_another_s_cannot() -> None:
    """CW-55.2: never that of an independent Great Old One."""
    cards = {**CARD, "shriveling": "nobody", "undimensioned": "gc", "father_dagon": "cc book"}
    books = {"cc": "recriminations", "gc": "undimensioned"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte father_dagon"}, cards=cards, books=books)
    assert "recriminate innsmouth_look" not in scene.moves
    scene.plays("cc recriminate recriminations")
    offered = {move.split()[1] for move in scene.can("take-book")}
    assert "shriveling" in offered
    assert not {"undimensioned", "innsmouth_look"} & offered
    scene.plays("cc take-book shriveling")
    assert scene.books("cc") == {"shriveling"}


def test_with_nothing_else_to_take_it_cannot_be_used() -> None:
    """CW-55.2: another one is needed."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards=CARD, books={"cc": "all"})
    assert not scene.can("recriminate")


def test_dragons_that_are_used_up_stay_used_up() -> None:
    """CW-55.2, CW-24.33."""
    books = {"ow": "recriminations dragon_ascending"}
    scene = war(
        "ow,gc,bg", {"asia": "ow acolyte"}, cards={"recriminations": "ow"}, books=books,
        power={"ow": 4, "gc": 9},
    )  # fmt: skip
    scene.plays("ow ascend 1", "ow recriminate dragon_ascending", "ow take-book dread_curse")
    while not scene.asked.startswith("ow action"):
        idle(scene)
    scene.plays("ow recriminate dread_curse", "ow take-book dragon_ascending")
    assert not [move for move in scene.moves if move.startswith("ascend")]
    assert scene.refuses("ow ascend 1")


def test_thousand_forms_that_lay_face_down_stays_so_for_good() -> None:
    """CW-55.2: Gather Power does not turn it up again."""
    books = {"cc": "recriminations thousand_forms"}
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,gc,bg", zones, cards=CARD, books=books, power={"cc": 6, "gc": 0, "bg": 0})
    scene.rolls([3]).plays("cc thousand-forms", "cc end-turn")
    scene.plays("cc recriminate thousand_forms", "cc take-book abduct", "cc end-turn")
    scene.plays("cc recriminate abduct", "cc take-book thousand_forms", "cc end-turn")
    assert not scene.can("thousand-forms")
    while scene.s.round == 1:
        idle(scene)
    assert scene.books("cc") == {"recriminations", "thousand_forms"}
    assert not scene.can("thousand-forms")


def test_the_high_priests_of_the_tcho_tcho_hear_of_no_spellbook() -> None:
    """CW-55.2: no Hierophants for a change."""
    books = {"tt": "recriminations hierophants"}
    scene = war("tt,gc,bg", {"asia": "tt acolyte!"}, cards={"recriminations": "tt"}, books=books)
    scene.plays("tt recriminate recriminations", f"tt {'take-book martyrdom'}")
    assert scene.asked != "tt hierophants"
    assert scene.zone("asia") == "tt acolyte"


def test_what_is_submerged_comes_up_without_the_spellbook() -> None:
    """CW-55.2, CW-20.18: up once; he does not go down again."""
    zones = {"south_pacific": "gc cthulhu acolyte", "asia": "bg acolyte"}
    books = {"gc": "recriminations submerge"}
    scene = war("gc,cc,bg", zones, cards={"recriminations": "gc"}, books=books)
    scene.goes("gc cthulhu", "south_pacific", "card gc")
    scene.plays("gc recriminate submerge", "gc take-book devolve")
    while not scene.asked.startswith("gc action"):
        idle(scene)
    assert scene.can("emerge")
    scene.plays("gc emerge south_atlantic")
    assert scene.zone("south_atlantic") == "gc cthulhu"
    while not scene.asked.startswith("gc action"):
        idle(scene)
    assert not scene.can("submerge")


def test_a_gate_that_sleeps_wakes_without_the_spellbook() -> None:
    """CW-55.2, CW-25.16: no other is put to sleep."""
    books = {"sl": "recriminations cursed_slumber"}
    zones = {"asia": "sl acolyte!", "africa": "sl acolyte!"}
    power = {"sl": 8, "cc": 0, "bg": 0}
    scene = war("sl,cc,bg", zones, cards={"recriminations": "sl"}, books=books, power=power)
    scene.plays("sl slumber asia", "sl end-turn")
    scene.plays("sl recriminate cursed_slumber", "sl take-book burrow", "sl end-turn")
    assert not scene.can("slumber")
    scene.plays("sl unearth europe", "sl end-turn")
    assert (scene.zone("europe"), scene.zone("asia")) == ("sl acolyte", "")
    assert not scene.can("slumber")


def test_serpents_come_back_without_the_spellbook_and_nothing_is_borrowed() -> None:
    """CW-55.2, CW-25.13: at the end of the Doom Phase, with 1 Power."""
    books = {"sl": "recriminations ancient_sorcery"}
    zones = {"asia": "sl acolyte serpent_man", "africa": "ww acolyte"}
    scene = war("sl,ww,bg", zones, cards={"recriminations": "sl"}, books=books, power={"sl": 3})
    scene.goes("sl serpent_man", "asia", "card ww")
    assert scene.can("hibernate")
    scene.plays("sl recriminate ancient_sorcery", "sl take-book burrow")
    while not scene.asked.startswith("sl action"):
        idle(scene)
    assert not scene.can("hibernate")
    while scene.asked != "sl serpent-returns":
        idle(scene)
    power = scene.power("sl")
    scene.plays("sl serpent-returns europe")
    assert (scene.zone("europe"), scene.power("sl")) == ("sl serpent_man", power + 1)
