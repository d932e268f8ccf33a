"""Cthulhu Wars: the state, flat. Zones, kinds of units and seats are small numbers (CW-1).

`figures[place * kinds + kind]` says how many figures of a kind are in a place. Places are the zones
of the map, the Pool, and for each seat its faction card (in play, off the map) and its prison
(captives on the captor's card); the last place is out of the game (CW-1.12). So no figure is ever
lost: every way of moving one is a shift between two places.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from mythos.core.seats import Seat
from mythos.core.state import State, state
from mythos.games.cthulhu_wars.options import Options
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.units import Kind

START_POWER: Final = 8
DOOM_TO_END: Final = 30
ALL_BOOKS: Final = 6
NO_GATE: Final = -2
ABANDONED: Final = -1

# Which beat comes next. Plain numbers: they are read at every step of every playout.
DRAFT: Final = 0
START: Final = 1
ACTION: Final = 2
GATHER: Final = 3
FIRST: Final = 4
DOOM: Final = 5
DOOM_TURN: Final = 6
OVER: Final = 7
LAST: Final = 8
"""The game ends; somebody has a last chance before all is revealed (CW-9.4)."""

PHASES: Final = ("draft", "start", "action", "gather", "first", "doom", "doom", "over", "over")
"""What players call them."""

# What has become of a fighter before the results were applied.
FIGHTS: Final = 0
EXEMPT: Final = 1
REMOVED: Final = 2
ELIMINATED: Final = 3
"""Chosen after the dice for an elimination that is not a Kill; it leaves with the killed."""
SPARED: Final = 4
"""Its result was scored and does nothing to it (CW-10.41): it stays, unharmed."""

REPLACED: Final = 5
"""Something else stands in its place; it was not lost (CW-1.16)."""

# Who makes no offer in a negotiation (CW-21.21).
SILENT: Final = -1
LEFT: Final = -2

# The steps of a battle, for whoever looks on (CW-10).
PRE_BATTLE: Final = 0
ROLLED: Final = 1
KILLS: Final = 2
PAINS: Final = 3
RETREATS: Final = 4


class How(StrEnum):
    """In which way a unit was lost (CW-1.13 to CW-1.15)."""

    KILLED = "killed"
    ELIMINATED = "eliminated"
    CAPTURED = "captured"


class Loss(Struct, frozen=True, array_like=True):
    """A unit that was lost, until all have heard of it who wait for it."""

    kind: Kind
    owner: Seat
    zone: Zone
    """Where it stood; a place behind the zones if it was off the map."""
    by: Seat
    how: How
    in_battle: bool


@state
class Battle(State):
    """A battle under way. The lists from `kinds` on run in step: one entry for each fighter."""

    zone: Zone
    attacker: Seat
    defender: Seat
    step: int
    rolls: list[list[int]]
    """The dice of the attacker and the defender as they fell."""
    kills: list[int]
    """Kills scored against the attacker and against the defender."""
    pains: list[int]
    spoils: list[int]
    """Units that each side made the other lose before the dice (CW-20.13)."""
    abilities_used: int
    """Abilities that were used up in this battle, as bits."""
    kinds: list[Kind]
    side: list[int]
    """0 for the attacker's fighters, 1 for the defender's."""
    on_gate: list[int]
    where: list[Zone]
    """Where each stands: the battle's zone, until it retreats (CW-10.43)."""
    status: list[int]
    extra: list[int]
    """Additional dice."""
    used: list[int]
    """1 when the fighter's own ability has been used."""
    killed: list[int]
    """Kills assigned and still standing; conversions lower it."""
    kills_ever: list[int]
    """Kills ever assigned: what was triggered is never undone (CW-10.20)."""
    pained: list[int]


@state
class Talks(State):
    """A negotiation under way (CW-21.20). The lists run over those who take part."""

    by: Seat
    """Who makes the demand."""
    stake: str
    """What is demanded: `power` or `cultists`."""
    demand: int
    seats: list[Seat]
    limits: list[int]
    """What each of them has to give."""
    offers: list[int]
    """What each would give: SILENT or LEFT if there is no offer."""
    round: int = 1


