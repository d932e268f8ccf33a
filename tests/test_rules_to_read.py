"""Rules to read: chapters with titles, and a first page that says how a turn goes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from mythos.core.errors import BrokenGame
from mythos.core.game import AnyGame
from mythos.core.registry import find_game, game_ids
from mythos.core.rules import chapter_of, chapters_of, clauses_of, primer_of
from mythos.core.texts import LANGUAGES
from tests.games import RACE

GAMES: Final = [find_game(each) for each in game_ids()]
WEB: Final = Path(__file__).parent.parent / "web" / "src" / "games"
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_in_a_chapter_with_a_title(game: AnyGame, lang: str) -> None:
    chapters = chapters_of(game, lang)
    assert len(chapters) > 10
    assert not [each.number for each in chapters if not each.title]
    assert len({each.number for each in chapters}) == len(chapters)
    inside = [clause for each in chapters for clause in each.clauses]
    assert sorted(inside, key=str) == sorted(clauses_of(game, lang), key=str)
    assert all(chapter_of(one.number) == each.number for each in chapters for one in each.clauses)


@games
def test_the_chapters_are_the_same_in_every_language(game: AnyGame) -> None:
    first, second = (
        [(each.number, [one.number for one in each.clauses]) for each in chapters_of(game, lang)]
        for lang in LANGUAGES
    )
    assert first == second


def test_a_clause_names_its_chapter() -> None:
    numbers = ("AR-12.3", "CW-2.14", "AN-17", "R-4")
    assert [chapter_of(each) for each in numbers] == ["12", "2", "17", "R"]


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_how_a_turn_goes(game: AnyGame, lang: str) -> None:
    """In a few steps with clauses that there are, with an example, and a picture in words."""
    primer = primer_of(game, lang)
    assert primer is not None
    assert 4 <= len(primer.steps) <= 6
    known = {clause.number for clause in clauses_of(game, lang)}
    for step in primer.steps:
        assert step.title
        assert 20 < len(step.text) < 400
        assert step.clauses
        assert set(step.clauses) <= known
    assert len(primer.example) > 200
    assert min(len(primer.goal), len(primer.picture)) > 40


@games
def test_both_languages_tell_the_same_turn_by_the_same_clauses(game: AnyGame) -> None:
    english, german = (primer_of(game, lang) for lang in LANGUAGES)
    assert english is not None
    assert german is not None
    assert [each.clauses for each in english.steps] == [each.clauses for each in german.steps]
    assert all(
        one.text != other.text for one, other in zip(english.steps, german.steps, strict=True)
    )


@games
def test_the_picture_has_a_frame_for_every_step(game: AnyGame) -> None:
    """Its numbers are those of the steps, and it names no colour of its own but by class."""
    primer = primer_of(game, "en")
    assert primer is not None
    picture = (WEB / game.id / "turn.svg").read_text(encoding="utf-8")
    found = re.findall(r'<text class="number"[^>]*>(\d)</text>', picture)
    assert found == [str(number) for number in range(1, len(primer.steps) + 1)]
    assert "style=" not in picture
    assert not re.search(r"#[0-9a-f]{3,6}\b", picture)


def test_a_game_without_one_says_nothing() -> None:
    assert primer_of(RACE, "en") is None
    assert chapters_of(RACE, "de") == ()


def test_a_broken_first_page_is_refused_with_its_place(tmp_path: Path) -> None:
    class Broken(type(RACE)):  # type: ignore[misc]
        folder = tmp_path / "broken"

    (tmp_path / "broken" / "primer").mkdir(parents=True)
    (tmp_path / "broken" / "primer" / "en.toml").write_text('goal = "win"', encoding="utf-8")
    with pytest.raises(BrokenGame, match=r"broken/primer/en.toml.*picture"):
        primer_of(Broken(), "de")
