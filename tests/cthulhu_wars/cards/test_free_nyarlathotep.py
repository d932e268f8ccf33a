"""Cthulhu Wars: Nyarlathotep as an independent (CW-54.51 to CW-54.54)."""

from __future__ import annotations

from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

OURS = {"free_nyarlathotep": "gc"}
BOOK = {"free_nyarlathotep": "gc book"}


def test_he_is_awakened_for_six() -> None:
    """CW-54.51: in the usual way."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,bg,ys", zones, cards={"free_nyarlathotep": "nobody"}, power={"gc": 6})
    scene.rolls(1).plays("gc awaken nyarlathotep asia")
    assert scene.power("gc") == 0


def test_he_fights_with_all_spellbooks_of_the_enemy() -> None:
    """CW-54.51: those of his independents too, his owner's not."""
    cards = {**OURS, "father_dagon": "ys book"}
    zones = {"asia": "gc nyarlathotep / ys undead", "europe": "ys father_dagon"}
    books = {"ys": "passion zingaya", "gc": "dreams"}
    scene = war("gc,bg,ys", zones, cards=cards, books=books)
    scene.rolls([1] * 3, []).plays("gc attack asia 2")
    assert scene.happened("rolled")[0]["number"] == 3


def test_he_alone_moves_two_areas() -> None:
    """CW-54.52: past enemies, too."""
    zones = {"asia": "gc nyarlathotep deep_one", "africa": "ys undead"}
    scene = war("gc,bg,ys", zones, cards=OURS)
    t = scene.t
    far = next(
        name
        for zone, name in enumerate(t.board.names)
        if t.board.distance(t.zone("asia"), zone) == 2
    )
    assert scene.can(f"move-unit nyarlathotep asia {far}")
    assert not scene.can(f"move-unit deep_one asia {far}")
    assert len(scene.can("move-unit nyarlathotep asia")) > len(t.board.adjacent[t.zone("asia")])


def test_a_captive_earns_the_spellbook() -> None:
    """CW-54.53: taken by any unit of ours."""
    zones = {"asia": "gc nyarlathotep", "europe": "gc deep_one / ys acolyte"}
    scene = war("gc,bg,ys", zones, cards=OURS).plays("gc capture europe 2")
    assert scene.view("gc").cards[0].earned


def test_harbinger_rewards_every_great_old_one_that_is_hit() -> None:
    """CW-54.54: half of what it costs, or two signs; for an independent one by its card."""
    cards = {**BOOK, "father_dagon": "ys"}
    zones = {"asia": "gc nyarlathotep / ys father_dagon undead"}
    scene = war("gc,bg,ys", zones, cards=cards, books={"ys": "passion zingaya"})
    scene.rolls([4, 1], [1, 1]).plays("gc attack asia 2", "ys assign-pain father_dagon")
    assert unsaid(scene) == []
    scene.plays("gc reward-power father_dagon")
    assert scene.power("gc") == 4 + 2
    zones = {"asia": "gc nyarlathotep / ys hastur"}
    scene = war("gc,bg,ys", zones, cards=BOOK, books={"ys": "passion zingaya"})
    scene.rolls([4, 1], [1] * 5, 1, 2).plays("gc attack asia 2", "gc reward-signs hastur")
    assert scene.signs("gc") == [1, 2]


def test_harbinger_needs_him_in_the_battle_and_the_spellbook() -> None:
    """CW-54.54."""
    zones = {"asia": "gc nyarlathotep / ys hastur", "europe": "gc starspawn / bg shub_niggurath"}
    scene = war("gc,bg,ys", zones, cards=OURS, books={"ys": "passion zingaya"})
    scene.rolls([4, 1], [1] * 5).plays("gc attack asia 2")
    assert not scene.can("reward-power")
    scene = war("gc,bg,ys", zones, cards=BOOK)
    scene.rolls([4, 1, 1], []).plays("gc attack europe 1")
    assert not scene.can("reward-power")
