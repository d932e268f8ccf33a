"""Cthulhu Wars: the Insects from Shaggai (CW-51.13)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

INSECTS = {"insects_from_shaggai": "cc"}
ASIA = {"asia": "cc insects_from_shaggai nightgaunt / gc acolyte:2 deep_one"}


def test_the_purchase_places_one_in_any_zone() -> None:
    """CW-51.13: it needs no Gate."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, cards={"insects_from_shaggai": "nobody"},
                phase=DOOM_TURN, doom={"cc": 2})  # fmt: skip
    scene.plays("cc buy insects_from_shaggai")
    assert len(scene.can("arrive")) == len(scene.t.zones)
    assert scene.plays("cc arrive africa").zone("africa") == "cc insects_from_shaggai"


def test_only_the_owner_of_the_insects_moves_the_acolytes() -> None:
    """CW-51.13: one zone for 1 Power each."""
    assert not war("gc,cc,bg", ASIA, cards=INSECTS).can("move-unit acolyte")
    assert war("gc,cc,bg", ASIA, cards=INSECTS).can("move-unit deep_one")
    scene = war("cc,gc,bg", ASIA, cards=INSECTS)
    near = scene.t.board.within(scene.t.zone("asia"), 1)
    assert len(scene.can("lead-acolyte 1 asia")) == len(near)
    scene.plays("cc lead-acolyte 1 asia europe")
    assert (scene.zone("europe"), scene.power("cc")) == ("gc acolyte", 4)
    assert unsaid(scene) == []
    scene.plays("cc lead-another 1 asia africa", "cc move-last nightgaunt asia africa")
    assert (scene.zone("africa"), scene.power("cc")) == ("cc nightgaunt / gc acolyte", 2)
    assert unsaid(scene) == []


def test_where_they_arrive_they_are_their_owners_again() -> None:
    """CW-51.13: he moves them in his turn."""
    scene = war("cc,gc,bg", ASIA, cards=INSECTS)
    scene.plays("cc lead-acolyte 1 asia europe", "cc done")
    assert scene.can("move-unit acolyte europe")
    assert not scene.can("move-unit acolyte asia")


def test_who_was_led_has_moved() -> None:
    """CW-51.13, CW-4.11: also into another zone with Insects."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte", "europe": "cc insects_from_shaggai"}
    scene = war("cc,gc,bg", zones, cards=INSECTS).plays("cc lead-acolyte 1 asia europe")
    assert not scene.can("lead-another")


def test_a_move_action_may_go_on_with_acolytes() -> None:
    """CW-51.13: in any order, as long as there is Power."""
    scene = war("cc,gc,bg", ASIA, cards=INSECTS, power={"cc": 2})
    scene.plays("cc move-unit nightgaunt asia europe", "cc lead-another 1 asia europe")
    assert (scene.zone("europe"), scene.power("cc")) == ("cc nightgaunt / gc acolyte", 0)
    assert not scene.can("lead-another")


def test_the_one_on_the_gate_is_free() -> None:
    """CW-51.13: he moves, and the others stay; one that steps on the Gate is free, too."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte:3!"}
    scene = war("gc,cc,bg", zones, cards=INSECTS).plays("gc move-unit acolyte asia europe")
    assert (scene.gate("asia"), scene.zone("europe")) == ("abandoned", "gc acolyte")
    assert not scene.can("move-unit acolyte asia")
    assert scene.can("control-gate asia acolyte")
    scene = war("cc,gc,bg", {"asia": "cc insects_from_shaggai / gc acolyte!"}, cards=INSECTS)
    assert not scene.can("lead-acolyte")


def test_in_battle_they_fight_for_the_owner_of_the_insects() -> None:
    """CW-51.13: he assigns their results, another's before his own."""
    zones = {"asia": "cc insects_from_shaggai flying_polyp acolyte / gc acolyte:2 deep_one:2"}
    scene = war("cc,gc,bg", zones, cards=INSECTS)
    scene.rolls([1], [6, 4]).plays("cc attack asia 1")
    battle = scene.view("gc").battle
    assert battle is not None
    assert [(each.seat, each.unit) for each in battle.fighters].count((0, "acolyte")) == 3
    assert scene.asked == "cc kill"
    scene.plays("cc assign-kill acolyte")
    assert scene.asked == "cc pain"
    scene.plays("cc assign-pain acolyte")
    assert scene.asked == "cc retreat"
    scene.plays("cc retreat acolyte europe")
    assert (scene.zone("europe"), scene.pool("gc", "acolyte")) == ("gc acolyte", 5)
    assert scene.zone("asia") == "cc acolyte flying_polyp insects_from_shaggai / gc deep_one:2"
    assert unsaid(scene) == []


