"""Numbers of clauses, names of moves and keys of texts stand for one thing each."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mythos.core.errors import BrokenGame
from mythos.core.registry import find_game, game_ids
from mythos.core.rules import read_clauses
from mythos.core.texts import LANGUAGES, Speaker


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_stands_once_and_in_every_language(game_id: str) -> None:
    game = find_game(game_id)
    numbers = {
        lang: [clause.number for clause in Speaker(lang, game).rules()] for lang in LANGUAGES
    }
    for lang, found in numbers.items():
        assert found == numbers["en"], lang
        assert not twice(found)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_move_has_a_name_of_its_own(game_id: str) -> None:
    assert not twice([kind.verb for kind in find_game(game_id).moves])


def test_a_clause_that_stands_twice_is_refused_with_its_number(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for part in ("", "one.", "two."):
        number = "X-1.1" if part else "X-1.2"
        (tmp_path / "rules" / f"{part}en.toml").write_text(f'[clauses]\n"{number}" = "Words."\n')
    with pytest.raises(BrokenGame, match=r"X-1\.1"):
        read_clauses(tmp_path, "en")


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]
