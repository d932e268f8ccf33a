"""A part of a game keeps its words and clauses in its own folder, and names no other part's.

Parts are the folders of `texts/`; in Cthulhu Wars a faction's folder is named by its code.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mythos.core.errors import BrokenGame
from mythos.core.registry import find_game
from mythos.core.rules import chapters_of, clauses_of, read_clauses
from mythos.core.texts import LANGUAGES
from mythos.games.cthulhu_wars.catalogue import CATALOGUE

GAME: Final = find_game("cthulhu-wars")
TEXTS: Final = GAME.folder / "texts"
PARTS: Final = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
FACTIONS: Final = [
    part
    for part in PARTS
    if f"{GAME.id}-faction-{part} =" in (TEXTS / part / "en.ftl").read_text(encoding="utf-8")
]


@cache
def entries(part: str, lang: str) -> dict[str, fluent.Message]:
    read = FluentParser().parse((TEXTS / part / f"{lang}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in read.body if isinstance(entry, fluent.Message)}


def named(node: Any) -> set[str]:
    """The keys that a text takes words from."""
    if isinstance(node, fluent.MessageReference):
        return {node.id.name}
    inside = node if isinstance(node, list) else vars(node).values()
    parts = [each for each in inside if isinstance(each, list | fluent.BaseNode)]
    return {key for each in parts for key in named(each)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_takes_words_only_from_itself(part: str, lang: str) -> None:
    keys = entries(part, lang)
    for key, message in keys.items():
        assert named(message) <= keys.keys(), key


def slug(name: str) -> str:
    return re.sub(r"\W+", "_", name.lower())


def module_of(code: str) -> str:
    """The module of a faction carries its English name."""
    pattern = entries(code, "en")[f"{GAME.id}-faction-{code}"].value
    assert pattern is not None
    [name] = pattern.elements
    assert isinstance(name, fluent.TextElement)
    return slug(name.value)


def test_every_faction_has_a_folder_of_its_own() -> None:
    assert sorted(CATALOGUE.factions) == FACTIONS
    kept = {part for part in PARTS if any("-faction-" in key for key in entries(part, "en"))}
    assert kept == set(FACTIONS)


def test_the_words_of_a_factions_moves_lie_in_its_folder() -> None:
    home = {module_of(code): code for code in FACTIONS}
    found = [(kind.verb, home.get(kind.__module__.rpartition(".")[2])) for kind in GAME.moves]
    assert {code for _, code in found} == {*FACTIONS, None}
    for verb, code in found:
        key = f"{GAME.id}-move-{verb}"
        places = [part for part in PARTS if key in entries(part, "en")]
        assert places == [code] if code else not set(places) & set(FACTIONS), key


@pytest.mark.parametrize("code", FACTIONS)
def test_a_factions_chapter_is_written_in_its_folder_or_with_a_later_faction(code: str) -> None:
    """Where two factions meet, the clause lies with the one that brings the occasion."""
    [chapter] = [each for each in chapters_of(GAME, "en") if slug(each.title) == module_of(code)]
    homes = [home for clause in chapter.clauses for home in written_in(clause.number)]
    assert len(homes) == len(chapter.clauses)
    assert set(homes) <= set(FACTIONS)
    assert homes.count(code) > len(homes) / 2


def written_in(clause: str) -> list[str]:
    files = sorted(TEXTS.glob("*/rules.toml"))
    return [file.parent.name for file in files if f'["{clause}"]' in file.read_text("utf-8")]


def test_both_languages_of_a_clause_stand_side_by_side() -> None:
    english, german = clauses_of(GAME, "en"), clauses_of(GAME, "de")
    assert [each.number for each in english] == [each.number for each in german]
    assert all(one.text != other.text for one, other in zip(english, german, strict=True))


def part_with(folder: Path, text: str) -> Path:
    place = folder / "texts" / "common"
    place.mkdir(parents=True)
    (place / "rules.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_clause_without_a_language_is_read_in_english(tmp_path: Path) -> None:
    game = part_with(tmp_path, '["X-1.2"]\nen = "Two."\nde = "Zwei."\n["X-1.1"]\nen = "One."\n')
    assert [clause.text for clause in read_clauses(game, "de")] == ["Zwei.", "One."]


@pytest.mark.parametrize(
    "text", ['["X-1.1"]\nde = "Eins."\n', '["X-1.1"]\nen = 1\n', '"X-1.1" = "One."\n', "x"]
)
def test_a_broken_clause_is_refused_with_its_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(BrokenGame, match=r"texts/common/rules\.toml"):
        read_clauses(part_with(tmp_path, text), "en")
