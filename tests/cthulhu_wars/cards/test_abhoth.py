"""Cthulhu Wars: Abhoth and its Filth (CW-53.11 to CW-53.15)."""

from __future__ import annotations

import pytest

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.war import war

OURS = {"abhoth": "gc"}
BOOK = {"abhoth": "gc book"}


@pytest.mark.parametrize("filth", [0, 3])
def test_abhoth_has_as_many_dice_as_there_is_filth(filth: int) -> None:
    """CW-53.11: wherever it lies."""
    zones = {"asia": "gc abhoth deep_one / cc nightgaunt"}
    if filth:
        zones["africa"] = f"gc filth:{filth}"
    scene = war("gc,cc,bg", zones, cards=OURS)
    scene.rolls([1] * (filth + 1)).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == filth + 1


def test_filth_comes_to_any_zone_for_one_power() -> None:
    """CW-53.12: Gate or not, anybody there or not."""
    scene = war("gc,cc,bg", {"asia": "gc abhoth", "africa": "cc acolyte!"}, cards=OURS)
    assert len(scene.can("summon filth")) == len(scene.t.zones)
    scene.plays("gc summon filth africa")
    assert (scene.zone("africa"), scene.power("gc")) == ("gc filth / cc acolyte", 4)
    assert scene.pool("gc", "filth") == 11


