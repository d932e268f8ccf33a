"""Cthulhu Wars: the Wamps (CW-51.11)."""

from __future__ import annotations

from typing import Any

from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.cards.words import unsaid
from tests.cthulhu_wars.war import war

ZONES = {"asia": "cc acolyte!", "europe": "gc acolyte!"}
DOOM: Any = {"phase": DOOM_TURN, "doom": {"cc": 2}}


def test_the_purchase_has_an_enemy_place_all_four_away_from_gates() -> None:
    """CW-51.11: the buyer says who, who says where."""
    scene = war("cc,gc,bg", ZONES, cards={"wamp": "nobody"}, **DOOM).plays("cc buy wamp")
    assert (scene.asked, scene.moves[:2]) == ("cc let-loose", ["let-loose 1", "let-loose 2"])
    assert unsaid(scene) == []
    scene.plays("cc let-loose 2")
    assert scene.asked == "bg arrival"
    assert not {"arrive asia", "arrive europe"} & set(scene.moves)
    scene.plays("bg arrive africa", "bg arrive africa", "bg arrive antarctica", "bg arrive africa")
    assert (scene.zone("africa"), scene.zone("antarctica")) == ("cc wamp:3", "cc wamp")
    assert unsaid(scene) == []


def test_once_in_a_doom_turn_the_wamps_of_the_pool_are_let_loose() -> None:
    """CW-51.11: if their owner likes."""
    zones = {**ZONES, "africa": "cc wamp:2"}
    scene = war("cc,gc,bg", zones, cards={"wamp": "cc"}, **DOOM)
    assert scene.can("done")
    scene.plays("cc let-loose 1", "gc arrive australia")
    scene.goes("cc wamp", "australia", "pool").plays("gc arrive antarctica")
    assert (scene.zone("antarctica"), scene.pool("cc", "wamp")) == ("cc wamp", 1)
    assert not scene.can("let-loose")


def test_with_none_in_the_pool_there_is_nothing_to_let_loose() -> None:
    """CW-51.11."""
    zones = {**ZONES, "africa": "cc wamp:4"}
    assert not war("cc,gc,bg", zones, cards={"wamp": "cc"}, **DOOM).can("let-loose")


def test_where_every_zone_has_a_gate_they_stay_in_the_pool() -> None:
    """CW-51.11."""
    names = war("cc,ys,bg").t.board.names
    zones = {**dict.fromkeys(names, "gate"), "asia": "cc acolyte!"}
    scene = war("cc,ys,bg", zones, cards={"wamp": "nobody"}, **DOOM).plays("cc buy wamp")
    assert (scene.pool("cc", "wamp"), scene.can("let-loose")) == (4, [])


def test_a_zone_with_yog_sothoth_has_a_gate() -> None:
    """CW-51.11, CW-50.62."""
    zones = {"asia": "cc acolyte!", "africa": "ow yog_sothoth"}
    scene = war("cc,ow,bg", zones, cards={"wamp": "cc"}, **DOOM).plays("cc let-loose 1")
    assert scene.refuses("ow arrive africa")


def test_they_can_be_summoned_as_usual() -> None:
    """CW-51.11: for 1 Power, without dice."""
    scene = war("cc,gc,bg", ZONES, cards={"wamp": "cc"}).plays("cc summon wamp asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte wamp", 4)
    assert not war("cc,gc,bg", {"asia": "cc wamp / gc acolyte"}, cards={"wamp": "cc"}).can("attack")
