"""Cthulhu Wars: what is agreed before the game (CW-2)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from mythos.core.options import EachSeatOption


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


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options; their explanations are the texts `cthulhu-wars-option-<name>`."""

    draft: Draft = Draft.RANDOM
    factions: EachSeatOption = ""
    """Codes in seat order, `gc,drawn,bg`; a seat without one gets its faction as `draft` says."""
    four_player_map: FourPlayerMap = FourPlayerMap.EAST
    first_player: FirstPlayer = FirstPlayer.RANDOM
    high_priests: bool = False
    """One High Priest for every faction (CW-13.1)."""
