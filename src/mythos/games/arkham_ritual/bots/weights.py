"""Arkham Ritual: what counts how much for whoever reckons with sanity."""

from __future__ import annotations

from typing import Final

ROUND_GOES_ON: Final = 0.2
"""How much a settlement weighs that may still be averted, against one that happens at once."""
STAKE: Final = 4.0
"""What it is worth, in sanity, that the game ends and somebody else is at 0; minus that for me."""
