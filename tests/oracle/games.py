"""Recorded games of another implementation: reading them, and which of them we can replay.

The records are not part of the project. `MYTHOS_ORACLE` names their folder; otherwise it is looked
for beside the checkout. Without the folder the tests that need them are skipped; a folder that is
named and is not there, or has no index, is an error.
"""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mythos.games.cthulhu_wars.game import GAME

BESIDE: Final = Path(__file__).parents[3] / "shared" / "oracle"
VARIABLE: Final = "MYTHOS_ORACLE"
FOLDER: Final = Path(os.environ.get(VARIABLE, BESIDE)) / "cthulhu-wars"
FACTIONS: Final = {"GC", "CC", "BG", "YS", "OW", "WW", "AN", "SL"}
LATE: Final = {"AN", "SL"}
"""Those of them whose abilities reach for neutral cards from the beginning."""
OPTIONS: Final = {"HighPriests", "GateDiplomacy"}
"""Options of theirs that we have without cards; maps and seats we have anyway."""
CARDS: Final = {
    "UseGhast": "ghast", "UseGug": "gug", "UseShantak": "shantak", "UseStarVampire": "star_vampire",
    "UseByatis": "byatis", "UseAbhoth": "abhoth", "UseDaoloth": "daoloth", "UseNyogtha": "nyogtha",
    "NeutralSpellbooks": "books",
}  # fmt: skip
"""Their options that bring cards, by ours."""
SUPPLIES: Final = {"NeutralMonsters", "IGOOs"}
"""Options of theirs that say only that there are some."""


OTHER_NAMES: Final = {"SpawnOW": "spawn_of_yog_sothoth"}


class Line:
    """One performed action: its class, its arguments, and the state after it if it changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["i"]
        self.text: str = data["a"]
        name, _, rest = self.text.partition("(")
        self.name = name.removesuffix("Action")
        self.args = list(arguments(rest[:-1])) if rest else []
        self.at: dict[str, str] = data.get("at", {})
        self.roll: Any = data.get("roll")
        self.snapshot: dict[str, Any] | None = data.get("s")
        self.alternatives: list[str] = data.get("alt", [])
        self.used = False

    @property
    def who(self) -> str:
        return self.args[0] if self.args else ""

    def __repr__(self) -> str:
        return f"{self.number}: {self.text}"


def arguments(text: str) -> Iterator[str]:
    """The arguments of an action, separated by commas outside brackets."""
    depth, part = 0, ""
    for char in text:
        depth += (char in "([") - (char in ")]")
        if char == "," and not depth:
            yield part.strip()
            part = ""
        else:
            part += char
    if part.strip():
        yield part.strip()


def listed(text: str) -> list[str]:
    """The members of a list argument."""
    return [each for each in arguments(text[1:-1]) if each]


def snake(name: str) -> str:
    """`SouthAmericaWest` is our `south_america_west`."""
    return OTHER_NAMES.get(name) or re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Game:
    """One recorded game."""

    def __init__(self, file: Path) -> None:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            rows = [json.loads(line) for line in lines]
        self.name = file.name.split(".")[0]
        self.head: dict[str, Any] = rows[0]
        self.lines = [Line(row) for row in rows[1:] if "a" in row]
        self.end: dict[str, Any] = rows[-1]
        self.seats: list[str] = self.head["players"]

    @property
    def options(self) -> dict[str, Any]:
        """The options with which we play it."""
        return {
            "factions": ",".join(code.lower() for code in self.seats),
            "four_player_map": "west" if self.head["map"] == "earth53" else "east",
            "first_player": "first_seat",
            "high_priests": "HighPriests" in self.head["options"],
            "fertility_cult": "unlimited",
            "cards": ",".join(CARDS[each] for each in self.head["options"] if each in CARDS),
        }


def ours() -> set[str]:
    """Options of theirs that we have, with all their cards."""
    have = set(GAME.choices("cards"))
    return OPTIONS | SUPPLIES | {theirs for theirs, card in CARDS.items() if card in have}


def playable(*, whole: bool = True, folder: Path = FOLDER) -> list[str]:
    """The names of the recorded games that use only what we have; or, if not `whole`, of those
    that do so from the beginning up to a point: our factions, with options that come in later.

    Records without their index are no records that we could choose from: that is an error.
    """
    if not folder.exists() and not os.environ.get(VARIABLE):
        return []
    index = folder / "index.tsv"
    if not index.exists():
        raise FileNotFoundError(f"{folder} is to hold recorded games and has no index.tsv")
    names = []
    for row in index.read_text(encoding="utf-8").splitlines()[1:]:
        file, _, _, seating, _, options, *_ = row.split("\t")
        extras = set() if options == "-" else set(options.split("+"))
        known = FACTIONS if whole else FACTIONS - LATE
        if set(seating.split(",")) <= known and (extras <= ours()) == whole:
            names.append(file)
    return names
