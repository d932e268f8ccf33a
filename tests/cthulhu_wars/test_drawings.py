"""Cthulhu Wars: the browser has a drawing and a colour for everything on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.units import ACOLYTE, HIGH_PRIEST
from tests.web import SOURCES

GAME: Final = SOURCES / "games" / "cthulhu-wars"
COMMON: Final = {file.stem for file in (SOURCES / "art" / "wars").glob("*.svg")}


def drawings(code: str) -> set[str]:
    return COMMON | {file.stem for file in (GAME / "factions" / code).glob("*.svg")}


def needed(faction: Faction) -> Iterator[str]:
    yield "emblem"
    yield from (unit.name for unit in (ACOLYTE, *faction.units, HIGH_PRIEST))


@pytest.mark.parametrize("code", CATALOGUE.factions)
def test_everything_of_a_faction_is_drawn(code: str) -> None:
    assert set(needed(CATALOGUE.factions[code])) <= drawings(code)


def test_every_faction_has_a_colour_of_its_own() -> None:
    files = [GAME / "factions" / code / "index.ts" for code in CATALOGUE.factions]
    looks = [file.read_text("utf-8") for file in files]
    colours = [re.findall(r"colour: '#(\w+)'", look) for look in looks]
    assert all(len(found) == 1 for found in colours)
    assert len({found[0] for found in colours}) == len(CATALOGUE.factions)
