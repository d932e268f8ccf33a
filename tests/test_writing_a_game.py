"""Follows docs/writing-a-game.md to the letter: writes its files, installs, tests, plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.newcomer import commands, installed


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A folder with the page's files, and an environment in which they are installed."""
    folder = tmp_path_factory.mktemp("newcomer")
    return folder, installed(folder)


def run(
    newcomer: tuple[Path, dict[str, str]], command: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    folder, environment = newcomer
    words = command.split()
    words = [sys.executable, *words[1:]] if words[0] == "python" else words
    words = [sys.executable, "-m", *words] if words[0] == "mythos" else words
    return subprocess.run(
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("command", commands()[1:])
def test_every_command_of_the_page_works(
    newcomer: tuple[Path, dict[str, str]], command: str
) -> None:
    """A newcomer types these lines, in this order; three times "1" bids the first card."""
    done = run(newcomer, command, typed="1\n" * 20)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_new_game_is_listed_and_ends_with_a_result(
    newcomer: tuple[Path, dict[str, str]],
) -> None:
    assert "candle-auction" in run(newcomer, "mythos games").stdout
    played = run(newcomer, "mythos play candle-auction --seed x --no-record", typed="1\n" * 20)
    assert "wins" in played.stdout
    unknown = run(newcomer, "mythos play candle-bids")
    assert unknown.returncode == 2
    assert "candle-auction" in unknown.stderr
