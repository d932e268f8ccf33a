"""Cthulhu Wars, chapter 11: the examples and vectors with units of loyalty cards."""

from __future__ import annotations

from typing import Final

import pytest

from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

SPIDERS: Final = {"leng_spider": "sl"}
WAILING: Final = {**SPIDERS, "gobogeg": "sl", "gug": "cc"}


def rolled(scene: Scene) -> list[int]:
    """How many dice both sides rolled in all battles so far."""
    return [each["number"] for each in scene.happened("rolled")]


def lost(scene: Scene, how: str) -> list[str]:
    """Who was killed or eliminated, as `cc acolyte`."""
    return [f"{scene.code(each['seat'])} {each['unit']}" for each in scene.happened(how)]


def test_complex_example_2_turns_four_pains_into_two_kills() -> None:
    """CW-11.3: Vengeance, Necrophagy, four Pains that become two Kills."""
    zones = {"asia": "sl leng_spider:2 acolyte / ys hastur acolyte", "africa": "bg ghoul:2"}
    scene = war("sl,ys,bg", zones, books={"bg": "necrophagy"}, cards=SPIDERS)
    scene.rolls([4, 4], [6, 1, 1, 1, 1]).plays("sl attack asia 1")
    assert scene.asked == "ys kill"  # Vengeance: the Yellow Sign chooses who is killed
    scene.plays("ys assign-kill leng_spider")
    assert scene.asked == "sl after-kills"  # two Pains are there already, but more will come
    scene.plays("sl decline", "bg necrophagy africa", "bg necrophagy africa")
    assert scene.battle.pains == [2, 4]
    scene.plays("sl bloodthirst enemy 4", "ys assign-kill acolyte")
    assert scene.battle.pains == [2, 2]
    scene.plays("sl bloodthirst enemy 2")
    assert scene.battle.killed == [0, 1, 0, 1, 1]
    scene.plays("sl retreat acolyte europe", "sl retreat leng_spider arctic_ocean")
    assert sorted(lost(scene, "killed")) == ["sl leng_spider", "ys acolyte", "ys hastur"]
    assert scene.zone("asia") == "bg ghoul:2"
    assert (scene.zone("europe"), scene.zone("arctic_ocean")) == ("sl acolyte", "sl leng_spider")


def test_complex_example_3_finds_nobody_for_berserkergang() -> None:
    """CW-11.4, CW-10.18: Berserkergang finds nobody: one is dead already, the other a god."""
    zones = {"asia": "bg shub_niggurath fungi / ww gnoph_keh:2", "africa": "bg acolyte"}
    scene = war("bg,ww,cc", zones, books={"ww": "berserkergang"})
    scene.rolls([6, 4], [6, 4, 1, 1, 1, 1]).plays("bg attack asia 1", "bg assign-kill fungi")
    assert lost(scene, "eliminated") == []
    assert scene.asked == "bg retreat"  # the attacker first
    scene.plays("bg retreat shub_niggurath europe")
    assert scene.asked == "ww retreat"
    assert not scene.can("retreat gnoph_keh europe")
    scene.plays("ww retreat gnoph_keh arctic_ocean")
    assert lost(scene, "killed") == ["bg fungi", "ww gnoph_keh"]
    assert scene.zone("asia") == ""


def test_complex_example_4_keeps_the_elimination_although_the_kill_became_a_pain() -> None:
    """CW-11.5, CW-10.20: the elimination stands although its Kill became a Pain."""
    zones = {"asia": "bg cthugha acolyte:2 / ww gnoph_keh:2"}
    books = {"bg": "frenzy", "ww": "berserkergang"}
    scene = war("bg,ww,cc", zones, books=books, cards={"cthugha": "bg"})
    scene.rolls([6, 1], [6, 1, 1, 1, 1, 1]).plays("bg attack asia 1")
    scene.plays("bg assign-kill acolyte", "ww berserkergang", "bg spare-unit gnoph_keh")
    scene.plays("ww retreat gnoph_keh europe")
    assert lost(scene, "killed") == lost(scene, "eliminated") == ["bg acolyte"]
    assert scene.power("bg") == 5  # 1 for the battle, 1 for mercy
    assert scene.zone("asia") == "bg cthugha / ww gnoph_keh"
    assert scene.zone("europe") == "ww gnoph_keh"


