"""Cthulhu Wars: Pitpipo (CW-56.9)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

PITPIPO = {"pitpipo": "gc"}
ZONES = {"asia": "gc deep_one:2 / cc flying_polyp:3", "africa": "gc pitpipo!"}


def test_a_kill_goes_to_him_wherever_he_is() -> None:
    """CW-56.9: he is killed in that battle, and his Gate is abandoned."""
    scene = war("cc,gc,bg", ZONES, cards=PITPIPO).rolls([6, 1, 1], [1, 1])
    scene.plays("cc attack asia 1")
    assert sorted(scene.moves) == ["assign-kill deep_one", "assign-kill pitpipo"]
    scene.plays("gc assign-kill pitpipo")
    assert scene.zone("asia") == "cc flying_polyp:3 / gc deep_one:2"
    assert (scene.zone("africa"), scene.gate("africa")) == ("", "abandoned")
    assert [each["unit"] for each in scene.happened("killed")] == ["pitpipo"]


def test_he_takes_one_and_nobody_has_to_give_him_any() -> None:
    """CW-56.9, CW-10.16: with as many Kills as fighters he still saves one."""
    scene = war("cc,gc,bg", ZONES, cards=PITPIPO).rolls([6, 6, 1], [1, 1])
    scene.plays("cc attack asia 1", "gc assign-kill pitpipo")
    assert scene.zone("asia") == "cc flying_polyp:3 / gc deep_one"
    scene = war("cc,gc,bg", ZONES, cards=PITPIPO).rolls([6, 6, 1], [1, 1])
    scene.plays("cc attack asia 1", "gc assign-kill deep_one", "gc assign-kill deep_one")
    assert scene.zone("africa") == "gc pitpipo"


def test_where_he_could_save_nobody_he_is_not_asked_for() -> None:
    """CW-56.9: more Kills than fighters."""
    scene = war("cc,gc,bg", ZONES, cards=PITPIPO).rolls([6, 6, 6], [1, 1])
    scene.plays("cc attack asia 1")
    assert (scene.zone("asia"), scene.zone("africa")) == ("cc flying_polyp:3", "gc pitpipo")


def test_others_assign_nothing_to_him() -> None:
    """CW-56.9: neither the enemy nor a bystander, nor with Vengeance."""
    zones = {"asia": "ys hastur / gc deep_one:2", "africa": "gc pitpipo"}
    scene = war("ys,gc,bg", zones, cards=PITPIPO, ritual=3)
    scene.rolls([6, *[1] * (scene.t.track[3] - 1)], [1, 1]).plays("ys attack asia 1")
    assert scene.zone("africa") == "gc pitpipo"
    zones = {"asia": "bg ghoul:2 / cc flying_polyp:3", "africa": "gc pitpipo"}
    scene = war("cc,bg,gc", zones, cards=PITPIPO).rolls([6, 1, 1], [])
    scene.chance.outcomes = [[6, 1, 1]]
    scene.plays("cc attack asia 1")
    assert scene.zone("africa") == "gc pitpipo"


def test_amelia_and_the_haunter_come_first() -> None:
    """CW-56.9, CW-57.5, CW-53.162."""
    zones = {"asia": "gc amelia_azevedo deep_one / cc flying_polyp:3", "africa": "gc pitpipo"}
    scene = war("cc,gc,bg", zones, cards={**PITPIPO, "amelia_azevedo": "gc"})
    scene.rolls([6, 1, 1], [1, 1]).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp:3 / gc deep_one"
    zones = {"asia": "gc haunter_of_the_dark deep_one / cc flying_polyp:3", "africa": "gc pitpipo"}
    scene = war("cc,gc,bg", zones, cards={**PITPIPO, "haunter_of_the_dark": "gc"})
    scene.rolls([6, 1, 1], [1]).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp:3 / gc deep_one"


def test_in_the_battle_he_is_a_fighter_like_others() -> None:
    """CW-56.9: he takes Pains, too."""
    zones = {"asia": "gc deep_one pitpipo / cc flying_polyp:3"}
    scene = war("cc,gc,bg", zones, cards=PITPIPO).rolls([4, 1, 1], [1])
    scene.plays("cc attack asia 1")
    assert sorted(scene.moves) == ["assign-pain deep_one", "assign-pain pitpipo"]


def test_a_pain_made_of_his_kill_does_nothing_to_him() -> None:
    """CW-56.9, CW-27.16: Martyrdom of another."""
    zones = {
        "asia": "tt high_priest proto_shoggoth / cc flying_polyp:3", "africa": "tt pitpipo",
    }  # fmt: skip
    scene = war("cc,tt,bg", zones, cards={"pitpipo": "tt"}, books={"tt": "martyrdom"})
    scene.rolls([6, 6, 1], [1])
    scene.plays("cc attack asia 1", "tt assign-kill pitpipo", "tt assign-kill high_priest")
    scene.plays("tt martyrdom")
    assert (scene.zone("africa"), "retreat" in scene.asked) == ("tt pitpipo", False)
    assert scene.zone("asia") == "cc flying_polyp:3 / tt proto_shoggoth"


def test_he_takes_no_kill_for_acolytes_that_fight_for_another() -> None:
    """CW-56.9, CW-51.13: their own faction is no side of the battle."""
    zones = {
        "asia": "bg insects_from_shaggai dark_young / gc acolyte:2 / cc flying_polyp:3",
        "africa": "gc pitpipo",
    }
    scene = war("cc,bg,gc", zones, cards={**PITPIPO, "insects_from_shaggai": "bg"})
    scene.rolls([6, 1, 1], [1, 1]).plays("cc attack asia 1")
    assert scene.asked == "bg kill"
    assert scene.can("assign-kill acolyte")
    assert not scene.can("assign-kill pitpipo")
