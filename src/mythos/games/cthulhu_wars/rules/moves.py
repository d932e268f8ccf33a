"""Cthulhu Wars: the moves of the common rules and the questions they answer.

Zones, units, spellbooks and factions are called by their names. A unit's name may end in
`_on_gate` (the one that controls the gate) or `_hit` (it has already taken a result).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Final, TypeVar

from mythos.core.asks import Question, Script
from mythos.core.moves import Move

M = TypeVar("M", bound=Move)
A = TypeVar("A")
S = TypeVar("S")
R = TypeVar("R", bound="Script | None")
PLAYS: Final = "__plays__"


@cache
def made(kind: type[M], *values: int | str) -> M:
    """A move, made only once: abilities offer the same ones over and over."""
    return kind(*values)


def plays(move: type[M]) -> Callable[[Callable[[A, S, M], R]], Callable[[A, S, M], R]]:
    """Marks the method of an ability that carries out a move of this class."""

    def marked(carrier: Callable[[A, S, M], R]) -> Callable[[A, S, M], R]:
        setattr(carrier, PLAYS, move)
        return carrier

    return marked


class Way(StrEnum):
    """The direction of play (CW-2.20)."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"


class Order(StrEnum):
    """What a seat has said once and for all about an optional ability of its own."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"
    BESIDE_ENEMIES = "beside_enemies"
    """Ask, but only about Areas with a unit of an enemy."""
    OWN_BATTLES = "own_battles"
    """Ask, but only in battles in which the seat fights."""
    IN_DANGER = "in_danger"
    """Ask, but only when a Cultist in the Area could be captured and could not before."""
    AFTER_PAINS = "after_pains"
    """Ask, but not before the Pains are assigned, where it can still be done."""
    OWN_TURN = "own_turn"
    """Ask, but only in the seat's own turn."""


class PlayFaction(Move):
    """Choose a faction (CW-2.8)."""

    faction: str


class StartIn(Move):
    """Choose the start Area (CW-2.9)."""

    zone: str


class Direction(Move):
    """The First Player chooses the direction of play (CW-2.20, CW-7.2)."""

    way: Way


class NameFirst(Move):
    """The old First Player decides a tie (CW-7.1)."""

    to: int


class Recruit(Move):
    """Recruit a Cultist (CW-4.1)."""

    unit: str
    zone: str


class Summon(Move):
    """Summon a Monster or Terror (CW-4.3)."""

    unit: str
    zone: str


class SummonLast(Summon):
    """Summon, and nobody after it, where one action could bring several (CW-22.2)."""

    unit: str
    zone: str


class Awaken(Move):
    """Awaken a Great Old One (CW-4.5)."""

    unit: str
    zone: str


class CreateGate(Move):
    """Create a Gate (CW-4.6)."""

    zone: str


class MoveUnit(Move):
    """Move one unit; further ones may follow (CW-4.10)."""

    unit: str
    origin: str
    zone: str


class MoveLast(MoveUnit):
    """Move one unit, and nobody after it (CW-4.10)."""

    unit: str
    origin: str
    zone: str


class Attack(Move):
    """Declare a battle (CW-4.15)."""

    zone: str
    to: int


class Capture(Move):
    """Capture a Cultist (CW-4.18)."""

    zone: str
    to: int


class ControlGate(Move):
    """Put a unit on an abandoned Gate (CW-3.14)."""

    zone: str
    unit: str


class AbandonGate(Move):
    """Take the unit off a Gate (CW-3.15)."""

    zone: str


class Pass(Move):
    """Set the own Power to 0 instead of acting (CW-3.6)."""


class EndTurn(Move):
    """No further Unlimited Action (CW-3.3)."""


class Done(Move):
    """Enough of what the question is about."""


class PlaceBook(Move):
    """Put the spellbook on the card of a Great Old One that has earned it (CW-50.57)."""


class Decline(Move):
    """Do without an optional ability (CW-1.21)."""


class TakeBook(Move):
    """Take a spellbook for a requirement that is met (CW-5.7)."""

    book: str


class Fulfil(Move):
    """Choose the requirement that is met, where one event could meet either (CW-5.9)."""

    requirement: str


class Lose(Move):
    """Give up one unit of the Area or battle in question (CW-1.24)."""

    unit: str


class Sacrifice(Move):
    """Give up one unit from anywhere on the map."""

    unit: str
    zone: str


class SacrificeSlumbering(Move):
    """Give up the Cultist of the slumbering Gate (CW-25.44)."""

    unit: str


