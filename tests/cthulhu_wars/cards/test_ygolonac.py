"""Cthulhu Wars: Y'Golonac (CW-53.191 to CW-53.194)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.test_the_ancients import with_cathedrals
from tests.cthulhu_wars.war import Scene, war

OURS = {"ygolonac": "cc"}


def killed(enemies: str, dice: list[int], order: str = "bg,cc,ys") -> Scene:
    zones = {"asia": f"cc ygolonac / bg {enemies}"}
    scene = war(order, zones, cards=OURS)
    return scene.rolls(dice, [1]).plays("bg attack asia 1")


def test_ygolonac_costs_two_and_has_one_die() -> None:
    """CW-53.191."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,bg,ys", zones, cards={"ygolonac": "nobody"})
    assert scene.price("cc", "awaken ygolonac asia") == 2
    assert killed("dark_young", [1, 1]).happened("rolled")[1]["number"] == 1


def test_killed_he_takes_the_place_of_a_survivor_and_changes_sides() -> None:
    """CW-53.192, CW-53.193: we choose whom; the spellbook comes along."""
    scene = killed("dark_young ghoul", [6, 1])
    assert scene.asked == "cc orifices"
    assert sorted(scene.can("possess")) == ["possess dark_young", "possess ghoul"]
    scene.plays("cc possess dark_young")
    assert scene.zone("asia") == "bg ghoul ygolonac"
    assert (scene.pool("bg", "dark_young"), scene.power("cc")) == (3, 5)
    card = scene.view("ys").cards[0]
    assert (card.holder, card.earned) == (scene.seat("bg"), True)
    assert not scene.happened("card-back") + scene.happened("awakened")


def test_a_great_old_one_is_no_host_and_without_a_survivor_he_dies() -> None:
    """CW-53.192."""
    zones = {"asia": "cc ygolonac / bg shub_niggurath", "africa": "bg acolyte"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([6], [1]).plays("bg attack asia 1")
    assert scene.zone("asia") == "bg shub_niggurath"
    assert scene.view("ys").cards[0].holder is None
    zones = {"asia": "cc ygolonac / bg dark_young"}
    scene = war("bg,cc,ys", zones, cards=OURS)
    scene.rolls([6, 1], [6]).plays("bg attack asia 1")
    assert (scene.zone("asia"), scene.view("ys").cards[0].holder) == ("", None)


def test_a_pained_host_loses_its_pain_and_its_gate() -> None:
    """CW-53.192: he stands there without a result."""
    zones = {"asia": "cc ygolonac / bg acolyte! ghoul"}
    scene = war("bg,cc,ys", zones, cards=OURS, books={"bg": "frenzy"})
    scene.rolls([6], [4]).plays("bg attack asia 1", "bg assign-pain acolyte_on_gate")
    (possess,) = scene.can("possess acolyte_hit")
    scene.plays(f"cc {possess}")
    assert (scene.zone("asia"), scene.gate("asia")) == ("bg ghoul ygolonac", "abandoned")
    assert not scene.happened("retreated")


def test_pained_or_eliminated_he_is_like_any_other() -> None:
    """CW-53.192: only a Kill in a battle."""
    scene = killed("dark_young", [4, 1]).plays("cc retreat ygolonac europe")
    assert scene.zone("europe") == "cc ygolonac"
    zones = {"asia": "cc ygolonac", "europe": "ow abomination"}
    scene = war("ow,cc,bg", zones, cards=OURS, books={"ow": "dread_curse"})
    scene.rolls([6]).plays("ow dread-curse asia")
    assert scene.view("bg").cards[0].holder is None


def test_eliminated_in_a_battle_he_finds_no_host() -> None:
    """CW-53.192, CW-28.19: Unholy Ground is no Kill."""
    zones = {"asia": "an acolyte:2 / cc ygolonac"}
    scene = war("cc,an,bg", zones, cards=OURS, books={"an": "unholy_ground"})
    with_cathedrals(scene, "asia")
    scene.rolls([1]).plays("cc attack asia 1", "an unholy-ground asia")
    assert not scene.happened("orifices")
    assert scene.view("bg").cards[0].holder is None


def test_he_was_killed_for_whatever_asks() -> None:
    """CW-53.192: Cthugha's requirement is met; with two players he is worth his Doom, the unit
    whose place he takes nothing.
    """
    zones = {"asia": "cc ygolonac / bg cthugha dark_young"}
    cards = {"ygolonac": "cc", "cthugha": "bg"}
    scene = war("bg,cc,ys", zones, cards=cards)
    scene.rolls([6, 1, 1], [1]).plays("bg attack asia 1")
    while scene.asked.startswith("bg after"):
        scene.plays("bg decline")
    cthugha = next(each for each in scene.view("bg").cards if each.card == "cthugha")
    assert cthugha.earned
    scene = war("bg,cc", {"asia": "cc ygolonac / bg dark_young"}, cards=OURS)
    scene.rolls([6, 1], [1]).plays("bg attack asia 1")
    assert (scene.doom("bg"), scene.doom("cc")) == (2, 0)


def test_only_a_unit_of_the_enemy_itself_is_a_host() -> None:
    """CW-53.192, CW-51.13: an Acolyte of somebody else that fights for the enemy is none."""
    zones = {"asia": "cc ygolonac / bg insects_from_shaggai shub_niggurath / ys acolyte",
             "africa": "bg acolyte"}  # fmt: skip
    scene = war("bg,cc,ys", zones, cards={**OURS, "insects_from_shaggai": "bg"})
    scene.rolls([6], [1]).plays("bg attack asia 1")
    assert scene.zone("asia") == "bg shub_niggurath ygolonac / ys acolyte"


def test_his_killer_who_is_nobody_does_not_inherit_him() -> None:
    """CW-53.192, CW-53.15: Filth without an owner has no dice, and he wins there."""
    zones = {"asia": "cc ygolonac / nobody filth"}
    scene = war("cc,bg,ys", zones, cards={**OURS, "abhoth": "nobody"})
    scene.rolls([6]).plays("cc attack asia 3")
    assert scene.zone("asia") == "cc ygolonac"


def test_the_revelations_bring_everybody_else_a_sign() -> None:
    """CW-53.194: when the Doom Phase begins."""
    power = {"cc": 1, "bg": 1, "ys": 1}
    cards = {"ygolonac": "cc book"}
    scene = war("cc,bg,ys", {"asia": "cc ygolonac"}, cards=cards, phase=DOOM, power=power)
    assert [len(scene.signs(code)) for code in ("cc", "bg", "ys")] == [0, 1, 1]


def test_without_orifices_he_has_no_spellbook() -> None:
    """CW-53.193."""
    scene = war("cc,bg,ys", {"asia": "cc ygolonac acolyte"}, cards=OURS)
    scene.plays("cc move-last acolyte asia europe")
    assert not scene.view("cc").cards[0].earned
