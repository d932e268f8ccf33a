"""Cthulhu Wars: the colours of Gates and what they do in the Doom Phase (CW-58.2)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias


class Effect(StrEnum):
    """What a coloured Gate does in the Doom Phase (CW-58.2)."""

    POWER = "power"
    POWER_LOST = "power_lost"
    DOOM = "doom"
    DOOM_LOST = "doom_lost"
    RITUAL = "ritual"
    """An Elder Sign if its controller performs a ritual."""
    NO_RITUAL = "no_ritual"
    FEAST = "feast"
    """The cheapest enemy Monster or Cultist at this Gate is eliminated."""
    OWN_LOSS = "own_loss"
    """One of its controller's own units there is eliminated."""
    SWAP = "swap"
    """Two coloured Gates are swapped before all else."""
    FADE = "fade"
    """A coloured Gate of its controller's becomes a normal one."""


Column: TypeAlias = "Mapping[str, Effect]"
"""What each colour does after a certain number."""
TABLE: Final[Mapping[str, tuple[Effect, Effect, Effect, Effect]]] = {
    "blue": (Effect.POWER, Effect.POWER_LOST, Effect.POWER, Effect.POWER_LOST),
    "orange": (Effect.POWER, Effect.POWER, Effect.POWER_LOST, Effect.POWER_LOST),
    "violet": (Effect.DOOM, Effect.DOOM_LOST, Effect.DOOM, Effect.DOOM_LOST),
    "yellow": (Effect.DOOM, Effect.DOOM, Effect.DOOM_LOST, Effect.DOOM_LOST),
    "green": (Effect.RITUAL, Effect.RITUAL, Effect.NO_RITUAL, Effect.NO_RITUAL),
    "pink": (Effect.RITUAL, Effect.NO_RITUAL, Effect.RITUAL, Effect.NO_RITUAL),
    "red": (Effect.FEAST, Effect.OWN_LOSS, Effect.FEAST, Effect.OWN_LOSS),
    "light_blue": (Effect.FEAST, Effect.OWN_LOSS, Effect.FEAST, Effect.OWN_LOSS),
    "turquoise": (Effect.SWAP, Effect.SWAP, Effect.FADE, Effect.FADE),
}
"""By colour: what it does after a 2, a 3, a 4 and a 5 (CW-58.2)."""
GLOWING: Final = "glowing"
COLOURS: Final = (*TABLE, GLOWING)
