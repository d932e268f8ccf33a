"""Cthulhu Wars: the Shadow Pharaoh (CW-52.5)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

PHARAOH = {"shadow_pharaoh": "gc"}
SUPPLY = {"shadow_pharaoh": "nobody"}


def test_who_holds_a_gate_where_it_comes_steps_off() -> None:
    """CW-52.5: the Gate is abandoned, and nobody takes it."""
    zones = {"asia": "cc acolyte:2!", "europe": "gc shadow_pharaoh acolyte"}
    scene = war("gc,cc,bg", zones, cards=PHARAOH)
    scene.plays("gc move-last shadow_pharaoh europe asia")
    assert (scene.gate("asia"), scene.asked) == ("abandoned", "cc action")
    assert not scene.can("control-gate")
    assert unsaid(scene) == []


def test_by_the_usual_order_nobody_takes_the_gate_either() -> None:
    """CW-52.5, CW-3.14: neither the enemy nor its owner."""
    zones = {"asia": "cc acolyte:2!", "europe": "gc shadow_pharaoh acolyte"}
    scene = war("gc,cc,bg", zones, cards=PHARAOH, usual=True)
    scene.plays("gc move-unit shadow_pharaoh europe asia", "gc move-last acolyte europe asia")
    scene.plays("cc recruit acolyte asia")
    assert (scene.gate("asia"), scene.asked) == ("abandoned", "bg action")


def test_when_it_has_left_anybody_may_take_the_gate() -> None:
    """CW-52.5."""
    zones = {"asia": "cc acolyte / gc shadow_pharaoh", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", {**zones, "asia": f"{zones['asia']} / gate"}, cards=PHARAOH)
    scene.plays("gc move-last shadow_pharaoh asia europe")
    assert scene.can("control-gate asia acolyte")


def test_a_gate_that_is_built_beside_it_stays_abandoned() -> None:
    """CW-52.5."""
    zones = {"asia": "cc acolyte / gc shadow_pharaoh"}
    scene = war("cc,gc,bg", zones, cards=PHARAOH, usual=True).plays("cc create-gate asia")
    assert scene.gate("asia") == "abandoned"


def test_the_purchase_costs_its_owner_the_gate() -> None:
    """CW-52.5: not even the own one is spared."""
    scene = war("ys,cc,bg", {"asia": "ys acolyte!"}, cards=SUPPLY, phase=DOOM_TURN, doom={"ys": 2})
    scene.plays("ys buy shadow_pharaoh")
    assert (scene.zone("asia"), scene.gate("asia")) == ("ys acolyte shadow_pharaoh", "abandoned")
    assert (scene.doom("ys"), scene.power("ys"), scene.signs("cc")) == (0, 3, [])


def test_the_crawling_chaos_pays_no_doom_and_the_others_gain_signs() -> None:
    """CW-52.5: the price is what everybody sees."""
    scene = war("cc,ys,bg", {"asia": "cc acolyte!"}, cards=SUPPLY, phase=DOOM_TURN, doom={"ys": 2})
    seen = {code: scene.view(code).cards[0] for code in ("cc", "ys")}
    assert [(card.doom, card.power) for card in seen.values()] == [(0, 2), (2, 2)]
    scene.rolls(1, 2).plays("cc buy shadow_pharaoh")
    assert (scene.signs("cc"), scene.signs("ys"), scene.signs("bg")) == ([], [1], [2])
    assert scene.power("cc") == 3


def test_dark_young_step_off_and_yog_sothoth_stays_a_gate() -> None:
    """CW-52.5, CW-22.17, CW-24.6."""
    zones = {"asia": "bg dark_young!", "europe": "gc shadow_pharaoh"}
    scene = war("gc,bg,cc", zones, cards=PHARAOH, books={"bg": "red_sign"})
    scene.plays("gc move-last shadow_pharaoh europe asia")
    assert scene.gate("asia") == "abandoned"
    scene = war("ow,gc,cc", {"asia": "ow yog_sothoth / gc shadow_pharaoh"}, cards=PHARAOH)
    assert scene.view("ow").seats[0].gates == 1


def test_pained_to_a_gate_it_clears_that() -> None:
    """CW-52.5: however it comes there."""
    zones = {"asia": "gc shadow_pharaoh / cc hunting_horror", "europe": "bg acolyte!"}
    scene = war("cc,gc,bg", zones, cards=PHARAOH).rolls([4, 1], [1, 1])
    scene.plays("cc attack asia 1", "gc retreat shadow_pharaoh europe")
    assert scene.gate("europe") == "abandoned"


def test_it_costs_four_and_rolls_two_dice() -> None:
    """CW-52.5."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte!"}, cards=PHARAOH)
    assert scene.plays("gc summon shadow_pharaoh asia").power("gc") == 1
    zones = {"asia": "gc shadow_pharaoh / cc acolyte"}
    scene = war("gc,cc,bg", zones, cards=PHARAOH).rolls([1, 1]).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 2
