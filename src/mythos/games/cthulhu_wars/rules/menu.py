"""Cthulhu Wars: what a player may do in his turn (CW-3, CW-4).

The lists are made of moves that the table has ready, since they are made for every question anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Final, TypeAlias, TypeVar

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.combat import can_attack
from mythos.games.cthulhu_wars.rules import gates, prices
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import CLOSED, closed_to, kept_out, led_there
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    in_pool,
    keeper_of,
    zones_of,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import MoveUnit
from mythos.games.cthulhu_wars.rules.prices import (
    TAX,
    battle_price,
    gate_price,
    price,
    summon_price,
    taxed,
)
from mythos.games.cthulhu_wars.rules.roster import Holding
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from mythos.games.cthulhu_wars.rules.state import NO_GATE, War
from mythos.games.cthulhu_wars.rules.thralls import COMMANDS, commander, free_figures, thralls
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Trait

Ways: TypeAlias = Mapping[Kind, Mapping[Zone, tuple[MoveUnit, ...]]]
M = TypeVar("M", bound=Move)
# Asked for at every step of every playout, so looked up by a short name.
UNLIMITED: Final = Ability.unlimited
LIVING: Final = Ability.living_gates
SUMMONING: Final = Ability.summoning_zones
ELSEWHERE: Final = Ability.summoned_elsewhere
GATE_PRICE: Final = Ability.gate_price
BATTLE_PRICE: Final = Ability.battle_price
NO_ATTACK: Final = Ability.forbids_attack
NO_BATTLE: Final = Ability.forbids_battle
FORBIDS: Final = Ability.forbids
BY_ALL: Final = Ability.moved_by_all
NO_ENTRY: Final = Ability.forbids_entering
NO_CONTROL: Final = Ability.forbids_control
PROTECTION: Final = Ability.protects_cultists
REACH: Final = Ability.reach
IDLE: Final = int(Trait.NO_BATTLE)
KIND_REACH: Final = Ability.reach_of_kind
KIND_ZONES: Final = Ability.summoning_zones_of_kind
NO_SUMMON: Final = Ability.forbids_summoning
REGARDLESS: Final = Ability.captures_protected
RECRUITABLE: Final = Ability.recruitable


def main_actions(s: War, t: Layout, seat: Seat) -> list[Move]:
    """All main actions that the seat can pay and carry out in full (CW-1.26, CW-3.4)."""
    mine = zones_of(s, t, seat)
    moves: list[Move] = recruits(s, t, seat, mine)
    moves += summons(s, t, seat)
    moves += new_gates(s, t, seat, mine)
    moves += attacks(s, t, seat)
    moves += captures(s, t, seat)
    moves += t.offers(Ability.actions, s, seat)
    moves += unit_moves(s, t, seat)
    return moves


def unlimited_actions(s: War, t: Layout, seat: Seat) -> list[Move]:
    """What may be done besides the main action, before and after it (CW-3.13)."""
    moves: list[Move] = gate_changes(s, t, seat)
    if s.acted and battles_are_unlimited(s, t, seat):
        moves += attacks(s, t, seat)
    if t.waiting[UNLIMITED][seat]:
        moves += t.offers(Ability.unlimited, s, seat)
    return moves


def battles_are_unlimited(s: War, t: Layout, seat: Seat) -> bool:
    """With all six spellbooks; with two players one of them is enough (CW-3.18, CW-12.10)."""
    return complete(s, seat) or (t.players == 2 and complete(s, 1 - seat))


def recruits(s: War, t: Layout, seat: Seat, mine: Sequence[Zone]) -> list[Move]:
    """A Cultist from the Pool beside a unit of the seat, or anywhere if it has none
    (CW-4.1, CW-4.2).
    """
    power, figures, base = s.power[seat], s.figures, t.pool * t.size
    taxes = t.everybody[TAX] and taxed(s, t, seat)
    moves: list[Move] = []
    kinds: Sequence[Kind] = t.own(s, seat).recruitable
    if t.waiting[RECRUITABLE][seat]:
        kinds = t.amount(RECRUITABLE, s, seat, kinds)
    for kind in kinds:
        there = figures[base + kind] or (t.keeping and brought_back(s, t, kind))
        if there and t.cost[kind] <= power:
            table, cost = t.recruit[kind], t.cost[kind]
            moves += [
                table[zone]
                for zone in (mine or t.zones)
                if not taxes or price(s, t, seat, cost, zone) <= power
            ]
    return moves


def summons(s: War, t: Layout, seat: Seat) -> list[Move]:
    """A Monster or Terror from the Pool at a Gate that the seat controls (CW-4.3)."""
    zones = summoning_zones(s, t, seat)
    moves: list[Move] = []
    if zones:
        for kind in t.own(s, seat).summonable:
            if in_pool(s, t, kind) or (t.keeping and brought_back(s, t, kind)):
                moves += _summons_of(s, t, seat, kind, zones)
    if t.waiting[ELSEWHERE][seat]:
        nothing: Sequence[tuple[Kind, Sequence[Zone]]] = ()
        for kind, places in t.amount(Ability.summoned_elsewhere, s, seat, nothing):
            if in_pool(s, t, kind):
                moves += _summons_of(s, t, seat, kind, places)
    return moves


def _summons_of(s: War, t: Layout, seat: Seat, kind: Kind, zones: Sequence[Zone]) -> Sequence[Move]:
    """The summonings of one kind that the seat may make and can pay."""
    power, cost = s.power[seat], summon_price(s, t, seat, kind)
    if cost > power or unsummonable(s, t, seat, kind):
        return ()
    if t.waiting[KIND_ZONES][seat]:
        zones = t.amount(KIND_ZONES, s, seat, zones, kind)
    table = t.summon[kind]
    if t.everybody[TAX] and taxed(s, t, seat):
        return [table[zone] for zone in zones if price(s, t, seat, cost, zone) <= power]
    return [table[zone] for zone in zones]


def brought_back(s: War, t: Layout, kind: Kind) -> bool:
    """Can a figure of a kind be brought back from a card that keeps it (CW-53.155)?"""
    return keeper_of(s, t, kind) is not None


def unsummonable(s: War, t: Layout, seat: Seat, kind: Kind) -> bool:
    """Does an ability keep the seat from summoning a kind?"""
    return bool(t.waiting[NO_SUMMON][seat]) and t.vetoed(NO_SUMMON, s, seat, kind)


def summoning_zones(s: War, t: Layout, seat: Seat) -> Sequence[Zone]:
    """The seat's Gates, those on legs included, and where an ability lets it summon (CW-4.3)."""
    zones = gates.gates_of(s, t, seat)
    if not t.waiting[LIVING][seat] and not t.waiting[SUMMONING][seat]:
        return zones
    every = (*zones, *gates.living_gates(s, t, seat))
    return sorted({*t.amount(Ability.summoning_zones, s, seat, every)})