def test_complex_example_5_lets_a_starspawn_with_a_kill_and_a_pain_retreat() -> None:
    """CW-11.6, CW-20.17: an added Kill; a Starspawn with a Kill and a Pain only retreats."""
    zones = {"asia": "sl yig serpent_man acolyte / gc starspawn acolyte"}
    scene = war("sl,gc,bg", zones, books={"gc": "regenerate"}, cards={"yig": "sl"})
    scene.rolls([6, 4, 4], [6, 1, 1]).plays("sl attack asia 1")
    scene.plays("gc assign-kill starspawn", "sl assign-kill acolyte", "sl bite")
    scene.plays("gc assign-kill acolyte")
    assert scene.asked == "gc retreat"  # one Pain on the Starspawn, the second is surplus
    scene.plays("gc retreat starspawn europe")
    assert lost(scene, "killed") == ["sl acolyte", "gc acolyte"]
    assert scene.zone("asia") == "sl serpent_man yig"
    assert scene.zone("europe") == "gc starspawn"


def test_complex_example_7_lifts_four_of_five_pains_for_two_kills() -> None:
    """CW-11.8, CW-10.26, CW-40.16: five Pains, four of them lifted and turned into two Kills."""
    zones = {"asia": "sl gobogeg leng_spider:3 formless_spawn / cc acolyte:6 gug"}
    scene = war("sl,cc,bg", zones, cards=WAILING)
    scene.rolls([6, 6, 4, 4], [4, 1, 1]).plays("sl attack asia 1")
    scene.plays(*["cc assign-kill acolyte"] * 2, "sl decline")  # the Spiders can wait
    scene.plays(*["cc assign-pain acolyte"] * 2, "sl assign-pain gobogeg", "sl wail")
    assert scene.battle.pained == [1] * 5 + [0, 0] + [1] * 5
    scene.plays("sl bloodthirst enemy 5", "cc assign-kill acolyte", "cc assign-pain acolyte",
                "cc assign-pain acolyte", "cc assign-pain acolyte")  # fmt: skip
    scene.plays("sl bloodthirst enemy 3", "cc assign-kill acolyte", "cc assign-pain acolyte")
    scene.plays("sl decline")  # the third Spider could only drink of its own side
    assert scene.asked == "sl retreat"
    for unit in ("formless_spawn", "gobogeg", "leng_spider", "leng_spider", "leng_spider"):
        scene.plays(f"sl retreat {unit} europe")
    scene.plays("cc retreat acolyte africa")
    assert lost(scene, "killed") == ["cc acolyte"] * 4
    assert scene.zone("asia") == "cc acolyte gug"
    assert scene.zone("europe") == "sl formless_spawn gobogeg leng_spider:3"


def test_converting_too_early_yields_less() -> None:
    """CW-11.8: before Gobogeg's Pains there are only two to convert."""
    zones = {"asia": "sl gobogeg leng_spider:3 formless_spawn / cc acolyte:6 gug"}
    scene = war("sl,cc,bg", zones, cards=WAILING)
    scene.rolls([6, 6, 4, 4], [4, 1, 1]).plays("sl attack asia 1")
    scene.plays(*["cc assign-kill acolyte"] * 2, "sl bloodthirst enemy 2", "cc assign-kill acolyte")
    assert scene.battle.pains == [1, 0]
    assert not scene.can("bloodthirst enemy")


