"""What the server can say instead of yes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Refused(Exception):
    """The server said no. `code` is stable; `clause` names the rule where a rule is the reason."""

    def __init__(self, error: Mapping[str, Any], status: int = 0) -> None:
        super().__init__(error.get("message", "refused"))
        self.status = status
        """The HTTP status; 0 for a refusal at a table."""
        self.code: str = error.get("code", "")
        self.reason: str = error.get("reason", "")
        self.clause: str = error.get("clause", "")
        self.legal: tuple[str, ...] = tuple(error.get("legal", ()))


class CommandRefused(Refused):
    """A command at a table was refused."""