def new_gates(s: War, t: Layout, seat: Seat, mine: Sequence[Zone]) -> list[Move]:
    """A Gate where there is none and a unit that could hold it (CW-4.6)."""
    power = s.power[seat]
    taxes = t.everybody[TAX] and taxed(s, t, seat)
    varies = taxes or t.waiting[GATE_PRICE][seat]
    if power < prices.GATE and not varies:
        return []
    kinds, figures, size = gates.keeping_kinds(s, t, seat), s.figures, t.size
    return [
        t.create_gate[zone]
        for zone in mine
        if s.keepers[zone] == NO_GATE
        and any(figures[zone * size + kind] for kind in kinds)
        and (not varies or price(s, t, seat, gate_price(s, t, seat, zone), zone) <= power)
    ]


def attacks(s: War, t: Layout, seat: Seat) -> list[Move]:
    """One enemy faction in one zone, once a turn in each (CW-4.15, CW-3.20)."""
    power = s.power[seat]
    moves: list[Move] = []
    taxes = t.everybody[TAX] and taxed(s, t, seat)
    varies = taxes or t.waiting[BATTLE_PRICE][seat]
    if power < prices.BATTLE and not varies:
        return []
    free = s.presence[seat] & ~s.fought
    for enemy in t.opponents:
        if enemy != seat and s.presence[enemy] & free:
            moves += [
                t.attack[zone][enemy]
                for zone in t.decode(s.presence[enemy] & free)
                if can_attack(s, t, seat, enemy, zone)
                and not (t.some_stand_by and stands_by(s, t, (seat, enemy), zone))
                and (not t.everybody[COMMANDS] or both_fight(s, t, seat, enemy, zone))
                and not barred(s, t, seat, zone)
                and not kept_from_battle(s, t, seat, zone)
                and (not varies or battle_cost(s, t, seat, zone, enemy) <= power)
            ]
    return moves


