"""Cthulhu Wars: Ghatanothoa (CW-53.91 to CW-53.95)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

OURS = {"ghatanothoa": "cc"}
BOOK = {"ghatanothoa": "cc book"}


def mummified(enemies: str = "bg acolyte:2! ghoul") -> Scene:
    scene = war("cc,bg,ys", {"asia": f"cc ghatanothoa / {enemies}", "africa": "bg acolyte"},
                cards=OURS)  # fmt: skip
    return scene.plays("cc mummify asia")


def test_ghatanothoa_is_as_strong_as_the_enemy_has_cultists() -> None:
    """CW-53.91: on the whole map, mummified ones and High Priests too."""
    zones = {"asia": "cc ghatanothoa / tt high_priest acolyte", "africa": "tt acolyte:2 mummy"}
    scene = war("cc,tt,ys", zones, cards=OURS)
    assert total(scene, "asia", "cc", "tt") == 5


def test_acolytes_of_enemies_are_mummified_for_one_power() -> None:
    """CW-53.92: ours and Monsters are not; the Gate is kept."""
    scene = mummified("bg acolyte:2! ghoul / ys acolyte")
    assert scene.zone("asia") == "cc ghatanothoa / bg mummy:2 ghoul / ys mummy"
    assert (scene.gate("asia"), scene.power("cc")) == ("bg", 4)
    assert not scene.happened("gate-abandoned") + scene.happened("eliminated")


def test_there_has_to_be_an_acolyte_of_an_enemy() -> None:
    """CW-53.92: High Priests are immune."""
    zones = {"asia": "cc ghatanothoa acolyte / tt high_priest proto_shoggoth"}
    assert not war("cc,tt,ys", zones, cards=OURS).can("mummify")


def test_the_mummified_neither_move_nor_build_nor_take_gates() -> None:
    """CW-53.92."""
    scene = mummified("bg acolyte:2")
    assert scene.asked == "bg action"
    assert not scene.can("move-unit mummy") + scene.can("create-gate asia")
    scene = war("bg,cc,ys", {"asia": "bg mummy / gate"}, cards=OURS)
    assert not scene.can("control-gate")


def test_the_mummified_give_no_power() -> None:
    """CW-53.92: their Gate does."""
    scene = mummified()
    assert scene.view("bg").seats[1].income == 3


def test_the_mummified_take_no_part_in_battles() -> None:
    """CW-53.92, CW-53.95: and there is none where there is nobody else."""
    zones = {"asia": "cc flying_polyp:2 / bg mummy ghoul", "africa": "cc ghatanothoa"}
    scene = war("cc,bg,ys", zones, cards=OURS)
    scene.rolls([6, 6], []).plays("cc attack asia 1")
    assert scene.zone("asia") == "cc flying_polyp:2 / bg mummy"
    zones = {"asia": "cc flying_polyp / bg mummy"}
    assert not war("cc,bg,ys", zones, cards=OURS).can("attack")


def test_the_mummified_can_be_captured_and_are_acolytes_in_the_pool_again() -> None:
    """CW-53.92, CW-53.95."""
    zones = {"asia": "cc flying_polyp / bg mummy", "africa": "cc acolyte", "europe": "bg acolyte"}
    scene = war("cc,bg,ys", zones, cards={"ghatanothoa": "nobody"}, power={"bg": 0, "ys": 0})
    scene.goes("bg acolyte", "pool", "gone")
    scene.plays("cc capture asia 1", "cc take-book abduct")
    assert scene.captives("cc") == "bg mummy"
    scene.plays("cc pass")
    assert scene.pool("bg", "acolyte") == 5
    assert scene.pool("bg", "mummy") == 0


def test_they_stand_up_when_the_doom_phase_begins_wherever_they_are() -> None:
    """CW-53.92: on their Gates, though Ghatanothoa is gone."""
    power = {"cc": 1, "bg": 1, "ys": 1}
    scene = war("cc,bg,ys", {"asia": "bg mummy:2!"}, cards={"ghatanothoa": "nobody"}, phase=DOOM,
                power=power)  # fmt: skip
    assert (scene.zone("asia"), scene.gate("asia")) == ("bg acolyte:2", "bg")


def test_four_power_or_few_gates_and_cultists_earn_the_spellbook() -> None:
    """CW-53.93: the latter only in the Doom Phase."""
    scene = war("cc,bg,ys", {"asia": "cc ghatanothoa acolyte"}, cards=OURS)
    scene.plays("cc pay-for-mu")
    assert (scene.power("cc"), scene.view("cc").cards[0].earned) == (1, True)
    scene = war("cc,bg,ys", {"asia": "cc ghatanothoa acolyte"}, cards=OURS)
    assert not scene.plays("cc move-last acolyte asia europe").view("cc").cards[0].earned
    power = {"cc": 1, "bg": 1, "ys": 1}
    for acolytes, earned in ((4, True), (5, False)):
        zones = {"asia": f"cc ghatanothoa acolyte:{acolytes}!"}
        scene = war("cc,bg,ys", zones, cards=OURS, phase=DOOM, power=power)
        assert scene.view("cc").cards[0].earned == earned


def test_the_execration_mummifies_whoever_comes() -> None:
    """CW-53.94: no action any more; the one or the other may have come."""
    zones = {"asia": "cc ghatanothoa", "europe": "bg acolyte:2"}
    scene = war("bg,cc,ys", zones, cards=BOOK)
    scene.plays("bg move-last acolyte europe asia")
    assert scene.zone("asia") == "bg mummy / cc ghatanothoa"
    scene = war("cc,bg,ys", zones, cards=BOOK)
    assert not scene.can("mummify")
    scene.plays("cc move-last ghatanothoa asia europe")
    assert scene.zone("europe") == "cc ghatanothoa / bg mummy:2"


def test_who_flees_from_a_battle_to_ghatanothoa_is_mummified_when_it_is_over() -> None:
    """CW-53.94: not before."""
    zones = {"europe": "ow abomination mutant / bg acolyte", "asia": "cc ghatanothoa"}
    scene = war("ow,bg,cc", zones, cards=BOOK, books={"ow": "million_favored_ones"})
    scene.rolls([4, 1, 1], []).plays("ow attack europe 1", "bg retreat acolyte asia")
    assert (scene.asked, scene.zone("asia")) == ("ow after-battle", "bg acolyte / cc ghatanothoa")
    scene.plays("ow decline")
    assert scene.zone("asia") == "bg mummy / cc ghatanothoa"


def test_an_elder_thing_takes_the_basis_of_the_execration() -> None:
    """CW-53.94, CW-51.10."""
    zones = {"asia": "cc ghatanothoa / bg elder_thing", "europe": "bg acolyte:2"}
    scene = war("bg,cc,ys", zones, cards={**BOOK, "elder_thing": "bg"})
    scene.plays("bg move-last acolyte europe asia")
    assert scene.zone("asia") == "bg acolyte elder_thing / cc ghatanothoa"


def test_the_mummified_do_not_fight_for_anybody() -> None:
    """CW-53.92, CW-51.13: Insects from Shaggai command them in vain."""
    zones = {"asia": "cc insects_from_shaggai flying_polyp / bg mummy:2 ghoul"}
    scene = war("cc,bg,ys", zones, cards={**OURS, "insects_from_shaggai": "cc"})
    scene.rolls([1]).plays("cc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0]
    assert scene.zone("asia") == "cc flying_polyp insects_from_shaggai / bg mummy:2 ghoul"
    assert not war("cc,bg,ys", zones, cards={**OURS, "insects_from_shaggai": "cc"}).can(
        "move-unit mummy"
    )


def test_without_the_execration_who_comes_is_safe() -> None:
    """CW-53.94."""
    zones = {"asia": "cc ghatanothoa", "europe": "bg acolyte:2"}
    scene = war("bg,cc,ys", zones, cards=OURS).plays("bg move-last acolyte europe asia")
    assert scene.zone("asia") == "bg acolyte / cc ghatanothoa"
