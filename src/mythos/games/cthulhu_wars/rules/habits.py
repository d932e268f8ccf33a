"""Cthulhu Wars: what the table sees to for every player at the end of a turn, by standing order.

A turn that leaves nothing a player would want ends without a question (CW-3.3): free Gates are
taken, and giving one up is asked for only if the player says so (CW-3.13, CW-3.14).
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules import gates
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import attacks, battles_are_unlimited, gate_changes
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

NO_CONTROL: Final = Ability.forbids_control


class FreeGates(Ability):
    """Who has somebody at an abandoned Gate wants it (CW-3.14, CW-4.7)."""

    name = "free_gates"
    shown = False
    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS


class GatesGivenUp(Ability):
    """Who holds a Gate wants to keep it; before the main action it can be left in any case
    (CW-3.15).
    """

    name = "gates_given_up"
    shown = False
    orders = (Order.NEVER,)
    usual = Order.NEVER


HABITS: Final = (FreeGates, GatesGivenUp)


def take_free_gates(s: War, t: Layout, seat: Seat) -> bool:
    """After the main action somebody steps on every abandoned Gate, unless it was left on purpose
    in this turn or it is for the player to say who (CW-3.14); the answer says whether it happened.
    """
    if not s.gates[t.players] & s.presence[seat]:
        return False
    if t.ability(seat, FreeGates).order(s) != Order.ALWAYS:
        return False
    alone = [(zone, kinds[0]) for zone, kinds in _takers(s, t, seat) if len(kinds) == 1]
    for zone, kind in alone:
        s.gates_taken |= 1 << zone
        gates.control(s, t, seat, zone, kind)
    return bool(alone)


def _takers(s: War, t: Layout, seat: Seat) -> list[tuple[Zone, list[Kind]]]:
    """The abandoned Gates that the seat has not left itself, and who could step on each."""
    able = gates.keeping_kinds(s, t, seat)
    found = [
        (zone, [kind for kind in able if s.figures[zone * t.size + kind]])
        for zone in t.decode(s.gates[t.players] & s.presence[seat] & ~s.left)
        if not t.everybody[NO_CONTROL] or not t.vetoed_by_any(NO_CONTROL, s, seat, zone)
    ]
    return [(zone, kinds) for zone, kinds in found if kinds]


def battle_sites(s: War, t: Layout, seat: Seat) -> int:
    """A check sum of all battles that the seat could fight besides its action, 0 if there is none:
    who has done without them is asked again when something has changed there (CW-3.18).
    """
    moves = attacks(s, t, seat)
    zones = dict.fromkeys(t.zone(move.values["zone"]) for move in moves)
    rows = [s.figures[zone * t.size : (zone + 1) * t.size] for zone in zones]
    return crc32(repr((list(map(str, moves)), rows)).encode()) if moves else 0


def wants_more(s: War, t: Layout, seat: Seat) -> bool:
    """Is there something after the main action that a player would want (CW-3.3)?"""
    if battles_are_unlimited(s, t, seat) and battle_sites(s, t, seat) not in (0, s.spurned[seat]):
        return True
    if t.offers(Ability.unlimited, s, seat):
        return True
    if s.gates[t.players] & s.presence[seat]:
        order = t.ability(seat, FreeGates).order(s)
        if order != Order.NEVER and _takers(s, t, seat):
            return True
    return t.ability(seat, GatesGivenUp).order(s) == Order.ASK and bool(gate_changes(s, t, seat))