def kept_from_battle(s: War, t: Layout, seat: Seat, zone: Zone) -> bool:
    """Does an ability keep the seat from declaring a battle in a zone?"""
    return bool(t.waiting[NO_BATTLE][seat]) and t.vetoed(NO_BATTLE, s, seat, zone)


def permitted(s: War, t: Layout, seat: Seat, moves: list[M]) -> list[M]:
    """Those of the seat's actions, or of their further steps, that no ability forbids it."""
    vetoes = [hears for counts, hears in t.everybody[FORBIDS] if counts(s)]
    if not vetoes:
        return moves
    return [move for move in moves if not any(forbids(s, seat, move) for forbids in vetoes)]


def stands_by(s: War, t: Layout, seats: Iterable[Seat], zone: Zone) -> bool:
    """Has one of the seats nobody in the zone but those that take part in no battle?"""
    figures, base = s.figures, zone * t.size
    return not all(
        any(figures[base + kind] for kind in t.own(s, seat).kinds if not t.traits[kind] & IDLE)
        for seat in seats
    )


def both_fight(s: War, t: Layout, seat: Seat, enemy: Seat, zone: Zone) -> bool:
    """Have both sides a unit there that obeys them?"""
    return bool(free_figures(s, t, seat, zone) and free_figures(s, t, enemy, zone))


def battle_cost(s: War, t: Layout, seat: Seat, zone: Zone, enemy: Seat) -> int:
    """What declaring a battle takes, taxes included."""
    return price(s, t, seat, battle_price(s, t, seat, zone, enemy), zone)


def captures(s: War, t: Layout, seat: Seat) -> list[Move]:
    """An enemy's Cultist whom no unit of sufficient rank protects (CW-4.18, CW-4.19)."""
    power, taxes = s.power[seat], t.everybody[TAX] and taxed(s, t, seat)
    moves: list[Move] = []
    if power < prices.CAPTURE:
        return []
    mine = s.presence[seat]
    for enemy in range(t.players):
        if enemy != seat and s.presence[enemy] & mine:
            moves += [
                t.capture[zone][enemy]
                for zone in t.decode(s.presence[enemy] & mine)
                if can_capture(s, t, seat, enemy, zone)
                and (not taxes or price(s, t, seat, prices.CAPTURE, zone) <= power)
            ]
    return moves


def capture_rank(s: War, t: Layout, seat: Seat, zone: Zone) -> Rank:
    """The seat's highest rank in a zone; Terrors have the rank of Monsters (CW-4.19, CW-1.8)."""
    own = t.own(s, seat)
    return _highest(s, t, zone, own.greats, own.lesser)


def _highest(s: War, t: Layout, zone: Zone, greats: Sequence[Kind], lesser: Sequence[Kind]) -> Rank:
    figures, base = s.figures, zone * t.size
    for kind in greats:
        if figures[base + kind]:
            return Rank.GREAT_OLD_ONE
    for kind in lesser:
        if figures[base + kind]:
            return Rank.MONSTER
    return Rank.CULTIST


def can_capture(s: War, t: Layout, captor: Seat, victim: Seat, zone: Zone) -> bool:
    """The captor's rank is higher than that of all the victim has there (CW-4.19 to CW-4.21)."""
    if t.everybody[COMMANDS] and not takable(s, t, captor, victim, zone):
        return False
    if t.waiting[REGARDLESS][captor] and regardless(s, t, captor, victim, zone):
        return not barred(s, t, captor, zone)
    own = t.fixed[captor] if t.fixed else t.own(s, captor)
    prey = t.fixed[victim] if t.fixed else t.own(s, victim)
    strength = _captor(s.figures, zone * t.size, own, prey)
    if strength is None:
        return False
    return not barred(s, t, captor, zone) and not shielded(s, t, victim, strength, zone)


