"""Arkham Noir: how good a desk looks, by tables of weights (`weights.toml`).

There are two sets of the same form. *Instinct* was tuned so that a player who always follows it
wins as often as possible; *outlook* was fitted to how such games end, so its sum is an estimate of
the result. Both look at the same things: the Big Picture, what is lost, the hand, each case with
what could follow in it, and what an action would set off.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mythos.core.errors import BrokenGame

FILE: Final = Path(__file__).parent / "weights.toml"
COUNTS: Final = (
    "picture", "victims", "stability", "time", "pile", "cases",
    "hand_size", "hand_puzzles", "hand_keys", "hand_stuck", "hand_time", "length",
)  # fmt: skip
MANY: Final = 60


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """One set of tables. A table of two things lists the second for each of the first."""

    picture: list[float]
    """Kinds in the Big Picture: 0 to 6."""
    picture_victims: list[float]
    """Kinds 0 to 5, victims left 0 to 5."""
    picture_stability: list[float]
    """Kinds 0 to 5; stability area nearly empty, half full, nearly full."""
    victims: list[float]
    stability: list[float]
    time: list[float]
    pile: list[float]
    """Draw pile, in sixes."""
    contact: list[float]
    cases: list[float]
    """How many are open."""
    hand_size: list[float]
    hand_puzzles: list[float]
    hand_keys: list[float]
    hand_stuck: list[float]
    """Cards of the hand that fit the end of no case."""
    hand_time: list[float]
    kinds: list[float]
    """For each case: kinds 0 to 7, useful puzzle clues 0 to 3."""
    best: list[float]
    """The same for the best case, and for the second."""
    second: list[float]
    followers: list[float]
    """For each case: kinds that could be added next 0 to 3, stage 0 to 3, puzzles 0 to 2."""
    keys: list[float]
    """For each case: free keys 0 to 2, stage early, middle, late; is one wanted?"""
    length: list[float]
    """For each case: up to 5 cards, 6, 7, ... 10 and more."""
    lightning: list[float]
    """For each case: has it lightning? Is it wanted?"""
    trail_fits: list[float]
    trail_lost: list[float]
    """Cards to come with the time mark that fit the end of no case."""
    effects: list[float]
    checks: list[float]
    """Stability area 0 to 4 and more; one check, or more."""
    strain: float
    third: float
    """The third time mark of a case."""


class CardWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """What a single card is worth to hold."""

    puzzle: float
    locked: float
    storm_locked: float
    key: float
    all: float
    minimum: float
    fits: float
    stuck: float
    time: float
    """What it is worth not to discard it because of its time mark; and when time is short."""
    time_short: float
    margin: float
    """How much better a taken card must be when the hand is full."""
    margin_time: float
    reshuffle: float
    """From how many discards on a reshuffle is welcome."""


class Judgement(Struct, frozen=True, forbid_unknown_fields=True):
    instinct: Weights
    outlook: Weights
    card: CardWeights


@cache
def judgement() -> Judgement:
    """The tables of the file."""
    try:
        read = msgspec.toml.decode(FILE.read_bytes(), type=Judgement)
    except msgspec.DecodeError as error:
        raise BrokenGame(f"{FILE.name}: {error}") from None
    return replace(read, instinct=_open_ended(read.instinct), outlook=_open_ended(read.outlook))


def _open_ended(weights: Weights) -> Weights:
    """Where a table counts something, its last entry stands for everything beyond."""
    tables = {name: getattr(weights, name) for name in COUNTS}
    return replace(weights, **{name: t + t[-1:] * MANY for name, t in tables.items()})
