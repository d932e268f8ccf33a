"""The Chromium that browser tests, screenshots and measurements drive.

Preferred is Debian's headless shell: the same engine without the windows around it, which open and
close for every person of a test and take five times as long as the page in them.
`python -m tools.chromium` prints where it is and, as root on Debian, installs it first if need be.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

SHELL: Final = "chromium-headless-shell"
NAMES: Final = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES: Final = (SHELL, "chromium")
"""Where there is no package of the shell, a browser with windows will do."""
PATIENCE: Final = 600
"""Seconds for the package manager."""


class NoChromium(Exception):
    """There is no Chromium to be had here; the text says why."""


def find() -> str | None:
    """The browser that MYTHOS_CHROMIUM names, or one on the PATH."""
    wanted = os.environ.get("MYTHOS_CHROMIUM")
    return wanted or next((found for each in NAMES if (found := shutil.which(each))), None)


def install() -> str:
    """Get Debian's package unless a browser is there. Needs root."""
    if found := find():
        return found
    if not shutil.which("apt-get"):
        raise NoChromium("install Chromium or Chrome, or set MYTHOS_CHROMIUM to its program")
    if os.geteuid() != 0:
        raise NoChromium(f"as root: apt-get install {SHELL}; or set MYTHOS_CHROMIUM")
    return get()


def get() -> str:
    """The first of the packages that there is."""
    apt("update")
    missing = NoChromium("it was installed, but is not on the PATH")
    for package in PACKAGES:
        try:
            apt("install", "-y", "--no-install-recommends", package)
        except NoChromium as error:
            missing = error
        if found := find():
            return found
    raise missing


def best() -> str:
    """The shell, also where another browser is at hand, if it can be had."""
    found = install()
    can = os.geteuid() == 0 and shutil.which("apt-get") and not os.environ.get("MYTHOS_CHROMIUM")
    if shutil.which(SHELL) or not can:
        return found
    try:
        return get()
    except NoChromium:
        return found


def apt(*words: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-q", *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise NoChromium(f"apt-get {words[0]} failed: {last}")


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A browser without a window; it is closed at the end of the block."""
    program = install()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    try:
        print(best())
    except NoChromium as missing:
        sys.exit(f"no Chromium: {missing}")