def takable(s: War, t: Layout, captor: Seat, victim: Seat, zone: Zone) -> list[tuple[Kind, bool]]:
    """The Cultists among whom a victim picks; who obeys somebody else is only his to take."""
    found = choices(s, t, t.own(s, victim).capturable, zone)
    if not t.everybody[COMMANDS]:
        return found
    allowed = (None, captor)
    return [each for each in found if each[1] or commander(s, t, each[0], zone) in allowed]


def regardless(s: War, t: Layout, captor: Seat, victim: Seat, zone: Zone) -> bool:
    """Does an ability let the captor take Cultists of a zone whatever protects them?"""
    prey = any(s.figures[zone * t.size + kind] for kind in t.own(s, victim).capturable)
    return prey and t.vetoed(REGARDLESS, s, captor, zone)


def _captor(figures: Sequence[int], base: int, own: Holding, prey: Holding) -> Rank | None:
    """The rank with which one seat could capture from another among these figures, if it could.

    Plain loops: a slice to look through takes longer than to look at a few places.
    """
    for kind in own.great_captors:
        if figures[base + kind]:
            rank, protectors = Rank.GREAT_OLD_ONE, prey.greats
            break
    else:
        for kind in own.lesser_captors:
            if figures[base + kind]:
                rank, protectors = Rank.MONSTER, prey.guards
                break
        else:
            return None
    for kind in protectors:
        if figures[base + kind]:
            return None
    for kind in prey.capturable:
        if figures[base + kind]:
            return rank
    return None


def barred(s: War, t: Layout, seat: Seat, zone: Zone) -> bool:
    """Does an ability keep the seat from attacking and capturing in a zone?"""
    return bool(t.waiting[NO_ATTACK][seat]) and t.vetoed(Ability.forbids_attack, s, seat, zone)


def shielded(s: War, t: Layout, seat: Seat, rank: Rank, zone: Zone) -> bool:
    """Does an ability protect the seat's Cultists in a zone from captors of this rank?"""
    if not t.waiting[PROTECTION][seat]:
        return False
    return t.vetoed(Ability.protects_cultists, s, seat, rank, zone)


def unit_moves(s: War, t: Layout, seat: Seat) -> list[MoveUnit]:
    """Every unit that has not moved this turn, to every zone in reach (CW-4.10, CW-4.11)."""
    power = s.power[seat]
    if power < prices.MOVE:
        return []
    moves = _ways_of_all(s, t, seat, t.fixed[seat] if t.fixed else t.own(s, seat))
    named = t.kinds[seat]
    if t.everybody[COMMANDS]:
        obeys = cache(partial(_obeys, s, t))
        moves = [each for each in moves if obeys(named[each.unit], t.zone(each.origin))]
    if t.everybody[CLOSED]:
        shut = cache(partial(_shut, s, t, seat))
        moves = [each for each in moves if each.zone not in shut(named[each.unit])]
    if t.waiting[NO_ENTRY][seat] and t.counting(NO_ENTRY, s, seat):
        halts = cache(lambda kind, zone: t.vetoed(Ability.forbids_entering, s, seat, kind, zone))
        moves = [each for each in moves if not halts(named[each.unit], t.zone(each.zone))]
    if t.everybody[BY_ALL]:
        moves += moves_of_others(s, t, seat)
    if t.everybody[TAX] and taxed(s, t, seat):
        names = t.board.names
        dear = [names[z] for z in t.zones if price(s, t, seat, prices.MOVE, z) > power]
        moves = [m for m in moves if m.zone not in dear] if dear else moves
    return moves


def _shut(s: War, t: Layout, seat: Seat, kind: Kind) -> list[str]:
    """The names of the zones that are closed to such a unit when the seat moves it."""
    if t.great[kind]:
        return []
    closed = t.decode(closed_to(s, t, s.owner[kind]))
    return [t.board.names[zone] for zone in closed if not led_there(s, t, seat, zone)]