def test_complex_example_8_promotes_where_they_retreated_before_a_second_battle() -> None:
    """CW-11.9, CW-3.20, CW-10.43, CW-10.45: promoted where they retreated, then a second battle."""
    spawn = "spawn_of_yog_sothoth"
    zones = {"asia": f"ow {spawn} abomination / cc elder_thing",
             "africa": "bg shantak ygolonac"}  # fmt: skip
    cards = {"elder_thing": "cc", "shantak": "bg", "ygolonac": "bg"}
    scene = war("ow,cc,bg", zones, books={"ow": "all"}, cards=cards)
    scene.rolls([1] * 5, [4, 4]).plays("ow attack asia 1")
    scene.plays("ow decline", "ow retreat abomination africa", f"ow retreat {spawn} africa")
    assert scene.asked == "ow after-battle"
    scene.plays(f"ow promote {spawn} africa", "ow promote abomination africa")
    assert scene.zone("africa") == f"ow mutant:4 {spawn} / bg shantak ygolonac"
    assert scene.asked == "ow action"
    scene.rolls([6, *[1] * 6], [6, 1, 1]).plays("ow attack africa 2")
    scene.plays("ow decline", "bg assign-kill ygolonac", "ow assign-kill mutant")
    scene.plays(f"bg possess {spawn}")
    assert scene.zone("africa") == "ow mutant:3 ygolonac / bg shantak"
    scene.plays(*["ow promote mutant africa"] * 3)
    assert scene.zone("africa") == "ow abomination:3 ygolonac / bg shantak"
    assert scene.power("ow") == 3
    assert scene.asked == "ow action"
    assert not scene.can("attack")


def test_complex_example_9_undoes_nothing_that_martyrdoms_kills_triggered() -> None:
    """CW-11.10, CW-10.20: Martyrdom turns Kills into Pains, and undoes nothing it triggered."""
    zones = {"asia": "tt yig acolyte high_priest / ow abomination:2 keziah_mason"}
    cards = {"yig": "tt", "keziah_mason": "ow"}
    scene = war("tt,ow,bg", zones, books={"tt": "martyrdom"}, cards=cards)
    scene.rolls([6, 1], [6, 1, 1, 1]).plays("tt attack asia 1")
    scene.plays("ow assign-kill abomination", "tt assign-kill acolyte", "tt bite")
    scene.plays("ow assign-kill keziah_mason", "ow kill-too")
    assert scene.battle.killed[:3] == [1, 1, 1]  # the Priest and Yig take both
    scene.plays("tt martyrdom", "tt retreat acolyte europe", "tt retreat yig europe")
    assert lost(scene, "killed") == ["tt high_priest", "ow abomination", "ow keziah_mason"]
    assert scene.zone("asia") == "ow abomination"
    assert scene.zone("europe") == "tt acolyte yig"


# Rule vectors.


@pytest.mark.parametrize(("choice", "dice"), [("strengthen", [8, 6]), ("weaken", [4, 2])])
def test_four_proto_shoggoths_give_four_dice_or_take_four(choice: str, dice: list[int]) -> None:
    """CW-11.29: four Proto-Shoggoths: 8 dice, or 4 and four less for the enemy."""
    zones = {"asia": "tt proto_shoggoth:4 / gc starspawn:2"}
    scene = war("tt,gc,bg", zones, books={"tt": "terror"})
    scene.rolls(*([1] * n for n in dice)).plays("tt attack asia 1", f"tt terrify {choice}")
    assert rolled(scene) == dice


def test_terror_does_not_go_below_zero() -> None:
    """CW-11.29, CW-10.10: a defender with one die rolls none."""
    scene = war("tt,gc,bg", {"asia": "tt proto_shoggoth:4 / gc deep_one"}, books={"tt": "terror"})
    scene.rolls([1] * 4).plays("tt attack asia 1", "tt terrify weaken")
    assert rolled(scene) == [4, 0]


def test_yog_sothoth_counts_gods() -> None:
    """CW-11.30: 8 with four enemy Great Old Ones in play, one of them submerged."""
    zones = {"arabia": "ow yog_sothoth", "north_pacific": "gc cthulhu",
             "west_africa": "cc nyarlathotep", "europe": "ys hastur king_in_yellow"}  # fmt: skip
    scene = war("gc,ow,cc,ys", zones, books={"gc": "submerge"})
    assert total(scene, "arabia", "ow", "gc") == 8
    scene.plays("gc submerge")
    assert total(scene, "arabia", "ow", "gc") == 8
    assert total(war("ow,gc", {"asia": "ow yog_sothoth"}), "asia", "ow", "gc") == 4
