"""Cthulhu Wars: what a bot weighs how much when it judges a position (see `outlook`)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class Weights(Struct, frozen=True):
    """What counts how much. Values are in Doom at the end of the game if nothing else is said."""

    doom_a_round: float = 5.0
    """What the leader gains in a round, about."""
    rituals: float = 0.5
    """Rituals of each seat in a round, about."""
    books_a_round: float = 1.5
    """How many spellbooks a seat finds in a round, about."""
    steep: float = 1.3
    """How fast the chance to be complete falls with each spellbook behind time."""
    open: float = 1.5
    """How much it presses that spellbooks are missing when the end is near."""
    spread: float = 5.0
    """So much more Doom makes victory about three times as likely."""
    book: float = 1.0
    """What a spellbook is worth besides, as a logarithm."""
    catches_up: float = 0.5
    """How much of a rival's backwardness in spellbooks counts."""
    gate: float = 1.6
    """From a Gate in a round: its own Doom, and its share in rituals."""
    great: float = 1.5
    """From a Great Old One in a round: its share in rituals, and fear."""
    income: float = 0.22
    """For each Power gained in a round to come."""
    power: float = 0.32
    """For the Power at hand: the first is dear, what is more than enough is not."""
    thrift: float = 0.5
    """The exponent of the Power at hand: how little less the next is worth than the first."""
    unit: float = 0.22
    """For each Power that a Monster's figure costs."""
    independent: float = 0.7
    """From an independent Great Old One in a round: fear, and what it can do."""
    god_book: float = 0.5
    """From its spellbook in a round."""
    edge: float = 0.1
    """For each Power that a neutral figure is worth more than it costs, once it is in play."""
    bargain: float = 0.03
    """The same while it waits in the Pool."""
    site: float = 0.35
    """How much of a Gate it is worth to stand where one can be built or taken."""
    risk: float = 0.55
    """How much of a Gate is lost if an enemy can take its keeper."""


PLAIN: Final = Weights()
"""By rule of thumb."""
TRIED: Final = Weights(
    doom_a_round=4.9, rituals=0.85, books_a_round=1.4, open=1.8, catches_up=0.6, gate=1.2,
    great=1.35, income=0.2, power=0.65, thrift=0.47, unit=0.19, site=0.33, risk=0.2,
)  # fmt: skip
"""What has won when many weights were tried against each other (`benchmarks.priorities`), at tables
of the four factions of the core box; with others a game is a round shorter.
"""
PATIENT: Final = replace(TRIED, rituals=0.55, spread=6.5, book=0.6, gate=2.0, power=0.85, site=0.25)
"""The same for factions that live on many Gates for long, not on a quick harvest."""
