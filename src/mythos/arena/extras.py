"""Libraries that only the arena needs and not everybody has."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mythos.core.errors import MissingExtra


def extra(module: str) -> Any:
    """A module of the extra `arena`, or a refusal that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise MissingExtra(module.partition(".")[0], "arena") from None
