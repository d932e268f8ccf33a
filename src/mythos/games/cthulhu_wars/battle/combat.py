"""Cthulhu Wars: combat totals (CW-10.10 to CW-10.13)."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import counts_here
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War


def combat_total(s: War, t: Layout, seat: Seat, enemy: Seat, counts: Sequence[int]) -> int:
    """The dice of so many units of each of the seat's kinds; never negative (CW-10.10)."""
    total = 0
    combat, formulas = t.combat, t.formulas
    for kind, number in zip(t.ranges[seat], counts, strict=True):
        if number:
            formula = formulas[kind]
            total += formula(s, t, seat, enemy, number) if formula else combat[kind] * number
    for ability in t.dice[seat]:
        if ability.active(s):
            total += ability.dice(s, counts)
    return max(total, 0)


def can_attack(s: War, t: Layout, seat: Seat, enemy: Seat, zone: Zone) -> bool:
    """The attacker needs at least one die when he declares (CW-4.16)."""
    return combat_total(s, t, seat, enemy, counts_here(s, t, seat, zone)) > 0
