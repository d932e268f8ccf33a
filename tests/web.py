"""What the browser client asks of the texts, read off its sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent.parent / "web" / "src"
_HOLE: Final = r"\$\{[^}]*\}"
_HOUSE: Final = re.compile(rf"['\"`](web-(?:[\w-]|{_HOLE})*)['\"`]")
_CALL: Final = re.compile(r"\b(screen|say|term)\(\s*([^{}()]*)")
_OPEN: Final = re.compile(r"\b(?:screen|say)\(\s*`([a-z-]+)\$\{")
_WORD: Final = re.compile(r"'([a-z][\w-]*)'")
_STEP: Final = re.compile(r"\bname: '(\w+)'")
_STEPS: Final = re.compile(r"\bname: `(\w+)\$\{")


def files(folder: Path = SOURCES) -> list[Path]:
    return sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])


def web_keys() -> set[str]:
    """Patterns of all keys that the client's sources name."""
    found = set(house_keys())
    for game in (each for each in (SOURCES / "games").iterdir() if each.is_dir()):
        for file in files(game):
            found |= {f"{game.name}-{key}" for key in game_keys(file.read_text(encoding="utf-8"))}
    return found


def house_keys() -> Iterator[str]:
    for file in files():
        for key in _HOUSE.findall(file.read_text(encoding="utf-8")):
            parts = re.split(_HOLE, key)
            yield ".+".join(re.escape(part) for part in parts)


def game_keys(source: str) -> Iterator[str]:
    """The keys of a board: `screen('...')`, `say('...')`, `term('kind', ...)`, steps of a guide."""
    for function, given in _CALL.findall(source):
        for word in _WORD.findall(given):
            if function == "term":
                yield f"{word}-.+"
                break
            yield word if word.startswith("screen-") else f"screen-{word}"
    for start in _OPEN.findall(source):  # say(`area-${name}`)
        yield f"{start if start.startswith('screen-') else f'screen-{start}'}.+"
    if "guide:" in source:
        yield from (f"guide-{name}" for name in _STEP.findall(source))
        yield from (f"guide-{start}.+" for start in _STEPS.findall(source))
