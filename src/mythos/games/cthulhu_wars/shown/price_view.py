"""Cthulhu Wars: what moves cost, for whoever shows it before they are made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules import prices
from mythos.games.cthulhu_wars.rules.actions import act
from mythos.games.cthulhu_wars.rules.awakening import Awakening
from mythos.games.cthulhu_wars.rules.figures import in_pool
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions, unlimited_actions
from mythos.games.cthulhu_wars.rules.moves import (
    Attack,
    Awaken,
    Capture,
    CreateGate,
    MoveLast,
    MoveUnit,
    PerformRitual,
    Recruit,
    Summon,
)
from mythos.games.cthulhu_wars.rules.prices import price, ritual_price, summon_price
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
        return {PerformRitual.verb: ritual_price(s, t, seat), **dict(_rites(s, t, seat))}
    if s.phase != ACTION:
        return {}
    zones = [n for z, n in enumerate(t.board.names) if t.taxes and price(s, t, seat, 0, z)]
    tags = {**FLAT, **dict(_units(s, t, seat)), **dict(_abilities(s, t, seat, zones))}
    return {**tags, **dict(_taxed(s, t, seat, zones))} if zones else tags


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
    if t.great[kind]:
        return awakening_of(t, seat, kind).price(s)
    return t.cost[kind] if t.cultist[kind] else summon_price(s, t, seat, kind)


def can_awaken(s: War, t: Layout, seat: Seat, kind: Kind) -> bool:
    """Do the conditions hold for this Great Old One, whatever the Power (CW-4.5)?"""
    return in_pool(s, t, kind) > 0 and bool(awakening_of(t, seat, kind).zones(s))


def awakening_of(t: Layout, seat: Seat, kind: Kind) -> Awakening:
    found = t.awakenings[seat][t.names[kind]]
    assert isinstance(found, Awakening)
    return found


def _units(s: War, t: Layout, seat: Seat) -> Iterable[tuple[str, int]]:
    """Recruit, Summon and Awaken cost what their units do."""
    for kind in t.ranges[seat]:
        verb = Awaken if t.great[kind] else Recruit if t.cultist[kind] else Summon
        yield f"{verb.verb} {t.names[kind]}", unit_price(s, t, seat, kind)


def _abilities(s: War, t: Layout, seat: Seat, taxed: Sequence[str]) -> Iterable[tuple[str, int]]:
    """One move stands for all that differ only in where and against whom, if they cost the same;
    one that ends in a taxed zone only if there is no other.
    """
    for ability in t.actions[seat]:
        if ability.moves and ability.active(s):
            name = str if ability.uneven else _beginning
            moves = list(ability.actions(s))
            moves.sort(key=lambda move: getattr(move, "zone", "") not in taxed)
            alike = {name(move): move for move in moves}
            for beginning, move in alike.items():
                yield beginning, paid(s, t, seat, move)


def _taxed(s: War, t: Layout, seat: Seat, zones: Sequence[str]) -> Iterable[tuple[str, int]]:
    """Every move that ends in one of these zones (CW-26.20)."""
    for move in (*main_actions(s, t, seat), *unlimited_actions(s, t, seat)):
        if getattr(move, "zone", "") in zones:
            yield str(move), paid(s, t, seat, move)


def _rites(s: War, t: Layout, seat: Seat) -> Iterable[tuple[str, int]]:
    """What abilities cost in the own Doom turn."""
    for ability in t.doom_turn[seat]:
        for move in ability.doom_turn(s) if ability.active(s) else ():
            yield _beginning(move), paid(s, t, seat, move)


@cache
def _beginning(move: Move) -> str:
    """The text up to the first zone or seat in it."""
    words = str(move).split(" ")
    names = [name for name, _ in move.fields]
    end = next((at for at, name in enumerate(names) if name in ("zone", "to")), len(names))
    return " ".join(words[: end + 1])


def paid(s: War, t: Layout, seat: Seat, move: Move) -> int:
    """What carrying out an action takes before anything is asked, tried on a copy: the price
    comes first (CW-1.26). What brings Power is free.
    """
    trial = s.copy()
    for _ in act(trial, t, seat, move):
        break
    return max(0, s.power[seat] - trial.power[seat])
