"""Cthulhu Wars: Herbert West (CW-56.5)."""

from __future__ import annotations

from tests.cthulhu_wars.war import war

WEST = {"herbert_west": "gc"}


def test_between_actions_he_goes_for_up_to_three_acolytes_in_his_zone() -> None:
    """CW-56.5: it may be none."""
    zones = {"asia": "gc herbert_west acolyte:2", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards=WEST)
    scene.plays("cc recruit acolyte europe")
    assert scene.asked == "gc reaction"
    assert scene.can("reanimate") == [f"reanimate asia {number}" for number in (3, 2, 1, 0)]
    scene.plays("gc reanimate asia 3")
    assert (scene.zone("asia"), scene.pool("gc", "herbert_west")) == ("gc acolyte:5", 1)
    assert scene.pool("gc", "acolyte") == 1


def test_no_more_come_than_are_in_the_pool() -> None:
    """CW-56.5."""
    zones = {"asia": "gc herbert_west acolyte:5", "europe": "cc acolyte"}
    scene = war("cc,gc,bg", zones, cards=WEST).plays("cc recruit acolyte europe")
    assert scene.can("reanimate") == ["reanimate asia 1", "reanimate asia 0"]
    scene.plays("gc reanimate asia 0")
    assert scene.zone("asia") == "gc acolyte:5"


def test_captured_he_does_nothing() -> None:
    """CW-56.1, CW-56.5."""
    scene = war("cc,gc,bg", {"europe": "cc acolyte"}, cards=WEST)
    scene.goes("gc herbert_west", "pool", "prison cc").plays("cc recruit acolyte europe")
    assert scene.asked == "gc action"


def test_with_two_players_he_is_worth_three_doom() -> None:
    """CW-56.5, CW-12.3: an elimination of one's own."""
    zones = {"asia": "gc herbert_west", "europe": "cc acolyte"}
    scene = war("cc,gc", zones, cards=WEST).plays("cc recruit acolyte europe")
    assert scene.plays("gc reanimate asia 2").doom("cc") == 3
