"""The browser client's own tools, run with the Node that pip brought.

python -m tools.web build          build the client into the package if its sources changed
python -m tools.web check lint test
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import hatch_build

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "mythos" / "browser"


def npm(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run npm in the client's folder; what it says is kept."""
    return hatch_build.npm(WEB, *words, **environment)


def ready() -> None:
    """Get the packages of the lock file unless they are there."""
    wanted, present = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not present.exists() or present.stat().st_mtime < wanted.stat().st_mtime:
        demand(npm("ci", "--no-audit", "--no-fund"))


def build() -> bool:
    """Build the client if its sources have changed since; says whether it did."""
    stamp = BUILT / "sources.txt"
    wanted = hatch_build.digest_of(WEB)
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    ready()
    demand(npm("run", "build"))
    stamp.write_text(wanted)
    return True


def demand(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\n{' '.join(done.args[2:])} failed")


def main() -> None:
    for word in sys.argv[1:] or ["build"]:
        if word == "build":
            print("the browser client is built" if build() else "the browser client is up to date")
            continue
        ready()
        demand(npm("run", "--silent", word))
        print(f"web {word}: good")


if __name__ == "__main__":
    main()
