"""Cthulhu Wars, chapter 11: the battle examples and rule vectors with the four factions."""

from __future__ import annotations

from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import combat_total
from tests.cthulhu_wars.war import Scene, war


def total(scene: Scene, zone: str, code: str, enemy: str) -> int:
    """The combat dice of a faction in a zone."""
    seat = scene.seat(code)
    s, t, here = scene.s, scene.t, scene.t.zone(zone)
    numbers = s.figures[here * t.size : (here + 1) * t.size]
    return combat_total(Clash(s, t, seat, scene.seat(enemy), here, True, numbers))


def test_in_the_simple_battle_a_byakhee_dies_and_both_acolytes_retreat() -> None:
    """CW-11.1: three dice against two by Frenzy; a Byakhee dies, both Acolytes retreat."""
    zones = {"east_africa": "ys king_in_yellow byakhee:2 acolyte:2 / bg acolyte:2"}
    scene = war("ys,bg,gc,cc", zones, books={"bg": "frenzy"})
    scene.rolls([1, 4, 5], [1, 6]).plays("ys attack east_africa 1", "ys assign-kill byakhee")
    scene.plays("bg retreat acolyte arabia", "bg retreat acolyte west_africa")
    assert scene.zone("east_africa") == "ys acolyte:2 byakhee king_in_yellow"
    assert scene.pool("ys", "byakhee") == 3


def test_complex_example_1_ends_as_printed_after_absorb_devour_and_madness() -> None:
    """CW-11.2, CW-40.26: Absorb, Devour, Necrophagy, Madness, surrounded."""
    zones = {
        "east_africa": "gc cthulhu shoggoth deep_one:2 acolyte:3! / ys king_in_yellow undead:5",
        "europe": "bg ghoul:2",
    }
    books = {"gc": "absorb", "bg": "necrophagy", "cc": "madness"}
    scene = war("gc,ys,bg,cc", zones, books=books)
    scene.plays("gc attack east_africa 1", "gc absorb deep_one 0", "gc devour")
    assert scene.asked == "gc pre-battle"  # only Undead can be devoured: nothing to choose
    scene.rolls([6, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1], [6, 4, 4]).plays("gc decline")
    assert [each["number"] for each in scene.happened("rolled")] == [12, 3]
    scene.plays("ys assign-kill undead", "gc assign-kill acolyte")
    assert scene.asked == "bg after-kills"
    scene.plays("bg necrophagy europe", "bg necrophagy europe")
    assert scene.battle.pains == [4, 0]  # the surplus of the defender is gone
    for unit in ("cthulhu", "shoggoth", "deep_one", "acolyte"):
        scene.plays(f"gc assign-pain {unit}")
    assert scene.asked == "cc direct-retreats"
    scene.plays("cc madness 0", "cc retreat acolyte west_africa")
    scene.plays("cc retreat deep_one indian_ocean", "cc retreat shoggoth south_atlantic")
    scene.plays("cc retreat cthulhu arabia")
    assert scene.asked == "ys surrounded"
    scene.plays("ys lose undead")
    expected = "gc acolyte / ys undead:2 king_in_yellow / bg ghoul:2"
    assert scene.zone("east_africa") == expected
    assert scene.gate("east_africa") == "gc"


def test_complex_example_6_pays_the_harbinger_for_a_pain_of_necrophagy() -> None:
    """CW-11.7: Harbinger by a Pain that Necrophagy adds."""
    zones = {"asia": "cc nyarlathotep / ys king_in_yellow undead", "africa": "bg ghoul"}
    books = {"cc": "madness", "bg": "necrophagy"}
    scene = war("cc,ys,bg", zones, books=books)
    scene.rolls([4]).plays("cc attack asia 1", "bg decline", "ys assign-pain undead")
    scene.plays("bg necrophagy africa")
    assert scene.battle.pained == [1, 1, 1]
    scene.rolls(1, 1).plays("cc harbinger-signs king_in_yellow")
    assert scene.signs("cc") == [1, 1]
    scene.plays("cc madness 0", "cc retreat nyarlathotep europe", "cc retreat undead africa",
                "cc retreat king_in_yellow africa")  # fmt: skip
    assert scene.zone("africa") == "ys undead king_in_yellow"


def test_an_acolyte_and_two_hunting_horrors_roll_four_dice() -> None:
    """CW-11.23: an Acolyte and two Horrors roll 4."""
    scene = war("cc,ys,bg", {"asia": "cc acolyte hunting_horror:2"})
    assert total(scene, "asia", "cc", "ys") == 4


def test_two_undead_one_of_them_hidden_have_no_dice() -> None:
    """CW-11.24, CW-21.27: two Undead, one invisible: no dice."""
    zones = {"asia": "cc flying_polyp / ys undead:2"}
    scene = war("cc,ys,bg", zones, books={"cc": "invisibility"})
    scene.rolls([1]).plays("cc attack asia 1", "cc hide 1 undead")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0]


def test_screaming_dead_then_desecrate_costs_three_or_two_with_the_third_eye() -> None:
    """CW-11.25: 3 Power; 2 with the Third Eye and Hastur."""
    zones = {"europe": "ys king_in_yellow acolyte"}
    scene = war("ys,cc,bg", zones, books={"ys": "screaming_dead"})
    scene.rolls([6]).plays("ys screaming-dead asia", "ys desecrate", "ys place undead")
    assert scene.power("ys") == 2
    zones = {"europe": "ys king_in_yellow acolyte", "africa": "ys hastur"}
    scene = war("ys,cc,bg", zones, books={"ys": "screaming_dead third_eye"})
    scene.rolls([6]).plays("ys screaming-dead asia", "ys desecrate", "ys place undead")
    assert scene.power("ys") == 3


def test_the_harbinger_gets_two_power_or_two_signs_for_cthulhu() -> None:
    """CW-11.26, CW-21.26: 2 Power or 2 Elder Signs."""
    zones = {"asia": "cc nyarlathotep / gc cthulhu"}
    for reward, power, signs in (("power", 6, 0), ("signs", 4, 2)):
        scene = war("cc,gc,bg", zones, books={"cc": "abduct"})
        scene.rolls([4], [1] * 6).plays("cc attack asia 1", f"cc harbinger-{reward} cthulhu")
        assert (scene.power("cc"), len(scene.signs("cc"))) == (power, signs)


def test_thousand_forms_take_nothing_from_the_poor_and_bring_the_roll() -> None:
    """CW-11.31, CW-21.24: a roll of 5 against 3 Power together: nobody loses, we gain 5."""
    zones = {"asia": "cc nyarlathotep"}
    scene = war(
        "cc,gc,bg", zones, books={"cc": "thousand_forms"}, power={"cc": 1, "gc": 2, "bg": 1}
    )
    scene.rolls([5]).plays("cc thousand-forms")
    assert scene.s.power == [6, 2, 1]


def test_a_surrounded_emissary_survives_and_all_stay() -> None:
    """CW-11.36, CW-21.15, CW-21.30: named for the elimination he survives, and all stay."""
    ring = dict.fromkeys(("arctic_ocean", "north_atlantic", "asia"), "gc acolyte")
    zones = ring | {"europe": "cc nyarlathotep acolyte / gc starspawn:2"}
    scene = war("gc,cc,bg", zones, books={"cc": "emissary"})
    scene.rolls([4, 4, 1, 1, 1, 1], [1]).plays("gc attack europe 1", "cc lose nyarlathotep")
    assert scene.zone("europe") == "gc starspawn:2 / cc acolyte nyarlathotep"
