"""The walk of a move through the house, as the architecture tells it, is the way it takes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
STEP: Final = re.compile(r"^\| \d+ \| `([^`]+)`: ([^|]+) \|", re.MULTILINE)


def steps() -> list[tuple[str, list[str]]]:
    """Each step's file and the functions that it names there."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return [(file, re.findall(r"`(\w+)`", named)) for file, named in STEP.findall(page)]


def test_every_step_of_the_walk_names_functions_that_are_there() -> None:
    found = steps()
    assert len(found) == 16
    for file, named in found:
        path = ROOT / file if file.startswith("web") else ROOT / "src" / "mythos" / file
        text = path.read_text(encoding="utf-8")
        for name in named:
            assert re.search(
                rf"\b(def|function) {name}\(|^  (private |async )?{name}\W", text, re.M
            ), (
                file,
                name,
            )
