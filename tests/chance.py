"""How likely counts are: the chi-square test, without the second that `scipy.stats` takes."""

from __future__ import annotations

from collections.abc import Sequence

from scipy.special import chdtrc


def likelihood(observed: Sequence[int], expected: Sequence[float] | None = None) -> float:
    """The p-value of these counts; without expectations all are to be equally likely."""
    wanted = expected or [sum(observed) / len(observed)] * len(observed)
    pairs = zip(observed, wanted, strict=True)
    distance = sum((count - mean) ** 2 / mean for count, mean in pairs)
    return float(chdtrc(len(observed) - 1, distance))
