"""Cthulhu Wars: Cthugha (CW-53.21 to CW-53.25)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.test_the_ancients import FOUR, with_cathedrals
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

FREE = {"cthugha": "nobody"}
OURS = {"cthugha": "gc"}
BOOK = {"cthugha": "gc book"}


@pytest.mark.parametrize(
    ("code", "god", "price", "gain"),
    [("gc", "cthulhu", 2, 0), ("cc", "nyarlathotep", 0, 4), ("ww", "ithaqua", 0, 0)],
)
def test_cthugha_costs_six_less_the_awakening_of_the_one_it_replaces(
    code: str, god: str, price: int, gain: int
) -> None:
    """CW-53.21: Cthulhu would cost 4 again; Nyarlathotep's 10 are more than 6, so 4 are gained."""
    zones = {"asia": f"{code} acolyte! {god}"}
    scene = war(f"{code},bg,ys", zones, cards=FREE)
    assert scene.can("ignite") == [f"ignite {god} asia"]
    assert scene.price(code, f"ignite {god} asia") == price
    scene.rolls(1).plays(f"{code} ignite {god} asia")
    assert scene.zone("asia") == f"{code} acolyte cthugha"
    assert (scene.power(code), scene.pool(code, god)) == (5 - price + gain, 1)
    assert len(scene.signs(code)) == (code == "gc")


def test_cthugha_needs_a_god_at_a_gate_and_the_power() -> None:
    """CW-53.21, CW-50.21."""
    assert not war("cc,gc,bg", {"asia": "cc nyarlathotep"}, cards=FREE).can("ignite")
    assert not war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=FREE).can("ignite")
    zones = {"asia": "gc acolyte! cthulhu"}
    assert not war("gc,cc,bg", zones, cards=FREE, power={"gc": 1}).can("ignite")


