"""Measuring in one run: contestants take turns, so that a noisy machine hurts all alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from rich.console import Console
from rich.table import Table

Contestant = Callable[[], int]
"""Does some work and returns how much of it."""


def interleaved(contestants: dict[str, Contestant], rounds: int = 7) -> dict[str, float]:
    """The median rate (work a second of processor time) of each contestant."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for work in contestants.values():
        work()
    for _ in range(rounds):
        for name, work in contestants.items():
            started = time.process_time()
            done = work()
            rates[name].append(done / (time.process_time() - started))
    return {name: median(values) for name, values in rates.items()}


def show(title: str, rates: dict[str, float], reference: str, unit: str) -> None:
    """A table of rates and their ratios to the reference."""
    table = Table(title=title)
    table.add_column("")
    table.add_column(unit, justify="right")
    table.add_column(f"ratio to {reference}", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / rates[reference]:.2f}")
    Console().print(table)
