"""The package that docs/writing-a-game.md has a newcomer write, as it stands on the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "writing-a-game.md"
FILE = re.compile(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", re.M | re.S)


def commands() -> list[str]:
    """The shell lines of the page's last chapter."""
    found = re.search(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1].splitlines()


def installed(folder: Path) -> dict[str, str]:
    """Write the page's files into a folder; an environment in which they are installed."""
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    site = folder / "site"
    assert commands()[0] == "pip install ."
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--no-index", "--target", str(site), "."],
        cwd=folder, check=True,
    )  # fmt: skip
    return {**os.environ, "PYTHONPATH": str(site), "MYTHOS_LANG": "en"}