def test_in_others_battles_they_fight_for_nobody() -> None:
    """CW-51.13."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte deep_one / bg fungi"}
    scene = war("bg,gc,cc", zones, cards=INSECTS).rolls([6], [1]).plays("bg attack asia 1")
    assert scene.zone("asia") == "bg fungi / gc acolyte / cc insects_from_shaggai"


def test_who_has_only_such_acolytes_there_is_not_fought() -> None:
    """CW-51.13: there is nobody on his side."""
    zones = {"asia": "cc insects_from_shaggai flying_polyp / gc acolyte / bg fungi"}
    assert war("cc,gc,bg", zones, cards=INSECTS).can("attack asia") == ["attack asia 2"]
    assert war("bg,gc,cc", zones, cards=INSECTS).can("attack asia") == ["attack asia 2"]
    zones = {"asia": "cc insects_from_shaggai flying_polyp / gc acolyte:2!"}
    assert war("cc,gc,bg", zones, cards=INSECTS).can("attack asia") == ["attack asia 1"]


def test_only_the_owner_of_the_insects_captures_them() -> None:
    """CW-51.13: unless their own faction protects them."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte / bg fungi"}
    assert not war("bg,gc,cc", zones, cards=INSECTS).can("capture asia 1")
    scene = war("cc,gc,bg", zones, cards=INSECTS).plays("cc capture asia 1")
    assert scene.captives("cc") == "gc acolyte"
    assert not war("cc,gc,bg", ASIA, cards=INSECTS).can("capture")


def test_others_capture_only_the_one_on_the_gate() -> None:
    """CW-51.13: without a question who."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte:2! / bg fungi"}
    scene = war("bg,gc,cc", zones, cards=INSECTS).plays("bg capture asia 1")
    assert (scene.captives("bg"), scene.gate("asia")) == ("gc acolyte", "abandoned")


def test_no_spellbook_of_their_owner_does_anything_with_them() -> None:
    """CW-51.13, CW-20.15: no Devolve; elsewhere, and in other phases, there is one."""
    books = {"gc": "devolve"}
    zones = {"asia": "cc insects_from_shaggai / gc acolyte", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=INSECTS, books=books).plays("gc recruit acolyte europe")
    assert scene.can("devolve") == ["devolve acolyte europe"]


def test_no_spellbook_of_the_insects_owner_does_either() -> None:
    """CW-51.13, CW-24.18: nobody is promoted who is another's."""
    zones = {"asia": "ow insects_from_shaggai abomination / gc acolyte deep_one"}
    cards = {"insects_from_shaggai": "ow"}
    scene = war("ow,gc,bg", zones, cards=cards, books={"ow": "million_favored_ones"})
    scene.rolls([1, 1], [1]).plays("ow attack asia 1")
    assert [move.split()[1] for move in scene.can("promote")] == ["abomination"]


def test_enemies_may_still_choose_them() -> None:
    """CW-51.13, CW-20.16, CW-23.20: Dreams and Zingaya."""
    zones = {"asia": "cc insects_from_shaggai / ys acolyte"}
    assert war("gc,cc,ys", zones, cards=INSECTS, books={"gc": "dreams"}).can("dreams asia 2")
    zones = {"asia": "cc insects_from_shaggai / gc acolyte / ys undead"}
    assert war("ys,cc,gc", zones, cards=INSECTS, books={"ys": "zingaya"}).can("zingaya asia 2")


def test_killed_by_its_own_faction_an_acolyte_brings_no_passion() -> None:
    """CW-51.13, CW-23.16: the killer has to be an enemy."""
    zones = {"asia": "cc insects_from_shaggai / ys acolyte byakhee"}
    scene = war("ys,cc,bg", zones, cards=INSECTS, books={"ys": "passion"})
    scene.rolls([6, 1]).plays("ys attack asia 1", "cc assign-kill acolyte")
    assert (scene.power("ys"), scene.pool("ys", "acolyte")) == (4, 6)


def test_in_the_doom_phase_they_are_their_owners() -> None:
    """CW-51.13: the Action Phase only."""
    zones = {"asia": "cc insects_from_shaggai / an acolyte:2"}
    scene = war("an,cc,bg", zones, cards=INSECTS, phase=DOOM)
    assert scene.can("dematerialize asia europe")


def test_the_cacodemon_keeps_them_out() -> None:
    """CW-51.13, CW-52.7: they are another's enemies still."""
    cards = {**INSECTS, "cacodemon": "bg"}
    zones = {"asia": "cc insects_from_shaggai / gc acolyte", "europe": "bg cacodemon"}
    scene = war("cc,gc,bg", zones, cards=cards)
    assert scene.can("lead-acolyte")
    assert not scene.can("lead-acolyte 1 asia europe")


def test_they_have_no_dice_and_cost_two() -> None:
    """CW-51.13: three figures; led Acolytes bring none."""
    zones = {"asia": "cc insects_from_shaggai / gc acolyte deep_one"}
    assert not war("cc,gc,bg", zones, cards=INSECTS).can("attack")
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=INSECTS)
    scene.plays("cc summon insects_from_shaggai asia")
    assert (scene.power("cc"), scene.pool("cc", "insects_from_shaggai")) == (3, 2)
