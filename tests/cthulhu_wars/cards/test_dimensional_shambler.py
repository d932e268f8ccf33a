"""Cthulhu Wars: the Dimensional Shambler (CW-51.8)."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import Scene, war

SHAMBLER = {"dimensional_shambler": "cc"}
ZONES = {"asia": "cc acolyte!", "europe": "gc acolyte deep_one"}


def summoned() -> Scene:
    """One waits for the Crawling Chaos."""
    scene = war("cc,gc,bg", ZONES, cards=SHAMBLER)
    return scene.plays("cc summon dimensional_shambler asia")


def test_a_shambler_that_is_summoned_waits_on_the_card_in_play() -> None:
    """CW-51.8: in no zone, for 2 Power."""
    scene = summoned()
    assert (scene.card("cc"), scene.zone("asia")) == ("cc dimensional_shambler", "cc acolyte")
    assert (scene.power("cc"), scene.pool("cc", "dimensional_shambler")) == (3, 2)
    assert unsaid(scene) == []


def test_after_an_action_of_anybody_it_steps_into_any_zone() -> None:
    """CW-51.8: beside enemies, too, and it is no action."""
    scene = summoned()
    assert scene.asked == "cc reaction"
    assert len(scene.can("walk-between")) == len(scene.t.zones)
    scene.plays("cc walk-between europe")
    assert scene.zone("europe") == "cc dimensional_shambler / gc acolyte deep_one"
    assert unsaid(scene) == []
    scene = summoned().plays("cc decline", "cc end-turn", "gc move-last deep_one europe asia")
    assert scene.asked == "cc reaction"
    scene.plays("cc walk-between asia")
    assert scene.zone("asia") == "cc acolyte dimensional_shambler / gc deep_one"


def test_several_step_out_in_one_window_each_where_its_owner_likes() -> None:
    """CW-51.8: any number, any zones."""
    scene = summoned().plays("cc decline", "cc end-turn", "gc pass", "cc decline", "bg pass")
    scene.plays("cc decline", "cc summon dimensional_shambler asia")
    scene.plays("cc walk-between europe", "cc walk-between antarctica")
    assert scene.card("cc") == ""
    assert scene.zone("antarctica") == "cc dimensional_shambler"


def test_a_shambler_on_the_map_stays_there() -> None:
    """CW-51.8: it waits only once."""
    scene = summoned().plays("cc walk-between europe", "cc end-turn")
    scene.plays("gc move-last deep_one europe asia")
    assert scene.asked == "bg action"
    assert not scene.can("walk-between")


def test_from_several_gates_only_the_cheapest_summons_it() -> None:
    """CW-51.8, CW-26.20: it comes to none of them."""
    zones = {"asia": "cc acolyte!", "africa": "cc acolyte!", "arctic_ocean": "ww acolyte"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte!", "africa": "cc acolyte!"}, cards=SHAMBLER)
    assert len(scene.can("summon dimensional_shambler")) == 1
    scene = war("ww,cc,bg", zones, cards=SHAMBLER, books={"ww": "ice_age"})
    first = scene.t.board.names[min(scene.t.zone("asia"), scene.t.zone("africa"))]
    scene.plays(f"ww ice-age {first}", "ww take-book howl")
    (other,) = {"asia", "africa"} - {first}
    assert scene.can("summon dimensional_shambler") == [f"summon dimensional_shambler {other}"]


def test_it_is_summoned_only_with_a_gate() -> None:
    """CW-51.8."""
    assert not war("cc,gc,bg", {"asia": "cc acolyte"}, cards=SHAMBLER).can("summon")


def test_bought_in_the_doom_phase_it_comes_after_the_next_action() -> None:
    """CW-51.8: not before, and not in the Doom Phase."""
    supply = {"dimensional_shambler": "nobody"}
    scene = war("cc,gc,bg", ZONES, cards=supply, phase=DOOM_TURN, doom={"cc": 2}, power={"gc": 9})
    scene.plays("cc buy dimensional_shambler")
    assert scene.card("cc") == "cc dimensional_shambler"
    assert not scene.can("walk-between")
    while scene.s.round < 2:
        idle(scene)
    assert (scene.asked, scene.can("walk-between")) == ("cc action", [])
    assert scene.refuses("cc walk-between asia")
    scene.plays("cc move-last acolyte asia africa")
    assert scene.asked == "cc reaction"
    scene.plays("cc decline")
    scene.plays("cc walk-between asia")
    assert scene.zone("asia") == "cc dimensional_shambler"


def test_by_the_usual_order_the_table_asks_when_a_cultist_is_in_danger() -> None:
    """CW-51.8, CW-1.21: at other times it steps out unasked."""
    zones = {"asia": "cc acolyte!", "africa": "gc deep_one"}
    scene = war("cc,gc,bg", zones, cards=SHAMBLER, usual=True)
    scene.plays("cc summon dimensional_shambler asia")
    assert scene.asked == "gc action"
    scene.plays("gc move-last deep_one africa asia")
    assert (scene.asked, scene.can("walk-between")) == ("cc reaction", ["walk-between asia"])
    scene.plays("cc decline", "cc walk-between europe")
    assert scene.zone("europe") == "cc dimensional_shambler"


def test_placed_by_desecrate_it_is_in_the_zone() -> None:
    """CW-51.8, CW-50.8: it does not wait."""
    scene = war("ys,gc,bg", {"asia": "ys king_in_yellow"}, cards={"dimensional_shambler": "ys"})
    scene.rolls([6]).plays("ys desecrate", "ys place dimensional_shambler")
    assert scene.zone("asia") == "ys king_in_yellow dimensional_shambler"


def test_who_waits_does_not_come_up_with_what_is_submerged() -> None:
    """CW-51.8, CW-20.18: one that went down does."""
    zones = {"north_pacific": "gc cthulhu dimensional_shambler acolyte!"}
    scene = war("gc,cc,bg", zones, cards={"dimensional_shambler": "gc"}, books={"gc": "submerge"})
    scene.plays("gc summon dimensional_shambler north_pacific", "gc decline", "gc end-turn")
    scene.plays("cc pass", "gc decline", "bg pass", "gc decline")
    scene.plays("gc submerge", "gc take-along dimensional_shambler", "gc done", "gc decline")
    assert scene.card("gc") == "gc cthulhu dimensional_shambler:2"
    scene.plays("gc end-turn", "gc emerge asia")
    assert scene.zone("asia") == "gc cthulhu dimensional_shambler"
    assert scene.card("gc") == "gc dimensional_shambler"


def test_shamblers_roll_two_dice() -> None:
    """CW-51.8."""
    scene = war("cc,gc,bg", {"asia": "cc dimensional_shambler / gc acolyte"}, cards=SHAMBLER)
    scene.rolls([1, 1]).plays("cc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 2
