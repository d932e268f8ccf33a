"""Writing a record so that a crash leaves the old file or the new one, never half of one."""

from __future__ import annotations

import os
from pathlib import Path

from mythos.core.record import Record


def save(record: Record, path: Path) -> None:
    """Write the record beside its place, then put it there in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
