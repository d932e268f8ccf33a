"""Cthulhu Wars: the Cacodemon (CW-52.7)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import war

DEMON = {"cacodemon": "gc"}


def test_no_enemy_moves_into_its_zone_and_its_owner_does() -> None:
    """CW-52.7."""
    zones = {"asia": "gc cacodemon", "europe": "gc deep_one / cc nightgaunt"}
    scene = war("cc,gc,bg", zones, cards=DEMON)
    assert not [move for move in scene.can("move-unit") if move.endswith(" asia")]
    assert scene.why_not("cc move-unit nightgaunt europe asia") == ("stopped", "CW-1.19")
    assert war("gc,cc,bg", zones, cards=DEMON).can("move-unit deep_one europe asia")


def test_a_great_old_one_goes_there_and_others_follow_it() -> None:
    """CW-52.7: in the same Move action."""
    zones = {"asia": "gc cacodemon", "europe": "cc nyarlathotep nightgaunt"}
    scene = war("cc,gc,bg", zones, cards=DEMON)
    assert not scene.can("move-unit nightgaunt europe asia")
    scene.plays("cc move-unit nyarlathotep europe asia", "cc move-last nightgaunt europe asia")
    assert scene.zone("asia") == "cc nightgaunt nyarlathotep / gc cacodemon"


def test_a_great_old_one_that_is_there_already_does_not_help() -> None:
    """CW-52.7."""
    zones = {"asia": "gc cacodemon / cc nyarlathotep", "europe": "cc nightgaunt"}
    assert not war("cc,gc,bg", zones, cards=DEMON).can("move-unit nightgaunt europe asia")


def test_nobody_retreats_there_and_without_another_way_he_is_surrounded() -> None:
    """CW-52.7, CW-10.32."""
    zones = {"asia": "gc cacodemon", "europe": "cc nightgaunt / bg dark_young"}
    scene = war("bg,cc,gc", zones, cards=DEMON).rolls([4, 1]).plays("bg attack europe 1")
    assert scene.can("retreat")
    assert not scene.can("retreat nightgaunt asia")
    board = war("cc,gc,bg").t.board
    first, *others = [board.names[z] for z in board.adjacent[board.numbers["south_america"]]]
    zones = {first: "gc cacodemon", "south_america": "cc nightgaunt / bg dark_young"}
    zones |= dict.fromkeys(others, "bg acolyte")
    scene = war("bg,cc,gc", zones, cards=DEMON).rolls([4, 1]).plays("bg attack south_america 1")
    assert scene.happened("surrounded")
    assert scene.pool("cc", "nightgaunt") == 3


def test_who_retreats_behind_a_great_old_one_may_follow_it() -> None:
    """CW-52.7: so the Great Old One goes first."""
    zones = {"asia": "gc cacodemon", "europe": "cc nyarlathotep acolyte / bg dark_young:3"}
    scene = war("bg,cc,gc", zones, cards=DEMON)
    scene.rolls([4, 4, 1, 1, 1, 1]).plays("bg attack europe 1")
    assert scene.can("retreat nyarlathotep asia")
    scene.plays("cc retreat nyarlathotep asia")
    assert scene.can("retreat acolyte asia")
    scene = war("bg,cc,gc", zones, cards=DEMON)
    scene.rolls([4, 4, 1, 1, 1, 1]).plays(
        "bg attack europe 1", "cc retreat nyarlathotep arctic_ocean"
    )
    assert not scene.can("retreat acolyte asia")


def test_madness_sends_nobody_there() -> None:
    """CW-52.7, CW-21.17."""
    zones = {"asia": "cc cacodemon", "europe": "gc deep_one / bg dark_young"}
    scene = war("bg,gc,cc", zones, cards={"cacodemon": "cc"}, books={"cc": "madness"})
    scene.rolls([4, 1], [1]).plays("bg attack europe 1", "cc madness 0")
    assert scene.asked == "cc retreat"
    assert not scene.can("retreat deep_one asia")


def test_hunting_horrors_and_ghouls_do_not_come_to_a_battle_there() -> None:
    """CW-52.7: Seek and Destroy, Necrophagy."""
    zones = {"asia": "gc cacodemon / cc nightgaunt:2 flying_polyp", "europe": "cc hunting_horror"}
    scene = war("cc,gc,bg", zones, cards=DEMON, books={"cc": "seek_and_destroy"})
    scene.rolls([1], [1] * 3).plays("cc attack asia 1")
    assert not scene.can("seek-and-destroy")
    assert scene.happened("rolled")
    zones = {"asia": "gc cacodemon / cc flying_polyp", "europe": "bg ghoul"}
    scene = war("cc,gc,bg", zones, cards=DEMON, books={"bg": "necrophagy"})
    scene.rolls([1], [1] * 3).plays("cc attack asia 1")
    assert not scene.happened("necrophagy")
    assert scene.asked != "bg after-kills"


def test_shriek_and_idolatry_call_nobody_there() -> None:
    """CW-52.7, CW-23.18, CW-27.15."""
    zones = {"asia": "gc cacodemon", "europe": "ys byakhee"}
    scene = war("ys,gc,bg", zones, cards=DEMON, books={"ys": "shriek"})
    assert scene.can("shriek africa")
    assert not scene.can("shriek asia")
    board = war("tt,gc,bg").t.board
    start = next(zone for zone, area in enumerate(board.areas) if area.start)
    zones = {
        board.names[start]: "gc cacodemon",
        board.names[board.adjacent[start][0]]: "tt acolyte",
    }
    scene = war("tt,gc,bg", zones, cards=DEMON, books={"tt": "idolatry"})
    assert not scene.can(f"idolatry {board.names[start]}")
    zones[board.names[start]] = "gc deep_one"
    scene = war("tt,gc,bg", zones, cards=DEMON, books={"tt": "idolatry"})
    assert scene.can(f"idolatry {board.names[start]}")


def test_dematerialization_carries_nobody_there() -> None:
    """CW-52.7, CW-28.2."""
    zones = {"asia": "gc cacodemon", "europe": "an acolyte"}
    scene = war("an,gc,bg", zones, cards=DEMON, phase=DOOM_TURN)
    assert scene.can("dematerialize europe africa")
    assert not scene.can("dematerialize europe asia")


def test_the_beyond_one_needs_a_great_old_one_to_carry_a_gate_there() -> None:
    """CW-52.7, CW-24.2: who stands on the Gate goes with it."""
    zones = {"asia": "gc cacodemon", "europe": "ow abomination acolyte!"}
    scene = war("ow,gc,bg", zones, cards=DEMON)
    assert scene.can("beyond-one abomination europe africa")
    assert not scene.can("beyond-one abomination europe asia")
    zones = {"asia": "gc cacodemon", "europe": "ow yog_sothoth acolyte!"}
    scene = war("ow,gc,bg", zones, cards=DEMON).plays("ow beyond-one yog_sothoth europe asia")
    assert scene.zone("asia") == "ow acolyte yog_sothoth / gc cacodemon"


def test_dread_curse_and_howl_drive_nobody_there() -> None:
    """CW-52.7, CW-24.17, CW-26.18."""
    zones = {"asia": "gc cacodemon", "europe": "cc nightgaunt", "africa": "ow abomination"}
    scene = war("ow,gc,cc", zones, cards=DEMON, books={"ow": "dread_curse"})
    scene.rolls([4]).plays("ow dread-curse europe")
    assert scene.can("retreat nightgaunt")
    assert not scene.can("retreat nightgaunt asia")
    zones = {"asia": "gc cacodemon", "europe": "cc nightgaunt:2 / ww wendigo"}
    scene = war("ww,cc,gc", zones, cards=DEMON, books={"ww": "howl"})
    scene.plays("ww attack europe 1", "ww howl")
    assert scene.can("retreat nightgaunt")
    assert not scene.can("retreat nightgaunt asia")


def test_a_wave_drives_nobody_there() -> None:
    """CW-52.7, CW-53.82: with no other sea they stay."""
    cards = {**DEMON, "father_dagon": "bg"}
    zones = {"indian_ocean": "gc cacodemon", "asia": "cc acolyte", "africa": "bg father_dagon"}
    scene = war("bg,cc,gc", zones, cards=cards).plays("bg tsunami asia")
    assert scene.can("driven")
    assert not scene.can("driven acolyte indian_ocean")


def test_the_hound_does_not_appear_there() -> None:
    """CW-52.7, CW-52.4: whatever goes from place to place."""
    cards = {**DEMON, "hound_of_tindalos": "cc"}
    zones = {"asia": "gc cacodemon / gate", "europe": "cc hound_of_tindalos acolyte! nightgaunt",
             "africa": "gate"}  # fmt: skip
    scene = war("cc,gc,bg", zones, cards=cards)
    scene.plays("cc move-unit nightgaunt europe africa")
    assert scene.can("through-angles") == ["through-angles africa"]


def test_a_shantak_neither_flies_there_nor_carries_anybody() -> None:
    """CW-52.7, CW-51.3."""
    cards = {**DEMON, "shantak": "cc"}
    zones = {"asia": "gc cacodemon", "europe": "cc shantak acolyte"}
    assert not war("cc,gc,bg", zones, cards=cards).can("move-unit shantak europe asia")


def test_avatar_and_the_arctic_wind_come_there() -> None:
    """CW-52.7, CW-22.5, CW-26.14: a Great Old One goes along, and Avatar is free."""
    zones = {"asia": "gc cacodemon deep_one", "europe": "bg shub_niggurath"}
    scene = war("bg,gc,cc", zones, cards=DEMON).plays("bg avatar asia 1")
    assert scene.zone("asia") == "bg shub_niggurath / gc cacodemon"
    zones = {"asia": "gc cacodemon / bg ghoul", "europe": "bg shub_niggurath"}
    assert war("bg,gc,cc", zones, cards=DEMON).can("avatar asia 0")
    zones = {"asia": "gc cacodemon", "europe": "ww ithaqua wendigo"}
    scene = war("ww,gc,cc", zones, cards=DEMON, books={"ww": "arctic_wind"})
    scene.plays("ww move-last ithaqua europe asia", "ww ride-the-wind wendigo")
    assert scene.zone("asia") == "ww wendigo ithaqua / gc cacodemon"


def test_what_is_placed_recruited_or_summoned_there_may_be() -> None:
    """CW-52.7: a Shambler, an Acolyte, a Monster at a Gate."""
    zones = {"asia": "gc cacodemon / cc acolyte!"}
    scene = war("cc,gc,bg", zones, cards={**DEMON, "dimensional_shambler": "cc"})
    assert scene.can("recruit acolyte asia")
    assert scene.can("summon nightgaunt asia")
    scene.plays("cc summon dimensional_shambler asia", "cc walk-between asia")
    assert scene.zone("asia") == "cc acolyte dimensional_shambler / gc cacodemon"


def test_it_costs_four_and_rolls_three_dice() -> None:
    """CW-52.7."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte! / cc nightgaunt"}, cards=DEMON)
    scene.plays("gc summon cacodemon asia")
    assert scene.power("gc") == 1
    scene = war("gc,cc,bg", {"asia": "gc cacodemon / cc nightgaunt"}, cards=DEMON).rolls([1] * 3)
    assert scene.plays("gc attack asia 1").happened("rolled")[0]["number"] == 3
