"""Cthulhu Wars: the kinds of main actions, for whoever has to say which comes next (CW-56.12,
CW-57.12). A kind is a common action, or the ability whose action it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.card import GodBook, GodRequirement
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
    made,
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


class NameKind(Move):
    """It will be a common action (CW-56.12, CW-57.12)."""

    kind: str


class NameBook(Move):
    """It will be an action of this spellbook (CW-56.12, CW-57.12)."""

    book: str


class NamePower(Move):
    """It will be an action of this ability (CW-56.12, CW-57.12)."""

    power: str


class NameRequirement(Move):
    """It will be an action for this requirement (CW-56.12, CW-57.12)."""

    requirement: str


NAMES: Final = (NameKind, NameBook, NamePower, NameRequirement)


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


def number_of(t: Layout, seat: Seat, kind: str) -> int:
    """How a counter notes a kind of a seat's actions: from 1, since 0 is none."""
    return all_kinds(t, seat).index(kind) + 1


def noted(t: Layout, seat: Seat, number: int) -> str:
    """The kind that a counter notes; empty if it notes none."""
    return all_kinds(t, seat)[number - 1] if number else ""


def name_of(t: Layout, seat: Seat, kind: str) -> Move:
    """The move that names a kind: a common one by itself, any other by the spellbook, the
    requirement or the ability whose action it is.
    """
    name: Move = made(_sort_of(t, seat, kind), kind)
    return name


def _sort_of(t: Layout, seat: Seat, kind: str) -> type[Move]:
    if kind in COMMON.values():
        return NameKind
    ability = next(each for each in t.abilities if each.seat == seat and each.name == kind)
    if isinstance(ability, Spellbook | GodBook):
        return NameBook
    return NameRequirement if isinstance(ability, Requirement | GodRequirement) else NamePower


def possible_kinds(s: War, t: Layout, seat: Seat) -> list[str]:
    """The kinds of which the seat could take an action now."""
    return list(dict.fromkeys(kind_of(t, seat, move) for move in main_actions(s, t, seat)))


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