def moves_of_others(s: War, t: Layout, seat: Seat) -> list[MoveUnit]:
    """Units of others that everybody may move: one Area, whatever abilities the seat has."""
    ways, size = t.move_unit(1), t.size
    return [
        move
        for kind in t.amount_of_all(BY_ALL, s, ())
        if s.owner[kind] != seat
        for zone in zones_with(s, t, kind)
        if s.figures[zone * size + kind] > s.moved.count(zone * size + kind)
        for move in ways[kind][zone]
        if not kept_out(s, t, kind, t.zone(move.zone))
    ]


def moves_left(
    s: War, t: Layout, seat: Seat, moves: list[MoveUnit], gone: MoveUnit
) -> list[MoveUnit] | None:
    """What `unit_moves` finds after one of its moves, by what it found before; None if more than
    the unit that went can have changed.
    """
    if not t.steady[seat] or s.power[seat] < prices.MOVE:
        return None
    kind, zone = t.kinds[seat][gone.unit], t.zone(gone.origin)
    at = zone * t.size + kind
    if s.figures[at] > s.moved.count(at):
        return moves
    ways = t.move_unit(1)[kind][zone]
    begin = moves.index(ways[0])
    return moves[:begin] + moves[begin + len(ways) :]


def _ways_of_all(s: War, t: Layout, seat: Seat, own: Holding) -> list[MoveUnit]:
    """Every unit that has not moved, to every zone in reach, whatever keeps it from there."""
    figures, size, moved = s.figures, t.size, s.moved
    kinds = own.movable
    ways = ways_of(s, t, seat, kinds)
    moves: list[MoveUnit] = []
    for zone in t.decode(s.presence[seat]):
        base = zone * size
        for kind in kinds:
            number = figures[base + kind]
            if number and (not moved or number > moved.count(base + kind)):
                moves += ways[kind][zone]
    return moves


def _obeys(s: War, t: Layout, kind: Kind, zone: Zone) -> bool:
    """Is there a unit of this kind that obeys its owner and has not moved?"""
    held, at = thralls(s, t, kind, zone), zone * t.size + kind
    return not held or s.figures[at] - held > s.moved.count(at)


def stopped(s: War, t: Layout, seat: Seat, kind: Kind, zone: Zone) -> bool:
    """Does an ability keep such a unit from ending its way in a zone?"""
    if t.everybody[CLOSED] and kept_out(s, t, kind, zone, escorted=led_there(s, t, seat, zone)):
        return True
    return t.vetoed(Ability.forbids_entering, s, seat, kind, zone)


def reach(s: War, t: Layout, seat: Seat, kind: Kind) -> int:
    """One Area, or as far as an ability lets the seat's units of a kind go (CW-4.13)."""
    return t.amount(Ability.reach_of_kind, s, seat, t.amount(Ability.reach, s, seat, 1), kind)


def ways_of(s: War, t: Layout, seat: Seat, kinds: Iterable[Kind]) -> Ways:
    """By kind and zone of origin, where units of these kinds can go by their reach."""
    steps = t.amount(Ability.reach, s, seat, 1) if t.waiting[REACH][seat] else 1
    if t.waiting[KIND_REACH][seat]:
        reached = {kind: t.amount(Ability.reach_of_kind, s, seat, steps, kind) for kind in kinds}
        return {kind: t.move_unit(far)[kind] for kind, far in reached.items()}
    return t.move_unit(steps)


def gate_changes(s: War, t: Layout, seat: Seat) -> list[Move]:
    """Control and Abandon (CW-3.14, CW-3.15).

    RULING: a Gate that was taken since the last action is not left again: whatever can be
    reached by going to and fro for ever can be reached without it (CW-3.16, CW-30.7).
    """
    moves: list[Move] = [
        t.abandon_gate[zone] for zone in t.decode(s.gates[seat] & t.land & ~s.gates_taken)
    ]
    free = s.gates[t.nobody] & s.presence[seat]
    if free and t.everybody[NO_CONTROL]:
        open_to = (z for z in t.decode(free) if not t.vetoed_by_any(NO_CONTROL, s, seat, z))
        free = sum(1 << zone for zone in open_to)
    if free:
        kinds = gates.keeping_kinds(s, t, seat)
        moves += [
            t.control_gate[zone][kind]
            for zone in t.decode(free)
            for kind in kinds
            if s.figures[zone * t.size + kind]
        ]
    return moves
