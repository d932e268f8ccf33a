"""Follows docs/writing-a-card.md to the letter, in a checkout of its own, and counts what it
promises: the files of a spellbook, a card and a faction.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.ability import Spellbook
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.layout import Faction

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "writing-a-card.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")
FILE: Final = re.compile(r"^`([\w./-]+)`\n```\w+\n(.*?)^```$", re.M | re.S)
FILES: Final = dict(FILE.findall(TEXT))
COMMANDS: Final = [
    line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.S) for line in block.splitlines()
]
SOURCE: Final = "src/mythos/games/cthulhu_wars"
DRAWN: Final = "web/src/games/cthulhu-wars"
COMMON: Final = 8
"""Of a faction: module, three files of words, scenarios, look, emblem, Acolyte."""


def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house into which somebody has put the page's files, and nothing else."""
    folder = tmp_path_factory.mktemp("house")
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    for name, text in FILES.items():
        assert not (folder / name).exists(), f"{name} would be edited, not written"
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.slow
def test_every_command_of_the_page_works(checkout: Path) -> None:
    """In their order: the generated pages first, then what has to hold of every card."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    for command in COMMANDS:
        python, *words = re.findall(r'"[^"]*"|\S+', command)
        assert python == "python"
        done = subprocess.run(
            [sys.executable, *(word.strip('"') for word in words)],
            cwd=checkout, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def test_the_page_says_how_many_files_it_writes() -> None:
    """For a card, a faction with two kinds of units, and a map of one piece."""
    parts = {"tomb_moth": 6, "(?:ll|lamplighters)": COMMON + 2, "moor": 6}
    assert {
        part: sum(bool(re.search(rf"\b(?:test_)?{part}\b", name)) for name in FILES)
        for part in parts
    } == parts
    assert sum(parts.values()) == len(FILES)


# What the page promises of the parts that are there.


def module_of(part: Faction | Card) -> str:
    """The one file that defines it."""
    wanted = re.compile(rf'= \w+\(\s*"{part.code}"')
    [found] = [
        file
        for room in ("factions", "cards")
        for file in (ROOT / SOURCE / room).rglob("*.py")
        if wanted.search(file.read_text(encoding="utf-8"))
    ]
    return found.relative_to(ROOT).as_posix()


def own_files(part: Faction | Card) -> Iterator[str]:
    """All files of the repository that are about this part alone."""
    module, room = module_of(part), "factions" if isinstance(part, Faction) else "cards"
    scenarios = f"test_{Path(module).stem}.py"
    for name in tracked():
        if (
            name == module
            or name.startswith((f"{SOURCE}/texts/{part.code}/", f"{DRAWN}/{room}/{part.code}/"))
            or (name.startswith("tests/cthulhu_wars/") and name.endswith(f"/{scenarios}"))
        ):
            yield name


@pytest.mark.parametrize("code", CATALOGUE.cards)
def test_a_card_is_five_files_and_its_drawings(code: str) -> None:
    """A marker that lies on the map is one drawing more."""
    card = CATALOGUE.cards[code]
    drawn = {unit.name for unit in (*card.units, *card.seat_units)} or {code}
    own = list(own_files(card))
    markers = [
        name for name in own if name.endswith(".svg") and Path(name).stem not in {*drawn, code}
    ]
    assert len(own) - len(markers) == 5 + len(drawn)


@pytest.mark.parametrize("code", CATALOGUE.factions)
def test_a_faction_is_eight_files_and_its_drawings(code: str) -> None:
    """Twelve with four kinds of units; a marker that lies on the map is one drawing more."""
    faction = CATALOGUE.factions[code]
    drawn = {unit.name for unit in faction.units}
    own = list(own_files(faction))
    markers = [
        name
        for name in own
        if name.endswith(".svg") and Path(name).stem not in {*drawn, "emblem", "acolyte"}
    ]
    look = (ROOT / DRAWN / "factions" / code / "index.ts").read_text(encoding="utf-8")
    assert all(re.search(rf"\b{Path(marker).stem}\b", look) for marker in markers)
    assert len(own) - len(markers) <= 12
    assert len(own) == len(set(own))
    assert {f"{SOURCE}/texts/{code}/{name}" for name in ("en.ftl", "de.ftl", "rules.toml")} <= {
        *own
    }


@cache
def sources() -> dict[str, str]:
    """What the game is made of, in the house and in the browser, and the tools."""
    rooms = (f"{SOURCE}/", f"{DRAWN}/", "tools/")
    kinds = (".py", ".toml", ".ftl", ".ts", ".svelte", ".css")
    names = [name for name in tracked() if name.startswith(rooms) and name.endswith(kinds)]
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in names}


def files_of_book(book: type[Spellbook]) -> set[str]:
    """The files that name it, in quotation marks or as a key, or hold a clause of its own."""
    named = re.compile(rf"""["'`]{book.name}["'`]|^[\w-]+-{book.name} =""", re.M)
    assert book.__doc__
    clauses = [f'["{number}"]' for number in re.findall(r"CW-\d+\.\d+", book.__doc__)[:1]]
    return {
        name
        for name, text in sources().items()
        if named.search(text) or any(clause in text for clause in clauses)
    }


@pytest.mark.parametrize(
    ("code", "book"),
    [(code, book) for code, each in CATALOGUE.factions.items() for book in each.books],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_spellbook_is_five_files_of_its_faction(code: str, book: type[Spellbook]) -> None:
    """Module, words in both languages, clause, scenarios: nothing else has to know its name."""
    own = set(own_files(CATALOGUE.factions[code]))
    [scenarios] = [name for name in own if name.startswith("tests/")]
    assert re.search(rf"\b{book.name}\b", (ROOT / scenarios).read_text(encoding="utf-8"))
    written = files_of_book(book) | {scenarios}
    assert written <= own
    assert len(written) == 5


def codes_in(text: str, codes: frozenset[str]) -> frozenset[str]:
    """The codes that a source has in quotation marks, alone or in a row, or as a key."""
    said = re.findall(r"""["'`]([\w, :+/-]*)["'`]""", text)
    keys = re.findall(r"^\s*([a-z_]+)\s*[:=]", text, re.M)
    words = {word for each in said for word in re.findall(r"[a-z_]+", each)}
    return codes & {*words, *keys}


@pytest.mark.parametrize("room", ["factions", "cards"])
def test_no_list_names_all_factions_or_all_cards(room: str) -> None:
    """Nothing that runs or is built into the browser has to be edited for one more."""
    parts: list[Faction | Card] = (
        [*CATALOGUE.factions.values()] if room == "factions" else [*CATALOGUE.cards.values()]
    )
    codes = frozenset(part.code for part in parts)
    modules = frozenset(Path(module_of(part)).stem for part in parts)
    for name in tracked():
        if name.startswith(("src/", "web/src/", "tools/")) and name.endswith(
            (".py", ".ts", ".svelte", ".toml", ".css")
        ):
            text = (ROOT / name).read_text(encoding="utf-8")
            assert codes_in(text, codes) < codes, name
            assert not modules <= set(re.findall(r"[a-z_]+", text)), name


def test_a_list_that_names_everybody_would_be_found() -> None:
    codes = frozenset(CATALOGUE.factions)
    for text in (f'"{",".join(codes)}"', str(sorted(codes)), "".join(f"{c}: 1,\n" for c in codes)):
        assert codes_in(text, codes) == codes
