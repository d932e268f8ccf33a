"""Cthulhu Wars: the factions, in alphabetical order of their codes (CW-0.4)."""

from __future__ import annotations

from typing import Final

from mythos.games.cthulhu_wars.factions.black_goat import BLACK_GOAT
from mythos.games.cthulhu_wars.factions.crawling_chaos import CRAWLING_CHAOS
from mythos.games.cthulhu_wars.factions.great_cthulhu import GREAT_CTHULHU
from mythos.games.cthulhu_wars.factions.opener_of_the_way import OPENER_OF_THE_WAY
from mythos.games.cthulhu_wars.factions.sleeper import SLEEPER
from mythos.games.cthulhu_wars.factions.tcho_tcho import TCHO_TCHO
from mythos.games.cthulhu_wars.factions.the_ancients import THE_ANCIENTS
from mythos.games.cthulhu_wars.factions.windwalker import WINDWALKER
from mythos.games.cthulhu_wars.factions.yellow_sign import YELLOW_SIGN
from mythos.games.cthulhu_wars.rules.layout import Faction

ALL: Final = (
    THE_ANCIENTS,
    BLACK_GOAT,
    CRAWLING_CHAOS,
    GREAT_CTHULHU,
    OPENER_OF_THE_WAY,
    SLEEPER,
    TCHO_TCHO,
    WINDWALKER,
    YELLOW_SIGN,
)
FACTIONS: Final[dict[str, Faction]] = {faction.code: faction for faction in ALL}
