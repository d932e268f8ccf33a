"""Cthulhu Wars: which kind a main action is, for those who name kinds of actions (CW-56.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions
from mythos.games.cthulhu_wars.rules.moves import (
    PASS,
    Attack,
    Awaken,
    Capture,
    CreateGate,
    MoveLast,
    MoveUnit,
    Pass,
    Recruit,
    Summon,
    SummonLast,
)
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.turn import action_menu

ATTACK: Final = "attack"
COMMON: Final[Mapping[type[Move], str]] = {
    Recruit: "recruit",
    Summon: "summon",
    SummonLast: "summon",
    Awaken: "awaken",
    CreateGate: "create_gate",
    MoveUnit: "move_unit",
    MoveLast: "move_unit",
    Attack: ATTACK,
    Capture: "capture",
    Pass: "pass",
}
"""The seven common actions, and dropping one's Power to 0."""


def kind_of(t: Layout, seat: Seat, move: Move) -> str:
    """One of the common kinds, also for an ability whose moves stand for it, or the name of the
    ability whose action it is.
    """
    found = COMMON.get(type(move))
    if found is None:
        ability = t.handlers[seat][type(move)]
        form = ability.stands_for
        found = COMMON[form] if form is not None else ability.name
    return found


def all_kinds(t: Layout, seat: Seat) -> list[str]:
    """Every kind of main action that a seat could ever take, always in the same order."""
    own = (each.name for each in t.abilities if each.seat == seat and _named(each))
    return [*dict.fromkeys(COMMON.values()), *own]


def _named(ability: Ability) -> bool:
    return ability.acts and bool(ability.moves) and ability.stands_for is None


def next_kinds(s: War, t: Layout, seat: Seat) -> list[str]:
    """The kinds that the seat's next main action could be, if it came now: in this turn, or in the
    next one if it has acted or somebody else is on turn.
    """
    then = s.copy()
    if s.turn != seat or s.acted:
        then.turn, then.acted, then.begun, then.may_count_as_main = seat, False, False, False
        then.fought = then.gates_taken = then.left = 0
        then.moved = []
    main = {*main_actions(then, t, seat), PASS}
    menu = action_menu(then, t, seat)
    return list(dict.fromkeys(kind_of(t, seat, move) for move in menu if move in main))
