"""Writes `docs/hooks.md`: every moment of Cthulhu Wars, its kind, and who waits for it.

    python -m tools.hooks_page [--check]

Everything is read off `Ability` and the classes that override its hooks.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.high_priest import Oath
from mythos.games.cthulhu_wars.rules.hooks import hooks_of

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "hooks.md"
HEAD: Final = """# Cthulhu Wars: the hooks

Every moment at which an ability can have a say, in the order of `rules/ability.py`. Written by
`python -m tools.hooks_page` from the class itself; a test keeps it true. A new moment is one method
with its mark and one line where it happens; who waits for it is found by the layout
(`rules/hooks.py`).

- **offer**: moves that the owner may make and may decline; standing orders answer for it; what
  cannot be paid is left out.
- **step**: it happens, in the order of `sequence`, then of the seats, nobody's abilities last.
  *Always* means: also heard by abilities that do not count now, for what they keep count of.
- **amount**: a value goes through the hands of all who wait, each returns it changed.
- **veto**: one yes is enough.

Only abilities that count are asked (`active`: usable by itself, and silenced by nobody).
"""

TABLE: Final = "| moment | kind | says | used by |"


def sections() -> dict[str, str]:
    """The heading above each hook in the source."""
    found, heading = {}, ""
    for line in inspect.getsource(Ability).splitlines():
        if match := re.match(r"    # (.+)\.$", line):
            heading = match[1]
        elif match := re.match(r"    def (\w+)\(", line):
            found[match[1]] = heading
    return found


def users() -> dict[str, list[str]]:
    """By hook: the classes that wait for it, with their module."""
    parts: list[type[Ability]]
    parts = [each for faction in CATALOGUE.factions.values() for each in faction.parts]
    parts += [each for card in CATALOGUE.cards.values() for each in card.abilities]
    found: dict[str, list[str]] = defaultdict(list)
    every: tuple[type[Ability], ...] = (*parts, *HABITS, Oath)
    for kind in dict.fromkeys(every):
        where = kind.__module__.removeprefix("mythos.games.cthulhu_wars.")
        for hook in kind.waits_for:
            found[hook].append(f"`{where.rpartition('.')[2]}.{kind.__name__}`")
    return found


def page() -> str:
    marks, headings, waiting = hooks_of(Ability), sections(), users()
    lines, heading = [HEAD.rstrip()], ""
    for name, mark in marks.items():
        if headings[name] != heading:
            heading = headings[name]
            lines += [
                "",
                f"## {heading}",
                "",
                "| moment | kind | says | used by |",
                "|---|---|---|---|",
            ]
        hook = getattr(Ability, name)
        takes = str(inspect.signature(hook)).partition(" -> ")[0].replace("self, s: 'War'", "s")
        said = " ".join((inspect.getdoc(hook) or "").split())
        by = ", ".join(waiting[name][:4]) + (" …" if len(waiting[name]) > 4 else "")
        kind = mark.sort.value + (", always" if mark.always else "")
        lines.append(f"| `{name}{takes.replace(chr(39), '')}` | {kind} | {said} | {by} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
