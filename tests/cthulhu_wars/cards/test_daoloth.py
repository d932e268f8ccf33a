"""Cthulhu Wars: Daoloth (CW-53.201 to CW-53.204)."""

from __future__ import annotations

from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import war

OURS = {"daoloth": "cc"}
BOOK = {"daoloth": "cc book"}


def test_daoloth_costs_six_and_has_no_dice() -> None:
    """CW-53.201."""
    zones = {"asia": "cc acolyte! nyarlathotep"}
    scene = war("cc,bg,ys", zones, cards={"daoloth": "nobody"}, power={"cc": 7})
    assert scene.price("cc", "awaken daoloth asia") == 6
    scene = war("cc,bg,ys", {"asia": "cc daoloth / bg ghoul"}, cards=OURS)
    assert total(scene, "asia", "cc", "bg") == 0


def test_an_enemy_god_rolls_no_dice_beside_daoloth() -> None:
    """CW-53.202: those beside it roll theirs."""
    zones = {"asia": "cc daoloth flying_polyp / ys hastur byakhee king_in_yellow undead:3"}
    scene = war("cc,bg,ys", zones, cards=OURS, ritual=3)
    others = total(scene, "asia", "ys", "cc")
    scene.goes("ys hastur", "asia", "pool")
    rest = total(scene, "asia", "ys", "cc")
    scene.goes("ys hastur", "pool", "asia")
    scene.rolls([1], [1] * rest).plays("cc attack asia 2")
    assert sorted(scene.can("cosmic-unity")) == [
        "cosmic-unity hastur", "cosmic-unity king_in_yellow",
    ]  # fmt: skip
    scene.plays("cc cosmic-unity hastur")
    assert rest < others
    assert scene.happened("rolled")[1]["number"] == rest


def test_the_strongest_is_silenced_without_a_question_by_standing_order() -> None:
    """CW-53.202: once in a battle, and only with Daoloth in it."""
    zones = {"asia": "cc daoloth flying_polyp / ys hastur king_in_yellow", "africa": "cc acolyte"}
    scene = war("cc,bg,ys", zones, cards=OURS, ritual=3, usual=True)
    scene.rolls([1]).plays("cc attack asia 2")
    assert [each["unit"] for each in scene.happened("cosmic-unity")] == ["hastur"]
    zones = {"asia": "cc flying_polyp / ys king_in_yellow", "africa": "cc daoloth"}
    scene = war("cc,bg,ys", zones, cards=OURS, usual=True)
    scene.rolls([1]).plays("cc attack asia 2")
    assert not scene.happened("cosmic-unity")


def test_the_next_battle_is_fought_with_all_dice_again() -> None:
    """CW-53.202: one battle only."""
    zones = {"asia": "cc daoloth flying_polyp / ys hastur"}
    scene = war("cc,ys,bg", zones, cards=OURS, ritual=3)
    dice = total(scene, "asia", "ys", "cc")
    scene.rolls([1]).plays("cc attack asia 1", "cc cosmic-unity hastur")
    scene.rolls([1] * dice, [1]).plays("ys attack asia 0", "cc decline")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0, dice, 1]


def test_cthugha_copies_the_combat_of_a_silenced_god() -> None:
    """CW-53.202: the value stays; its own dice are what was silenced."""
    zones = {"asia": "cc daoloth nyarlathotep / bg cthugha"}
    scene = war("cc,bg,ys", zones, cards={"daoloth": "cc", "cthugha": "bg"}, books={"cc": "abduct"})
    assert total(scene, "asia", "bg", "cc") == 1
    scene.rolls([1]).plays("cc attack asia 1", "cc cosmic-unity cthugha")
    assert [each["number"] for each in scene.happened("rolled")] == [1, 0]


def test_a_god_that_is_killed_anywhere_earns_the_spellbook() -> None:
    """CW-53.203: whoever's it is, also by Dread Curse; not one that was eliminated."""
    zones = {"africa": "cc daoloth", "asia": "ys king_in_yellow / bg dark_young"}
    scene = war("bg,cc,ys", zones, cards=OURS).rolls([6, 1])
    assert scene.plays("bg attack asia 2").view("cc").cards[0].earned
    zones = {"africa": "cc daoloth", "asia": "bg shub_niggurath", "europe": "ow abomination"}
    scene = war("ow,cc,bg", zones, cards=OURS, books={"ow": "dread_curse"}).rolls([6])
    assert scene.plays("ow dread-curse asia").view("cc").cards[0].earned
    zones = {"africa": "cc daoloth", "asia": "bg ghoul / ys undead byakhee"}
    scene = war("ys,cc,bg", zones, cards=OURS).rolls([6, 1])
    assert not scene.plays("ys attack asia 2").view("cc").cards[0].earned


def test_a_gate_comes_where_daoloth_enters() -> None:
    """CW-53.204: abandoned, and not where there is one."""
    scene = war("bg,cc,ys", {"asia": "cc daoloth acolyte", "europe": "gate"}, cards=BOOK, turn="cc")
    scene.plays("cc move-unit daoloth asia africa", "cc done")
    assert scene.asked == "cc reaction"
    scene.plays("cc open-rift africa")
    assert scene.gate("africa") == "abandoned"
    scene = war("cc,bg,ys", {"asia": "cc daoloth acolyte", "europe": "gate"}, cards=BOOK)
    scene.plays("cc move-unit daoloth asia europe", "cc done")
    assert scene.asked == "bg action"


def test_daoloth_opens_gates_by_standing_order_and_only_once_in_a_zone() -> None:
    """CW-53.204: it has to enter, however."""
    scene = war("cc,bg,ys", {"asia": "cc daoloth acolyte"}, cards=BOOK, usual=True)
    scene.plays("cc move-last daoloth asia africa")
    assert scene.gate("africa") == "abandoned"
    assert scene.gate("asia") == "none"


def test_what_was_declined_is_not_offered_again_where_daoloth_stays() -> None:
    """CW-53.204: it is asked when it enters."""
    zones = {"asia": "cc daoloth", "europe": "bg acolyte"}
    scene = war("cc,bg,ys", zones, cards=BOOK)
    scene.plays("cc move-last daoloth asia africa", "cc decline")
    scene.plays("bg recruit acolyte europe")
    assert scene.asked == "ys action"


def test_a_retreat_is_a_way_of_entering_too() -> None:
    """CW-53.204: whatever brought it there."""
    zones = {"asia": "cc daoloth / bg dark_young"}
    scene = war("bg,cc,ys", zones, cards=BOOK, usual=True)
    scene.rolls([4, 1]).plays("bg attack asia 1", "cc retreat daoloth europe")
    assert scene.gate("europe") == "abandoned"
