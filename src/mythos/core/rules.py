"""A game's rules to read: clauses in chapters, and a first page that says how a turn goes.

Clauses are in `rules/<lang>.toml`, or beside the words of a game's part in
`texts/<part>/rules.toml`, all languages of a clause together; the first page is
`primer/<lang>.toml`. What a language lacks comes in English.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from mythos.core.errors import BrokenGame

if TYPE_CHECKING:
    from mythos.core.game import AnyGame

_NUMBER: Final = re.compile(r"[A-Z]{2,}-(\d+)|([A-Z])-")
"""The chapter in a clause's number: `12` of `AR-12.3`, `R` of the ruling `R-4`."""


class Clause(Struct, frozen=True):
    """A clause of a game's rules as the rules panel shows it."""

    number: str
    text: str


class Chapter(Struct, frozen=True):
    """Clauses that belong together; without a title their number is all they have."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a turn, in a few words, with the clauses that say it exactly."""

    title: str
    text: str
    clauses: tuple[str, ...]


class Primer(Struct, frozen=True, forbid_unknown_fields=True):
    """How a turn goes: what one wants, the steps, a worked example, and a picture in words."""

    goal: str
    picture: str
    steps: tuple[Step, ...]
    example: str


@cache
def clauses_of(game: AnyGame, lang: str) -> tuple[Clause, ...]:
    """All clauses in their order; those of several files by their numbers."""
    return read_clauses(game.folder, lang)


def read_clauses(folder: Path, lang: str) -> tuple[Clause, ...]:
    """The clauses of a game's folder; a number stands for one clause, wherever it is written."""
    read = _parts(folder, lang)
    found = [Clause(number, text) for part in read for number, text in part.clauses.items()]
    counted = Counter(each.number for each in found)
    if twice := [number for number, times in counted.items() if times > 1]:
        raise BrokenGame(f"{folder.name}: {', '.join(twice)} stands in {lang} twice")
    return tuple(sorted(found, key=_chapter_and_verse) if len(read) > 1 else found)


@cache
def chapters_of(game: AnyGame, lang: str) -> tuple[Chapter, ...]:
    """The clauses by chapters, in the order in which the chapters begin."""
    read = _parts(game.folder, lang)
    titles = {number: title for part in read for number, title in part.titles.items()}
    found: dict[str, list[Clause]] = {}
    for clause in clauses_of(game, lang):
        found.setdefault(chapter_of(clause.number), []).append(clause)
    return tuple(
        Chapter(number, titles.get(number, ""), tuple(clauses)) for number, clauses in found.items()
    )


def chapter_of(clause: str) -> str:
    """The chapter of a clause by its number."""
    found = _NUMBER.match(clause)
    return (found[1] or found[2]) if found else clause


@cache
def primer_of(game: AnyGame, lang: str) -> Primer | None:
    """How a turn of this game goes; None if the game does not say."""
    for file in (game.folder / "primer" / f"{each}.toml" for each in (lang, "en")):
        if file.exists():
            try:
                return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Primer)
            except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
                raise BrokenGame(f"{file.parent.parent.name}/primer/{file.name}: {error}") from None
    return None


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses and titles of chapters by their numbers, in one language."""

    clauses: dict[str, str]
    titles: dict[str, str] = {}


def _parts(folder: Path, lang: str) -> list[_Part]:
    files = sorted((folder / "rules").glob(f"*{lang}.toml"))
    files = files or sorted((folder / "rules").glob("*en.toml"))
    both = sorted((folder / "texts").rglob("rules.toml"))
    return [*(_read(file) for file in files), *(_side_by_side(file, lang) for file in both)]


def _read(file: Path) -> _Part:
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=_Part)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError) as error:
        raise BrokenGame(f"{file.parent.parent.name}/rules/{file.name}: {error}") from None


def _side_by_side(file: Path, lang: str) -> _Part:
    """A table for each clause, and one in `titles` for each chapter: its words by language."""
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        titles = msgspec.convert(read.pop("titles", {}), dict[str, dict[str, str]])
        clauses = msgspec.convert(read, dict[str, dict[str, str]])
        return _Part(_said(clauses, lang), _said(titles, lang))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenGame(f"texts/{file.parent.name}/rules.toml: {error}") from None
    except KeyError as error:
        raise BrokenGame(f"texts/{file.parent.name}/rules.toml: no English for {error}") from None


def _said(texts: dict[str, dict[str, str]], lang: str) -> dict[str, str]:
    missing = [number for number, words in texts.items() if "en" not in words]
    if missing:
        raise KeyError(missing[0])
    return {number: words.get(lang, words["en"]) for number, words in texts.items()}


def _chapter_and_verse(clause: Clause) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", clause.number))
