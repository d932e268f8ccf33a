"""Imported into the process that servers of tests are forked from: what every server does first.

Importing the house and reading its texts takes a second, and a test's server lives not much longer.
"""

from __future__ import annotations

from mythos.core.registry import game_ids
from mythos.server.offer import game_info
from tests.server import process

__all__ = ["process"]

for _each in game_ids():
    game_info(_each)
