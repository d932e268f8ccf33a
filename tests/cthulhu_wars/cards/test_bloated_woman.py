"""Cthulhu Wars: the Bloated Woman (CW-53.151 to CW-53.155)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import GATHER
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import Scene, war

FREE = {"bloated_woman": "nobody"}
OURS = {"bloated_woman": "gc"}
BOOK = {"bloated_woman": "gc book"}
NONE = {"gc": 0, "cc": 0, "bg": 0}


def on_fan(scene: Scene, unit: str, code: str = "cc") -> int:
    t = scene.t
    kind = t.kinds[scene.seat(code)][unit]
    return scene.s.figures[t.on_loyalty[t.keeping[0]] * t.size + kind]


def fanned(enemy: str = "cc hunting_horror nightgaunt", lost: str = "hunting_horror") -> Scene:
    """A unit of the enemy's lies on the Fan."""
    zones = {"asia": f"gc bloated_woman starspawn / {enemy}", "europe": "cc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=OURS, books={"gc": "dreams"}, met={"gc": "kill_devour_1"})
    dice = 4 if "hunting_horror:2" in enemy else 2
    scene.rolls([6, 1, 1, 1], [1] * dice).plays("gc attack asia 1")
    return scene.plays(f"cc assign-kill {lost}") if scene.asked == "cc kill" else scene


def test_she_is_awakened_for_four_and_rolls_one_die() -> None:
    """CW-53.151: by the Crawling Chaos for 3 at any Gate, and the others gain signs."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards=FREE).rolls(1).plays("gc awaken bloated_woman asia")
    assert (scene.power("gc"), scene.signs("cc")) == (1, [])
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=FREE)
    scene.rolls(2, 3).plays("cc awaken bloated_woman asia")
    assert (scene.power("cc"), scene.signs("gc"), scene.signs("bg")) == (2, [2], [3])
    scene = war("gc,cc,bg", {"asia": "gc bloated_woman / cc acolyte"}, cards=OURS)
    scene.rolls([1], []).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


def test_a_lost_unit_goes_onto_the_fan_and_is_not_in_the_pool() -> None:
    """CW-53.152: one of a battle, if her owner likes."""
    scene = fanned()
    assert (scene.asked, scene.can("velvet-fan")) == (
        "gc velvet-fan",
        ["velvet-fan hunting_horror"],
    )
    assert unsaid(scene) == []
    scene.plays("gc velvet-fan hunting_horror")
    assert (on_fan(scene, "hunting_horror"), scene.pool("cc", "hunting_horror")) == (1, 1)
    assert ("velvet_fan", 1) in scene.view("cc").seats[0].marks
    assert unsaid(scene) == []
    assert on_fan(fanned().plays("gc decline"), "hunting_horror") == 0


def test_what_was_lost_before_the_dice_can_be_taken_too() -> None:
    """CW-53.152: Shriveling."""
    cards = {**OURS, "shriveling": "gc"}
    zones = {"asia": "gc bloated_woman / cc nightgaunt"}
    scene = war("gc,cc,bg", zones, cards=cards, books={"gc": "shriveling"})
    scene.plays("gc attack asia 1", "gc shrivel nightgaunt")
    assert scene.can("velvet-fan") == ["velvet-fan nightgaunt"]


def test_no_terror_or_great_old_one_and_nobody_who_lives_is_taken() -> None:
    """CW-53.152."""
    cards = {**OURS, "dhole": "cc"}
    zones = {"asia": "gc bloated_woman cthulhu / cc dhole nightgaunt"}
    scene = war("gc,cc,bg", zones, cards=cards).plays("gc attack asia 1")
    scene.rolls([6, *[1] * 6], [1] * 5, 1, 1).plays("gc decline", "cc assign-kill dhole")
    scene.plays("cc dhole-gift doom")
    assert (scene.pool("cc", "dhole"), scene.asked == "gc velvet-fan") == (1, False)


def test_without_her_in_the_battle_there_is_no_fan() -> None:
    """CW-53.152: nor beside an Elder Thing."""
    zones = {"asia": "gc starspawn / cc nightgaunt", "europe": "gc bloated_woman"}
    scene = war("gc,cc,bg", zones, cards=OURS).rolls([6, 1, 1], []).plays("gc attack asia 1")
    assert scene.asked != "gc velvet-fan"
    cards = {**OURS, "elder_thing": "cc"}
    zones = {"asia": "gc bloated_woman starspawn / cc elder_thing nightgaunt"}
    scene = war("gc,cc,bg", zones, cards=cards).rolls([6, 1, 1, 1], [1, 1])
    scene.plays("gc attack asia 1", "cc assign-kill nightgaunt")
    assert scene.asked != "gc velvet-fan"


def test_what_another_stands_in_place_of_was_not_lost() -> None:
    """CW-53.152, CW-24.18: Million Favored Ones."""
    zones = {"asia": "gc bloated_woman / ow acolyte mutant"}
    scene = war("gc,ow,bg", zones, cards=OURS, books={"ow": "million_favored_ones"})
    scene.rolls([1], [1]).plays("gc attack asia 1", "ow promote mutant asia", "ow decline")
    assert scene.asked != "gc velvet-fan"


def test_whoever_brings_it_back_pays_her_owner() -> None:
    """CW-53.155: when the Pool has no other."""
    scene = fanned("cc hunting_horror:2 nightgaunt", "hunting_horror")
    scene.plays("gc velvet-fan hunting_horror")
    while scene.asked != "cc action":
        idle(scene)
    assert (scene.pool("cc", "hunting_horror"), scene.power("gc")) == (0, 4)
    scene.plays("cc summon hunting_horror europe")
    assert (scene.power("cc"), scene.power("gc"), on_fan(scene, "hunting_horror")) == (2, 7, 0)
    assert scene.zone("europe") == "cc acolyte hunting_horror"
    assert unsaid(scene) == []


def test_figures_of_the_pool_come_first() -> None:
    """CW-53.155: nobody is paid for them."""
    scene = fanned().plays("gc velvet-fan hunting_horror")
    while scene.asked != "cc action":
        idle(scene)
    scene.plays("cc summon hunting_horror europe")
    assert (scene.power("gc"), on_fan(scene, "hunting_horror")) == (4, 1)


def test_a_cultist_is_recruited_from_the_fan() -> None:
    """CW-53.155."""
    zones = {"asia": "gc bloated_woman / cc acolyte", "europe": "cc acolyte:5"}
    scene = war("gc,cc,bg", zones, cards=OURS, books={"gc": "dreams"}, met={"gc": "kill_devour_1"})
    scene.rolls([6], []).plays("gc attack asia 1", "gc velvet-fan acolyte")
    while scene.asked != "cc action":
        idle(scene)
    assert scene.pool("cc", "acolyte") == 0
    scene.plays("cc recruit acolyte europe")
    assert (scene.power("cc"), scene.power("gc"), on_fan(scene, "acolyte")) == (4, 5, 0)


def test_she_may_die_in_the_battle_and_nobody_is_paid_while_she_is_out() -> None:
    """CW-53.155, CW-53.152: the figures stay on the card."""
    zones = {"asia": "gc bloated_woman deep_one:2 / cc hunting_horror:2", "europe": "cc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=OURS, books={"gc": "dreams"}, met={"gc": "kill_devour_1"})
    scene.rolls([6, 1, 1], [6, 1, 1, 1]).plays("gc attack asia 1")
    scene.plays("gc assign-kill bloated_woman", "gc velvet-fan hunting_horror")
    assert (scene.happened("card-back") != [], on_fan(scene, "hunting_horror")) == (True, 1)
    while scene.asked != "cc action":
        idle(scene)
    scene.plays("cc summon hunting_horror europe")
    assert (scene.power("gc"), scene.power("cc"), on_fan(scene, "hunting_horror")) == (4, 2, 0)


def test_no_other_effect_fetches_them() -> None:
    """CW-53.155: what places Monsters of the Pool does not."""
    zones = {"asia": "gc bloated_woman starspawn / sl wizard", "europe": "sl wizard acolyte!"}
    scene = war("gc,sl,bg", zones, cards=OURS, books={"gc": "dreams"}, met={"gc": "kill_devour_1"})
    scene.rolls([6, 1, 1, 1], []).plays("gc attack asia 1", "gc velvet-fan wizard")
    assert (on_fan(scene, "wizard", "sl"), scene.pool("sl", "wizard")) == (1, 0)
    while scene.s.round == 1 and not scene.can("death-from-below"):
        idle(scene)
    assert not [move for move in scene.can("death-from-below") if "wizard" in move]


def test_six_spellbooks_earn_hers() -> None:
    """CW-53.153: a neutral one counts."""
    cards = {**OURS, "shriveling": "gc"}
    books = "shriveling dreams absorb devolve regenerate"
    scene = war("gc,cc,bg", {"asia": "gc bloated_woman"}, cards=cards, books={"gc": books})
    assert not scene.plays("gc recruit acolyte asia").view("gc").cards[0].earned
    scene = war(
        "gc,cc,bg", {"asia": "gc bloated_woman"}, cards=cards, books={"gc": f"{books} submerge"}
    )
    assert scene.plays("gc recruit acolyte asia").view("gc").cards[0].earned


def test_gates_may_give_signs_instead_of_power() -> None:
    """CW-53.154: all or none, each time anew."""
    zones = {"asia": "gc bloated_woman acolyte!", "europe": "gc acolyte!", "africa": "cc acolyte!"}
    scene = war("gc,cc,bg", zones, cards=BOOK, phase=GATHER, power=NONE)
    assert (scene.asked, unsaid(scene)) == ("gc disaster-looms", [])
    scene.rolls(1, 2).plays("gc let-disaster-loom")
    gathered = {each["seat"]: each["number"] for each in scene.happened("gathered")}
    assert (gathered[0], gathered[1], scene.signs("gc")) == (2, 3, [1, 2])
    assert unsaid(scene) == []
    scene = war("gc,cc,bg", zones, cards=BOOK, phase=GATHER, power=NONE).plays("gc decline")
    gathered = {each["seat"]: each["number"] for each in scene.happened("gathered")}
    assert (gathered[0], scene.signs("gc")) == (6, [])


def test_by_order_it_happens_always_or_never() -> None:
    """CW-53.154, CW-1.21."""
    zones = {"asia": "gc bloated_woman acolyte!", "africa": "cc acolyte!"}
    for order, signs in (("always", [1]), ("never", [])):
        scene = war("gc,cc,bg", zones, cards=BOOK, phase=GATHER, power=NONE)
        scene.plays(f"gc standing-order disaster_looms {order}")
        assert scene.signs("gc") == signs
        assert scene.asked != "gc disaster-looms"
