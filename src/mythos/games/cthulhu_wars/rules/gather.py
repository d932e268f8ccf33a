"""Cthulhu Wars: the Gather Power and the Determine First Player Phase (CW-6, CW-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from mythos.core.asks import NO_PARAMS, Ask, Script
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.ends import end, end_if_over
from mythos.games.cthulhu_wars.rules.figures import in_play, shift
from mythos.games.cthulhu_wars.rules.gates import gate_power
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_DIRECTION,
    ASK_FIRST,
    DIRECTIONS,
    NameFirst,
    Way,
    made,
)
from mythos.games.cthulhu_wars.rules.reactions import after_action
from mythos.games.cthulhu_wars.rules.state import DOOM, FIRST, War
from mythos.games.cthulhu_wars.rules.units import Kind

CAPTIVE_POWER: Final = 1


def gather_power(s: War, t: Layout) -> Script:
    """All at the same time: income, then the minimum (CW-6.1, CW-6.7, CW-30.4).

    If nobody has any Power after that, humanity wins (CW-6.10, CW-40.19).
    """
    s.decay = 0
    yield from t.steps_of_all(Ability.gather_begins, s)
    incomes = [income(s, t, seat) for seat in range(t.players)]
    for seat, number in enumerate(incomes):
        s.power[seat] = max(s.power[seat] + number, 0)  # captives may cost something
        release(s, t, seat)
    yield from t.steps_of_all(Ability.refresh, s)
    yield from t.steps_of_all(Ability.after_income, s)
    raise_to_minimum(s)
    yield from t.steps_of_all(Ability.after_minimum, s)
    for seat in range(t.players):
        tell(s, "gathered", seat=seat, number=s.power[seat])
    if not any(s.power):
        s.powerless = True
        end(s, t)
        return
    s.phase, s.deed = FIRST, ""
    yield from after_action(s, t)
    end_if_over(s, t)


def income(s: War, t: Layout, seat: Seat) -> int:
    """Cultists in play, Gates, abandoned Gates, captives, abilities (CW-6.2 to 6.6, CW-40.47)."""
    power = sum(in_play(s, t, kind) for kind in t.own(s, seat).earning)
    power += gate_power(s, t, seat) + s.gates[t.nobody].bit_count() + captives(s, t, seat)
    power = t.amount_of_others(Ability.income_for_others, s, seat, power, seat)
    return t.amount(Ability.income, s, seat, power)


def captives(s: War, t: Layout, seat: Seat) -> int:
    """What the seat's prisoners bring: 1 Power each, unless an ability of theirs changes it."""
    base = t.prisons[seat] * t.size
    held = s.figures[base : base + t.size]
    if not any(held):
        return 0
    return sum(
        number * t.amount(Ability.ransom, s, seat, reward(s, t, kind), kind)
        for kind, number in enumerate(held)
        if number
    )


def reward(s: War, t: Layout, kind: Kind) -> int:
    """What one captive of this kind brings (CW-6.4)."""
    return t.amount(Ability.captive_income, s, s.owner[kind], CAPTIVE_POWER, kind)


def release(s: War, t: Layout, seat: Seat) -> None:
    """All captives return to their owners' Pools; it cannot be declined (CW-6.4)."""
    prison = t.prisons[seat]
    for kind, number in enumerate(s.figures[prison * t.size : (prison + 1) * t.size]):
        for _ in range(number):
            shift(s, t, kind, prison, t.pool)


def raise_to_minimum(s: War) -> None:
    """The minimum counts for everybody after all income (CW-6.7)."""
    s.power = raised(s.power)


def raised(powers: Sequence[int]) -> list[int]:
    """Nobody has less than half of the highest Power, rounded up (CW-6.7)."""
    least = (max(powers) + 1) // 2
    return [max(power, least) for power in powers]


def determine_first_player(s: War, t: Layout) -> Script:
    """The most Power; the old First Player decides a tie (CW-7.1)."""
    yield from t.steps_of_all(Ability.before_first_player, s)
    ask = _ask_first(s)
    move = (yield ask) if len(ask.moves) > 1 else ask.moves[0]
    assert isinstance(move, NameFirst)
    s.first = move.to
    tell(s, "first-player", seat=s.first)
    yield from choose_direction(s, t)
    s.phase = DOOM
    yield from after_action(s, t)
    end_if_over(s, t)


def _ask_first(s: War) -> Ask:
    """Who of those with the most Power; asked anew if somebody draws level (CW-24.28)."""
    most = max(s.power)
    moves = [made(NameFirst, seat) for seat, power in enumerate(s.power) if power == most]
    return Ask(s.first, ASK_FIRST, moves, NO_PARAMS, partial(_ask_first, s))


def choose_direction(s: War, t: Layout) -> Script:
    """The First Player fixes the order of all phases to come (CW-2.20, CW-7.2)."""
    if t.players > 2:
        move = yield Ask(s.first, ASK_DIRECTION, DIRECTIONS)
        s.direction = 1 if move.way == Way.CLOCKWISE else -1
        tell(s, "direction", seat=s.first, way=move.way.value)