class ChooseUnit(Move):
    """Say which of several units does what a spellbook says (CW-53.235)."""

    unit: str


class Place(Move):
    """Place one unit from the Pool where the question says."""

    unit: str


class AssignKill(Move):
    """Assign a Kill (CW-10.14)."""

    unit: str


class AssignPain(Move):
    """Assign a Pain (CW-10.23)."""

    unit: str


class Retreat(Move):
    """A pained unit retreats (CW-10.30)."""

    unit: str
    zone: str


class PerformRitual(Move):
    """A Ritual of Annihilation (CW-8.5)."""


class Offer(Move):
    """What the seat would contribute to a demand on all enemies together (CW-21.22)."""

    number: int


class Leave(Move):
    """Leave the negotiation (CW-21.21)."""


class Share(Move):
    """How much one faction has to bear when there was no agreement (CW-22.14)."""

    to: int
    number: int


class UnspeakableOath(Move):
    """Send a High Priest back for 2 Power (CW-13.3)."""

    zone: str


class Reveal(Move):
    """Reveal an Elder Sign of this value (CW-1.31). Possible at any time."""

    number: int


class StandingOrder(Move):
    """Say once and for all how to answer for an optional ability (CW-1.21). At any time."""

    ability: str
    order: Order


MOVES: Final = (
    PlayFaction, StartIn, Direction, NameFirst, Recruit, Summon, SummonLast, Awaken, CreateGate,
    MoveUnit, MoveLast, Attack, Capture, ControlGate, AbandonGate, Pass, EndTurn, Done, Decline,
    PlaceBook, TakeBook, Fulfil, Lose, Sacrifice, SacrificeSlumbering, ChooseUnit, Place,
    AssignKill, AssignPain, Retreat, PerformRitual, Offer, Leave, Share, UnspeakableOath, Reveal,
    StandingOrder,
)  # fmt: skip

PASS: Final = Pass()
END_TURN: Final = EndTurn()
DONE: Final = Done()
DECLINE: Final = Decline()
PLACE_BOOK: Final = PlaceBook()
RITUAL: Final = PerformRitual()
LEAVE: Final = Leave()
DIRECTIONS: Final = (Direction(Way.CLOCKWISE), Direction(Way.COUNTER_CLOCKWISE))
REVEALS: Final = (Reveal(0), Reveal(1), Reveal(2), Reveal(3))

ASK_FACTION: Final = Question("faction", "CW-2.8")
ASK_START: Final = Question("start", "CW-2.9")
ASK_DIRECTION: Final = Question("direction", "CW-2.20")
ASK_FIRST: Final = Question("first", "CW-7.1")
ASK_ACTION: Final = Question("action", "CW-3.3")
ASK_MORE: Final = Question("more", "CW-3.13")
ASK_SECOND: Final = Question("second", "CW-3.25")
ASK_MOVE: Final = Question("move", "CW-4.10")
ASK_SUMMON: Final = Question("summon", "CW-22.2")
ASK_RECRUIT: Final = Question("recruit", "CW-54.42")
ASK_CAPTURED: Final = Question("captured", "CW-4.22")
ASK_WHICH: Final = Question("which-unit", "CW-53.235")
ASK_BOOK: Final = Question("book", "CW-5.7")
ASK_REQUIREMENT: Final = Question("requirement", "CW-5.9")
ASK_REACTION: Final = Question("reaction", "CW-3.23")
ASK_REACTION_IN_PHASE: Final = Question("reaction-in-phase", "CW-3.23")
ASK_DECLARED: Final = Question("declared", "CW-10.2")
ASK_PRE_BATTLE: Final = Question("pre-battle", "CW-10.4")
ASK_AFTER_ROLL: Final = Question("after-roll", "CW-10.13")
ASK_KILL: Final = Question("kill", "CW-10.14")
ASK_PAIN: Final = Question("pain", "CW-10.23")
ASK_AFTER_KILLS: Final = Question("after-kills", "CW-10.38")
ASK_AFTER_PAINS: Final = Question("after-pains", "CW-10.24")
ASK_AFTER_BATTLE: Final = Question("after-battle", "CW-10.45")
ASK_RETREAT: Final = Question("retreat", "CW-10.30")
ASK_DIRECT: Final = Question("direct-retreats", "CW-10.34")
ASK_SURROUNDED: Final = Question("surrounded", "CW-10.32")
ASK_DOOM: Final = Question("doom", "CW-8.2")
ASK_SIGNS: Final = Question("signs", "CW-1.31")
ASK_OFFER: Final = Question("offer", "CW-21.22")
