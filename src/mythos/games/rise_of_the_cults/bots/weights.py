"""Rise of the Cults: what counts how much for whoever judges a board."""

from __future__ import annotations

from typing import Final

LEVEL: Final = 0.28
"""For a level of a Ritual on the board."""
SITE: Final = 0.7
TOKEN: Final = 0.12
ICON: Final = 0.06
"""For an icon in the hand."""
BOUGHT: Final = 0.05
"""For an icon of a bought card, wherever it is."""
MARKER: Final = 0.12
"""For a Plan marker still to be used; more where one has a footing."""
DEAD: Final = 0.15
READY: Final = 0.7
"""For the best district in which Terror is within reach."""
STEEPNESS: Final = 0.8
FIGHT: Final = 0.55
"""How much a difference in Attack decides."""
HALF: Final = 0.6
"""How much of what lies in a hand will be committed."""
NPC_ROUND: Final = 0.9
"""What the automaton gains in a round, and the Attack it brings to a fight."""
NPC_ATTACK: Final = 5.5
