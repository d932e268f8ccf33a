"""How long a bot may think: a number of steps (then it is reproducible), or a time.

The one clock that the code of a game can reach, and only its bots may: rules know no time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count


def patience(steps: int, seconds: float) -> Iterator[int]:
    """Counts the steps of the thinking, at least one; without seconds, exactly `steps`."""
    if not seconds:
        yield from range(max(1, steps))
        return
    end = time.perf_counter() + seconds
    for step in count():
        yield step
        if time.perf_counter() >= end:
            return
