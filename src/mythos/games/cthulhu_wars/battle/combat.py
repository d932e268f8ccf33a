"""Cthulhu Wars: combat totals (CW-10.10 to CW-10.13)."""

from __future__ import annotations

from typing import Final

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.state import War

DICE: Final = Ability.dice


def combat_total(clash: Clash) -> int:
    """The dice of so many units of each of the seat's kinds; never negative (CW-10.10)."""
    s, t, seat, numbers = clash.s, clash.t, clash.seat, clash.numbers
    total = 0
    combat, formulas = t.combat, t.formulas
    for kind in t.own(s, seat).fighting:
        number = numbers[kind]
        if number:
            formula = formulas[kind]
            total += formula(clash, number) if formula else combat[kind] * number
    if t.waiting[DICE][seat]:
        total = t.amount(Ability.dice, s, seat, total, clash)
    return max(total, 0)


def can_attack(s: War, t: Layout, seat: Seat, enemy: Seat, zone: Zone) -> bool:
    """The attacker needs at least one die when he declares (CW-4.16)."""
    figures, base = s.figures, zone * t.size
    own = t.fixed[seat] if t.fixed else t.own(s, seat)
    varies = bool(t.waiting[DICE][seat])
    certain = not t.neutral or (own.plain and not varies)
    thinks = varies or not certain
    for kind in own.fighting:
        if figures[base + kind]:
            if certain and t.combat[kind]:  # a die is certain, whatever else is there
                return True
            thinks = True
    if not thinks:
        return False
    numbers = figures[base : base + t.size]
    return combat_total(Clash(s, t, seat, enemy, zone, True, numbers)) > 0
