"""Which parameters of a test are tried every day, and which only in the whole run."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet


def in_the_whole_run(*values: object) -> ParameterSet:
    """A parameter, or several that belong together, that `make quick` leaves out."""
    return pytest.param(*values, marks=pytest.mark.slow)
