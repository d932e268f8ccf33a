"""Screenshots of every page and telling state, in both sizes, languages and themes.

    python -m tools.screenshots                 all of them, into screenshots/
    python -m tools.screenshots reveal replay   only these states
    python -m tools.screenshots --only phone-de-dark

A file is named STATE-SIZE-LANGUAGE-THEME.png.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from tests.browser.people import DESK, PHONE, House
from tests.browser.states import STATES, Stage, shown
from tests.server.running import running_server

from tools.chromium import running_chromium

FOLDER: Final = Path(__file__).parent.parent / "screenshots"
SIZES: Final = {"desk": DESK, "phone": PHONE}
WAYS: Final = [
    f"{size}-{lang}-{theme}"
    for size, lang, theme in product(SIZES, ("en", "de"), ("light", "dark"))
]
LONG: Final = (
    "lobby",
    "lobby-of-a-stranger",
    "new-table",
    "new-table-with-options",
    "new-table-with-factions",
    "wrong-option",
    "myself",
)
"""Pages that are longer than the screen are shown whole."""


def take(house: House, way: str, states: list[str]) -> Iterator[Path]:
    size, lang, theme = way.split("-")
    for state in states:
        stage = Stage(house, SIZES[size], dark=theme == "dark", lang=lang)
        path = FOLDER / f"{state}-{way}.png"
        with shown(stage, state) as person:
            person.page.wait_for_timeout(150)
            person.page.screenshot(path=path, full_page=state in LONG)
        house.close()
        yield path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("states", nargs="*", metavar="STATE", help=", ".join(STATES))
    parser.add_argument("--only", choices=WAYS, action="append", metavar="SIZE-LANG-THEME")
    chosen = parser.parse_args()
    states = chosen.states or list(STATES)
    if unknown := set(states) - set(STATES):
        sys.exit(f"no such state: {', '.join(sorted(unknown))}")
    FOLDER.mkdir(exist_ok=True)
    begun = time.monotonic()
    made = 0
    with running_chromium() as browser:
        for way in chosen.only or WAYS:
            # A server of its own: the first lobby is empty, as it is for the very first guest.
            with (
                tempfile.TemporaryDirectory() as folder,
                running_server(str(Path(folder, "tables.sqlite3")), rate=10_000) as server,
            ):
                house = House(browser, server.url)
                made += sum(1 for _ in take(house, way, states))
                for complaint in house.complaints:
                    print(f"{way}: {complaint}")
    print(f"{made} screenshots in {FOLDER}, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
