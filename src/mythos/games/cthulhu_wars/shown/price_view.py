"""Cthulhu Wars: what moves cost, for whoever shows it before they are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules import prices
from mythos.games.cthulhu_wars.rules.ability import Ability, Awakener
from mythos.games.cthulhu_wars.rules.actions import cost_of
from mythos.games.cthulhu_wars.rules.figures import in_pool
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions, unlimited_actions
from mythos.games.cthulhu_wars.rules.moves import (
    RITUAL,
    Attack,
    Awaken,
    Capture,
    CreateGate,
    MoveLast,
    MoveUnit,
    Recruit,
    Summon,
)
from mythos.games.cthulhu_wars.rules.prices import summon_price
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM_TURN, War
from mythos.games.cthulhu_wars.rules.units import Kind

FLAT: Final[Mapping[str, int]] = {
    CreateGate.verb: prices.GATE,
    MoveUnit.verb: prices.MOVE,
    MoveLast.verb: prices.MOVE,
    Attack.verb: prices.BATTLE,
    Capture.verb: prices.CAPTURE,
}


def price_tags(s: War, t: Layout, seat: Seat) -> dict[str, int]:
    """What the moves of the seat on turn cost, by how their texts begin; the rest is free.

    The longest beginning counts. What ends in a zone with a tax has a tag of its own.
    """
    if seat != s.turn or s.battle is not None:
        return {}
    if s.phase == DOOM_TURN:
        rites = t.offers(Ability.doom_turn, s, seat)
        return dict(_offered(s, t, seat, (RITUAL, *rites)))
    if s.phase != ACTION:
        return {}
    offered = (*main_actions(s, t, seat), *unlimited_actions(s, t, seat))
    return {**FLAT, **dict(_units(s, t, seat)), **dict(_offered(s, t, seat, offered))}


def price_of(tags: Mapping[str, int], move: str) -> int:
    """The price of the longest beginning of a move that has a tag; nothing if none has."""
    words = move.split(" ")
    for end in range(len(words), 0, -1):
        price = tags.get(" ".join(words[:end]))
        if price is not None:
            return price
    return 0


def unit_price(s: War, t: Layout, seat: Seat, kind: Kind) -> int:
    """What bringing a unit into play costs the seat, before taxes."""
    if seat == t.nobody:
        return t.cost[kind]
    if t.great[kind]:
        return awakening_of(t, seat, kind).cost_now(s)
    return t.cost[kind] if t.cultist[kind] else summon_price(s, t, seat, kind)


def can_awaken(s: War, t: Layout, seat: Seat, kind: Kind) -> bool:
    """Do the conditions hold for this Great Old One, whatever the Power (CW-4.5)?"""
    return in_pool(s, t, kind) > 0 and bool(awakening_of(t, seat, kind).zones(s))


def awakening_of(t: Layout, seat: Seat, kind: Kind) -> Awakener:
    return t.awakenings[seat][t.names[kind]]


def _units(s: War, t: Layout, seat: Seat) -> Iterable[tuple[str, int]]:
    """Recruit, Summon and Awaken cost what their units do."""
    for kind in t.own(s, seat).kinds:
        verb = Awaken if t.great[kind] else Recruit if t.cultist[kind] else Summon
        yield f"{verb.verb} {t.names[kind]}", unit_price(s, t, seat, kind)


def _offered(s: War, t: Layout, seat: Seat, moves: Iterable[Move]) -> Iterable[tuple[str, int]]:
    """One tag for all that differ only in where and against whom, and one more for each of them
    that does not cost what most do.
    """
    alike: dict[str, dict[str, int]] = {}
    for move in moves:
        alike.setdefault(_beginning(move), {})[str(move)] = cost_of(s, t, seat, move)
    for beginning, costs in alike.items():
        ((usual, _),) = Counter(costs.values()).most_common(1)
        yield beginning, usual
        yield from ((move, cost) for move, cost in costs.items() if cost != usual)


@lru_cache(maxsize=4096)
def _beginning(move: Move) -> str:
    """The text up to the first zone or seat in it."""
    words = str(move).split(" ")
    names = [name for name, _ in move.fields]
    end = next((at for at, name in enumerate(names) if name in ("zone", "to")), len(names))
    return " ".join(words[: end + 1])
