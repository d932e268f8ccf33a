"""Cthulhu Wars: Father Dagon (CW-53.7)."""

from __future__ import annotations

import pytest

from tests.cthulhu_wars.war import war


@pytest.mark.parametrize(("zone", "dice"), [("asia", 2), ("indian_ocean", 6)])
def test_dagon_fights_better_in_an_ocean_whoever_attacks(zone: str, dice: int) -> None:
    """CW-53.7: two dice on land, six in the sea."""
    for order in ("gc,cc,bg", "cc,gc,bg"):
        cards = {"father_dagon": "gc"}
        scene = war(order, {zone: "gc father_dagon / cc flying_polyp"}, cards=cards)
        attacker, rolls = order[:2], {"gc": [1] * dice, "cc": [1]}
        scene.rolls(*(rolls[code] for code in order.split(",")[:2]))
        scene.plays(f"{attacker} attack {zone} 1")
        seats = {scene.code(each["seat"]): each["number"] for each in scene.happened("rolled")}
        assert seats == {"gc": dice, "cc": 1}
