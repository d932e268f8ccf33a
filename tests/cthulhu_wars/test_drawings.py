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

DRAWINGS: Final = {file.stem for file in (SOURCES / "art" / "wars").glob("*.svg")}
SHEET: Final = SOURCES / "games" / "cthulhu-wars" / "factions.css"
COLOURS: Final = dict(
    re.findall(r"\.wars \.(\w\w) \{\s*--faction: #(\w+)", SHEET.read_text(encoding="utf-8"))
)


def needed(faction: Faction) -> Iterator[str]:
    yield faction.code
    yield f"{ACOLYTE.name}-{faction.code}"
    yield from (unit.name for unit in (*faction.units, HIGH_PRIEST))


@pytest.mark.parametrize("code", CATALOGUE.factions)
def test_everything_of_a_faction_is_drawn(code: str) -> None:
    assert set(needed(CATALOGUE.factions[code])) <= DRAWINGS


def test_every_faction_has_a_colour_of_its_own() -> None:
    colours = [COLOURS[code] for code in CATALOGUE.factions]
    assert len(set(colours)) == len(CATALOGUE.factions)