@state
class War(State):
    """A game of Cthulhu Wars. Lists run over the seats unless they say otherwise."""

    options: Options
    table: str
    """The key of everything that never changes: map, factions, modules."""
    phase: int
    round: int
    owner: bytes
    """The seat whose each kind is; the number of seats if it is nobody's."""
    loyalty: list[Seat]
    """Who has each loyalty card; the number of seats if nobody has."""
    earned: int
    """The loyalty cards with their spellbook on them, as bits (CW-50.22)."""
    due: int
    """Those whose requirement was met by an event while the spellbook is not on it, as bits."""
    refused: int
    """Those whose owner did not want the spellbook when he could have it, as bits."""
    figures: list[int]
    keepers: list[int]
    """For each zone and then each faction card: NO_GATE, ABANDONED, or the kind on the Gate."""
    presence: list[int]
    """The zones with units of each seat, then of nobody, as bits: read off `figures`."""
    gates: list[int]
    """The places of each seat's Gates, then of the abandoned ones, as bits: from `keepers`."""
    power: list[int]
    doom: list[int]
    books: list[int]
    """Spellbooks that can be used, as bits in the order of the faction's list."""
    taken: list[int]
    """All spellbooks on the faction card, also those that are blocked, face down or used up."""
    met: list[int]
    """Requirements that were met, as bits."""
    owed: list[int]
    """Those of them for which no spellbook has been taken yet, as bits."""
    sign_pool: list[int]
    """The Elder Signs still in the pool, sorted (CW-1.29)."""
    hidden_signs: list[list[int]]
    """The unrevealed Elder Signs of each seat, sorted: hidden from the others (CW-1.30)."""
    starts: list[Zone]
    counters: list[int]
    """What abilities remember: tokens, things used up."""
    fallen: list[Loss]
    """Units that were lost and of which those who wait for it have not heard yet."""
    ritual: int = 0
    """The marker's place on the ritual track (CW-2.4)."""
    first: Seat = 0
    direction: int = 1
    turn: Seat = 0
    """Whose turn it is in the Action or Doom Phase."""
    turn_begins: bool = True
    """The turn has just come to its player."""
    acted: bool = False
    """The main action of this turn is done (CW-3.3)."""
    may_count_as_main: bool = False
    """Something was done that may count as the main action (CW-3.19, CW-22.2)."""
    begun: bool = False
    """An Unlimited Action has been taken in this turn (CW-3.13)."""
    fought: int = 0
    """The zones in which the player on turn has fought, as bits (CW-3.20)."""
    gates_taken: int = 0
    """The zones whose Gate he has taken since his last action, as bits (CW-30.7)."""
    left: int = 0
    """The zones whose Gate he has left in this turn, as bits: he does not want it back."""
    moved: list[int]
    """The figures that have moved this turn, by their place in `figures` (CW-4.11)."""
    dangers: list[int]
    """The zones in which each seat knows its Cultists to be in danger, as bits."""
    spurned: list[int]
    """What each seat last saw of the battles it could have fought and did not, as a check sum."""
    pause: bool = False
    """Nothing is under way: the question is what somebody does next (CW-3.23)."""
    doer: Seat = 0
    """Who did the last thing that others may answer."""
    deed: str = ""
    """That thing as a move; empty at the end of a phase."""
    taxed: int = 0
    """The zones whose tax has been paid in the Move action under way, as bits (CW-26.20)."""
    decay: int = 0
    """The Decay marker (CW-12.1)."""
    ritual_doom: int = 0
    """What the ritual under way brings, for those who change it (CW-40.48)."""
    sign_due: bool = False
    """An Elder Sign is about to be drawn."""
    winner: Seat = -1
    """Who has won at once, whatever the Doom."""
    performed: bool = False
    """The player on turn has performed his ritual of this Doom Phase (CW-8.2)."""
    powerless: bool = False
    """Nobody had Power after Gather Power: humanity wins (CW-6.10)."""
    battle: Battle | None = None
    talks: Talks | None = None
