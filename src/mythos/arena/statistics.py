"""The little statistics that the arena needs: intervals one can trust at small numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.96
"""Two-sided 95 %."""


class Interval(Struct, frozen=True):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def rate(successes: int, trials: int) -> Interval:
    """A share with its Wilson interval, which stays inside 0 to 1 and holds for few trials."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    spread = 1 + Z * Z / trials
    centre = (share + Z * Z / (2 * trials)) / spread
    half = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / spread
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean with its normal interval."""
    count = len(values)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    average = sum(values) / count
    if count == 1:
        return Interval(average, average, average)
    variance = sum((value - average) ** 2 for value in values) / (count - 1)
    half = Z * sqrt(variance / count)
    return Interval(average, average - half, average + half)