def test_without_abhoth_nobody_has_filth_to_place() -> None:
    """CW-53.12: only whoever has it in play."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards={"abhoth": "nobody"})
    assert not scene.can("summon filth")


def test_filth_is_mixed_with_others_where_one_action_brings_many() -> None:
    """CW-53.12: Fertility Cult, any zones, 1 Power each."""
    zones = {"asia": "bg abhoth acolyte!"}
    scene = war("bg,cc,gc", zones, cards={"abhoth": "bg"}, fertility_cult="one_action")
    scene.plays("bg summon filth africa", "bg summon ghoul asia", "bg summon-last filth europe")
    assert (scene.zone("africa"), scene.zone("europe")) == ("bg filth", "bg filth")
    assert (scene.zone("asia"), scene.power("bg")) == ("bg acolyte ghoul abhoth", 2)


def test_desecration_and_death_from_below_may_place_filth() -> None:
    """CW-53.12, CW-50.4: as a Monster of cost 1, in their own zone."""
    scene = war("ys,cc,bg", {"asia": "ys king_in_yellow abhoth"}, cards={"abhoth": "ys"})
    scene.rolls([6]).plays("ys desecrate")
    assert scene.can("place filth")
    assert scene.plays("ys place filth").zone("asia") == "ys king_in_yellow abhoth filth"
    cards = {"abhoth": "sl"}
    scene = war("sl,cc,bg", {"asia": "sl acolyte! abhoth"}, cards=cards, phase=DOOM)
    assert scene.can("death-from-below filth")


def test_filth_neither_moves_nor_captures_and_protects() -> None:
    """CW-53.12."""
    zones = {"asia": "gc abhoth", "africa": "gc filth / cc acolyte"}
    scene = war("gc,cc,bg", zones, cards=OURS)
    assert not scene.can("move-unit filth")
    assert not scene.can("capture")
    zones = {"asia": "gc abhoth", "africa": "gc filth acolyte / cc nightgaunt"}
    assert not war("cc,gc,bg", zones, cards=OURS).can("capture")


def test_filth_does_not_go_along_with_anybody() -> None:
    """CW-53.12: not with Cthulhu below the waves, not with Ithaqua."""
    zones = {"north_pacific": "gc cthulhu filth abhoth"}
    scene = war("gc,cc,bg", zones, cards=OURS, books={"gc": "submerge"})
    scene.plays("gc submerge")
    assert scene.can("take-along") == ["take-along abhoth"]
    zones = {"asia": "ww ithaqua filth abhoth"}
    scene = war("ww,cc,bg", zones, cards={"abhoth": "ww"}, books={"ww": "arctic_wind"})
    scene.plays("ww move-unit ithaqua asia europe")
    assert scene.can("ride-the-wind") == ["ride-the-wind abhoth"]


def test_filth_is_killed_and_pained_and_goes_back_to_the_pool() -> None:
    """CW-53.12."""
    zones = {"asia": "gc filth:2 / cc flying_polyp:2", "africa": "gc abhoth"}
    scene = war("cc,gc,bg", zones, cards=OURS)
    scene.rolls([6, 4], []).plays("cc attack asia 1", "gc retreat filth europe")
    assert (scene.zone("asia"), scene.zone("europe")) == ("cc flying_polyp:2", "gc filth")
    assert scene.pool("gc", "filth") == 11


@pytest.mark.parametrize(
    ("units", "earned"),
    [
        ("filth deep_one shoggoth starspawn", True),
        ("filth:2 deep_one:2 shoggoth:2", False),
        ("filth:8", True),
        ("filth:7", False),
    ],
)
def test_four_types_or_eight_monsters_earn_the_spellbook(units: str, earned: bool) -> None:
    """CW-53.13: Filth counts."""
    scene = war("gc,cc,bg", {"asia": f"gc abhoth acolyte {units}"}, cards=OURS)
    scene.plays("gc move-last acolyte asia africa")
    assert scene.view("gc").cards[0].earned == earned


def test_gates_with_filth_count_for_nobody_else_in_the_doom_phase() -> None:
    """CW-53.14: neither for Doom nor in a Ritual; but for Power."""
    zones = {"asia": "cc acolyte! / gc filth", "europe": "cc acolyte!",
             "africa": "gc acolyte! filth abhoth"}  # fmt: skip
    scene = war("cc,gc,bg", zones, cards=BOOK)
    assert [each.ritual_doom for each in scene.view("cc").seats] == [1, 1, 0]
    assert scene.view("cc").seats[0].income == 6
    scene = war("cc,gc,bg", zones, cards=OURS)
    assert [each.ritual_doom for each in scene.view("cc").seats] == [2, 1, 0]


def test_a_unit_that_is_a_gate_counts_for_nothing_beside_filth() -> None:
    """CW-53.14: Yog-Sothoth."""
    zones = {"asia": "ow yog_sothoth / gc filth", "africa": "gc abhoth"}
    scene = war("ow,gc,bg", zones, cards=BOOK, phase=DOOM_TURN)
    assert scene.view("ow").seats[0].ritual_doom == 0


def test_filth_without_abhoth_is_nobodys_and_can_be_attacked() -> None:
    """CW-53.15: it is not hit by what strikes at enemies; Dread Curse cannot reach it."""
    zones = {"asia": "nobody filth:2 / cc flying_polyp", "africa": "ow abomination"}
    cards = {"abhoth": "nobody"}
    scene = war("cc,ow,bg", zones, cards=cards)
    scene.rolls([6], []).plays("cc attack asia 3")
    assert scene.zone("asia") == "cc flying_polyp / nobody filth"
    zones = {"asia": "nobody filth:2", "africa": "ow abomination"}
    scene = war("ow,cc,bg", zones, cards=cards, books={"ow": "dread_curse"})
    assert not scene.can("dread-curse")


@pytest.mark.parametrize(
    ("ours", "dice"), [("cc nyarlathotep", 1), ("ww wendigo ithaqua", 1), ("sl tsathoggua", 2)]
)
def test_who_counts_what_his_enemy_has_finds_nothing_with_nobody(ours: str, dice: int) -> None:
    """CW-53.15, CW-21.4, CW-26.6, CW-25.5: neither spellbooks nor Doom nor Power."""
    code, *_ = ours.split()
    books = {"cc": "abduct", "sl": "demand_sacrifice"}
    scene = war(f"{code},ow,bg", {"asia": f"nobody filth / {ours}"}, cards={"abhoth": "nobody"},
                books=books, doom={"ow": 9, "bg": 9})  # fmt: skip
    scene.rolls([6] + [1] * (dice - 1), []).plays(f"{code} attack asia 3")
    assert scene.zone("asia") == ours


@pytest.mark.parametrize(
    ("ours", "book", "moves"),
    [
        ("gc cthulhu", "", ["devour"]),
        ("ww wendigo", "howl", ["howl", "retreat filth europe"]),
    ],
)
def test_among_what_is_nobodys_its_enemy_chooses(ours: str, book: str, moves: list[str]) -> None:
    """CW-53.15, CW-1.24: there is nobody else to ask."""
    code, *_ = ours.split()
    zones = {"asia": f"nobody filth / {ours}"}
    scene = war(f"{code},ow,bg", zones, cards={"abhoth": "nobody"}, books={code: book})
    scene.plays(f"{code} attack asia 3", *(f"{code} {move}" for move in moves))
    assert scene.zone("asia") == ours


def test_filth_stays_when_abhoth_dies_and_goes_to_whoever_awakens_it() -> None:
    """CW-53.15, CW-50.23: and then Dread Curse reaches it again."""
    zones = {"asia": "gc abhoth / bg dark_young", "africa": "gc filth",
             "europe": "cc acolyte! nyarlathotep"}  # fmt: skip
    scene = war("bg,cc,gc", zones, cards=OURS)
    scene.rolls([6, 1], [1]).plays("bg attack asia 2")
    assert scene.zone("africa") == "nobody filth"
    scene.plays("cc awaken abhoth europe")
    assert scene.zone("africa") == "cc filth"


def test_filth_is_worth_one_doom_with_two_players() -> None:
    """CW-53.12, CW-12.3."""
    zones = {"asia": "gc filth / cc flying_polyp", "africa": "gc abhoth"}
    scene = war("cc,gc", zones, cards=OURS)
    scene.rolls([6], []).plays("cc attack asia 1")
    assert scene.doom("cc") == 1
