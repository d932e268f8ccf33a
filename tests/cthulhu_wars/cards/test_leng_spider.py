"""Cthulhu Wars: the Leng Spider (CW-51.6)."""

from __future__ import annotations

from typing import Any

from mythos.games.cthulhu_wars.rules.state import PAINS
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import Scene, war

SPIDERS = {"leng_spider": "cc"}


def pained(zones: str = "cc leng_spider:2 / gc deep_one:3", enemy: int = 3) -> Scene:
    """Two Pains against the Great Cthulhu, who misses."""
    scene = war("cc,gc,bg", {"asia": zones}, cards=SPIDERS)
    return scene.rolls([4, 4], [1] * enemy).plays("cc attack asia 1")


def test_a_spider_turns_two_pains_into_a_kill_that_their_owner_assigns() -> None:
    """CW-51.6: once for each Spider."""
    scene = pained("cc leng_spider:2 / gc deep_one starspawn", 4)
    assert scene.can("bloodthirst") == ["bloodthirst enemy 2"]
    scene.plays("cc bloodthirst enemy 2")
    assert scene.asked == "gc kill"
    scene.plays("gc assign-kill deep_one")
    assert scene.zone("asia") == "cc leng_spider:2 / gc starspawn"


def test_pains_that_lie_already_are_taken_up_and_assigned_anew() -> None:
    """CW-51.6, CW-10.26: after the Pains it is not too late."""
    scene = pained("cc leng_spider:2 / gc deep_one:2 starspawn", 5).plays("cc decline")
    scene.plays("gc assign-pain deep_one", "gc assign-pain deep_one")
    assert scene.can("bloodthirst") == ["bloodthirst enemy 2"]
    scene.plays("cc bloodthirst enemy 2", "gc assign-kill starspawn")
    assert (scene.pool("gc", "starspawn"), scene.happened("retreated")) == (2, [])


def test_there_is_one_use_for_each_spider_and_none_with_fewer_than_two_pains() -> None:
    """CW-51.6: a second needs two more Pains, a third a third Spider."""
    zones = {"asia": "cc leng_spider hunting_horror:2 / gc deep_one:4"}
    scene = war("cc,gc,bg", zones, cards=SPIDERS)
    scene.rolls([4] * 4 + [1], [1] * 4).plays("cc attack asia 1")
    scene.plays("cc bloodthirst enemy 4")
    assert not scene.can("bloodthirst")
    scene = war("cc,gc,bg", {"asia": "cc leng_spider / gc deep_one:2"}, cards=SPIDERS)
    scene.rolls([4], [1, 1]).plays("cc attack asia 1")
    assert scene.asked != "cc after-kills"


def test_a_spider_that_has_a_kill_still_drinks() -> None:
    """CW-51.6, CW-10.19: what it is assigned does not matter."""
    zones = {"asia": "cc leng_spider hunting_horror / gc deep_one:2"}
    scene = war("cc,gc,bg", zones, cards=SPIDERS)
    scene.rolls([4, 4, 1], [6, 1]).plays("cc attack asia 1", "cc assign-kill leng_spider")
    scene.plays("cc bloodthirst enemy 2")
    assert scene.pool("gc", "deep_one") == 3
    assert scene.pool("cc", "leng_spider") == 3


def test_the_own_sides_pains_can_be_turned_too() -> None:
    """CW-51.6: one dies, and the others need not go."""
    zones = {"asia": "cc leng_spider acolyte:2 / gc deep_one:2"}
    scene = war("cc,gc,bg", zones, cards=SPIDERS)
    scene.rolls([1], [4, 4]).plays("cc attack asia 1")
    assert scene.can("bloodthirst") == ["bloodthirst own 2"]
    scene.plays("cc bloodthirst own 2", "cc assign-kill acolyte")
    assert scene.zone("asia") == "cc acolyte leng_spider / gc deep_one:2"


def test_who_takes_no_part_turns_nothing() -> None:
    """CW-51.6: a Spider elsewhere, or in the zone of others' battle, does nothing."""
    zones = {"asia": "gc deep_one:2 / bg dark_young / cc leng_spider"}
    scene = war("gc,cc,bg", zones, cards=SPIDERS)
    scene.rolls([4, 4], [4, 4]).plays("gc attack asia 2")
    assert not scene.can("bloodthirst")
    assert scene.asked == "gc retreat"


def test_where_kills_count_as_pains_the_new_kill_is_a_single_pain() -> None:
    """CW-51.6, CW-25.17: Demand Sacrifice, for the enemy's Spiders and for its owner's own."""
    mercy: Any = {"books": {"sl": "demand_sacrifice"}}
    zones = {"asia": "cc leng_spider:2 / sl formless_spawn wizard", "africa": "sl tsathoggua"}
    scene = war("cc,sl,bg", zones, cards=SPIDERS, **mercy)
    scene.rolls([4, 4], [1, 1]).plays("cc attack asia 1")
    scene.plays("sl demand-sacrifice", "cc grant-mercy", "cc bloodthirst enemy 2")
    assert (scene.battle.kills, scene.battle.pains) == ([0, 0], [0, 1])
    zones = {"asia": "cc hunting_horror / sl leng_spider wizard", "africa": "sl tsathoggua"}
    scene = war("cc,sl,bg", zones, cards={"leng_spider": "sl"}, **mercy)
    scene.rolls([6, 6], [1]).plays("cc attack asia 1")
    scene.plays("sl demand-sacrifice", "cc grant-mercy", "sl bloodthirst own 2")
    assert (scene.battle.kills, scene.battle.pains) == ([0, 0], [0, 1])


def test_by_the_usual_order_the_table_asks_when_the_pains_lie() -> None:
    """CW-51.6, CW-1.21: until then it would only be asked twice."""
    zones = {"asia": "cc leng_spider:2 / gc deep_one:2"}
    scene = war("cc,gc,bg", zones, cards=SPIDERS, usual=True)
    scene.rolls([4, 4], [1] * 2).plays("cc attack asia 1")
    assert scene.battle.step == PAINS
    assert scene.can("bloodthirst")


def test_spiders_are_summoned_for_two_and_roll_a_die_each() -> None:
    """CW-51.6: three figures."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards=SPIDERS)
    scene.plays("cc summon leng_spider asia")
    assert (scene.power("cc"), scene.pool("cc", "leng_spider")) == (3, 2)
    assert pained().happened("rolled")[0]["number"] == 2


def test_what_a_spider_offers_and_does_is_said_in_words() -> None:
    """CW-51.6."""
    scene = pained()
    assert unsaid(scene) == []
    assert unsaid(scene.plays("cc bloodthirst enemy 2")) == []
