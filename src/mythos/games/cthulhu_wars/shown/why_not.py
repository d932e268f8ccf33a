"""Cthulhu Wars: why a move is not possible now, with the clause behind it (CW-3, CW-4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from mythos.core.errors import BadMove
from mythos.core.game import WhyNot
from mythos.core.moves import Move, parse_move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.combat import can_attack
from mythos.games.cthulhu_wars.rules import moves as m
from mythos.games.cthulhu_wars.rules import prices
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import count, here, in_pool, zones_of
from mythos.games.cthulhu_wars.rules.gates import gates_of, keeping_kinds
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import (
    barred,
    battles_are_unlimited,
    capture_rank,
    kept_from_battle,
    reach,
    regardless,
    shielded,
    stopped,
    summoning_zones,
    unsummonable,
)
from mythos.games.cthulhu_wars.rules.prices import price, summon_price
from mythos.games.cthulhu_wars.rules.state import ABANDONED, ACTION, DOOM_TURN, NO_GATE, War
from mythos.games.cthulhu_wars.rules.units import Rank

Reason = Callable[[War, Layout, Seat, Any, Zone], WhyNot | None]
NO_POWER: Final = WhyNot("no-power", "CW-1.26")
PLENTY: Final = 100
CLAUSE: Final = re.compile(r"CW-\d+\.\d+")
NO_UNIT: Final = WhyNot("not-your-unit", "CW-1.10")


def why_not(s: War, t: Layout, seat: Seat, kinds: Sequence[type[Move]], move: str) -> WhyNot | None:
    """The first rule in the way of a move in the own turn."""
    try:
        wanted = parse_move(kinds, move)
    except BadMove:
        return None
    if s.turn != seat or s.battle is not None:
        return None
    if s.phase == DOOM_TURN:
        return _doom(s, t, seat, wanted)
    if s.phase != ACTION:
        return None
    if not s.acted and (demand := _demand(s, t, seat, wanted)):
        return demand
    if isinstance(wanted, m.EndTurn):
        return WhyNot("must-act", "CW-3.5")
    if isinstance(wanted, m.Pass):
        two = t.players == 2 and s.power[seat] > 1
        return WhyNot("no-passing", "CW-12.11") if two else WhyNot("must-act", "CW-3.13")
    reason = REASONS.get(type(wanted))
    if reason is None:
        return _ability(s, t, seat, wanted) if type(wanted) not in m.MOVES else None
    zone = t.board.numbers.get(getattr(wanted, "zone", ""))
    if s.acted and not _unlimited(s, t, seat, wanted):
        return WhyNot("acted", "CW-3.3")
    return None if zone is None else reason(s, t, seat, wanted, zone)


def _unlimited(s: War, t: Layout, seat: Seat, move: Move) -> bool:
    """Could it be done after the main action: Gates, battles with six spellbooks, and what an
    ability adds (CW-3.13, CW-3.18, CW-40.6)?
    """
    if isinstance(move, m.Attack):
        return battles_are_unlimited(s, t, seat)
    if isinstance(move, m.Summon):
        return any(not each.summons_many(s) for each in t.counting(Ability.unlimited, s, seat))
    return isinstance(move, m.ControlGate | m.AbandonGate)


def _demand(s: War, t: Layout, seat: Seat, move: Move) -> WhyNot | None:
    """Something else has to be done first, or an ability forbids it; the clause is its own."""
    for ability in t.counting(Ability.forced, s, seat):
        demanded = list(ability.forced(s))
        if demanded and move not in demanded:
            return WhyNot("forced", clause_of(ability.forced, type(ability)))
    for owner in range(t.players):
        for ability in t.counting(Ability.forbids, s, owner):
            if ability.forbids(s, seat, move):
                return WhyNot("forbidden", clause_of(ability.forbids, type(ability)))
    return None


def clause_of(*parts: object) -> str:
    """The first clause that a move, a hook or an ability names."""
    named = CLAUSE.search(" ".join(part.__doc__ or "" for part in parts))
    return named[0] if named else "CW-1.19"


def _doom(s: War, t: Layout, seat: Seat, move: Move) -> WhyNot | None:
    """In a Doom turn: a ritual at most once and for its price, cards, and abilities (CW-8.2)."""
    if isinstance(move, m.PerformRitual):
        if s.performed:
            return WhyNot("ritual-done", "CW-8.2")
        against = [e for e in t.counting(Ability.forbids_ritual, s, seat) if e.forbids_ritual(s)]
        if against:
            return WhyNot("no-ritual", clause_of(against[0].forbids_ritual, type(against[0])))
        return NO_POWER
    ability = t.handlers[seat].get(type(move))
    if ability is None or type(move) in m.MOVES:
        return None
    return _of_its_own(s, ability, move) or WhyNot("not-now", clause_of(type(move)))


def _of_its_own(s: War, ability: Ability, move: Move) -> WhyNot | None:
    """What an ability says itself, or that it is not there."""
    own = ability.why_not(s, move)
    if own is None and not ability.active(s):
        own = WhyNot("no-such-ability", "CW-1.19")
    return own


def _ability(s: War, t: Layout, seat: Seat, move: Move) -> WhyNot | None:
    """A faction's own action: it has no such ability, has acted, is too poor, or it is not the
    time for it (CW-1.19, CW-3.3, CW-1.26).
    """
    ability = t.handlers[seat].get(type(move))
    if ability is None:
        return WhyNot("no-such-ability", "CW-1.19")
    if own := _of_its_own(s, ability, move):
        return own
    if s.acted:
        return WhyNot("acted", "CW-3.3")
    rich = s.copy()
    rich.power[seat] += PLENTY
    if move in ability.actions(rich):
        return NO_POWER
    of_card = isinstance(ability, CardAbility)
    return WhyNot("not-now", clause_of(type(move)) if of_card else "CW-1.19")


def _recruit(s: War, t: Layout, seat: Seat, move: m.Recruit, zone: Zone) -> WhyNot | None:
    kind = t.kinds[seat].get(move.unit)
    if kind is None or not t.cultist[kind]:
        return NO_UNIT
    if not in_pool(s, t, kind):
        return WhyNot("empty-pool", "CW-1.10")
    if zones_of(s, t, seat) and not here(s, t, seat, zone):
        return WhyNot("no-unit-here", "CW-4.1")
    return _price(s, t, seat, t.cost[kind], zone)


def _summon(s: War, t: Layout, seat: Seat, move: m.Summon, zone: Zone) -> WhyNot | None:
    kind = t.kinds[seat].get(move.unit)
    if kind is None or kind not in t.own(s, seat).summonable:
        return NO_UNIT
    if not in_pool(s, t, kind):
        return WhyNot("empty-pool", "CW-1.10")
    if zone not in summoning_zones(s, t, seat):
        return WhyNot("no-gate", "CW-4.3")
    if unsummonable(s, t, seat, kind):
        return WhyNot("not-summoned", "CW-1.19")
    return _price(s, t, seat, summon_price(s, t, seat, kind), zone)


def _awaken(s: War, t: Layout, seat: Seat, move: m.Awaken, zone: Zone) -> WhyNot | None:
    if move.unit not in t.awakenings[seat]:
        return NO_UNIT
    awakener = t.awakenings[seat][move.unit]
    if own := awakener.why_not(s, move):
        return own
    if not in_pool(s, t, t.kinds[seat][move.unit]):
        return WhyNot("empty-pool", "CW-1.10")
    return WhyNot("cannot-awaken", "CW-4.5")


def _create_gate(s: War, t: Layout, seat: Seat, move: m.CreateGate, zone: Zone) -> WhyNot | None:
    if s.keepers[zone] != NO_GATE:
        return WhyNot("gate-there", "CW-5.1")
    if not any(count(s, t, kind, zone) for kind in keeping_kinds(s, t, seat)):
        return WhyNot("no-cultist", "CW-4.6")
    return _price(s, t, seat, prices.GATE, zone)


def _move(s: War, t: Layout, seat: Seat, move: m.MoveUnit, zone: Zone) -> WhyNot | None:
    origin, kind = t.board.numbers.get(move.origin), t.kinds[seat].get(move.unit)
    if origin is None or kind is None or not count(s, t, kind, origin):
        return NO_UNIT
    if s.moved.count(origin * t.size + kind) >= count(s, t, kind, origin):
        return WhyNot("has-moved", "CW-4.11")
    if zone not in t.board.within(origin, reach(s, t, seat, kind)):
        return WhyNot("too-far", "CW-4.10")
    if stopped(s, t, seat, kind, zone):
        return WhyNot("stopped", "CW-1.19")
    return _price(s, t, seat, prices.MOVE, zone)


def _attack(s: War, t: Layout, seat: Seat, move: m.Attack, zone: Zone) -> WhyNot | None:
    if not here(s, t, seat, zone):
        return WhyNot("no-unit-here", "CW-4.15")
    if not 0 <= move.to < t.players or move.to == seat or not here(s, t, move.to, zone):
        return WhyNot("no-enemy", "CW-4.15")
    if s.fought >> zone & 1:
        return WhyNot("fought-here", "CW-3.20")
    if barred(s, t, seat, zone):
        return WhyNot("barred", "CW-1.19")
    if kept_from_battle(s, t, seat, zone):
        return WhyNot("no-battle", "CW-1.19")
    if not can_attack(s, t, seat, move.to, zone):
        return WhyNot("no-dice", "CW-4.16")
    return _price(s, t, seat, prices.BATTLE, zone)


def _capture(s: War, t: Layout, seat: Seat, move: m.Capture, zone: Zone) -> WhyNot | None:
    if capture_rank(s, t, seat, zone) == Rank.CULTIST:
        return WhyNot("no-unit-here", "CW-4.18")
    if not 0 <= move.to < t.players or move.to == seat:
        return WhyNot("no-enemy", "CW-4.18")
    if not any(count(s, t, kind, zone) for kind in t.own(s, move.to).capturable):
        return WhyNot("no-victim", "CW-4.18")
    anyway = regardless(s, t, seat, move.to, zone)
    if not anyway and capture_rank(s, t, move.to, zone) >= capture_rank(s, t, seat, zone):
        return WhyNot("protected", "CW-4.19")
    if barred(s, t, seat, zone):
        return WhyNot("barred", "CW-1.19")
    if not anyway and shielded(s, t, move.to, capture_rank(s, t, seat, zone), zone):
        return WhyNot("shielded", "CW-1.19")
    return _price(s, t, seat, prices.CAPTURE, zone)


def _control(s: War, t: Layout, seat: Seat, move: m.ControlGate, zone: Zone) -> WhyNot | None:
    if s.keepers[zone] != ABANDONED:
        return WhyNot("gate-held", "CW-3.14")
    return WhyNot("no-cultist", "CW-3.14")


def _abandon(s: War, t: Layout, seat: Seat, move: m.AbandonGate, zone: Zone) -> WhyNot | None:
    if zone not in gates_of(s, t, seat):
        return WhyNot("no-gate", "CW-3.15")
    return WhyNot("touched", "CW-30.7")


def _price(s: War, t: Layout, seat: Seat, base: int, zone: Zone) -> WhyNot | None:
    return NO_POWER if price(s, t, seat, base, zone) > s.power[seat] else None


REASONS: Final[dict[type[Move], Reason]] = {
    m.Recruit: _recruit,
    m.Summon: _summon,
    m.Awaken: _awaken,
    m.CreateGate: _create_gate,
    m.MoveUnit: _move,
    m.MoveLast: _move,
    m.SummonLast: _summon,
    m.Attack: _attack,
    m.Capture: _capture,
    m.ControlGate: _control,
    m.AbandonGate: _abandon,
}
