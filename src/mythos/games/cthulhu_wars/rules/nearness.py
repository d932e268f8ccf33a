"""Cthulhu Wars: for bots, how near a requirement is to being met, from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout

NEAR: Final = 0.55
"""All but there is not there: what can be met has to be met, too."""
ANYTIME: Final = 0.3
"""What can be met at any time for a price."""


def by_way(
    t: Layout,
    ways: Sequence[float],
    origins: Sequence[Zone],
    targets: Sequence[Zone],
    otherwise: float = 0.0,
) -> float:
    """How near a place is by the shortest way to it; `otherwise` if there is none."""
    steps = [t.board.distance(origin, zone) for origin in origins for zone in targets]
    return ways[min(*steps, len(ways) - 1)] if steps else otherwise
