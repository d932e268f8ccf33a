"""The documents keep up with the code: rules index, walls between rooms, dependencies, README."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest

from mythos.core.registry import find_game, game_ids
from mythos.core.texts import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent
INDEX = ROOT / "docs" / "rules-index.md"


def test_the_rules_index_is_up_to_date() -> None:
    """If this fails: python tools/rules_index.py"""
    done = subprocess.run(
        [sys.executable, "tools/rules_index.py", "--check"], cwd=ROOT, check=False
    )
    assert done.returncode == 0


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_has_its_code_and_its_test(game_id: str) -> None:
    text = INDEX.read_text(encoding="utf-8")
    assert "missing" not in text
    for clause in Speaker("en", find_game(game_id)).rules():
        assert f"| {clause.number} |" in text


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rules_are_there_in_every_language(game_id: str) -> None:
    game = find_game(game_id)
    numbers = [[each.number for each in Speaker(lang, game).rules()] for lang in LANGUAGES]
    assert numbers[0]
    assert all(each == numbers[0] for each in numbers)


def test_the_walls_between_the_rooms_stand() -> None:
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports"], cwd=ROOT, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_every_module_of_cthulhu_wars_has_its_place_in_the_order() -> None:
    """The contract holds only what it names."""
    contracts = ConfigParser()
    contracts.read(ROOT / ".importlinter", encoding="utf-8")
    placed = set(re.findall(r"[\w.]+", contracts["importlinter:contract:cthulhu-wars"]["layers"]))
    folder = find_game("cthulhu-wars").folder
    files = [file for file in folder.rglob("*.py") if file.name != "__init__.py"]
    modules = {".".join(file.relative_to(folder).with_suffix("").parts) for file in files}
    rooms = ("factions.", "cards.", "maps.")
    assert {name for name in modules if not name.startswith(rooms)} <= placed


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    wanted = [*project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        wanted += extra
    for requirement in wanted:
        name = re.split(r"[<>=\[;]", requirement)[0]
        assert f"`{name}`" in page or name == project["name"], name
    client = json.loads((ROOT / "web" / "package.json").read_text())
    for name in (*client["devDependencies"], *client["overrides"]):
        assert f"`{name}`" in page, name


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("make serve", "make test"):
        assert f"\n{command}\n" in text
    assert "make test" in (ROOT / ".ci" / "run").read_text()


def test_nothing_names_a_registry_or_a_machine_path() -> None:
    """Only files of the project that git knows."""
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    wrong = re.compile(r"(pypi|npmjs|debian)\.(org|com)|/work/|/root/|/home/\w", re.I)
    for name in files:
        file = ROOT / name
        if file.suffix in (".py", ".md", ".toml", ".ftl", ".txt", ".json", "") and file.is_file():
            found = wrong.search(file.read_text(encoding="utf-8", errors="ignore"))
            assert not found or name == "tests/test_documents.py", f"{name}: {found}"