def test_what_cthugha_replaces_was_not_killed() -> None:
    """CW-53.25, CW-12.4: no Doom with two players; an independent goes to the supply."""
    scene = war("cc,gc", {"asia": "cc acolyte! nyarlathotep"}, cards=FREE)
    assert scene.plays("cc ignite nyarlathotep asia").doom("gc") == 0
    cards = {"cthugha": "nobody", "yig": "cc book"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte! yig"}, cards=cards)
    assert scene.price("cc", "ignite yig asia") == 2
    scene.plays("cc ignite yig asia")
    yig = next(each for each in scene.view("cc").cards if each.card == "yig")
    assert (yig.holder, yig.earned) == (None, False)
    assert not scene.happened("killed") + scene.happened("eliminated")


def test_the_ancients_replace_nothing_and_pay_six() -> None:
    """CW-53.25, CW-28.7."""
    scene = war("an,cc,bg", {"asia": "an acolyte!"}, cards=FREE, power={"an": 9})
    assert not scene.can("awaken cthugha")
    scene = war("an,cc,bg", {"asia": "an acolyte!"}, cards=FREE, power={"an": 9})
    with_cathedrals(scene, *FOUR)
    assert scene.can("awaken cthugha") == ["awaken cthugha asia"]
    assert scene.plays("an awaken cthugha asia").power("an") == 3


def test_cthugha_fights_like_the_strongest_god_it_faces() -> None:
    """CW-53.21: 0 without one; only those in the battle."""
    zones = {"asia": "gc cthugha / ys king_in_yellow hastur / cc nyarlathotep"}
    scene = war("gc,cc,ys", zones, cards=OURS, ritual=2, books={"cc": "absorb madness"})
    hastur = total(scene, "asia", "ys", "gc")
    assert total(scene, "asia", "gc", "ys") == hastur > 0
    scene = war("gc,cc,bg", {"asia": "gc cthugha / cc nightgaunt"}, cards=OURS)
    assert total(scene, "asia", "gc", "cc") == 0
    assert not scene.can("attack")


def burnt(**fields: object) -> Scene:
    """Cthugha's side has killed a Starspawn."""
    zones = {"asia": "bg cthugha fungi:2 / gc starspawn:2"}
    cards = fields.pop("cards", {"cthugha": "bg"})
    scene = war("bg,gc,cc", zones, cards=cards, **fields)  # type: ignore[arg-type]
    return scene.rolls([6, 1], [1] * 6).plays("bg attack asia 1")


def test_fire_vampires_turn_a_kill_into_a_pain_for_one_power() -> None:
    """CW-53.22: the unit retreats with the others."""
    scene = burnt()
    assert scene.asked == "bg after-kills"
    scene.plays("bg spare-unit starspawn", "gc retreat starspawn europe")
    assert (scene.power("bg"), scene.zone("europe")) == (5, "gc starspawn")
    assert scene.zone("asia") == "bg fungi:2 cthugha / gc starspawn"


def test_firestorm_brings_a_sign_for_each_spared_unit() -> None:
    """CW-53.24."""
    scene = burnt(cards={"cthugha": "bg book"}).rolls(2)
    assert scene.plays("bg spare-unit starspawn").signs("bg") == [2]
    scene = burnt()
    assert scene.plays("bg spare-unit starspawn").signs("bg") == []


def test_nobody_is_spared_who_has_no_power_or_sleeps() -> None:
    """CW-53.22."""
    assert burnt(power={"gc": 0}).zone("asia") == "bg fungi:2 cthugha / gc starspawn"
    zones = {"asia": "bg cthugha fungi:2 / ww wendigo:2"}
    scene = war("ww,bg,cc", zones, cards={"cthugha": "bg"})
    scene.plays("ww hibernate", "ww take-book herald").rolls([6, 1], [1, 1])
    assert scene.plays("bg attack asia 0").zone("asia") == "ww wendigo / bg fungi:2 cthugha"


def test_nobody_is_spared_where_cthugha_does_not_fight() -> None:
    """CW-53.22."""
    zones = {"asia": "bg fungi:2 / gc starspawn", "africa": "bg cthugha"}
    scene = war("bg,gc,cc", zones, cards={"cthugha": "bg"})
    scene.rolls([6, 1], [1] * 3).plays("bg attack asia 1")
    assert scene.zone("asia") == "bg fungi:2"


def test_who_saves_his_unit_himself_does_so_first() -> None:
    """CW-53.22, CW-26.4: after Eternal nothing is left to spare."""
    zones = {"asia": "bg cthugha fungi:2 / ww rhan_tegoth"}
    scene = war("bg,ww,cc", zones, cards={"cthugha": "bg"})
    scene.rolls([6] + [1] * 4, [1] * 3).plays("bg attack asia 1")
    assert scene.asked == "ww after-kills"
    scene.plays("ww eternal")
    assert not scene.happened("fire-vampires")
    assert scene.zone("asia") == "bg fungi:2 cthugha / ww rhan_tegoth"


def test_a_spared_unit_is_half_its_doom_with_two_players() -> None:
    """CW-53.22, CW-12.6: 2 for a Starspawn."""
    scene = war("bg,gc", {"asia": "bg cthugha fungi:2 / gc starspawn"}, cards={"cthugha": "bg"})
    scene.rolls([6, 1], [1] * 3).plays("bg attack asia 1", "bg spare-unit starspawn")
    assert scene.plays("gc retreat starspawn europe").doom("bg") == 2


def test_killing_a_god_in_battle_earns_the_spellbook_and_sparing_does_not() -> None:
    """CW-53.23."""
    for answer, earned in (("decline", True), ("spare-unit nyarlathotep", False)):
        zones = {"asia": "bg cthugha fungi:2 / cc nyarlathotep"}
        scene = war("bg,cc,gc", zones, cards={"cthugha": "bg"})
        dice = total(scene, "asia", "cc", "bg")
        scene.rolls([6] + [1] * (dice + 1), [1] * dice).plays("bg attack asia 1")
        while scene.asked.startswith("bg after"):
            scene.plays(f"bg {answer}" if scene.can(answer) else "bg decline")
        if scene.asked == "cc retreat":
            scene.plays("cc retreat nyarlathotep europe")
        assert scene.view("bg").cards[0].earned == earned
