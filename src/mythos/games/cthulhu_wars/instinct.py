"""Cthulhu Wars: a quick and lively answer to every question, for imagined games.

Instinct knows what kinds of moves are usually worth something and throws dice among them, so that
many looks ahead see many ways to go on. It names no faction: whatever a faction adds to the menu
is tried about as often as a summoning.
"""

from __future__ import annotations

from typing import Any, Final

from mythos.core.asks import Ask
from mythos.core.dice import Chance
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars import moves as m
from mythos.games.cthulhu_wars.figures import in_play
from mythos.games.cthulhu_wars.gates import gate_count
from mythos.games.cthulhu_wars.prices import ritual_price
from mythos.games.cthulhu_wars.state import War
from mythos.games.cthulhu_wars.table import Table
from mythos.games.cthulhu_wars.units import HIT, ON_GATE

APPEAL: Final[dict[type[Move], int]] = {
    m.ControlGate: 900, m.Awaken: 600, m.Fulfil: 300, m.Capture: 250, m.CreateGate: 220,
    m.Summon: 60, m.Recruit: 45, m.MoveUnit: 50, m.Attack: 12, m.EndTurn: 40, m.Pass: 1,
    m.AbandonGate: 0, m.Decline: 20, m.Done: 40, m.UnspeakableOath: 2,
}  # fmt: skip
"""How often each kind of move is made when it is possible, all moves of a kind together."""
OTHERS: Final = 60
"""For what a faction adds to the menu."""
ENOUGH_GATES: Final = 5
STOP_MOVING: Final = 65
"""So many times of a hundred no further figure is moved."""
MENUS: Final = ("action", "second", "more")
OTHER_PRICE: Final = 3
TRIED: Final = 4
LOSSES: Final = (m.AssignKill, m.Lose, m.Sacrifice)


def choose(s: War, t: Table, ask: Ask, dice: Chance) -> Move:
    """The move that instinct makes."""
    moves, key = ask.moves, ask.question.key
    if len(moves) == 1:
        return moves[0]
    if key in MENUS:
        return from_menu(s, t, ask.seat, moves, dice)
    if key == "move":
        if dice.below(100) < STOP_MOVING and moves[-1] is m.DONE:
            return m.DONE
        return from_menu(s, t, ask.seat, moves, dice)
    if key == "doom":
        return in_doom_turn(s, t, ask.seat, moves)
    if type(moves[0]) in LOSSES:
        return min(moves, key=lambda move: price_of(t, ask.seat, move))
    return moves[dice.below(len(moves))]


def from_menu(s: War, t: Table, seat: Seat, moves: Any, dice: Chance) -> Move:
    """A kind of move by its appeal, then any move of that kind."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kind = type(move)
        if kind in kinds:
            kinds[kind].append(move)
        else:
            kinds[kind] = [move]
    if m.CreateGate in kinds and gate_count(s, t, seat) >= ENOUGH_GATES:
        del kinds[m.CreateGate]
    weights = [APPEAL.get(kind, OTHERS) for kind in kinds]
    left = dice.below(sum(weights) or 1)
    for kind, weight in zip(kinds, weights, strict=True):
        left -= weight
        if left < 0:
            found = kinds[kind]
            if kind is m.MoveUnit:
                return a_march(s, t, seat, found, dice)
            return found[dice.below(len(found))]
    return moves[0]  # type: ignore[no-any-return]


def a_march(s: War, t: Table, seat: Seat, moves: Any, dice: Chance) -> Move:
    """The best of a few: keepers stay, Cultists look for a Gate, the others for enemies."""
    some = [moves[dice.below(len(moves))] for _ in range(TRIED)]
    best: Move = max(some, key=lambda move: sense_of(s, t, seat, move))
    return best


def sense_of(s: War, t: Table, seat: Seat, move: m.MoveUnit) -> int:
    """How sensible it is to go there."""
    kind = t.kinds[seat][move.unit]
    origin, zone = t.zone(move.origin), t.zone(move.zone)
    if s.keepers[origin] == kind and s.figures[origin * t.size + kind] == 1:
        return -2
    if t.cultist[kind]:
        return (s.keepers[zone] < 0) - (s.keepers[origin] < 0)
    return sum(presence >> zone & 1 for presence in s.presence) - (s.presence[seat] >> zone & 1)


def in_doom_turn(s: War, t: Table, seat: Seat, moves: Any) -> Move:
    """A ritual that brings at least half of its price; else whatever else there is to do."""
    first: Move = moves[0]
    if type(first) is not m.PerformRitual:
        return first
    signs = sum(in_play(s, t, kind) for kind in t.greats[seat])
    gain = gate_count(s, t, seat) + 5 * signs // 3
    if 2 * gain >= ritual_price(s, t):
        return first
    others: Move = moves[1]
    return others


def price_of(t: Table, seat: Seat, move: Any) -> int:
    """What the figure that is to go would cost; whoever stands on a Gate is dear."""
    name: str = move.unit
    at_gate = name.endswith(ON_GATE)
    kind = t.kinds[seat].get(name.removesuffix(ON_GATE).removesuffix(HIT))
    cost = t.cost[kind] if kind is not None else OTHER_PRICE
    return cost * 2 + 3 * at_gate
