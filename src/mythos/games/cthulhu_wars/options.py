"""Cthulhu Wars: what is agreed before the game (CW-2)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from mythos.core.options import EachSeatOption, SeveralOption, SharedSeatOption


class Draft(StrEnum):
    """How factions come to seats when none are named (CW-2.8)."""

    RANDOM = "random"
    CHOSEN = "chosen"


class FourPlayerMap(StrEnum):
    """Which half shows its 5-player side with four players (CW-2, section 2-A)."""

    EAST = "east"
    WEST = "west"


class FirstPlayer(StrEnum):
    """Who begins when no faction claims it (CW-2.18, CW-40.18)."""

    RANDOM = "random"
    FIRST_SEAT = "first_seat"


class FertilityCult(StrEnum):
    """What the unique ability of those who summon most lets them do (CW-22.2, CW-40.6)."""

    ONE_ACTION = "one_action"
    """One Summon action brings any number of Monsters."""
    UNLIMITED = "unlimited"
    """Summon is an Unlimited Action, as later cards have it."""


class Handicap(StrEnum):
    """Whose Acolyte is grey (CW-56.14)."""

    STRONG = "strong"
    """One of the six is grey, and never comes back."""
    WEAK = "weak"
    """There is a seventh."""


BEFORE_RULES_4: Final = {"fertility_cult": FertilityCult.UNLIMITED.value}
"""What games have agreed to that were begun before it could be agreed."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options; their explanations are the texts `cthulhu-wars-option-<name>`."""

    draft: Draft = Draft.RANDOM
    factions: EachSeatOption = ""
    """Codes in seat order, `gc,drawn,bg`; a seat without one gets its faction as `draft` says."""
    four_player_map: FourPlayerMap = FourPlayerMap.EAST
    first_player: FirstPlayer = FirstPlayer.RANDOM
    high_priests: bool = False
    """One High Priest for every faction (CW-13.1)."""
    fertility_cult: FertilityCult = FertilityCult.ONE_ACTION
    handicap: SharedSeatOption = ""
    """Grey Acolytes in seat order, `strong,,weak`: for whoever plays too well, or not well enough
    (CW-56.14).
    """
    cards: SeveralOption = ""
    """Which loyalty cards there are: `starter`, `monsters,abhoth`, `drawn:2`; none if empty."""
