"""Cthulhu Wars: the kinds of main actions, for whoever has to say which kind comes next (CW-57.12).

A kind is a common action, or an ability with actions of its own: it is called by the ability.
"""

from __future__ import annotations

from typing import Final

from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.card import GodBook, GodRequirement
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions
from mythos.games.cthulhu_wars.rules.moves import (
    Attack,
    Awaken,
    Capture,
    CreateGate,
    MoveUnit,
    Recruit,
    Summon,
)
from mythos.games.cthulhu_wars.rules.state import War

COMMON: Final = (Recruit, Summon, Awaken, CreateGate, MoveUnit, Attack, Capture)


class PlanAction(Move):
    """Name one of the common actions (CW-57.12)."""

    action: str


class PlanBook(Move):
    """Name the action of a spellbook (CW-57.12)."""

    book: str


class PlanPower(Move):
    """Name the action of another ability (CW-57.12)."""

    power: str


class PlanRequirement(Move):
    """Name the action that meets a requirement (CW-57.12)."""

    requirement: str


PLANS: Final = (PlanAction, PlanBook, PlanPower, PlanRequirement)


def kinds_of_action(t: Layout, seat: Seat) -> list[type[Move] | Ability]:
    """All kinds that a seat could ever take, in an order that never changes at a table."""
    own = (each for each in t.abilities if each.seat == seat and each.acts and each.moves)
    return [*COMMON, *(each for each in own if each.stands_for is None)]


def kind_of(t: Layout, seat: Seat, move: Move) -> int:
    """The place of an action's kind in the list of all; -1 if it is none of them."""
    ability = t.handlers[seat].get(type(move))
    form = ability.stands_for if ability is not None else None
    for number, kind in enumerate(COMMON):
        if form is kind or isinstance(move, kind):
            return number
    kinds = kinds_of_action(t, seat)
    return kinds.index(ability) if ability in kinds else -1


def possible_kinds(s: War, t: Layout, seat: Seat) -> list[int]:
    """The kinds of which the seat could take an action now."""
    return sorted({kind_of(t, seat, move) for move in main_actions(s, t, seat)} - {-1})


def plan_of(t: Layout, seat: Seat, kind: int) -> Move:
    """The move that names a kind of a seat's actions."""
    wanted = kinds_of_action(t, seat)[kind]
    if not isinstance(wanted, Ability):
        return PlanAction(wanted.verb)
    if isinstance(wanted, Requirement | GodRequirement):
        return PlanRequirement(wanted.name)
    if isinstance(wanted, Spellbook | GodBook):
        return PlanBook(wanted.name)
    return PlanPower(wanted.name)
